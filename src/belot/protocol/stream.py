"""The log of a table as each seat may know it: numbered per seat, without gaps.

A seat's numbers follow from the log alone, so whoever reads the log, before or after a crash, gives
every event the same number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from belot.protocol.frames import Ev
from belot.rules.events import MatchOpened
from belot.table import Entry, seen_by
from belot.table.codec import to_json

SPECTATOR: Final = -1
SEATS: Final = 4
"""Most seats of a table: a room may change to rules with more players."""
LONGEST: Final = 300
"""Most events a resume sends; who missed more is better off with the view alone."""


def event_frame(entry: Entry, seat: int, number: int) -> Ev | None:
    """An entry as a seat (-1: a spectator) is told of it under this number; None if it is not."""
    seen = seen_by(entry.event, seat)
    if seen is None:
        return None
    fields = to_json(seen)
    return Ev(number, round(entry.at * 1000), fields.pop("t"), fields)


class Streams:
    """What every seat of a table has been told so far. Keeps the entries of the running match."""

    __slots__ = ("_before", "_entries", "_now")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        seats = range(SPECTATOR, SEATS)
        self._before = dict.fromkeys(seats, 0)  # numbers given before the running match
        self._now = dict.fromkeys(seats, 0)
        self._entries: list[Entry] = []
        self.add(entries)

    def seq(self, seat: int) -> int:
        """The last number of a seat."""
        return self._now[seat]

    def add(self, entries: Iterable[Entry]) -> None:
        """The log goes on with these entries."""
        for entry in entries:
            if isinstance(entry.event, MatchOpened):
                self._before = dict(self._now)
                self._entries.clear()
            self._entries.append(entry)
            whole = seen_by(entry.event, SPECTATOR) is entry.event
            for seat in self._now:
                self._now[seat] += whole or seen_by(entry.event, seat) is not None

    def after(self, seat: int, seq: int) -> tuple[Ev, ...] | None:
        """What a seat missed after that number; None where only the view can tell it."""
        if not max(self._before[seat], self._now[seat] - LONGEST) <= seq <= self._now[seat]:
            return None
        return tuple(frame for frame in self._match(seat) if frame.seq > seq)

    def deal(self, seat: int) -> tuple[Ev, ...]:
        """The events of the running deal as a seat was told them: whoever opens a table in the
        middle of a deal reads them there."""
        frames = list(self._match(seat))
        opened = [i for i, frame in enumerate(frames) if frame.e == "deal_opened"]
        return tuple(frames[opened[-1] if opened else 0 :][-LONGEST:])

    def _match(self, seat: int) -> Iterator[Ev]:
        """The frames of the running match."""
        number = self._before[seat]
        for entry in self._entries:
            frame = event_frame(entry, seat, number + 1)
            if frame is not None:
                number += 1
                yield frame


def told(entries: Iterable[Entry], seat: int, seq: int) -> tuple[Ev, ...]:
    """The frames of a step for a seat whose last number was ``seq``."""
    frames = list[Ev]()
    for entry in entries:
        frame = event_frame(entry, seat, seq + len(frames) + 1)
        if frame is not None:
            frames.append(frame)
    return tuple(frames)
