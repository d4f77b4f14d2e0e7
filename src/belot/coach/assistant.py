"""The assistant in the play: what may be played to a trick of real cards, and why.

Seats are counted from the one who asks: 0 is the asker, 1 plays after them, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass

from belot.coach.errors import PositionError
from belot.coach.position import in_play
from belot.rules import Card, Contract, Declaration, RuleSet, SeatView, card_text, hand_of
from belot.rules import announce as ann
from belot.rules.auction import contracts
from belot.rules.cards import cards_of, suit_mask
from belot.rules.law import Trick, add, breach, duty, law_of, trick_of


@dataclass(frozen=True, slots=True)
class Table:
    """What somebody lays before the assistant, unchecked: the contract, the own hand, who led, and
    the cards on the table in the order played."""

    rules: RuleSet
    contract: Contract
    hand: tuple[Card, ...]
    leader: int
    trick: tuple[Card, ...]

    @property
    def missing(self) -> int:
        """How many cards of players before the asker are not known yet."""
        return -self.leader % self.rules.players - len(self.trick)


def check(table: Table) -> None:
    """Raise PositionError where the cards cannot lie like that in any deal."""
    rules = table.rules
    if table.contract not in contracts(rules):
        raise PositionError("position-contract", "contract", f"no {table.contract.letter} here")
    _no_twins(table)
    if len(table.hand) > rules.hand_size:
        message = f"{len(table.hand)} cards, {rules.hand_size} are dealt"
        raise PositionError("position-hand-many", "hand", message)
    if table.missing < 0:
        place = f"trick.{len(table.trick) + table.missing}"
        raise PositionError("position-trick-many", place, "somebody has played twice")


def _no_twins(table: Table) -> None:
    seen: set[Card] = set()
    for name, cards in (("hand", table.hand), ("trick", table.trick)):
        for place, card in enumerate(cards):
            if card in seen:
                raise PositionError(
                    "position-twice", f"{name}.{place}", f"{card_text(card)} is there twice"
                )
            seen.add(card)


def trick_on(table: Table) -> Trick:
    """The trick as far as it is known."""
    players = table.rules.players
    plays = tuple(((table.leader + i) % players, c) for i, c in enumerate(table.trick))
    return trick_of(law_of(table.rules, table.contract), plays, table.leader)


def view(table: Table) -> SeatView:
    """What the asker sees, who is to play. Raises PositionError also while a card is missing."""
    check(table)
    if table.missing:
        raise PositionError("position-trick-few", "trick", f"{table.missing} cards are missing")
    if not table.hand:
        raise PositionError("position-hand-empty", "hand", "no card in hand")
    return in_play(table.rules, table.contract, hand_of(table.hand), trick_on(table))


def takes_lead(seen: SeatView, card: Card) -> bool:
    """Whether a card, played now, would be the one that is winning."""
    assert seen.law is not None and seen.run is not None
    return add(seen.law, seen.run.trick, seen.seat, card).winner == seen.seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A duty, or why there is none: its code, the suit that was led and the card it is about.

    ``led`` is a card of that suit; both are -1 where nothing was led. The card is the one to follow
    with, the one to beat, or the one that is winning.
    """

    code: str
    led: Card = -1
    card: Card = -1


def reason(seen: SeatView, card: Card | None = None) -> Reason:
    """The duty that a card would break, or without a card the one that holds now."""
    law, run = seen.law, seen.run
    assert law is not None and run is not None
    trick, hand = run.trick, seen.hand
    code = duty(law, hand, trick, seen.seat)
    if card is not None:
        code = breach(law, hand, trick, seen.seat, card)
    if trick.led < 0:
        return Reason(code.value)
    led, best = law.order.card[trick.led], law.order.card[trick.best]
    about = {"follow": _to_follow(seen, led), "head": led}.get(code.value, best)
    every = code.value == "void-free" and law.contract is Contract.ALL_TRUMPS
    return Reason("why-void-all-trumps" if every else code.value, led, about)


def _to_follow(seen: SeatView, led: Card) -> Card:
    """The strongest card of the suit that was led, which shows that it must be followed."""
    assert seen.law is not None
    own = cards_of(seen.hand & suit_mask(led >> 3))
    return max(own, key=seen.law.order.place.__getitem__, default=led)


@dataclass(frozen=True, slots=True)
class Announced:
    """What a hand may announce. ``points`` are card points of all of it, ``belotes`` the suits of
    its kings and queens of trumps, ``eight`` the suit it holds whole where that wins the match."""

    items: tuple[Declaration, ...]
    belotes: tuple[int, ...]
    points: int
    eight: int


def announced(rules: RuleSet, contract: Contract, cards: tuple[Card, ...]) -> Announced:
    """What the hand is worth in announcements: what the table would propose."""
    hand = hand_of(cards)
    items = ann.proposal(rules, contract, hand)
    mask = ann.belote_suits(contract, hand, rules.at_belotes)
    suits = tuple(suit for suit in range(4) if mask >> suit & 1)
    points = sum(item.points for item in items) + rules.belote_points * len(suits)
    return Announced(items, suits, points, ann.eight_of_suit(rules, contract, hand))
