"""Ten thousand hostile frames: each command is answered, no fault, no table dies, no card leaks."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server import hostile, web
from tests.server.player import Frame, Line, Player
from tests.server.running import RunningServer

COMMANDS, AT_ONCE = 9_500, 100
BROKEN = 500


async def _flood(server: RunningServer, table: str, token: str, chance: random.Random) -> int:
    """Hostile commands in bursts, each of them answered; how many were refused."""
    line, welcome = await Line.open(server.socket_url, table, token)
    view, refused, number = welcome["view"], 0, 0
    while number < COMMANDS:
        burst = range(number, number + AT_ONCE)
        for n in burst:
            await line.socket.send(hostile.command(chance, view, n))
        waiting = {f"h.{n}" for n in burst}
        while waiting:
            frame = await line.read()
            if frame["t"] == "view":
                view = frame["d"]
            elif frame["t"] in ("ack", "nak"):
                waiting.remove(frame["id"])
                refused += frame["t"] == "nak"
                _honest(frame, view)
        number += AT_ONCE
    await line.close()
    return refused


def _honest(frame: Frame, view: Frame) -> None:
    if frame["t"] == "nak":
        assert frame["code"] != "internal", frame
        assert set(frame["legal"]) <= set(view["hand"]), "another hand's cards"


async def _break(server: RunningServer, table: str, token: str, frame: str | bytes) -> None:
    """A frame that is none ends its connection and nothing else."""
    line, _ = await Line.open(server.socket_url, table, token)
    await line.socket.send(frame)
    try:
        while (answer := await line.read())["t"] != "bye":
            assert answer["t"] in ("ev", "view", "pong", "presence", "fair"), answer
        assert answer["code"] in ("protocol", "moved"), (frame, answer)
    except ConnectionClosed:
        pass
    await line.close()


def test_ten_thousand_hostile_frames(server: RunningServer) -> None:
    tokens = [web.guest(server.url) for _ in range(4)]
    tables = [web.open_table(server.url, token, "bela4(target=101)") for token in tokens]

    async def broken(lane: int) -> None:
        chance = random.Random(lane)
        for _ in range(BROKEN // 4):
            frame = chance.choice(hostile.BROKEN)
            await _break(server, tables[lane], tokens[lane], frame)

    async def work() -> int:
        refused = await _flood(server, tables[0], tokens[0], random.Random(0))
        await asyncio.gather(*map(broken, range(4)))
        for i, (table, token) in enumerate(zip(tables, tokens, strict=True)):
            line, welcome = await Line.open(server.socket_url, table, token)
            if welcome["view"]["seats"][0]["kind"] == "bot":  # a hostile frame said "leave"
                assert (await line.ask("sit", {"name": "Ana"}, id=f"back.{i}"))["t"] == "ack"
            await line.close()
            await Player(server.socket_url, table, token, 50 + i).play()
        return refused

    refused = Line.run(work(), 120)
    assert refused > COMMANDS / 2
    complaints = [json.loads(line) for line in server.complaints().splitlines()]
    assert [c for c in complaints if c["level"] == "error"] == []


async def _raw(port: int, data: bytes) -> bytes:
    """Send bytes over plain TCP; what came back until the server closed or fell silent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    got = b""
    try:
        async with asyncio.timeout(0.5):
            while chunk := await reader.read(65_536):
                got += chunk
    except (TimeoutError, ConnectionError):
        pass
    writer.close()
    return got


def test_raw_bytes(server: RunningServer) -> None:
    shake = (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    masked, size = b"\1\2\3\4", struct.pack("!Q", 2**62)
    frames: tuple[Any, ...] = (
        b"\x81\x05hello",  # not masked
        b"\x81\xff" + size + masked,  # four exabytes
        b"\x83\x80" + masked,  # no such opcode
        b"\xf1\x80" + masked,  # reserved bits
        b"\x80\x80" + masked,  # goes on with nothing
        b"\x09\x80" + masked,  # a ping in pieces
        b"\x88\x81" + masked + b"x",  # half a close code
        b"\x81\x82" + masked + b"\xfe\xfd",  # not UTF-8
        b"\x01\x81" + masked + b"a",  # a message that never ends
    )

    async def work() -> None:
        whole = [shake + frame for frame in frames]
        odd = [
            *(b"", b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"GET /ws HTTP/1.1\r\n\r\n"),
            b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        ]
        answers = await asyncio.gather(*(_raw(server.port, data) for data in [*whole, *odd]))
        for data, got in zip([*whole, *odd], answers, strict=True):
            assert b"HTTP/1.1 5" not in got[:12], (data[:80], got[:80])

    asyncio.run(work())
    with web.client(server.url) as me:
        assert me.get("/health/ready").status_code == 200
