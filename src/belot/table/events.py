"""What happens at a table besides the match itself: who sits where, takebacks, clocks.

Like the events of the match these are in the log, with an audience each; ``seen_by`` serves both.
What happens only in rooms is in ``room_events``, how deals are made fair in ``fair_events``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeAlias

from belot.rules import Action, Event
from belot.rules.events import SEEN
from belot.table import fair_events as fair
from belot.table import room_events as room


class SeatKind(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: who plays it and under which name. ``bot`` is the kind of bot that plays it, or that
    plays it while the person is away."""

    kind: SeatKind
    name: str
    bot: str = "club"


@dataclass(frozen=True, slots=True)
class Clock:
    """Thinking time in seconds: so much a move, and a bank for when that is not enough."""

    move: float
    bank: float


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table with its rules (canonical name), its seats and its clock, if it has one. ``id`` is
    the table's own, empty in logs of version 1."""

    rules: str
    seats: tuple[Seat, ...]
    clock: Clock | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody plays a seat from now on: a person who sits down or returns, or a bot. ``absent``:
    the bot stands in for a person who is missing and may return at any time."""

    seat: int
    kind: SeatKind
    name: str
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """A person is ready for the next deal, or the next match."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer in a window in which all seats are asked at once. Only that seat knows; what it
    comes to is public when the window closes."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A person took back: the log of the match is cut to its first ``to`` events."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A person's time ran out; the bot of the seat acts this once."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """The clock of the seat in turn gets seconds back: for the ``lag`` of its line, or because the
    table was not running."""

    seat: int
    seconds: float
    lag: bool = True


@dataclass(frozen=True, slots=True)
class Paused:
    """Nothing happens by itself from now on, and nobody plays; -1: everybody had gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A person asks the others to let them take back their last decision."""

    seat: int


@dataclass(frozen=True, slots=True)
class RestClaimed:
    """A person says that all the remaining tricks are theirs. ``proved``: whatever the others hold,
    as far as the claimer can know."""

    seat: int
    proved: bool


@dataclass(frozen=True, slots=True)
class Consented:
    """A person agrees to what is being asked, or does not, which ends it."""

    seat: int
    yes: bool


TableEvent: TypeAlias = (
    TableOpened
    | SeatTaken
    | Ready
    | Answered
    | TakenBack
    | TimedOut
    | TimeGiven
    | Paused
    | Resumed
    | UndoAsked
    | RestClaimed
    | Consented
)
AnyEvent: TypeAlias = Event | TableEvent | room.RoomEvent | fair.FairEvent


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: its number from 1, when it happened (seconds since 1970), what
    happened, and the id of the command that caused it (on the first line it caused)."""

    seq: int
    at: float
    event: AnyEvent
    cmd: str = ""


_SEEN: Final[Mapping[type, Callable[[Any, int], AnyEvent | None]]] = {
    **SEEN,
    Answered: lambda event, seat: event if event.seat == seat else None,
    room.Joined: lambda event, seat: replace(event, session=""),
    fair.ChainOpened: lambda event, seat: replace(event, seed=""),
}


def seen_by(event: AnyEvent, seat: int) -> AnyEvent | None:
    """What a seat may know of an event (-1: a spectator); None if it must not even learn of it.
    What a spectator sees whole, everybody does."""
    seen = _SEEN.get(type(event))
    return event if seen is None else seen(event, seat)


def numbered(entry: Entry, seat: int, number: int) -> Entry | None:
    """An entry as a seat's stream carries it: with the seat's own number, without the command id of
    anybody's, or None where the seat may not know of it."""
    seen = seen_by(entry.event, seat)
    return None if seen is None else replace(entry, event=seen, seq=number, cmd="")
