"""What a deal is worth, and when the match is over."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book import bid_deals, deals
from belot.book.before import no_trumps
from belot.book.book import Block, BookSection
from belot.book.telling import Tell, rule, section, text, unless_usual
from belot.rules import RuleSet, arises
from belot.rules.options import TieRule
from belot.rules.options_numeric import BeloteGuard, TargetTest

Sections = Iterator[BookSection]


def score_sheet(rules: RuleSet, tell: Tell) -> Sections:
    """From card points to what is written."""
    counted = [text("count")]
    twice = rule(rules, "nt_multiplier") if no_trumps(rules) else ()
    yield from section("count", [*counted, *twice])
    yield from section(
        "capot", rule(rules, "capot_bonus", "no_trick_declarations", "no_trick_belote")
    )
    yield from section("contract", _contract(rules))
    yield from section("payment", rule(rules, "count_mode", "capot_award"))
    yield from section("fall", _fall(rules))
    if rules.doubling:
        yield from section("doubled", _doubled(rules))
    yield from section("rounding", rule(rules, "rounding", "rounding_last_deal"))
    made = bid_deals if rules.bids_numbers else deals
    yield from section("examples", made.examples(rules, tell))


def _contract(rules: RuleSet) -> Iterator[Block]:
    yield from rule(rules, "success_basis", "bid_threshold")
    numbers = rules.bids_numbers
    yield from unless_usual(rules, "decl_in_contract", numbers or not rules.decl_in_contract)
    yield from unless_usual(rules, "belote_in_contract", numbers or not rules.belote_in_contract)
    yield from rule(rules, "tie_rule", "hang_to")


def _fall(rules: RuleSet) -> Iterator[Block]:
    yield from rule(rules, "fail_award", "pile_base", "pile_defence_capot")
    yield from rule(rules, "fail_declarations", "belote_on_fail")


def _doubled(rules: RuleSet) -> Iterator[Block]:
    yield text("doubled-bid" if rules.bids_numbers else "doubled")
    if rules.bids_numbers and rules.tie_rule is TieRule.HANG and arises(rules, "tie_rule"):
        yield text("doubled-half")
    yield from rule(rules, "double_scope", "redouble_factor", "double_bonus", "double_rounding")


def end(rules: RuleSet, tell: Tell) -> Sections:
    """When the match is over and who has won it."""
    passed = unless_usual(rules, "target_test", rules.target_test is TargetTest.EXCEED)
    yield from section("target", [*rule(rules, "target"), *passed, *rule(rules, "end_rule")])
    guard = rules.end_belote_guard is not BeloteGuard.OFF
    yield from section(
        "level",
        [
            *rule(rules, "both_over", "match_tie", "capot_ends_match"),
            *unless_usual(rules, "end_belote_guard", guard),
        ],
    )
