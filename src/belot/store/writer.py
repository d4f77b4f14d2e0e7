"""Group commit: whatever waits to be written goes into one transaction and one fsync.

One task writes. While it commits, more work queues up, and all of that is the next transaction; so
the busier the server, the more appends share an fsync. Whoever waits here goes on only when the
transaction with its work is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from belot.store import schema
from belot.store.errors import Fenced
from belot.store.lines import entry_row
from belot.store.quick import Quick
from belot.store.tables import seat_all
from belot.table import Entry

T = TypeVar("T")

BATCH = 512
"""Most pieces of work in one transaction."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one log, by the owner of that epoch; ``summary`` if how the table stands has
    changed, and with it ``awake``: whether the table goes on without anybody saying hello;
    ``seats`` if other sessions sit there now."""

    table: str
    epoch: int
    entries: tuple[Entry, ...]
    summary: str | None = None
    awake: bool = False
    seats: Mapping[int, str] | None = None


class Watch(Protocol):
    """Somebody who looks on."""

    def appended(self, seconds: float) -> None:
        """An append waited so long until it was on disk."""
        ...

    def committed(self, seconds: float, works: Sequence[Append]) -> None:
        """A transaction took so long, and these appends are on disk."""
        ...


Work = Append | Callable[[Connection], Any]
_Job = tuple[Work, "asyncio.Future[Any]"]


class Writer:
    """The only one that writes to the database in this process."""

    def __init__(
        self, engine: AsyncEngine, watch: Watch | None = None, thread: Engine | None = None
    ) -> None:
        self._engine, self._watch = engine, watch
        self._thread = thread
        self._quick: Quick | None = None
        self._executor = ThreadPoolExecutor(1, "store writer")
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="store writer")
        self.commits = 0

    async def append(self, work: Append) -> None:
        """Returns when the entries are on disk. Raises Fenced, and nothing is written then."""
        start = time.perf_counter()
        await self._wait_for(work)
        if self._watch is not None:
            self._watch.appended(time.perf_counter() - start)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run this in a transaction, which may have to be repeated; returns when it is on disk."""
        result: T = await self._wait_for(work)
        return result

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self._jobs.put(None)
        await self._task
        self._executor.shutdown()
        if self._quick is not None:
            self._quick.close()
        if self._thread is not None:
            self._thread.dispose()

    def _wait_for(self, work: Work) -> Awaitable[Any]:
        done = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, done))
        return done

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < BATCH and not self._jobs.empty():
                more = self._jobs.get_nowait()
                if more is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(more)
            await self._commit(jobs)

    async def _transact(self, works: Sequence[Work]) -> list[Any]:
        """All of it in one transaction. SQLite is visited once: its thread does the whole."""
        engine = self._thread
        if engine is None:
            async with self._engine.begin() as connection:
                return await _carry_out(connection, works)

        return await asyncio.get_running_loop().run_in_executor(
            self._executor, self._whole, engine, works
        )

    def _whole(self, engine: Engine, works: Sequence[Work]) -> list[Any]:
        appends = [work for work in works if isinstance(work, Append) and work.seats is None]
        if len(appends) == len(works):
            if self._quick is None:
                self._quick = Quick(engine)
            with suppress(sqlite3.Error):  # what is wrong, and with which of them, is found below
                return list(self._quick.append(appends))
        with engine.begin() as connection:
            return _all(connection, works)

    async def _commit(self, jobs: Sequence[_Job]) -> None:
        """All in one transaction; where that fails, each in its own, so that one bad piece of work
        is nobody else's trouble."""
        start = time.perf_counter()
        try:
            outcomes = await self._transact([work for work, _ in jobs])
            self.commits += 1
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
            else:
                _settle(jobs[0][1], error)
        else:
            seconds = time.perf_counter() - start
            for (_, done), outcome in zip(jobs, outcomes, strict=True):
                _settle(done, outcome)
            if self._watch is not None:
                written = zip(jobs, outcomes, strict=True)
                appends = [
                    work
                    for (work, _), outcome in written
                    if isinstance(work, Append) and not isinstance(outcome, Exception)
                ]
                self._watch.committed(seconds, appends)


def _settle(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


async def _carry_out(connection: AsyncConnection, works: Sequence[Work]) -> list[Any]:
    return await connection.run_sync(_all, works)


def _all(connection: Connection, works: Sequence[Work]) -> list[Any]:
    """The outcome of each piece of work: appends together, then the others in their order."""
    appends = [work for work in works if isinstance(work, Append)]
    fenced = iter(_append(connection, appends))
    return [next(fenced) if isinstance(work, Append) else work(connection) for work in works]


def _append(connection: Connection, appends: Sequence[Append]) -> list[Fenced | None]:
    """Write the entries of all who still own their table; the others get Fenced."""
    if not appends:
        return []
    epochs = epochs_of(connection, {work.table for work in appends})
    good = [work for work in appends if epochs.get(work.table) == work.epoch]
    rows = [entry_row(work.table, entry) for work in good for entry in work.entries]
    if rows:
        connection.execute(insert(schema.entries), rows)
    for work in good:
        if work.summary is not None:
            _summarise(connection, work)
        if work.seats is not None:
            seat_all(connection, work.table, work.seats)
    return [None if work in good else Fenced(work.table) for work in appends]


def epochs_of(connection: Connection, tables: set[str]) -> dict[str, int]:
    """Who owns these tables; nobody can claim them before the transaction ends."""
    owners = schema.owners
    mine = owners.c.table_id.in_(sorted(tables))
    query = select(owners.c.table_id, owners.c.epoch).where(mine).order_by(owners.c.table_id)
    rows = connection.execute(query.with_for_update(read=True)).all()
    return dict(rows)


def _summarise(connection: Connection, work: Append) -> None:
    rows = schema.tables
    standing = {
        "summary": work.summary,
        "awake": work.awake,
        "last": work.entries[-1].at,
    }
    connection.execute(update(rows).where(rows.c.id == work.table).values(standing))
