"""The matches in the log of a table, and what of them may be looked at."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from belot.rules.events import MatchOpened
from belot.rules.options import Shuffle
from belot.table import Entry, SeatKind, TableState, fold_table


@dataclass(frozen=True, slots=True)
class Played:
    """A match in the log of a table: the table as it rested after each deal, by the number of the
    deal, and as it stood when the match was seen last."""

    rests: dict[int, TableState]
    last: TableState

    @property
    def number(self) -> int:
        """Which match of the table this is, from 1."""
        return self.last.matches

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        assert self.last.match is not None
        return self.last.match.standing.verdict.over

    @property
    def open(self) -> bool:
        """Whether deals that are over may be looked at: where the pack is only cut, the last deal
        tells of the next one, and everything waits for the end of the match."""
        assert self.last.match is not None
        return self.over or self.last.match.rules.shuffle is Shuffle.EVERY_DEAL


def matches_of(entries: Iterable[Entry]) -> list[Played]:
    """All matches of a table, in order."""
    found: list[Played] = []
    state: TableState | None = None
    rests: dict[int, TableState] = {}
    for entry in entries:
        if isinstance(entry.event, MatchOpened):
            rests = {}
        state = fold_table(state, entry)
        if state.match is None:
            continue
        _note(rests, state)
        if found and found[-1].number == state.matches:
            found.pop()
        found.append(Played(rests, state))
    return found


def _note(rests: dict[int, TableState], state: TableState) -> None:
    """Remember how the table rested after a deal; what was taken back did not rest."""
    assert state.match is not None
    deal = state.match.standing.deals
    if not state.resting:
        rests.pop(deal, None)
    elif deal:
        rests.setdefault(deal, state)


def tags_of(state: TableState) -> dict[str, str]:
    """What a record says besides the events: who played, and when the match ended."""
    tags = {"Date": time.strftime("%Y-%m-%d", time.gmtime(state.since))}
    for i, seat in enumerate(state.seats):
        tags[f"Player{i}"] = seat.name
        if seat.kind is SeatKind.BOT:
            tags[f"Bot{i}"] = seat.bot
    return tags
