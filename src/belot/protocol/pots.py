"""From points to what is written: rounding and doubling, where there is any."""

from __future__ import annotations

from belot.protocol.teller import Teller
from belot.rules import Result, Score
from belot.rules.options import DoubleRounding, Rounding
from belot.rules.rounding import round_pot

Lines = list[str]


def pots(v: Teller, score: Score) -> Lines:
    """How each side's points become written points: rounding and doubling, where there is any."""
    lines: Lines = []
    for side in v.sides():
        points, written = score.award[side], score.written[side] - score.from_hung[side]
        own = side == score.taker and score.result is Result.FAILED
        if score.multiplier > 1 and not own:
            lines += steps(v, v.side(side), points, score.multiplier) if points else []
        elif v.rules.rounding is not Rounding.NONE and points:
            lines.append(v("rounded", side=v.side(side), points=points, n=written))
    return lines + _fewer_goes_up(v, score)


def _fewer_goes_up(v: Teller, score: Score) -> Lines:
    """The last digit that is rounded up for one side and down for the other, where it occurs."""
    digits = {points % 10 for points in score.award}
    both = score.result is Result.MADE and score.multiplier == 1 and len(digits) == 1
    if not both or v.rules.rounding is not Rounding.BULGARIAN_TENS:
        return []
    ups = {
        written - hung - points // 10
        for points, written, hung in zip(score.award, score.written, score.from_hung, strict=True)
    }
    return [v("rounded-fewer", n=digits.pop())] if len(ups) == 2 else []


def steps(v: Teller, side: str, points: int, times: int) -> Lines:
    """A pot rounded and multiplied, in the order of the house."""
    first = v.rules.double_rounding is DoubleRounding.ROUND_THEN_MULTIPLY
    rounds = v.rules.rounding is not Rounding.NONE
    lines = []
    if rounds and first:
        lines.append(v("rounded", side=side, points=points, n=round_pot(v.rules, points)))
        points = round_pot(v.rules, points)
    lines.append(v("multiplied", side=side, points=points, times=times, n=points * times))
    points *= times
    if rounds and not first:
        lines.append(v("rounded", side=side, points=points, n=round_pot(v.rules, points)))
    return lines
