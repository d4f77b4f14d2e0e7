"""The assistant before the play: whether a hand is worth calling, as the club player sees it.

Worth and need are margins in card points by which the caller should win (``bots.worth``); where
numbers are bid they are the points that the side should reach (``bots.numbers``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from belot.bots import bids, ladder, numbers
from belot.bots.worth import worth
from belot.coach.errors import PositionError
from belot.coach.position import in_auction, suit_on_offer
from belot.rules import Call, Card, Contract, Hand, Refusal, RuleSet, SeatView, hand_of
from belot.rules import announce as ann
from belot.rules.auction import (
    BIDS,
    Auction,
    after,
    check_call,
    contracts,
    legal_calls,
    open_auction,
)
from belot.rules.calls import bid_and_contract
from belot.rules.cards import DECK, Rank
from belot.rules.deal import lay_out
from belot.rules.options import AuctionKind

Verdict = Literal["call", "good", "close", "weak"]
NEAR: Final = 15.0
"""How many points below what is needed a hand may be and still be a near thing."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What a hand holds for a contract: trumps, the two best of them, aces of other suits, and the
    points it could announce. In No Trumps aces are all that is counted, in All Trumps jacks."""

    trumps: int
    jacks: int
    nines: int
    aces: int
    announced: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A call with what it should bring, what is wanted, and what to think of it: ``call`` is what
    the club player says, ``good`` would do too. ``worth`` and ``need`` are margins, or points where
    numbers are bid."""

    call: Call
    contract: Contract
    worth: float
    need: float
    verdict: Verdict
    strength: Strength


@dataclass(frozen=True, slots=True)
class Advice:
    """What the club player says, and all that could be called, the best first."""

    says: Call
    offers: tuple[Offer, ...]


def turns_up(rules: RuleSet) -> bool:
    """Whether a card lies face up for the auction."""
    return lay_out(rules, tuple(range(DECK)), 0, 0).turned >= 0


def spoken(
    rules: RuleSet, dealer: int, turned: Card, calls: tuple[Call, ...], cards: tuple[Card, ...] = ()
) -> Auction:
    """An auction in which all that was called was lawful. Raises PositionError."""
    if turned < 0 and turns_up(rules):
        raise PositionError("position-turned", "turned", "a card is turned up")
    if turned in cards:
        raise PositionError("position-twice", "turned", "the turned card is in the hand")
    auction = open_auction(rules, dealer, suit_on_offer(turned))
    for place, call in enumerate(calls):
        if auction.over:
            raise PositionError("position-auction-over", f"calls.{place}", "the auction is over")
        try:
            check_call(rules, auction, call)
        except Refusal as refusal:
            raise PositionError(refusal.code, f"calls.{place}", str(refusal)) from None
        auction = after(rules, auction, call)
    return auction


def view(rules: RuleSet, auction: Auction, turned: Card, cards: tuple[Card, ...]) -> SeatView:
    """What the seat in turn sees. Raises PositionError where the hand cannot be."""
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise PositionError("position-twice", f"hand.{place}", "a card is there twice")
    first = rules.plan.first
    if len(cards) != first:
        code = "position-hand-many" if len(cards) > first else "position-hand-few"
        raise PositionError(code, "hand", f"{len(cards)} cards, {first} are dealt so far")
    return in_auction(rules, auction, turned, hand_of(cards))


def advice(seen: SeatView) -> Advice:
    """What the club player thinks of the hand whose turn it is to call."""
    auction, says = seen.board.auction, bids.call(seen).call
    assert auction is not None
    calls = legal_calls(seen.rules, auction)
    if seen.rules.bids_numbers:
        return Advice(says, _numbers(seen, auction, calls, says))
    offers = [_offer(seen, auction, call, says) for call in calls if call in BIDS]
    if Call.TAKE in calls:
        offers.append(_offer(seen, auction, Call.TAKE, says))
    offers.sort(key=lambda offer: (offer.call is not says, -offer.worth))
    return Advice(says, tuple(offers))


def _offer(seen: SeatView, auction: Auction, call: Call, says: Call) -> Offer:
    rules = seen.rules
    contract = BIDS[call] if call in BIDS else Contract(auction.turned or 0)
    hand = _hand(seen)
    value, need = worth(rules, contract, hand), _need(seen, auction, call)
    near: Verdict = "good" if value >= need else "close" if value >= need - NEAR else "weak"
    verdict: Verdict = "call" if call is says else near
    return Offer(call, contract, value, need, verdict, strength(rules, contract, hand))


def _numbers(
    seen: SeatView, auction: Auction, calls: tuple[Call, ...], says: Call
) -> tuple[Offer, ...]:
    """For every contract the number that suits the hand best, the best contract first."""
    bids = [(call, found) for call in calls if (found := bid_and_contract(call)) is not None]
    offers = []
    for contract in contracts(seen.rules):
        within = [(c, b.number) for c, (b, kind) in bids if kind is contract and not b.slam]
        if within:
            value = numbers.expected(seen, auction, contract)
            offers.append(_number(seen, contract, value, within, says))
    return tuple(sorted(offers, key=lambda offer: (offer.call is not says, -offer.worth)))


def _number(
    seen: SeatView, contract: Contract, value: float, calls: list[tuple[Call, int]], says: Call
) -> Offer:
    """The highest number that leaves the reserve, or the lowest where none does: against opponents
    who would play otherwise less is kept back."""
    within = [c for c in calls if c[1] <= value - numbers.RESERVE]
    call, number = within[-1] if within else calls[0]
    need = number + (numbers.RESERVE if within or not _against(seen) else numbers.COMPETING)
    near: Verdict = "good" if value >= need else "close" if value >= need - NEAR else "weak"
    verdict: Verdict = "call" if call is says else near
    held = strength(seen.rules, contract, seen.hand)
    return Offer(call, contract, value, need, verdict, held)


def _against(seen: SeatView) -> bool:
    """Whether the opponents have the standing bid."""
    auction = seen.board.auction
    assert auction is not None
    return auction.contract is not None and seen.rules.side(auction.taker) != seen.side


def _hand(seen: SeatView) -> Hand:
    """The hand with the turned card, where the caller gets it."""
    gets = seen.rules.plan.taker_gets_turned and seen.board.turned >= 0
    return seen.hand | (1 << seen.board.turned if gets else 0)


def _need(seen: SeatView, auction: Auction, call: Call) -> float:
    if seen.rules.auction is AuctionKind.LADDER:
        return ladder.OPEN
    return bids.bar(seen, auction, call)


def strength(rules: RuleSet, contract: Contract, hand: Hand) -> Strength:
    """What speaks for a contract in a hand."""
    trumps = [suit for suit in range(4) if contract.trumps(suit)]
    plain = [suit for suit in range(4) if suit not in trumps]
    suits = ann.belote_suits(contract, hand, rules.at_belotes)
    held = suits.bit_count() * rules.belote_points
    return Strength(
        trumps=sum((hand >> suit * 8 & 255).bit_count() for suit in trumps),
        jacks=sum(hand >> suit * 8 + Rank.JACK & 1 for suit in trumps),
        nines=sum(hand >> suit * 8 + Rank.NINE & 1 for suit in trumps),
        aces=sum(hand >> suit * 8 + Rank.ACE & 1 for suit in plain),
        announced=held + sum(item.points for item in ann.proposal(rules, contract, hand)),
    )
