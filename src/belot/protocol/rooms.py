"""The shapes of a room on the wire: who is there, what was agreed, how the deals are made fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class ClockShape:
    """Thinking time in seconds: so much a move, and a bank for when that is not enough."""

    move: float
    bank: float


@dataclass(frozen=True, slots=True)
class MemberShape:
    """Somebody in the room. ``id`` counts from 0 and is never given twice; ``seat`` is -1 for who
    looks on; ``agreed`` to the rules as they stand; ``bot``: a program with a token."""

    id: int
    name: str
    seat: int
    agreed: bool
    bot: bool
    presence: Literal["online", "away", "gone"]


@dataclass(frozen=True, slots=True)
class ChangeShape:
    """An option that was changed since everybody agreed last, with its values as text."""

    option: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class SeatAskShape:
    """A member asks for the seat of somebody who is missing."""

    member: int
    seat: int


@dataclass(frozen=True, slots=True)
class RoomShape:
    """A room. ``host`` is a member; ``seats`` is who holds each seat (a member, -1 a bot alone),
    ``bots`` the kind of bot and ``botnames`` its name, seat by seat. ``next`` is who will sit where
    in the next match, if that is otherwise. ``may_start``: nothing is missing. ``handed`` is what
    each side has already when the match begins (written points), ``hung`` what hangs with it; empty
    where everybody begins with nothing."""

    code: str
    host: int
    locked: bool
    watch: bool
    chat: bool
    stage: Literal["room", "match", "over"]
    rules: str
    variant: str
    players: int
    clock: ClockShape | None
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    botnames: tuple[str, ...]
    members: tuple[MemberShape, ...]
    changes: tuple[ChangeShape, ...]
    asks: tuple[SeatAskShape, ...]
    next: tuple[int, ...]
    may_start: bool
    paused: bool
    handed: tuple[int, ...]
    hung: int


@dataclass(frozen=True, slots=True)
class ParticipantShape:
    """Somebody who brings chance to a deal: their commitment, and whether the value has come."""

    seat: int
    commitment: str
    revealed: bool


@dataclass(frozen=True, slots=True)
class FairShape:
    """The deals of this match: the server's commitment, everybody's, and the deal being made.

    ``deal`` is the number of the deal that ``participants`` make while ``called``; values are
    taken until ``deadline`` (milliseconds since 1970). ``dropped`` counts the values of each seat
    that did not come, ``shown`` the deals whose secret has been shown. Commitments and the head are
    hex, empty where there is none.
    """

    match: str
    head: str
    deal: int
    called: bool
    deadline: float | None
    participants: tuple[ParticipantShape, ...]
    commitments: tuple[str, ...]
    dropped: tuple[int, ...]
    shown: int
