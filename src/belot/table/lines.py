"""Entries of a log as lines of JSON; every version ever written can be read.

A line is ``{"v": version, "seq": …, "at": …, "cmd": …, "e": event}``. The server's store keeps the
same in columns (``store/lines.py``), a browser keeps the lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.table.codec import from_json, to_json
from belot.table.events import Entry

VERSION: Final = 2
"""1: tables of one match after another. 2: rooms, fair deals, questions, pauses; all that was there
before is written as it was."""

UPGRADES: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: lambda event: event}
"""Version → what turns an event of that version into one of the next."""


class NewerLog(Exception):
    """The log was written by a newer version of Belot."""


def event_text(entry: Entry) -> str:
    """An entry's event as JSON of today's version."""
    return json.dumps(to_json(entry.event), ensure_ascii=False, separators=(",", ":"))


def read_entry(version: int, seq: int, at: float, cmd: str | None, event: Any) -> Entry:
    """An entry from its parts; raises NewerLog and RecordError."""
    if version > VERSION:
        raise NewerLog(f"entry {seq} is of version {version}; this Belot reads up to {VERSION}")
    for old in range(version, VERSION):
        event = UPGRADES[old](event)
    return Entry(seq, at, from_json(event), cmd or "")


def entry_line(entry: Entry) -> str:
    """An entry as a line of JSON."""
    parts = {"v": VERSION, "seq": entry.seq, "at": entry.at, "cmd": entry.cmd}
    line = parts | {"e": to_json(entry.event)}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def read_line(line: str) -> Entry:
    """An entry from a line of JSON; raises NewerLog and RecordError."""
    data = json.loads(line)
    return read_entry(data["v"], data["seq"], data["at"], data["cmd"], data["e"])
