"""How points are written: unchanged, to the nearest ten or five, or in Bulgarian tens."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from belot.rules.cards import Contract
from belot.rules.options import DoubleRounding, Rounding
from belot.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from fractions import Fraction

Exact: TypeAlias = "int | Fraction"
"""Points that may have parts: those of scaled All Trumps are multiples of 1/43."""


def whole(points: Exact) -> int:
    """Points to the nearest whole number."""
    return (2 * points + 1) // 2


def round_pot(rules: RuleSet, points: Exact) -> int:
    """One total as it is written: unchanged, to the nearest ten, or in tens (5 goes up, with
    ``nearest_ten_6up`` down)."""
    match rules.rounding:
        case Rounding.NEAREST_TEN:
            return (points + 5) // 10 * 10
        case Rounding.NEAREST_TEN_6UP:
            return -((5 - points) // 10) * 10
        case Rounding.BULGARIAN_TENS:
            return (points + 5) // 10
        case _:
            return whole(points)


def round_tricks(
    rules: RuleSet, tricks: tuple[Exact, ...], taker: int, capot: int
) -> tuple[Exact, ...]:
    """The card points of both sides where each writes its own and they are rounded by themselves
    (``complement_160``, ``nearest_five``); unchanged elsewhere. ``capot`` is the side that took
    every trick, or -1."""
    if rules.rounding is Rounding.NEAREST_FIVE:
        return tuple((2 * (points - 1) + 5) // 10 * 5 for points in tricks)
    if rules.rounding is not Rounding.COMPLEMENT_160:
        return tricks
    if capot >= 0:
        return tuple(250 if side == capot else 0 for side in range(len(tricks)))
    others = (tricks[1 - taker] + 5) // 10 * 10
    return (160 - others, others) if taker == 0 else (others, 160 - others)


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
