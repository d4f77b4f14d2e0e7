"""A server in the test's own event loop, for options that the command line does not offer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from websockets.exceptions import InvalidStatus

from belot.server.app import create_app
from belot.server.context import Context
from belot.server.options import Options
from belot.server.serve import Server, listen

T = TypeVar("T")


@dataclass
class Inside:
    port: int
    context: Context

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"


@asynccontextmanager
async def inside(data: Path, **options: Any) -> AsyncGenerator[Inside]:
    settings: dict[str, Any] = {"data": str(data), "port": 0, "pace": 0, "rate": 0}
    wanted = Options(**settings | options)
    app = create_app(wanted)
    listener = listen(wanted)
    server = Server(app, wanted)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    try:
        yield Inside(listener.getsockname()[1], app.state.context)
    finally:
        server.should_exit = True
        await task


async def soon(come: Callable[[], Awaitable[T]], seconds: float = 20) -> T:
    """What comes, as soon as it is something: asked again and again, as long as a busy machine may
    need. Neither nothing nor a refused connection counts."""
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        with suppress(InvalidStatus):
            if found := await come():
                return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"not within {seconds} s")


async def in_thread(work: Any, *arguments: Any) -> Any:
    """A blocking request, while the server goes on in this loop."""
    return await asyncio.to_thread(work, *arguments)
