"""Deals to learn from: dealt by the law, called by whoever has the best hand for the contract, and
played by somebody who plays sensibly and at once.

The player here knows nothing of memory or plan; whoever wants a good one asks ``bots``. This one
makes dozens of deals in the time in which a club player thinks about one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from belot.bots.worth import worth
from belot.coach.position import in_play
from belot.rules import Card, Contract, Hand, RuleSet, SeatView, hand_of
from belot.rules.auction import contracts
from belot.rules.cards import cards_of
from belot.rules.deal import fill, lay_out, new_pack
from belot.rules.law import PlayLaw, Trick, add, law_of, legal_cards, partner_winning
from belot.rules.options import AuctionKind
from belot.rules.play import beats
from belot.rules.random import Stream


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal with its contract, before the first card: ``hands`` are complete, ``first`` what each
    seat held in the auction, ``turned`` the turned card or -1."""

    rules: RuleSet
    dealer: int
    contract: Contract
    taker: int
    turned: Card
    first: tuple[Hand, ...]
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of card play: tricks collected, the trick on the table, everybody's cards."""

    dealt: Dealt
    law: PlayLaw
    tricks: tuple[Trick, ...]
    trick: Trick
    hands: tuple[Hand, ...]

    @property
    def seat(self) -> int:
        """The seat that is to play."""
        return (self.trick.leader + len(self.trick.cards)) % self.dealt.rules.players

    @property
    def hand(self) -> Hand:
        """The cards of that seat."""
        return self.hands[self.seat]

    @property
    def legal(self) -> Hand:
        """Which of them may be played."""
        return legal_cards(self.law, self.hand, self.trick, self.seat)

    def view(self) -> SeatView:
        """What the seat sees that is to play."""
        dealt = self.dealt
        return in_play(
            dealt.rules,
            dealt.contract,
            self.hand,
            self.trick,
            dealer=dealt.dealer,
            taker=dealt.taker,
            tricks=self.tricks,
        )


def deal_out(rules: RuleSet, stream: Stream, contract: Contract | None = None) -> Dealt:
    """Deal, and give the contract (any, if none is asked for) to the hand that is best for it."""
    dealer = stream.below(rules.players)
    wanted = stream.pick(contracts(rules)) if contract is None else contract
    layout = lay_out(rules, new_pack(stream), dealer, 0)
    first = tuple(map(hand_of, layout.hands))
    bidders = rules.in_turn(rules.next(dealer))
    if rules.auction is AuctionKind.ELDEST_CALLS:
        bidders = bidders[:1]
    taker = max(bidders, key=lambda seat: worth(rules, wanted, first[seat]))
    later = fill(rules, layout, dealer, taker)
    hands = [a | b for a, b in zip(first, later, strict=True)]
    if rules.captain_exchanges:
        hands[taker] &= ~hand_of(_losers(law_of(rules, wanted), hands[taker]))
    return Dealt(rules, dealer, wanted, taker, layout.turned, first, tuple(hands))


def _losers(law: PlayLaw, hand: Hand) -> list[Card]:
    """The two cards that a captain puts back: the poorest, and no trump while there are others."""
    place, trumps = law.order.place, law.trumps
    return sorted(
        cards_of(hand), key=lambda c: (trumps >> place[c] & 1, law.points[c], place[c] & 7)
    )[:2]


def moments(dealt: Dealt, stream: Stream) -> Iterator[Moment]:
    """Every moment of a deal at which somebody is to play."""
    rules, law = dealt.rules, law_of(dealt.rules, dealt.contract)
    now = Moment(dealt, law, (), Trick(rules.next(dealt.dealer)), dealt.hands)
    while any(now.hands):
        yield now
        now = after(now, sensible(now, stream))


def after(now: Moment, card: Card) -> Moment:
    """The next moment, a full trick collected."""
    seat, players = now.seat, now.dealt.rules.players
    trick = add(now.law, now.trick, seat, card)
    hands = tuple(h & ~(1 << card) if s == seat else h for s, h in enumerate(now.hands))
    if len(trick.cards) < players:
        return replace(now, trick=trick, hands=hands)
    tricks = (*now.tricks, trick)
    return replace(now, tricks=tricks, trick=Trick(trick.winner), hands=hands)


def sensible(now: Moment, stream: Stream) -> Card:
    """A card that nobody would laugh at: take what can be taken, give little, feed the partner."""
    law, trick = now.law, now.trick
    cards = cards_of(now.legal)
    if len(cards) == 1:
        return cards[0]
    if not trick.cards:
        return stream.pick(cards)
    place, points = law.order.place, law.points
    if partner_winning(law, trick, now.seat):
        return max(cards, key=lambda c: (points[c], -place[c]))
    over = [c for c in cards if beats(place[c], trick.best, law.trumps)]
    if not over:
        return min(cards, key=lambda c: (points[c], place[c]))
    ruffs = [c for c in over if law.trumps >> place[c] & 1]
    return min(ruffs, key=place.__getitem__) if ruffs else max(over, key=place.__getitem__)
