"""Writing the text notation (docs/notation.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from belot.record.phrases import (
    ARROW,
    auction_text,
    contest_text,
    cut_text,
    eight_text,
    end_text,
    packets_text,
    rest_text,
    result_text,
    right_text,
    said_text,
    score_rows,
    seat_text,
    swap_text,
    trick_text,
)
from belot.record.record import Record
from belot.record.retrace import validate
from belot.rules import Event, RuleSet, State, Word, card_text, fold, hand_text
from belot.rules import events as ev

E = TypeVar("E")


def write_text(record: Record) -> str:
    """A record in the text notation. Raises RecordError if it is not valid."""
    state = validate(record)
    lines = list(_head(record, state))
    for events, after in _deals(record.events):
        lines += ["", *deal_lines(events, after)]
    lines += ["", f"End {end_text(state)}"]
    return "\n".join(lines) + "\n"


def _head(record: Record, state: State) -> Iterator[str]:
    opened, drawn = record.events[:2]
    assert isinstance(opened, ev.MatchOpened) and isinstance(drawn, ev.DealerDrawn)
    yield _tag("Belot", str(record.version))
    for name, value in record.tags.items():
        yield _tag(name, value)
    yield _tag("Rules", opened.rules)
    if any(opened.totals):
        yield _tag("Totals", " ".join(map(str, opened.totals)))
    if opened.hung:
        yield _tag("Hung", str(opened.hung))
    yield _tag("Dealer", seat_text(drawn.dealer))
    yield _tag("Result", result_text(state))
    if drawn.draws:
        yield ""
    for draw in drawn.draws:
        yield _line("Draw", _each((seat, card_text(card)) for seat, card in draw))


def _tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _deals(events: Iterable[Event]) -> Iterator[tuple[list[Event], State]]:
    """The events of each deal and the state after them."""
    state: State | None = None
    deal: list[Event] = []
    for event in events:
        if isinstance(event, ev.DealOpened):
            if deal and state is not None:
                yield deal, state
            deal = []
        state = fold(state, event)
        if deal or isinstance(event, ev.DealOpened):
            deal.append(event)
    if deal and state is not None:
        yield deal, state


def _line(name: str, text: str, outcome: str = "") -> str:
    return f"{name:<9}{text}" + (f"  {ARROW} {outcome}" if outcome else "")


def _each(said: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{seat_text(seat)} {words}".strip() for seat, words in said)


def deal_lines(events: Sequence[Event], after: State) -> Iterator[str]:
    """The lines of one deal: its events from DealOpened on, and the state after them."""
    yield from _dealing(after.rules, events)
    calls = [(e.seat, e.call.value) for e in _of(ev.Called, events)]
    if calls:
        yield _line("Auction", _each(calls), auction_text(after))
    yield from _before_play(after, events)
    yield from _play_lines(after.rules, events)
    for scored in _of(ev.DealScored, events):
        yield from _score_lines(after, scored)


def _of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _dealing(rules: RuleSet, events: Sequence[Event]) -> Iterator[str]:
    for opened in _of(ev.DealOpened, events):
        yield _line("Deal", f"{opened.number} dealer {seat_text(opened.dealer)}")
        yield _line("Pack", " ".join(map(card_text, opened.pack)))
    for cut in _of(ev.PackCut, events):
        yield _line("Cut", f"{seat_text(cut.seat)} {cut_text(cut.at)}")
    for chosen in _of(ev.PacketsChosen, events):
        choice = f"{seat_text(chosen.seat)} {chosen.pattern + 1}"
        yield _line("Packets", choice, packets_text(rules, chosen.pattern))
    filled = _of(ev.HandsFilled, events)
    for dealt in _of(ev.Dealt, events):
        for seat, hand in enumerate(dealt.hands):
            came = filled and any(filled[0].cards)
            later = f" | {hand_text(filled[0].cards[seat])}" if came else ""
            yield _line("Hand", f"{seat_text(seat)}  {hand_text(hand)}{later}")
        if dealt.turned >= 0:
            yield _line("Turned", card_text(dealt.turned))


def _before_play(after: State, events: Sequence[Event]) -> Iterator[str]:
    swaps = [
        (e.seat, "yes" if isinstance(e, ev.SevenSwapped) else "no")
        for e in events
        if isinstance(e, ev.SwapDeclined | ev.SevenSwapped)
    ]
    if swaps:
        (dealt,) = _of(ev.Dealt, events)
        made = after.board.swapped >= 0
        yield _line("Swap", _each(swaps), swap_text(dealt.turned) if made else "")
    for away in _of(ev.Discarded, events):
        yield _line("Away", f"{seat_text(away.seat)} {hand_text(away.cards)}")
    for eight in _of(ev.EightOfSuit, events):
        yield _line("Eight", eight_text(eight))
    said = [
        (e.seat, said_text(after.rules, e.items, e.belote) or "none")
        for e in _of(ev.Announced, events)
    ]
    if said:
        yield _line("Announce", _each(said))


def _card(rules: RuleSet, event: ev.CardPlayed) -> str:
    """A card with what rode on it: ``KH (belote)``, ``8H (20 7H-8H-9H)``."""
    word = [event.word.name.lower()] if event.word is not Word.NONE else []
    said = said_text(rules, event.items, event.belote)
    riding = " + ".join([*word, *([said] if said else [])])
    return card_text(event.card) + (f" ({riding})" if riding else "")


def _play_lines(rules: RuleSet, events: Sequence[Event]) -> Iterator[str]:
    """Tricks, and between them what was shown, thrown in, claimed and accepted."""
    number, trick, shown = 1, list[ev.CardPlayed](), list[str]()
    accepted: list[tuple[int, str]] = []

    def laid(outcome: str = "") -> Iterator[str]:
        if trick:
            cards = " ".join(_card(rules, played) for played in trick)
            yield _line("Trick", f"{number} {seat_text(trick[0].seat)}: {cards}", outcome)
        yield from shown
        trick.clear()
        shown.clear()

    for event in events:
        if accepted and not isinstance(event, ev.Accepted):
            yield _line("Accept", _each(accepted))
            accepted.clear()
        match event:
            case ev.CardPlayed():
                trick.append(event)
            case ev.TrickTaken():
                yield from laid(trick_text(event))
                number += 1
            case ev.DeclarationsShown():
                shown.append(_line("Shown", contest_text(rules, event.contest)))
                if not trick:
                    yield from laid()
            case ev.RestTaken() | ev.RenonceClaimed():
                yield from laid()
                yield _claim(event)
            case ev.Accepted():
                accepted.append((event.seat, ""))
            case _:
                pass
    yield from laid()
    if accepted:
        yield _line("Accept", _each(accepted))


def _claim(event: ev.RestTaken | ev.RenonceClaimed) -> str:
    """What broke the play off."""
    if isinstance(event, ev.RestTaken):
        return _line("Rest", seat_text(event.seat), rest_text(event))
    claim = f"{seat_text(event.seat)} {card_text(event.card)}"
    return _line("Claim", claim, right_text(event.right))


def _score_lines(after: State, scored: ev.DealScored) -> Iterator[str]:
    """The score sheet, without rows that say nothing."""
    none = tuple(0 for _ in after.standing.totals)
    score = scored.score
    silent = {
        "Capot": not any(score.capot),
        "Declarations": not any(score.declarations),
        "Belote": not any(score.belote),
        "Award": score.award == score.totals,
        "Received": score.from_hung == none,
        "Hanging": score.hanging == 0,
    }
    for name, text in score_rows(after, scored).items():
        if not silent.get(name, False):
            yield f"{name:<13}{text}"
