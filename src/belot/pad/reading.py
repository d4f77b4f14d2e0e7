"""Operations from JSON and back. Nothing foreign gets further than this.

``read_operation`` raises PadError (``malformed``) with the place of the fault, and RuleSetError
where rules cannot be played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from belot.pad.entry import Entry
from belot.pad.errors import PadError
from belot.pad.operations import (
    ChooseOp,
    DealerOp,
    DeleteOp,
    EditOp,
    NamesOp,
    OpenOp,
    Operation,
    RedoOp,
    RoundOp,
    RulesOp,
    UndoOp,
)
from belot.rules import Refusal, RuleSet
from belot.rules.calls import bid_of

Read = Callable[[Any, str], Any]

MOST_OPERATIONS: Final = 5_000
"""How many operations a pad may have: more than a server keeps of one, because a device may have
some that did not find room there."""
LATEST: Final = 2**53 - 1
"""The highest clock: JSON of a browser has no larger whole number."""
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}\.[0-9]{1,9}")


def read_operations(data: object, place: str = "ops") -> tuple[Operation, ...]:
    """A JSON list of operations, in the order given."""
    if not isinstance(data, list | tuple) or len(data) > MOST_OPERATIONS:
        raise _wrong(place, f"a list of at most {MOST_OPERATIONS} operations")
    return tuple(read_operation(each, f"{place}.{n}") for n, each in enumerate(data))


def read_operation(data: object, place: str = "op") -> Operation:
    """One operation; fields that have a default may be left out, unknown ones may not be there."""
    name = data.get("op") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or not isinstance(name, str) or name not in _KINDS:
        raise _wrong(f"{place}.op", f"one of {', '.join(_KINDS)}")
    operation: Operation = _object(_KINDS[name], _FIELDS, data, place)
    if isinstance(operation, OpenOp):
        _fits(operation, place)
    return operation


def read_entry(data: object, place: str = "entry") -> Entry:
    """An entry as typed; every field may be left out."""
    if not isinstance(data, Mapping):
        raise _wrong(place, "an entry")
    entry: Entry = _object(Entry, _ENTRY, data, place)
    return entry


def to_json(operation: Operation) -> dict[str, Any]:
    """An operation as JSON, its entry without what is as it is by default."""
    return {
        field.name: entry_json(value) if isinstance(value, Entry) else _plain(value)
        for field in fields(operation)
        if (value := getattr(operation, field.name)) is not None or field.name == "after"
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    """An entry as JSON, without what is as it is by default."""
    return {
        field.name: _plain(value)
        for field in fields(entry)
        if (value := getattr(entry, field.name)) != field.default
    }


def _plain(value: Any) -> Any:
    return [_plain(inner) for inner in value] if isinstance(value, tuple) else value


# --- values ---


def _wrong(place: str, wanted: str) -> PadError:
    return PadError("malformed", place, f"{place} is not {wanted}")


def _object(kind: type, readers: Mapping[str, Read], data: Mapping[str, Any], place: str) -> Any:
    names = {field.name for field in fields(kind)}
    for name in data:
        if name not in names:
            raise _wrong(f"{place}.{name}", "a field of it")
    read = {name: readers[name](value, f"{place}.{name}") for name, value in data.items()}
    try:
        return kind(**read)
    except TypeError:
        raise _wrong(place, "complete") from None


def _text(longest: int) -> Read:
    def read(value: Any, place: str) -> str:
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            raise _wrong(place, f"a text of at most {longest} characters in one line")
        return value

    return read


def _whole(low: int, high: int) -> Read:
    def read(value: Any, place: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise _wrong(place, f"a whole number from {low} to {high}")
        return value

    return read


def _yes(value: Any, place: str) -> bool:
    if type(value) is not bool:
        raise _wrong(place, "true or false")
    return value


def _bid(value: Any, place: str) -> str:
    try:
        return str(bid_of(_text(8)(value, place)))
    except Refusal:
        raise _wrong(place, "a number that can be bid, capot or generale") from None


def _one_of(*known: Any) -> Read:
    def read(value: Any, place: str) -> Any:
        if not isinstance(value, str | None) or value not in known:
            raise _wrong(place, f"one of {', '.join(map(str, known))}")
        return value

    return read


def _or_none(inner: Read) -> Read:
    return lambda value, place: None if value is None else inner(value, place)


def _some(inner: Read, most: int) -> Read:
    def read(value: Any, place: str) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise _wrong(place, f"a list of at most {most}")
        return tuple(inner(each, f"{place}.{n}") for n, each in enumerate(value))

    return read


def _id(value: Any, place: str) -> str:
    if not isinstance(value, str) or not ID.fullmatch(value):
        raise _wrong(place, "an id, device.counter")
    return value


def _rules(value: Any, place: str) -> str:
    return RuleSet.parse(_text(2000)(value, place)).name


def _fits(opened: OpenOp, place: str) -> None:
    """Whether names, dealer and totals are those of the rules."""
    rules = RuleSet.parse(opened.rules)
    if len(opened.names) != rules.players:
        raise _wrong(f"{place}.names", f"a list of {rules.players}")
    if opened.dealer >= rules.players:
        raise _wrong(f"{place}.dealer", "a seat")
    if opened.totals and len(opened.totals) != rules.sides:
        raise _wrong(f"{place}.totals", f"a list of {rules.sides}")
    if opened.teams and len(opened.teams) != rules.sides:
        raise _wrong(f"{place}.teams", f"a list of {rules.sides}")


# --- fields ---

_SEAT: Final = _whole(0, 3)
_SIDE: Final = _whole(0, 3)
_NAME: Final = _text(60)
_WRITTEN: Final = 1_000_000

_ENTRY: Final[Mapping[str, Read]] = {
    "kind": _one_of("deal", "passed", "correction"),
    "open": _yes,
    "taker": _or_none(_SIDE),
    "contract": _one_of("C", "D", "H", "S", "NT", "AT", None),
    "bid": _or_none(_bid),
    "alone": _or_none(_yes),
    "multiplier": _whole(1, 4),
    "points": _some(_or_none(_whole(0, 9999)), 3),
    "last_included": _yes,
    "last": _or_none(_SIDE),
    "tens": _yes,
    "outcome": _one_of("made", "failed", "hang", None),
    "declarations": _some(_some(_whole(0, 9999), 20), 3),
    "belote": _some(_whole(0, 9), 3),
    "capot": _or_none(_SIDE),
    "trickless": _or_none(_some(_SIDE, 3)),
    "renonce": _or_none(_SIDE),
    "eight": _or_none(_SIDE),
    "stopped": _yes,
    "penalty": _some(_whole(-_WRITTEN, _WRITTEN), 3),
    "note": _text(500),
}

_FIELDS: Final[Mapping[str, Read]] = {
    "id": _id,
    "at": _whole(1, LATEST),
    "seen": _some(_id, 64),
    "by": _NAME,
    "time": _or_none(_whole(0, 2**53 - 1)),
    "op": _text(20),
    "rules": _rules,
    "names": _some(_NAME, 4),
    "teams": _some(_NAME, 3),
    "dealer": _SEAT,
    "totals": _some(_whole(-_WRITTEN, _WRITTEN), 3),
    "hung": _whole(0, _WRITTEN),
    "after": _or_none(_id),
    "round": _id,
    "entry": read_entry,
    "among": _some(_id, 64),
    "picks": _some(_id, 64),
    "of": _id,
}

_KINDS: Final[Mapping[str, type]] = {
    "open": OpenOp,
    "round": RoundOp,
    "edit": EditOp,
    "delete": DeleteOp,
    "rules": RulesOp,
    "names": NamesOp,
    "dealer": DealerOp,
    "choose": ChooseOp,
    "undo": UndoOp,
    "redo": RedoOp,
}
