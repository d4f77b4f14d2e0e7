"""The store: everything that outlives the process, behind a few calls."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from belot.store import doors, forget, log, pads, people, shares, tables
from belot.store.database import migrate, open_engines, open_thread_engine, url_of
from belot.store.doors import Invite, PersonLine, TableLine
from belot.store.forget import Kept
from belot.store.log import Claim
from belot.store.pads import Operation, Pad, Taken
from belot.store.people import Session
from belot.store.probe import Probe
from belot.store.shares import Share
from belot.store.tables import NewTable, TableRow
from belot.store.writer import Append, Watch, Writer
from belot.table import Entry

T = TypeVar("T")


class Store:
    """Sessions, tables and their logs. Whatever writes returns when it is on disk."""

    def __init__(
        self,
        writing: AsyncEngine,
        reading: AsyncEngine,
        watch: Watch | None = None,
        thread: Engine | None = None,
    ) -> None:
        self._writing, self._reading = writing, reading
        self._writer = Writer(writing, watch, thread)
        self._probe = Probe(self._writer)

    @classmethod
    async def open(cls, data: str | Path, watch: Watch | None = None) -> Store:
        """Open a data folder or a PostgreSQL URL, and make or mend its schema; ``watch`` looks on
        while it writes. Raises Newer."""
        writing, reading = open_engines(url_of(data))
        try:
            await migrate(writing)
        except BaseException:
            await writing.dispose()
            await reading.dispose()
            raise
        return cls(writing, reading, watch, open_thread_engine(url_of(data)))

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self._writer.close()
        await self._writing.dispose()
        await self._reading.dispose()

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._writer.commits

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.begin() as connection:
            return await connection.run_sync(work)

    async def ready(self) -> bool:
        """Whether the database takes what is written to it; asked again after a few seconds."""
        return await self._probe.ready()

    # --- logs ---

    async def claim(self, table: str) -> Claim:
        """Own a table from now on. Raises UnknownTable."""
        return await self._writer.do(lambda c: log.claim(c, table))

    async def append(
        self,
        table: str,
        epoch: int,
        entries: tuple[Entry, ...],
        summary: str | None = None,
        *,
        awake: bool = False,
        seats: Mapping[int, str] | None = None,
    ) -> None:
        """Add to the log of a table that one owns. Raises Fenced if somebody else does."""
        await self._writer.append(Append(table, epoch, entries, summary, awake, seats))

    async def seal(self, table: str, epoch: int) -> int:
        """Seal the matches that are over and done with; how many. Raises Fenced."""
        return await self._writer.do(lambda c: log.seal_finished(c, table, epoch))

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, to look at."""
        return await self._read(lambda c: log.read_log(c, table))

    # --- tables ---

    async def new_table(self, new: NewTable) -> int:
        """Make a table; returns the epoch of its first owner."""
        return await self._writer.do(lambda c: tables.new_table(c, new, time.time()))

    async def take_seat(self, table: str, seat: int, session: str) -> None:
        """Give a free seat to a session; IntegrityError if it is taken."""
        await self._writer.do(lambda c: tables.take_seat(c, table, seat, session))

    async def table_of_code(self, code: str) -> str | None:
        """The room with a code."""
        return await self._read(lambda c: tables.table_of_code(c, code))

    async def seats_of(self, table: str) -> dict[int, str]:
        """Which session sits where."""
        return await self._read(lambda c: tables.seats_of(c, table))

    async def tables_of(self, session: str) -> list[TableRow]:
        """The tables of a session, the latest first."""
        return await self._read(lambda c: tables.tables_of(c, session))

    async def opener_of(self, table: str) -> str:
        """The session that opened a table."""
        return await self._read(lambda c: tables.opener_of(c, table))

    async def count_tables(self, session: str) -> int:
        """How many tables a session has opened that are not over."""
        return await self._read(lambda c: tables.count_tables(c, session))

    async def awake_tables(self, since: float) -> list[str]:
        """The tables that go on by themselves and did something since then, the latest first."""
        return await self._read(lambda c: tables.awake_tables(c, since))

    async def table_of(self, session: str, table: str) -> TableRow | None:
        """A table where this session has a seat."""
        return await self._read(lambda c: tables.table_of(c, session, table))

    async def drop_table(self, table: str) -> None:
        """Remove a table for good."""
        await self._writer.do(lambda c: tables.drop_table(c, table))

    async def share(self, match: Share) -> str:
        """The link of a match of a table, for whoever gets it."""
        return await self._writer.do(lambda c: shares.share(c, match, time.time()))

    async def shared(self, link: str) -> Share | None:
        """What a link leads to."""
        return await self._read(lambda c: shares.shared(c, link))

    # --- shared pads ---

    async def new_pad(self, session: str) -> str:
        """Make an empty pad; its secret for writing."""
        return await self._writer.do(lambda c: pads.new_pad(c, session, time.time()))

    async def find_pad(self, secret: str) -> Pad | None:
        """The pad of a secret."""
        return await self._read(lambda c: pads.find_pad(c, secret))

    async def count_pads(self, session: str) -> int:
        """How many pads a session has opened."""
        return await self._read(lambda c: pads.count_pads(c, session))

    async def operations(self, pad: str, since: int, limit: int) -> list[tuple[int, str]]:
        """The operations of a pad after a number, each with its own."""
        return await self._read(lambda c: pads.operations(c, pad, since, limit))

    async def add_operations(self, pad: str, ops: Sequence[Operation]) -> Taken | None:
        """Add the operations that are not there yet; None where the pad is gone."""
        return await self._writer.do(lambda c: pads.add_operations(c, pad, ops, time.time()))

    async def drop_pad(self, pad: str) -> None:
        """Remove a pad for good."""
        await self._writer.do(lambda c: pads.drop_pad(c, pad))

    async def drop_old_pads(self, before: float) -> int:
        """Remove the pads that nobody has changed since then; how many."""
        return await self._writer.do(lambda c: pads.drop_old(c, before))

    # --- people ---

    async def new_session(self, name: str, *, bot: bool = False) -> tuple[Session, str]:
        """A new guest, or a program, and their token."""
        return await self._writer.do(lambda c: people.new_session(c, name, time.time(), bot))

    async def invited_session(self, name: str, code: str) -> tuple[Session, str] | None:
        """A new guest, who uses an invitation; None where it is no good."""

        def come_in(connection: Connection) -> tuple[Session, str] | None:
            now = time.time()
            if doors.use_invite(connection, code, now, admin=False) is None:
                return None
            return people.new_session(connection, name, now)

        return await self._writer.do(come_in)

    async def new_invite(self, invite: Invite) -> str:
        """Keep an invitation; its code."""
        return await self._writer.do(lambda c: doors.new_invite(c, invite, time.time()))

    async def find_invite(self, code: str) -> Invite | None:
        """The invitation of a code, if it is still good."""
        return await self._read(lambda c: doors.find_invite(c, code, time.time()))

    async def invites(self) -> list[Invite]:
        """All invitations that are still good."""
        return await self._read(lambda c: doors.invites(c, time.time()))

    async def enthrone(self, code: str, session: str | None) -> tuple[str, str] | None:
        """Use the invitation of an administrator: the session of that one, a new one if there is
        none, and the token of a new one; None where it is no good."""

        def sit(connection: Connection) -> tuple[str, str] | None:
            now = time.time()
            invite = doors.use_invite(connection, code, now, admin=True)
            if invite is None:
                return None
            who, token = session, ""
            if who is None:
                fresh, token = people.new_session(connection, invite.name, now)
                who = fresh.id
            doors.make_admin(connection, who, now)
            return who, token

        return await self._writer.do(sit)

    async def is_admin(self, session: str) -> bool:
        """Whether somebody looks after this server."""
        return await self._read(lambda c: doors.is_admin(c, session))

    async def all_tables(self, limit: int) -> list[TableLine]:
        """The tables there are, the latest first."""
        return await self._read(lambda c: doors.all_tables(c, limit))

    async def all_people(self, limit: int) -> list[PersonLine]:
        """Everybody who ever came, the latest first."""
        return await self._read(lambda c: doors.all_people(c, limit))

    async def new_link(self, session: str, code: str, until: float) -> None:
        """Whoever says this code in time becomes this session, on another device."""
        await self._writer.do(lambda c: people.new_link(c, session, code, until))

    async def claim_link(self, code: str) -> tuple[Session, str] | None:
        """The session of a code and a token for it; None for a wrong code."""
        return await self._writer.do(lambda c: people.claim_link(c, code, time.time()))

    async def session(self, token: str) -> Session | None:
        """Whose token this is."""
        return await self._read(lambda c: people.find_session(c, token))

    async def kept_of(self, session: str) -> Kept:
        """What there is of a session."""
        return await self._read(lambda c: forget.kept(c, session))

    async def tables_with(self, session: str) -> list[str]:
        """The tables that have something of a session."""
        return await self._read(lambda c: forget.tables_with(c, session))

    async def forget(self, session: str) -> list[str]:
        """Remove whatever is kept of a session; the tables that changed or went."""
        return await self._writer.do(lambda c: forget.forget(c, session))

    async def rename(self, session: str, name: str) -> None:
        """Call a guest otherwise."""
        await self._writer.do(lambda c: people.rename(c, session, name))
