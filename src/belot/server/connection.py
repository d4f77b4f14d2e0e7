"""One socket at a table: what waits to be sent, and what it may send."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from belot.protocol.frames import Bye, ServerFrame
from belot.server import metrics
from belot.server.wire import frame_data

CODES: Final = {
    "moved": 4001,
    "token": 4003,
    "gone": 4004,
    "kicked": 4005,
    "protocol": 1008,
    "slow": 1013,
    "restart": 1012,
}
"""The close codes that go with the codes of ``bye``."""


class Line(Protocol):
    """What frames leave by."""

    def put(self, frames: Sequence[bytes]) -> bool:
        """Send frames at once, if that can be done without waiting; whether it was."""
        ...


class Connection:
    """Frames for one client. They wait in a queue of limited length, so that nobody else waits for
    a slow reader, and a reader that is too slow is dropped.

    All that is queued before others have their turn leaves together, by the line where there is
    one; where it would have to wait, ``drain`` waits.
    """

    def __init__(self, limit: int) -> None:
        self.seat = -1
        self.member = -1
        self.session = ""
        self.address = ""
        self.name = ""
        self.lag = 0.0
        self.over = asyncio.Event()
        self.code = 1000
        self._limit = limit
        self._frames: list[bytes] = []
        self._any = asyncio.Event()
        self._line: Line | None = None
        self._leaving = self._waiting = False

    def send(self, frame: ServerFrame) -> None:
        """Queue a frame."""
        metrics.sent(frame)
        self.put(frame_data(frame))

    def leave_by(self, line: Line) -> None:
        """From now on frames leave by this line."""
        self._line = line

    def put(self, *frames: bytes) -> None:
        """Queue frames that have been encoded."""
        if self.over.is_set() or not frames:
            return
        self._frames += frames
        if len(self._frames) > self._limit:
            self.bye("slow")
        elif self._line is None or self._waiting:
            self._any.set()
        elif not self._leaving:
            self._leaving = True
            asyncio.get_running_loop().call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        if self._waiting or not self._frames or self._line is None:
            return
        if self._line.put(self._frames):
            self._frames = []
        else:
            self._any.set()

    def bye(self, code: str) -> None:
        """Say why, after what is queued, and close."""
        if self.over.is_set():
            return
        self.code = CODES[code]
        metrics.BYES.labels(code).inc()
        self._frames.append(frame_data(Bye(code)))
        self._any.set()
        self.over.set()

    async def drain(self, send: Callable[[list[bytes]], Awaitable[None]]) -> None:
        """Send what is queued and did not leave by itself, all of it at once, until the connection
        is over."""
        while self._frames or not self.over.is_set():
            await self._any.wait()
            self._any.clear()
            frames, self._frames = self._frames, []
            if frames:
                self._waiting = True
                await send(frames)
                self._waiting = False


class Bucket:
    """A rate limit: so many at once, so many a second on end; what is more, waits."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._level = float(burst)
        self._at = asyncio.get_running_loop().time()

    async def take(self) -> None:
        """Take one, as soon as there is one."""
        if self._rate <= 0:
            return
        now = asyncio.get_running_loop().time()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        self._level -= 1
        if self._level < 0:
            metrics.LIMITED.labels("frames").inc()
            await asyncio.sleep(-self._level / self._rate)
