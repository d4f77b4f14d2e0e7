"""Deals that are over, from the log of a table: card by card, their receipts, the record of a
match. Matches and deals are counted from 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from belot.protocol.matches import Played, matches_of, tags_of
from belot.protocol.receipts import makings_of
from belot.protocol.receipts import receipt as receipt_of
from belot.protocol.replaying import MatchShape, ReplayShape, match_shape, replay_shape
from belot.record import Record, write_jsonl, write_text
from belot.rules import BelotError
from belot.table import Entry, TableState

Form = Literal["text", "jsonl"]
Log = Sequence[Entry]
Seating = Callable[[TableState], int]
"""Where whoever looks sat, -1 for nowhere."""


class NotToSee(BelotError):
    """What is not there (``not-found``), or may not be looked at yet (``match-running``,
    ``deal-running``)."""


def find(entries: Log, number: int | None) -> tuple[Played, int]:
    """A match by its number, or the last one, and how many there are; NotToSee while nothing of it
    may be looked at."""
    played = matches_of(entries)
    number = len(played) if number is None else number
    if not 1 <= number <= len(played):
        raise NotToSee("not-found", "no such match at this table")
    found = played[number - 1]
    if not found.open:
        raise NotToSee("match-running", "the pack is only cut: wait for the end of the match")
    return found, len(played)


def rested(played: Played, deal: int) -> TableState:
    """The table as it rested after a deal."""
    if deal in played.rests:
        return played.rests[deal]
    state = played.last.match
    if state is not None and deal == state.standing.deals:
        raise NotToSee("deal-running", "the deal is still running")
    raise NotToSee("not-found", "no such deal in this match")


def deals(entries: Log, match: int | None, seat: Seating) -> MatchShape:
    """The deals of a match that can be looked at."""
    found, matches = find(entries, match)
    return match_shape(tuple(found.rests.values()), found.last, matches, seat(found.last))


def replay(entries: Log, match: int | None, deal: int, seat: Seating) -> ReplayShape:
    """A deal that is over, card by card."""
    state = rested(find(entries, match)[0], deal)
    return replay_shape(state, seat(state))


def receipt(entries: Log, match: int | None, deal: int) -> dict[str, Any]:
    """The receipt of a deal (docs/fairness.md)."""
    played, _ = find(entries, match)
    made = receipt_of(makings_of(entries, played.number), rested(played, deal))
    if made is None:
        raise NotToSee("not-found", "this deal was not made by a chain, or not shown yet")
    return made.to_json()


def record(entries: Log, match: int | None, form: Form) -> tuple[str, str]:
    """The record of a match that is over, the last one unless told otherwise, and its variant."""
    over = [played for played in matches_of(entries) if played.over]
    wanted = [played for played in over if match in (None, played.number)]
    if not wanted:
        raise NotToSee("match-running", "no such match of this table is over")
    last = wanted[-1].last
    made = Record(tags_of(last), last.log)
    write = write_text if form == "text" else write_jsonl
    return write(made), made.rules.variant
