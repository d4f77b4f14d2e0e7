"""What a deal is worth, and when the match is over."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book import deals
from belot.book.before import no_trumps
from belot.book.book import BookSection
from belot.book.telling import Tell, rule, section, text
from belot.rules import RuleSet

Sections = Iterator[BookSection]


def score_sheet(rules: RuleSet, tell: Tell) -> Sections:
    """From card points to what is written."""
    counted = [text("count")]
    twice = rule(rules, "nt_multiplier") if no_trumps(rules) else ()
    yield from section("count", [*counted, *twice])
    yield from section(
        "capot", rule(rules, "capot_bonus", "no_trick_declarations", "no_trick_belote")
    )
    yield from section("contract", rule(rules, "success_basis", "tie_rule", "hang_to"))
    yield from section("fall", rule(rules, "fail_award", "fail_declarations", "belote_on_fail"))
    if rules.doubling:
        yield from section("doubled", [text("doubled"), *rule(rules, "double_rounding")])
    yield from section("rounding", rule(rules, "rounding"))
    yield from section("examples", deals.examples(rules, tell))


def end(rules: RuleSet, tell: Tell) -> Sections:
    """When the match is over and who has won it."""
    yield from section("target", rule(rules, "target", "end_rule"))
    yield from section("level", rule(rules, "both_over", "match_tie", "capot_ends_match"))
