"""Opening a database: SQLite in a folder, or PostgreSQL by URL."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from belot.store.errors import StoreError
from belot.store.schema import HEAD

FILE: Final = "belot.db"
VERSION_TABLE: Final = "alembic_version"


def default_folder() -> Path:
    """Where this user's data belongs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "belot"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "belot"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "belot"


def url_of(data: str | Path) -> str:
    """The database URL of a data folder, which is made if need be; a URL stays what it is."""
    if "://" in str(data):
        return make_url(str(data)).set(drivername="postgresql+asyncpg").render_as_string(False)
    folder = Path(data).expanduser()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / FILE}"


def open_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """Engines to write and to read with. SQLite has one writer; PostgreSQL needs no second
    engine."""
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_pre_ping=True)
        return engine, engine
    return _sqlite(url, "BEGIN IMMEDIATE", 1), _sqlite(url, "BEGIN", 2)


def _sqlite(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0
    )
    _listen(engine.sync_engine, begin)
    return engine


def _listen(engine: Engine, begin: str) -> None:
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in (
            "busy_timeout = 10000",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)


def open_thread_engine(url: str) -> Engine | None:
    """For SQLite an engine to write with from one thread, all of a transaction at once; None for
    PostgreSQL."""
    if not url.startswith("sqlite"):
        return None
    engine = create_engine(
        url.replace("+aiosqlite", ""),
        poolclass=StaticPool,
        connect_args={"check_same_thread": False},
    )
    _listen(engine, "BEGIN IMMEDIATE")
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to today's schema. Raises Newer for one from the future."""
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if version_of(connection) == HEAD:
        return
    from belot.store.migrations.run import upgrade  # Alembic takes half a second to import

    upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """The schema that a database has; None where there is none of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"select version_num from {VERSION_TABLE}")).scalar()


def look_into(data: str) -> None:
    """Raise StoreError where tables cannot be kept in a folder: it cannot be written, or what lies
    there is no database. A database by URL answers for itself."""
    if "://" in data:
        return
    folder = Path(data).expanduser()
    file = folder.absolute() / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"belot" * 1_000)
        probe.unlink()
        if file.exists():
            with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as database:
                database.execute("select count(*) from sqlite_master").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"cannot keep tables in {folder}: {error}") from None
