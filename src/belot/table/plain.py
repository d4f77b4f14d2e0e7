"""Events made of numbers, texts and tuples of those, as JSON objects and back.

Such an event is written by its fields, without those that hold their default; lists become tuples
when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Final, get_args

from belot.table import fair_events, room_events
from belot.table.events import Consented, Paused, RestClaimed, Resumed, TimeGiven, UndoAsked

_PLAIN: Final = (
    TimeGiven,
    Paused,
    Resumed,
    UndoAsked,
    RestClaimed,
    Consented,
    *get_args(room_events.RoomEvent),
    *get_args(fair_events.FairEvent),
)


def _name(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


KINDS: Final[Mapping[str, Any]] = {_name(kind): kind for kind in _PLAIN}
_NAMES: Final = {kind: name for name, kind in KINDS.items()}


def is_plain(event: object) -> bool:
    """Whether an event is written by its fields."""
    return type(event) in _NAMES


def write(event: Any) -> dict[str, Any]:
    """An event as an object for ``json``."""
    data: dict[str, Any] = {"t": _NAMES[type(event)]}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.default is MISSING or value != field.default:
            data[field.name] = value
    return data


def read(data: Mapping[str, Any]) -> Any:
    """What ``write`` wrote; raises KeyError and TypeError."""
    values = {name: _tuples(value) for name, value in data.items() if name != "t"}
    return KINDS[data["t"]](**values)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value
