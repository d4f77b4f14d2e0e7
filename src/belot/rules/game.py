"""The whole flow of a match: state = fold of events, actions in, events out.

``open_match`` and ``open_deal`` take a key, the only source of chance; ``act`` takes what a seat
does. Each returns the new state and the events, the automatic consequences included. A refused
action raises Refusal and changes nothing. ``Match`` keeps state and log together.
"""

from __future__ import annotations

from typing import Any

from belot.rules import announce, deal
from belot.rules import events as ev
from belot.rules.actions import (
    Action,
    Announce,
    ChoosePackets,
    Claim,
    Cut,
    Discard,
    Play,
    Say,
    Swap,
)
from belot.rules.errors import Code, Refusal
from belot.rules.events import Event
from belot.rules.flow import consequence
from belot.rules.fold import fold, replay
from belot.rules.legality import check
from belot.rules.options import Shuffle
from belot.rules.random import Stream, derive, seed_key
from belot.rules.rest import check_rest, open_belotes
from belot.rules.ruleset import RuleSet
from belot.rules.state import Phase, State
from belot.rules.view import SeatView, view_of, word_with

Step = tuple[State, tuple[Event, ...]]

# --- opening ---


def open_match(
    rules: RuleSet,
    key: bytes,
    *,
    dealer: int | None = None,
    totals: tuple[int, ...] | None = None,
    hung: int = 0,
) -> Step:
    """Begin a match: draw for the dealer, or take dealer, totals and hung points from a score pad.

    Totals and hung points are written points; penalties may have made a total negative. Raises
    Refusal (standing) where they cannot be.
    """
    totals = (0,) * rules.sides if totals is None else totals
    numbers: tuple[Any, ...] = (*totals, hung)
    if (
        type(totals) is not tuple
        or len(totals) != rules.sides
        or any(type(n) is not int for n in numbers)
        or hung < 0
    ):
        raise Refusal(Code.STANDING, f"{rules.sides} totals are needed, and 0 or more that hang")
    if dealer is None:
        dealer, draws = deal.draw_dealer(rules, Stream(key))
    elif type(dealer) is int and 0 <= dealer < rules.players:
        draws = ()
    else:
        raise Refusal(Code.STANDING, f"there is no seat {dealer} to deal")
    events = (ev.MatchOpened(rules.name, totals, hung), ev.DealerDrawn(dealer, draws))
    return replay(events), events


def open_deal(state: State, key: bytes) -> Step:
    """Begin the next deal, shuffled or gathered. Raises Refusal (wrong-phase, match-over)."""
    if state.phase is not Phase.BETWEEN:
        code = Code.MATCH_OVER if state.phase is Phase.OVER else Code.WRONG_PHASE
        raise Refusal(code, f"no deal can begin during {state.phase}", rule=f"phase={state.phase}")
    stream = Stream(key)
    laid = left_lying(state)
    pack = deal.gather(state.rules, laid, stream) if laid else deal.new_pack(stream)
    return _run(state, ev.DealOpened(state.standing.deals + 1, state.standing.dealer, pack))


def left_lying(state: State) -> deal.Packets | None:
    """The last deal as it lies on the table for gathering, or None where the pack is shuffled."""
    rules, run, layout = state.rules, state.run, state.secret.layout
    if rules.shuffle is Shuffle.EVERY_DEAL or layout is None:
        return None
    if state.board.contract is None:
        assert state.board.auction is not None
        return deal.lay_hands(rules, layout.hands, state.board.auction.dealer, deal.stub(layout))
    if run is None or len(run.tricks) < rules.hand_size or run.rest >= 0:
        return None  # the deal ended early
    return deal.lay_tricks(rules, run.tricks, state.board.taker)


# --- acting ---


def act(state: State, seat: int, action: Action) -> Step:
    """What a seat does, and all that follows by itself. Raises Refusal and changes nothing then."""
    return act_on_view(state, view_of(state, seat), action)


def act_on_view(state: State, view: SeatView, action: Action) -> Step:
    """``act`` with the seat's view at hand, which must be of this very state."""
    check(view, action)
    return _run(state, _event(state, view, action))


def take_rest(state: State, seat: int) -> Step:
    """All the remaining tricks to a seat, and all that follows. That it would get them is proved or
    agreed upon before. Raises Refusal and changes nothing then."""
    check_rest(view_of(state, seat))
    return _run(state, ev.RestTaken(seat, open_belotes(state)))


def _event(state: State, view: SeatView, action: Action) -> Event:
    seat = view.seat
    match action:
        case Play():
            word = word_with(view, action)
            if action.announce is None:
                return ev.CardPlayed(seat, action.card, word)
            said = action.announce
            return ev.CardPlayed(seat, action.card, word, _sorted(said), said.belote)
        case Say():
            return ev.Called(seat, action.call)
        case Cut():
            return ev.PackCut(seat, action.at)
        case ChoosePackets():
            return ev.PacketsChosen(seat, action.pattern)
        case Swap():
            return ev.SevenSwapped(seat) if action.made else ev.SwapDeclined(seat)
        case Discard():
            return ev.Discarded(seat, action.cards)
        case Announce():
            return ev.Announced(seat, _sorted(action), action.belote)
        case Claim():
            right = bool(state.secret.illegal >> action.card & 1)
            return ev.RenonceClaimed(seat, action.card, right)
        case _:
            return ev.Accepted(seat)


def _sorted(said: Announce) -> tuple[announce.Declaration, ...]:
    return tuple(sorted(said.items, reverse=True))


def _run(state: State, event: Event) -> Step:
    """Fold an event and every consequence that the table draws by itself."""
    events = []
    pending: Event | None = event
    while pending is not None:
        events.append(pending)
        state = fold(state, pending)
        pending = consequence(state)
    return state, tuple(events)


class Match:
    """A match being played: its state and its log. The handy way to drive a game in one process.

    ``Match(rules, seed=7)`` opens a match; ``deal()`` opens the next deal with a key derived from
    the seed; ``act(seat, action)`` plays. ``view(seat)`` is what that seat may know.
    """

    __slots__ = ("_key", "_view", "log", "state")

    def __init__(
        self,
        rules: RuleSet,
        *,
        seed: int | str = 0,
        dealer: int | None = None,
        totals: tuple[int, ...] | None = None,
        hung: int = 0,
    ) -> None:
        self._key = seed_key(seed)
        self._view: SeatView | None = None
        self.state, events = open_match(
            rules, derive(self._key, "dealer"), dealer=dealer, totals=totals, hung=hung
        )
        self.log: list[Event] = list(events)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase is Phase.OVER

    def view(self, seat: int) -> SeatView:
        """What a seat may know now; -1 for a spectator."""
        view = self._view
        if view is None or view.seat != seat:
            view = self._view = view_of(self.state, seat)
        return view

    def deal(self, key: bytes | None = None) -> tuple[Event, ...]:
        """Open the next deal, by default with the next key of the seed."""
        number = self.state.standing.deals + 1
        return self._take(open_deal(self.state, key or derive(self._key, "deal", number)))

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Act for a seat; returns what happened. Raises Refusal."""
        return self._take(act_on_view(self.state, self.view(seat), action))

    def take_rest(self, seat: int) -> tuple[Event, ...]:
        """Give a seat all the remaining tricks; returns what happened. Raises Refusal."""
        return self._take(take_rest(self.state, seat))

    def _take(self, step: Step) -> tuple[Event, ...]:
        self.state, events = step
        self._view = None
        self.log += events
        return events
