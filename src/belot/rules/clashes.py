"""Option sets that cannot be played (house_rules §10.10), each with the two options that clash."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from belot.rules import options as o
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
        r.doubling > 0 and r.auction is not o.AuctionKind.LADDER,
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
