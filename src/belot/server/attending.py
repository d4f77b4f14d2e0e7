"""Who of a table's people is there: kept from their lines, and told to everybody on change."""

from __future__ import annotations

from collections.abc import Container
from math import inf
from typing import Literal

from belot.protocol import frames
from belot.protocol.stream import SEATS
from belot.server.audience import Audience
from belot.server.connection import Connection
from belot.server.wire import frame_data
from belot.table import Host, TableState, presence


class Attending:
    """The attendance of one table. It is no part of the log (docs/decisions/0008)."""

    def __init__(self, audience: Audience, host: Host, owned: Container[int], now: float) -> None:
        self._audience, self._host = audience, host
        self._there = presence.expected(owned, SEATS, now)
        self._told: frames.Presence | None = None
        self._made_of: tuple[object, ...] = ()
        self._until = 0.0  # what was told holds until then
        self._due = 0.0, 0.0  # after that moment, this is the first at which anything is otherwise

    # --- signs of life: each says whether anything may be otherwise now ---

    def came(self, connection: Connection, now: float) -> None:
        """A connection took its seat."""
        if connection.seat >= 0:
            self._made_of = ()
            self._there = presence.came(self._there, connection.seat, self._host, now)

    def heard(self, connection: Connection, now: float) -> bool:
        """A connection said something. True if its person had been away."""
        if not self._audience.seats(connection):
            return False
        before = self._there[connection.seat]
        self._there = presence.heard(self._there, connection.seat, self._host, now)
        after = self._there[connection.seat]
        if before is not None and after is not None and before.came == after.came:
            return False
        self._made_of = ()
        return True

    def parted(self, connection: Connection, now: float, *, closed: bool) -> None:
        """The connection of a seat has ended."""
        if connection.seat >= 0:
            self._made_of = ()
            self._there = presence.parted(self._there, connection.seat, now, closed=closed)

    def keep(self, seat: int) -> None:
        """The others wait for whoever is missing from a seat."""
        self._made_of = ()
        self._there = presence.keep(self._there, seat)

    def held(self, seat: int, somebody: bool, now: float) -> None:
        """A seat is somebody else's now, or nobody's: nothing is known of who was there."""
        self._made_of = ()
        fresh = presence.expected((seat,), SEATS, now)[seat] if somebody else None
        self._there = (*self._there[:seat], fresh, *self._there[seat + 1 :])

    # --- what it comes to ---

    def _holds(self, state: TableState) -> bool:
        """Whether nothing has come in between since it was last worked out, so that only time can
        change it. (Who is heard while they are online just stays there for longer.)"""
        made_of = (state.seats, state.absent, state.running, state.paused, state.rules)
        if made_of == self._made_of:
            return True
        self._made_of, self._until, self._due = made_of, 0.0, (0.0, 0.0)
        return False

    def presence(
        self, state: TableState, now: float
    ) -> tuple[Literal["online", "away", "gone"], ...]:
        """Who is there, seat by seat."""
        if self._told is not None and self._holds(state) and now < self._until:
            return self._told.seats
        seats = presence.presence(self._there, state, self._host, now)
        return tuple(who.value for who in seats)

    def all_gone(self, state: TableState, now: float) -> bool:
        """Whether everybody has gone from a match of several people."""
        return presence.all_gone(self._there, state, self._host, now)

    def check_missing(self, state: TableState, seat: int, now: float) -> None:
        """Raises TableRefusal unless somebody is missing from the seat."""
        presence.check_missing(self._there, state, self._host, seat, now)

    def missing(self, state: TableState, now: float) -> int | None:
        """A seat that a bot should take now."""
        return presence.missing(self._there, state, self._host, now)

    def returned(self, state: TableState, now: float) -> int | None:
        """A seat whose person is back."""
        return presence.returned(self._there, state, self._host, now)

    def look_at(self, state: TableState, after: float) -> float | None:
        """The first moment after that one at which anything will be otherwise, if nobody says
        anything; perhaps one too early, if somebody has said something."""
        since, due = self._due if self._holds(state) else (0.0, 0.0)
        if not since <= after < due:
            moment = presence.look_at(self._there, state, self._host, after)
            due = inf if moment is None else moment
            self._due = after, due
        return None if due == inf else due

    def frame(self, state: TableState, now: float) -> frames.Presence:
        """Who is there, for everybody to see."""
        due = (
            presence.takeover_at(self._there, state, self._host, seat, now)
            for seat in range(state.rules.players)
        )
        return frames.Presence(
            seats=self.presence(state, now),
            bots=tuple(None if at is None else round(at * 1000) for at in due),
        )

    def tell(self, state: TableState, now: float, newcomer: Connection | None = None) -> None:
        """Tell everybody, if anything has changed; a newcomer in any case."""
        if newcomer is None and self._holds(state) and now < self._until:
            return
        frame = self.frame(state, now)
        due = presence.look_at(self._there, state, self._host, now)
        self._until = inf if due is None else due
        if frame != self._told:
            self._told, data = frame, frame_data(frame)
            for connection in self._audience:
                connection.put(data)
        elif newcomer is not None:
            newcomer.put(frame_data(frame))
