"""The browser's side of a table on the device, for tests: keeps what it is told to keep."""

from __future__ import annotations

import json
import random
from typing import Any

from belot import worker
from belot.fair import Chain
from tests.server.player import answer

Frame = dict[str, Any]
CHAIN = Chain(b"a seed of a test, 32 bytes long.", 1024)
VALUES = [CHAIN.value(n).hex() for n in range(200)]
START = 1_790_000_000_000.0


class Page:
    """A page with one table. ``log`` is what was kept; time goes on by itself."""

    def __init__(self, table: str, rules: str, players: int, *, fair: bool = False) -> None:
        self.table, self.chance = table, random.Random(table)
        self.now = START
        self.log: list[str] = []
        self.view: Frame = {}
        self.seq = 0
        self.events: list[Frame] = []
        self.frames: list[Frame] = []
        self.due: float | None = None
        self.summary: Frame = {}
        self._count = 0
        seats = [
            {"kind": "bot" if i else "person", "name": f"P{i}", "bot": "club"}
            for i in range(players)
        ]
        wish = {"table": table, "rules": rules, "seats": seats, "seat": 0, "now": self.now}
        opened = self.errand("open", wish | {"head": CHAIN.head.hex() if fair else ""})["ok"]
        self._keep(opened["keep"])
        self.summary = opened["summary"]

    def errand(self, name: str, fields: Frame) -> Frame:
        found: Frame = json.loads(worker.answer(name, json.dumps(fields)))
        return found

    def hello(self, *, fresh: bool = False) -> None:
        since = None if fresh else {"epoch": 1, "seq": self.seq}
        hello = {"t": "hello", "v": 1, "table": self.table, "token": "", "since": since}
        lines = "\n".join(self.log)
        self._take(worker.hello(self.table, 0, lines, json.dumps(hello), self._tick(), 0.7))

    def leave(self) -> None:
        worker.close(self.table)

    def write(self, frame: Frame) -> list[Frame]:
        """Send a frame; what comes of it."""
        before = len(self.frames)
        self._take(worker.hear(self.table, json.dumps(frame), self._tick()))
        return self.frames[before:]

    def ask(self, a: str, d: Frame, id: str = "") -> Frame:
        """A command and its answer."""
        self._count += 1
        id = id or f"x.{self._count}"
        found = self.write({"t": "cmd", "id": id, "base": self.seq, "a": a, "d": d})
        return next(frame for frame in found if frame["t"] in ("ack", "nak"))

    def wish(self) -> tuple[str, Frame]:
        """A command that the table would take now."""
        found = answer(self.view, self.chance)
        assert found is not None
        return found

    def step(self) -> bool:
        """Do the next thing there is to do; whether there was any."""
        wish = answer(self.view, self.chance)
        if wish is not None:
            assert self.ask(*wish)["t"] == "ack"
        elif self.due is not None:
            self.now = max(self.now, self.due)
            self._take(worker.wake(self.table, self._tick()))
        else:
            return False
        return True

    def _tick(self) -> float:
        self.now += 1
        return self.now

    def _keep(self, lines: list[list[Any]]) -> None:
        for seq, line in lines:
            assert seq == len(self.log) + 1
            self.log.append(line)

    def _take(self, reply: str) -> None:
        said = json.loads(reply)
        while said["keep"]:
            assert said["frames"] == []  # nobody learns of it before it is kept
            self._keep(said["keep"])
            said = json.loads(worker.kept(self.table, self._tick()))
        self.due = said["wake"]
        self.summary = said["summary"] or self.summary
        self.frames += said["frames"]
        for frame in said["frames"]:
            self._read(frame)

    def _read(self, frame: Frame) -> None:
        match frame["t"]:
            case "welcome":
                self.view, self.seq = frame["view"], frame["seq"]
            case "ev":
                self.seq += 1
                assert frame["seq"] == self.seq
                self.events.append(frame)
            case "view":
                assert frame["seq"] == self.seq
                self.view = frame["d"]
            case "fair":
                self._part(frame["d"])
            case _:
                pass

    def _part(self, shape: Frame) -> None:
        """Give the value that is called for, once everything else has been read."""
        self.owed = ""
        for each in shape["participants"] if shape["called"] else ():
            if not each["revealed"]:
                self.owed = VALUES[VALUES.index(each["commitment"]) + 1]

    owed = ""

    def reveal(self) -> None:
        value, self.owed = self.owed, ""
        assert self.ask("reveal", {"value": value})["t"] == "ack"

    def play(self, most: int = 20_000) -> None:
        """To the end of the match."""
        for _ in range(most):
            if self.owed:
                self.reveal()
            elif not self.step():
                break
        assert self.view["phase"] == "over"
