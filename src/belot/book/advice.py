"""Good advice for the table one sits at: what the rules make wise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from belot.book.before import no_trumps
from belot.book.bidding import ladder
from belot.book.book import BookSection
from belot.book.telling import section, text
from belot.rules import RuleSet
from belot.rules.options import (
    AuctionKind,
    EndRule,
    FailAward,
    IllegalMoves,
    Shuffle,
    TieRule,
    TurnUp,
    VoidPartnerWinning,
)

_Test = Callable[[RuleSet], bool]


def _always(_: RuleSet) -> bool:
    return True


def _pairs(r: RuleSet) -> bool:
    return r.players == 4


def _free(r: RuleSet) -> bool:
    return _pairs(r) and r.void_partner_winning is VoidPartnerWinning.FREE


def _takes(r: RuleSet) -> bool:
    return r.turn_up is TurnUp.TO_TAKER


def _more_cards(r: RuleSet) -> bool:
    return r.plan.talon > 0 or r.plan.after > 0


def _numbers(r: RuleSet) -> bool:
    return r.bids_numbers


def _may_pass(r: RuleSet) -> bool:
    return r.auction is not AuctionKind.ELDEST_CALLS


ADVICE: Final[dict[str, tuple[tuple[str, _Test], ...]]] = {
    "advice-calling": (
        ("call-strong", _always),
        ("call-turned", _takes),
        ("call-talon", lambda r: _more_cards(r) and not _takes(r)),
        ("call-aces", _always),
        ("call-last", lambda r: r.forced_dealer and _may_pass(r) and not ladder(r)),
        ("call-alone", lambda r: r.players == 3),
        ("call-everything", lambda r: r.fail_award is FailAward.ALL_TO_OPPONENTS),
        ("call-ladder", ladder),
        ("bid-count", _numbers),
        ("bid-partner", _numbers),
        ("bid-capot", lambda r: _numbers(r) and r.capot_bid),
        ("call-at", no_trumps),
        ("call-nt", no_trumps),
        ("double", lambda r: r.doubling > 0),
    ),
    "advice-leading": (
        ("lead-trump", _always),
        ("lead-defence", _always),
        ("lead-aces-head", lambda r: r.head_plain),
        ("lead-ten", lambda r: _pairs(r) and not r.head_plain),
        ("lead-partner", _pairs),
    ),
    "advice-playing": (
        ("count-trumps", _always),
        ("give-partner", _free),
        ("keep-jack", lambda r: not r.head_plain),
        ("forced-over", lambda r: _pairs(r) and not _free(r)),
        ("last-trick", _always),
        ("two-players", lambda r: r.players == 2),
    ),
    "advice-counting": (
        ("announce", lambda r: r.declarations),
        ("belote-keep", lambda r: r.belote_points > 0),
        ("half", lambda r: r.tie_rule is TieRule.FAIL and not _numbers(r)),
        ("bid-need", _numbers),
        ("hang", lambda r: r.tie_rule is TieRule.HANG),
        ("end-pass", lambda r: r.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER)),
        ("end-enough", lambda r: r.end_rule is EndRule.ENOUGH),
        ("order", lambda r: r.shuffle is Shuffle.FIRST_DEAL_ONLY),
        ("watch", lambda r: r.illegal_moves is IllegalMoves.RENONCE),
    ),
}
"""Section → advice and when it holds, in the order in which it is given."""


def advice(rules: RuleSet) -> Iterator[BookSection]:
    """The advice that holds under these rules."""
    for name, pieces in ADVICE.items():
        yield from section(name, (text(f"a-{key}") for key, test in pieces if test(rules)))
