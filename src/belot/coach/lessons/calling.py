"""Whether a hand is worth calling: what the club player says, where it is no near thing."""

from __future__ import annotations

from typing import Final

from belot.bots.numbers import RESERVE
from belot.coach.calling import NEAR, Advice, advice, spoken, view
from belot.coach.deals import deal_out
from belot.coach.lessons.exercise import Exercise, Lesson, always
from belot.rules import Call, RuleSet, cards_of
from belot.rules.auction import legal_calls
from belot.rules.calls import bid_and_contract
from belot.rules.random import Stream

FAR: Final = 30
"""How far from the number that suits a hand another answer lies."""


def _clear(found: Advice) -> bool:
    """Whether the answer leaves no doubt: well over the bar and well before the next call, or with
    nothing that comes near."""
    best, *others = found.offers
    if found.says is Call.PASS:
        return best.worth < best.need - NEAR
    ahead = all(offer.worth < best.worth - NEAR for offer in others)
    return ahead and best.worth > best.need + NEAR / 2


def _clear_number(rules: RuleSet, found: Advice) -> bool:
    """The same where numbers are bid: well above the lowest of them, in one contract only."""
    best, *others = found.offers
    lowest = rules.bid_min + RESERVE
    if found.says is Call.PASS:
        return best.worth < lowest - rules.bid_step / 2
    ahead = all(offer.worth < best.worth - NEAR for offer in others)
    return ahead and best.worth > lowest + NEAR / 2


def _choices(rules: RuleSet, found: Advice, legal: tuple[Call, ...]) -> tuple[Call, ...]:
    """What can be answered: all that may be called, or of the numbers those that suit the hand, and
    one that is far too low or far too high."""
    if not rules.bids_numbers:
        return legal
    offered = {Call.PASS, *(offer.call for offer in found.offers)}
    said = bid_and_contract(found.says)
    if said is not None:
        number, letter = said[0].number, said[1].letter
        offered |= {Call(f"{number + more}{letter}") for more in (-FAR, FAR) if number + more > 0}
    return tuple(call for call in legal if call in offered)


def _bid(rules: RuleSet, stream: Stream) -> Exercise | None:
    """The first to speak; hands that call and hands that pass in turn. Where numbers are bid few
    hands pass, so that most of those that call are left out."""
    calls = not stream.below(7) if rules.bids_numbers else bool(stream.below(2))
    dealt = deal_out(rules, stream)
    seat = rules.next(dealt.dealer)
    cards = cards_of(dealt.first[seat])
    dealer = (dealt.dealer - seat) % rules.players
    if dealt.turned in cards:
        return None
    auction = spoken(rules, dealer, dealt.turned, ())
    found = advice(view(rules, auction, dealt.turned, cards))
    legal = legal_calls(rules, auction)
    may_pass = Call.PASS in legal
    clear = _clear_number(rules, found) if rules.bids_numbers else _clear(found)
    if not clear or (may_pass and (found.says is Call.PASS) is calls):
        return None
    return Exercise(
        lesson="bid",
        ask="call",
        contract=None,
        choices=tuple(call.value for call in _choices(rules, found, legal)),
        answers=(found.says.value,),
        dealer=dealer,
        turned=dealt.turned,
        hand=dealt.first[seat],
        advice=found,
    )


LESSONS: Final = (Lesson("bid", always, _bid),)
