"""What people say to each other in a room."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from belot.server.talk import BURST, PHRASES
from tests.server import web
from tests.server.inside import in_thread
from tests.server.player import Frame, Line
from tests.server.running import RunningServer
from tests.server.test_rooms import Friends


def run(work: Coroutine[Any, Any, None]) -> None:
    Line.run(work, patience=120)


async def said(line: Line) -> Frame:
    return (await line.until("said"))[0]


def test_phrases_and_texts(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", rules="bela2")
        cid = await in_thread(web.guest, server.url, "Cid")
        watcher, _ = await Line.open(server.socket_url, friends.table, cid)
        assert (await friends.ask(1, "phrase", phrase="good-luck"))["t"] == "ack"
        text = "  <b>Dobra\u202e\n igra</b>\u0007 "
        assert (await friends.ask(1, "chat", text=text))["t"] == "ack"
        for line in (friends.lines[0], watcher):
            phrase, chat = await said(line), await said(line)
            assert (phrase["member"], phrase["seat"], phrase["name"]) == (1, 1, "Bea")
            assert (phrase["phrase"], phrase["text"], phrase["old"]) == ("good-luck", "", False)
            assert chat["text"] == "<b>Dobra igra</b>", "one line, and for the client to escape"
        late, _ = await Line.open(server.socket_url, friends.table, cid)
        old = [await said(late), await said(late)]
        assert [(o["phrase"], o["text"], o["old"]) for o in old] == [
            ("good-luck", "", True),
            ("", "<b>Dobra igra</b>", True),
        ]

    run(work())


def test_what_cannot_be_said(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea", chat=False)
        cases: list[tuple[str, Frame, str]] = [
            ("phrase", {"phrase": "you-fool"}, "phrase-unknown"),
            ("phrase", {"phrase": 7}, "phrase-unknown"),
            ("phrase", {"phrase": ["hello"]}, "phrase-unknown"),
            ("phrase", {}, "phrase-unknown"),
            ("chat", {"text": "hi"}, "chat-off"),
        ]
        for a, fields, code in cases:
            assert (await friends.ask(1, a, **fields))["code"] == code, fields
        assert (await friends.ask(0, "allow", chat=True))["t"] == "ack"
        cases = [
            ("chat", {"text": " \n "}, "chat-empty"),
            ("chat", {"text": None}, "malformed"),
            ("chat", {"text": {"a": 1}}, "malformed"),
            ("chat", {"text": "x" * 801}, "malformed"),
        ]
        for a, fields, code in cases:
            assert (await friends.ask(1, a, **fields))["code"] == code, fields
        assert (await friends.ask(1, "chat", text="y" * 500))["t"] == "ack"
        assert (await said(friends.lines[0]))["text"] == "y" * 200

    run(work())


def test_nobody_says_everything(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        codes = [(await friends.ask(1, "phrase", phrase=p)).get("code") for p in PHRASES[:9]]
        assert codes[:BURST] == [None] * BURST
        assert "too-fast" in codes[BURST:]
        assert (await friends.ask(0, "phrase", phrase="hello"))["t"] == "ack", "others may"

    run(work())


def test_a_retry_says_nothing_twice(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        for _ in range(3):
            assert (await friends.lines[1].ask("chat", {"text": "once"}, id="t.1"))["t"] == "ack"
        welcome = await friends.sit_down(1)
        assert welcome["seat"] == 1
        assert (await friends.lines[1].ask("chat", {"text": "once"}, id="t.1"))["t"] == "ack"
        assert (await friends.ask(1, "chat", text="twice"))["t"] == "ack"
        heard = [await said(friends.lines[0]), await said(friends.lines[0])]
        assert [each["text"] for each in heard] == ["once", "twice"]

    run(work())


def test_a_private_table_has_phrases_and_no_chat(server: RunningServer) -> None:
    async def work() -> None:
        token = await in_thread(web.guest, server.url)
        table = await in_thread(web.open_table, server.url, token, "bela4")
        line, _ = await Line.open(server.socket_url, table, token)
        assert (await line.ask("phrase", {"phrase": "oops"}, id="p.1"))["t"] == "ack"
        assert (await line.ask("chat", {"text": "hi"}, id="p.2"))["code"] == "chat-off"

    run(work())
