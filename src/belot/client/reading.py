"""JSON into the shapes and frames of ``belot.protocol``.

Fields that are not known are left out and frames of an unknown kind are nothing at all, so that a
client understands servers that say more.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from belot.client.errors import Gone
from belot.protocol.frames import ServerFrame

Reader = Callable[[Any], Any]

_SIMPLE: Final = (str, int, float, bool, object, Any)
_TAGS: Final = ("t", "kind")
"""Fields that tell the shapes of a union apart."""


def read_frame(text: str | bytes) -> ServerFrame | None:
    """A frame of the server, None for one of a kind that is not known. Raises Gone (``protocol``)
    where it is none at all."""
    try:
        data = json.loads(text)
        read = _FRAMES.get(data["t"])
        frame: ServerFrame | None = None if read is None else read(data)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Gone("protocol") from None
    return frame


@cache
def reader(hint: Any) -> Reader:
    """What makes a value of that type of plain JSON."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in _SIMPLE or origin in (Literal, dict):
        return _as_it_is
    if origin is tuple:
        return _each(reader(args[0]))
    if origin in (Union, types.UnionType):
        return _one_of(tuple(kind for kind in args if kind is not type(None)))
    if is_dataclass(hint):
        return _shape(hint)
    raise TypeError(f"no shape: {hint!r}")


def _as_it_is(value: Any) -> Any:
    return value


def _each(read: Reader) -> Reader:
    return lambda values: tuple(map(read, values))


def _shape(kind: Any) -> Reader:
    readers: dict[str, Reader] = {}

    def read(data: Any) -> Any:
        if not readers:  # made late, so that a shape may hold its own kind
            hints = get_type_hints(kind)
            readers.update((each.name, reader(hints[each.name])) for each in fields(kind))
        return kind(**{name: read(data[name]) for name, read in readers.items() if name in data})

    return read


def _one_of(kinds: tuple[Any, ...]) -> Reader:
    """One of several shapes, told apart by their tag; or the only one, or nothing."""
    tagged = {_tag(kind): reader(kind) for kind in kinds}
    if len(kinds) == 1:
        only = reader(kinds[0])
        return lambda value: None if value is None else only(value)
    return lambda value: None if value is None else tagged[_name(value)](value)


def _tag(kind: Any) -> str:
    if not is_dataclass(kind):
        return ""
    return next((str(each.default) for each in fields(kind) if each.name in _TAGS), "")


def _name(value: Any) -> str:
    return str(next(value[tag] for tag in _TAGS if tag in value))


_FRAMES: Final[dict[str, Reader]] = {_tag(kind): reader(kind) for kind in get_args(ServerFrame)}
