"""The rulebook says what the rules of the table are, in every language, and marks what differs."""

from __future__ import annotations

import pytest
from hypothesis import given

from belot.book import CHAPTERS, BookRule, BookText, chapters, key_of, section_of
from belot.inquiry import inquire
from belot.rules import OPTIONS, PRESETS, Code, RuleSet, arises
from belot.rules.ruleset import value_text, values_of
from belot.words import LANGUAGES, THEMES, Words
from tests.book.reading import blocks, lines
from tests.properties.strategies import examples, rule_sets

Said = BookRule | BookText
# These go without saying where nothing was changed.
UNTOLD = set(
    """
    nine_trump_points seq_values contracts doubling seven_swap turn_up partner_ruff
    decl_in_contract belote_in_contract target_test end_belote_guard
    """.split()
)
# Told for what they are: the packets by their numbers.
OTHERWISE = {"packets"}


def told(rules: RuleSet) -> dict[str, BookRule]:
    """The paragraphs that options decide."""
    return {b.option: b for b in blocks(chapters(rules)) if isinstance(b, BookRule)}


@examples(40)
@given(rule_sets())
def test_every_rule_of_the_table_is_told(rules: RuleSet) -> None:
    found, changed = told(rules), rules.changes()
    for option in OPTIONS:
        if option in found:
            assert arises(rules, option)
            assert found[option].value == value_text(getattr(rules, option))
            assert found[option].changed == (option in changed)
        elif arises(rules, option):
            assert option in UNTOLD, option
            assert option not in changed or option == "seq_values", option


@examples(25)
@given(rule_sets())
def test_every_sentence_can_be_said(rules: RuleSet) -> None:
    book = list(lines(chapters(rules)))
    for lang in LANGUAGES:
        for theme in THEMES:
            words = Words.load(lang, theme=theme, strict=True)
            for line in book:
                key, _, form = line.key.partition(".")
                said = words(key, form=form or None, **line.args)
                assert said.strip(), line


@pytest.mark.parametrize("preset", PRESETS)
def test_sections_have_ids_of_their_own(preset: str) -> None:
    book = chapters(RuleSet.preset(preset))
    ids = [section.id for chapter in book for section in chapter.sections]
    assert len(set(ids)) == len(ids) > 40
    assert [chapter.id for chapter in book] == list(CHAPTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_option_has_its_paragraph(lang: str) -> None:
    """Also those that no preset has."""
    words = Words.load(lang, strict=True)
    for option in OPTIONS:
        if option in ("seq_values", *OTHERWISE):
            continue
        for value in values_of(option) or ("701",):
            key, _, form = key_of(option, value).partition(".")
            assert words(key, form=form, n=7)


def test_a_preset_has_changed_nothing_and_names_its_sources() -> None:
    for preset in PRESETS:
        rules = told(RuleSet.preset(preset))
        assert not [option for option, rule in rules.items() if rule.changed]
        assert {rule.tag for rule in rules.values()} <= {"S", "R", "C", ""}
    assert told(RuleSet.preset("bela4"))["head_plain"].tag == "S"


def test_what_a_table_changed_is_marked_with_what_is_usual() -> None:
    rules = told(RuleSet.parse("bela4(head_plain=off,target=701)"))
    assert (rules["head_plain"].changed, rules["head_plain"].usual) == (True, "on")
    assert (rules["target"].line.args, rules["target"].usual) == ({"n": 701}, "1001")
    assert [option for option, rule in rules.items() if rule.changed] == ["head_plain", "target"]
    assert rules["head_plain"].tag == ""


@examples(25)
@given(rule_sets())
def test_every_refusal_leads_to_a_section(rules: RuleSet) -> None:
    book = chapters(rules)
    present = frozenset(section.id for chapter in book for section in chapter.sections)
    cards = (Code.FOLLOW, Code.HEAD, Code.HEAD_TRUMP, Code.RUFF, Code.OVERTRUMP, Code.UNDERTRUMP)
    for code in Code:
        found = section_of(code, present)
        assert found in present or not found
        assert found or code not in cards


def test_the_whole_book_is_asked_for_by_name() -> None:
    book = inquire("book", "chapters", {"rules": "beloz(target=501)"})
    assert (book["theme"], book["changed"], book["players"]) == ("beloz", 1, 4)
    assert book["sections"]["overtrump"] == "overtrump"
    deals = [
        block
        for chapter in book["chapters"]
        for section in chapter["sections"]
        for block in section["blocks"]
        if block["kind"] == "deal"
    ]
    assert all(deal["story"] for deal in deals)


def test_nobody_hears_of_a_partner_who_has_none() -> None:
    words = Words.load("en", strict=True)
    for preset in ("bela3", "bela2", "belot3", "belot2"):
        for line in lines(chapters(RuleSet.preset(preset))):
            key, _, form = line.key.partition(".")
            said = words(key, form=form or None, **line.args)
            assert "partner" not in said.lower(), said


def test_what_a_revoke_costs_is_told_to_whoever_holds_real_cards() -> None:
    """Also where the table on the screen refuses wrong cards (bela4 §9, bela3 §9)."""

    def told_of(rules: str) -> str:
        words = Words.load("en", theme="bela", strict=True)
        book = chapters(RuleSet.parse(rules))
        found = [s for chapter in book for s in chapter.sections if s.id == "wrong-cards"]
        keys = [b.line.key.partition(".") for b in found[0].blocks if isinstance(b, Said)]
        return " ".join(words(key, form=form or None) for key, _, form in keys)

    assert "real cards" in told_of("bela4")
    assert "all its points go to the other side" in told_of("bela4")
    assert "the others what they have won" in told_of("bela3")
    assert "26 points" in told_of("bulgarian")
    assert "real cards" not in told_of("bela4(illegal_moves=renonce)")
    assert "the others what they have won" in told_of("bela3(illegal_moves=renonce)")
