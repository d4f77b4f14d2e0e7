"""Whoever is forgotten is in no row of the store any more, and the tables of others go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from belot.store import Fenced, NewTable, Operation, Share, Store, schema
from belot.store.care import check
from belot.store.database import open_thread_engine, url_of
from belot.store.lines import entry_line, read_lines, unseal
from belot.store.scrubber import NOBODY
from belot.table import replay_table
from belot.table.room_events import Joined
from tests.store.make import FOLDER, ROOM, log_of
from tests.store.postgres import database

__all__ = ["database"]

_LINES = (FOLDER / "v2" / f"{ROOM}.jsonl").read_text("utf-8")
LOG = tuple(replace(entry, cmd="") for entry in read_lines(_LINES))
PEOPLE = ("P0", "P1", "P2", "P1 2", "P4")
SEATS = {seat: f"session-{seat}" for seat in (0, 2)}


def rows(connection: Connection) -> Iterator[str]:
    """Everything that is in the store, as text."""
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table)).all():
            for value in row:
                if isinstance(value, bytes):
                    yield from map(entry_line, unseal(value))
                else:
                    yield json.dumps(value, ensure_ascii=False) if value is not None else ""


async def filled(data: str | Path) -> Store:
    """A store with the people of a room, its matches sealed, and a table that one played alone."""
    store = await Store.open(data)

    def people(connection: Connection) -> None:
        for number, name in enumerate(PEOPLE):
            row = {"id": f"session-{number}", "token": f"{number}", "name": name, "created": 1.0}
            connection.execute(insert(schema.sessions).values(row))

    await store._writer.do(people)
    summary = json.dumps({"seats": [seat.name for seat in replay_table(LOG).seats]})
    room = NewTable("room", "bela4", "session-0", SEATS, summary, LOG, code="CDFHJK")
    epoch = await store.new_table(room)
    assert await store.seal("room", epoch) > 0
    alone = tuple(log_of("alone"))
    await store.new_table(
        NewTable("alone", "beloz", "session-0", {0: "session-0"}, '{"seats":["P0"]}', alone)
    )
    await store.share(Share("alone", 1))
    await store.new_link("session-0", "ABCDEFGH", 4e9)
    write = await store.new_pad("session-0")
    pad = await store.find_pad(write)
    assert pad is not None
    await store.add_operations(pad.id, [Operation("a.1", '{"names":["P0"]}')])
    return store


async def dump(store: Store) -> list[str]:
    return await store._read(lambda c: list(rows(c)))


async def check_forgetting(data: str | Path) -> None:
    store = await filled(data)
    kept = await store.kept_of("session-0")
    assert {table.id: table.opened for table in kept.tables} == {"room": True, "alone": True}
    assert [pad.operations for pad in kept.pads] == [1]
    assert {table.id for table in (await store.kept_of("session-3")).tables} == {"room"}

    epoch = (await store.claim("room")).epoch
    assert await store.forget("session-0") == ["room", "alone"]
    left = await dump(store)
    assert [text for text in left if '"P0"' in text or "session-0" in text] == []
    assert await store.entries("alone") == []
    assert await store.opener_of("room") in SEATS.values()
    with pytest.raises(Fenced):
        await store.append("room", epoch, LOG[-1:])
    scrubbed = await store.entries("room")
    assert [entry.seq for entry in scrubbed] == [entry.seq for entry in LOG]
    names = {e.event.name for e in scrubbed if isinstance(e.event, Joined)}
    assert names == {NOBODY, "P1", "P2", "P1 2", "P4"}
    await store.close()


def test_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_forgetting(tmp_path))
    found = asyncio.run(check(str(tmp_path)))
    assert found.fault is None, "every log can be read and played as before"


def test_on_postgres(database: str) -> None:
    asyncio.run(check_forgetting(database))


def test_the_last_one_takes_the_table_along(tmp_path: Path) -> None:
    async def all_go() -> None:
        store = await filled(tmp_path)
        for number, name in enumerate(PEOPLE):
            await store.forget(f"session-{number}")
            left = await dump(store)
            assert not any(f'"{name}"' in text or f"session-{number}" in text for text in left)
        assert await store.all_tables(10) == []
        assert await store.all_people(10) == []
        await store.close()

    asyncio.run(all_go())


def test_nothing_is_left_lying_in_the_file(tmp_path: Path) -> None:
    async def go() -> None:
        store = await filled(tmp_path)
        await store.forget("session-0")
        await store.close()

    asyncio.run(go())
    engine = open_thread_engine(url_of(tmp_path))
    assert engine is not None
    with engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    bytes_ = b"".join(file.read_bytes() for file in tmp_path.glob("belot.db*"))
    assert b"session-2" in bytes_
    assert b"session-0" not in bytes_
