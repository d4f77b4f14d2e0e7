"""Commands from outside. Anything malformed raises TableRefusal (code ``malformed``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.table import commands as c
from belot.table.errors import TableRefusal
from belot.table.events import Clock
from belot.table.names import tidy_name

RULES_MAX: Final = 4000
DAY: Final = 86_400

Fields = Mapping[str, Any]
_VALUE: Final = re.compile("[0-9a-f]{64}")


def number(d: Fields, name: str) -> int:
    """A small number, -1 for nobody."""
    value = d.get(name)
    if type(value) is not int or not -1 <= value <= 255:
        raise TableRefusal("malformed", f"{name} is not a number")
    return value


def truth(d: Fields, name: str, default: bool | None = None) -> bool:
    """True or false."""
    value = d.get(name, default)
    if type(value) is not bool:
        raise TableRefusal("malformed", f"{name} is not true or false")
    return value


def text(d: Fields, name: str, longest: int) -> str:
    """A text."""
    value = d.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise TableRefusal("malformed", f"{name} is not a text of up to {longest} characters")
    return value


def _value(d: Fields, name: str) -> str:
    value = text(d, name, 64)
    if not _VALUE.fullmatch(value):
        raise TableRefusal("malformed", f"{name} is not 32 bytes in hex")
    return value


def _name(d: Fields) -> str:
    return tidy_name(text(d, "name", 200))


def _sit(d: Fields) -> c.Sit:
    return c.Sit(_name(d) if "name" in d else "", number(d, "seat") if "seat" in d else -1)


def clock_of(value: object) -> Clock | None:
    """A clock as it is asked for: ``{move, bank}`` in seconds, or null."""
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise TableRefusal("malformed", "a clock is an object, or null")
    return Clock(_seconds(value.get("move"), 1), _seconds(value.get("bank"), 0))


def _seconds(value: object, least: int) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= DAY:
        raise TableRefusal("malformed", f"a clock has {least} s or more, up to a day")
    return float(value)


def _allow(d: Fields) -> c.Allow:
    return c.Allow(
        truth(d, "watch") if "watch" in d else None, truth(d, "chat") if "chat" in d else None
    )


WISHES: Final[Mapping[str, Callable[[Fields], c.Command]]] = {
    "ready": lambda d: c.AskReady(),
    "takeback": lambda d: c.TakeBack(),
    "sit": _sit,
    "leave": lambda d: c.Leave(),
    "wait": lambda d: c.WaitFor(number(d, "seat")),
    "bot": lambda d: c.TakeBot(number(d, "seat")),
    "undo": lambda d: c.AskUndo(),
    "rest": lambda d: c.ClaimRest(),
    "undo_answer": lambda d: c.Consent("undo", truth(d, "yes")),
    "rest_answer": lambda d: c.Consent("rest", truth(d, "yes")),
    "pause": lambda d: c.Pause(),
    "resume": lambda d: c.Resume(),
    "commit": lambda d: c.Commit(_value(d, "head")),
    "reveal": lambda d: c.Reveal(_value(d, "value")),
    "stand": lambda d: c.Stand(),
    "name": lambda d: c.Rename(_name(d)),
    "agree": lambda d: c.Agree(),
    "part": lambda d: c.Part(),
    "rules": lambda d: c.SetRules(text(d, "rules", RULES_MAX)),
    "clock": lambda d: c.SetClock(clock_of(d.get("clock"))),
    "allow": _allow,
    "lock": lambda d: c.Lock(truth(d, "on")),
    "kick": lambda d: c.Kick(number(d, "member")),
    "host": lambda d: c.MakeHost(number(d, "member")),
    "place": lambda d: c.Place(number(d, "member"), number(d, "seat")),
    "botkind": lambda d: c.ChooseBot(number(d, "seat"), text(d, "bot", 24)),
    "draw": lambda d: c.DrawSeats(),
    "start": lambda d: c.Start(),
    "rotate": lambda d: c.Rotate(),
    "room": lambda d: c.BackToRoom(),
}

OF_ROOM: Final = frozenset(
    "sit stand name agree part rules clock allow lock kick host place botkind draw start rotate"
    " room".split()
)
"""What members of a room ask for, seated or not."""
