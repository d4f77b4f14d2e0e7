"""A server that starts: clocks run on, whoever says hello."""

from __future__ import annotations

import asyncio
from pathlib import Path

from belot.server.summary import goes_on
from belot.table import Clock, TimedOut
from tests.server import web
from tests.server.inside import in_thread, inside
from tests.server.player import Line
from tests.table.hosting import opened, steps


def test_clocks_run_without_a_hello(tmp_path: Path) -> None:
    async def open_all() -> list[str]:
        async with inside(tmp_path) as server:
            token = await in_thread(web.guest, server.url)
            wishes = (
                ("bela4", 4, (0, 1), {"move": 0.2, "bank": 0.0}),
                ("bela4", 4, (0, 1), None),
                ("bela4", 4, (0,), None),
            )
            return [await in_thread(web.open_table, server.url, token, *wish) for wish in wishes]

    async def wait_for(data: Path, tables: list[str]) -> None:
        async with inside(data) as server:
            hall, store = server.context.hall, server.context.store
            clock, friends, alone = tables
            while not any(isinstance(e.event, TimedOut) for e in await store.entries(clock)):
                await asyncio.sleep(0.05)
            while hall.loaded(friends) is None:
                await asyncio.sleep(0.05)
            assert hall.loaded(alone) is None, "at leisure: it sleeps"

    async def work() -> None:
        await wait_for(tmp_path, await open_all())

    Line.run(work())


def test_what_goes_on_by_itself() -> None:
    assert not goes_on(opened("bela4", (0,))[0])
    assert goes_on(opened("bela4", (0, 2))[0])
    assert goes_on(opened("bela4", (0,), clock=Clock(10, 5))[0])
    for state, _ in steps("bela4(target=301)", (0, 1)):
        assert goes_on(state) != state.resting


def test_a_log_that_cannot_be_read_is_no_trouble_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            token = await in_thread(web.guest, server.url)
            tables = [
                await in_thread(web.open_table, server.url, token, "bela4", 4, (0, 1))
                for _ in range(2)
            ]
            await server.context.store._writer.do(
                lambda c: c.exec_driver_sql(
                    "update entries set event = '{}' where table_id = ?", (tables[1],)
                )
            )
        async with inside(tmp_path) as server:
            while server.context.hall.loaded(tables[0]) is None:
                await asyncio.sleep(0.05)
            assert server.context.hall.loaded(tables[1]) is None

    Line.run(work())
