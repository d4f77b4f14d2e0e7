"""The chapter on the auction: who may call what, doubles, and how it may go."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book import calls
from belot.book.book import Block, BookSection
from belot.book.telling import Tell, rule, section, text, unless_usual
from belot.rules import RuleSet
from belot.rules.options import AuctionKind

Sections = Iterator[BookSection]


def auction(rules: RuleSet, tell: Tell) -> Sections:
    """How the trump is chosen."""
    yield from section("calling", _calling(rules))
    yield from section("nobody", rule(rules, "forced_dealer", "all_pass"))
    yield from section("doubling", _doubling(rules))
    yield from section("calls", calls.examples(rules))


def ladder(rules: RuleSet) -> bool:
    """Whether bids go up step by step."""
    return rules.auction is AuctionKind.LADDER


def raises(rules: RuleSet) -> bool:
    """Whether a bid can be topped, by a suit or by a number."""
    return ladder(rules) or rules.bids_numbers


def _calling(rules: RuleSet) -> Iterator[Block]:
    yield from rule(rules, "auction")
    if rules.auction is AuctionKind.TWO_ROUND_TAKE:
        yield from rule(rules, "second_round_suits")
    yield from rule(rules, "bid_min", "bid_step", "bid_max", "capot_bid")
    yield from rule(rules, "generale", "generale_value", "generale_lead", "self_overcall")
    yield from unless_usual(rules, "contracts", rules.no_trumps_and_all or raises(rules))
    yield text("taker-bid" if rules.bids_numbers else "taker")


def _doubling(rules: RuleSet) -> Iterator[Block]:
    yield from unless_usual(rules, "doubling", raises(rules))
    yield from rule(rules, "double_timing", "double_reply", "bid_after_double", "capot_doubling")
    if rules.bids_numbers and rules.doubling > 1:
        yield text("redouble-ends")
