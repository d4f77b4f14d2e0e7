"""How far a client is, without I/O: what it knows, what it asked, what a frame comes to."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, TypeAlias

from belot.protocol.frames import (
    VERSION,
    Ack,
    Clock,
    Cmd,
    Ev,
    Fair,
    Hello,
    Nak,
    Presence,
    Room,
    Said,
    ServerFrame,
    Since,
    View,
    Welcome,
)
from belot.protocol.rooms import FairShape, RoomShape
from belot.protocol.shapes import ViewShape


@dataclass(frozen=True, slots=True)
class Step:
    """Events, and the table after them. ``late``: they are what was missed, or for a newcomer those
    of the running deal. ``whole``: what happened before is not told, the view alone stands."""

    events: tuple[Ev, ...]
    view: ViewShape
    late: bool = False
    whole: bool = False


Notice: TypeAlias = Room | Fair | Said | Presence | Clock
News: TypeAlias = Step | Notice


class Gap(Exception):
    """Something between what is known and what came is missing: say hello again."""


class Progress:
    """One client at one table. ``since`` is how far it got, None before the first welcome."""

    def __init__(self, table: str, token: str) -> None:
        self.table, self.token = table, token
        self.since: Since | None = None
        self.seat = self.me = -1
        self.view: ViewShape | None = None
        self.room: RoomShape | None = None
        self.fair: FairShape | None = None
        self.clock: Clock | None = None
        self.presence: Presence | None = None
        self.waiting: dict[str, Cmd] = {}
        self._events: list[Ev] = []
        self._nonce = secrets.token_hex(5)
        self._count = 0

    def hello(self) -> Hello:
        """The first frame of a connection. Events without their view come again."""
        self._events.clear()
        return Hello(VERSION, self.table, self.token, self.since)

    def ask(self, a: str, d: dict[str, Any]) -> Cmd:
        """A new command. It waits until it is answered, and is sent again under the same id."""
        self._count += 1
        base = 0 if self.since is None else self.since.seq
        cmd = Cmd(f"{self._nonce}.{self._count}", base, a, d)
        self.waiting[cmd.id] = cmd
        return cmd

    def answered(self, answer: Ack | Nak) -> bool:
        """Whether a command waited for this answer; it does no longer."""
        return self.waiting.pop(answer.id, None) is not None

    def read(self, frame: ServerFrame) -> News | None:
        """What a frame comes to. Raises Gap."""
        match frame:
            case Welcome():
                return self._welcome(frame)
            case Ev():
                self._event(frame)
            case View():
                return self._step(frame)
            case Room():
                self.room = frame.d
                return frame
            case Fair():
                self.fair = frame.d
                return frame
            case Clock():
                self.clock = frame
                return frame
            case Presence():
                self.presence = frame
                return frame
            case Said():
                return frame
            case _:
                pass
        return None

    def _welcome(self, frame: Welcome) -> Step:
        known = -1 if self.since is None or frame.full else self.since.seq
        events = tuple(event for event in frame.events if event.seq > known)
        whole = frame.full and self.since is not None
        self._events.clear()
        self.since = Since(frame.epoch, frame.seq)
        self.seat, self.me, self.view = frame.seat, frame.me, frame.view
        return Step(events, frame.view, late=True, whole=whole)

    def _event(self, event: Ev) -> None:
        if self.since is None:
            raise Gap
        due = self.since.seq + len(self._events) + 1
        if event.seq > due:
            raise Gap
        if event.seq == due:
            self._events.append(event)

    def _step(self, frame: View) -> Step | None:
        if self.since is None or frame.seq > self.since.seq + len(self._events):
            raise Gap
        if frame.seq < self.since.seq:
            return None
        events = tuple(self._events)
        self._events.clear()
        self.since = Since(self.since.epoch, frame.seq)
        self.view = frame.d
        return Step(events, frame.d)
