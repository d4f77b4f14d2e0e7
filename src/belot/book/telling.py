"""How chapters are put together: lines, paragraphs that an option decides, sections."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from belot.book.book import Block, BookLine, BookRule, BookSection, BookText
from belot.rules import RuleSet, Score, arises
from belot.rules.presets import defaults_of
from belot.rules.ruleset import value_text, values_of

Tell = Callable[[RuleSet, Score, int], tuple[str, ...]]
"""The story of a scored deal (the third argument: points that hung before), in marked sentences."""


def no_story(rules: RuleSet, score: Score, hung: int) -> tuple[str, ...]:
    """Where nobody tells one."""
    return ()


def line(key: str, **args: str | int) -> BookLine:
    """The sentence ``book-KEY``."""
    return BookLine(f"book-{key}", args)


def text(key: str, **args: str | int) -> BookText:
    """A paragraph of its own."""
    return BookText(line(key, **args))


def key_of(option: str, value: str) -> str:
    """The key of the paragraph on an option's value; numbers and patterns share one."""
    form = re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-") if _named(option, value) else "any"
    return f"book-{option.replace('_', '-')}.v-{form}"


def _named(option: str, value: str) -> bool:
    """Whether a value has a paragraph of its own: a cut may be any number of cards, but for 0."""
    return value == "0" if option == "cut_min" else bool(values_of(option))


def rule(rules: RuleSet, *options: str) -> tuple[BookRule, ...]:
    """The paragraphs on these options, as far as they arise under the rules."""
    return tuple(_rule(rules, option) for option in options if arises(rules, option))


ALONE: Final = {
    ("head_plain", "on"): "on-alone",
    ("head_trump_lead", "always"): "always-alone",
    ("head_trump_lead", "not_partner"): "always-alone",
}
"""Paragraphs that speak of a partner have another form where nobody has one."""

THREE: Final = {("renonce_penalty", "deal_to_opponents"): "deal-to-opponents-three"}
"""Paragraphs that speak of one other side have another form where there are two (bela3 §9)."""


NUMBERS: Final = {("contracts", "suits+NT+AT"): "suits-nt-at-bid"}
"""Paragraphs on a ladder of suits have another form where numbers are bid."""


def _key(rules: RuleSet, option: str, value: str) -> str:
    form = ALONE.get((option, value)) if rules.players < 4 else None
    if rules.players == 3:
        form = THREE.get((option, value), form)
    if rules.bids_numbers:
        form = NUMBERS.get((option, value), form)
    return f"book-{option.replace('_', '-')}.v-{form}" if form else key_of(option, value)


def paragraph(rules: RuleSet, option: str) -> BookLine:
    """What an option says under these rules, whether it arises or not."""
    value = value_text(getattr(rules, option))
    return BookLine(
        _key(rules, option, value), {} if _named(option, value) else {"n": _number(value)}
    )


def _rule(rules: RuleSet, option: str) -> BookRule:
    value = value_text(getattr(rules, option))
    usual = defaults_of(rules.variant)[option]
    changed = value != usual.value
    tag = "" if changed or usual.tag == "-" else usual.tag
    return BookRule(paragraph(rules, option), option, value, usual.value, changed, tag)


def _number(value: str) -> str | int:
    return int(value) if value.isdecimal() else value


def unless_usual(rules: RuleSet, option: str, told: bool) -> tuple[BookRule, ...]:
    """A rule that goes without saying, unless it is told or this table has changed it."""
    found = rule(rules, option)
    return found if told else tuple(each for each in found if each.changed)


def section(name: str, blocks: Iterable[Block]) -> tuple[BookSection, ...]:
    """A section, or nothing where there is nothing to say."""
    found = tuple(blocks)
    return (BookSection(name, line(f"s-{name}"), found),) if found else ()
