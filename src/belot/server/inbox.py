"""What waits for the owner of a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from belot.protocol.frames import Cmd
from belot.server.connection import Connection
from belot.table import Entry, TableState

Step = tuple[TableState, tuple[Entry, ...]]


class Ended(Exception):
    """The owner has let go of the table."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A command that waits for its turn."""

    connection: Connection
    cmd: Cmd
    done: asyncio.Future[None]

    def finish(self) -> None:
        """It has been answered, or never will be."""
        if not self.done.done():
            self.done.set_result(None)


@dataclass(frozen=True, slots=True)
class Errand:
    """Something that is not asked for over a socket: a step to make of the state and the time."""

    make: Callable[[TableState, float], Step]
    done: asyncio.Future[TableState]


class Look:
    """Instead of a command: see what happens by itself, and who is there."""


class Inbox:
    """Commands in their order, reasons to look, and at last the end."""

    def __init__(self) -> None:
        self._queue: deque[Asked | Errand | Look | None] = deque()
        self._waiter: asyncio.Future[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._queue

    async def ask(self, connection: Connection, cmd: Cmd) -> None:
        """Returns when the command has been answered."""
        asked = Asked(connection, cmd, asyncio.get_running_loop().create_future())
        self._put(asked)
        await asked.done

    async def run(self, make: Callable[[TableState, float], Step]) -> TableState:
        """Returns the state after that step. Raises what making it raises, and Ended."""
        done = asyncio.get_running_loop().create_future()
        self._put(Errand(make, done))
        state: TableState = await done
        return state

    def look(self) -> None:
        """Something is otherwise now."""
        self._put(Look())

    def stop(self) -> None:
        """After what waits now comes the end."""
        self._put(None)

    async def next(self, wait: float | None) -> Asked | Errand | Look | None:
        """What comes next; a reason to look after so many seconds, at once if that is not more
        than 0; None at the end."""
        if wait is not None and wait <= 0:
            return Look()
        if not self._queue:
            await self._something(wait)
        return self._queue.popleft() if self._queue else Look()

    async def _something(self, wait: float | None) -> None:
        """Returns when something has come, or after so many seconds."""
        loop = asyncio.get_running_loop()
        self._waiter = loop.create_future()
        timer = None if wait is None else loop.call_later(wait, self._wake)
        try:
            await self._waiter
        finally:
            self._waiter = None
            if timer is not None:
                timer.cancel()

    def _put(self, what: Asked | Errand | Look | None) -> None:
        self._queue.append(what)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def let_go(self) -> None:
        """Nothing that waits will be answered."""
        while self._queue:
            asked = self._queue.popleft()
            if isinstance(asked, Asked):
                asked.finish()
            elif isinstance(asked, Errand) and not asked.done.done():
                asked.done.set_exception(Ended())
