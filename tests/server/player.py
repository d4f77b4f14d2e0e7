"""A scripted player: plays by the prompts of its views alone, comes back after every broken line,
and asks again with the same id until it has an answer."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, ClassVar, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConcurrencyError, ConnectionClosed, InvalidHandshake

Frame = dict[str, Any]
T = TypeVar("T")
GONE = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


def answer(view: Frame, chance: random.Random) -> tuple[str, Frame] | None:
    """A command that the prompt of a view allows, or None where there is nothing to do."""
    prompt = view["prompt"]
    match prompt and prompt["kind"]:
        case "cut":
            return "cut", {"at": 0 if prompt["tap"] else prompt["low"]}
        case "packets":
            return "packets", {"pattern": chance.randrange(len(prompt["patterns"]))}
        case "call":
            return "call", {"call": chance.choice(prompt["calls"])}
        case "swap":
            return "swap", {"made": prompt["possible"]}
        case "discard":
            return "discard", {"cards": " ".join(view["hand"][-2:])}
        case "announce":
            return "announce", announced(prompt["announce"])
        case "play":
            card = chance.choice([card for card in prompt["cards"] if card["legal"]])
            riding = prompt["announce"]
            said = {"announce": announced(riding)} if riding else {}
            belote = card["belote"] and card["card"][1] not in (riding or {}).get("belotes", ())
            return "play", {"card": card["card"], "belote": belote, **said}
        case "claim" if prompt["accept"]:
            return "accept", {}
        case "next" if not prompt["rematch"]:
            return "ready", {}
        case _:
            return None


def announced(shape: Frame) -> Frame:
    items = [[i["points"], i["kind"], " ".join(i["cards"])] for i in shape["proposal"]]
    return {"items": items, "belotes": shape["belotes"]}


class Line:
    """One connection: hello, then frames in and out."""

    _all: ClassVar[list[Line]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._all.append(self)

    @classmethod
    def run(cls, work: Coroutine[Any, Any, T], patience: float = 120) -> T:
        """Run a test in a loop of its own; no connection stays open behind it."""

        async def whole() -> T:
            try:
                return await asyncio.wait_for(work, patience)
            finally:
                for line in cls._all:
                    await line.close()
                cls._all.clear()

        return asyncio.run(whole())

    @classmethod
    async def open(
        cls, url: str, table: str, token: str, since: Frame | None = None
    ) -> tuple[Line, Frame]:
        """A connection and its first answer (welcome or bye)."""
        line = cls(await connect(url, compression=None, max_size=None, ping_interval=None))
        try:
            await line.write({"t": "hello", "v": 1, "table": table, "token": token, "since": since})
            return line, await line.read()
        except BaseException:
            await line.close()
            raise

    async def write(self, frame: object) -> None:
        await self.socket.send(json.dumps(frame))

    async def read(self, timeout: float = 30) -> Frame:
        async with asyncio.timeout(timeout):
            frame: Frame = json.loads(await self.socket.recv())
        return frame

    async def until(self, *kinds: str) -> tuple[Frame, list[Frame]]:
        """The next frame of one of these kinds, and those before it."""
        before = list[Frame]()
        while (frame := await self.read())["t"] not in kinds:
            before.append(frame)
        return frame, before

    async def ask(self, a: str, d: Frame | None = None, *, id: str, base: int = 0) -> Frame:
        """Send a command and wait for its answer."""
        await self.write({"t": "cmd", "id": id, "base": base, "a": a, "d": d or {}})
        return (await self.until("ack", "nak"))[0]

    async def close(self) -> None:
        """Read what is left meanwhile: behind it stands the goodbye of the other side."""
        rest = asyncio.create_task(self._read_on())
        await self.socket.close()
        await rest

    async def _read_on(self) -> None:
        with suppress(ConnectionClosed, ConcurrencyError):
            while True:
                await self.socket.recv(decode=False)


async def step(line: Line, view: Frame, id: str) -> tuple[Frame, list[Frame]]:
    """Do what the view's prompt asks for; the answer and the frames before it."""
    wish = answer(view, random.Random(id))
    assert wish is not None
    a, d = wish
    await line.write({"t": "cmd", "id": id, "base": 0, "a": a, "d": d})
    return await line.until("ack", "nak")


async def my_turn(line: Line, frame: Frame) -> Frame:
    """The view at which this seat is asked."""
    view: Frame = frame["view"] if frame["t"] == "welcome" else frame["d"]
    while answer(view, random.Random(0)) is None:
        view = (await line.until("view"))[0]["d"]
    return view


class Player:
    """Plays one seat until the match is over."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        self.url, self.table, self.token = url, table, token
        self.chance = random.Random(seed)
        self.since: Frame | None = None
        self.view: Frame = {}
        self.events: list[Frame] = []
        self.answers: dict[str, list[Frame]] = {}
        self.waiting: Frame | None = None
        self.full = self.resumed = 0
        self._nonce = f"p{seed}"
        self._count = 0

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["phase"] == "over" and self.waiting is None

    async def play(self) -> None:
        while not self.over:
            try:
                await self._visit()
            except GONE:
                await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        line, welcome = await Line.open(self.url, self.table, self.token, self.since)
        try:
            self._welcome(welcome)
            if self.waiting is not None:
                await line.write(self.waiting)
            while not self.over:
                if self.waiting is None and (wish := answer(self.view, self.chance)):
                    await self._send(line, *wish)
                self._read(await line.read())
        finally:
            await line.close()

    def _welcome(self, frame: Frame) -> None:
        assert frame["t"] == "welcome", frame
        if self.since is not None:
            self.full += frame["full"]
            self.resumed += not frame["full"]
        if frame["full"]:
            self.events.clear()
        self._add(frame["events"])
        self.since = {"epoch": frame["epoch"], "seq": frame["seq"]}
        self.view = frame["view"]

    def _add(self, events: Iterable[Frame]) -> None:
        """A number that was seen comes again where the line broke before the view; none is missing,
        and the same number is the same event."""
        for event in events:
            place = event["seq"] - self.events[0]["seq"] if self.events else 0
            if place < len(self.events):
                assert self.events[place] == event
            else:
                assert place == len(self.events), "a gap"
                self.events.append(event)

    async def _send(self, line: Line, a: str, d: Frame) -> None:
        assert self.since is not None
        self._count += 1
        name = f"{self._nonce}.{self._count}"
        self.waiting = {"t": "cmd", "id": name, "base": self.since["seq"], "a": a, "d": d}
        await line.write(self.waiting)

    def _late(self, nak: Frame) -> bool:
        """Whether a window closed before the answer came."""
        windows = ("announce", "swap")
        return self.waiting is not None and (
            self.waiting["a"] in windows and nak["code"] == "wrong-phase"
        )

    def _read(self, frame: Frame) -> None:
        match frame["t"]:
            case "ev":
                self._add([frame])
            case "view":
                assert self.since is not None
                self.since["seq"], self.view = frame["seq"], frame["d"]
            case "ack" | "nak":
                self.answers.setdefault(frame["id"], []).append(frame)
                assert frame["t"] == "ack" or self._late(frame), (frame, self.waiting, self.view)
                if self.waiting is not None and self.waiting["id"] == frame["id"]:
                    self.waiting = None
            case "bye":
                raise EOFError(frame["code"])
            case _:
                pass
