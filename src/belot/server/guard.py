"""The outermost layer: what holds for every request before it is looked at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from belot.server.api.problems import Problem
from belot.server.headers import security_headers
from belot.server.hosts import Hosts
from belot.server.options import Options

MISDIRECTED: Final = 421

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class Guard:
    """Refuses what was meant for another server, answers HEAD as GET (whoever writes the answer
    leaves its body out), and OPTIONS with the methods that are named where a method is refused."""

    def __init__(self, app: App, options: Options) -> None:
        self._app, self._hosts = app, Hosts(options)
        self._headers = [
            (name.lower().encode(), value.encode())
            for name, value in (security_headers(options) | {"Cache-Control": "no-store"}).items()
        ]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        stranger = "" if scope["type"] == "lifespan" else self._stranger(scope)
        if stranger and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # before it was accepted: 403
        elif stranger:
            await self._refuse(stranger, send)
        elif scope.get("method") == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, send)
        elif scope.get("method") == "OPTIONS":
            await self._app({**scope, "method": "?"}, receive, _allowing(send))
        else:
            await self._app(scope, receive, send)

    def _stranger(self, scope: Message) -> str:
        """The name that this server does not have, if a request names one."""
        arrived_at = (scope.get("server") or ("",))[0]
        hosts = (value.decode("latin-1") for name, value in scope["headers"] if name == b"host")
        unknown = (host for host in hosts if not self._hosts.knows(host, arrived_at))
        return next((host[:100] or "?" for host in unknown), "")

    async def _refuse(self, host: str, send: Send) -> None:
        why = f"this server is not known as {host}: start it with --allow-host or --public-url"
        body = msgspec.json.encode(Problem("host", (host,), why))
        length = (b"content-length", str(len(body)).encode())
        headers = [(b"content-type", b"application/json"), length, *self._headers]
        await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _allowing(send: Send) -> Send:
    """Turns the answer to a method that nobody takes into one that says which are taken."""
    told = False

    async def tell(message: Message) -> None:
        nonlocal told
        if message["type"] == "http.response.start" and message["status"] == 405:
            told = True
            headers = [h for h in message["headers"] if not h[0].lower().startswith(b"content-")]
            await send({**message, "status": 204, "headers": headers})
        elif told:
            await send({**message, "body": b""})
        else:
            await send(message)

    return tell
