"""Who is connected to a table, and telling each what it may know."""

from __future__ import annotations

from collections.abc import Iterator

from belot.protocol.stream import SPECTATOR, Streams
from belot.server.connection import Connection
from belot.server.telling import Kept, Telling
from belot.table import Entry, TableState


class Audience:
    """One connection a seat, and spectators."""

    def __init__(self) -> None:
        self._seats: dict[int, Connection] = {}
        self._spectators: dict[Connection, None] = {}  # in the order of coming
        self._kept = Kept()

    def __len__(self) -> int:
        return len(self._seats) + len(self._spectators)

    def __iter__(self) -> Iterator[Connection]:
        return iter([*self._seats.values(), *self._spectators])

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return len(self._spectators)

    def has(self, member: int) -> bool:
        """Whether a member of the room is connected."""
        return member in self.members

    @property
    def members(self) -> list[int]:
        """The members who are connected; this is asked several times a command."""
        found = [each.member for each in self._seats.values() if each.member >= 0]
        if self._spectators:
            found += [each.member for each in self._spectators if each.member >= 0]
        return found

    def join(self, connection: Connection, seat: int) -> None:
        """A connection takes a seat, or watches. An older one in the seat is told and dropped."""
        self.part(connection)
        connection.seat = seat
        if seat == SPECTATOR:
            self._spectators[connection] = None
            return
        older = self._seats.get(seat)
        self._seats[seat] = connection
        if older is not None:
            older.bye("moved")

    def seats(self, connection: Connection) -> bool:
        """Whether this connection has a seat, and no newer one took it."""
        return self._seats.get(connection.seat) is connection

    def part(self, connection: Connection) -> bool:
        """A connection is gone; whether its seat is without one now."""
        self._spectators.pop(connection, None)
        if not self.seats(connection):
            return False
        del self._seats[connection.seat]
        return True

    def bye(self, code: str) -> None:
        """Everybody's connection ends."""
        for connection in self:
            connection.bye(code)
            self.part(connection)

    def tell(
        self,
        step: tuple[Entry, ...],
        state: TableState,
        streams: Streams,
        closes: float | None = None,
    ) -> None:
        """Tell of a step that ``streams`` does not have yet. Who may know of nothing in it is not
        told that anything happened. ``closes`` is when an open window closes."""
        telling = Telling(step, state, closes, self._kept)
        for seat, connection in self._seats.items():
            connection.put(*telling.frames(seat, streams.seq(seat)))
        if self._spectators:
            frames = telling.frames(SPECTATOR, streams.seq(SPECTATOR))
            for connection in self._spectators.copy():
                connection.put(*frames)


def step_texts(
    step: tuple[Entry, ...], state: TableState, seat: int, seq: int, closes: float | None = None
) -> list[str]:
    """The frames of a step for one seat whose last number was ``seq``, as texts."""
    telling = Telling(step, state, closes, Kept())
    return [frame.decode() for frame in telling.frames(seat, seq)]
