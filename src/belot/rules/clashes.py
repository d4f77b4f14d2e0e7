"""Option sets that cannot be played (house_rules §10.10), each with the two options that clash."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from belot.rules import options as o
from belot.rules import options_numeric as n
from belot.rules.house import HouseRules


class Clash(NamedTuple):
    """Two options that cannot go together, and why."""

    first: str
    second: str
    why: str


def first_clash(rules: HouseRules) -> Clash | None:
    """The first clash of a rule set, or None where it can be played."""
    for first, second, clashes, why in _clashes(rules):
        if clashes:
            return Clash(first, second, why)
    return None


def _clashes(r: HouseRules) -> Iterable[tuple[str, str, bool, str]]:
    yield (
        "doubling",
        "auction",
        r.doubling > 0 and r.auction not in (o.AuctionKind.LADDER, o.AuctionKind.NUMERIC),
        "the other auctions end with the first call",
    )
    yield (
        "tie_rule",
        "players",
        r.tie_rule is o.TieRule.HANG and r.players == 3,
        "there is no single winner of the next deal to pay the hung points to",
    )
    yield (
        "shuffle",
        "players",
        r.shuffle is o.Shuffle.FIRST_DEAL_ONLY and r.players != 4,
        "the pack is gathered from eight tricks of four cards",
    )
    yield (
        "nt_multiplier",
        "rounding",
        r.nt_multiplier == 1 and r.rounding is o.Rounding.BULGARIAN_TENS,
        "the tens table of No Trumps holds only for doubled, even totals",
    )
    yield from _deal_clashes(r)
    yield from _numeric_clashes(r)


def _deal_clashes(r: HouseRules) -> Iterable[tuple[str, str, bool, str]]:
    plan = r.plan
    dealt = plan.dealt(r.players)
    yield (
        "packets",
        "players",
        dealt > 32,
        f"{r.players} players would need {dealt} cards",
    )
    yield (
        "shuffle",
        "packets",
        r.shuffle is o.Shuffle.FIRST_DEAL_ONLY and plan.hand_size != 8,
        "the pack is gathered from eight tricks of four cards",
    )
    yield (
        "turn_up",
        "packets",
        (r.turn_up is o.TurnUp.TO_TAKER) != plan.taker_gets_turned,
        "the taker is dealt one card less exactly where he gets the turned card",
    )
    yield (
        "turn_up",
        "packets",
        plan.turned and r.turn_up is o.TurnUp.NONE,
        "the packets turn up a card",
    )
    wants_turned = (o.AuctionKind.TWO_ROUND_TAKE, o.AuctionKind.TWO_PLAYER_SHORT)
    yield (
        "auction",
        "turn_up",
        r.auction in wants_turned and r.turn_up is o.TurnUp.NONE,
        "there is no turned suit to take or pass",
    )
    yield (
        "auction",
        "players",
        r.auction is o.AuctionKind.TWO_PLAYER_SHORT and r.players != 2,
        "the short auction is for two",
    )
    yield (
        "stock_3p",
        "packets",
        r.captain_exchanges and r.stock_size != 2,
        "the captain takes two cards and the packets do not leave two",
    )


_BY_BID = (o.SuccessBasis.BID, o.SuccessBasis.BID_AND_MORE)
_PILES = (o.FailAward.PILE_AND_BID, o.FailAward.PILE, o.FailAward.BID)
_OF_CARDS = (o.Rounding.COMPLEMENT_160, o.Rounding.NEAREST_FIVE)


def _numeric_clashes(r: HouseRules) -> Iterable[tuple[str, str, bool, str]]:
    """A numeric contract is judged by its bid and paid in piles, and no other contract is."""
    numeric = r.bids_numbers
    yield (
        "auction",
        "players",
        numeric and r.players != 4,
        "numbers are bid by two sides",
    )
    yield (
        "success_basis",
        "auction",
        (r.success_basis in _BY_BID) != numeric,
        "a number that was bid is what has to be reached, and only there is one",
    )
    yield (
        "fail_award",
        "auction",
        (r.fail_award in _PILES) != numeric,
        "a failed number is paid in a pile, the bid or both, and nothing else is",
    )
    yield (
        "bid_min",
        "bid_step",
        numeric and r.bid_min % r.bid_step != 0,
        "bids are multiples of the step",
    )
    yield (
        "bid_min",
        "bid_max",
        numeric and r.bid_min > r.bid_max,
        "no number could be bid",
    )
    yield (
        "rounding",
        "auction",
        numeric and r.rounding is o.Rounding.BULGARIAN_TENS,
        "bids are written in points",
    )
    yield (
        "end_rule",
        "auction",
        numeric and r.end_rule is not o.EndRule.END_OF_DEAL,
        "what a deal brings is known only when its bid is won or lost",
    )
    yield from _only_numeric(r)


def _only_numeric(r: HouseRules) -> Iterable[tuple[str, str, bool, str]]:
    """What can be counted only where numbers are bid."""
    numeric = r.bids_numbers
    yield (
        "rounding",
        "auction",
        r.rounding in _OF_CARDS and not numeric,
        "only the card points beside a bid are rounded by themselves",
    )
    yield (
        "at_points",
        "auction",
        r.no_trumps_and_all and r.at_points is n.AtPoints.SCALED and not numeric,
        "parts of a point are kept only beside a bid",
    )
    yield (
        "rounding_last_deal",
        "auction",
        r.rounding_last_deal is n.RoundingLastDeal.EXACT and not numeric,
        "only the lines of a numeric contract are written without rounding",
    )
    yield (
        "double_bonus",
        "auction",
        r.doubling > 0
        and r.double_bonus is not n.DoubleBonus.DECLARATIONS_AND_BELOTE
        and not numeric,
        "a doubled pot is multiplied whole",
    )
    complement = r.rounding is o.Rounding.COMPLEMENT_160 and r.no_trumps_and_all
    yield (
        "rounding",
        "at_points",
        complement and r.at_points is n.AtPoints.FULL,
        "the card points of All Trumps are more than 160",
    )
    yield (
        "rounding",
        "nt_multiplier",
        complement and r.nt_multiplier == 2,
        "the card points of No Trumps are more than 160",
    )
