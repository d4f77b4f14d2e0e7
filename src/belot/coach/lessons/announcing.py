"""What a hand may announce, and whose announcements count."""

from __future__ import annotations

from typing import Final

from belot.coach.deals import Dealt, deal_out
from belot.coach.lessons.exercise import Exercise, Lesson, amounts
from belot.rules import Contract, RuleSet
from belot.rules import announce as ann
from belot.rules.random import Stream

NOBODY: Final = -1


def _dealt(rules: RuleSet, stream: Stream) -> Dealt | None:
    dealt = deal_out(rules, stream)
    return None if dealt.contract is Contract.NO_TRUMPS else dealt


def _declare(rules: RuleSet, stream: Stream) -> Exercise | None:
    """A hand with a sequence or a four; the belote counts too."""
    dealt = _dealt(rules, stream)
    if dealt is None:
        return None
    hand = dealt.hands[0]
    items = ann.proposal(rules, dealt.contract, hand)
    if not items:
        return None
    belotes = (
        ann.belote_suits(dealt.contract, hand, rules.at_belotes).bit_count() * rules.belote_points
    )
    right = sum(item.points for item in items) + belotes
    near = (right + 20, right - 20, right + 30, right - 30, right + 50, 20, 50, 100)
    return Exercise(
        lesson="declare",
        ask="points",
        contract=dealt.contract,
        choices=amounts(right, near, stream),
        answers=(str(right),),
        taker=dealt.taker,
        dealer=dealt.dealer,
        hand=hand,
        said=(items,),
    )


def _contest(rules: RuleSet, stream: Stream) -> Exercise | None:
    """Two sides announce; one of them scores, or nobody."""
    dealt = _dealt(rules, stream)
    if dealt is None:
        return None
    said = tuple(ann.proposal(rules, dealt.contract, hand) for hand in dealt.hands)
    sides = {rules.side(seat) for seat, items in enumerate(said) if items}
    if len(sides) < 2:
        return None
    settled = ann.contest(rules, dealt.contract, rules.next(dealt.dealer), said)
    if sum(bool(points) for points in settled.points) > 1:
        return None  # fours here, sequences there: two answers
    return Exercise(
        lesson="contest",
        ask="side",
        contract=dealt.contract,
        choices=(*map(str, range(rules.sides)), str(NOBODY)),
        answers=(str(settled.winner),),
        taker=dealt.taker,
        dealer=dealt.dealer,
        said=said,
        counted=settled.counted,
    )


def _declares(rules: RuleSet) -> bool:
    return rules.declarations


LESSONS: Final = (
    Lesson("declare", _declares, _declare),
    Lesson("contest", _declares, _contest),
)
