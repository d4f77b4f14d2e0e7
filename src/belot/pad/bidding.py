"""Bids of points on the pad: which heights there are, and what goes with them."""

from __future__ import annotations

from functools import lru_cache

from belot.pad.entry import Entry
from belot.rules import RuleSet
from belot.rules.auction import legal_calls, open_auction
from belot.rules.calls import Slam, bid_and_contract, bid_of


@lru_cache(maxsize=64)
def heights(rules: RuleSet) -> tuple[str, ...]:
    """Every height that can be bid, the lowest first: numbers, ``capot``, ``generale``; nothing
    where no points are bid."""
    calls = legal_calls(rules, open_auction(rules, 0, None)) if rules.bids_numbers else ()
    found = [bid_and_contract(call) for call in calls]
    return tuple(dict.fromkeys(str(bid) for bid, _ in filter(None, found)))


def slam_of(entry: Entry) -> Slam:
    """Which slam was bid, if any."""
    return Slam.NONE if entry.bid is None else bid_of(entry.bid).slam


def multipliers(rules: RuleSet, slam: Slam = Slam.NONE) -> tuple[int, ...]:
    """The multipliers of a contract: 1, and those of its double and redouble as far as they are
    there."""
    doubles = rules.doubling if slam is Slam.NONE or rules.capot_doubling else 0
    return (1, 2, rules.redouble_factor)[: doubles + 1]


def asks_alone(rules: RuleSet, entry: Entry) -> bool:
    """Whether it matters if the bidder took all tricks himself: his side has them all."""
    won = entry.capot is not None and entry.capot == entry.taker
    return rules.bids_numbers and won and slam_of(entry) is Slam.GENERALE
