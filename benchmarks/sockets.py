"""A WebSocket client that costs next to nothing, so that a benchmark measures the server: text
frames only, no extensions, no fragments, a mask of zeros."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

Read = Callable[[bytes], None]

_HELLO: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection. ``read`` is called with every message; ``frames`` and ``size`` count what
    came."""

    def __init__(self, read: Read) -> None:
        self.read = read
        self.frames = self.size = 0
        self.over = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, read: Read, path: str = "/ws") -> Socket:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(read), "127.0.0.1", port)
        transport.write(_HELLO.format(path=path, port=port).encode())
        await socket.ready
        return socket

    def send(self, text: bytes) -> None:
        """Send one message of less than 64 KiB."""
        if self._transport is not None and not self.over:
            self._write(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self.over = True
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.over = True
        if not self.ready.done():
            self.ready.set_exception(EOFError("hung up before the handshake"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.ready.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:16]:
                self.ready.set_exception(EOFError(head[:60].decode("latin-1")))
                return
            self.ready.set_result(None)
        at, end_of = 0, len(buffer)
        while end_of - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                start += wide
                if end_of < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if end_of < start + size:
                break
            self._take(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == _TEXT:
            self.frames += 1
            self.size += len(data)
            self.read(data)
        elif kind == _PING:
            self._write(_PONG, data)
        elif kind == _CLOSE:
            self.over = True
