"""Playing a log again through the rules: the only judge of whether a record is right.

What players did (and what chance did: draw and pack) is *given*; everything else must follow. That
a seat took the rest is given too: whether by proof or by consent, a record does not say.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from belot.record.codec import to_json
from belot.record.errors import RecordCode, RecordError
from belot.record.record import Record, parse_rules
from belot.rules import (
    Accept,
    Action,
    Announce,
    ChoosePackets,
    Claim,
    Code,
    Cut,
    Discard,
    Event,
    Phase,
    Play,
    Refusal,
    RuleSet,
    Say,
    SeatView,
    State,
    Swap,
    Word,
    fold,
    open_deal,
    open_match,
    take_rest,
    view_of,
)
from belot.rules import events as ev
from belot.rules.announce import RANK_PLACE
from belot.rules.cards import DECK
from belot.rules.game import act_on_view
from belot.rules.options import FirstDealer, Gather, SeqOrder, Shuffle
from belot.rules.view import belote_choice

Done = (
    ev.PackCut
    | ev.PacketsChosen
    | ev.Called
    | ev.SwapDeclined
    | ev.SevenSwapped
    | ev.Discarded
    | ev.Announced
    | ev.CardPlayed
    | ev.RenonceClaimed
    | ev.Accepted
)
"""What players do."""

_CODES: Final = {
    Code.NOT_YOUR_TURN: RecordCode.ORDER,
    Code.WRONG_PHASE: RecordCode.ORDER,
    Code.MATCH_OVER: RecordCode.ORDER,
    Code.CARD_ALREADY_PLAYED: RecordCode.DUPLICATE,
}


def validate(record: Record) -> State:
    """The state after a record, all of it played again through the rules.

    Raises RecordError at the first event that is not what the rules say. A match that is not over
    is valid if it stops where somebody has to act.
    """
    return retrace(record.events)


def retrace(events: Sequence[Event], lines: Sequence[int] = ()) -> State:
    """The state after a log; ``lines`` are the lines of the events, for errors."""
    again = Retrace()
    due: deque[Event] = deque()
    for number, event in enumerate(events):
        try:
            if due:
                _same(event, due.popleft())
            else:
                due.extend(again.take(event)[1:])
        except RecordError as error:
            if number and event == events[number - 1]:
                error = RecordError(RecordCode.DUPLICATE, f"{kind(event)} twice: {error.reason}")
            raise error.at(line=lines[number] if lines else None) from None
    if due:
        raise RecordError(RecordCode.TRUNCATED, f"{kind(due[0])} is missing at the end")
    if again.state is None or again.state.phase is Phase.NEW:
        raise RecordError(RecordCode.TRUNCATED, "the match never begins")
    return again.state


class Retrace:
    """A match played again. ``take`` what is given; the rules add what follows.

    ``state`` is None until the match is opened; ``events`` is the whole log so far.
    """

    def __init__(self) -> None:
        self.state: State | None = None
        self.events: list[Event] = []

    def take(self, event: Event) -> tuple[Event, ...]:
        """Take a given event; returns it and what follows. Raises RecordError."""
        try:
            self.state, events = self._step(event)
        except Refusal as refusal:
            code = _CODES.get(refusal.code, RecordCode.MISMATCH)
            reason = f"{kind(event)}{_by(event)}: {refusal} ({refusal.code})"
            raise RecordError(code, reason) from refusal
        self.events += events
        return events

    def _step(self, event: Event) -> tuple[State, tuple[Event, ...]]:
        state = self.state
        if isinstance(event, ev.MatchOpened):
            _check_opening(state, event)
            return fold(None, event), (event,)
        if state is None:
            raise RecordError(RecordCode.ORDER, f"{kind(event)} before the match is opened")
        if isinstance(event, ev.DealerDrawn):
            _check_draw(state, event)
            return fold(state, event), (event,)
        if isinstance(event, ev.DealOpened):
            _check_pack(state, event)
            return fold(state, event), (event,)
        if not isinstance(event, Done | ev.RestTaken):
            raise RecordError(RecordCode.ORDER, f"{kind(event)} does not follow here")
        if not 0 <= event.seat < state.rules.players:
            raise RecordError(RecordCode.MISMATCH, f"there is no seat P{event.seat}")
        if isinstance(event, ev.RestTaken):
            state, events = take_rest(state, event.seat)
            _same(event, events[0])
            return state, events
        view = view_of(state, event.seat)
        state, events = act_on_view(state, view, action_of(view, event))
        _same(event, events[0])
        return state, events


def action_of(view: SeatView, event: Done) -> Action:
    """What a seat did to bring this event about."""
    match event:
        case ev.PackCut():
            return Cut(event.at)
        case ev.PacketsChosen():
            return ChoosePackets(event.pattern)
        case ev.Called():
            return Say(event.call)
        case ev.SwapDeclined():
            return Swap(made=False)
        case ev.SevenSwapped():
            return Swap(made=True)
        case ev.Discarded():
            return Discard(event.cards)
        case ev.Announced():
            return Announce(event.items, event.belote)
        case ev.CardPlayed():
            return _play(view, event)
        case ev.RenonceClaimed():
            return Claim(event.card)
        case ev.Accepted():
            return Accept()


def _play(view: SeatView, event: ev.CardPlayed) -> Play:
    """Words that the table says by itself are not the player's to say."""
    said = Announce(event.items, event.belote) if event.items or event.belote else None
    playing = view.phase is Phase.PLAY and event.word is not Word.NONE
    return Play(event.card, playing and belote_choice(view, event.card), said)


# --- opening --------------------------------------------------------------------------


def _check_opening(state: State | None, event: ev.MatchOpened) -> None:
    if state is not None:
        raise RecordError(RecordCode.DUPLICATE, "the match is opened twice")
    rules = parse_rules(event.rules)
    if event.rules != rules.name:
        reason = f"the rules {event.rules!r} are called {rules.name!r}"
        raise RecordError(RecordCode.MISMATCH, reason)
    open_match(rules, b"", dealer=0, totals=event.totals, hung=event.hung)


def _check_draw(state: State, event: ev.DealerDrawn) -> None:
    if state.phase is not Phase.NEW:
        raise RecordError(RecordCode.ORDER, "the first dealer is drawn already")
    if not 0 <= event.dealer < state.rules.players:
        raise RecordError(RecordCode.MISMATCH, f"there is no seat P{event.dealer} to deal")
    if event.draws and event.dealer != drawn_dealer(state.rules, event.draws):
        raise RecordError(RecordCode.MISMATCH, f"the draw does not make P{event.dealer} the dealer")


def drawn_dealer(rules: RuleSet, draws: Sequence[Sequence[tuple[int, int]]]) -> int:
    """The dealer whom the rounds of a draw make (house_rules §10.2); raises RecordError."""
    if rules.first_dealer is FirstDealer.DRAW_LOWEST:
        place, drawing = RANK_PLACE[rules.seq_order], list(range(rules.players))
    elif rules.first_dealer is FirstDealer.DRAW_LOWEST_PAIR:
        place, drawing = RANK_PLACE[SeqOrder.NATURAL], list(range(rules.sides))
    else:
        raise RecordError(RecordCode.MISMATCH, f"no draw with first_dealer={rules.first_dealer}")
    left = set(range(DECK))
    for drawn in draws:
        if len(left) < len(drawing):
            left = set(range(DECK))
        cards = [card for _, card in drawn]
        if len(drawing) == 1 or [seat for seat, _ in drawn] != drawing:
            who = ", ".join(f"P{seat}" for seat in drawing)
            raise RecordError(RecordCode.MISMATCH, f"the draw is between {who}")
        if len(set(cards)) < len(cards) or not left.issuperset(cards):
            raise RecordError(RecordCode.DUPLICATE, "a card is drawn twice")
        left.difference_update(cards)
        lowest = min(place[card & 7] for card in cards)
        drawing = [seat for seat, card in drawn if place[card & 7] == lowest]
    if len(drawing) > 1:
        raise RecordError(RecordCode.TRUNCATED, "the draw is not decided")
    return drawing[0]


def _check_pack(state: State, event: ev.DealOpened) -> None:
    (opened,) = open_deal(state, b"")[1]
    assert isinstance(opened, ev.DealOpened)
    if event.number != opened.number:
        early = event.number > opened.number
        code = RecordCode.ORDER if early else RecordCode.DUPLICATE
        raise RecordError(code, f"deal {event.number} where deal {opened.number} is due")
    if event.dealer != opened.dealer:
        reason = f"P{event.dealer} deals, the rules say P{opened.dealer}"
        raise RecordError(RecordCode.MISMATCH, reason)
    if sorted(event.pack) != list(range(DECK)):
        raise RecordError(RecordCode.MISMATCH, "the pack is not the 32 cards, each once")
    gathered = gathered_pack(state)
    if gathered and event.pack != gathered:
        raise RecordError(
            RecordCode.MISMATCH, "the pack is not the one gathered from the last deal"
        )


def gathered_pack(state: State) -> tuple[int, ...]:
    """The pack of the next deal where the last one leaves no choice, else empty.

    Where two keys give one pack, no chance is in it.
    """
    rules = state.rules
    if rules.shuffle is not Shuffle.FIRST_DEAL_ONLY or rules.gather is Gather.SECRET:
        return ()
    (one,), (other,) = (open_deal(state, key)[1] for key in (b"0", b"1"))
    assert isinstance(one, ev.DealOpened)
    return one.pack if one == other else ()


# --- comparing ------------------------------------------------------------------------


def kind(event: Event) -> str:
    """The name of an event in words: ``card played``."""
    name = type(event).__name__
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def _by(event: Event) -> str:
    seat = getattr(event, "seat", -1)
    return f" by P{seat}" if seat >= 0 else ""


def _same(event: Event, right: Event) -> None:
    """Raise RecordError unless an event is what the rules say."""
    if type(event) is not type(right):
        raise RecordError(RecordCode.ORDER, f"{kind(event)} where {kind(right)} is due")
    if event != right:
        name, got, due = _difference(to_json(event), to_json(right))
        reason = f"{kind(event)}: {name} is {got}, the rules say {due}"
        raise RecordError(RecordCode.MISMATCH, reason)


def _or_nothing(value: Any) -> Any:
    return "nothing" if value is None else value


def _difference(got: dict[str, Any], due: dict[str, Any]) -> tuple[str, Any, Any]:
    """The first field in which two objects differ, and what they have there."""
    for name in (*due, *got):
        one, other = got.get(name), due.get(name)
        if one != other:
            if isinstance(one, dict) and isinstance(other, dict):
                return _difference(one, other)
            return name, _or_nothing(one), _or_nothing(other)
    raise AssertionError("two equal objects")
