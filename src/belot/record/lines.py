"""A text record cut into tags and lines, before anything of it is understood."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from belot.record.errors import RecordCode, RecordError
from belot.record.phrases import ARROW, SCORE_ROWS, plain
from belot.record.record import VERSION, WRITTEN_TAGS, check_tag, split_lines

_TAG: Final = re.compile(r'\[\s*(\w+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*(?:;.*)?')

ORDER: Final = (
    *"Draw Deal Pack Cut Packets Hand Turned Auction Swap Away Eight Announce Trick".split(),
    *SCORE_ROWS,
    "End",
)
"""The names of lines in the order in which they come in a deal."""

AMONG_TRICKS: Final = ("Shown", "Rest", "Claim", "Accept")
_RANK: Final = {name: rank for rank, name in enumerate(ORDER)} | dict.fromkeys(
    AMONG_TRICKS, ORDER.index("Trick")
)
_NAMES: Final = {name.casefold(): name for name in _RANK}
_ONCE: Final = ("Pack", "Cut", "Packets", "Turned", "Away", "Eight", "Shown", *SCORE_ROWS)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the body: its number in the file, its name, what is given and what follows.

    ``outcome`` is what stands behind the arrow, empty where there is none.
    """

    number: int
    name: str
    text: str
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A text record: the tags, the draw, the lines of each deal, and the end mark."""

    tags: dict[str, str]
    tag_lines: dict[str, int]
    draws: list[Line]
    deals: list[list[Line]]
    end: Line


def read_page(text: str) -> Page:
    """Cut a text record into its parts. Raises RecordError with the line."""
    lines = [(n, line.strip()) for n, line in enumerate(split_lines(text), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith(";")]
    if not lines:
        raise RecordError(RecordCode.TRUNCATED, "nothing in it", line=1)
    head = next((i for i, (_, line) in enumerate(lines) if line[0] != "["), len(lines))
    tags, numbers = _read_tags(lines[:head], lines[0][0])
    body = [line for n, text in lines[head:-1] for line in _cut_line(n, text)]
    body += _last_line(*lines[-1]) if head < len(lines) else []
    after = next((n for n, line in enumerate(body, 1) if line.name == "End"), len(body))
    for line in body[after:]:
        raise RecordError(RecordCode.FOREIGN, "something follows the end", line=line.number)
    if not body or body[-1].name != "End":
        raise RecordError(RecordCode.TRUNCATED, "the end mark is missing", line=lines[-1][0])
    draws, deals = _parted(body[:-1])
    for deal in deals:
        _check_order(deal)
    return Page(tags, numbers, draws, deals, body[-1])


def _parted(body: list[Line]) -> tuple[list[Line], list[list[Line]]]:
    """The lines of the draw, and those of each deal."""
    draws: list[Line] = []
    deals: list[list[Line]] = []
    for line in body:
        if line.name == "Draw" and not deals:
            draws.append(line)
        elif line.name == "Deal":
            deals.append([line])
        elif line.name == "Draw" or not deals:
            raise RecordError(RecordCode.ORDER, f"{line.name} stands here", line=line.number)
        else:
            deals[-1].append(line)
    return draws, deals


def _cut_line(number: int, text: str) -> Iterator[Line]:
    """One line of the body, or none where only a comment is left."""
    text = plain(text.partition(";")[0]).strip()
    if not text:
        return
    if text[0] == "[":
        raise RecordError(RecordCode.ORDER, "tags stand before everything else", line=number)
    word, rest = (*text.split(None, 1), "")[:2]
    name = _NAMES.get(word.rstrip(":").casefold())
    if name is None:
        raise RecordError(RecordCode.FOREIGN, f"no line begins with {word!r:.40}", line=number)
    given, arrow, outcome = rest.partition(ARROW)
    if arrow and not outcome.strip():
        raise RecordError(RecordCode.TRUNCATED, f"nothing follows {ARROW}", line=number)
    yield Line(number, name, given.strip(), outcome.strip())


def _last_line(number: int, text: str) -> list[Line]:
    """The line that must be the end mark; one that breaks off is no wonder."""
    try:
        return list(_cut_line(number, text))
    except RecordError:
        reason = "the end mark is missing, and the last line breaks off"
        raise RecordError(RecordCode.TRUNCATED, reason, line=number) from None


@contextmanager
def located(line: Line) -> Generator[None, None, None]:
    """Errors inside get the number of this line."""
    try:
        yield
    except RecordError as error:
        raise error.at(line=line.number) from None


def _check_order(deal: list[Line]) -> None:
    seen: set[str] = set()
    rank = 0
    for line in deal:
        if line.name in _ONCE and line.name in seen:
            raise RecordError(RecordCode.DUPLICATE, f"{line.name} twice", line=line.number)
        if _RANK[line.name] < rank:
            reason = f"{line.name} belongs before {ORDER[rank]}"
            raise RecordError(RecordCode.ORDER, reason, line=line.number)
        rank = _RANK[line.name]
        seen.add(line.name)


# --- tags -----------------------------------------------------------------------------


def _read_tags(lines: list[tuple[int, str]], first: int) -> tuple[dict[str, str], dict[str, int]]:
    tags: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for number, line in lines:
        found = _TAG.fullmatch(line)
        name = found[1] if found else ""
        if not tags and name != "Belot":
            break
        if found is None and (number, line) == lines[-1]:
            break
        if found is None:
            raise RecordError(RecordCode.FOREIGN, 'not a tag: [Name "value"]', line=number)
        if name in tags:
            raise RecordError(RecordCode.DUPLICATE, f"the tag {name} twice", line=number)
        tags[name], numbers[name] = _value(number, name, found[2]), number
    if not tags:
        reason = 'not a record: it does not begin with [Belot "1"]'
        raise RecordError(RecordCode.FOREIGN, reason, line=first)
    if tags["Belot"] not in map(str, range(1, VERSION + 1)):
        reason = f"version {tags['Belot']!r:.20} of the format; this program reads up to {VERSION}"
        raise RecordError(RecordCode.VERSION, reason, line=first)
    return tags, numbers


def _value(number: int, name: str, quoted: str) -> str:
    """The value of a tag: a text in quotation marks, escaped as in JSON."""
    try:
        value = json.loads(quoted, strict=False)
    except ValueError as error:
        reason = f"{name} has no proper value: {error}"
        raise RecordError(RecordCode.FOREIGN, reason, line=number) from None
    if name not in WRITTEN_TAGS:
        try:
            check_tag(name, value)
        except RecordError as error:
            raise error.at(line=number) from None
    return str(value)
