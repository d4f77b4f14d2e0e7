"""Rooms without a server: people who come and go, each with a chain of values of their own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from belot.bots import make
from belot.fair import Chain
from belot.rules import Phase, RuleSet
from belot.rules.errors import BelotError
from belot.table import (
    Act,
    AskReady,
    Clock,
    Command,
    Entry,
    Host,
    RoomCommand,
    RoomOpened,
    TableState,
    asked_view,
    come_back,
    command,
    fold_table,
    join,
    open_room,
    room_command,
    stand_in,
    wake,
    wake_at,
)
from belot.table import commands as c
from belot.table.codec import from_json, to_json
from belot.table.room import Room
from tests.table.hosting import host_of

Step = tuple[TableState, tuple[Entry, ...]]

BOTS = ("Ante", "Bara", "Cvita", "Duje")
CODE = "CDFHJK"


class Party:
    """A room and its people. Members are known by their numbers; session and seed follow from it.

    Every entry is folded once more by itself, and read again from JSON.
    """

    def __init__(
        self,
        rules: str = "bela4(target=301)",
        people: int = 1,
        *,
        clock: Clock | None = None,
        **host: Any,
    ) -> None:
        self.host: Host = replace(host_of(rules), **host)
        self.now = 1000.0
        self.log: list[Entry] = []
        self.chains: dict[int, Chain] = {}
        self.heard: list[Callable[[TableState, tuple[Entry, ...]], None]] = []
        self._folded: TableState | None = None
        self._player = make("club", b"people")
        opened = RoomOpened(CODE, BOTS)
        first = RuleSet.parse(rules), opened, "session-0", "P0", self.now, clock
        self.take(open_room(*first, id="table"))
        for member in range(1, people):
            self.come(member)

    # --- what happens ---

    def take(self, step: Step) -> tuple[Entry, ...]:
        self.state: TableState
        self.state, entries = step
        for entry in entries:
            assert from_json(json.loads(json.dumps(to_json(entry.event)))) == entry.event
            self._folded = fold_table(self._folded, entry)
        assert self._folded == self.state
        self.log += entries
        for hear in self.heard:
            hear(self.state, entries)
        return entries

    def come(self, member: int, name: str = "", *, bot: bool = False) -> int:
        """Somebody comes in; their number."""
        self.now += 1
        session = f"session-{member}"
        name = name or f"P{member}"
        self.take(join(self.state, session, name, self.host, self.now, bot=bot))
        known = self.room.of_session(session)
        assert known is not None
        return known.id

    def ask(self, member: int, wish: RoomCommand) -> tuple[Entry, ...]:
        """What a member asks for."""
        self.now += 1
        return self.take(room_command(self.state, member, wish, self.host, self.now, f"m{member}"))

    def do(self, seat: int, wish: Command, *, lag: float = 0.0) -> tuple[Entry, ...]:
        """What the person of a seat asks for."""
        self.now += 1
        return self.take(command(self.state, seat, wish, self.host, self.now, "", lag))

    def refused(self, who: int, wish: Command, *, seat: bool = False) -> str:
        """The code with which a member, or a seat, is refused; nothing has happened."""
        before = self.state
        asked: Any = wish
        with pytest.raises(BelotError) as refusal:
            _ = self.do(who, asked) if seat else self.ask(who, asked)
        assert self.state is before
        return str(refusal.value.code)

    def wait(self) -> tuple[Entry, ...]:
        """Until something happens by itself."""
        due = wake_at(self.state, self.host)
        assert due is not None
        self.now = max(due, self.now)
        return self.take(wake(self.state, self.host, self.now))

    def gone(self, seat: int) -> None:
        self.now += 60
        self.take(stand_in(self.state, seat, self.host, self.now))

    def back(self, seat: int) -> None:
        self.now += 1
        self.take(come_back(self.state, seat, self.host, self.now))

    # --- how it stands ---

    @property
    def room(self) -> Room:
        assert self.state.room is not None
        return self.state.room

    @property
    def phase(self) -> Phase | None:
        return None if self.state.match is None else self.state.match.phase

    @property
    def turn(self) -> int:
        assert self.state.match is not None
        return self.state.match.turn

    def kinds(self) -> list[str]:
        return [type(entry.event).__name__ for entry in self.log]

    # --- chance ---

    def commit(self, member: int, device: str = "") -> None:
        """A member commits to a chain of their own (of this device)."""
        seed = hashlib.sha256(f"{member} {device}".encode()).digest()
        self.chains[member] = Chain(seed, 256)
        self.do(self.room.seat_of(member), c.Commit(self.chains[member].head.hex()))

    def value(self, seat: int) -> str:
        """The value that the chain of a seat's holder has for its commitment."""
        chain, commitment = self.chains[self.room.holders[seat]], self.state.fair.commitments[seat]
        n = next(n for n in range(255) if chain.value(n).hex() == commitment)
        return chain.value(n + 1).hex()

    def reveal(self, seat: int) -> tuple[Entry, ...]:
        return self.do(seat, c.Reveal(self.value(seat)))

    # --- play ---

    def start(self) -> None:
        self.ask(self.room.host, c.Start())
        self.give()

    def give(self) -> None:
        """Everybody who is called gives their value."""
        while (called := self.state.fair.called) is not None and self.state.paused is None:
            self.reveal(called.missing[0])

    def asked(self) -> int | None:
        """A person who is asked something by the game, or None."""
        if self.state.resting or self.state.calling or self.state.match is None:
            return None
        return next((s for s in self.state.persons if asked_view(self.state, s).turn == s), None)

    def move(self) -> None:
        """One thing more: somebody plays as a bot would, is ready, or time passes."""
        if self.state.calling:
            self.give()
        elif self.state.resting:
            self.do(next(s for s in self.state.persons if s not in self.state.ready), AskReady())
        elif (seat := self.asked()) is not None:
            self.act(seat)
        else:
            self.wait()

    def act(self, seat: int, lag: float = 0.0) -> None:
        """A person plays as a bot would, over a line with that lag."""
        self.do(seat, Act(self._player.act(asked_view(self.state, seat))), lag=lag)

    def play(self, until: Callable[[Party], bool]) -> None:
        """Play until then."""
        for _ in range(5000):
            if until(self):
                return
            self.move()
        raise AssertionError("never")

    def to(self, phase: Phase) -> None:
        self.play(lambda party: party.phase is phase)

    def to_the_end(self) -> None:
        self.play(lambda party: party.phase is Phase.OVER)
