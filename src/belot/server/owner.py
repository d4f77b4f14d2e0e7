"""The owner of one table: the only one that adds to its log.

For each command: compute the step from the frozen state, append it to the store, wait until it is
on disk, adopt it, tell everybody what they may know, acknowledge. A step that was not stored never
happened. Whatever goes wrong with the store, the owner lets go of the table, and the next one
begins from the log.

What it is made of is in layers: ``keeper`` takes steps, ``clerk`` answers, and the owner lives.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from belot.protocol.frames import Cmd, Since
from belot.protocol.stream import SPECTATOR
from belot.server.clerk import Clerk
from belot.server.connection import Connection
from belot.server.inbox import Asked, Ended, Errand, Look, Step
from belot.store import StoreError
from belot.table import (
    TableState,
    all_gone,
    came_up,
    come_back,
    new_host,
    stand_in,
    successor,
    wake,
    wake_at,
)

log = logging.getLogger("belot.table")

AHEAD = 0.25
"""Seconds before something happens by itself in which it is prepared. What bots do is told when it
is due, so that nobody learns from how long they thought whether they had a choice."""


class Owner(Clerk):
    """A table that is alive. Make one from a claim, then ``run`` it as a task."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._ended = False
        self._looked = 0.0  # until when everything has been done that is due
        self._prepared: tuple[TableState, Step] | None = None

    # --- connections ---

    def join(self, connection: Connection, since: Since | None, *, crowded: bool = False) -> None:
        """A connection says hello. Where it is ``crowded`` nobody else may look on; whoever has a
        seat comes in, and so does a member who is not there yet."""
        if self._ended:
            connection.bye("restart")
            return
        session, room = connection.session, self.state.room
        seat = next((s for s, who in self.seats.items() if who == session), SPECTATOR)
        member = room.of_session(session) if room is not None else None
        connection.member = SPECTATOR if member is None else member.id
        if member is None and seat == SPECTATOR:
            if room is not None and session in room.banned:
                connection.bye("kicked")
                return
            if self.state.alone or (room is not None and not room.watch):
                connection.bye("gone")  # nobody looks on here
                return
        here = member is not None and self.audience.has(member.id)
        if crowded and seat == SPECTATOR and (member is None or here):
            connection.bye("gone")
            return
        self._let_in(connection, seat, since)

    def heard(self, connection: Connection) -> None:
        """A connection gave a sign of life."""
        if self._attending.heard(connection, self._now()):
            self._inbox.look()

    def part(self, connection: Connection, *, closed: bool) -> None:
        """A connection is gone: ``closed`` by its client, or it dropped."""
        if self.audience.part(connection):
            self._attending.parted(connection, self._now(), closed=closed)
        self._inbox.look()
        if not len(self.audience):
            self.quiet_since = time.monotonic()

    async def ask(self, connection: Connection, cmd: Cmd) -> None:
        """Returns when the command has been answered."""
        if self._ended:
            connection.bye("restart")
            return
        await self._inbox.ask(connection, cmd)

    async def errand(self, make: Callable[[TableState, float], Step]) -> TableState:
        """Take a step that is asked for otherwise than over a socket, made of the state and the
        time. Returns the state after it. Raises what making it raises, and Ended."""
        if self._ended:
            raise Ended
        return await self._inbox.run(make)

    # --- the life of a table ---

    @property
    def waits(self) -> bool:
        """Whether nothing happens before somebody says something."""
        return self._inbox.empty and self._wakes is None

    @property
    def _wakes(self) -> float | None:
        """When something happens by itself; nothing does where nobody plays or looks on."""
        watched = bool(self.state.persons) or len(self.audience) > 0
        return wake_at(self.state, self._host) if watched else None

    def stop(self) -> None:
        """Answer what was asked, then end."""
        self._inbox.stop()

    async def run(self) -> None:
        """Own the table, until told to stop or until somebody else owns it."""
        try:
            if self.state.matches > 1:
                await self._store.seal(self.table, self._epoch)
            await self._take(came_up(self.state, self._now()))
            while await self._turn():
                pass
        except StoreError as error:
            log.warning("let go", extra={"table": self.table, "why": repr(error)})
        except Exception:
            log.exception("broke", extra={"table": self.table})
        finally:
            self._ended = True
            self.audience.bye("restart")
            self._inbox.let_go()

    async def _turn(self) -> bool:
        """The next command, or what happens by itself; False at the end."""
        asked = await self._next()
        if asked is None:
            return False
        if isinstance(asked, Look):
            await self._look()
        elif isinstance(asked, Errand):
            await self._run_errand(asked)
        else:
            try:
                await self._answer(asked)
            finally:
                asked.finish()
        self._tell()
        return True

    def _tell(self) -> None:
        now = self._now()
        self._attending.tell(self.state, now)
        self._notices.tell(self.state, now)

    async def _next(self) -> Asked | Errand | Look | None:
        now, heir = self._now(), self._notices.heir_at(self.state)
        wakes = self._wakes
        moments = (
            wakes if wakes is None or self._thought else wakes - AHEAD,
            self._attending.look_at(self.state, self._looked),
            None if heir is None else heir + self._origin,
        )
        due = min((moment for moment in moments if moment is not None), default=None)
        return await self._inbox.next(None if due is None else due - now)

    async def _look(self) -> None:
        """Do what happens by itself, if it is time: a bot for somebody who is missing, a seat given
        back, a pause when all have gone, another host, and then the table's next step.

        A moment that comes meanwhile is not missed: the next look is for what is due after this one
        began."""
        self._looked = self._now()
        while (seat := self._attending.missing(self.state, self._now())) is not None:
            await self._take(stand_in(self.state, seat, self._host, self._now()))
        while (seat := self._attending.returned(self.state, self._now())) is not None:
            await self._take(come_back(self.state, seat, self._host, self._now()))
        if self._attending.all_gone(self.state, self._now()):
            await self._take(all_gone(self.state, self._now()))
        await self._succeed()
        due, now = self._wakes, self._now()
        if due is not None and due <= now:
            await self._take(self._due(due, now))
        elif due is not None and due - AHEAD <= now and not self._thought:
            self._prepared = self.state, wake(self.state, self._host, due)

    def _due(self, due: float, now: float) -> Step:
        """What happens by itself now: what was prepared, unless something came between or it is
        late for that."""
        prepared, self._prepared = self._prepared, None
        if prepared is None or prepared[0] is not self.state or now > due + 1:
            return wake(self.state, self._host, now)
        return prepared[1]

    @property
    def _thought(self) -> bool:
        """Whether what comes next by itself is prepared."""
        return self._prepared is not None and self._prepared[0] is self.state

    async def _succeed(self) -> None:
        """Another member becomes host, if the host has been missing for long."""
        due = self._notices.heir_at(self.state)
        if due is None or due > time.monotonic() or self.state.room is None:
            return
        heir = successor(self.state.room, self._notices.members())
        if heir is not None:
            await self._take(new_host(self.state, heir, self._now()))

    async def _run_errand(self, errand: Errand) -> None:
        """Whoever waits for an errand learns what became of it; a store that fails ends the table
        all the same."""
        try:
            await self._take(errand.make(self.state, self._now()))
        except Exception as error:
            if not errand.done.done():
                errand.done.set_exception(Ended() if isinstance(error, StoreError) else error)
            if isinstance(error, StoreError):
                raise
        else:
            if not errand.done.done():
                errand.done.set_result(self.state)
