"""A seat at a table over a WebSocket, kept through broken lines and restarts of the server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import asdict
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from belot.client.chance import Chance
from belot.client.errors import Gone, Refused
from belot.client.offers import Offer
from belot.client.progress import Gap, News, Progress
from belot.client.reading import read_frame
from belot.protocol.frames import (
    Ack,
    Bye,
    ClientFrame,
    Clock,
    Fair,
    Nak,
    Ping,
    Pong,
    Presence,
    Welcome,
)
from belot.protocol.rooms import FairShape, RoomShape
from belot.protocol.shapes import CallPrompt, ClaimPrompt, Prompt, ViewShape

BACKOFF: Final = (0.25, 0.5, 1.0, 2.0, 4.0)
"""Seconds before the first try to come back, the second, and so on."""
PING: Final = 5.0
SILENCE: Final = 9.0
"""Seconds without a frame after which the line is given up."""
GAP: Final = 0.5

_BROKEN: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
_BACK: Final = ("restart", "slow")
"""Goodbyes after which one comes back; after the others the table is over."""


class Table:
    """One client at one table.

    Use it with ``async with``, which returns when one has come in and committed to values for the
    deals, and iterate over it for what happens::

        async with Table(url, table, token) as seat:
            async for news in seat:
                ...

    ``view`` is the table as it is shown now, ``seat`` and ``me`` are one's seat and number in the
    room (-1: none), ``room``, ``fair``, ``clock`` and ``presence`` what was told last. Commands go
    out with ``do``. The client takes part in making the deals by itself; ``chance`` has its notes.
    """

    def __init__(
        self, url: str, table: str, token: str, *, backoff: Iterable[float] = BACKOFF
    ) -> None:
        self.url = url
        self.chance = Chance()
        self.visits = 0
        self._progress = Progress(table, token)
        self._backoff = tuple(backoff)
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[Ack | Nak]] = {}
        self._socket: ClientConnection | None = None
        self._life: asyncio.Task[None] | None = None
        self._gone = asyncio.get_running_loop().create_future()
        self._came = asyncio.Event()
        self._giving: asyncio.Task[None] | None = None
        self._lag, self._pinged, self._tries = 0.0, 0.0, 0

    # --- what is known ---

    @property
    def view(self) -> ViewShape:
        """The table as it is shown now."""
        assert self._progress.view is not None, "nobody has said welcome yet"
        return self._progress.view

    @property
    def seat(self) -> int:
        """One's seat, -1 for none."""
        return self._progress.seat

    @property
    def me(self) -> int:
        """One's number among the members of the room, -1 for none."""
        return self._progress.me

    @property
    def room(self) -> RoomShape | None:
        """The room, if the table is one."""
        return self._progress.room

    @property
    def fair(self) -> FairShape | None:
        """How the deals of this match are made."""
        return self._progress.fair

    @property
    def clock(self) -> Clock | None:
        """The clock, if one runs."""
        return self._progress.clock

    @property
    def presence(self) -> Presence | None:
        """Who is there."""
        return self._progress.presence

    @property
    def lag(self) -> float:
        """How long an answer took last, in milliseconds."""
        return self._lag

    # --- what one does ---

    async def do(self, a: str, **d: Any) -> Ack:
        """Send a command (docs/protocol.md); returns when it is done, for good, however often the
        line breaks in between. Raises Refused and Gone."""
        answer = await self._ask(a, d)
        if isinstance(answer, Nak):
            raise Refused(answer.code, rule=answer.rule, legal=answer.legal)
        return answer

    async def __aiter__(self) -> AsyncIterator[News]:
        """What happens, in its order: steps of the match, and what is told besides. Raises Gone at
        the end, unless this client closed the table itself."""
        while (news := await self._news.get()) is not None:
            yield news
        if self._gone.result() != "closed":
            raise Gone(self._gone.result())

    async def questions(self) -> AsyncIterator[ViewShape]:
        """The view whenever the table asks this seat something: the newest, and each once. Ends and
        raises like iterating over the table, which is then done here."""
        asked: ViewShape | None = None
        async for _ in self:
            view = self.view
            if view is not asked and view.prompt is not None and not _free(view.prompt):
                asked = view
                yield view

    async def drop(self) -> None:
        """Cut the line, as a bad network would; the client comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        """Leave. A bot stands in after a while, if others wait."""
        self._end("closed")
        if self._life is not None:
            self._life.cancel()
            await asyncio.wait({self._life})
            if not self._life.cancelled():
                self._life.result()  # a fault of ours is not kept quiet

    async def __aenter__(self) -> Self:
        self._life = asyncio.create_task(self._live(), name=f"client of {self._progress.table}")
        coming = asyncio.ensure_future(self._came.wait())
        await asyncio.wait({coming, self._gone}, return_when=asyncio.FIRST_COMPLETED)
        if not self._came.is_set():
            coming.cancel()
            await self.close()
            raise Gone(self._gone.result())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.close()

    # --- the line ---

    async def _live(self) -> None:
        """Connect, again and again, until the table is over."""
        try:
            while True:
                with suppress(*_BROKEN):
                    await self._visit()
                wait = self._backoff[min(self._tries, len(self._backoff) - 1)]
                self._tries += 1
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
        except Gone as gone:
            self._end(gone.code)
        finally:
            self._end("closed")

    async def _visit(self) -> None:
        line = connect(self.url, compression=None, max_size=None, ping_interval=None)
        async with asyncio.timeout(SILENCE):
            socket = await line
        pinging = asyncio.create_task(self._ping(socket))
        try:
            await _write(socket, self._progress.hello())
            while True:
                async with asyncio.timeout(SILENCE):
                    text = await socket.recv()
                try:
                    await self._read(socket, text)
                except Gap:
                    await asyncio.sleep(GAP)
                    return
        finally:
            self._socket = None
            pinging.cancel()
            await asyncio.gather(pinging, return_exceptions=True)
            await socket.close()

    async def _read(self, socket: ClientConnection, text: str | bytes) -> None:
        frame = read_frame(text)
        match frame:
            case Ack() | Nak():
                self._answer(frame)
            case Pong():
                self._lag = (time.monotonic() - self._pinged) * 1000
            case Bye():
                if frame.code not in _BACK:
                    raise Gone(frame.code)
            case None:
                pass
            case _:
                news = self._progress.read(frame)
                if isinstance(frame, Welcome):
                    await self._welcomed(socket)
                if news is not None:
                    self._news.put_nowait(news)
                if isinstance(frame, Fair):
                    self._give()

    async def _welcomed(self, socket: ClientConnection) -> None:
        """Whatever has no answer yet is asked again, under the same id. A welcome without a hello
        is one to another seat: there nothing was lost."""
        if self._socket is not socket:
            self._socket, self._tries, self.visits = socket, 0, self.visits + 1
            for cmd in list(self._progress.waiting.values()):
                await _write(socket, cmd)

    async def _ping(self, socket: ClientConnection) -> None:
        with suppress(*_BROKEN):  # whoever reads there has noticed
            while True:
                await asyncio.sleep(PING)
                self._pinged = time.monotonic()
                await _write(socket, Ping(round(self._lag)))

    async def _ask(self, a: str, d: dict[str, Any]) -> Ack | Nak:
        if self._gone.done():
            raise Gone(self._gone.result())
        cmd = self._progress.ask(a, d)
        answer: asyncio.Future[Ack | Nak]
        answer = self._answers[cmd.id] = asyncio.get_running_loop().create_future()
        if self._socket is not None:
            with suppress(*_BROKEN):  # it is sent again after the next welcome
                await _write(self._socket, cmd)
        return await answer

    def _answer(self, answer: Ack | Nak) -> None:
        waiting = self._answers.pop(answer.id, None)
        if self._progress.answered(answer) and waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _end(self, code: str) -> None:
        if self._gone.done():
            return
        self._gone.set_result(code)
        self._news.put_nowait(None)
        if self._giving is not None:
            self._giving.cancel()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Gone(code))

    # --- the deals ---

    def _give(self) -> None:
        """Commit, or show a value, if that is due: one thing at a time."""
        if self._giving is None or self._giving.done():
            due = self._due()
            if due is None:
                self._came.set()
            else:
                self._giving = asyncio.create_task(self._given(*due), name="deal")

    def _due(self) -> Offer | None:
        fair = self._progress.fair
        return None if fair is None else self.chance.asked(fair, self.seat)

    async def _given(self, a: str, d: dict[str, str]) -> None:
        due: Offer | None = (a, d)
        with suppress(Gone):
            while due is not None:
                told = self._progress.fair
                answer = await self._ask(*due)
                if due[0] == "reveal":
                    taken = isinstance(answer, Ack)
                    (self.chance.revealed if taken else self.chance.refused)()
                    due = self._due()
                else:  # what was told before says nothing of this commitment
                    due = None if self._progress.fair is told else self._due()
        self._came.set()


def _free(prompt: Prompt) -> bool:
    """Whether nothing is asked: a renonce could be claimed, or a bid doubled before one's turn."""
    if isinstance(prompt, CallPrompt):
        return prompt.early
    return isinstance(prompt, ClaimPrompt) and not prompt.accept


async def _write(socket: ClientConnection, frame: ClientFrame) -> None:
    await socket.send(json.dumps(asdict(frame)))
