"""Cards, hands and the orders they are ranked in.

A card is an integer, ``suit * 8 + rank``, with ranks in natural order (7 8 9 T J Q K A).
A hand is a 32-bit mask of cards. Card play works in *play order* instead: one byte a suit,
bit = strength, the trump suit in the top byte. Tables at the border convert between the two,
so nothing outside ``rules`` and ``search`` needs to know play order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, TypeAlias

from belot.rules.errors import Code, Refusal
from belot.rules.options_numeric import AtPoints, NtPoints

Card: TypeAlias = int
"""``suit * 8 + rank``, 0…31."""

Hand: TypeAlias = int
"""A set of cards: bit ``card`` is set for each card held."""

DECK: Final = 32
FULL: Final[Hand] = (1 << DECK) - 1


class Suit(IntEnum):
    """The four suits, in the order of the ladder auction."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return "CDHS"[self]


class Rank(IntEnum):
    """The eight ranks in natural order, the order of sequences."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """``7 8 9 T J Q K A``."""
        return "789TJQKA"[self]


class Contract(IntEnum):
    """What a deal is played in: a trump suit, No Trumps or All Trumps, in ladder order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMPS = 4
    ALL_TRUMPS = 5

    @property
    def letter(self) -> str:
        """``C D H S NT AT``."""
        return _CONTRACT_LETTERS[self]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, or None in No Trumps and All Trumps."""
        return Suit(self) if self < 4 else None

    def trumps(self, suit: int) -> bool:
        """Whether the cards of ``suit`` rank and count as trumps."""
        return self == suit or self is Contract.ALL_TRUMPS


_CONTRACT_LETTERS: Final = ("C", "D", "H", "S", "NT", "AT")
_CONTRACTS: Final = {c.letter: c for c in Contract}


def contract_of(letter: str) -> Contract:
    """Read ``C D H S NT AT``; raises Refusal (call-unknown) for anything else."""
    try:
        return _CONTRACTS[letter]
    except KeyError:
        raise Refusal(Code.CALL_UNKNOWN, f"no such contract: {letter!r}") from None


CARD_TEXT: Final = tuple(r.letter + s.letter for s in Suit for r in Rank)
_CARDS: Final = {text: card for card, text in enumerate(CARD_TEXT)}


def card(rank: Rank, suit: Suit) -> Card:
    """The card of that rank and suit."""
    return suit * 8 + rank


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return Suit(card >> 3)


def rank_of(card: Card) -> Rank:
    """The rank of a card."""
    return Rank(card & 7)


def card_text(card: Card) -> str:
    """Rank and suit, two letters: ``AS``, ``TH``, ``7C``."""
    return CARD_TEXT[card]


def parse_card(text: str) -> Card:
    """Read ``AS``, ``TH`` or ``10H`` in either case; raises Refusal (card-unknown)."""
    tidy = text.strip().upper().replace("10", "T")
    if tidy not in _CARDS:
        raise Refusal(Code.CARD_UNKNOWN, f"no such card: {text!r}")
    return _CARDS[tidy]


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards."""
    mask = 0
    for each in cards:
        mask |= 1 << each
    return mask


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand, in ascending order."""
    return tuple(iter_cards(hand))


def iter_cards(hand: Hand) -> Iterator[Card]:
    """Go through the cards of a hand in ascending order."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


def parse_hand(text: str) -> Hand:
    """Read cards parted by spaces; raises Refusal (card-unknown, card-duplicate)."""
    mask = 0
    for word in text.split():
        bit = 1 << parse_card(word)
        if mask & bit:
            raise Refusal(Code.CARD_DUPLICATE, f"{word} is there twice")
        mask |= bit
    return mask


def hand_text(hand: Hand) -> str:
    """The cards of a hand parted by spaces, highest suit and rank first."""
    return " ".join(CARD_TEXT[c] for c in reversed(cards_of(hand)))


def suit_mask(suit: int) -> Hand:
    """All eight cards of a suit."""
    return 0xFF << (suit * 8)


# --- play order ---

PLAIN_ORDER: Final = "789JQKTA"
TRUMP_ORDER: Final = "78QKTA9J"
_PLAIN_STRENGTH: Final = tuple(PLAIN_ORDER.index(r.letter) for r in Rank)
_TRUMP_STRENGTH: Final = tuple(TRUMP_ORDER.index(r.letter) for r in Rank)
_PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
_TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)


class PlayOrder:
    """The card order of one contract: natural cards and hands to play order and back.

    ``place[card]`` is a card's bit in play order, ``card[place]`` the way back.
    """

    __slots__ = ("_back", "_there", "card", "contract", "place")

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        slots = [0, 1, 2, 3]
        if contract.trump is not None:
            slots[contract.trump], slots[3] = 3, slots[contract.trump]
        place = []
        for each in range(DECK):
            suit, rank = divmod(each, 8)
            strength = _TRUMP_STRENGTH if contract.trumps(suit) else _PLAIN_STRENGTH
            place.append(slots[suit] * 8 + strength[rank])
        self.place: tuple[int, ...] = tuple(place)
        self.card: tuple[Card, ...] = tuple(place.index(p) for p in range(DECK))
        self._there = _byte_tables(self.place)
        self._back = _byte_tables(self.card)

    def to_play(self, hand: Hand) -> int:
        """A hand as a mask in play order."""
        a, b, c, d = self._there
        return a[hand & 255] | b[hand >> 8 & 255] | c[hand >> 16 & 255] | d[hand >> 24]

    def to_natural(self, mask: int) -> Hand:
        """A mask in play order as a hand."""
        a, b, c, d = self._back
        return a[mask & 255] | b[mask >> 8 & 255] | c[mask >> 16 & 255] | d[mask >> 24]


def _byte_tables(move: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each byte of a mask, where its 256 values go when bit i moves to ``move[i]``."""
    return tuple(
        tuple(
            sum(1 << move[byte * 8 + bit] for bit in range(8) if value >> bit & 1)
            for value in range(256)
        )
        for byte in range(4)
    )


PLAY_ORDER: Final = tuple(PlayOrder(c) for c in Contract)


_NT_POINTS: Final = {
    NtPoints.PLAIN: _PLAIN_POINTS,
    NtPoints.A19_J2: (0, 0, 0, 10, 2, 3, 4, 19),
    NtPoints.A19_J0: (0, 0, 0, 10, 0, 3, 4, 19),
}
_AT_POINTS: Final = {
    AtPoints.J13_Q2: (0, 0, 9, 5, 13, 2, 3, 6),
    AtPoints.J14_Q1: (0, 0, 9, 5, 14, 1, 3, 6),
}


def card_points(
    contract: Contract,
    nine: int = 14,
    nt_points: NtPoints = NtPoints.PLAIN,
    at_points: AtPoints = AtPoints.FULL,
) -> tuple[int, ...]:
    """Card points of every card in a contract (No Trumps undoubled, All Trumps unscaled).

    ``nine`` is what the trump nine counts, 14 or (BeloZ) 15; the smaller tables of All Trumps have
    a nine of their own.
    """
    trump = (*_TRUMP_POINTS[: Rank.NINE], nine, *_TRUMP_POINTS[Rank.NINE + 1 :])
    plain = _NT_POINTS[nt_points] if contract is Contract.NO_TRUMPS else _PLAIN_POINTS
    if contract is Contract.ALL_TRUMPS:
        trump = _AT_POINTS.get(at_points, trump)
    return tuple(trump[c & 7] if contract.trumps(c >> 3) else plain[c & 7] for c in range(DECK))
