"""One table on this device: what the owner of a table is on the server, for one person and bots.

A step is made of the frozen state and waits to be kept; then it is adopted, told and acknowledged.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from belot import __version__
from belot.bots.steady import Steady
from belot.protocol.answers import Answers, nak_of, steps_of
from belot.protocol.encode import plain
from belot.protocol.frames import (
    VERSION,
    Ack,
    Bye,
    Fair,
    Pong,
    Presence,
    ServerFrame,
    Since,
    View,
    Welcome,
)
from belot.protocol.rooming import clock_frame, fair_shape
from belot.protocol.showing import view_shape
from belot.protocol.stream import Streams, told
from belot.protocol.summary import Summary, summary
from belot.rules import BelotError
from belot.table import (
    Entry,
    Host,
    TableState,
    came_up,
    closes_at,
    command,
    replay_table,
    wake,
    wake_at,
)
from belot.table.codec import read_command
from belot.table.lines import entry_line, read_line

EPOCH: Final = 1
"""As on the server: numbers follow from the log, so the numbering never changes."""

PACE: Final = 0.7
"""Seconds a bot waits before it acts, as on a server that was told nothing else."""

INSTANT: Final = 1e-5
"""Seconds between two steps at least: entries of one moment are one step."""

Step = tuple[TableState, tuple[Entry, ...]]


def host(pace: float = PACE) -> Host:
    """What tables need from outside, on this device."""
    return Host(key=lambda: os.urandom(32), bot=Steady, pace=pace)


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a call (see the package)."""

    keep: tuple[Entry, ...] = ()
    frames: tuple[ServerFrame, ...] = ()
    wake: float | None = None
    summary: Summary | None = None

    def to_json(self) -> dict[str, Any]:
        """The reply as plain JSON; frames as objects, entries as their number and line."""
        return {
            "keep": [[entry.seq, entry_line(entry)] for entry in self.keep],
            "frames": [plain(frame) for frame in self.frames],
            "wake": None if self.wake is None else round(self.wake * 1000),
            "summary": None if self.summary is None else plain(self.summary),
        }


class Desk:
    """A table with its one line to the page."""

    def __init__(self, entries: Sequence[Entry], seat: int, host: Host) -> None:
        self._host = host
        self.state = replay_table(entries)
        self._seat = seat
        self._streams, self._answers = Streams(), Answers()
        for step in steps_of(entries):
            self._streams.add(step)
            self._answers.note(step, self._streams)
        self._greeted = False
        self._shown: dict[str, ServerFrame] = {}
        self._summary: Summary | None = None
        self._waiting: tuple[Step, Callable[[], tuple[ServerFrame, ...]]] | None = None

    @classmethod
    def load(cls, lines: str, seat: int, pace: float) -> Desk:
        """A table from the lines of its log; raises NewerLog and RecordError."""
        return cls([read_line(line) for line in lines.split("\n") if line], seat, host(pace))

    # --- what comes ---

    def hello(self, frame: Mapping[str, Any], now: float) -> Reply:
        """The page takes the seat, and is told all there is."""
        since = frame.get("since")
        known = None if since is None else Since(int(since["epoch"]), int(since["seq"]))
        up = came_up(self.state, self._time(now))
        self._greeted = False
        return self._take(up, lambda: self._greet(known, now))

    def hear(self, frame: Mapping[str, Any], now: float) -> Reply:
        """A ping or a command. Anything else ends the line."""
        kind = frame.get("t")
        if kind == "ping":
            return self._reply((Pong(round(now)),))
        if kind != "cmd" or not self._greeted:
            return self._reply((Bye("protocol"),))
        return self._command(str(frame["id"]), str(frame["a"]), frame["d"], now)

    def wake(self, now: float) -> Reply:
        """What happens by itself up to now."""
        return self._take(wake(self.state, self._host, self._time(now)), tuple)

    def kept(self, now: float) -> Reply:
        """The step that waits is kept: it has happened."""
        assert self._waiting is not None
        ((state, entries), then), self._waiting = self._waiting, None
        seq = self._streams.seq(self._seat)
        self.state = state
        self._streams.add(entries)
        self._answers.note(entries, self._streams)
        frames: tuple[ServerFrame, ...] = ()
        if self._greeted:
            events = told(entries, self._seat, seq)
            view = View(self._streams.seq(self._seat), self._view()) if events else None
            frames = events if view is None else (*events, view)
        return self._reply((*frames, *then()))

    # --- inside ---

    def _command(self, id: str, name: str, fields: dict[str, Any], now: float) -> Reply:
        key = f"{self._seat}:{id}"
        known = self._answers.find(key, id)
        if known is not None:
            return self._reply((known,))
        try:
            wish = read_command(name, fields)
            step = command(self.state, self._seat, wish, self._host, self._time(now), key, 0.0)
        except BelotError as error:
            nak = nak_of(id, error, self._streams.seq(self._seat))
            self._answers.refused(key, nak)
            return self._reply((nak,))
        return self._take(step, lambda: (Ack(id, self._streams.seq(self._seat)),))

    def _take(self, step: Step, then: Callable[[], tuple[ServerFrame, ...]]) -> Reply:
        """Have a step kept, if anything happens in it; ``then`` makes the frames that follow."""
        if not step[1]:
            return self._reply(then())
        self._waiting = step, then
        return Reply(keep=step[1])

    def _reply(self, frames: tuple[ServerFrame, ...]) -> Reply:
        """Frames, followed by whatever else is otherwise now."""
        stands = summary(self.state)
        changed = None if stands == self._summary else stands
        self._summary = stands
        due = wake_at(self.state, self._host) if self._greeted else None
        return Reply(frames=(*frames, *self._notices()), wake=due, summary=changed)

    def _greet(self, since: Since | None, now: float) -> tuple[ServerFrame, ...]:
        seat, streams = self._seat, self._streams
        fits = since is not None and since.epoch == EPOCH
        missed = streams.after(seat, since.seq) if since is not None and fits else None
        deal = streams.deal(seat) if since is None else ()
        self._greeted = True
        self._shown = {}
        welcome = Welcome(
            v=VERSION,
            epoch=EPOCH,
            seq=streams.seq(seat),
            seat=seat,
            now=round(now),
            build=__version__,
            full=missed is None,
            events=deal if missed is None else missed,
            view=self._view(),
        )
        seats = range(self.state.rules.players)
        return welcome, Presence(tuple("online" for _ in seats), tuple(None for _ in seats))

    def _notices(self) -> tuple[ServerFrame, ...]:
        """What has no number, where it was not told yet or is otherwise now."""
        if not self._greeted:
            return ()
        frames: list[ServerFrame | None] = [
            Fair(fair_shape(self.state, self._host.reveal)),
            clock_frame(self.state),
        ]
        new = [f for f in frames if f is not None and self._shown.get(f.t) != f]
        self._shown |= {frame.t: frame for frame in new}
        return tuple(new)

    def _view(self) -> Any:
        return view_shape(self.state, self._seat, closes_at(self.state, self._host))

    def _time(self, now: float) -> float:
        """Seconds, later than the last step even where the clock was set back."""
        return max(now / 1000, self.state.since + INSTANT)
