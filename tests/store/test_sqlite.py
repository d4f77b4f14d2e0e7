"""The store on SQLite, which is what everybody has."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from belot.store import Fenced, Newer, Store, default_folder
from belot.store.database import FILE, open_engines, url_of
from belot.store.migrations.run import configuration
from belot.store.schema import HEAD, metadata
from tests.store.contract import CHECKS, more, opened


@pytest.mark.parametrize("check", CHECKS)
def test_contract(check: Callable[[Path], Coroutine[Any, Any, None]], tmp_path: Path) -> None:
    asyncio.run(check(tmp_path / "data"))


def test_what_is_acknowledged_is_on_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        engine, other = open_engines(url_of(tmp_path))
        async with engine.begin() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.exec_driver_sql(f"pragma {n}")).scalar() for n in names]
        await engine.dispose()
        await other.dispose()
        return found

    full = 2
    assert asyncio.run(pragmas()) == ["wal", full, 1]


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def check() -> None:
        await (await Store.open(tmp_path)).close()
        engine, other = open_engines(url_of(tmp_path))
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()
        await other.dispose()

    asyncio.run(check())
    assert ScriptDirectory.from_config(configuration()).get_current_head() == HEAD


def test_data_of_the_first_schema_is_kept(tmp_path: Path) -> None:
    async def first() -> None:
        engine, other = open_engines(url_of(tmp_path))
        async with engine.begin() as connection:
            await connection.run_sync(lambda c: command.upgrade(configuration(c), "0001"))
        await engine.dispose()
        await other.dispose()

    async def today() -> list[str]:
        store = await Store.open(tmp_path)
        names = [row.id for row in await store.tables_of("s")]
        assert await store.awake_tables(0) == []
        await store.close()
        return names

    asyncio.run(first())
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("insert into sessions values ('s', 'x', 'Ana', 1)")
        database.execute("insert into tables values ('t', 'bela4', 's', 1, 1, '{}')")
        database.execute("insert into seats values ('t', 0, 's')")
    database.close()
    assert asyncio.run(today()) == ["t"]


def test_data_of_a_newer_belot_is_left_alone(tmp_path: Path) -> None:
    async def once() -> None:
        store = await Store.open(tmp_path)
        try:
            await opened(store, "t")
        finally:
            await store.close()

    asyncio.run(once())
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    with pytest.raises(Newer):
        asyncio.run(once())


def test_tokens_are_not_in_the_database(tmp_path: Path) -> None:
    async def once() -> str:
        store = await Store.open(tmp_path)
        _, token = await store.new_session("Ana")
        await store.close()
        return token

    token = asyncio.run(once())
    assert token.encode() not in (tmp_path / FILE).read_bytes()


def test_a_stale_owner_in_another_process_is_fenced(tmp_path: Path) -> None:
    """Two stores on one file, as two processes would have."""

    async def both() -> None:
        one, two = await Store.open(tmp_path), await Store.open(tmp_path)
        await opened(one, "t")
        old = await one.claim("t")
        new = await two.claim("t")
        assert new.epoch > old.epoch
        with pytest.raises(Fenced):
            await one.append("t", old.epoch, more(5))
        await two.append("t", new.epoch, more(5))
        assert await one.entries("t") == await two.entries("t")
        await one.close()
        await two.close()

    asyncio.run(both())


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_folder() == Path("/somewhere/belot")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ana")
    assert default_folder() == Path("/home/ana/.local/share/belot")
