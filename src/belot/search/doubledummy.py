"""Double dummy: what perfect play with open cards brings, exactly.

A value is a difference of card points to come: those of the side of the seat that is to play less
those of the other, with the last trick and, where it counts, the capot. Legality and the winning
card are those of ``rules.play``.

Alpha-beta over single cards, fail-soft. Before a lead a position is bounded by the points that are
left and by the trumps that nobody can take, and looked up by its shape (``transposition.py``); the
card that last cut off in a like place is tried first, the others by rating (``ordering.py``).
"""

from __future__ import annotations

from typing import Final

from belot.rules import play
from belot.search import jit, memory, ordering, transposition
from belot.search.bits import count, lowest
from belot.search.memory import At, Block
from belot.search.transposition import FAR


@jit.inlined
def points_of(m: Block, cards: int) -> int:
    """The card points of a set of cards."""
    return (
        m[memory.SUMS + (cards & 255)]
        + m[memory.SUMS + (cards >> 8 & 255)]
        + m[memory.SUMS + (cards >> 16 & 255)]
        + m[memory.SUMS + 256 + (cards >> 24 & 255)]
    )


@jit.inlined
def sure_trumps(own: int, foes: int) -> int:
    """The trumps above all trumps of the foes, as a byte. Whoever's they are, nobody takes them."""
    foes |= foes >> 1
    foes |= foes >> 2
    return own & ~(foes | foes >> 4)


@jit.inlined
def ceiling(m: Block, cards: int, won: int, side: int, trumps: int) -> int:
    """The most that a side can still get ahead, before a lead; ``trumps`` are the foes' sure ones.

    Everything that is left, but for the sure trumps; and the capot if it is still open.
    """
    most = points_of(m, cards) + m[memory.LAST_TRICK]
    if trumps:
        return most - 2 * m[memory.SUMS + 256 + trumps]
    if won & m[memory.FOE_BITS + side]:
        return most
    return most + m[memory.CAPOT]


@jit.inlined
def limits(m: Block, cards: int, won: int, side: int) -> tuple[int, int]:
    """The least and the most that a side can still get ahead, before a lead."""
    trumps = cards & m[memory.TRUMPS]
    own = (trumps & m[memory.CARDS + side]) >> 24
    foes = (trumps & m[memory.CARDS + 1 - side]) >> 24
    high = ceiling(m, cards, won, side, sure_trumps(foes, own))
    return -ceiling(m, cards, won, 1 - side, sure_trumps(own, foes)), high


@jit.inlined
def last_trick(m: Block, cards: int, won: int, leader: int) -> int:
    """The value of the last trick before its lead: nobody has a choice."""
    led = best = -1
    winner, pile, seat = leader, m[memory.LAST_TRICK], leader
    for _ in range(m[memory.PLAYERS]):
        place = lowest(m[memory.HANDS + seat] & cards)
        best = play.best_after(led, best, place, m[memory.TRUMPS])
        led = play.lead_after(led, place)
        winner = seat if best == place else winner
        pile += m[memory.WORTH + place]
        seat = following(m, seat)
    pile += capot(m, won | m[memory.TRICK_BIT + winner])
    return pile if m[memory.SIDE + winner] == m[memory.SIDE + leader] else -pile


@jit.inlined
def capot(m: Block, won: int) -> int:
    """The bonus of whoever took the last trick: all the tricks are one side's, or are not."""
    return m[memory.CAPOT] if won & (won - 1) == 0 else 0


@jit.inlined
def following(m: Block, seat: int) -> int:
    """The seat after this one."""
    return seat + 1 if seat + 1 < m[memory.PLAYERS] else 0


@jit.inlined
def partner_wins(m: Block, seat: int, led: int, winner: int) -> int:
    """1 where the law knows partners and the seat's own is winning the trick."""
    if led >= 0 and (winner ^ seat) & 1 == 0:
        return m[memory.PARTNERS]
    return 0


@jit.inlined
def distinct(m: Block, at: At, legal: int) -> int:
    """Legal cards without those that are as good as the one above them: worth nothing either, and
    no card in between that somebody else holds or is winning with."""
    left = legal & m[memory.WORTHLESS]
    if left & (left - 1) == 0:
        return legal
    others = at[0] if at[3] < 0 else at[0] | 1 << at[4]
    worthless = left
    while left:
        place = lowest(left)
        left &= left - 1
        over = play.above(others, place)
        if over & -over & worthless:
            legal ^= 1 << place
    return legal


@jit.inlined
def legal_in(m: Block, at: At) -> int:
    """The legal cards of a position."""
    cards, _, seat, led, best, winner, _ = at
    return play.legal(
        m[memory.HANDS + seat] & cards,
        led,
        best,
        partner_wins(m, seat, led, winner),
        m[memory.TRUMPS],
        m[memory.FLAGS],
    )


@jit.inlined
def played(m: Block, at: At, place: int) -> tuple[int, At]:
    """What a card gains for the winner of the trick if it is the trick's last, and the position
    after it."""
    cards, won, seat, led, best, winner, pile = at
    m[memory.NODES] += 1
    later = m[memory.LATER + count(cards)]
    best = play.best_after(led, best, place, m[memory.TRUMPS])
    led = play.lead_after(led, place)
    winner = seat if best == place else winner
    pile += m[memory.WORTH + place]
    cards ^= 1 << place
    if later:
        return 0, (cards, won, following(m, seat), led, best, winner, pile)
    won |= m[memory.TRICK_BIT + winner]
    if cards == 0:
        pile += m[memory.LAST_TRICK] + capot(m, won)
    led = -1  # assigned, not passed: a literal is a type of its own
    return pile, (cards, won, winner, led, led, winner, led + 1)


@jit.inlined
def bounds(m: Block, at: At) -> tuple[int, int]:
    """What is known of a value beforehand: of a position before a lead by what is left and by its
    shape, of another nothing."""
    cards, won, seat, led = at[:4]
    if led >= 0:
        return -FAR, FAR
    if count(cards) <= m[memory.PLAYERS]:
        value = last_trick(m, cards, won, seat) if cards else 0
        return value, value
    low, high = limits(m, cards, won, m[memory.SIDE + seat])
    under, over = transposition.known(m, transposition.key_of(m, cards, won, seat), cards)
    return max(low, under), min(high, over)


def search(m: Block, at: At, alpha: int, beta: int) -> int:
    """The value for the side of the seat that is to play; outside of alpha and beta a bound of it.

    It keeps what it learns of positions before a lead.
    """
    low, high = bounds(m, at)
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    alpha, beta = max(alpha, low), min(beta, high)
    left = count(at[0])
    m[memory.RATED + left * memory.RATED_ROW] = ordering.UNTRIED
    legal = distinct(m, at, legal_in(m, at))
    value, bar = -FAR, alpha
    while legal:
        place = ordering.choose(m, at, legal)
        legal ^= 1 << place
        gain, after = played(m, at, place)
        roof = beta if value == -FAR else bar + 1  # a later card: is it better at all?
        while True:
            if m[memory.SIDE + after[2]] == m[memory.SIDE + at[2]]:
                found = gain + search(m, after, bar - gain, roof - gain)
            else:
                found = -gain - search(m, after, -roof - gain, -bar - gain)
            if found < roof or roof == beta:
                break
            roof = beta  # it is: by how much?
        value = max(value, found)
        bar = max(bar, value)
        if value >= beta:
            m[memory.KILLERS + left * memory.KILLER_ROW + at[4] + 1] = place
            break
    if at[3] < 0:
        transposition.learn(m, at, value, (low, high), (alpha, beta))
    return value


_SIGNATURE: Final = "int64(CPointer(int64), UniTuple(int64, 7), int64, int64)"
search_kernel: Final = jit.kernel(_SIGNATURE)(search)
