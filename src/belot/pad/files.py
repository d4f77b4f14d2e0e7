"""A pad as a file: the whole ledger as JSON, the sheet as CSV, the rounds as a plain text."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Final

from belot.pad.errors import PadError
from belot.pad.ledger import Ledger
from belot.pad.operations import Operation
from belot.pad.reading import LATEST, read_operations, to_json
from belot.pad.sheet import Line, Sheet
from belot.pad.text import read_text

FORMAT: Final = "belot-pad"
VERSION: Final = 1


def write_json(sheet: Sheet) -> str:
    """The whole ledger, with what it comes to for those who only want to know that."""
    pad, now = sheet.pad, sheet.now
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "rules": pad.rules.name,
        "names": pad.names,
        "totals": now.totals,
        "hung": now.hung,
        "winner": now.verdict.winner if now.verdict.over else None,
        "ops": [to_json(operation) for operation in pad.ledger.operations],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str, device: str = "file", by: str = "") -> tuple[Operation, ...]:
    """A file of either kind as operations. Raises PadError and RuleSetError."""
    if not text.lstrip("\ufeff \r\n\t").startswith("{"):
        return read_text(text, device, by)
    try:
        whole = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise PadError("malformed", "file", str(error)) from None
    if whole.get("format") != FORMAT or type(whole.get("version")) is not int:
        raise PadError("malformed", "format", "not the JSON of a pad")
    if whole["version"] > VERSION:
        raise PadError("malformed", "version", "written by a newer version")
    found = read_operations(whole.get("ops"))
    if Ledger(found).clock > LATEST:
        raise PadError("malformed", "ops", "nothing could be written after these")
    return found


def write_csv(sheet: Sheet) -> str:
    """The sheet as a table: a line a round, a group of columns a side."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(_headings(sheet))
    table.writerows([list(map(_cell, _row(sheet, line))) for line in sheet.lines])
    return out.getvalue()


_FIRST: Final = ("deal", "state", "dealer", "taker", "contract", "multiplier", "result")
_OF_SIDE: Final = ("points", "declarations", "belote", "written", "total")


def _sides(sheet: Sheet) -> list[str]:
    """Names of the sides for a heading."""
    pad, sides = sheet.pad, sheet.pad.rules.sides
    teams = (*pad.teams, *("",) * sides)[:sides]
    return [
        team or " & ".join(n for seat, n in enumerate(pad.names) if pad.rules.side(seat) == side)
        for side, team in enumerate(teams)
    ]


def _headings(sheet: Sheet) -> list[object]:
    of_sides = [_cell(f"{name} {what}") for name in _sides(sheet) for what in _OF_SIDE]
    return [*_FIRST, *of_sides, "hung", "note"]


def _row(sheet: Sheet, line: Line) -> Iterator[object]:
    entry, score, names = line.placed.entry, line.score, _sides(sheet)
    yield line.number or ""
    yield line.state
    yield sheet.pad.names[line.dealer] if line.number else ""
    yield "" if entry.taker is None else names[entry.taker]
    yield f"{entry.bid or ''}{entry.contract or ''}"
    yield entry.multiplier if score else ""
    yield score.result.value if score else ""
    for side in range(sheet.pad.rules.sides):
        if score:
            yield score.cards[side] + score.last[side] + score.capot[side]
            yield score.declarations[side]
            yield score.belote[side]
        else:
            yield from ("", "", "")
        yield line.written[side]
        yield line.after.totals[side]
    yield line.after.hung
    yield entry.note


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula is marked as a text."""
    if isinstance(value, str) and value[:1] in "=+-@\t\r" and value:
        return "'" + value
    return value
