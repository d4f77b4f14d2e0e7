"""What a person can ask of a table besides the actions of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from belot.rules import Action
from belot.table.events import Clock


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the game."""

    action: Action


@dataclass(frozen=True, slots=True)
class AskReady:
    """Ready for the next deal, or, after the end, for the next match."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's last decision. Only where no other person plays."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat that a bot plays or that was kept for somebody, or return to one's own; -1: the
    first that is free. Who may sit where is for the host to say."""

    name: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Leave:
    """Hand one's seat to a bot."""


@dataclass(frozen=True, slots=True)
class WaitFor:
    """Wait for the person who is missing from a seat: no bot stands in by itself."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBot:
    """Let a bot stand in for the person who is missing from a seat, now."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask the others to let one take back one's last decision."""


@dataclass(frozen=True, slots=True)
class ClaimRest:
    """Say that all the remaining tricks are one's own."""


@dataclass(frozen=True, slots=True)
class Consent:
    """Agree to what somebody asks (``undo`` or ``rest``), or do not."""

    kind: str
    yes: bool


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the match until somebody resumes it."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a paused match."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Commit to values for the deals to come: the head of a chain, in hex."""

    head: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """One's value for the deal that was called, in hex."""

    value: str


# --- in a room: what members ask for, seated or not ---


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave one's seat, and stay in the room."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Be called otherwise."""

    name: str


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to what was changed."""


@dataclass(frozen=True, slots=True)
class Part:
    """Leave the room."""


# --- in a room: what only the host may do ---


@dataclass(frozen=True, slots=True)
class SetRules:
    """Play by other rules (canonical name)."""

    rules: str


@dataclass(frozen=True, slots=True)
class SetClock:
    """Play with another clock, or none."""

    clock: Clock | None


@dataclass(frozen=True, slots=True)
class Allow:
    """Let people look on and write, or not; None leaves it as it is."""

    watch: bool | None = None
    chat: bool | None = None


@dataclass(frozen=True, slots=True)
class Lock:
    """Let nobody else in, or let people in again."""

    on: bool


@dataclass(frozen=True, slots=True)
class Kick:
    """Send a member out for good."""

    member: int


@dataclass(frozen=True, slots=True)
class MakeHost:
    """Make another member the host."""

    member: int


@dataclass(frozen=True, slots=True)
class Place:
    """Put a member on a seat; whoever sits there changes places with them. -1: off their seat."""

    member: int
    seat: int


@dataclass(frozen=True, slots=True)
class ChooseBot:
    """Choose the kind of bot of a seat."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Draw who sits where."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match."""


@dataclass(frozen=True, slots=True)
class Rotate:
    """After a match: the next one with the partners rotated."""


@dataclass(frozen=True, slots=True)
class BackToRoom:
    """After a match: back to where rules are chosen and seats are taken."""


RoomCommand: TypeAlias = (
    Sit
    | Stand
    | Rename
    | Agree
    | Part
    | SetRules
    | SetClock
    | Allow
    | Lock
    | Kick
    | MakeHost
    | Place
    | ChooseBot
    | DrawSeats
    | Start
    | Rotate
    | BackToRoom
)
TableCommand: TypeAlias = (
    Act
    | AskReady
    | TakeBack
    | Sit
    | Leave
    | WaitFor
    | TakeBot
    | AskUndo
    | ClaimRest
    | Consent
    | Pause
    | Resume
    | Commit
    | Reveal
)
Command: TypeAlias = TableCommand | RoomCommand
