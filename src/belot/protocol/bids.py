"""Where points are bid: whether the bid was reached, and what the deal pays, in sentences
(contree.md §14, coinche.md §14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from belot.protocol.teller import Teller
from belot.rules import Result, RuleSet, Score, stakes
from belot.rules.calls import Bid, Slam
from belot.rules.cards import Contract
from belot.rules.options import Rounding, SuccessBasis, TieRule
from belot.rules.options_numeric import AtPoints
from belot.rules.rounding import whole
from belot.rules.stakes import Source, needed

Lines = list[str]


class Part(NamedTuple):
    """What a line is made of: the key of its word, card points, and how often they count."""

    key: str
    points: int
    times: int = 1


def judged(v: Teller, score: Score, bid: Bid, hung: int) -> Lines:
    """Whether the bid was reached, what each side gets of the deal, and how that is rounded.
    ``hung`` are the points that hung before."""
    return [*_scaled(v, score), *_reached(v, score, bid), *_paid(v, score, bid, hung)]


def _scaled(v: Teller, score: Score) -> Lines:
    scaled = v.rules.at_points is AtPoints.SCALED
    return [v("all-trumps-scaled")] if scaled and score.contract is Contract.ALL_TRUMPS else []


# --- the contract ---


def _reached(v: Teller, score: Score, bid: Bid) -> Lines:
    """What was needed and what there is, and so whether the contract is made."""
    takers, lines = v.side(score.taker), [_need(v, score, bid)]
    if not bid.slam and _outdone(v.rules, score, bid):
        other = 1 - score.taker
        theirs = _whole(v.rules, score, other)
        lines.append(v("bid-outdone", defence=v.side(other), b=theirs))
    if score.result is Result.HANG:
        return lines
    if score.result is Result.FAILED:
        return [*lines, v("bid-missed", takers=takers)]
    level = not bid.slam and _level(v.rules, score)
    return [*lines, *([v("tie-made")] if level else []), v("bid-reached", takers=takers)]


def _need(v: Teller, score: Score, bid: Bid) -> str:
    takers = v.side(score.taker)
    if bid.slam:
        return v("need-generale" if bid.slam is Slam.GENERALE else "need-capot", takers=takers)
    own, number = _whole(v.rules, score, score.taker), needed(v.rules, bid)
    helped = _helped(v, score)
    if helped:
        return v("need-height-with", takers=takers, n=number, a=own, what=", ".join(helped))
    return v("need-height", takers=takers, n=number, a=own)


def _helped(v: Teller, score: Score) -> Lines:
    """The declarations and belote of the takers, as far as they help."""
    rules, taker = v.rules, score.taker
    bonuses = (
        ("part-declarations", score.declarations[taker] * rules.decl_in_contract),
        ("part-belote", score.belote[taker] * rules.belote_in_contract),
    )
    return [v(key, n=points) for key, points in bonuses if points]


def _whole(rules: RuleSet, score: Score, side: int) -> int:
    """The points of a side that a contract is measured by, to the nearest whole one."""
    return whole(stakes.reached(rules, score, side))


def _outdone(rules: RuleSet, score: Score, bid: Bid) -> bool:
    """Whether a contract fell although the bid was reached."""
    failed = score.result is Result.FAILED
    return failed and _whole(rules, score, score.taker) >= needed(rules, bid)


def _level(rules: RuleSet, score: Score) -> bool:
    """Whether equal totals are enough, and there are some."""
    compared = rules.success_basis is SuccessBasis.BID_AND_MORE
    equal = _whole(rules, score, 0) == _whole(rules, score, 1)
    return compared and equal and rules.tie_rule is TieRule.MADE


# --- what it pays ---


def _paid(v: Teller, score: Score, bid: Bid, hung: int) -> Lines:
    lines = [line for side in v.sides() for line in _line(v, score, bid, side)]
    if score.result is not Result.HANG:
        return lines
    taker, other = score.taker, 1 - score.taker
    sides = {"defence": v.side(other), "takers": v.side(taker)}
    return [*lines, v("tie-hang-whose", **sides, b=score.written[other], a=score.hanging - hung)]


def _line(v: Teller, score: Score, bid: Bid, side: int) -> Lines:
    """What a side gets, part by part, and how it is written."""
    points = score.award[side]
    if not points and not score.from_hung[side]:
        return []
    return [*_sum(v, parts_of(v.rules, score, bid, side), side, points), *_rounded(v, score, side)]


def _sum(v: Teller, parts: tuple[Part, ...], side: int, points: int) -> Lines:
    """The parts of a line and what they make."""
    said = " + ".join(_said(v, part) for part in parts)
    if len(parts) == 1 and parts[0].times == 1:
        return [v("sheet-side", side=v.side(side), parts=said)]
    return [v("parts-make", side=v.side(side), parts=said, n=points)] if parts else []


def _said(v: Teller, part: Part) -> str:
    said = v(part.key, n=part.points)
    return said if part.times == 1 else v("part-times", what=said, times=part.times)


def _rounded(v: Teller, score: Score, side: int) -> Lines:
    points, written = score.award[side] + score.from_hung[side], score.written[side]
    if points == written:
        return []
    key = "rounded-five" if v.rules.rounding is Rounding.NEAREST_FIVE else "rounded"
    return [v(key, side=v.side(side), points=points, n=written)]


def parts_of(rules: RuleSet, score: Score, bid: Bid, side: int) -> tuple[Part, ...]:
    """What the award of a side is made of; together they are ``score.award``."""
    found: list[Part] = []
    for part in stakes.parts(rules, score, bid, side, stakes.tricks_of(score, side)):
        if part.source is Source.TRICKS:
            found += _tricks(score, side)
        else:
            found.append(Part(WORDS[part.source], whole(part.points), part.times))
    return tuple(found)


WORDS: Final = {
    Source.DECLARATIONS: "part-declarations",
    Source.BELOTE: "part-belote",
    Source.PILE: "part-pile",
    Source.BID: "part-bid",
    Source.SLAM: "part-capot",
}


def _tricks(score: Score, side: int) -> Iterator[Part]:
    """The points of the tricks, each kind by itself."""
    kinds = (("part-cards", score.cards), ("part-last", score.last), ("part-capot", score.capot))
    return (Part(key, points[side]) for key, points in kinds if points[side])
