"""A record: the log of a match and what people want to know about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from belot.record.errors import RecordCode, RecordError
from belot.rules import Event, RuleSet
from belot.rules.calls import bid_and_contract
from belot.rules.errors import RuleSetError
from belot.rules.events import Called, DealScored, EightOfSuit, MatchOpened, RestTaken

VERSION: Final = 3
"""The newest version of both formats."""

MAX_SIZE: Final = 16 * 1024 * 1024
"""Longest file, in bytes. A match to 1001 takes some 100 kB."""

MAX_LINE: Final = 256 * 1024
MAX_LINES: Final = 400_000
MAX_TAGS: Final = 64
MAX_VALUE: Final = 500
MAX_RULES: Final = 4000

WRITTEN_TAGS: Final = ("Belot", "Rules", "Totals", "Hung", "Dealer", "Result")
"""Tags that follow from the events. They are written and checked, and never stand in ``tags``."""

_TAG: Final = re.compile(r"[A-Z][A-Za-z0-9_]{0,39}")


@dataclass(frozen=True, slots=True)
class Record:
    """The events of a match and its tags, such as ``Date``, ``Site`` and ``Player0`` … ``Player3``.

    Any tag can be used but those in ``WRITTEN_TAGS``. The events are not checked here: ``validate``
    does that, and so do all readers. Raises RecordError for a tag that cannot be written.
    """

    tags: Mapping[str, str]
    events: tuple[Event, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tags", MappingProxyType(dict(self.tags)))
        object.__setattr__(self, "events", tuple(self.events))
        if len(self.tags) > MAX_TAGS:
            raise RecordError(RecordCode.FOREIGN, f"more than {MAX_TAGS} tags")
        for name, value in self.tags.items():
            check_tag(name, value)

    @property
    def rules(self) -> RuleSet:
        """The rules of the match; raises RecordError where there are none."""
        opened = self.events[0] if self.events else None
        if not isinstance(opened, MatchOpened):
            raise RecordError(RecordCode.TRUNCATED, "a record begins with the opening of a match")
        return parse_rules(opened.rules)

    @property
    def finished(self) -> bool:
        """Whether the match ended."""
        last = self.events[-1] if self.events else None
        return isinstance(last, EightOfSuit) or (isinstance(last, DealScored) and last.verdict.over)

    @property
    def version(self) -> int:
        """The version it is written in: the lowest that can say all of it."""
        return max((_since(event) for event in self.events), default=1)

    def __hash__(self) -> int:
        return hash((frozenset(self.tags.items()), self.events))

    def __reduce__(self) -> tuple[type[Record], tuple[dict[str, str], tuple[Event, ...]]]:
        return Record, (dict(self.tags), self.events)


def _since(event: Event) -> int:
    """The version in which an event was new."""
    if isinstance(event, Called):
        return 3 if bid_and_contract(event.call) else 1
    return 2 if isinstance(event, RestTaken) else 1


def check_tag(name: object, value: object) -> None:
    """Raise RecordError unless this can be a tag of a record."""
    if not (isinstance(name, str) and _TAG.fullmatch(name)):
        raise RecordError(RecordCode.FOREIGN, f"{name!r:.60} cannot be the name of a tag")
    if name in WRITTEN_TAGS:
        raise RecordError(RecordCode.FOREIGN, f"{name} is written from the events")
    if not isinstance(value, str) or len(value) > MAX_VALUE:
        raise RecordError(
            RecordCode.FOREIGN, f"{name} is not a text of {MAX_VALUE} characters or fewer"
        )
    if any("\ud800" <= char <= "\udfff" for char in value):
        raise RecordError(RecordCode.FOREIGN, f"{name} holds half a character (a lone surrogate)")


def parse_rules(name: str) -> RuleSet:
    """The rules of that name; raises RecordError where they cannot be read."""
    if len(name) > MAX_RULES:
        raise RecordError(RecordCode.FOREIGN, "the name of the rules is too long")
    try:
        return RuleSet.parse(name)
    except RuleSetError as error:
        raise RecordError(RecordCode.MISMATCH, f"rules: {error}") from error


def check_size(size: int) -> None:
    """Raise RecordError for what is too long to be a record."""
    if size > MAX_SIZE:
        raise RecordError(RecordCode.FOREIGN, f"longer than {MAX_SIZE >> 20} MB: not a record")


def split_lines(text: str) -> list[str]:
    """The lines of a text, whatever ends them; raises RecordError for absurd ones."""
    check_size(len(text))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if text.count("\n") > MAX_LINES:
        raise RecordError(RecordCode.FOREIGN, f"more than {MAX_LINES} lines: not a record", line=1)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(RecordCode.FOREIGN, "the line is too long", line=number)
    return lines
