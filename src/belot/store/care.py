"""Looking after a store without a server: back up, restore, upgrade, check, count."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from belot.store import backup, schema
from belot.store.database import FILE, migrate, open_engines, url_of, version_of
from belot.store.errors import StoreError
from belot.store.verify import Found, verify

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Info:
    """What is in a store: its schema and today's, rows of each table, and when something last
    happened at a table (seconds since 1970)."""

    schema: str | None
    head: str
    rows: dict[str, int]
    last: float | None


async def back_up(data: str, file: Path) -> backup.Summary:
    """Write everything into one file, while a server may go on. Raises StoreError, OSError."""
    return await _look(data, lambda c: backup.write_backup(c, file, time.time()))


async def restore(data: str, file: Path, *, force: bool = False) -> backup.Summary:
    """Fill an empty store from a backup, all or nothing. Raises StoreError, OSError."""
    backup.check_backup(file)  # before anything is made
    async with _writing(data) as engine, engine.begin() as connection:
        return await connection.run_sync(
            lambda c: backup.restore_backup(c, file, force=force),
        )


async def upgrade(data: str) -> tuple[str | None, str]:
    """Bring a store to today's schema; the schema before, and now. Raises StoreError."""
    before = await _look(data, version_of)
    async with _writing(data) as engine:
        await migrate(engine)
    return before, schema.HEAD


async def check(data: str) -> Found:
    """Read everything and replay every log. Raises StoreError."""
    return await _look(data, verify)


async def info(data: str) -> Info:
    """Count what is there. Raises StoreError."""
    return await _look(data, _info)


async def change(data: str, work: Callable[[Connection], T]) -> T:
    """Do something in a store, while a server may go on; made and upgraded if need be. Raises
    StoreError."""
    async with _writing(data) as engine:
        await migrate(engine)
        async with engine.begin() as connection:
            return await connection.run_sync(work)


def _info(connection: Connection) -> Info:
    there = backup.tables_of(connection)
    counts = (connection.execute(select(func.count()).select_from(t)).scalar_one() for t in there)
    rows = dict(zip((t.name for t in there), counts, strict=True))
    last = None
    if "tables" in rows:
        last = connection.execute(select(func.max(schema.tables.c.last))).scalar()
    return Info(version_of(connection), schema.HEAD, rows, last)


async def _look(data: str, work: Callable[[Connection], T]) -> T:
    """Read what is there as of one moment; nothing is made where nothing is."""
    if "://" not in data and not (Path(data).expanduser() / FILE).is_file():
        raise StoreError(f"there is no {FILE} in {data}")
    writing, reading = open_engines(url_of(data))
    snapshot = reading
    if reading.dialect.name == "postgresql":
        snapshot = reading.execution_options(isolation_level="REPEATABLE READ")
    async with _closing(writing, reading), snapshot.begin() as connection:
        return await connection.run_sync(work)


@asynccontextmanager
async def _writing(data: str) -> AsyncGenerator[AsyncEngine, None]:
    writing, reading = open_engines(url_of(data))
    async with _closing(writing, reading):
        yield writing


@asynccontextmanager
async def _closing(*engines: AsyncEngine) -> AsyncGenerator[None, None]:
    """What the database says goes on as a StoreError; in the end the engines are let go."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StoreError(_reason(error)) from error
    finally:
        for engine in engines:
            await engine.dispose()


def _reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
