"""The protocol over a real socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import web
from tests.server.player import Frame, Line, Player, my_turn, step
from tests.server.running import RunningServer


def run(work: Coroutine[Any, Any, None]) -> None:
    Line.run(work)


def test_welcome(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        line, welcome = await Line.open(server.socket_url, table, token)
        assert welcome["t"] == "welcome"
        assert (welcome["v"], welcome["seat"], welcome["full"]) == (1, 0, True)
        assert welcome["events"][0]["e"] == "deal_opened"  # the running deal, to be read
        assert welcome["view"]["rules"] == "bela4"
        assert abs(welcome["now"] / 1000 - time.time()) < 60
        await line.write({"t": "ping", "l": 12.5})
        pong, _ = await line.until("pong")
        assert pong["now"] >= welcome["now"]
        await line.close()

    run(work())


def test_every_command_is_answered_once(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        line, welcome = await Line.open(server.socket_url, table, token)
        view = await my_turn(line, welcome)
        first, before = await step(line, view, "n.1")
        assert first["t"] == "ack"
        assert [f["t"] for f in before][-1:] == ["view"], "events, view, then the answer"
        assert first["seq"] == before[-1]["seq"]
        view = before[-1]["d"]
        again = await line.ask("call", {"call": "pass"}, id="n.1")
        assert again == first, "the same id has the same answer, whatever it asks for"
        nak = await line.ask("nonsense", id="n.2")
        assert (nak["t"], nak["code"], nak["id"]) == ("nak", "unknown-action", "n.2")
        assert await line.ask("call", {"call": "pass"}, id="n.2") == nak
        await line.close()

    run(work())


def test_a_card_against_the_law(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        line, frame = await Line.open(server.socket_url, table, token)
        for number in range(200):
            view = await my_turn(line, frame)
            prompt = view["prompt"]
            bad = [c for c in prompt.get("cards", ()) if not c["legal"]]
            if prompt["kind"] == "play" and bad:
                nak = await line.ask("play", {"card": bad[0]["card"]}, id="bad")
                assert nak["t"] == "nak"
                assert nak["code"] == bad[0]["why"]["code"]
                assert nak["legal"] == [c["card"] for c in prompt["cards"] if c["legal"]]
                assert nak["rule"]
                break
            _, before = await step(line, view, f"n.{number}")
            frame = before[-1]
        else:
            raise AssertionError("never an illegal card")
        await line.close()

    run(work())


def test_resuming(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        line, welcome = await Line.open(server.socket_url, table, token)
        since = {"epoch": welcome["epoch"], "seq": welcome["seq"]}
        sent = list[Frame]()
        frame = welcome
        for number in range(4):
            view = await my_turn(line, frame)
            _, before = await step(line, view, f"n.{number}")
            sent += [f for f in before if f["t"] == "ev"]
            frame = before[-1]
        await line.close()

        line, again = await Line.open(server.socket_url, table, token, since)
        assert not again["full"]
        assert [e["seq"] for e in again["events"]] == list(
            range(since["seq"] + 1, again["seq"] + 1)
        )
        by_number = {event["seq"]: event for event in again["events"]}
        assert all(by_number[event["seq"]] == event for event in sent)
        await line.close()

        for odd in ({"epoch": 99, "seq": 3}, {"epoch": 1, "seq": 10**9}, {"epoch": 1, "seq": -1}):
            line, fresh = await Line.open(server.socket_url, table, token, odd)
            assert fresh["full"]
            assert fresh["events"] == []
            await line.close()

    run(work())


def test_a_newer_connection_takes_the_seat(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        older, _ = await Line.open(server.socket_url, table, token)
        newer, welcome = await Line.open(server.socket_url, table, token)
        assert welcome["seat"] == 0
        bye, _ = await older.until("bye")
        assert bye["code"] == "moved"
        with pytest.raises(ConnectionClosed):
            await older.read()
        view = await my_turn(newer, welcome)
        assert (await step(newer, view, "n.1"))[0]["t"] == "ack"
        await newer.close()

    run(work())


def test_spectators_see_no_hand_and_only_watch(server: RunningServer) -> None:
    ana, bea = web.guest(server.url), web.guest(server.url, "Bea")
    table, _ = web.open_room(server.url, ana, "bela4")

    async def work() -> None:
        line, _ = await Line.open(server.socket_url, table, ana)
        assert (await line.ask("start", id="s.1"))["t"] == "ack"
        line, welcome = await Line.open(server.socket_url, table, ana)
        watching, seen = await Line.open(server.socket_url, table, bea)
        assert (seen["seat"], seen["me"]) == (-1, -1)
        assert seen["view"]["hand"] == []
        assert seen["view"]["prompt"] is None
        for a in ("leave", "takeback", "ready", "sit"):
            nak = await watching.ask(a, {"name": "Bea"}, id=f"n.{a}")
            assert nak["code"] in ("not-seated", "not-member")
        view = await my_turn(line, welcome)
        await step(line, view, "n.1")
        told, before = await watching.until("view")
        assert told["d"]["hand"] == []
        assert before
        await line.close()
        await watching.close()

    run(work())


def test_nobody_looks_on_where_one_person_plays(server: RunningServer) -> None:
    """From when bots act they could learn whether that person had a choice."""
    ana, bea = web.guest(server.url), web.guest(server.url, "Bea")
    table = web.open_table(server.url, ana, "bela4")

    async def work() -> None:
        line, bye = await Line.open(server.socket_url, table, bea)
        assert bye == {"t": "bye", "code": "gone"}
        await line.close()

    run(work())


def test_friends_sit_down_at_open_seats(server: RunningServer) -> None:
    tokens = [web.guest(server.url, name) for name in ("Ana", "Bea", "Cvita")]
    table = web.open_table(server.url, tokens[0], "bela3(target=101)", 3, (0, 1, 2))

    async def sit(token: str, name: str, seat: int) -> None:
        line, welcome = await Line.open(server.socket_url, table, token)
        assert welcome["seat"] == -1
        await line.write({"t": "cmd", "id": "s.1", "base": 0, "a": "sit", "d": {"name": name}})
        welcome, _ = await line.until("welcome")
        assert welcome["seat"] == seat
        ack, before = await line.until("ack", "nak")
        assert ack["t"] == "ack"
        assert before[-1]["d"]["seats"][seat]["name"] == name
        await line.close()

    async def work() -> None:
        await sit(tokens[1], "Bea", 1)
        await sit(tokens[2], "Cvita", 2)
        players = [Player(server.socket_url, table, t, i) for i, t in enumerate(tokens)]
        await asyncio.gather(*(player.play() for player in players))
        assert len({tuple(player.view["totals"]) for player in players}) == 1
        assert [player.view["seat"] for player in players] == [0, 1, 2]

    run(work())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"t": "hello", "v": 1, "table": "x", "token": "y"}, "token"),
        ({"t": "hello", "v": 2, "table": "x", "token": "y"}, "protocol"),
        ({"t": "hello", "v": 1, "table": "x"}, "protocol"),
        ({"t": "ping", "l": 0}, "protocol"),
        ({"t": "cmd", "id": "a.1", "base": 0, "a": "ready", "d": {}}, "protocol"),
        ([], "protocol"),
        ("hello", "protocol"),
    ],
)
def test_who_does_not_say_hello_properly(server: RunningServer, first: object, code: str) -> None:
    async def work() -> None:
        line = Line(await connect(server.socket_url, compression=None))
        await line.write(first)
        assert (await line.read())["code"] == code
        with pytest.raises(ConnectionClosed):
            await line.read()

    run(work())


def test_no_such_table(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        _, bye = await Line.open(server.socket_url, "nowhere", token)
        assert bye["code"] == "gone"
        line, _ = await Line.open(server.socket_url, table, token)
        with web.client(server.url) as me:
            address, mine = f"/api/tables/{table}", {"Authorization": f"Bearer {token}"}
            assert (await asyncio.to_thread(me.delete, address, headers=mine)).status_code == 204
        assert (await line.until("bye"))[0]["code"] == "gone"
        _, bye = await Line.open(server.socket_url, table, token)
        assert bye["code"] == "gone"

    run(work())


def test_the_cookie_is_as_good_as_the_token(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela4")

    async def work() -> None:
        cookie = {"Cookie": f"belot={token}", "Origin": server.url}
        line = Line(await connect(server.socket_url, additional_headers=cookie))
        await line.write({"t": "hello", "v": 1, "table": table, "token": ""})
        assert (await line.read())["seat"] == 0
        await line.close()
        evil = {"Cookie": f"belot={token}", "Origin": "https://evil.example"}
        with pytest.raises(InvalidStatus):
            await connect(server.socket_url, additional_headers=evil)

    run(work())


def test_a_refused_guest_has_no_seat(server: RunningServer) -> None:
    """A nak means that nothing happened; and who is expected under a name may come under it."""
    ana, bea = web.guest(server.url), web.guest(server.url, "Bea")
    table = web.open_table(server.url, ana, "bela3", 3, (0, 1, 2))

    async def work() -> None:
        line, welcome = await Line.open(server.socket_url, table, bea)
        for i, name in enumerate(("", "\u200b", 7)):
            nak = await line.ask("sit", {"name": name}, id=f"n.{i}")
            assert nak["t"] == "nak"
        await line.close()
        line, welcome = await Line.open(server.socket_url, table, bea)
        assert welcome["seat"] == -1
        expected = welcome["view"]["seats"][1]["name"]
        answer = await line.ask("sit", {"name": expected}, id="n.9")
        assert answer["t"] == "ack"
        await line.close()
        line, welcome = await Line.open(server.socket_url, table, bea)
        assert welcome["seat"] == 1
        await line.close()

    run(work())
