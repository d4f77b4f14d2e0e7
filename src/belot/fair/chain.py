"""Hash chains: values that were settled long before they are shown.

``value(n)`` is SHA-256 applied ``length - n`` times to the seed, ``head`` is ``value(0)``. Whoever
publishes the head can later show value 1, 2, 3 … and nothing else: each hashes to the one before.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from belot.fair.errors import FairCode, FairError

SIZE: Final = 32
"""Bytes of a seed, a value and a commitment."""

LENGTH: Final = 4096
"""Values of a server's chain: one a deal, more than any match has."""

STEP: Final = 256


class Chain:
    """A hash chain. It keeps every 256th value, so that any other is at most 255 hashes away."""

    __slots__ = ("_marks", "head", "length")

    def __init__(self, seed: bytes, length: int = LENGTH) -> None:
        if len(seed) != SIZE or length < 1:
            raise ValueError(f"a chain needs a seed of {SIZE} bytes and at least one value")
        self.length = length
        marks = [bytes(seed)]
        for _ in range(length // STEP):
            marks.append(_hashed(marks[-1], STEP))
        self._marks = tuple(marks)
        self.head = self.value(0)

    def value(self, n: int) -> bytes:
        """The value for deal ``n``; 0 is the head. Raises FairError (chain-over) after the last."""
        if not 0 <= n <= self.length:
            raise FairError(FairCode.CHAIN_OVER, f"no value {n} in a chain of {self.length}")
        marks, rest = divmod(self.length - n, STEP)
        return _hashed(self._marks[marks], rest)


def follows(commitment: bytes, value: bytes) -> bool:
    """Whether a value is the one that was committed to."""
    return len(value) == SIZE and sha256(value).digest() == commitment


def reaches(head: bytes, value: bytes, n: int) -> bool:
    """Whether a value is number ``n`` of the chain with this head."""
    return len(value) == SIZE and _hashed(value, n) == head


def _hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = sha256(value).digest()
    return value
