"""A four-way broadcast on the stack of the server, without rules and without a store: what a
table could cost at least. ``python benchmarks/bare.py FRAMES SIZE`` prints its port."""

from __future__ import annotations

import socket
import sys
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket

from belot.protocol.frames import Cmd
from belot.server.lines import Frames

SEATS: Final = 4
_CMD: Final = msgspec.json.Decoder(Cmd)
_ENCODE: Final = msgspec.json.Encoder().encode


class Told(msgspec.Struct):
    """A frame of the given size."""

    id: str
    d: str


def app(frames: float, size: int) -> Litestar:
    """To each of four sockets at ``/ws`` every command of one of them is told in so many frames,
    on average, of so many bytes."""
    tables: dict[str, set[WebSocket[Any, Any, Any]]] = {}
    filling = "x" * max(0, size - 30)
    owed = 0.0

    @websocket("/ws")
    async def table(socket: WebSocket[Any, Any, Any]) -> None:
        nonlocal owed
        await socket.accept()
        name = socket.query_params.get("table", "")
        here = tables.setdefault(name, set())
        here.add(socket)
        try:
            while True:
                message: Any = await socket.receive()
                if message["type"] != "websocket.receive":
                    return
                cmd = _CMD.decode(message["text"])
                owed += frames
                text = _ENCODE(Told(cmd.id, filling)).decode()
                while owed >= 1:
                    owed -= 1
                    for other in here:
                        await other.send({"type": "websocket.send", "text": text, "bytes": None})
        finally:
            here.discard(socket)

    return Litestar([table], logging_config=None, openapi_config=None)


def main(frames: float, size: int) -> None:
    """Serve on a free port until killed."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app(frames, size),
        ws=Frames,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
