"""What a table costs: ``./run bench tables --json``.

One server process with its durable log, rooms of four people from another process (this one), and
in the same run a bare four-way broadcast on the same stack (``bare.py``), which tells as many
frames of the same size for each play. What counts are the ratios: the two take turns.

``plays_per_s`` and ``plays_per_cpu_s`` are played cards at full speed, a second of time and a
second of the server's processor time; ``ack_ms`` is measured by the players at 60 % of that speed.
At the end the server is killed in the middle of it: ``lost`` counts what was acknowledged and is
not in the log exactly once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvloop

from belot.client import Place, Server, Session
from belot.store import Store
from benchmarks.players import Load, Seat
from benchmarks.sockets import Socket
from tests.server.running import RunningServer

SEATS: Final = 4
LOOKING_ON: Final = 25
"""Idle sockets of one room."""
DEAL: Final = 32
"""Plays of a deal."""
PATIENCE: Final = 300.0
LIMITS: Final = ("--connections", "0", "--connections-each", "0", "--log", "error")
BARS: Final = """plays_per_cpu_s at least 1/3 of bare; ack p99 at most 50 ms; at most 60 KB an idle
socket and 150 KB a table; nothing lost"""


@dataclass
class Spent:
    """What a server did in some time: plays, seconds, seconds of processor time."""

    plays: int = 0
    seconds: float = 0.0
    cpu: float = 0.0

    def add(self, other: Spent) -> None:
        """Another slice of the same."""
        self.plays += other.plays
        self.seconds += other.seconds
        self.cpu += other.cpu


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Memory of a process in KB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("Private_Dirty")))


async def slice_of(pid: int, seconds: float, plays: Callable[[], int]) -> Spent:
    """What happens from now on."""
    before, start, cpu = plays(), time.monotonic(), cpu_of(pid)
    await asyncio.sleep(seconds)
    return Spent(plays() - before, time.monotonic() - start, cpu_of(pid) - cpu)


# --- people ---


async def sessions(data: Path, number: int) -> list[Session]:
    """That many guests, made before the server runs: it lets nobody make so many."""
    store = await Store.open(data)
    made = [await store.new_session(f"P{i}") for i in range(number)]
    await store.close()
    return [Session(token, session.id, session.name) for session, token in made]


async def several(works: list[Awaitable[Any]], at_once: int = 16) -> list[Any]:
    """All of them, not too many at the same time."""
    gate = asyncio.Semaphore(at_once)

    async def one(work: Awaitable[Any]) -> Any:
        async with gate:
            return await work

    return await asyncio.gather(*map(one, works))


async def room(web: Server, people: list[Session], rules: str) -> list[Place]:
    """A room with these people on its seats."""
    first = await web.open_room(people[0], rules)
    return [first, *[await web.join(person, first.code) for person in people[1:]]]


async def idle(
    web: Server, port: int, host: Session, stranger: Session, number: int
) -> list[Socket]:
    """Open so many sockets that only look on."""
    rooms = [await web.open_room(host, "belote") for _ in range(-(-number // LOOKING_ON))]
    hellos = [
        {"t": "hello", "v": 1, "table": rooms[i // LOOKING_ON].table, "token": stranger.token}
        for i in range(number)
    ]
    welcomed = 0

    def read(data: bytes) -> None:
        nonlocal welcomed
        welcomed += b'"t":"welcome"' in data[-40:]

    async def come(hello: dict[str, Any]) -> Socket:
        socket = await Socket.open(port, read)
        socket.send(json.dumps({**hello, "since": None}).encode())
        return socket

    sockets: list[Socket] = await several([come(hello) for hello in hellos])
    while welcomed < number:
        if any(socket.over for socket in sockets):
            raise EOFError("the server has ended a connection")
        await asyncio.sleep(0.05)
    return sockets


# --- the bare server ---


class Bare:
    """The bare server and its players: a table's four send one after the other."""

    def __init__(self, port: int) -> None:
        self.port, self.plays, self.held = port, 0, True
        self._sockets: list[list[Socket]] = []
        self._waiting: list[tuple[int, int]] = []

    async def come(self, tables: int) -> None:
        """All players come."""
        for table in range(tables):
            seats = range(SEATS)
            path = f"/ws?table={table}"
            self._sockets.append(
                [await Socket.open(self.port, self._reader(table, seat), path) for seat in seats]
            )
        self._waiting = [(table, 0) for table in range(tables)]

    def go_on(self) -> None:
        """Everybody plays."""
        self.held, waiting, self._waiting = False, self._waiting, []
        for table, seat in waiting:
            self._send(table, seat)

    def _reader(self, table: int, seat: int) -> Callable[[bytes], None]:
        own = f'{{"id":"{table}.{seat}.'.encode()
        last = b""

        def read(data: bytes) -> None:
            nonlocal last
            head = data[:24]
            if head.startswith(own) and head != last:
                last = head
                self.plays += 1
                self._send(table, (seat + 1) % SEATS)

        return read

    def _send(self, table: int, seat: int) -> None:
        if self.held:
            self._waiting.append((table, seat))
            return
        cmd = {"id": f"{table}.{seat}.{self.plays}", "base": 0, "a": "play", "d": {"card": "TH"}}
        self._sockets[table][seat].send(json.dumps({**cmd, "t": "cmd"}).encode())


@contextmanager
def bare_server(frames: float, size: int) -> Iterator[tuple[int, int]]:
    """The bare server; its process and its port."""
    command = [sys.executable, str(Path(__file__).with_name("bare.py")), f"{frames}", f"{size}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.pid, int(process.stdout.readline())
        finally:
            process.kill()


# --- measuring ---


async def measure(data: Path, wish: argparse.Namespace) -> dict[str, Any]:
    """The whole run."""
    people = await sessions(data, SEATS * (wish.tables + 1) + 2)
    *players, host, stranger = people
    with RunningServer(data, *LIMITS) as server:
        web, pid, port = Server(server.url), server.process.pid, server.port
        warm, load = Load(), Load()
        await play(web, port, warm, [players[-SEATS:]], wish.rules)
        await started(warm, 60)
        warm.hold()
        await asyncio.sleep(1)
        fresh = memory_of(pid)
        fours = [players[i * SEATS : (i + 1) * SEATS] for i in range(wish.tables)]
        seats = await play(web, port, load, fours, wish.rules)
        awake = asyncio.create_task(keep_awake([seat.socket for seat in seats]))
        await started(load, 40 * wish.tables)
        load.hold()
        await asyncio.sleep(1)
        playing = memory_of(pid)
        sockets = await idle(web, port, host, stranger, wish.idle)
        kb_idle = (memory_of(pid) - playing) / wish.idle
        kb_table = (playing - fresh) / wish.tables - SEATS * kb_idle
        for socket in sockets:
            socket.close()
        load.go_on()
        shape = await frames_of(seats, load, 2 * DEAL * wish.tables)
        real, bare = await compare(pid, load, shape, wish)
        acks = await at_ease(load, wish.tables, 0.6 * real.plays / real.seconds, wish.seconds)
        await asyncio.sleep(1)
        if awake.done():
            awake.result()  # a line that broke is no figure
        awake.cancel()
        server.kill()
    return {
        "tables": wish.tables,
        "sockets": SEATS * wish.tables,
        "plays_per_s": round(real.plays / real.seconds),
        "plays_per_cpu_s": round(real.plays / real.cpu),
        "ack_ms": acks,
        "kb_per_table": round(kb_table, 1),
        "kb_per_idle_socket": round(kb_idle, 1),
        "lost": await lost(data, load),
        "bare": {"plays_per_cpu_s": round(bare.plays / bare.cpu)},
        "ratio": round(real.plays / real.cpu / (bare.plays / bare.cpu), 3),
        "frames_per_play": round(SEATS * shape[0], 2),
        "bytes_per_frame": shape[1],
        "refused": load.refused,
    }


async def play(
    web: Server, port: int, load: Load, fours: list[list[Session]], rules: str
) -> list[Seat]:
    """Open a room for each four; they play."""
    places = await several([room(web, four, rules) for four in fours])
    seats = [Seat(load, place) for four in places for place in four]
    await several([seat.come(port) for seat in seats])
    await asyncio.sleep(0.5)  # everybody commits
    for seat in seats[::SEATS]:
        seat.do("start", {})
    return seats


async def keep_awake(sockets: Sequence[Socket | None]) -> None:
    """Now and then a sign of life, also from those who have nothing to do."""
    while True:
        for socket in sockets:
            if socket is None or socket.over:
                raise EOFError("the server has ended a connection")
            socket.send(b'{"t":"ping","l":0}')
        await asyncio.sleep(10)


async def started(load: Load, plays: int) -> None:
    """Returns when so many cards have been played."""
    end = time.monotonic() + PATIENCE
    while load.plays < plays:
        if time.monotonic() > end:
            raise TimeoutError(f"{load.plays} plays in {PATIENCE} s; refused: {load.refused}")
        await asyncio.sleep(0.05)


async def frames_of(seats: list[Seat], load: Load, number: int) -> tuple[float, int]:
    """How many frames each of four is told for a play, and of how many bytes, on average over so
    many plays: a whole deal or two of each table, because a deal begins with much to tell."""

    def counted() -> tuple[int, int]:
        sockets = [seat.socket for seat in seats if seat.socket is not None]
        return sum(s.frames for s in sockets), sum(s.size for s in sockets)

    before, plays = counted(), load.plays
    await started(load, plays + number)
    after, plays = counted(), load.plays - plays
    frames = after[0] - before[0]
    return frames / plays / SEATS, (after[1] - before[1]) // frames


async def compare(
    pid: int, load: Load, shape: tuple[float, int], wish: argparse.Namespace
) -> tuple[Spent, Spent]:
    """Ours and the bare server, turn by turn."""
    ours, theirs = Spent(), Spent()
    with bare_server(*shape) as (bare_pid, bare_port):
        bare = Bare(bare_port)
        await bare.come(wish.tables)
        for _ in range(wish.rounds):
            load.go_on()
            await asyncio.sleep(0.5)
            ours.add(await slice_of(pid, wish.seconds, lambda: load.plays))
            load.hold()
            bare.go_on()
            await asyncio.sleep(0.5)
            theirs.add(await slice_of(bare_pid, wish.seconds, lambda: bare.plays))
            bare.held = True
            await asyncio.sleep(0.5)
    return ours, theirs


async def at_ease(load: Load, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Play so many cards a second; how long answers take."""
    each = tables / rate
    load.pause = lambda: load.chance.expovariate(1 / each)
    load.go_on()
    await asyncio.sleep(2)
    load.latencies.clear()
    plays = load.plays
    await asyncio.sleep(2 * seconds)
    took, done = sorted(load.latencies), load.plays - plays
    load.pause = lambda: 0.0
    at = {f"p{p}": round(took[len(took) * p // 100] * 1000, 1) for p in (50, 95, 99)}
    return at | {"share": round(0.6 * done / (2 * seconds) / rate, 2)}


async def lost(data: Path, load: Load) -> int:
    """What was acknowledged and is not in the log once."""
    store = await Store.open(data)
    wrong = 0
    for table, acked in load.acked.items():
        entries = await store.entries(table)
        stored = Counter(entry.cmd.partition(":")[2] for entry in entries if entry.cmd)
        wrong += sum(stored[id] != 1 for id in acked)
        wrong += sum(number > 1 for number in stored.values())
    await store.close()
    return wrong


def main(argv: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench tables", description=BARS)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--idle", type=int, default=1000, help="idle sockets besides")
    parser.add_argument("--rules", default="belote")
    parser.add_argument("--seconds", type=float, default=6.0, help="length of a slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each server")
    parser.add_argument("--json", action="store_true", help="one object")
    wish = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(Path(folder), wish))
    if wish.json:
        print(json.dumps(found, indent=2))
    else:
        for key, value in found.items():
            print(f"{key:>20}  {value}")


if __name__ == "__main__":
    main()
