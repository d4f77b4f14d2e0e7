"""Frames leave by their line: together, in their order, and framed as the standard has it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from websockets.frames import Frame, Opcode

from belot.protocol.frames import Pong
from belot.server.connection import Connection
from belot.server.lines import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_others_frame_it(size: int) -> None:
    text = b"x" * size
    assert head(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A line that can be blocked."""

    def __init__(self) -> None:
        self.free = True
        self.writes: list[list[bytes]] = []

    def put(self, frames: Sequence[bytes]) -> bool:
        if self.free:
            self.writes.append(list(frames))
        return self.free


def test_what_is_queued_in_one_turn_leaves_in_one_write() -> None:
    async def work() -> None:
        line, connection = Line(), Connection(limit=10)
        connection.leave_by(line)
        connection.put(b"a", b"b")
        connection.send(Pong(1))
        assert line.writes == [], "not before this turn is over"
        await asyncio.sleep(0)
        assert line.writes == [[b"a", b"b", b'{"now":1,"t":"pong"}']]

    asyncio.run(work())


def test_what_cannot_leave_waits_and_nothing_overtakes_it() -> None:
    async def work() -> None:
        line, connection = Line(), Connection(limit=10)
        gate, sent = asyncio.Event(), list[bytes]()

        async def send(frames: list[bytes]) -> None:
            await gate.wait()
            sent.extend(frames)

        connection.leave_by(line)
        draining = asyncio.create_task(connection.drain(send))
        line.free = False
        connection.put(b"a")
        await asyncio.sleep(0.01)
        line.free = True
        connection.put(b"b")
        await asyncio.sleep(0.01)
        assert (sent, line.writes) == ([], []), "b waits behind a"
        gate.set()
        await asyncio.sleep(0.01)
        assert (sent, line.writes) == ([b"a", b"b"], [])
        connection.put(b"c")
        await asyncio.sleep(0.01)
        assert line.writes == [[b"c"]]
        connection.bye("restart")
        await draining
        assert sent[-1].endswith(b'"t":"bye"}')

    asyncio.run(work())


def test_a_reader_that_is_too_slow_is_dropped_by_its_line_too() -> None:
    async def work() -> None:
        line, connection = Line(), Connection(limit=3)
        line.free = False
        connection.leave_by(line)
        for number in range(5):
            connection.send(Pong(number))
            await asyncio.sleep(0)
        assert connection.over.is_set()

    asyncio.run(work())
