"""The state of a table: the fold of its log (``fold``). Frozen, so that a step can be thrown away
when the store refuses it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from belot.rules import Action, Event, Phase, RuleSet, State
from belot.table.events import Clock, Seat, SeatKind
from belot.table.fairness import Fair
from belot.table.room import Room

WINDOWS = (Phase.ANNOUNCE, Phase.SWAP)
"""Phases in which the table asks all seats at once."""

QUOTA = 10.0
"""Seconds of lag that a seat gets back in a match, at most."""


@dataclass(frozen=True, slots=True)
class Question:
    """A person asks the others: to take back their last decision, or to be given the rest; since
    when, and which seats have agreed (``yes``)."""

    kind: Literal["undo", "rest"]
    seat: int
    at: float
    yes: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment.

    ``match`` is the running or finished match and ``log`` its events; there is none before the
    first, and none in a room that was returned to. ``room`` is there where people meet; ``fair`` is
    how deals are made; ``answers`` are what seats
    answered in the open window; ``ready`` are the persons waiting for the next deal or match.
    ``since`` is when the table last changed, ``asked`` when the seat in turn or the window began
    to be asked, ``banks`` what is left on the clock of each seat, ``flagged`` a seat whose time
    ran out. ``absent`` are the seats in which a bot stands in for a person who may return, ``left``
    those that a person gave up in this match. ``quota`` is how many seconds of lag each seat may
    still get back. ``question`` is what a person asks of the others; ``paused`` since when nothing
    happens.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    clock: Clock | None
    banks: tuple[float, ...]
    fair: Fair
    id: str = ""
    room: Room | None = None
    match: State | None = None
    log: tuple[Event, ...] = ()
    answers: tuple[Action | None, ...] = ()
    ready: frozenset[int] = frozenset()
    seq: int = 0
    since: float = 0
    asked: float = 0
    flagged: int = -1
    matches: int = 0
    absent: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    quota: tuple[float, ...] = ()
    question: Question | None = None
    paused: float | None = None
    persons: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The seats that people play."""

    def __post_init__(self) -> None:
        person = SeatKind.PERSON  # asked some twenty times a step, so it is found once
        persons = tuple([i for i, seat in enumerate(self.seats) if seat.kind is person])
        object.__setattr__(self, "persons", persons)

    @property
    def alone(self) -> bool:
        """Whether at most one person plays or has played in this match and nobody looks on: nobody
        else can learn anything from timing, and nobody else's cards are taken back."""
        return self.room is None and len({*self.persons, *self.absent, *self.left}) <= 1

    @property
    def resting(self) -> bool:
        """Whether a deal or the match has ended and the next has not begun."""
        return self.match is not None and self.match.phase in (Phase.BETWEEN, Phase.OVER)

    @property
    def running(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.match is not None and self.match.phase is not Phase.OVER

    @property
    def calling(self) -> bool:
        """Whether a deal was called and values are taken for it."""
        return self.fair.called is not None

    @property
    def window(self) -> bool:
        """Whether all seats are being asked at once."""
        return self.match is not None and self.match.phase in WINDOWS
