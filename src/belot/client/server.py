"""Plain requests to a server: who one is, rooms, and what is kept of a match."""

from __future__ import annotations

import asyncio
import json
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from belot.client.errors import Refused
from belot.client.table import Table
from belot.fair import Receipt, receipt_from

PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Session:
    """Who one is: the token proves it and is told to nobody."""

    token: str
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where to say hello: the table, and whose token to do it with; ``code`` is that of a room."""

    table: str
    token: str
    code: str = ""


class Server:
    """A server by its address (``http://localhost:8000``). ``trust`` is for https with a
    certificate of one's own. Every request raises Refused, and OSError where nobody answers."""

    def __init__(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        self.url = url.rstrip("/")
        self._trust = trust

    async def guest(self, name: str) -> Session:
        """Begin a session."""
        made = await self.post("/api/session", {"name": name})
        return Session(made["token"], made["id"], made["name"])

    async def open_room(self, me: Session, rules: str, **wish: Any) -> Place:
        """Open a room, as its host and on its first seat; more of it in docs/protocol.md."""
        body = {"rules": rules, "name": me.name, **wish}
        made = await self.post("/api/rooms", body, me.token)
        return Place(made["table"], me.token, made["code"])

    async def join(self, me: Session, code: str) -> Place:
        """Come into a room."""
        made = await self.post(f"/api/rooms/{quote(code)}/join", {"name": me.name}, me.token)
        return Place(made["table"], me.token, code)

    async def bring_bot(self, host: Session, code: str, name: str) -> Place:
        """Bring a program into a room that one hosts: where it says hello, and with which token."""
        made = await self.post(f"/api/rooms/{quote(code)}/bots", {"name": name}, host.token)
        return Place(made["table"], made["token"], code)

    async def receipt(self, place: Place, match: int, deal: int) -> Receipt:
        """The receipt of a deal that is over, both counted from 1."""
        query = urlencode({"match": match, "deal": deal})
        return receipt_from(
            await self.get(f"/api/tables/{quote(place.table)}/receipt?{query}", place.token)
        )

    def table(self, place: Place, **options: Any) -> Table:
        """Sit down: see ``Table``."""
        return Table(f"ws{self.url.removeprefix('http')}/ws", place.table, place.token, **options)

    async def get(self, path: str, token: str = "") -> Any:
        """Ask for something; the answer as plain JSON."""
        return await asyncio.to_thread(self._request, path, None, token)

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """Make something; the answer as plain JSON."""
        return await asyncio.to_thread(self._request, path, body, token)

    def _request(self, path: str, body: dict[str, Any] | None, token: str) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE, context=self._trust) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error) from None


def _refused(error: urllib.error.HTTPError) -> Refused:
    try:
        problem = json.load(error)
        return Refused(problem["code"], problem.get("message", ""), status=error.code)
    except (ValueError, TypeError, KeyError):
        return Refused("internal", f"answered with {error.code}", status=error.code)
