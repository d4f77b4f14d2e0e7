"""Double dummy on the written score where more card points are not always worth more.

The search is that of ``doubledummy.py`` with another reward: nothing on the way, and in the end
what ``rules.scoring`` writes for the card points that the camps have then. So a position is its
cards *and* the points so far, nothing is remembered by shape, and this search is slower. It is
asked only in the window that the card points leave open (``written.py``).

Rewards are written points, camp 0's less camp 1's, in a table by camp 0's raw card points without
the last trick; one table each for who takes the last trick, and whether it is a capot.
"""

from __future__ import annotations

from typing import Final

from belot.search import doubledummy, jit, memory, ordering, transposition
from belot.search.bits import count
from belot.search.memory import At, Block, Hands

FAR: Final = 1 << 19  # further off than any written score
POINTS: Final = 512


@jit.inlined
def reward(m: Block, won: int, camp: int, own: int) -> int:
    """What is written in the end, where ``camp`` took the last trick."""
    single = 1 if won & (won - 1) == 0 else 0
    return m[memory.WRITTEN + (camp << 1 | single) * POINTS + own]


@jit.inlined
def slot_of(at: At, own: int) -> int:
    """Where in the table a position with its points lies."""
    return transposition.slot_of(at[0] ^ at[2] << 30 ^ own << 32)


@jit.inlined
def known(m: Block, at: At, own: int) -> tuple[int, int]:
    """A lower and an upper bound of what is written, for camp 0."""
    low = m[memory.LEAST + own]
    high = m[memory.MOST + own + doubledummy.points_of(m, at[0])]
    slot = slot_of(at, own)
    if m[slot] == (at[0] | at[2] << 32 | at[1] << 34 | m[memory.GENERATION] << 37):
        entry = m[slot + 1]
        if entry >> 40 == own:
            low = max(low, (entry & (2 * FAR - 1)) - FAR)
            high = min(high, (entry >> 20 & (2 * FAR - 1)) - FAR)
    return low, high


@jit.inlined
def learn(m: Block, at: At, own: int, low: int, high: int) -> None:
    """Keep bounds of what is written, for camp 0."""
    slot = slot_of(at, own)
    m[slot] = at[0] | at[2] << 32 | at[1] << 34 | m[memory.GENERATION] << 37
    m[slot + 1] = low + FAR | (high + FAR) << 20 | own << 40


def search_written(m: Block, at: At, own: int, alpha: int, beta: int) -> int:
    """What is written in the end, camp 0's less camp 1's; outside of alpha and beta a bound of it.

    ``own`` are camp 0's raw card points so far. Camp 0 makes the value as great as it can, camp 1
    as small.
    """
    if at[0] == 0:
        return reward(m, at[1], m[memory.SIDE + at[2]], own)
    low, high = -FAR, FAR
    if at[3] < 0:
        low, high = known(m, at, own)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
    floor, roof = max(alpha, low), min(beta, high)
    left = count(at[0])
    m[memory.RATED + left * memory.RATED_ROW] = ordering.UNTRIED
    legal = doubledummy.distinct(m, at, doubledummy.legal_in(m, at))
    greater = m[memory.SIDE + at[2]] == 0
    value = -FAR if greater else FAR
    alpha, beta = floor, roof
    while legal and alpha < beta:
        place = ordering.choose(m, at, legal)
        legal ^= 1 << place
        gain, after = doubledummy.played(m, at, place)
        more = gain if m[memory.SIDE + after[5]] == 0 else 0
        found = search_written(m, after, own + more, alpha, beta)
        if greater:
            value = max(value, found)
            alpha = max(alpha, value)
        else:
            value = min(value, found)
            beta = min(beta, value)
        if alpha >= beta:
            m[memory.KILLERS + left * memory.KILLER_ROW + at[4] + 1] = place
    if at[3] < 0:
        learn(m, at, own, value if value > floor else low, value if value < roof else high)
    return value


_SEARCH: Final = "int64(CPointer(int64), UniTuple(int64, 7), int64, int64, int64)"
search_kernel: Final = jit.kernel(_SEARCH)(search_written)


def _settle(block: Block, hands: Hands, at: At, own: int, low: int, high: int) -> int:
    """What is written in the end, known to lie between two bounds, both of them possible."""
    m = memory.bare(block)
    memory.set_up(m, hands)
    return search_kernel(m, at, own, low - 1, high + 1)


settle_kernel: Final = jit.kernel(
    "int64(int64[::1], UniTuple(int64, 4), UniTuple(int64, 7), int64, int64, int64)"
)(_settle)
