"""Rooms on a real server: found by a code, joined, played, left, and found again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from belot.server.attending import Attending
from tests.server import web
from tests.server.inside import Inside, in_thread, inside
from tests.server.player import Frame, Line, Player
from tests.server.running import RunningServer

PEOPLE = ("Ana", "Bea", "Cid", "Dan")


def post(url: str, path: str, token: str, **body: Any) -> Any:
    with web.client(url) as browser:
        return browser.post(path, json=body, headers={"Authorization": f"Bearer {token}"})


def get(url: str, path: str, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with web.client(url) as browser:
        return browser.get(path, headers=headers)


class Friends:
    """A room with people in it, each with a token and a line."""

    def __init__(self, server: Inside | RunningServer) -> None:
        self.server = server
        self.tokens: list[str] = []
        self.lines: list[Line] = []
        self.welcomes: list[Frame] = []
        self.rooms: list[Frame] = []
        self.table = self.code = ""
        self._count = 0

    async def come(self, *names: str, rules: str = "bela4(target=151)", **wish: Any) -> None:
        """These people meet in a room that the first opens."""
        url = self.server.url
        for name in names:
            token = await in_thread(web.guest, url, name)
            if not self.code:
                opened = await asyncio.to_thread(web.open_room, url, token, rules, name, **wish)
                self.table, self.code = opened
            else:
                await in_thread(web.join, url, token, self.code, name)
            self.tokens.append(token)
            await self.sit_down(len(self.tokens) - 1)

    async def sit_down(self, who: int) -> Frame:
        """Somebody says hello; the answer."""
        line, first = await Line.open(self.server.socket_url, self.table, self.tokens[who])
        self.lines[who : who + 1] = [line]
        self.welcomes[who : who + 1] = [first]
        return first

    async def ask(self, who: int, a: str, /, **fields: Any) -> Frame:
        """A command, its answer."""
        self._count += 1
        return await self.lines[who].ask(a, fields, id=f"f.{self._count}")

    async def room(self, who: int, **wanted: Any) -> Frame:
        """The next notice of the room in which it is like that."""
        while True:
            shape: Frame = (await self.lines[who].until("room"))[0]["d"]
            if all(shape[name] == value for name, value in wanted.items()):
                return shape


def run(work: Coroutine[Any, Any, None]) -> None:
    Line.run(work)


def test_four_people_find_each_other_and_play(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come(*PEOPLE)
        assert [w["seat"] for w in friends.welcomes] == [w["me"] for w in friends.welcomes]
        assert friends.welcomes[0]["view"]["phase"] == "room"
        for line in friends.lines:
            await line.close()
        friends.lines[0], _ = await Line.open(server.socket_url, friends.table, friends.tokens[0])
        assert (await friends.ask(0, "start"))["t"] == "ack"
        players = [
            Player(server.socket_url, friends.table, token, seed)
            for seed, token in enumerate(friends.tokens)
        ]
        await asyncio.gather(*(player.play() for player in players))
        assert len({str(p.view["totals"]) for p in players}) == 1
        preview = (await in_thread(get, server.url, f"/api/rooms/{friends.code}")).json()
        assert preview["stage"] == "over"

    run(work())


def test_a_room_before_one_comes_in(server: RunningServer) -> None:
    ana, bea = web.guest(server.url, "Ana"), web.guest(server.url, "Bea")
    table, code = web.open_room(server.url, ana, "bela3", "Ana Z.")
    assert len(code) == 6
    typed = f" {code[:3].lower()}-{code[3:].lower()}"
    preview = get(server.url, f"/api/rooms/{typed}").json()
    assert preview == {
        "table": table,
        "code": code,
        "rules": "bela3",
        "variant": "bela3",
        "host": "Ana Z.",
        "players": 3,
        "seated": 1,
        "locked": False,
        "stage": "room",
        "member": False,
    }
    assert get(server.url, f"/api/rooms/{code}", ana).json()["member"] is True
    assert web.join(server.url, bea, code, "Bea") == 1
    assert web.join(server.url, bea, code, "Bea") == 1, "once"
    after = get(server.url, f"/api/rooms/{code}", bea).json()
    assert (after["seated"], after["member"]) == (2, True)
    for path in (f"/api/rooms/{code}/join", f"/api/rooms/{code}/bots"):
        assert post(server.url, path, "nobody", name="X").status_code == 401
    assert post(server.url, f"/api/rooms/{code}/join", bea, name=" ").status_code == 422
    assert post(server.url, "/api/rooms", ana, rules="no", name="A").status_code == 422


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            token = await in_thread(web.guest, server.url)
            _, code = await in_thread(web.open_room, server.url, token, "bela4")
            seen = list[int]()
            while 429 not in seen:
                answer = await in_thread(get, server.url, "/api/rooms/CCC-CCC", token)
                seen.append(answer.status_code)
                assert answer.json()["code"] == ("no-room" if seen[-1] == 404 else "slow-down")
            assert set(seen[:-1]) == {404}
            assert 5 <= len(seen) <= 100
            for path in (f"/api/rooms/{code}", "/api/rooms/DDDDDD"):
                answer = await in_thread(get, server.url, path, token)
                assert answer.status_code == 429, "a right code is no better than a wrong one"

    run(work())


def test_sent_out_locked_out_and_full(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", "Cid")
        assert (await friends.ask(1, "kick", member=2))["code"] == "not-host"
        assert (await friends.ask(0, "kick", member=1))["t"] == "ack"
        assert (await friends.lines[1].until("bye"))[0]["code"] == "kicked"
        assert (await friends.sit_down(1))["code"] == "kicked"
        again = await in_thread(post_join, server.url, friends.code, friends.tokens[1])
        assert (again.status_code, again.json()["code"]) == (403, "kicked")
        await friends.room(2, seats=[0, -1, 2, -1])
        assert (await friends.ask(0, "lock", on=True))["t"] == "ack"
        dan = await in_thread(web.guest, server.url, "Dan")
        locked = await in_thread(post_join, server.url, friends.code, dan)
        assert (locked.status_code, locked.json()["code"]) == (403, "room-locked")
        assert (await friends.ask(0, "lock", on=False))["t"] == "ack"
        assert (await friends.ask(0, "allow", watch=False))["t"] == "ack"
        for token in (dan, await in_thread(web.guest, server.url, "Eva")):
            assert (await in_thread(post_join, server.url, friends.code, token)).status_code == 200
        fay = await in_thread(web.guest, server.url, "Fay")
        full = await in_thread(post_join, server.url, friends.code, fay)
        assert (full.status_code, full.json()["code"]) == (409, "room-full")

    run(work())


def post_join(url: str, code: str, token: str) -> Any:
    return post(url, f"/api/rooms/{code}/join", token, name="Guest")


def test_who_looks_on(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", rules="bela2(target=151)")
        fay = await in_thread(web.guest, server.url, "Fay")
        watcher, welcome = await Line.open(server.socket_url, friends.table, fay)
        assert (welcome["seat"], welcome["me"]) == (-1, -1)
        for a, fields in (
            ("sit", {"seat": 0}),
            ("start", {}),
            ("chat", {"text": "hi"}),
            ("phrase", {"phrase": "hello"}),
            ("name", {"name": "X"}),
            ("part", {}),
        ):
            nak = await watcher.ask(a, fields, id=f"w.{a}")
            assert (nak["t"], nak["code"]) == ("nak", "not-member"), a
        for a in ("ready", "pause", "undo", "rest", "leave"):
            nak = await watcher.ask(a, {}, id=f"w.{a}")
            assert nak["code"] == "not-seated", a
        assert (await friends.ask(0, "start"))["t"] == "ack"
        view = (await watcher.until("view"))[0]["d"]
        assert view["hand"] == []
        assert view["prompt"] is None
        assert (await friends.ask(0, "allow", watch=False))["t"] == "ack"
        assert (await watcher.until("bye"))[0]["code"] == "gone"
        _, refused = await Line.open(server.socket_url, friends.table, fay)
        assert (refused["t"], refused["code"]) == ("bye", "gone")
        assert (await friends.ask(0, "allow", watch=True))["t"] == "ack"
        _, welcome = await Line.open(server.socket_url, friends.table, fay)
        assert welcome["t"] == "welcome"

    run(work())


def test_members_without_a_seat(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", "Cid", rules="bela2(target=151)")
        assert (friends.welcomes[2]["seat"], friends.welcomes[2]["me"]) == (-1, 2)
        assert (await friends.ask(2, "sit", seat=1))["code"] == "seat-taken"
        assert (await friends.ask(1, "stand"))["t"] == "ack"
        assert (await friends.ask(2, "sit", seat=1))["t"] == "ack"
        assert (await friends.ask(2, "name", name="Cilla"))["t"] == "ack"
        shape = await friends.room(0, seats=[0, 2])
        while shape["members"][2]["name"] != "Cilla":
            shape = await friends.room(0)
        assert [m["seat"] for m in shape["members"]] == [0, -1, 1]
        assert (await friends.ask(1, "phrase", phrase="hello"))["t"] == "ack"
        assert (await friends.ask(1, "part"))["t"] == "ack", "an answer, and then goodbye"
        assert (await friends.lines[1].until("bye"))[0]["code"] == "gone"
        await friends.room(0, seats=[0, 2])

    run(work())


def test_another_seat_is_another_welcome(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        await friends.lines[1].write(
            {"t": "cmd", "id": "s.1", "base": 0, "a": "sit", "d": {"seat": 3}}
        )
        answer, before = await friends.lines[1].until("ack", "nak")
        assert answer["t"] == "ack"
        assert [f["seat"] for f in before if f["t"] == "welcome"] == [3]
        assert (await friends.ask(0, "place", member=1, seat=0))["t"] == "ack"
        assert (await friends.lines[1].until("welcome"))[0]["seat"] == 0
        assert (await friends.ask(0, "rules", rules="bela2"))["t"] == "ack"
        shape = await friends.room(1, players=2)
        assert shape["seats"] == [1, 0]
        assert shape["changes"]
        assert not shape["may_start"], "Bea has to agree"
        assert (await friends.ask(0, "start"))["code"] == "not-agreed"
        assert (await friends.ask(1, "agree"))["t"] == "ack"
        assert (await friends.ask(0, "start"))["t"] == "ack"

    run(work())


def test_the_room_says_what_the_match_goes_on_from(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        start = {"totals": [620, -40], "hung": 81, "dealer": 1}
        await friends.come("Ana", "Bea", start=start)
        shape = await friends.room(1)
        assert (shape["handed"], shape["hung"]) == ([620, -40], 81)
        assert (await friends.ask(0, "rules", rules="bela2"))["t"] == "ack"
        shape = await friends.room(1, players=2)
        assert (shape["handed"], shape["hung"]) == ([620, -40], 81), "two sides as well"
        assert (await friends.ask(0, "rules", rules="bela3"))["t"] == "ack"
        shape = await friends.room(1, players=3)
        assert (shape["handed"], shape["hung"]) == ([], 0), "another game"

    run(work())


def test_a_retry_does_nothing_twice(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        first = await friends.lines[1].ask("stand", {}, id="r.1")
        assert first["t"] == "ack"
        assert (await friends.ask(1, "sit", seat=2))["t"] == "ack"
        again = await friends.lines[1].ask("stand", {}, id="r.1")
        assert again["t"] == "ack"
        nak = await friends.lines[0].ask("kick", {"member": 0}, id="k.1")
        assert nak["t"] == "nak"
        assert await friends.lines[0].ask("kick", {"member": 1}, id="k.1") == nak
        assert (await in_thread(get, server.url, f"/api/rooms/{friends.code}")).json()[
            "seated"
        ] == 2
        await friends.lines[1].close()
        welcome = await friends.sit_down(1)
        assert welcome["seat"] == 2
        assert (await friends.lines[1].ask("stand", {}, id="r.1"))["t"] == "ack"
        assert (await friends.sit_down(1))["seat"] == 2

    run(work())


def test_the_newer_connection_has_the_seat(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        older = friends.lines[1]
        assert (await friends.sit_down(1))["seat"] == 1
        assert (await older.until("bye"))[0]["code"] == "moved"
        assert (await friends.ask(1, "stand"))["t"] == "ack"

    run(work())


def test_a_program_plays(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", rules="bela3(target=151)")
        path = f"/api/rooms/{friends.code}/bots"
        bea = friends.tokens[1]
        refused = await asyncio.to_thread(post, server.url, path, bea, name="Robi")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
        made = await asyncio.to_thread(post, server.url, path, friends.tokens[0], name="Robi")
        assert made.status_code == 201
        robi = made.json()
        assert robi["table"] == friends.table
        shape = await friends.room(0, seats=[0, 1, 2])
        assert [m["bot"] for m in shape["members"]] == [False, False, True]
        assert (await friends.ask(0, "host", member=2))["code"] == "not-member"
        assert (await friends.ask(0, "start"))["t"] == "ack"
        players = [
            Player(server.socket_url, friends.table, token, seed)
            for seed, token in enumerate([*friends.tokens, robi["token"]])
        ]
        await asyncio.gather(*(player.play() for player in players))

    run(work())


# --- hosts and restarts ---


def test_the_room_outlives_its_host_and_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        with RunningServer(tmp_path) as server:
            friends = Friends(server)
            await friends.come("Ana", "Bea", "Cid")
            assert (await friends.ask(0, "part"))["t"] == "ack"
            await friends.room(1, host=1)
            assert (await friends.ask(1, "lock", on=True))["t"] == "ack"
            assert (await friends.ask(1, "start"))["t"] == "ack"
            assert (await friends.ask(2, "pause"))["t"] == "ack"
            await in_thread(server.kill)
            await in_thread(server.start)
            for who in (1, 2):
                welcome = await friends.sit_down(who)
                assert (welcome["seat"], welcome["me"]) == (who, who)
                assert welcome["view"]["paused"]
            shape = await friends.room(1, host=1)
            assert shape["locked"]
            assert shape["seats"] == [-1, 1, 2, -1]
            preview = (await in_thread(get, server.url, f"/api/rooms/{friends.code}")).json()
            assert (preview["host"], preview["stage"]) == ("Bea", "match")
            assert (await friends.ask(1, "resume"))["t"] == "ack"

    Line.run(work(), patience=180)


def test_a_host_who_is_missing_is_succeeded(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, away=0.1, closed=0.3, dropped=0.3) as server:
            friends = Friends(server)
            await friends.come("Ana", "Bea")
            await friends.lines[0].close()
            await friends.room(1, host=1)
            await friends.sit_down(0)
            shape = await friends.room(0)
            assert shape["host"] == 1, "what was given stays given"

    run(work())


def test_programs_alone_do_not_stop_the_server(tmp_path: Path) -> None:
    """Nobody can become host there: that is no reason to look for one all the time."""

    async def work() -> None:
        async with inside(tmp_path, away=0.1, closed=0.2, dropped=0.2) as server:
            friends = Friends(server)
            await friends.come("Ana")
            path = f"/api/rooms/{friends.code}/bots"
            made = await asyncio.to_thread(post, server.url, path, friends.tokens[0], name="Robi")
            program, _ = await Line.open(server.socket_url, friends.table, made.json()["token"])
            await friends.lines[0].close()
            await asyncio.sleep(0.5)
            for n in range(3):
                await program.write({"t": "ping", "l": n})
                assert (await program.until("pong"))[0]["t"] == "pong"
            owner = server.context.hall.loaded(friends.table)
            assert owner is not None
            assert owner.state.room is not None
            assert owner.state.room.host == 0
            assert owner.waits

    run(work())


def test_a_moment_that_comes_while_another_is_told_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people leave shortly after each other, and it takes the server longer to tell that the
    first is gone than it takes until the second is."""
    tell = Attending.tell

    def slowly(attending: Attending, *of: Any) -> None:
        time.sleep(0.1)
        tell(attending, *of)

    async def work() -> None:
        async with inside(tmp_path, away=0.1, closed=0.5, dropped=0.5) as server:
            friends = Friends(server)
            await friends.come("Ana", "Bea")
            assert (await friends.ask(0, "start"))["t"] == "ack"
            owner = server.context.hall.loaded(friends.table)
            assert owner is not None
            for line in friends.lines:
                await line.close()
                await asyncio.sleep(0.03)
            monkeypatch.setattr(Attending, "tell", slowly)
            async with asyncio.timeout(20):
                while owner.state.paused is None:
                    await asyncio.sleep(0.05)

    run(work())


def test_when_all_have_gone_the_match_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, window=0.05, away=0.1, closed=0.3, dropped=0.3) as server:
            friends = Friends(server)
            await friends.come("Ana", "Bea")
            assert (await friends.ask(0, "start"))["t"] == "ack"
            for line in friends.lines:
                await line.close()
            owner = server.context.hall.loaded(friends.table)
            assert owner is not None
            async with asyncio.timeout(20):
                while owner.state.paused is None:
                    await asyncio.sleep(0.05)
            welcome = await friends.sit_down(1)
            assert welcome["view"]["paused"]
            assert (await friends.ask(1, "resume"))["t"] == "ack"

    run(work())
