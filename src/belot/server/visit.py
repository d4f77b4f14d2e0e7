"""``/ws``: one connection from hello to bye (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.types import Message

from belot.protocol.frames import VERSION, Cmd, Hello, Ping, Pong
from belot.rules import BelotError
from belot.server import metrics
from belot.server.connection import Bucket, Connection
from belot.server.context import context
from belot.server.hall import Full, Hall
from belot.server.headers import same_origin
from belot.server.limits import address_of, crowded
from belot.server.lines import LINE, Frames
from belot.server.options import Options
from belot.server.owner import Owner
from belot.server.wire import NotAFrame, read_frame
from belot.store import Newer, Store, UnknownTable

log = logging.getLogger("belot.socket")

Socket = WebSocket[Any, Any, State]
NAME_OF_COOKIE: Final = "belot"


CLOSED: Final = (1000, 1001, 1005)
"""The codes of a line that the client has closed; any other means that it dropped."""


class _Gone(Exception):
    """The client has closed the connection."""


@websocket("/ws")
async def table_socket(socket: Socket) -> None:
    """Where tables are played."""
    here = context(socket)
    hall, options = here.hall, here.options
    address = address_of(socket)
    full = hall.closing or crowded(hall.connections, address, options)
    if full or not same_origin(socket.headers, options):
        await socket.close()  # before it was accepted: 403
        return
    connection = Connection(options.queue)
    connection.address = address
    hall.connections.add(connection)
    try:
        await socket.accept()
        connection.leave_by(_line(socket))
        await Visit(socket, connection, here.store, hall, options).run()
    finally:
        hall.connections.discard(connection)


def _line(socket: Socket) -> Frames:
    """The line of a socket itself, past all the layers: every frame of every table goes by it."""
    extensions = cast(Mapping[str, Mapping[str, Frames]], socket.scope["extensions"])
    return extensions[LINE][""]


class Visit:
    """One connection's life."""

    def __init__(
        self, socket: Socket, connection: Connection, store: Store, hall: Hall, options: Options
    ) -> None:
        self._socket, self._connection = socket, connection
        self._store, self._hall, self._options = store, hall, options
        self._line = _line(socket)
        self._bucket = Bucket(options.rate, options.burst)
        self._heard = 0.0
        self._watch: asyncio.TimerHandle | None = None
        self._owner: Owner | None = None
        self._closed = False

    async def run(self) -> None:
        """Read and write until either side has had enough."""
        writing = asyncio.create_task(self._connection.drain(self._send))
        reading = asyncio.create_task(self._read())
        over = asyncio.create_task(self._connection.over.wait())
        try:
            await asyncio.wait({writing, reading, over}, return_when=asyncio.FIRST_COMPLETED)
            if self._connection.over.is_set():  # what is queued has two seconds to leave
                await asyncio.wait({writing}, timeout=2)
                async with asyncio.timeout(2):
                    await self._socket.close(self._connection.code)
        except Exception:
            log.debug("closing", exc_info=True)  # it was closed already, or nobody reads
        finally:
            if self._owner is not None:
                self._owner.part(self._connection, closed=self._closed)
            self._connection.over.set()
            if self._watch is not None:
                self._watch.cancel()
            for task in (writing, reading, over):
                task.cancel()
            await asyncio.gather(writing, reading, over, return_exceptions=True)

    async def _send(self, frames: list[bytes]) -> None:
        await self._socket.send(cast(Message, {"type": "websocket.send", "frames": frames}))

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._options.hello):
                hello = await self._next()
            await self._hello(hello)  # how long we need for it is not the client's fault
            self._listen()
            while True:
                await self._frame(await self._next())
        except NotAFrame as error:
            log.info("protocol", extra={"why": str(error)})
            self._connection.bye("protocol")
        except TimeoutError:
            self._connection.bye("slow")
        except _Gone:
            pass
        except Exception:
            log.exception("socket")
            self._connection.bye("restart")

    def _listen(self) -> None:
        """Say goodbye to whoever has said nothing for so long."""
        loop = asyncio.get_running_loop()
        left = self._heard + self._options.silence - loop.time()
        if left <= 0:
            self._connection.bye("slow")
        else:
            self._watch = loop.call_later(left, self._listen)

    async def _next(self) -> Hello | Cmd | Ping:
        await self._bucket.take()
        message = cast(Mapping[str, Any], await self._line.receive())
        self._heard = asyncio.get_running_loop().time()
        if message["type"] != "websocket.receive":
            self._closed = message.get("code") in CLOSED
            raise _Gone
        text = message.get("text")
        if text is None:
            raise NotAFrame("binary")
        return read_frame(text)

    async def _hello(self, frame: Hello | Cmd | Ping) -> None:
        connection = self._connection
        if not isinstance(frame, Hello) or frame.v != VERSION:
            raise NotAFrame(f"hello of version {VERSION} comes first")
        token = frame.token or self._socket.cookies.get(NAME_OF_COOKIE, "")
        session = await self._store.session(token)
        if session is None:
            connection.bye("token")
            return
        connection.session = session.id
        most = self._options.running_each
        if most and self._hall.running(session.id, but=frame.table) >= most:
            connection.bye("slow")
            return
        try:
            owner = await self._hall.owner(frame.table)
        except UnknownTable:
            connection.bye("gone")
            return
        except (Newer, BelotError) as error:  # coming back would not help
            log.error("unreadable", extra={"table": frame.table, "why": str(error)})
            connection.bye("gone")
            return
        except Full:
            connection.bye("restart")
            return
        self._owner = owner
        crowded = owner.audience.spectators >= self._options.spectators
        owner.join(connection, frame.since, crowded=crowded)

    async def _frame(self, frame: Hello | Cmd | Ping) -> None:
        if self._owner is not None:
            self._owner.heard(self._connection)
        match frame:
            case Ping():
                self._connection.lag = max(0.0, frame.l) / 1000  # a table gives little of it back
                self._connection.send(Pong(round(time.time() * 1000)))
            case Cmd() if self._owner is not None:
                asked = time.perf_counter()
                await self._owner.ask(self._connection, frame)
                metrics.ANSWERED.observe(time.perf_counter() - asked)
            case _:
                raise NotAFrame("hello comes once, first")
