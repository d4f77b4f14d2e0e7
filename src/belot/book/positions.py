"""Positions and tricks that show a rule, found by dealing and playing at random under the rules of
the table: what is legal and who wins is never written down here, it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from belot.book.book import BookHeld, BookLine, BookPlay, BookPosition, BookTrick
from belot.rules import Code, RuleSet, card_text, cards_of, hand_of
from belot.rules.cards import Card, Contract, Hand, suit_mask
from belot.rules.law import PlayLaw, Trick, add, breach, duty, law_of, legal_cards
from belot.rules.random import Stream, derive, seed_key

EXAMPLE = Contract.HEARTS
"""The trump of all examples in a suit."""

HELD = 5  # cards in a hand that is shown
TRIES = 600
ENOUGH = 10  # positions to choose the clearest from

_KEY = seed_key("rulebook")


@dataclass(frozen=True, slots=True)
class Found:
    """A moment in a trick: seat 0 is to play, ``code`` is what it owes."""

    law: PlayLaw
    players: int
    trick: Trick
    hand: Hand
    legal: Hand
    code: Code

    @property
    def ruffed(self) -> bool:
        """Whether a trump is winning a trick that began in a plain suit."""
        trumps = self.law.trumps
        return not trumps >> self.trick.led & 1 and bool(trumps >> self.trick.best & 1)

    @property
    def trump_led(self) -> bool:
        """Whether the trick began with a trump."""
        return bool(self.law.trumps >> self.trick.led & 1)

    @property
    def partner(self) -> bool:
        """Whether the partner of seat 0 is winning."""
        return self.law.partners and self.trick.winner == 2

    def beats(self) -> Hand:
        """The cards of the hand that would take the lead."""
        return hand_of(
            card for card in cards_of(self.hand) if add(self.law, self.trick, 0, card).winner == 0
        )

    def of(self, card: Card) -> Hand:
        """The cards of the hand in the suit of a card."""
        return self.hand & suit_mask(card >> 3)


Wanted = Callable[[Found], bool]


def _deals(law: PlayLaw, players: int, label: str) -> Iterator[Found]:
    """Tricks played at random up to seat 0; first those to which most have played."""
    stream = Stream(derive(_KEY, label))
    for number in range(TRIES):
        pack = stream.shuffled(range(32))
        hands = [hand_of(pack[s * HELD : (s + 1) * HELD]) for s in range(players)]
        before = players - 1 - (number % 4 == 3 and players > 2)
        trick = Trick(players - before)
        for seat in range(players - before, players):
            legal = cards_of(legal_cards(law, hands[seat], trick, seat))
            trick = add(law, trick, seat, stream.pick(legal))
        legal_now = legal_cards(law, hands[0], trick, 0)
        owed = duty(law, hands[0], trick, 0)
        yield Found(law, players, trick, hands[0], legal_now, owed)


def _clearness(found: Found) -> tuple[int, int]:
    """Some cards may be played and others may not, and the table is not empty."""
    legal, held = found.legal.bit_count(), found.hand.bit_count()
    mixed = 2 if 1 < legal < held else 1 if legal < held else 0
    return (mixed, len(found.trick.cards))


def position(rules: RuleSet, contract: Contract, label: str, wanted: Wanted) -> Found | None:
    """The clearest of some positions that are wanted, or None. It is the same every time."""
    return _clearest(law_of(rules, contract), rules.players, label, wanted)


@lru_cache(maxsize=512)
def _clearest(law: PlayLaw, players: int, label: str, wanted: Wanted) -> Found | None:
    matches = islice(filter(wanted, _deals(law, players, label)), ENOUGH)
    return max(matches, key=_clearness, default=None)


def shown(found: Found) -> BookPosition:
    """A position as the book shows it."""
    return BookPosition(
        contract=found.law.contract.letter,
        trick=_plays(found.trick, found.players),
        winner=found.trick.winner,
        hand=tuple(_held(found, card) for card in _sorted(found.law, found.hand)),
        duty=said(found, found.code),
    )


def _plays(trick: Trick, players: int) -> tuple[BookPlay, ...]:
    return tuple(BookPlay(seat, card_text(card)) for seat, card in trick.plays(players))


def _held(found: Found, card: Card) -> BookHeld:
    legal = bool(found.legal >> card & 1)
    why = None
    if not legal:
        why = said(found, breach(found.law, found.hand, found.trick, 0, card))
    return BookHeld(card_text(card), legal, why)


def said(found: Found, code: Code) -> BookLine:
    """A duty with the suit that was led and the card it is about: the one to follow with, the one
    to beat, or the one that is winning."""
    law, trick = found.law, found.trick
    led, best = law.order.card[trick.led], law.order.card[trick.best]
    if code is Code.VOID_FREE and law.contract is Contract.ALL_TRUMPS:
        return BookLine("why-void-all-trumps", {"led": card_text(led)[1]})
    card = led if code is Code.HEAD else best
    if code is Code.FOLLOW:
        card = max(cards_of(found.of(led)), key=law.order.place.__getitem__)
    return BookLine(f"refusal-{code}", {"led": card_text(led)[1], "card": card_text(card)})


def _sorted(law: PlayLaw, hand: Hand) -> list[Card]:
    """Trumps first, each suit from the highest down."""
    return sorted(cards_of(hand), key=law.order.place.__getitem__, reverse=True)


# --- finished tricks ---


@dataclass(frozen=True, slots=True)
class Whole:
    """A finished trick with its card points."""

    law: PlayLaw
    trick: Trick

    @property
    def points(self) -> int:
        """Card points of its cards."""
        return sum(self.law.points[card] for card in self.trick.cards)

    @property
    def ruffed(self) -> bool:
        """Whether a trump wins it although it began in another suit."""
        trumps = self.law.trumps
        return not trumps >> self.trick.led & 1 and bool(trumps >> self.trick.best & 1)

    @property
    def discards(self) -> int:
        """Cards that neither follow nor trump."""
        led = self.law.order.card[self.trick.led] >> 3
        cards = self.trick.cards
        return sum(c >> 3 != led and not self.law.contract.trumps(c >> 3) for c in cards)


@lru_cache(maxsize=64)
def _tricks(law: PlayLaw, players: int, label: str) -> tuple[Whole, ...]:
    found, stream = [], Stream(derive(_KEY, "trick", label))
    for _ in range(TRIES // 6):
        pack = stream.shuffled(range(32))
        hands = [hand_of(pack[s * HELD : (s + 1) * HELD]) for s in range(players)]
        trick = Trick(1 % players)
        for seat in (*range(1, players), 0):
            legal = cards_of(legal_cards(law, hands[seat], trick, seat))
            trick = add(law, trick, seat, stream.pick(legal))
        found.append(Whole(law, trick))
    return tuple(found)


def trick(
    rules: RuleSet, contract: Contract, key: str, wanted: Callable[[Whole], bool]
) -> tuple[BookTrick, ...]:
    """A trick that is wanted, under the sentence ``book-KEY``; nothing where none was found."""
    law = law_of(rules, contract)
    for whole in _tricks(law, rules.players, contract.letter):
        if wanted(whole):
            winner, best = whole.trick.winner, law.order.card[whole.trick.best]
            line = BookLine(f"book-{key}", {"player": winner, "card": card_text(best)})
            plays = _plays(whole.trick, rules.players)
            return (BookTrick(line, contract.letter, plays, winner, whole.points),)
    return ()
