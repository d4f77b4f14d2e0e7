"""What everybody at a table is told besides its events: who is in the room, how deals are made, the
clock. These frames have no numbers: each is told again whenever it changes."""

from __future__ import annotations

import time
from typing import Literal

from belot.protocol.frames import Fair, Room, Said, ServerFrame
from belot.protocol.rooming import Here, clock_frame, fair_shape, room_shape
from belot.server.attending import Attending
from belot.server.audience import Audience
from belot.server.connection import Connection
from belot.server.talk import Talk
from belot.server.wire import frame_data
from belot.table import Host, SeatKind, TableState, successor

Seats = tuple[Literal["online", "away", "gone"], ...]


class Notices:
    """The notices of one table, and the host's succession."""

    def __init__(self, audience: Audience, attending: Attending, host: Host) -> None:
        self.talk = Talk()
        self._audience, self._attending, self._host = audience, attending, host
        self._told: dict[str, bytes] = {}
        self._state: TableState | None = None
        self._there: tuple[Seats, list[int]] = (), []
        self._hostless: float | None = None

    def tell(self, state: TableState, now: float, newcomer: Connection | None = None) -> None:
        """Tell everybody what has changed, and a newcomer all of it."""
        for frame in self._frames(state, now, fully=newcomer is not None):
            data = frame_data(frame)
            if data != self._told.get(frame.t):
                self._told[frame.t] = data
                for connection in self._audience:
                    connection.put(data)
            elif newcomer is not None:
                newcomer.put(data)

    def repeat(self, newcomer: Connection) -> None:
        """Tell a newcomer what was said."""
        for said in self.talk.kept:
            newcomer.send(
                Said(said.member, said.seat, said.name, said.phrase, said.text, said.at, old=True)
            )

    def say(self, said: Said, key: str) -> None:
        """Tell everybody what somebody says."""
        self.talk.note(said, key)
        data = frame_data(said)
        for connection in self._audience:
            connection.put(data)

    def _frames(self, state: TableState, now: float, fully: bool) -> list[ServerFrame]:
        """The notices that may be otherwise now; all of them for a newcomer."""
        frames = list[ServerFrame]()
        known, self._state = self._state, state
        if state.room is not None:
            seats, there = self._attending.presence(state, now), self.members()
            if fully or known is None or (seats, there) != self._there or _otherwise(known, state):
                self._there = seats, there
                frames.append(Room(room_shape(state, _here(state, seats, there))))
        if fully or known is None or known.fair is not state.fair:
            frames.append(Fair(fair_shape(state, self._host.reveal)))
        clock = clock_frame(state)
        if clock is not None and (fully or known is not state):
            frames.append(clock)
        return frames

    # --- the host's succession ---

    def hostless(self, state: TableState) -> bool:
        """Whether somebody who could be host is in a room without its host."""
        return (
            state.room is not None
            and not self._audience.has(state.room.host)
            and successor(state.room, self.members()) is not None
        )

    def heir_at(self, state: TableState) -> float | None:
        """When another member becomes host (monotonic seconds), if the host does not come."""
        if not self.hostless(state):
            self._hostless = None
            return None
        if self._hostless is None:
            self._hostless = time.monotonic()
        return self._hostless + self._host.dropped

    def members(self) -> list[int]:
        """The members who are connected."""
        return self._audience.members


def _otherwise(known: TableState, state: TableState) -> bool:
    """Whether what is told of the room may be otherwise: most steps of a match leave all of it the
    very same."""
    return (
        known.room is not state.room
        or known.seats is not state.seats
        or known.rules is not state.rules
        or known.clock is not state.clock
        or known.paused is not state.paused
        or known.calling is not state.calling
        or known.running is not state.running
        or (known.match is None) is not (state.match is None)
    )


def _here(state: TableState, seats: Seats, there: list[int]) -> Here:
    """Whether a member is there: at their seat, or connected."""
    room = state.room
    assert room is not None

    def here(member: int) -> Literal["online", "away", "gone"]:
        seat = room.seat_of(member)
        if seat >= 0 and state.seats[seat].kind is SeatKind.PERSON:
            return seats[seat]
        return "online" if member in there else "gone"

    return here
