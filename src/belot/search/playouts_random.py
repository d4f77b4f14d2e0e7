"""Chance for kernels: numbers from integers alone, the same compiled or not, on every machine.

A multiply-with-carry generator (Marsaglia) on words of 32 bits, whose words are its two halves
xored. No product reaches 2^63: Numba's integers must not overflow. Every deal of a batch has a
stream of its own, made of the seed and the number of the deal: how a batch is cut up, or how many
threads play it, changes no deal. It is not for deals that somebody plays for (``belot.fair``).
"""

from __future__ import annotations

from typing import Any, Final

from belot.search.jit import inlined

WORDS: Final = 1 << 32
"""How many words there are."""

_WORD: Final = WORDS - 1
_TIMES: Final = 698769069  # Marsaglia's: a period of nearly 2^60
_STIR: Final = 0x45D9F3B


@inlined
def onward(state: int) -> int:
    """The next state."""
    return (state & _WORD) * _TIMES + (state >> 32)


@inlined
def word(state: int) -> int:
    """The word of a state: 0…2^32-1."""
    return (state ^ state >> 32) & _WORD


@inlined
def stir(number: int) -> int:
    """A word from a word, one to one, in which every bit hangs on every other."""
    number = (number ^ number >> 16) * _STIR & _WORD
    number = (number ^ number >> 16) * _STIR & _WORD
    return number ^ number >> 16


@inlined
def stream(seed: int, number: int) -> int:
    """The state in which a deal begins; ``seed`` is below 2^63, ``number`` below 2^32."""
    key = stir((seed & _WORD) ^ stir(seed >> 32))
    carry = stir((key + stir(number ^ 0x5BD1E995)) & _WORD)
    return (carry & 0x1FFFFFFF | 1) << 32 | stir(number ^ key)


@inlined
def shuffle(pack: Any, state: int) -> int:
    """Shuffle a pack of 32 in place, Fisher–Yates from the last card down; the state after it.

    One word serves three places: a word times n has the place in its high half and what chance is
    left in its low half. No place is likelier than another by more than one part in 2^17.
    """
    last = 31
    while last > 0:
        state = onward(state)
        chance = word(state)
        for _ in range(3):
            if last > 0:
                drawn = chance * (last + 1)
                other = drawn >> 32 & 31
                chance = drawn & 0xFFFFFFFF
                card = pack[last & 31]
                pack[last & 31] = pack[other]
                pack[other] = card
                last -= 1
    return state
