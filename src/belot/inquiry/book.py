"""The rulebook of a table: topic ``book``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from belot.book import chapters, section_of
from belot.book.book import BookChapter
from belot.inquiry.reading import rules_of
from belot.protocol import sheet
from belot.protocol.teller import Marks
from belot.protocol.themes import Theme, theme_of
from belot.rules import Code, Rank, RuleSet, Score
from belot.rules.announce import RANK_PLACE


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of these rules, and what is needed to name seats, sides and cards in it.

    ``order``: the ranks of a suit as they follow each other in a sequence, lowest first.
    ``sections``: code of a refusal → the section that explains it.
    """

    rules: str
    variant: str
    theme: Theme
    players: int
    sides: int
    order: str
    changed: int
    chapters: tuple[BookChapter, ...]
    sections: Mapping[str, str]


def story(rules: RuleSet, score: Score, hung: int) -> tuple[str, ...]:
    """Why a deal is written as it is, told to seat 0."""
    return tuple(sheet.explained(Marks(rules, 0), score, None, hung, over=False))


@lru_cache(maxsize=32)
def book_of(rules: RuleSet) -> Book:
    """The whole book; made once for the rules that are asked for most."""
    made = chapters(rules, story)
    present = frozenset(section.id for chapter in made for section in chapter.sections)
    place = RANK_PLACE[rules.seq_order]
    found = {code.value: section_of(code, present) for code in Code}
    return Book(
        rules=rules.name,
        variant=rules.variant,
        theme=theme_of(rules),
        players=rules.players,
        sides=rules.sides,
        order="".join(rank.letter for rank in sorted(Rank, key=place.__getitem__)),
        changed=len(rules.changes()),
        chapters=made,
        sections={code: section for code, section in found.items() if section},
    )


def _chapters(data: Mapping[str, Any]) -> Book:
    return book_of(rules_of(data))


QUESTIONS: Final = {"chapters": _chapters}
