"""A server that ends, in whatever way, and begins again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server import web
from tests.server.player import Frame, Line, answer, my_turn, step
from tests.server.running import RunningServer


def test_answers_outlive_the_process(tmp_path: Path) -> None:
    """Stored answers, numbers and the table itself, after SIGKILL."""
    with RunningServer(tmp_path) as server:
        token = web.guest(server.url)
        table = web.open_table(server.url, token, "bela4")

        async def before() -> tuple[Frame, Frame, list[Frame]]:
            line, welcome = await Line.open(server.socket_url, table, token)
            view = await my_turn(line, welcome)
            ack, frames = await step(line, view, "n.1")
            await line.close()
            return welcome, ack, [f for f in frames if f["t"] == "ev"]

        async def after(welcome: Frame, ack: Frame, events: list[Frame]) -> None:
            since = {"epoch": welcome["epoch"], "seq": welcome["seq"]}
            line, again = await Line.open(server.socket_url, table, token, since)
            assert not again["full"], "the numbers fit: no need for the whole view"
            sent = {event["seq"]: event for event in again["events"]}
            assert all(sent[event["seq"]] == event for event in events)
            assert await line.ask("call", {"call": "pass"}, id="n.1") == ack
            await line.close()

        kept = Line.run(before())
        server.kill()
        server.start()
        Line.run(after(*kept))


def test_a_graceful_stop(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        token = web.guest(server.url)
        table = web.open_table(server.url, token, "bela4")

        async def work() -> None:
            line, welcome = await Line.open(server.socket_url, table, token)
            view = await my_turn(line, welcome)
            a, d = answer(view, random.Random(0)) or ("", {})
            await line.write({"t": "cmd", "id": "n.1", "base": 0, "a": a, "d": d})
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye, before = await line.until("bye")
            assert bye["code"] == "restart"
            answered = [frame for frame in before if frame["t"] in ("ack", "nak")]
            assert await stopping == 0
            await asyncio.to_thread(server.start)
            line, _ = await Line.open(server.socket_url, table, token)
            again = await line.ask(a, d, id="n.1")
            assert again["t"] == "ack"
            assert answered in ([], [again]), "what was acknowledged is kept"
            await line.close()

        Line.run(work())
