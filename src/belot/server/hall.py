"""All the tables of this process: opened, loaded when somebody comes or a clock runs, let go when
all have gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from belot.rules import BelotError, RuleSet
from belot.server.codes import new_code, tidy_code
from belot.server.connection import Connection
from belot.server.inbox import Ended, Step
from belot.server.leaving import left
from belot.server.options import Options
from belot.server.owner import Owner
from belot.server.players import host_of
from belot.server.summary import goes_on, summary_of
from belot.store import Claim, Newer, NewTable, Session, Store, UnknownTable
from belot.table import Clock, Handed, RoomOpened, Seat, TableState, join, open_room, open_table
from belot.table.again import open_again

log = logging.getLogger("belot.hall")


FORGOTTEN: Final = 7 * 86_400.0
"""Seconds after which a table waits for somebody to say hello, whatever it could do by itself."""


@dataclass(frozen=True, slots=True)
class RoomWish:
    """A room to open: what its bots are called, what people may do there, and what its first match
    goes on from."""

    names: tuple[str, ...]
    watch: bool = True
    chat: bool = True
    handed: Handed | None = None


class Full(Exception):
    """There is no room for another table now."""


class Hall:
    """Who owns which table here. At most one owner each, however many ask at once."""

    def __init__(self, store: Store, options: Options) -> None:
        self._store, self._options = store, options
        self._host = host_of(options)
        self._owners: dict[str, Owner] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Owner]] = {}
        self._opened_by: dict[str, str] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="hall sweeper")
        self._waker = asyncio.create_task(self._wake(), name="hall waker")
        self.connections: set[Connection] = set()
        self.closing = False

    async def open(
        self,
        rules: RuleSet,
        seats: tuple[Seat, ...],
        seat: int,
        session: str,
        clock: Clock | None,
        head: str = "",
        handed: Handed | None = None,
    ) -> str:
        """Open a table; the session has that seat, and commits to the ``head`` of a chain if it
        gives one; the match goes on from what is ``handed`` over. Returns its id. Raises
        TableRefusal and Full."""
        table, heads = self._new(), {seat: head} if head else {}
        now = time.time()
        step = open_table(
            rules, seats, self._host, now, clock, id=table, heads=heads, handed=handed
        )
        return await self.keep(table, step, session, {seat: session})

    async def open_room(
        self, rules: RuleSet, wish: RoomWish, session: str, name: str, clock: Clock | None
    ) -> tuple[str, str]:
        """Open a room, with a code that no other room has. Returns its id and its code. Raises
        TableRefusal and Full."""
        table, code = self._new(), new_code()
        while await self._store.table_of_code(code) is not None:
            code = new_code()
        start = wish.handed or Handed(())
        opened = RoomOpened(
            code, wish.names, wish.watch, wish.chat, start.totals, start.hung, start.dealer
        )
        step = open_room(rules, opened, session, name, time.time(), clock, id=table)
        return await self.keep(table, step, session, {0: session}, code), code

    async def open_again(self, rested: TableState, seat: int, session: Session) -> str:
        """Open a table with a deal of another that is over; the session has that seat, bots the
        others. Returns its id. Raises Full."""
        table, name = self._new(), session.name or rested.seats[seat].name
        step = open_again(rested, seat, name, self._host, time.time(), table)
        return await self.keep(table, step, session.id, {seat: session.id})

    def _new(self) -> str:
        self._make_room()
        return secrets.token_urlsafe(9)

    async def keep(
        self, table: str, step: Step, session: str, seats: dict[int, str], code: str | None = None
    ) -> str:
        """Store a table that was just opened, and own it."""
        state, entries = step
        summary, rules = summary_of(state), state.rules.name
        epoch = await self._store.new_table(
            NewTable(table, rules, session, seats, summary, entries, goes_on(state), code)
        )
        self._opened_by[table] = session
        self._start(Owner(table, Claim(epoch, entries), seats, self._store, self._host))
        log.info("opened", extra={"table": table, "rules": rules})
        return table

    async def owner_of_room(self, code: str) -> Owner:
        """The owner of the room with a code. Raises UnknownTable and Full."""
        table = await self._store.table_of_code(tidy_code(code))
        if table is None:
            raise UnknownTable(code)
        return await self.owner(table)

    async def come_in(self, owner: Owner, session: Session, name: str) -> int:
        """A session becomes a member of a room; their number there. Raises TableRefusal, Ended."""
        state = await owner.errand(
            lambda state, now: join(state, session.id, name, self._host, now, bot=session.bot)
        )
        member = None if state.room is None else state.room.of_session(session.id)
        assert member is not None
        return member.id

    async def owner(self, table: str) -> Owner:
        """The owner of a table, loaded if need be. Raises UnknownTable and Full."""
        if table in self._owners:
            return self._owners[table]
        if table not in self._loading:
            self._make_room()
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    @property
    def here(self) -> tuple[Owner, ...]:
        """The owners of all tables in memory."""
        return tuple(self._owners.values())

    def running(self, session: str, but: str = "") -> int:
        """How many tables that a session opened it is at, besides one. Where others are counts for
        nothing: they could keep it from its own tables."""
        return sum(
            owner.table != but and any(each.session == session for each in owner.audience)
            for owner in self._owners.values()
            if self._opened_by.get(owner.table) == session
        )

    def loaded(self, table: str) -> Owner | None:
        """The owner of a table, if it is in memory."""
        return self._owners.get(table)

    async def drop(self, table: str) -> None:
        """Remove a table for good."""
        owner = self._owners.get(table)
        if owner is not None:
            owner.audience.bye("gone")
            await self._end(owner)
        await self._store.drop_table(table)

    async def forget(self, session: str) -> None:
        """Remove whatever is kept of a session. They leave the rooms they are in; a table stays
        where others are, without their name, and begins again from its log."""
        for table in await self._store.tables_with(session):
            await self._leave(table, session)
        for table in await self._store.forget(session):
            owner = self._owners.get(table)
            if owner is not None:
                await self._end(owner)

    async def _leave(self, table: str, session: str) -> None:
        """A session leaves a room, or its seat at a table where others play as well."""
        try:
            owner = await self.owner(table)
            if not owner.state.alone:
                await owner.errand(lambda state, now: left(state, session, self._host, now))
        except (Full, Ended, UnknownTable, Newer, BelotError):
            log.info("not left", extra={"table": table})  # its log is mended all the same

    async def say_goodbye(self) -> None:
        """Nobody may come in any more; what was asked is answered, then everybody is asked to come
        back later. Returns when they have gone, or after two seconds."""
        self.closing = True
        for owner in list(self._owners.values()):
            owner.stop()
        everything: list[asyncio.Task[Any]] = [*self._tasks.values(), *self._loading.values()]
        await asyncio.gather(*everything, return_exceptions=True)
        for connection in list(self.connections):
            connection.bye("restart")
        patience = asyncio.get_running_loop().time() + 2
        while self.connections and asyncio.get_running_loop().time() < patience:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish what was begun and let go of all tables."""
        self._sweeper.cancel()
        self._waker.cancel()
        await self.say_goodbye()

    # --- inside ---

    def _make_room(self) -> None:
        """Where all places are taken, let go of the table where it has been quiet for longest: who
        opens many and leaves them keeps nobody out."""
        if not self.closing and len(self._owners) + len(self._loading) < self._options.loaded:
            return
        quiet = [owner for owner in self._owners.values() if _is_quiet(owner)]
        if self.closing or not quiet:
            raise Full
        longest = min(quiet, key=lambda owner: owner.quiet_since)
        longest.stop()
        self._forget(longest)

    async def _load(self, table: str) -> Owner:
        claim = await self._store.claim(table)
        seats = await self._store.seats_of(table)
        if not claim.entries:
            raise UnknownTable(table)
        # In a thread: a long log takes its time, and other tables go on meanwhile.
        owner = await asyncio.to_thread(Owner, table, claim, seats, self._store, self._host)
        self._opened_by[table] = await self._store.opener_of(table)
        self._start(owner)
        log.info("loaded", extra={"table": table, "entries": len(claim.entries)})
        return owner

    def _start(self, owner: Owner) -> None:
        task = asyncio.create_task(owner.run(), name=f"table {owner.table}")
        self._owners[owner.table], self._tasks[owner.table] = owner, task
        task.add_done_callback(lambda _: self._forget(owner))

    def _forget(self, owner: Owner) -> None:
        if self._owners.get(owner.table) is owner:
            del self._owners[owner.table], self._tasks[owner.table]
            self._opened_by.pop(owner.table, None)

    async def _end(self, owner: Owner) -> None:
        task = self._tasks.get(owner.table)
        owner.stop()
        self._forget(owner)
        if task is not None:
            await task

    async def _wake(self) -> None:
        """Load the tables that go on by themselves, so that clocks run and bots act there although
        nobody says hello."""
        for table in await self._store.awake_tables(time.time() - FORGOTTEN):
            try:
                await self.owner(table)
            except (Full, UnknownTable):
                continue  # no room, or removed meanwhile
            except Exception:  # one that cannot be loaded is no trouble to the others
                log.exception("asleep", extra={"table": table})

    async def _sweep(self) -> None:
        """Let go of tables where nobody is and nothing happens."""
        while True:
            await asyncio.sleep(min(30.0, self._options.idle))
            now = time.monotonic()
            for owner in list(self._owners.values()):
                if _is_quiet(owner) and now - owner.quiet_since > self._options.idle:
                    await self._end(owner)


def _is_quiet(owner: Owner) -> bool:
    """Whether nobody is at a table and nothing happens there."""
    return not len(owner.audience) and owner.waits
