"""The plain text of a pad: one line a round, written by hand or by ``belot pad``.

docs/pad.md describes it. What is read becomes operations; what is written are the rounds that
count, not their history (for that there is the JSON of ``files``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from belot.pad.errors import PadError
from belot.pad.operations import NamesOp, OpenOp, Operation, RulesOp
from belot.pad.pad import Pad
from belot.pad.reading import MOST_OPERATIONS, read_operation
from belot.pad.sheet import Line, Sheet
from belot.pad.words import SIDES, read_words, words_of
from belot.rules import RuleSet, RuleSetError

HEAD: Final = "Belot pad 1"
LONGEST_LINE: Final = 2000
_HEADING: Final = re.compile(r"(Rules|Players|Teams|Dealer|From|Hung):\s*(.*)")
_COMMENT: Final = re.compile(r'((?:[^"#]|"(?:[^"\\]|\\.)*")*)(?:#.*)?')


# --- reading ---


@dataclass
class _Reader:
    """What was read so far. Headings before the first round open the match, later ones change
    it."""

    device: str
    by: str
    ops: list[Operation] = field(default_factory=list)
    head: dict[str, str] = field(default_factory=dict)
    after: str | None = None
    sides: int = 0
    named: OpenOp | NamesOp | None = None

    def add(self, op: str, **fields: object) -> None:
        number = len(self.ops) + 1
        if number > MOST_OPERATIONS:
            raise PadError("pad-line", "", f"more than {MOST_OPERATIONS} lines")
        seen = (self.ops[-1].id,) if self.ops else ()
        stamp = {"id": f"{self.device}.{number}", "at": number, "seen": seen, "by": self.by}
        added = read_operation({**stamp, "op": op, **fields})
        self.ops.append(added)
        if isinstance(added, OpenOp | RulesOp):
            self.sides = RuleSet.parse(added.rules).sides
        if isinstance(added, OpenOp | NamesOp):
            self.named = added


def read_text(text: str, device: str = "file", by: str = "") -> tuple[Operation, ...]:
    """The operations of a plain text. Raises PadError (``pad-line``, or ``pad-unopened`` where
    it does not say its rules) with the line."""
    reader = _Reader(device, by)
    lines = text.removeprefix("\ufeff").splitlines()
    for number, raw in enumerate((*lines, ""), 1):
        try:
            line = _bare(raw)
            if line and line != HEAD:
                _line(reader, line)
            elif number > len(lines) and not reader.ops:
                _open(reader)
        except (PadError, RuleSetError, ValueError) as error:
            place = f"line {number}"
            unopened = isinstance(error, PadError) and error.code == "pad-unopened"
            code = "pad-unopened" if unopened else "pad-line"
            raise PadError(code, place, f"{place}: {error}") from None
    return tuple(reader.ops)


def _bare(line: str) -> str:
    """A line without its comment."""
    if len(line) > LONGEST_LINE:
        raise PadError("pad-line", "", f"more than {LONGEST_LINE} characters")
    found = _COMMENT.fullmatch(line)
    return (found[1] if found else line).strip()


def _line(reader: _Reader, line: str) -> None:
    heading = _HEADING.fullmatch(line)
    if heading and reader.ops:
        _change(reader, heading[1], heading[2])
    elif heading:
        reader.head[heading[1]] = heading[2]
    else:
        if not reader.ops:
            _open(reader)
        entry = read_words(line, reader.sides)
        reader.add("round", after=reader.after, entry=entry)
        reader.after = reader.ops[-1].id


def _open(reader: _Reader) -> None:
    head = reader.head
    if "Rules" not in head:
        raise PadError("pad-unopened", "", "the file does not say its Rules")
    rules = RuleSet.parse(head["Rules"])
    names = _names(head.get("Players", "")) or tuple(map(str, range(1, rules.players + 1)))
    reader.add(
        "open",
        rules=rules.name,
        names=names,
        teams=_names(head.get("Teams", "")),
        dealer=_seat(head.get("Dealer", "1"), names),
        totals=tuple(map(_total, head.get("From", "").split())),
        hung=_number(head.get("Hung", "0")),
    )


def _change(reader: _Reader, heading: str, value: str) -> None:
    assert reader.named is not None
    names, teams = reader.named.names, reader.named.teams
    if heading == "Rules":
        reader.add("rules", after=reader.after, rules=value)
    elif heading == "Dealer":
        reader.add("dealer", after=reader.after, dealer=_seat(value, names))
    elif heading == "Players":
        reader.add("names", names=_names(value), teams=teams)
    elif heading == "Teams":
        reader.add("names", names=names, teams=_names(value))
    else:
        raise PadError("pad-line", "", f"{heading} belongs before the first round")


def _names(text: str) -> tuple[str, ...]:
    """Names parted by commas; one in quotation marks may hold commas itself."""
    names, rest = list[str](), text.strip()
    while rest:
        if rest.startswith('"'):
            name, end = json.JSONDecoder().raw_decode(rest)
            between, _, rest = rest[end:].partition(",")
            if between.strip():
                raise PadError("pad-line", "", f"{between.strip()} after a name")
        else:
            name, _, rest = rest.partition(",")
        names.append(name.strip())
        rest = rest.strip()
    return tuple(names)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise PadError("pad-line", "", f"{text} is no number")
    return int(text)


def _total(text: str) -> int:
    """A total, which penalties may have made negative."""
    number = text.removeprefix("-")
    return _number(number) if number == text else -_number(number)


def _seat(text: str, names: tuple[str, ...]) -> int:
    """A seat by its name or its number from 1."""
    if text in names:
        return names.index(text)
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise PadError("pad-line", "", f"nobody is called {text}")


# --- writing ---


def write_text(sheet: Sheet) -> str:
    """The rounds that count as a plain text, with the totals behind each."""
    return "\n".join([HEAD, *_head(sheet.pad), "", *_rounds(sheet)]) + "\n"


def _head(pad: Pad) -> Iterator[str]:
    opening = pad.opening
    yield f"Rules: {pad.opened.name}"
    yield f"Players: {_listed(pad.names)}"
    if any(pad.teams):
        yield f"Teams: {_listed(pad.teams)}"
    yield f"Dealer: {opening.dealer + 1}"
    if any(opening.totals):
        yield f"From: {' '.join(map(str, opening.totals))}"
    if opening.hung:
        yield f"Hung: {opening.hung}"


def _listed(names: tuple[str, ...]) -> str:
    plain = re.compile(r'[^,"#\s](?:[^,"#]*[^,"#\s])?')
    return ", ".join(n if plain.fullmatch(n) else json.dumps(n, ensure_ascii=False) for n in names)


def _rounds(sheet: Sheet) -> Iterator[str]:
    rules = sheet.pad.opened
    for line in sheet.lines:
        if line.placed.rules != rules:
            rules = line.placed.rules
            yield f"Rules: {rules.name}"
        if line.placed.dealer is not None:
            yield f"Dealer: {line.placed.dealer + 1}"
        yield f"{words_of(line.placed.entry, rules.sides):<32} # {_standing(line)}".rstrip()
    if sheet.pad.rules != rules:
        yield f"Rules: {sheet.pad.rules.name}"
    if sheet.pad.dealer is not None:
        yield f"Dealer: {sheet.pad.dealer + 1}"


def _standing(line: Line) -> str:
    """What was written and what stands, for people; a comment, it is never read again."""
    if not line.counts:
        return line.state
    written = " ".join(f"{SIDES[s]}{n:+}" for s, n in enumerate(line.written) if n)
    return f"{written or '0'} = {'-'.join(map(str, line.after.totals))}"
