"""JSON lines, for machines: a header, one event a line, an end mark."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from belot.record.codec import from_json, to_json
from belot.record.errors import RecordCode, RecordError
from belot.record.record import VERSION, Record, check_tag, split_lines
from belot.record.retrace import retrace
from belot.rules import Event

_dumps: Final[Callable[[object], str]] = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), allow_nan=False
).encode


def write_jsonl(record: Record) -> str:
    """A record as JSON lines. The events are not checked; ``save`` and all readers do that."""
    lines = [_dumps({"belot": record.version, **record.tags})]
    lines += [_dumps(to_json(event)) for event in record.events]
    lines.append(_dumps({"end": len(record.events), "finished": record.finished}))
    return "\n".join(lines) + "\n"


def read_jsonl(text: str, *, file: str = "") -> Record:
    """Read JSON lines and play the match again. Raises RecordError with file, line and reason."""
    try:
        return _read(text)
    except RecordError as error:
        raise error.at(file=file) from None


def _read(text: str) -> Record:
    rows = [(n, line) for n, line in enumerate(split_lines(text), 1) if line.strip()]
    if not rows:
        raise RecordError(RecordCode.TRUNCATED, "nothing in it", line=1)
    tags = _at(rows[0][0], _header, rows[0][1])
    events: list[Event] = []
    lines: list[int] = []
    end: tuple[int, dict[str, Any]] | None = None
    for number, line in rows[1:]:
        data = _at(number, _object if number != rows[-1][0] or end else _last_object, line)
        if end is not None:
            raise RecordError(RecordCode.FOREIGN, "something follows the end", line=number)
        if "end" in data:
            end = number, data
            continue
        events.append(_at(number, from_json, data))
        lines.append(number)
    if end is None:
        raise RecordError(RecordCode.TRUNCATED, "the end mark is missing", line=rows[-1][0])
    record = Record(tags, tuple(events))
    _at(end[0], lambda log: retrace(log, lines), events)
    _check_end(record, *end)
    return record


def _at(number: int, read: Callable[[Any], Any], value: object) -> Any:
    """What ``read`` makes of a value, errors with the number of the line."""
    try:
        return read(value)
    except RecordError as error:
        raise error.at(line=number) from None


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise RecordError(RecordCode.DUPLICATE, "a key comes twice")
    return data


def _object(line: str) -> dict[str, object]:
    try:
        data = json.loads(line, object_pairs_hook=_pairs)
    except (ValueError, RecursionError) as error:
        raise RecordError(RecordCode.FOREIGN, f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise RecordError(RecordCode.FOREIGN, "not a JSON object")
    return data


def _last_object(line: str) -> dict[str, object]:
    """The line that must be the end mark; one that breaks off is no wonder."""
    try:
        return _object(line)
    except RecordError:
        reason = "the end mark is missing, and the last line breaks off"
        raise RecordError(RecordCode.TRUNCATED, reason) from None


def _header(line: str) -> dict[str, object]:
    """The tags, once it is clear that this is a record and of a version we read."""
    data = _object(line)
    version = data.pop("belot", None)
    if type(version) is not int:
        raise RecordError(RecordCode.FOREIGN, 'not a record: the first line has no "belot"')
    if not 1 <= version <= VERSION:
        reason = f"version {version!r:.20} of the format; this program reads up to {VERSION}"
        raise RecordError(RecordCode.VERSION, reason)
    for name, value in data.items():
        check_tag(name, value)
    return data


def _check_end(record: Record, number: int, data: dict[str, Any]) -> None:
    count, have = data["end"], len(record.events)
    if type(count) is not int or data.keys() - {"end", "finished"}:
        raise RecordError(RecordCode.FOREIGN, "not an end mark", line=number)
    if count != have:
        code = RecordCode.TRUNCATED if count > have else RecordCode.MISMATCH
        reason = f"{have} events, the end mark says {count!s:.20}"
        raise RecordError(code, reason, line=number)
    if data.get("finished") is not record.finished:
        over = "over" if record.finished else "not over"
        raise RecordError(RecordCode.MISMATCH, f"the match is {over} at the end mark", line=number)
