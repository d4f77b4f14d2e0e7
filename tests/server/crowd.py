"""A room of the real server with connections that have no socket: what everybody is sent is taken
from their queues. Each client acts by what it was sent alone."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from belot.fair import Chain
from belot.protocol.frames import Cmd, Since
from belot.rules import RuleSet
from belot.server.connection import Connection
from belot.server.hall import Hall, RoomWish
from belot.server.owner import Owner
from belot.store import Session, Store
from belot.table import Clock
from tests.server.player import Frame, answer

BOTS = ("Ante", "Bara", "Cvita", "Duje")
Look = Callable[["Client", int, Frame, str], None]


class Client:
    """Somebody's connection to a room, and what it was sent. Whoever looks sees every frame
    with the seat that the connection has."""

    def __init__(self, crowd: Crowd, who: str) -> None:
        self.crowd, self.who = crowd, who
        self.session, self.token = crowd.sessions[who]
        self.seat, self.me, self.seq = -1, -1, 0
        self.view: Frame = {}
        self.room: Frame = {}
        self.fair: Frame = {}
        self.frames: list[Frame] = []
        self.bye = ""
        self._seats: dict[int, int] = {}
        self._count = self._heard = 0
        self._line = self._new()

    def _new(self) -> Connection:
        line = Connection(1 << 30)
        line.session, line.name = self.session.id, self.who
        return line

    async def hello(self, *, resume: bool = False) -> None:
        """Come, or come back on a new connection."""
        self._line, self.bye = self._new(), ""
        got = partial(self._got, self._line)
        self.crowd.reading.append(asyncio.create_task(self._line.drain(got)))
        self.crowd.owner.join(self._line, Since(1, self.seq) if resume else None)
        await self.crowd.read()

    async def _got(self, line: Connection, frames: list[bytes]) -> None:
        for data in frames:
            frame: Frame = json.loads(data)
            if frame["t"] == "welcome":
                self._seats[id(line)] = frame["seat"]
            if line is self._line:
                self._take(frame)
            for look in self.crowd.looks:
                look(self, self._seats.get(id(line), -1), frame, data.decode())

    def part(self) -> None:
        """The line ends."""
        self.crowd.owner.part(self._line, closed=True)
        self._line.over.set()
        self.bye = "parted"

    async def ask(self, a: str, id: str = "", /, **fields: Any) -> Frame:
        """A command; its answer."""
        self._count += 1
        cmd = Cmd(id or f"{self.who}.{self._count}", self.seq, a, fields)
        self.crowd.owner.heard(self._line)
        await self.crowd.owner.ask(self._line, cmd)
        async with asyncio.timeout(20):
            while True:
                await self.crowd.read()
                since = self.frames[self._heard :]
                answers = [f for f in since if f["t"] in ("ack", "nak") and f["id"] == cmd.id]
                if answers or self.bye:
                    self._heard = len(self.frames)
                    return answers[-1] if answers else {"t": "none", "bye": self.bye}

    def _take(self, frame: Frame) -> None:
        match frame["t"]:
            case "welcome":
                self.seat, self.me = frame["seat"], frame["me"]
                self.seq, self.view = frame["seq"], frame["view"]
            case "ev":
                assert frame["seq"] == self.seq + 1
                self.seq += 1
            case "view":
                assert frame["seq"] == self.seq
                self.view = frame["d"]
            case "room":
                self.room = frame["d"]
            case "fair":
                self.fair = frame["d"]
            case "bye":
                self.bye = frame["code"]
            case _:
                pass
        self.frames.append(frame)

    # --- what a client does by itself ---

    async def commit(self) -> Frame:
        chain = self.crowd.chains[self.who]
        return await self.ask("commit", head=chain.head.hex())

    async def reveal(self) -> bool:
        """Give the value that is asked for; whether one was."""
        mine = [p for p in self.fair.get("participants", ()) if p["seat"] == self.seat]
        if not self.fair.get("called") or not mine or mine[0]["revealed"]:
            return False
        chain, commitment = self.crowd.chains[self.who], mine[0]["commitment"]
        n = next(n for n in range(200) if chain.value(n).hex() == commitment)
        self.crowd.shown[self.who] = n + 1
        reply = await self.ask("reveal", value=chain.value(n + 1).hex())
        if reply["t"] != "ack":  # too late: nobody was told
            assert reply["code"] in ("not-called", "not-seated"), reply
            self.crowd.shown[self.who] = n
        return True

    def wish(self, chance: random.Random) -> tuple[str, Frame] | None:
        """What the view asks for, if anything."""
        if self.bye or self.seat < 0 or self.view["seats"][self.seat]["kind"] != "person":
            return None
        return answer(self.view, chance)


class Crowd:
    """A room with its owner, and everybody who is connected."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store, self.hall = store, hall
        self.sessions: dict[str, tuple[Session, str]] = {}
        self.chains: dict[str, Chain] = {}
        self.shown: dict[str, int] = {}
        self.looks: list[Look] = []
        self.reading: list[asyncio.Task[None]] = []
        self.clients: list[Client] = []
        self.owner: Owner
        self.code = ""

    async def open(self, rules: str, host: str, clock: Clock | None = None) -> Client:
        await self.know(host)
        session, _ = self.sessions[host]
        wish = RoomWish(BOTS)
        table, self.code = await self.hall.open_room(
            RuleSet.parse(rules), wish, session.id, host, clock
        )
        self.owner = await self.hall.owner(table)
        return await self.connect(host)

    async def know(self, who: str) -> None:
        """Somebody has a session and a chain."""
        self.sessions[who] = await self.store.new_session(who)
        self.chains[who] = Chain(hashlib.sha256(who.encode()).digest(), 256)
        self.shown[who] = 0

    async def join(self, who: str) -> Client:
        """Somebody comes in by the code."""
        await self.know(who)
        await self.hall.come_in(self.owner, self.sessions[who][0], who)
        return await self.connect(who)

    async def watch(self, who: str) -> Client:
        """Somebody looks on without being a member."""
        await self.know(who)
        return await self.connect(who)

    async def connect(self, who: str) -> Client:
        """Somebody says hello."""
        client = Client(self, who)
        self.clients.append(client)
        await client.hello()
        return client

    async def read(self) -> None:
        """Everybody reads what was sent. Raises what was wrong with it."""
        for _ in range(4):
            await asyncio.sleep(0)
        for task in self.reading:
            if task.done():
                task.result()

    def close(self) -> None:
        """Nobody reads any more."""
        for task in self.reading:
            task.cancel()

    def __iter__(self) -> Iterator[Client]:
        return iter([client for client in self.clients if not client.bye])

    async def reveal(self) -> None:
        """Everybody gives the value that is asked for."""
        while any([await client.reveal() for client in self]):
            pass
