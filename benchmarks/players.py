"""Rooms full of people who play as fast as they may, or at a given pace."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from belot.client import Chance, Place
from belot.client.offers import offers
from belot.client.reading import reader
from belot.protocol.rooms import FairShape
from belot.protocol.shapes import ViewShape
from benchmarks.sockets import Socket

_fair = reader(FairShape)
_view = reader(ViewShape)


class Frame(msgspec.Struct):
    """What a player has to know of a frame; the rest is skipped."""

    t: str
    seq: int = 0
    id: str = ""
    code: str = ""
    seat: int = -1
    d: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()


class Card(msgspec.Struct):
    """A card of the prompt."""

    card: str
    legal: bool


class Prompt(msgspec.Struct):
    """A prompt: the cards where one is to be played."""

    kind: str
    cards: tuple[Card, ...] = ()
    rematch: bool = False


class View(msgspec.Struct):
    """What a player has to know of a view."""

    phase: str
    prompt: Prompt | None = None


_FRAME = msgspec.json.Decoder(Frame)
_VIEW = msgspec.json.Decoder(View)
_ENCODE = msgspec.json.Encoder().encode


class Load:
    """All players of a run: what they did, and how fast they may."""

    def __init__(self) -> None:
        self.plays = 0
        self.acked: dict[str, set[str]] = {}
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.pause: Callable[[], float] = lambda: 0.0
        self.chance = random.Random(7)
        self.held: list[Seat] | None = None

    def hold(self) -> None:
        """Nobody begins anything new."""
        self.held = []

    def go_on(self) -> None:
        """Everybody goes on."""
        waiting, self.held = self.held or [], None
        for seat in waiting:
            seat.act()


class Seat:
    """One person at a table. Commands are those that the prompts ask for."""

    _numbers = itertools.count()

    def __init__(self, load: Load, place: Place) -> None:
        self._load, self._place = load, place
        self._chance = Chance()
        self._nonce, self._count = f"b{next(self._numbers)}", itertools.count()
        self._sent: dict[str, tuple[str, float]] = {}
        self._view = b""
        self._seat = -1
        self._busy = False
        self.socket: Socket | None = None
        self.acked = load.acked.setdefault(place.table, set())

    async def come(self, port: int) -> None:
        """Say hello."""
        place = self._place
        self.socket = await Socket.open(port, self._read)
        hello = {"t": "hello", "v": 1, "table": place.table, "token": place.token, "since": None}
        self.socket.send(_ENCODE(hello))

    def do(self, a: str, d: dict[str, Any]) -> None:
        """Send a command."""
        assert self.socket is not None
        id = f"{self._nonce}.{next(self._count)}"
        self._sent[id] = a, time.perf_counter()
        self.socket.send(_ENCODE({"t": "cmd", "id": id, "base": 0, "a": a, "d": d}))

    def _read(self, data: bytes) -> None:
        if data.endswith(b'"t":"ev"}'):
            return
        frame = _FRAME.decode(data)
        match frame.t:
            case "view" | "welcome":
                self._seat = frame.seat if frame.t == "welcome" else self._seat
                self._view = bytes(frame.d if frame.t == "view" else frame.view)
                self._ask()
            case "ack" | "nak":
                self._answered(frame)
            case "fair":
                asked = self._chance.asked(_fair(msgspec.json.decode(frame.d)), self._seat)
                if asked is not None and not any(a == asked[0] for a, _ in self._sent.values()):
                    self.do(*asked)
            case _:
                pass

    def _answered(self, frame: Frame) -> None:
        a, at = self._sent.pop(frame.id)
        if frame.t == "nak":
            code = f"{a}: {frame.code}"
            self._load.refused[code] = self._load.refused.get(code, 0) + 1
            if a == "reveal":
                self._chance.refused()
        else:
            self._load.latencies.append(time.perf_counter() - at)
            self._load.plays += a == "play"
            self.acked.add(frame.id)
            if a == "reveal":
                self._chance.revealed()
        if a not in ("reveal", "commit"):
            self._busy = False
            self._ask()

    def _ask(self) -> None:
        """Do what the newest view asks for, after a while."""
        view = _VIEW.decode(self._view)
        if self._busy or view.prompt is None:
            return
        self._busy = True
        pause = self._load.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self.act)
        else:
            self.act()

    def act(self) -> None:
        """Do what the newest view asks for: a window may have closed meanwhile."""
        if self._load.held is not None:
            self._load.held.append(self)
            return
        self._busy = False
        prompt = _VIEW.decode(self._view).prompt
        if prompt is None:
            return
        if prompt.kind == "play":
            legal = [card.card for card in prompt.cards if card.legal]
            wish: tuple[str, dict[str, Any]] = "play", {"card": self._load.chance.choice(legal)}
        else:
            allowed = offers(_view(msgspec.json.decode(self._view)))
            if not allowed:
                return
            wish = self._load.chance.choice(allowed)
        self._busy = True
        self.do(*wish)
