"""What is known of a position before a lead, remembered by its shape.

Two positions of a deal in which every suit's remaining cards have the same owners in the same order
are played alike: legality and the winner of a trick hang on nothing else. They are worth the same
but for the card points of the cards, and by no more than the sum of the differences. So an entry is
found by the shape, keeps the cards it was made for, and its bounds are widened by that sum.

An entry is two integers: shape, leader, sides with tricks and generation; cards and both bounds.
"""

from __future__ import annotations

from typing import Final

from belot.search import jit, memory
from belot.search.memory import At, Block

FAR: Final = 2000  # further off than any difference of card points
_OFFSET: Final = 2048
_MIX: Final = 0x1E3779B97F4A7C15


@jit.inlined
def key_of(m: Block, cards: int, won: int, leader: int) -> int:
    """What a position before a lead is found by, without the generation."""
    return (
        m[memory.SHAPES + (cards & 255)]
        | m[memory.SHAPES + 256 + (cards >> 8 & 255)]
        | m[memory.SHAPES + 512 + (cards >> 16 & 255)]
        | m[memory.SHAPES + 768 + (cards >> 24 & 255)]
        | leader << 32
        | won << 34
    )


@jit.inlined
def slot_of(key: int) -> int:
    """Where in the block an entry lies. The same bits with and without an overflow."""
    return memory.TABLE + 2 * ((key * _MIX >> 40) & ((1 << memory.TABLE_BITS) - 1))


@jit.inlined
def gap(m: Block, kind: int, one: int, other: int) -> int:
    """How far two subsets of a suit lie apart in card points; ``kind`` is 1 for the trump suit."""
    at = kind << 16 | one << 8 | other
    return m[memory.GAPS + (at >> 3)] >> ((at & 7) << 3) & 255


@jit.inlined
def distance(m: Block, one: int, other: int) -> int:
    """How far two sets of cards of the same shape lie apart in card points."""
    total = gap(m, 0, one & 255, other & 255)
    total += gap(m, 0, one >> 8 & 255, other >> 8 & 255)
    total += gap(m, 0, one >> 16 & 255, other >> 16 & 255)
    return total + gap(m, 1, one >> 24 & 255, other >> 24 & 255)


@jit.inlined
def known(m: Block, key: int, cards: int) -> tuple[int, int]:
    """A lower and an upper bound of a position's value, ∓FAR where nothing is known."""
    slot = slot_of(key)
    if m[slot] != (key | m[memory.GENERATION] << 37):
        return -FAR, FAR
    entry = m[slot + 1]
    low, high = (entry >> 32 & 4095) - _OFFSET, (entry >> 44) - _OFFSET
    kept = entry & 0xFFFFFFFF
    if kept != cards:
        wide = distance(m, kept, cards)
        low, high = low - wide, high + wide
    return low, high


@jit.inlined
def remember(m: Block, key: int, cards: int, low: int, high: int) -> None:
    """Keep the bounds of a position's value."""
    slot = slot_of(key)
    m[slot] = key | m[memory.GENERATION] << 37
    m[slot + 1] = cards | (low + _OFFSET) << 32 | (high + _OFFSET) << 44


@jit.inlined
def learn(m: Block, at: At, value: int, limits: tuple[int, int], window: tuple[int, int]) -> None:
    """Keep what a search found: a value inside of its window is exact, another is a bound. Outside
    of it the limits that held before still do."""
    cards, won, leader = at[:3]
    low = value if value > window[0] else limits[0]
    high = value if value < window[1] else limits[1]
    remember(m, key_of(m, cards, won, leader), cards, low, high)
