"""Contracts of so many points: whether the bid is reached, and what the deal pays (contree.md §14,
coinche.md §14). Points are card points up to the line of each side; the line, rounded, is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from math import ceil, floor
from typing import NamedTuple

from belot.rules.calls import Bid, Slam
from belot.rules.counting import Result, Score, Tally, count, exact_tricks
from belot.rules.options import FailAward, Forfeit, SuccessBasis, TieRule
from belot.rules.options_numeric import (
    BidThreshold,
    CapotAward,
    CountMode,
    DoubleBonus,
    DoubleScope,
    PileBase,
)
from belot.rules.rounding import Exact, round_pot, round_tricks, whole
from belot.rules.ruleset import RuleSet

Lines = tuple[Exact, ...]


def score_bid(rules: RuleSet, tally: Tally) -> Score:
    """Score a finished deal with a bid of points. Raises ValueError where the bid is missing."""
    if tally.bid is None:
        raise ValueError("a numeric contract has a bid")
    tricks = exact_tricks(rules, tally)
    counted = count(rules, tally)
    counted = replace(counted, result=judge_bid(rules, tally, counted, tricks))
    apart = round_tricks(rules, tricks, tally.taker, counted.capot_side)
    exact, rounded = (_lines(rules, counted, tally.bid, t) for t in (tricks, apart))
    if counted.result is Result.HANG:
        return _hanging(rules, tally, counted, exact, rounded)
    winner = tally.taker if counted.result is Result.MADE else 1 - tally.taker
    from_hung = (0, tally.hung) if winner else (tally.hung, 0)
    return replace(
        counted,
        award=tuple(map(whole, exact)),
        from_hung=from_hung,
        written=tuple(
            round_pot(rules, line + hung) for line, hung in zip(rounded, from_hung, strict=True)
        ),
        hanging=0,
    )


def _hanging(rules: RuleSet, tally: Tally, counted: Score, exact: Lines, rounded: Lines) -> Score:
    """Equal totals: the others write theirs, the takers' wait, unrounded, and the bid is not
    written. [SOURCE: FFB coinche 10.1.3]"""
    taker = tally.taker
    return replace(
        counted,
        award=tuple(0 if side == taker else whole(line) for side, line in enumerate(exact)),
        written=tuple(
            0 if side == taker else round_pot(rules, line) for side, line in enumerate(rounded)
        ),
        hanging=tally.hung + whole(exact[taker]),
    )


# --- the contract ---


def judge_bid(rules: RuleSet, tally: Tally, counted: Score, tricks: Lines) -> Result:
    """Whether the bid is reached, on exact points."""
    bid, taker = tally.bid, tally.taker
    assert bid is not None
    if bid.slam is Slam.CAPOT:
        return Result.MADE if counted.capot_side == taker else Result.FAILED
    if bid.slam is Slam.GENERALE:
        return Result.MADE if tally.bidder_tricks == rules.hand_size else Result.FAILED
    own, others = (reached(rules, counted, side, tricks[side]) for side in (taker, 1 - taker))
    if margin(rules, bid, own, others) >= 0:
        return Result.MADE
    level = own == others and own >= needed(rules, bid)
    hangs = rules.tie_rule is TieRule.HANG and tally.multiplier == 1
    return Result.HANG if level and hangs and _compared(rules) else Result.FAILED


def margin(rules: RuleSet, bid: Bid, own: Exact, others: Exact) -> int:
    """What the takers have over what is just enough for a number, or lack (negative), in whole
    points: of the bid and, where they need more than the others as well, of that."""
    over = floor(own - needed(rules, bid))
    if not _compared(rules):
        return over
    enough = rules.tie_rule is TieRule.MADE
    return min(over, floor(own - others) if enough else ceil(own - others) - 1)


def _compared(rules: RuleSet) -> bool:
    """Whether takers with fewer points than the others fail although they reached their bid."""
    return rules.success_basis is not SuccessBasis.BID


def reached(rules: RuleSet, counted: Score, side: int, tricks: Exact | None = None) -> Exact:
    """The points of a side that a bid is measured by; ``tricks`` are its card points with last
    trick and capot where they are not whole."""
    own = tricks_of(counted, side) if tricks is None else tricks
    return own + helping(rules, counted, side)


def tricks_of(counted: Score, side: int) -> int:
    """The card points of a side with last trick and capot."""
    return counted.cards[side] + counted.last[side] + counted.capot[side]


def helping(rules: RuleSet, counted: Score, side: int) -> int:
    """The declarations and belote of a side that count towards a contract."""
    declared = counted.declarations[side] if rules.decl_in_contract else 0
    return declared + (counted.belote[side] if rules.belote_in_contract else 0)


def needed(rules: RuleSet, bid: Bid) -> int:
    """The points that a number needs (``bid_threshold``)."""
    more = rules.bid_threshold is BidThreshold.PLUS_2 or (
        rules.bid_threshold is BidThreshold.EIGHTY_NEEDS_82 and bid.number == 80
    )
    return bid.number + 2 * more


# --- what it pays ---


def bid_value(rules: RuleSet, bid: Bid) -> int:
    """What a bid counts for as a contract."""
    if bid.slam is Slam.GENERALE:
        return rules.generale_value
    if bid.slam is Slam.CAPOT:
        return 270 if rules.capot_award is CapotAward.CONTRACT_270 else 250
    return bid.number


class Source(StrEnum):
    """Where a part of a line comes from. ``SLAM`` is the one sum that stands for pile and bid."""

    TRICKS = "tricks"
    DECLARATIONS = "declarations"
    BELOTE = "belote"
    PILE = "pile"
    BID = "bid"
    SLAM = "slam"


class Part(NamedTuple):
    """What a line is made of: points, and how often they count."""

    source: Source
    points: Exact
    times: int = 1


def parts(rules: RuleSet, counted: Score, bid: Bid, side: int, tricks: Exact) -> tuple[Part, ...]:
    """What the line of a side is made of, without hung points. ``tricks`` are its card points with
    the last trick and capot, exact or as they are rounded apart."""
    if counted.multiplier == 1 and counted.result is not Result.FAILED:
        found = _own(rules, counted, bid, side, tricks)
    else:
        found = _won_or_kept(rules, counted, bid, side)
    return tuple(part for part in found if part.points)


def _lines(rules: RuleSet, counted: Score, bid: Bid, tricks: Lines) -> Lines:
    """What each side gets, unrounded and without hung points."""
    made_of = (parts(rules, counted, bid, side, tricks[side]) for side in (0, 1))
    return tuple(sum(part.points * part.times for part in found) for found in made_of)


def _own(rules: RuleSet, counted: Score, bid: Bid, side: int, tricks: Exact) -> Iterator[Part]:
    """Each side writes what it has, and the takers their bid."""
    mode, made = rules.count_mode, side == counted.taker and counted.result is Result.MADE
    slam = made and _flat(rules, bid)
    if mode is not CountMode.BID:
        if not slam:
            yield Part(Source.TRICKS, tricks)
        yield Part(Source.DECLARATIONS, counted.declarations[side])
        yield Part(Source.BELOTE, counted.belote[side])
    if slam:
        yield Part(Source.SLAM, 2 * bid_value(rules, bid))
    elif made and mode is not CountMode.MADE:
        yield Part(Source.BID, bid_value(rules, bid))


def _won_or_kept(rules: RuleSet, counted: Score, bid: Bid, side: int) -> Iterator[Part]:
    """A failed or doubled deal: one side takes pile and bid; the other has at most what it may keep
    of its declarations and belote."""
    winner = counted.taker if counted.result is Result.MADE else 1 - counted.taker
    if side == winner:
        yield from _stake(rules, counted, bid)
    if rules.count_mode is CountMode.BID:
        return
    many, bonus = counted.multiplier, rules.double_bonus
    for source, points, rule, doubled in (
        (
            Source.DECLARATIONS,
            counted.declarations,
            rules.fail_declarations,
            bonus is not DoubleBonus.NONE,
        ),
        (
            Source.BELOTE,
            counted.belote,
            rules.belote_on_fail,
            bonus is DoubleBonus.DECLARATIONS_AND_BELOTE,
        ),
    ):
        if side == winner:
            taken = points[1 - side] if rule is Forfeit.TRANSFER else 0
            yield Part(source, points[side] + taken, many if doubled else 1)
        elif rule is Forfeit.KEEP:
            yield Part(source, points[side])


def _stake(rules: RuleSet, counted: Score, bid: Bid) -> Iterator[Part]:
    """Pile and bid of a failed or doubled deal, with the double."""
    many, made = counted.multiplier, counted.result is Result.MADE
    if _flat(rules, bid):
        yield Part(Source.SLAM, 2 * bid_value(rules, bid), many)
        return
    unpaid = rules.count_mode is CountMode.BID if made else rules.fail_award is FailAward.BID
    if not unpaid:
        times = 1 if rules.double_scope is DoubleScope.BID else many
        yield Part(Source.PILE, pile(rules, counted), times)
    unpaid = rules.count_mode is CountMode.MADE if made else rules.fail_award is FailAward.PILE
    if not unpaid:
        times = 1 if rules.double_scope is DoubleScope.BASE else many
        yield Part(Source.BID, bid_value(rules, bid), times)


def _flat(rules: RuleSet, bid: Bid) -> bool:
    """Whether pile and bid are one fixed sum."""
    return bid.slam is not Slam.NONE and rules.capot_award is CapotAward.FLAT_500


def pile(rules: RuleSet, counted: Score) -> int:
    """What stands for the card points where one side takes everything; more after all tricks."""
    made = counted.result is Result.MADE
    more = counted.capot_side >= 0 and (
        counted.capot_side == counted.taker if made else _defended(rules, counted)
    )
    small, large = (160, 250) if rules.pile_base is PileBase.P160 else (162, 252)
    return large if more else small


def _defended(rules: RuleSet, counted: Score) -> bool:
    """Whether the defenders' capot pays the larger pile."""
    return rules.pile_defence_capot and counted.capot_side != counted.taker
