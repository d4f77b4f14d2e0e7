"""The memory of the double-dummy kernels: one block of 64-bit integers, and where things lie in it.

One block, because every array that a compiled function hands on costs seven arguments. It is a
NumPy array where kernels are compiled and a list where they are not.

Per deal it holds the terms of the play, and for each suit tables over the 256 subsets of its
cards: their card points (``SUMS``), and the lowest subset with the same owners in the same order
(``SHAPES``), which is what positions are remembered by. ``GAPS`` is how far the card points of two
subsets lie apart, card by card.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

from belot.search import jit

Block: TypeAlias = MutableSequence[int]
Hands: TypeAlias = tuple[int, ...]
"""Four hands as masks of places; a seat that there is not holds nothing."""
At: TypeAlias = tuple[int, int, int, int, int, int, int]
"""A position: the cards left in the hands, the sides with tricks, the seat that is to play; the
trick, ``led``, ``best`` and ``winner`` as in ``rules.law.Trick``, and its card points so far."""

HANDS: Final = 0  # 4: each seat's cards when the deal was set up
SIDE: Final = 4  # 4: 0 or 1, the two that play against each other
TRICK_BIT: Final = 8  # 4: what a seat's first trick adds to the sides with tricks; 0: no capot
CARDS: Final = 12  # 2: all cards of each side
FOE_BITS: Final = 14  # 2: the trick bits of the other side
PLAYERS: Final = 16
TRUMPS: Final = 17
FLAGS: Final = 18
PARTNERS: Final = 19
LAST_TRICK: Final = 20
CAPOT: Final = 21
NODES: Final = 22  # cards played since the deal was set up
GENERATION: Final = 23  # how many deals were set up: older entries of the table are void
WORTHLESS: Final = 24  # the places whose cards count nothing
WORTH: Final = 32  # 32: the card points of each place
LATER: Final = 64  # 33: cards left in the hands → how many seats play to the trick after this one
SUMS: Final = 100  # 2 × 256: card points of a subset of a plain suit, of the trump suit
SHAPES: Final = SUMS + 2 * 256  # 4 × 256
KILLERS: Final = SHAPES + 4 * 256  # 33 × 34: cards left × best card → the card that cut off
KILLER_ROW: Final = 34
RATED: Final = KILLERS + 33 * KILLER_ROW  # 33 × 18: cards left → how many are rated, and they
RATED_ROW: Final = 18
WEIGHTS: Final = RATED + 33 * RATED_ROW  # 4 × 64 × 3: see ordering.py
GUESS: Final = WEIGHTS + 4 * 64 * 3  # 19: see aspiration.py
FOUND: Final = GUESS + 19  # 32: the values of the cards that were asked for
WRITTEN: Final = FOUND + 32  # 4 × 512: see exact.py
LEAST: Final = WRITTEN + 4 * 512  # 512: the least to write from so many card points on
MOST: Final = LEAST + 512  # 512: the most to write up to so many
GAPS: Final = MOST + 512  # 2 × 256 × 256 bytes, eight an integer
TABLE: Final = GAPS + 2 * 256 * 256 // 8  # 2 × 2^15: see transposition.py
TABLE_BITS: Final = 15
GENERATIONS: Final = 1 << 26
SIZE: Final = TABLE + (2 << TABLE_BITS)


def new_block() -> Block:
    """A block of memory, all zeros."""
    if not jit.compiled:
        return [0] * SIZE
    import numpy as np

    return cast("Block", np.zeros(SIZE, np.int64))


def write(m: Block, at: int, values: Sequence[int]) -> None:
    """Put integers into a block."""
    m[at : at + len(values)] = values


@lru_cache(maxsize=16)
def sums(worth: tuple[int, ...]) -> tuple[int, ...]:
    """The card points of every subset of a suit whose cards count ``worth``."""
    return tuple(sum(w for bit, w in enumerate(worth) if s >> bit & 1) for s in range(256))


@lru_cache(maxsize=16)
def gaps(worth: tuple[int, ...]) -> Sequence[int]:
    """How far two subsets of a suit lie apart: 256 × 256 bytes, eight an integer.

    The n-th cards of both are compared and the differences of their card points summed, which no
    play of one instead of the other can exceed. Only subsets of the same size are compared.
    """
    cards = [[w for bit, w in enumerate(worth) if s >> bit & 1] for s in range(256)]
    size = [len(each) for each in cards]
    found = bytearray(1 << 16)
    for a in range(256):
        for b in range(a):
            if size[a] == size[b]:
                gap = sum(abs(x - y) for x, y in zip(cards[a], cards[b], strict=True))
                found[a << 8 | b] = found[b << 8 | a] = gap
    words = [int.from_bytes(found[i : i + 8], "little", signed=True) for i in range(0, 1 << 16, 8)]
    return _array(words)


def _array(values: list[int]) -> Sequence[int]:
    if not jit.compiled:
        return values
    import numpy as np

    return cast("Sequence[int]", np.array(values, np.int64))


@jit.inlined
def suit_of_owner(m: Block, place: int) -> int:
    """The cards in a card's suit that its owner was dealt, as a byte; 0 where nobody has it."""
    for seat in range(m[PLAYERS]):
        if m[HANDS + seat] >> place & 1:
            return m[HANDS + seat] >> (place & 24) & 255
    return 0


@jit.inlined
def shape_suit(m: Block, suit: int) -> None:
    """The lowest subset with the same owners in the same order, for every subset of a suit: to that
    of the cards below the highest its owner's next card is added."""
    base = SHAPES + 256 * suit
    m[base] = 0
    for top in range(8):
        own = suit_of_owner(m, suit * 8 + top)
        if own:
            for below in range(1 << top):
                shape = m[base + below] >> suit * 8 & 255
                taken = shape | shape >> 1
                taken |= taken >> 2
                taken |= taken >> 4
                free = own & ~taken
                m[base + (1 << top | below)] = (shape | free & -free) << suit * 8


@jit.inlined
def set_up(m: Block, hands: Hands) -> None:
    """Make ready for a deal whose terms have been written: its cards, no table and no killers."""
    m[CARDS] = m[CARDS + 1] = 0
    for seat in range(m[PLAYERS]):
        m[HANDS + seat] = hands[seat]
        m[CARDS + m[SIDE + seat]] |= hands[seat]
    m[GENERATION] += 1
    if m[GENERATION] == GENERATIONS:  # from here on entries of old would count again
        m[GENERATION] = 1
        for at in range(TABLE, SIZE):
            m[at] = 0
    m[NODES] = 0
    for suit in range(4):
        shape_suit(m, suit)
    for at in range(KILLERS, KILLERS + 33 * KILLER_ROW):
        m[at] = -1


def bare(block: Block) -> Block:
    """A block as kernels hand it on among themselves: its address alone, where they are compiled.

    Numba counts references to an array at every call, which here costs as much as the call does.
    Whoever holds the array must outlive the address.
    """
    return block


def _compile() -> None:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    def typed(_typing: Any, array: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            made = struct_of(signature.args[0])(context, builder, args[0])
            return made.data

        return integers(array), code

    struct_of: Any = cgutils.create_struct_proxy
    pointer: Any = types.CPointer
    integers = pointer(types.int64)
    address: Any = intrinsic(typed)

    @overload(bare, strict=False)
    def chosen(block: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        return lambda block: address(block)  # noqa: PLW0108 (Numba compiles functions only)


if jit.compiled:
    _compile()
