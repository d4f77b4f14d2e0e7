"""How playouts bid and play: policies as plain numbers, which kernels take as they are.

A ``CardPolicy`` prices cards by their strength, a ``BidPolicy`` prices what a hand holds in each
suit and says how much a call needs. ``RANDOM`` plays and ``ANYTHING`` calls at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from belot.rules.auction import Call
from belot.rules.cards import DECK, PLAY_ORDER, Contract, Rank
from belot.search.playouts_random import WORDS

Row: TypeAlias = tuple[int, ...]
"""Sixteen prices: a plain 7 8 9 J Q K T A, then a trump 7 8 Q K T A 9 J."""

SITUATIONS: Final = 5
LEADING, FEEDING, WINNING, LOSING, AWAY = range(SITUATIONS)


def chance_word(chance: float) -> int:
    """A chance of 0…1 as the number of words that are below it; raises ValueError."""
    if not 0 <= chance <= 1:
        raise ValueError(f"a chance is 0…1, not {chance}")
    return round(chance * WORDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPolicy:
    """The legal card with the highest price is played, of equal ones the weakest; or, by ``chance``
    (0…1), any legal card.

    A card's price depends on what it does: ``lead`` a trick, ``feed`` one that the partner is
    winning, ``win`` it from an opponent, or ``lose`` it to one. ``away`` is for what a captain puts
    away: the two cards with the highest price.
    """

    lead: Row
    feed: Row
    win: Row
    lose: Row
    away: Row
    chance: float = 0.0

    def __post_init__(self) -> None:
        chance_word(self.chance)
        if any(len(row) != 16 for row in self.rows):
            raise ValueError("a row has sixteen prices")

    @property
    def rows(self) -> tuple[Row, ...]:
        """One row for each situation, in the order of the constants above."""
        return (self.lead, self.feed, self.win, self.lose, self.away)


_LEVEL: Final[Row] = (0,) * 16

RANDOM: Final = CardPolicy(
    lead=_LEVEL, feed=_LEVEL, win=_LEVEL, lose=_LEVEL, away=_LEVEL, chance=1.0
)
"""Every legal card is equally likely."""

CHEAP: Final = CardPolicy(
    lead=(22, 21, 20, 13, 12, 11, 5, 30, 8, 7, 6, 5, 4, 3, 9, 31),
    feed=(6, 6, 6, 8, 9, 10, 16, 17, 5, 5, 4, 4, 3, 3, 1, 0),
    win=(1, 2, 3, 5, 6, 7, 16, 17, 9, 8, 7, 6, 5, 4, 2, 3),
    lose=(17, 17, 17, 15, 14, 13, 7, 6, 16, 16, 12, 11, 5, 4, 2, 1),
    away=(20, 20, 20, 15, 14, 13, 6, 0, 3, 3, 2, 2, 1, 1, 0, 0),
)
"""A player who leads aces, gives a winning partner points, and otherwise wins or loses cheaply.

The prices are a hand's breadth of common sense; nothing was tuned.
"""


@lru_cache(maxsize=64)
def card_prices(policy: CardPolicy) -> tuple[int, ...]:
    """The prices by contract, situation and place: ``(contract * 5 + situation) * 32 + place``."""
    return tuple(
        row[(place & 7) + 8 * contract.trumps(PLAY_ORDER[contract].card[place] >> 3)]
        for contract in Contract
        for row in policy.rows
        for place in range(DECK)
    )


CALLS: Final = tuple(Call)
"""All calls; a call's number is its place here."""

PASS: Final = CALLS.index(Call.PASS)

NEVER: Final = 1 << 20
"""The bar of a call that no hand is worth."""

Holdings: TypeAlias = tuple[int, ...]
"""What each of the 256 sets of ranks in one suit (bit = natural rank, 7 8 9 T J Q K A) is worth."""


def holdings(*points: int, both: int = 0) -> Holdings:
    """Holdings that are worth the sum of their ranks, given in natural order, and ``both`` more
    with jack and nine."""
    pair = 1 << Rank.JACK | 1 << Rank.NINE
    return tuple(
        sum(p for rank, p in enumerate(points) if ranks >> rank & 1) + both * (ranks & pair == pair)
        for ranks in range(256)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPolicy:
    """The call by which a hand gains most over the bar is made, ``pass`` if none reaches it.

    ``trump`` and ``plain`` are what a suit's cards are worth in a suit contract, ``no_trumps`` and
    ``all_trumps`` in those; a hand is worth the sum over its suits, with the turned card where the
    caller gets it. ``bars`` is what each of ``CALLS`` needs; a double is priced in the contract
    that it doubles. Nobody bids over his own side. Where nobody may pass, the best call is made
    whatever the bar. By ``chance`` (0…1), any legal call is as likely as any other.
    """

    trump: Holdings
    plain: Holdings
    no_trumps: Holdings
    all_trumps: Holdings
    bars: tuple[int, ...]
    chance: float = 0.0

    def __post_init__(self) -> None:
        chance_word(self.chance)
        tables = (self.trump, self.plain, self.no_trumps, self.all_trumps)
        if any(len(table) != 256 for table in tables) or len(self.bars) != len(CALLS):
            raise ValueError("256 holdings a table and a bar for each call are needed")

    def holding(self, contract: Contract, suit: int) -> Holdings:
        """What prices a suit in a contract."""
        if contract is Contract.NO_TRUMPS:
            return self.no_trumps
        if contract is Contract.ALL_TRUMPS:
            return self.all_trumps
        return self.trump if contract == suit else self.plain


_BARS: Final = {
    Call.TAKE: 56,
    Call.NO_TRUMPS: 60,
    Call.ALL_TRUMPS: 78,
    Call.DOUBLE: 80,
    Call.REDOUBLE: NEVER,
}

SIMPLE: Final = BidPolicy(
    trump=holdings(10, 10, 20, 10, 30, 11, 11, 13, both=10),
    plain=holdings(0, 0, 0, 4, 0, 0, 1, 15),
    no_trumps=holdings(0, 0, 0, 12, 0, 0, 3, 20),
    all_trumps=holdings(0, 0, 14, 4, 25, 1, 2, 6),
    bars=tuple(_BARS.get(call, 58) for call in CALLS),
)
"""A caller who counts trumps, their jack and nine, and aces. Nothing was tuned."""

ANYTHING: Final = BidPolicy(
    trump=holdings(),
    plain=holdings(),
    no_trumps=holdings(),
    all_trumps=holdings(),
    bars=(0,) * len(CALLS),
    chance=1.0,
)
"""Every legal call is equally likely."""


@lru_cache(maxsize=64)
def bid_prices(policy: BidPolicy) -> tuple[int, ...]:
    """What holdings are worth: ``(contract * 4 + suit) * 256 + ranks``."""
    return tuple(
        price
        for contract in Contract
        for suit in range(4)
        for price in policy.holding(contract, suit)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """How everybody calls and plays in whole deals."""

    bids: BidPolicy = SIMPLE
    cards: CardPolicy = RANDOM
