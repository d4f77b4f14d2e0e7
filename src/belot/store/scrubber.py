"""Taking one person out of the log of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from belot.table import Entry, Seat, SeatKind, SeatTaken, TableOpened, TableState, fold_table
from belot.table.room_events import Joined, Renamed

NOBODY: Final = "N. N."
"""The name of whoever was forgotten; it says so in every language."""
GONE: Final = "-"
"""Their session in logs, which nobody can have."""


class Scrubber:
    """Takes one person out of the entries of a log, which are told in their order. ``held`` are
    their seats where the table is no room."""

    def __init__(self, session: str, held: frozenset[int]) -> None:
        self._session, self._held = session, held
        self._members, self._names = set[int](), set[str]()
        self.state: TableState | None = None

    def scrub(self, entry: Entry) -> Entry:
        """An entry without them."""
        new = replace(entry, event=self._event(entry.event))
        self.state = fold_table(self.state, new)
        return new

    def _event(self, event: Any) -> Any:
        match event:
            case Joined() if event.session == self._session:
                self._members.add(event.member)
                return replace(event, session=GONE, name=NOBODY)
            case Renamed() if event.member in self._members:
                return replace(event, name=NOBODY)
            case SeatTaken() if self._sits(event.seat):  # a bot that stands in bears their name
                return replace(event, name=NOBODY)
            case TableOpened():
                return replace(event, seats=tuple(map(self._seat, range(9), event.seats)))
            case _:
                return event

    def _seat(self, number: int, seat: Seat) -> Seat:
        mine = number in self._held and seat.kind is SeatKind.PERSON
        return replace(seat, name=NOBODY) if mine else seat

    def _sits(self, seat: int) -> bool:
        """Whether a seat is theirs at this moment of the log."""
        room = self.state.room if self.state is not None else None
        return seat in self._held if room is None else room.holders[seat] in self._members
