"""Key → stream → deal: our own generator, so that a deal is the same on every Python and in any
other language.

The stream of a 32-byte key is SHA-256(key ‖ 0) ‖ SHA-256(key ‖ 1) ‖ …, the counter as four bytes,
big-endian. A number below n ≤ 256 takes one byte and rejects those at or above the largest multiple
of n; a shuffle is Fisher–Yates from the last card down.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def seed_key(seed: int | str) -> bytes:
    """The key of a seed given by a person: SHA-256 of ``belot seed <seed>``."""
    return hashlib.sha256(f"belot seed {seed}".encode()).digest()


def derive(key: bytes, *labels: str | int) -> bytes:
    """A key for one purpose: HMAC-SHA256 of the labels, each after its length in four bytes."""
    mac = hmac.new(key, digestmod=hashlib.sha256)
    for label in labels:
        text = str(label).encode()
        mac.update(len(text).to_bytes(4, "big") + text)
    return mac.digest()


class Stream:
    """Numbers drawn from a key. Not thread-safe; two streams of one key give the same numbers."""

    __slots__ = ("_block", "_key", "_next")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._next = 0
        self._block: list[int] = []

    def below(self, n: int) -> int:
        """A number in 0…n-1, all equally likely; 1 ≤ n ≤ 256."""
        if not 1 <= n <= 256:
            raise ValueError(f"n must be 1…256, not {n}")
        limit = 256 - 256 % n
        while True:
            if not self._block:
                counter = self._next.to_bytes(4, "big")
                self._block = list(hashlib.sha256(self._key + counter).digest())[::-1]
                self._next += 1
            byte = self._block.pop()
            if byte < limit:
                return byte % n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely; 1…256 items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, every order equally likely."""
        pack = list(items)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)
