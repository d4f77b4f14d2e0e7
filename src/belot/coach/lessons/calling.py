"""Whether a hand is worth calling: what the club player says, where it is no near thing."""

from __future__ import annotations

from typing import Final

from belot.coach.calling import NEAR, Advice, advice, spoken, view
from belot.coach.deals import deal_out
from belot.coach.lessons.exercise import Exercise, Lesson, always
from belot.rules import Call, RuleSet, cards_of
from belot.rules.auction import legal_calls
from belot.rules.random import Stream


def _clear(found: Advice) -> bool:
    """Whether the answer leaves no doubt: well over the bar and well before the next call, or with
    nothing that comes near."""
    best, *others = found.offers
    if found.says is Call.PASS:
        return best.worth < best.need - NEAR
    ahead = all(offer.worth < best.worth - NEAR for offer in others)
    return ahead and best.worth > best.need + NEAR / 2


def _bid(rules: RuleSet, stream: Stream) -> Exercise | None:
    """The first to speak; every second hand is one that calls."""
    calls = bool(stream.below(2))
    dealt = deal_out(rules, stream)
    seat = rules.next(dealt.dealer)
    cards = cards_of(dealt.first[seat])
    dealer = (dealt.dealer - seat) % rules.players
    if dealt.turned in cards:
        return None
    auction = spoken(rules, dealer, dealt.turned, ())
    found = advice(view(rules, auction, dealt.turned, cards))
    may_pass = Call.PASS in legal_calls(rules, auction)
    if not _clear(found) or (may_pass and (found.says is Call.PASS) is calls):
        return None
    return Exercise(
        lesson="bid",
        ask="call",
        contract=None,
        choices=tuple(call.value for call in legal_calls(rules, auction)),
        answers=(found.says.value,),
        dealer=dealer,
        turned=dealt.turned,
        hand=dealt.first[seat],
        advice=found,
    )


LESSONS: Final = (Lesson("bid", always, _bid),)
