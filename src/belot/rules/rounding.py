"""How points are written: unchanged, to the nearest ten, or in Bulgarian tens."""

from __future__ import annotations

from belot.rules.cards import Contract
from belot.rules.options import DoubleRounding, Rounding
from belot.rules.ruleset import RuleSet


def round_pot(rules: RuleSet, points: int) -> int:
    """One total as it is written: unchanged, to the nearest ten, or in tens (5 goes up)."""
    if rules.rounding is Rounding.NONE:
        return points
    tens = (points + 5) // 10
    return tens * 10 if rules.rounding is Rounding.NEAREST_TEN else tens


_TENS_THRESHOLD = {Contract.ALL_TRUMPS: 4, Contract.NO_TRUMPS: 5}


def round_pair(
    rules: RuleSet, contract: Contract, totals: tuple[int, ...], lower: int
) -> tuple[int, ...]:
    """All totals of a deal as they are written.

    Bulgarian tens (bulgarian.md §14 "Rounding to tens"): below the threshold digit down, above it
    up, and at it the side ``lower`` up and the others down.
    """
    if rules.rounding is not Rounding.BULGARIAN_TENS:
        return tuple(round_pot(rules, points) for points in totals)
    threshold = _TENS_THRESHOLD.get(contract, 6)
    written = []
    for side, points in enumerate(totals):
        tens, digit = divmod(points, 10)
        at_threshold_up = side == lower or contract is Contract.NO_TRUMPS
        up = digit > threshold or (digit == threshold and at_threshold_up)
        written.append(tens + up)
    return tuple(written)


def multiplied(rules: RuleSet, points: int, multiplier: int) -> int:
    """A doubled pot as it is written."""
    if rules.double_rounding is DoubleRounding.MULTIPLY_THEN_ROUND:
        return round_pot(rules, points * multiplier)
    return round_pot(rules, points) * multiplier
