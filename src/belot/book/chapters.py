"""The chapters of a rulebook, in the order the game flows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from belot.book import before, bidding, counting, playing
from belot.book.advice import advice
from belot.book.book import BookChapter, BookSection, BookWords
from belot.book.glossary import WORDS
from belot.book.telling import Tell, line, no_story, section, text
from belot.rules import RuleSet

Sections = Iterator[BookSection]


def _words(rules: RuleSet, tell: Tell) -> Sections:
    yield from section("glossary", [BookWords(WORDS)])


def _about(rules: RuleSet, tell: Tell) -> Sections:
    yield from section("sources", [text("about-engine"), text("about-sources")])
    yield from section("makers", [text("about-makers")])


def _advice(rules: RuleSet, tell: Tell) -> Sections:
    yield from advice(rules)


CHAPTERS: Final[dict[str, Callable[[RuleSet, Tell], Sections]]] = {
    "table": before.table,
    "cards": before.cards,
    "deal": before.deal,
    "auction": bidding.auction,
    "talon": before.talon,
    "declarations": playing.declarations,
    "play": playing.play,
    "tricks": playing.tricks,
    "score": counting.score_sheet,
    "end": counting.end,
    "advice": _advice,
    "words": _words,
    "about": _about,
}


def chapters(rules: RuleSet, tell: Tell = no_story) -> tuple[BookChapter, ...]:
    """The rulebook of these rules. ``tell`` tells the story of a scored deal."""
    made = (
        BookChapter(name, line(f"c-{name}"), tuple(write(rules, tell)))
        for name, write in CHAPTERS.items()
    )
    return tuple(chapter for chapter in made if chapter.sections)
