"""People come and go; the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server import web
from tests.server.inside import Inside, in_thread, inside
from tests.server.player import Frame, Line, my_turn, step


@asynccontextmanager
async def friends(
    data: Path, **options: Any
) -> AsyncGenerator[tuple[Inside, str, list[str], list[Line]]]:
    """Ana and Bea at a table, two bots with them."""
    async with inside(data, window=0.05, **options) as server:
        tokens = [await in_thread(web.guest, server.url, name) for name in ("Ana", "Bea")]
        table = await in_thread(web.open_table, server.url, tokens[0], "bela4", 4, (0, 1))
        ana, _ = await Line.open(server.socket_url, table, tokens[0])
        bea, _ = await Line.open(server.socket_url, table, tokens[1])
        assert (await bea.ask("sit", {"name": "Bea"}, id="s.1"))["t"] == "ack"
        pulse = asyncio.create_task(_pulse(ana))
        yield server, table, tokens, [ana, bea]
        pulse.cancel()


async def _pulse(line: Line) -> None:
    """Ana is always there."""
    while True:
        await line.write({"t": "ping", "l": 0})
        await asyncio.sleep(0.05)


def persons(server: Inside, table: str) -> tuple[int, ...]:
    """Who plays, as the table's owner has it."""
    owner = server.context.hall.loaded(table)
    assert owner is not None
    return owner.state.persons


async def seen(line: Line, seat: int, what: str) -> Frame:
    """The next presence frame in which a seat is like that."""
    while True:
        frame, _ = await line.until("presence")
        if frame["seats"][seat] == what:
            return frame


async def taken(line: Line, seat: int) -> Frame:
    """The next event in which somebody takes that seat."""
    while True:
        frame, _ = await line.until("ev")
        if frame["e"] == "seat_taken" and frame["d"]["seat"] == seat:
            fields: Frame = frame["d"]
            return fields


def test_a_bot_stands_in_and_the_person_returns(tmp_path: Path) -> None:
    async def work() -> None:
        options = {"away": 0.5, "closed": 3, "dropped": 60}
        async with friends(tmp_path, **options) as (server, table, tokens, (ana, bea)):
            await seen(ana, 1, "online")
            await bea.close()
            away = await seen(ana, 1, "away")
            assert away["bots"][1] is not None, "when a bot will come"
            assert (await taken(ana, 1)) == {
                "seat": 1,
                "kind": "bot",
                "name": "Bea",
                "absent": True,
            }
            await seen(ana, 1, "gone")
            again, welcome = await Line.open(server.socket_url, table, tokens[1])
            assert welcome["seat"] == 1
            assert (await taken(ana, 1)) == {"seat": 1, "kind": "person", "name": "Bea"}
            while (await again.until("view"))[0]["d"]["seats"][1]["kind"] != "person":
                pass

    Line.run(work())


def test_the_others_choose(tmp_path: Path) -> None:
    async def work() -> None:
        options = {"away": 0.5, "closed": 3, "dropped": 60}
        async with friends(tmp_path, **options) as (server, table, tokens, (ana, bea)):
            nak = await ana.ask("bot", {"seat": 1}, id="b.1")
            assert (nak["t"], nak["code"]) == ("nak", "seat-taken"), "nobody is missing"
            await bea.close()
            await seen(ana, 1, "away")
            assert (await ana.ask("wait", {"seat": 1}, id="w.1"))["t"] == "ack"
            gone = await seen(ana, 1, "gone")
            assert gone["bots"] == [None] * 4
            await asyncio.sleep(0.3)
            assert persons(server, table) == (0, 1), "they wait"
            assert (await ana.ask("bot", {"seat": 1}, id="b.2"))["t"] == "ack"
            assert persons(server, table) == (0,)
            # Saying hello is enough to have the seat back.
            await Line.open(server.socket_url, table, tokens[1])
            assert (await taken(ana, 1))["kind"] == "person"
            assert persons(server, table) == (0, 1)

    Line.run(work())


def test_alone_the_match_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, away=0.1, closed=0.2, dropped=0.2) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, welcome = await Line.open(server.socket_url, table, token)
            presence = await line.read()
            assert presence == {"t": "presence", "seats": ["online"] * 4, "bots": [None] * 4}
            view = await my_turn(line, welcome)
            since = {"epoch": 1, "seq": 10**9}
            await line.close()
            await asyncio.sleep(0.5)
            line, welcome = await Line.open(server.socket_url, table, token, since)
            assert welcome["view"]["prompt"] == view["prompt"]
            assert welcome["view"]["hand"] == view["hand"]
            assert (await step(line, welcome["view"], "n.1"))[0]["t"] == "ack"
            await line.close()

    Line.run(work())


def test_silence_is_seen_and_a_word_restores(tmp_path: Path) -> None:
    async def work() -> None:
        async with friends(tmp_path, away=0.3, dropped=60) as (_, _, _, (ana, bea)):
            await seen(ana, 1, "away")
            await bea.write({"t": "ping", "l": 0})
            await seen(ana, 1, "online")

    Line.run(work())
