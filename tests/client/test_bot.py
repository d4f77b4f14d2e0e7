"""The example bot plays in a room with a token, from the first deal to the end of a match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from belot.client import Server, Step, Table
from belot.client.offers import offers
from belot.protocol.rooms import RoomShape
from tests.server.player import Line
from tests.server.running import RunningServer

BOT = "examples/bot.py"


async def play(table: Table) -> list[str]:
    """Do the first thing that is offered until the match is over; the kinds of events."""
    happened = list[str]()
    async for news in table:
        if not isinstance(news, Step):
            continue
        happened += [event.e for event in news.events]
        view = table.view
        if view.phase == "over":
            break
        if view is news.view and (allowed := offers(view)):
            name, fields = allowed[-1]
            await table.do(name, **fields)
    return happened


def test_the_example_is_short(root: Path) -> None:
    assert len((root / BOT).read_text("utf-8").splitlines()) < 40


def test_it_plays_a_match(server: RunningServer, root: Path) -> None:
    async def whole() -> tuple[list[str], Table, RoomShape]:
        web = Server(server.url)
        me = await web.guest("Ana")
        room = await web.open_room(me, "belote(target=201)")
        bot = await web.bring_bot(me, room.code, "Robi")
        command = [sys.executable, BOT, server.url, bot.table, bot.token]
        program = subprocess.Popen(command, cwd=root)
        try:
            async with web.table(room) as table:
                while table.fair is None or not table.fair.commitments[1]:
                    await asyncio.sleep(0.01)
                await table.do("start")
                happened = await play(table)
                people = table.room
                await table.do("kick", member=1)
            assert program.wait(30) == 0, "sent out, it ends"
        finally:
            program.kill()
        assert people is not None
        return happened, table, people

    happened, table, room = Line.run(whole())
    bot = next(member for member in room.members if member.bot)
    assert (bot.name, bot.seat) == ("Robi", 1)
    assert happened.count("revealed") >= 2
    assert happened.count("deal_keyed") == happened.count("deal_opened") >= 1
    assert max(table.view.totals) >= 201
    played = [event for event in happened if event == "card_played"]
    assert len(played) >= 32
