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

HANDS: Final = 30
"""How many hands are looked at for the answer that is wanted."""


def _clear(found: Advice) -> bool:
    """Whether the answer leaves no doubt: well over the bar and well before the next call, or with
    nothing that comes near."""
    best, *others = found.offers
    if found.says is Call.PASS:
        return best.worth < best.need - NEAR
    ahead = all(offer.worth < best.worth - NEAR for offer in others)
    return ahead and best.worth > best.need + NEAR / 2


def _clear_number(rules: RuleSet, found: Advice) -> bool:
    """The same where numbers are bid: well above the lowest of them, in one contract only. A capot
    is another lesson."""
    best, *others = found.offers
    lowest = rules.bid_min + RESERVE
    if found.says is Call.PASS:
        return best.worth < lowest - NEAR
    ahead = all(offer.worth < best.worth - NEAR for offer in others)
    return found.says is best.call and ahead and best.worth > lowest + NEAR / 2


def _choices(rules: RuleSet, found: Advice, legal: tuple[Call, ...]) -> tuple[str, ...]:
    """What can be answered: all that may be called, or of the numbers those that suit the hand, and
    one that is far too low or far too high."""
    texts = tuple(call.value for call in legal)
    if not rules.bids_numbers:
        return texts
    offered = {Call.PASS.value, *(offer.call.value for offer in found.offers)}
    said = bid_and_contract(found.says)
    if said is not None:
        number, letter = said[0].number, said[1].letter
        offered |= {f"{number + more}{letter}" for more in (-FAR, FAR)}
    return tuple(text for text in texts if text in offered)


def _bid(rules: RuleSet, stream: Stream) -> Exercise | None:
    """The first to speak; a hand that calls and a hand that passes come up alike, however many of
    each are dealt."""
    calls = bool(stream.below(2))
    hands = (_first_to_speak(rules, stream) for _ in range(HANDS))
    return next((made for made in hands if made and _wanted(made, calls=calls)), None)


def _wanted(made: Exercise, *, calls: bool) -> bool:
    """Whether the answer is a call or a pass, as wanted; where nobody may pass any will do."""
    passes = Call.PASS.value
    return passes not in made.choices or (made.answers != (passes,)) is calls


def _first_to_speak(rules: RuleSet, stream: Stream) -> Exercise | None:
    dealt = deal_out(rules, stream)
    seat = rules.next(dealt.dealer)
    cards = cards_of(dealt.first[seat])
    dealer = (dealt.dealer - seat) % rules.players
    if dealt.turned in cards:
        return None
    auction = spoken(rules, dealer, dealt.turned, ())
    found = advice(view(rules, auction, dealt.turned, cards))
    if not (_clear_number(rules, found) if rules.bids_numbers else _clear(found)):
        return None
    return Exercise(
        lesson="bid",
        ask="call",
        contract=None,
        choices=_choices(rules, found, legal_calls(rules, auction)),
        answers=(found.says.value,),
        dealer=dealer,
        turned=dealt.turned,
        hand=dealt.first[seat],
        advice=found,
    )


LESSONS: Final = (Lesson("bid", always, _bid),)
