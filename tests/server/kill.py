"""Matches of four people in rooms while the server is killed again and again (SIGKILL), and while
some of the people lose their lines or go away and come back."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from belot.client import Place, Refused, Server, Session, Step, Table
from belot.client.offers import offers
from belot.fair import Receipt, verify_match
from belot.fair.faults import NOTES
from belot.protocol.frames import Ack
from belot.rules import Phase, RuleSet
from belot.store import Store
from belot.table import Entry, SeatKind, TableState, fold_table
from belot.table.events import SeatTaken
from tests.server.player import Line
from tests.server.running import RunningServer

FAST = (0.02, 0.05, 0.1)
BETWEEN = (100, 900)
"""Answers between two kills."""
LATE = ("wrong-phase", "answered", "not-your-turn", "card-not-held", "deal-running", "paused")
"""What may be refused: a window closed, or a bot stood in, before the command came."""


@dataclass
class Outcome:
    """What came of it."""

    matches: int
    kills: int
    drops: int
    returns: int
    entries: int
    commands: int
    deals: int
    dropped: int
    whole: int


@dataclass
class Person:
    """One person of a room: what they asked and what they were told. Comes and goes."""

    web: Server
    place: Place
    chance: random.Random
    numbers: list[int] = field(default_factory=list)
    acked: Counter[tuple[str, str]] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    drops: int = 0
    whole: int = 0
    table: Table | None = None

    async def play(self) -> None:
        """Play to the end of the match, by offers at random."""
        async with self.web.table(self.place, backoff=FAST) as table:
            self.table = table
            if table.me == 0 and table.view.phase == "room":
                await self._start(table)
            async for news in table:
                if isinstance(news, Step):
                    self._told(news)
                if table.view.phase == "over":
                    return
                if isinstance(news, Step) and news.view is table.view:
                    await self._answer(table)

    async def _start(self, table: Table) -> None:
        while table.room is None or min(table.room.seats) < 0:
            await asyncio.sleep(0.01)
        await self._do(table, "start", {})

    async def _answer(self, table: Table) -> None:
        allowed = offers(table.view)
        if not allowed:
            return
        asked = asyncio.create_task(self._do(table, *self.chance.choice(allowed)))
        if self.chance.random() < 0.02:
            await asyncio.sleep(0)
            await table.drop()
            self.drops += 1
        await asked

    async def _do(self, table: Table, a: str, d: dict[str, Any]) -> None:
        try:
            answer = await table.do(a, **d)
        except Refused as refused:
            if refused.code not in LATE:
                raise
            self.refused[refused.code] += 1
        else:
            assert isinstance(answer, Ack)
            self.acked[answer.id, a] += 1

    def _told(self, step: Step) -> None:
        """No number comes twice, and none is missing unless the view stands alone."""
        self.whole += step.whole
        for event in step.events:
            fresh = step.whole or not self.numbers
            assert fresh or event.seq == self.numbers[-1] + 1, (event.seq, self.numbers[-3:])
            self.numbers.append(event.seq)


async def _kill(
    server: RunningServer, people: Sequence[Person], chance: random.Random, done: asyncio.Event
) -> int:
    """Kill and start, again and again, each time after some hundred answers, at a random moment."""
    kills, due = 0, 0
    while not done.is_set():
        answered = sum(person.acked.total() for person in people)
        due = due or answered + chance.randrange(*BETWEEN)
        await asyncio.sleep(chance.uniform(0.0, 0.02))
        if answered >= due and not done.is_set():
            await asyncio.to_thread(server.kill)
            kills, due = kills + 1, 0
            await asyncio.to_thread(server.start)
    return kills


async def _rooms(
    web: Server, people: Sequence[Session], names: Sequence[str], count: int, seed: int
) -> list[list[Person]]:
    """So many rooms, each with people on all its seats."""
    rooms = list[list[Person]]()
    for i, name in zip(range(count), itertools.cycle(names), strict=False):
        host, *friends = people[: RuleSet.parse(name).players]
        place = await web.open_room(host, name)
        places = [place, *[await web.join(friend, place.code) for friend in friends]]
        chance = random.Random(seed + i)
        rooms.append([Person(web, each, random.Random(chance.random())) for each in places])
    return rooms


async def _receipts(web: Server, person: Person, state: TableState) -> list[Receipt]:
    assert state.match is not None
    deals = range(1, state.match.standing.deals + 1)
    return [await web.receipt(person.place, 1, deal) for deal in deals]


def check_log(entries: Sequence[Entry], people: Sequence[Person]) -> TableState:
    """Contiguous, each command once, everything that was acknowledged, and nothing twice."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    stored = Counter(entry.cmd for entry in entries if entry.cmd)
    assert set(stored.values()) <= {1}, "a command twice"
    ids = {cmd.partition(":")[2] for cmd in stored}
    acked = Counter(id for person in people for id, _ in person.acked.elements())
    assert set(acked.values()) <= {1}
    assert acked.keys() <= ids, "acknowledged and lost"
    state: TableState | None = None
    for entry in entries:
        state = fold_table(state, entry)
    assert state is not None
    assert state.match is not None
    assert state.match.phase is Phase.OVER
    for person in people:
        assert person.table is not None
        assert person.table.view.totals == state.match.standing.totals
    return state


async def _check(web: Server, data: Path, rooms: Sequence[Sequence[Person]]) -> Outcome:
    """Every log, and every receipt by the notes of everybody who played."""
    store = await Store.open(data)
    outcome = Outcome(0, 0, 0, 0, 0, 0, 0, 0, 0)
    for people in rooms:
        entries = await store.entries(people[0].place.table)
        state = check_log(entries, people)
        receipts = await _receipts(web, people[0], state)
        for person in people:
            assert person.table is not None
            faults = verify_match(receipts, person.table.chance.notes(state.fair.match))
            wrong = [fault for fault in faults if fault.code not in NOTES]
            assert wrong == [], (person.place.table, wrong)
        outcome.matches += 1
        outcome.drops += sum(person.drops for person in people)
        outcome.returns += sum(_returned(entry) for entry in entries)
        outcome.entries += len(entries)
        outcome.commands += sum(len(person.acked) for person in people)
        outcome.deals += len(receipts)
        outcome.dropped += sum(state.fair.dropped)
        outcome.whole += sum(person.whole for person in people)
    await store.close()
    return outcome


def _returned(entry: Entry) -> bool:
    """Whether somebody for whom a bot stood in is back."""
    event = entry.event
    return isinstance(event, SeatTaken) and event.kind is SeatKind.PERSON


async def _play(server: RunningServer, names: Sequence[str], count: int, seed: int) -> Outcome:
    web, done = Server(server.url), asyncio.Event()
    people = [await web.guest(f"P{i}") for i in range(4)]
    rooms = await _rooms(web, people, names, count, seed)
    everybody = [person for four in rooms for person in four]
    killing = asyncio.create_task(_kill(server, everybody, random.Random(seed), done))
    try:
        await asyncio.gather(*(person.play() for person in everybody))
    finally:
        done.set()
        kills = await killing
    outcome = await _check(web, server.data, rooms)
    outcome.kills = kills
    return outcome


def play_and_kill(data: Path, names: Sequence[str], count: int, seed: int) -> Outcome:
    """Play ``count`` matches under these rules at the same time, on a server that dies again and
    again; then check every log and every receipt."""
    with RunningServer(data, "--log", "error") as server:
        outcome = Line.run(_play(server, names, count, seed), 900)
        complaints = server.complaints()
    assert '"level": "error"' not in complaints, complaints
    return outcome
