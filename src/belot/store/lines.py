"""Entries of a log as rows and sealed; what a line and its version are, ``table/lines.py`` says."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

from belot.store.errors import Newer
from belot.table import Entry, lines
from belot.table.lines import UPGRADES, VERSION, NewerLog, entry_line, event_text

__all__ = [
    "UPGRADES",
    "VERSION",
    "entry_line",
    "entry_row",
    "event_text",
    "read_entry",
    "read_lines",
    "seal",
    "unseal",
]


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row of ``schema.entries``."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "cmd": entry.cmd or None,
        "version": VERSION,
        "event": event_text(entry),
    }


def read_entry(version: int, seq: int, at: float, cmd: str | None, event: Any) -> Entry:
    """An entry from the parts of a row; raises Newer and RecordError."""
    try:
        return lines.read_entry(version, seq, at, cmd, event)
    except NewerLog as error:
        raise Newer(str(error)) from None


def read_lines(text: str) -> list[Entry]:
    """Entries from lines of JSON; raises Newer and RecordError."""
    try:
        return [lines.read_line(line) for line in text.split("\n") if line]
    except NewerLog as error:
        raise Newer(str(error)) from None


def seal(entries: Iterable[Entry]) -> bytes:
    """Entries as one compressed piece."""
    return zlib.compress("\n".join(map(entry_line, entries)).encode(), 9)


def unseal(log: bytes) -> list[Entry]:
    """What ``seal`` compressed."""
    return read_lines(zlib.decompress(log).decode())
