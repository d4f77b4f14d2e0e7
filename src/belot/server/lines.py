"""How bytes of a connection become requests and frames: uvicorn's own way, with limits of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from belot.server.limits import household, is_local

PIECES: Final = 64
"""Most pieces of one message."""
LINE: Final = "belot.line"
"""The extension of a scope by which a socket finds its own line."""
SWITCHING: Final = 101
UNREAD: Final = 64 * 1024
"""Bytes that may wait for a client which asks for more than it reads."""

_TIMED_OUT: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


def head(text: bytes) -> bytes:
    """What goes before a text of a server: one whole message, without a mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e%b" % size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f%b" % size.to_bytes(8)


class Requests(H11Protocol):
    """The protocol of plain requests. Cuts a connection whose request does not come to an end."""

    patience = 20.0
    """Seconds from the beginning of a request to its last byte."""
    each = 0
    """Most lines of one address, 0 for any number."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._crowded:
            transport.abort()
        else:
            self._watch()

    @property
    def _crowded(self) -> bool:
        mine = household(self.client[0] if self.client else "")
        if not self.each or is_local(mine):
            return False
        ours = (line.client for line in self.connections if isinstance(line, Requests | Frames))
        return sum(line is not None and household(line[0]) == mine for line in ours) > self.each

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Time runs from the first byte of a request, or from the beginning, to its last byte."""
        if not self._half_here:
            self._calm()
        elif self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.patience, self._cut)

    @property
    def _half_here(self) -> bool:
        if self.transport.get_protocol() is not self:
            return False  # it is a socket now
        if self.conn.their_state is h11.SEND_BODY:
            return True
        first = self.conn.our_state is h11.IDLE and not self.scope
        return self.conn.their_state is h11.IDLE and (first or bool(self.conn.trailing_data[0]))

    def _calm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        answered = self.conn.their_state is h11.SEND_BODY and self.cycle.response_started
        if not answered:
            self.transport.write(_TIMED_OUT)
        self.transport.close()


def requests_within(seconds: float, each: int = 0) -> type[Requests]:
    """Plain requests, each of which has so long to arrive whole; so many lines of one address."""
    return type("RequestsWithin", (Requests,), {"patience": seconds, "each": each})


class Frames(WebSocketsSansIOProtocol):
    """The protocol of sockets. Text that is none is handed on as the bytes it is, and refused there
    like any other frame that is none; whoever sends endless pieces, or asks without reading, is cut
    off. Several frames at once (``frames``, each the bytes of a text) leave in one write, without
    a task of their own where nobody has to wait (``put``)."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), LINE: {"": self}}

    def put(self, frames: Sequence[bytes]) -> bool:
        """Send texts now; False where that is not possible, or not without waiting."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([part for text in frames for part in (head(text), text)]))
        return True

    async def send(self, message: Any) -> None:
        frames: list[bytes] | None = message.get("frames")
        if frames is None:
            await super().send(message)
            return
        await self.writable.wait()
        if not self.put(frames):
            raise ClientDisconnected

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        super().handle_ping()
