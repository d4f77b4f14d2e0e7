"""Clients at a real server: broken lines, commands asked again, deals made together."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable

import pytest

from belot.client import Gone, Place, Refused, Server, Step, Table
from belot.client.offers import offers
from belot.fair import verify_match
from belot.protocol.frames import Ack
from tests.server.player import Line
from tests.server.running import RunningServer

FAST = (0.02, 0.1)


async def room_of_two(server: RunningServer, rules: str) -> tuple[Server, Place, Place]:
    web = Server(server.url)
    ana, marko = await web.guest("Ana"), await web.guest("Marko")
    room = await web.open_room(ana, rules)
    return web, room, await web.join(marko, room.code)


async def in_time(asked: Awaitable[Ack]) -> None:
    """Nothing is refused, unless a window has closed meanwhile."""
    try:
        await asked
    except Refused as refused:
        if refused.code != "wrong-phase":
            raise


async def play(table: Table, *, dropping: bool = False) -> list[int]:
    """Play by the first offer until the match is over; the numbers of the events."""
    numbers, count = list[int](), itertools.count()
    async for news in table:
        if not isinstance(news, Step):
            continue
        numbers += [event.seq for event in news.events]
        if table.view.phase == "over":
            break
        if news.view is table.view and (allowed := offers(table.view)):
            name, fields = allowed[0]
            asked = asyncio.create_task(table.do(name, **fields))
            await asyncio.sleep(0)
            if dropping and next(count) % 4 == 3:
                await table.drop()
            await in_time(asked)
    return numbers


def test_a_broken_line_loses_nothing_and_repeats_nothing(server: RunningServer) -> None:
    async def whole() -> None:
        web, first, second = await room_of_two(server, "bela2(target=101)")
        async with (
            web.table(first, backoff=FAST) as ana,
            web.table(second, backoff=FAST) as marko,
        ):
            await ana.do("start")
            told = await asyncio.gather(play(ana, dropping=True), play(marko))
            assert ana.visits > 3
            assert marko.visits == 1
            for numbers in told:
                assert numbers == list(range(numbers[0], numbers[-1] + 1))
            assert ana.view.totals == marko.view.totals
            assert max(ana.view.totals) >= 101
            assert ana.fair is not None
            assert ana.fair.dropped == (0, 0)
            receipts = [await web.receipt(first, 1, deal) for deal in range(1, ana.fair.shown + 1)]
            for table in (ana, marko):
                assert verify_match(receipts, table.chance.notes(ana.fair.match)) == []
            assert [len(receipt.participants) for receipt in receipts] == [2] * len(receipts)

    Line.run(whole())


def test_a_refusal_says_why(server: RunningServer) -> None:
    async def whole() -> None:
        web, first, second = await room_of_two(server, "belote")
        async with web.table(second) as marko:
            with pytest.raises(Refused) as refused:
                await marko.do("start")
            assert refused.value.code == "not-host"
        with pytest.raises(Refused) as missing:
            await web.get("/api/rooms/XXXXXX", first.token)
        assert (missing.value.code, missing.value.status) == ("no-room", 404)

    Line.run(whole())


def test_a_newer_client_takes_the_seat(server: RunningServer) -> None:
    async def whole() -> None:
        web, first, _ = await room_of_two(server, "belote")
        async with web.table(first) as older, web.table(first) as newer:
            with pytest.raises(Gone, match="moved"):
                async for _ in older:
                    pass
            with pytest.raises(Gone, match="moved"):
                await older.do("start")
            await newer.do("name", name="Anica")
            news = aiter(newer)
            while newer.room is None or newer.room.members[0].name != "Anica":
                await anext(news)

    Line.run(whole())


def test_whoever_has_no_token_does_not_come_in(server: RunningServer) -> None:
    async def whole() -> None:
        web, first, _ = await room_of_two(server, "belote")
        with pytest.raises(Gone, match="token"):
            async with web.table(Place(first.table, "nobody")):
                raise AssertionError("came in")
        with pytest.raises(Gone, match="gone"):
            async with web.table(Place("no-such-table", first.token)):
                raise AssertionError("came in")

    Line.run(whole())


def test_closing_ends_the_news(server: RunningServer) -> None:
    async def whole() -> None:
        web, first, _ = await room_of_two(server, "belote")
        async with web.table(first) as table:
            pass
        assert [news async for news in table], "what came before can still be read"
        with pytest.raises(Gone, match="closed"):
            await table.do("start")

    Line.run(whole())


def test_offers_are_what_the_server_takes(server: RunningServer) -> None:
    """Each of the first offers of each kind, in a game that asks for everything."""

    async def whole() -> None:
        web = Server(server.url)
        me = await web.guest("Ana")
        for rules in ("bela3(target=101)", "bulgarian(target=21)", "beloz(target=101)"):
            room = await web.open_room(me, rules)
            count = itertools.count()
            async with web.table(room) as table:
                await table.do("start")
                async for news in table:
                    if table.view.phase == "over":
                        break
                    stale = not isinstance(news, Step) or news.view is not table.view
                    if stale or not (allowed := offers(table.view)):
                        continue
                    name, fields = allowed[next(count) % len(allowed)]
                    await in_time(table.do(name, **fields))

    Line.run(whole(), 120)
