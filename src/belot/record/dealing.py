"""How a deal begins in a text record: with its pack, the pack of the last deal, or the hands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from belot.record.errors import RecordCode, RecordError
from belot.record.lines import Line, located
from belot.record.packs import Known, pack_of
from belot.record.phrases import (
    mismatch,
    read_call,
    read_card,
    read_cards,
    read_number,
    read_said,
    read_seat,
)
from belot.record.retrace import gathered_pack
from belot.rules import State
from belot.rules.deal import Pack
from belot.rules.events import DealOpened

_DEAL: Final = re.compile(r"([0-9]{1,7})(?:,?\s+dealer\s+(\S+))?", re.IGNORECASE)


def deal_opened(state: State, lines: Sequence[Line]) -> DealOpened:
    """The opening of a deal whose lines these are. Raises RecordError."""
    with located(lines[0]):
        found = _DEAL.fullmatch(lines[0].text)
        if found is None:
            raise mismatch(f"not a deal: {lines[0].text!r:.40}; write Deal 1 dealer P0")
        dealer = read_seat(found[2]) if found[2] else state.standing.dealer
        return DealOpened(int(found[1]), dealer, _pack(state, lines))


def _pack(state: State, lines: Sequence[Line]) -> Pack:
    for line in _named(lines, "Pack"):
        with located(line):
            return tuple(read_cards(line.text))
    if gathered := gathered_pack(state):
        return gathered
    hands = _named(lines, "Hand")
    if not hands:
        raise RecordError(RecordCode.TRUNCATED, "the deal has neither a pack nor hands")
    with located(hands[-1]):
        return pack_of(state.rules, _known(state, lines))


def from_hands(state: State, lines: Sequence[Line]) -> bool:
    """Whether only the hands of a deal are known: who wrote it need not know cut and packets."""
    return not _named(lines, "Pack") and not gathered_pack(state)


def _named(lines: Sequence[Line], name: str) -> list[Line]:
    return [line for line in lines if line.name == name]


def read_hand(line: Line) -> tuple[int, list[int], list[int]]:
    """A seat, its cards before the auction, and those that came later: ``P0 AS … | 7H …``.

    A seven that was swapped for the turned card can come back to the taker.
    """
    words = line.text.split(None, 1)
    first, _, later = (words[1] if len(words) > 1 else "").partition("|")
    return read_seat(words[0] if words else ""), read_cards(first), read_cards(later)


def _known(state: State, lines: Sequence[Line]) -> Known:
    """What the lines tell of a deal, all at once: the later cards depend on who takes."""
    rules = state.rules
    first: list[tuple[int, ...]] = [()] * rules.players
    later = list(first)
    at, pattern, turned, calls, swapped = rules.cut_min, 0, -1, [], False
    for line in lines:
        with located(line):
            match line.name:
                case "Cut":
                    word = line.text.split()[-1:]
                    at = 0 if word == ["tap"] else read_number("".join(word))
                case "Packets":
                    pattern = read_number("".join(line.text.split()[-1:])) - 1
                case "Turned":
                    turned = read_card(line.text)
                case "Auction":
                    calls += [read_call(word) for _, word in read_said(line.text)]
                case "Swap":
                    swapped = any(word == "yes" for _, word in read_said(line.text))
                case "Hand":
                    seat, cards, came = read_hand(line)
                    if seat >= rules.players or first[seat]:
                        raise RecordError(RecordCode.DUPLICATE, f"no hand for P{seat} here")
                    first[seat], later[seat] = tuple(cards), tuple(came)
                case _:
                    pass
    return Known(
        dealer=state.standing.dealer,
        at=at,
        pattern=pattern,
        first=tuple(first),
        later=tuple(later),
        turned=turned,
        calls=tuple(calls),
        swapped=swapped,
    )
