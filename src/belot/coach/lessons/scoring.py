"""Made or fallen: a deal that was played, judged by the law."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from belot.coach.deals import Dealt, Moment, after, deal_out, moments, sensible
from belot.coach.lessons.exercise import Exercise, Lesson, always
from belot.rules import Result, RuleSet, Score, Tally, score
from belot.rules import announce as ann
from belot.rules.calls import Bid, Slam
from belot.rules.options import TieRule
from belot.rules.random import Stream
from belot.rules.rounding import whole
from belot.rules.scoring import count
from belot.rules.stakes import needed, reached

CLOSE: Final = 40
"""Points between the sides, or to the number bid: what is further apart needs no counting."""


def _end(dealt: Dealt, stream: Stream) -> Moment:
    """The deal when its last trick is collected."""
    last = list(moments(dealt, stream))[-1]
    return after(last, sensible(last, stream))


def _scored(rules: RuleSet, stream: Stream) -> tuple[Dealt, Score]:
    dealt = deal_out(rules, stream)
    end = _end(dealt, stream)
    cards, tricks = [0] * rules.sides, [0] * rules.sides
    for trick in end.tricks:
        side = rules.side(trick.winner)
        tricks[side] += 1
        cards[side] += sum(end.law.points[card] for card in trick.cards)
    said = [ann.proposal(rules, dealt.contract, hand) for hand in dealt.hands]
    eldest = rules.next(dealt.dealer)
    belote = [0] * rules.sides
    for seat, hand in enumerate(dealt.hands):
        pairs = ann.belote_suits(dealt.contract, hand, rules.at_belotes).bit_count()
        belote[rules.side(seat)] += pairs * rules.belote_points
    tally = Tally(
        contract=dealt.contract,
        taker=rules.side(dealt.taker),
        cards=tuple(cards),
        last_trick=rules.side(end.tricks[-1].winner),
        tricks=tuple(tricks),
        declarations=ann.contest(rules, dealt.contract, eldest, said).points,
        belote=tuple(belote),
        eldest=rules.side(eldest),
    )
    if rules.bids_numbers:
        tally = replace(tally, bid=_bid(rules, tally, stream))
    return dealt, score(rules, tally)


def _bid(rules: RuleSet, tally: Tally, stream: Stream) -> Bid:
    """A number near to what the takers have, as far as it can be bid: made with it, or missed."""
    counted = count(rules, tally)
    near = whole(reached(rules, counted, counted.taker)) + rules.bid_step * stream.pick((-1, 0, 1))
    number = min(max(near - near % rules.bid_step, rules.bid_min), rules.bid_max)
    return Bid(Slam.NONE, number)


def _margin(rules: RuleSet, found: Score) -> int:
    """By how much a contract is made or missed: over the others, or over the number bid."""
    if found.bid is None:
        return 2 * found.totals[found.taker] - found.in_play
    return whole(reached(rules, found, found.taker)) - needed(rules, found.bid)


def _made(rules: RuleSet, stream: Stream) -> Exercise | None:
    """A deal that was close, made or fallen in turn."""
    wanted = stream.pick((Result.MADE, Result.FAILED, Result.HANG, Result.FAILED, Result.MADE))
    for _ in range(20):
        dealt, found = _scored(rules, stream)
        if abs(_margin(rules, found)) <= CLOSE and found.result is wanted:
            return _asked(rules, dealt, found)
    return None


def _asked(rules: RuleSet, dealt: Dealt, found: Score) -> Exercise:
    return Exercise(
        lesson="score",
        ask="result",
        contract=dealt.contract,
        choices=("made", "failed", *(("hang",) if rules.tie_rule is TieRule.HANG else ())),
        answers=(found.result.value,),
        taker=dealt.taker,
        dealer=dealt.dealer,
        score=found,
    )


LESSONS: Final = (Lesson("score", always, _made),)
