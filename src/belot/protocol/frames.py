"""The frames of the protocol (docs/protocol.md): one JSON object each, told apart by ``t``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from belot.protocol.rooms import FairShape, RoomShape
from belot.protocol.shapes import ViewShape

VERSION = 1


@dataclass(frozen=True, slots=True)
class Since:
    """How far a client got: the epoch of the table's owner and its own last number."""

    epoch: int
    seq: int


@dataclass(frozen=True, slots=True)
class Hello:
    """The first frame of a connection: which table, whose token, and where it left off."""

    v: int
    table: str
    token: str
    since: Since | None = None
    t: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class Cmd:
    """A command: ``id`` is the connection's random nonce and a counter, ``base`` the client's last
    number, ``a`` the name of the command and ``d`` its fields."""

    id: str
    base: int
    a: str
    d: dict[str, Any]
    t: Literal["cmd"] = "cmd"


@dataclass(frozen=True, slots=True)
class Ping:
    """Are you there? ``l`` is the lag the client measured last, in milliseconds."""

    l: float  # noqa: E741 - one letter on the wire
    t: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True)
class Ev:
    """Something happened that this seat may know. ``seq`` counts per seat; ``e`` names the event
    and ``d`` holds its fields; ``at`` is the table's time in milliseconds."""

    seq: int
    at: float
    e: str
    d: dict[str, Any]
    t: Literal["ev"] = "ev"


@dataclass(frozen=True, slots=True)
class View:
    """The table as this seat sees it after number ``seq``; follows the last event of a step."""

    seq: int
    d: ViewShape
    t: Literal["view"] = "view"


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to hello: the events since then, or (``full``) just the view, if the client's
    numbers are of no use. Who has none yet gets the events of the running deal, to be read. ``me``
    is who one is in the room, -1 where the table is no room."""

    v: int
    epoch: int
    seq: int
    seat: int
    now: float
    build: str
    full: bool
    events: tuple[Ev, ...]
    view: ViewShape
    me: int = -1
    t: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class Ack:
    """The command is stored and carried out; ``seq`` is the client's number after it."""

    id: str
    seq: int
    t: Literal["ack"] = "ack"


@dataclass(frozen=True, slots=True)
class Nak:
    """The command was refused and nothing happened: the code of a sentence, the law behind it, and
    the cards that may be played instead."""

    id: str
    code: str
    rule: str
    legal: tuple[str, ...]
    seq: int
    t: Literal["nak"] = "nak"


@dataclass(frozen=True, slots=True)
class Pong:
    """The server's time in milliseconds."""

    now: float
    t: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Bye:
    """The connection ends: ``moved`` (a newer one took the seat), ``restart``, ``gone``,
    ``kicked``, ``protocol``, ``token``, ``slow``."""

    code: str
    t: Literal["bye"] = "bye"


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there, seat by seat: after welcome and on change. Has no number and is in no log.
    ``bots`` is when a bot will stand in for whoever is missing, null where none will."""

    seats: tuple[Literal["online", "away", "gone"], ...]
    bots: tuple[float | None, ...]
    t: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True)
class Room:
    """Who is in the room and what was agreed: after welcome and on change, without a number."""

    d: RoomShape
    t: Literal["room"] = "room"


@dataclass(frozen=True, slots=True)
class Fair:
    """How the deals of this match are made checkable (docs/fairness.md): after welcome and on
    change, without a number."""

    d: FairShape
    t: Literal["fair"] = "fair"


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody says a phrase (its code, for everybody to read in their own language) or a text.
    ``old``: it was said before this connection came."""

    member: int
    seat: int
    name: str
    phrase: str
    text: str
    at: float
    old: bool = False
    t: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Clock:
    """Where a clock runs: whose turn it is (-1: nobody's), when their time for the move ends and
    when their bank is used up too (milliseconds since 1970, null while it stands still), and what
    is left in every bank (milliseconds). After each step and after welcome."""

    turn: int
    move: float | None
    over: float | None
    banks: tuple[float, ...]
    t: Literal["clock"] = "clock"


ClientFrame = Hello | Cmd | Ping
ServerFrame = Welcome | Ev | View | Ack | Nak | Pong | Presence | Room | Fair | Said | Clock | Bye
