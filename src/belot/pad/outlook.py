"""Who can still win with the next deal: what the points in play can decide."""

from __future__ import annotations

from typing import Literal

from belot.pad import in_play
from belot.pad.scored import Numbers
from belot.rules import Contract, RuleSet
from belot.rules.auction import contracts
from belot.rules.options import Rounding
from belot.rules.state import Standing

Reach = Literal["won", "lost", "there", "deal", "capot", "more"]


def to_go(rules: RuleSet, now: Standing) -> Numbers:
    """What each side lacks to the target, in written points; 0 where it is there."""
    return tuple(max(0, rules.target - total) for total in now.totals)


def reaches(rules: RuleSet, now: Standing) -> tuple[Reach, ...]:
    """For each side whether the cards of one undoubled deal can bring it to the target, hung points
    included; whether with the capot's bonus; or only with declarations, a double or more deals.

    Both are the most that can be: all cards in the contract in which they are worth the most.
    """
    if now.verdict.over:
        return tuple("won" if s == now.verdict.winner else "lost" for s in range(rules.sides))
    most = max(_points(rules, contract) for contract in contracts(rules))
    deal = _written(rules, most) + now.hung
    capot = _written(rules, most + rules.capot_bonus) + now.hung
    return tuple(_reach(missing, deal, capot) for missing in to_go(rules, now))


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
