"""Who can still win with the next deal: what the points in play can decide."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from belot.pad import in_play
from belot.pad.bidding import heights
from belot.pad.scored import Numbers
from belot.rules import Contract, RuleSet
from belot.rules.auction import contracts
from belot.rules.calls import bid_of
from belot.rules.counting import Tally
from belot.rules.options import Rounding
from belot.rules.options_numeric import TargetTest
from belot.rules.scoring import score
from belot.rules.state import Standing

Reach = Literal["won", "lost", "there", "deal", "capot", "more"]


def to_go(rules: RuleSet, now: Standing) -> Numbers:
    """What each side lacks to the target, in written points; 0 where it is there."""
    last = rules.target + (rules.target_test is TargetTest.EXCEED)
    return tuple(max(0, last - total) for total in now.totals)


def reaches(rules: RuleSet, now: Standing) -> tuple[Reach, ...]:
    """For each side whether the cards of one undoubled deal can bring it to the target, hung points
    included; whether with the capot's bonus; or only with declarations, a double or more deals.

    Both are the most that can be: all cards in the contract in which they are worth the most, with
    the bid that pays the most where points are bid.
    """
    if now.verdict.over:
        return tuple("won" if s == now.verdict.winner else "lost" for s in range(rules.sides))
    deal, capot = (most + now.hung for most in _most(rules))
    return tuple(_reach(missing, deal, capot) for missing in to_go(rules, now))


@lru_cache(maxsize=64)
def _most(rules: RuleSet) -> tuple[int, int]:
    """The most that one side can write for an undoubled deal without a capot, and with one."""
    if rules.bids_numbers:
        return _highest(rules, capot=False), _highest(rules, capot=True)
    most = max(_points(rules, contract) for contract in contracts(rules))
    return _written(rules, most), _written(rules, most + rules.capot_bonus)


def _highest(rules: RuleSet, *, capot: bool) -> int:
    """The most that any bid brings a side that has all the points."""
    tricks = rules.hand_size if capot else 0
    tallies = (
        Tally(
            contract=contract,
            taker=0,
            cards=(in_play.cards_in_play(rules, contract), 0),
            last_trick=0,
            tricks=(tricks, 0),
            bid=bid_of(height),
            bidder_tricks=tricks,
        )
        for contract in contracts(rules)
        for height in heights(rules)
    )
    return max(score(rules, tally).written[0] for tally in tallies)


def _reach(missing: int, deal: int, capot: int) -> Reach:
    if not missing:
        return "there"
    if missing <= deal:
        return "deal"
    return "capot" if missing <= capot else "more"


def _points(rules: RuleSet, contract: Contract) -> int:
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    return (in_play.cards_in_play(rules, contract) + rules.last_trick) * times


def _written(rules: RuleSet, points: int) -> int:
    """Points as they are written, rounded up: what could be enough is not ruled out."""
    if rules.rounding is Rounding.NONE:
        return points
    tens = -(-points // 10)
    return tens if rules.rounding is Rounding.BULGARIAN_TENS else tens * 10
