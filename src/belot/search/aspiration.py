"""Whole answers of the double-dummy search, each in one call from Python.

A search is quickest in a narrow window around the value. So the value is guessed from the cards, by
weights that were fitted to solved deals (``weights.py``); where the guess was off, the search goes
on from what it learnt in a window that opens towards the value.
"""

from __future__ import annotations

from typing import Final

from belot.rules import play
from belot.search import doubledummy, jit, memory, ordering
from belot.search.bits import count, lowest
from belot.search.doubledummy import search_kernel
from belot.search.memory import At, Block, Hands
from belot.search.transposition import FAR

WIDTH: Final = 20
WIDER: Final = 2
SCALE: Final = 64


@jit.inlined
def guess(m: Block, at: At) -> int:
    """About what a position is worth to the side of the seat that is to play.

    Each card counts for its holder's side by its rank among those left in the suit, and by its
    card points; trumps apart. The trick on the table counts for whoever is winning it.
    """
    cards, _, seat, led, _, winner, pile = at
    side = m[memory.SIDE + seat]
    total = m[memory.GUESS + 18]
    left = cards
    while left:
        place = lowest(left)
        left &= left - 1
        kind = 1 if place >= 24 else 0
        rank = count(play.above(cards, place)) & 7
        weight = m[memory.GUESS + 8 * kind + rank]
        weight += m[memory.GUESS + 16 + kind] * m[memory.WORTH + place]
        total += weight if m[memory.CARDS + side] >> place & 1 else -weight
    if led >= 0:
        total += SCALE * (pile if m[memory.SIDE + winner] == side else -pile)
    return total // SCALE


@jit.inlined
def settle(m: Block, at: At, about: int) -> int:
    """The exact value, by a search around a guess."""
    low, high, step = about - WIDTH, about + WIDTH, WIDTH
    value = search_kernel(m, at, low, high)
    while (value <= low and low > -FAR) or (value >= high and high < FAR):
        step *= WIDER
        if value <= low:
            low, high = max(value - step, -FAR), value + 1
        else:
            low, high = value - 1, min(value + step, FAR)
        value = search_kernel(m, at, low, high)
    return value


def _value(block: Block, hands: Hands, at: At) -> int:
    """The value of a position for the side of the seat that is to play."""
    m = memory.bare(block)
    memory.set_up(m, hands)
    return settle(m, at, guess(m, at))


def _values(block: Block, hands: Hands, at: At) -> int:
    """The legal cards of a position, as places; ``FOUND`` gets the value after each, the trick that
    it completes included, for the side of the seat that plays it."""
    m = memory.bare(block)
    memory.set_up(m, hands)
    legal = doubledummy.legal_in(m, at)
    left = wanted = doubledummy.distinct(m, at, legal)
    m[memory.RATED + count(at[0]) * memory.RATED_ROW] = ordering.UNTRIED
    about = guess(m, at)
    while left:
        place = ordering.choose(m, at, left)
        left ^= 1 << place
        gain, after = doubledummy.played(m, at, place)
        if m[memory.SIDE + after[2]] == m[memory.SIDE + at[2]]:
            about = gain + settle(m, after, about - gain)
        else:
            about = -gain - settle(m, after, -about - gain)
        m[memory.FOUND + place] = about
    for place in range(31, -1, -1):
        if (legal ^ wanted) >> place & 1:  # as good as the legal card above it
            m[memory.FOUND + place] = m[memory.FOUND + lowest(play.above(legal, place))]
    return legal


_SIGNATURE: Final = "int64(int64[::1], UniTuple(int64, 4), UniTuple(int64, 7))"
value_kernel: Final = jit.kernel(_SIGNATURE)(_value)
values_kernel: Final = jit.kernel(_SIGNATURE)(_values)
