"""Whoever waits for something new in a shared pad."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager


class Bells:
    """A bell for every pad that somebody listens to; it rings for all of them. ``most`` may listen
    in all, 0 for any number."""

    def __init__(self, most: int) -> None:
        self._most, self._over = most, False
        self._bells: dict[str, list[asyncio.Event]] = {}

    @contextmanager
    def listening(self, pad: str) -> Generator[asyncio.Event]:
        """A bell that rings for whatever is new from now on; at once where too many listen or the
        server is about to stop."""
        bell = asyncio.Event()
        if self._over or (self._most and self._listening >= self._most):
            bell.set()
        there = self._bells.setdefault(pad, [])
        there.append(bell)
        try:
            yield bell
        finally:
            there.remove(bell)
            if not there:
                self._bells.pop(pad, None)

    @property
    def _listening(self) -> int:
        return sum(map(len, self._bells.values()))

    def ring(self, pad: str) -> None:
        """There is something new in a pad."""
        for bell in self._bells.get(pad, ()):
            bell.set()

    def close(self) -> None:
        """Nobody waits any more."""
        self._over = True
        for pad in self._bells:
            self.ring(pad)


async def rung(bell: asyncio.Event, seconds: float) -> bool:
    """Whether a bell rings in that time."""
    try:
        async with asyncio.timeout(seconds):
            await bell.wait()
    except TimeoutError:
        return False
    return True
