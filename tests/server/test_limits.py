"""What one connection can cost is bounded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from belot.protocol.frames import Pong
from belot.server.api.problems import Refused
from belot.server.connection import Connection
from belot.server.context import Limit
from tests.server import web
from tests.server.inside import Inside, in_thread, inside, soon
from tests.server.player import Line, Player


def run(work: Coroutine[Any, Any, None]) -> None:
    Line.run(work)


async def connected(server: Inside, **options: Any) -> ClientConnection:
    return await connect(server.socket_url, **options)


def test_silence_and_crowds(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, hello=0.7, silence=1.4, connections=2) as server:
            line = Line(await connect(server.socket_url))
            assert (await line.read())["code"] == "slow", "no hello"
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            other, _ = await Line.open(server.socket_url, table, "")
            other = Line(await soon(lambda: connected(server)))  # once its bye has left
            with pytest.raises(InvalidStatus):
                await connect(server.socket_url)
            assert (await line.until("bye"))[0]["code"] == "slow", "silence"
            await other.close()

    run(work())


def test_too_much_at_once_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, rate=50, burst=10) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            start = time.monotonic()
            for _ in range(40):
                await line.write({"t": "ping", "l": 0})
            for _ in range(40):
                await line.until("pong")
            assert time.monotonic() - start > 0.5
            await line.close()

    run(work())


def test_a_frame_is_at_most_four_kilobytes(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            with pytest.raises(ConnectionClosed) as closed:
                await line.ask("sit", {"name": "x" * 5000}, id="n.1")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(work())


def test_a_slow_reader_is_dropped() -> None:
    async def work() -> None:
        connection = Connection(limit=10)
        for number in range(20):
            connection.send(Pong(number))
        assert connection.over.is_set()
        sent = list[bytes]()

        async def send(frames: list[bytes]) -> None:
            sent.extend(frames)

        await connection.drain(send)
        assert b'"slow"' in sent[-1]
        assert len(sent) == 12

    run(work())


def test_an_idle_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, idle=0.2) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            hall = server.context.hall
            line, _ = await Line.open(server.socket_url, table, token)
            await asyncio.sleep(0.7)
            assert hall.loaded(table) is not None, "somebody is there"
            await line.close()
            async with asyncio.timeout(20):
                while hall.loaded(table) is not None:
                    await asyncio.sleep(0.05)
            line, again = await Line.open(server.socket_url, table, token)
            assert hall.loaded(table) is not None
            assert (again["seat"], again["view"]["deal"]) == (0, 1)
            await line.close()

    run(work())


def test_an_owner_that_was_fenced_lets_go(tmp_path: Path) -> None:
    """Another process claims the table: whoever sits here is asked to come back, and finds it."""

    async def work() -> None:
        async with inside(tmp_path, pace=60) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            await server.context.store.claim(table)
            await line.write({"t": "cmd", "id": "n.1", "base": 0, "a": "leave", "d": {}})
            bye, before = await line.until("bye")
            assert bye["code"] == "restart"
            told = [frame for frame in before if frame["t"] in ("ev", "view", "ack")]
            assert told == [], "nothing was told that was not stored"
            line, _ = await Line.open(server.socket_url, table, token)
            assert (await line.ask("leave", id="n.1"))["t"] == "ack"
            await line.close()

    run(work())


def test_new_things_are_rationed() -> None:
    async def work() -> None:
        limit = Limit(burst=3, every=100)
        for _ in range(3):
            await limit.take("a")
        with pytest.raises(Refused):
            await limit.take("a")
        await limit.take("b")

    run(work())


@pytest.mark.parametrize("up", [0.0, 250.0])
def test_a_machine_that_has_just_been_started_allows_as_much(
    up: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: up)
        limit = Limit(burst=3, every=100)
        for _ in range(3):
            await limit.take("a")
        with pytest.raises(Refused):
            await limit.take("a")
        monkeypatch.undo()

    run(work())


def test_one_address_has_not_all_connections(tmp_path: Path) -> None:
    """Behind a proxy that says for whom it speaks."""

    def of(address: str) -> dict[str, Any]:
        return {"additional_headers": {"X-Forwarded-For": address}, "compression": None}

    async def work() -> None:
        options = {"public_url": "https://play.example", "connections_each": 2, "connections": 6}
        async with inside(tmp_path, **options) as server:
            lines = [await connect(server.socket_url, **of("203.0.113.7")) for _ in range(2)]
            with pytest.raises(InvalidStatus):
                await connect(server.socket_url, **of("203.0.113.7"))
            lines += [await connect(server.socket_url, **of(f"2001:db8::{n}")) for n in (1, 2)]
            with pytest.raises(InvalidStatus):  # one household has 2⁶⁴ of them
                await connect(server.socket_url, **of("2001:db8::3"))
            lines.append(await connect(server.socket_url, **of("2001:db8:1::3")))
            await lines.pop(0).close()
            lines.append(await soon(lambda: connected(server, **of("203.0.113.7"))))
            lines += [await connect(server.socket_url) for _ in range(6 - len(lines))]
            with pytest.raises(InvalidStatus):
                await connect(server.socket_url)
            for line in lines:
                await line.close()

    run(work())


def test_this_computer_may_have_all_connections(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, connections_each=1) as server:
            lines = [await connect(server.socket_url) for _ in range(3)]
            for line in lines:
                await line.close()

    run(work())


def _open(url: str, token: str) -> int:
    wish = {"rules": "bela2(target=101)", "seats": web.seats(2), "seat": 0}
    with web.client(url) as me:
        answer = me.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 201 or answer.json()["code"] == "tables-many"
    return answer.status_code


def test_a_guest_has_not_all_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, tables_each=3, running_each=0) as server:
            ana, bea = [await in_thread(web.guest, server.url) for _ in range(2)]
            assert [await in_thread(_open, server.url, ana) for _ in range(4)] == [201] * 3 + [409]
            assert await in_thread(_open, server.url, bea) == 201
            await in_thread(_play_one, server.url, server.socket_url, ana)
            assert await in_thread(_open, server.url, ana) == 201, "one of them is over"
            assert await in_thread(_open, server.url, ana) == 409

    run(work())


def _play_one(url: str, socket_url: str, token: str) -> None:
    with web.client(url) as me:
        rows = me.get("/api/tables", headers={"Authorization": f"Bearer {token}"}).json()
    player = Player(socket_url, rows[0]["table"], token, 1)
    asyncio.run(asyncio.wait_for(player.play(), 60))


def test_a_guest_does_not_play_at_all_tables_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, running_each=2) as server:
            token = await in_thread(web.guest, server.url)
            tables, lines = list[str](), list[Line]()
            for _ in range(2):
                tables.append(await in_thread(web.open_table, server.url, token, "bela4"))
                lines.append((await Line.open(server.socket_url, tables[-1], token))[0])
            assert await in_thread(_open, server.url, token) == 409, "two are being played"
            again, welcome = await Line.open(server.socket_url, tables[0], token)
            assert welcome["t"] == "welcome", "the same table from another tab"
            lines.append(again)
            for line in lines:
                await line.close()
            async with asyncio.timeout(20):  # they wait for a person
                while await in_thread(_open, server.url, token) != 201:
                    await asyncio.sleep(0.05)

    run(work())
