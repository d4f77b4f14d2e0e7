"""What happens in a room besides the match: people come and go, and agree on what is played.

Only a table whose log begins with ``TableOpened`` and ``RoomOpened`` is a room. A member is known
by a number from 0, in the order of coming, that is never given twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """The table is a room with a code. ``names`` are what bots are called, seat by seat; ``watch``:
    people without a seat may look on; ``chat``: people may write what they like. ``totals`` with
    ``hung`` and ``dealer`` (-1: drawn) are what its first match goes on from, if there are any."""

    code: str
    names: tuple[str, ...]
    watch: bool = True
    chat: bool = True
    totals: tuple[int, ...] = ()
    hung: int = 0
    dealer: int = -1


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody comes in, for the first time or again. Nobody is told the session."""

    member: int
    session: str
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Parted:
    """Somebody is no member any more: they left, or were sent out for good."""

    member: int
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class Renamed:
    """A member is called otherwise."""

    member: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """A seat is a member's from now on, or (-1) nobody's: then its bot plays."""

    seat: int
    member: int


@dataclass(frozen=True, slots=True)
class Placed:
    """Who holds every seat from now on: drawn, or partners rotated."""

    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextPlaced:
    """Who will hold every seat in the next match; nothing for the same as now."""

    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotChosen:
    """The kind of bot that plays a seat, or stands in there."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """Other rules (canonical name). Whoever sits has to agree to them."""

    rules: str


@dataclass(frozen=True, slots=True)
class ClockChanged:
    """Another clock: seconds a move and in the bank, or none. Whoever sits has to agree to it."""

    clock: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Allowed:
    """Whether people may look on, and write what they like."""

    watch: bool
    chat: bool


@dataclass(frozen=True, slots=True)
class Locked:
    """Whether nobody else may come in."""

    on: bool


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another member is the host."""

    member: int


@dataclass(frozen=True, slots=True)
class Agreed:
    """A member agrees to what was changed."""

    member: int


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """A member asks for the seat of somebody who is missing. The host decides."""

    member: int
    seat: int


@dataclass(frozen=True, slots=True)
class RoomReturned:
    """After a match: back to where rules are chosen and seats are taken."""


RoomEvent: TypeAlias = (
    RoomOpened
    | Joined
    | Parted
    | Renamed
    | SeatGiven
    | Placed
    | NextPlaced
    | BotChosen
    | RulesChanged
    | ClockChanged
    | Allowed
    | Locked
    | HostChanged
    | Agreed
    | SeatAsked
    | RoomReturned
)
