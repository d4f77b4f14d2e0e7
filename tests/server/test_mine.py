"""What a server keeps of me: I can see it, correct it, and have it removed for good."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx

from belot.store import Store
from belot.store.care import check
from tests.server import web
from tests.server.player import Line
from tests.server.running import RunningServer
from tests.server.test_rooms import Friends, run
from tests.store.test_forget import rows

RULES = "bela4(target=151)"


def ask(url: str, method: str, path: str, token: str = "", **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with web.client(url) as browser:
        return browser.request(method, path, headers=headers, json=body or None)


def stored(data: Path) -> list[str]:
    """Everything in the store of a server that has stopped."""

    async def read() -> list[str]:
        store = await Store.open(data)
        found = await store._read(lambda c: list(rows(c)))
        await store.close()
        return found

    return asyncio.run(read())


def test_i_see_what_is_mine_and_nothing_else(server: RunningServer) -> None:
    url = server.url
    ana, bea = web.guest(url, "Ana"), web.guest(url, "Bea")
    alone = web.open_table(url, ana, "bela4")
    room, code = web.open_room(url, bea, RULES, "Bea")
    web.join(url, ana, code, "Ana M.")
    opened = ask(url, "POST", "/api/pads", ana).json()
    names = {"id": "a.1", "op": "names", "at": 1, "names": ["A", "B", "C", "D"]}
    ask(url, "POST", f"/api/pads/{opened['write']}/ops", ops=[names])
    link = ask(url, "POST", "/api/session/link", ana).json()["code"]
    assert ask(url, "POST", "/api/session/claim", code=link).status_code == 200

    mine = ask(url, "GET", "/api/mine", ana).json()
    assert (mine["name"], mine["devices"], mine["admin"]) == ("Ana", 1, False)
    assert {t["table"]: t["opened"] for t in mine["tables"]} == {alone: True, room: False}
    assert [pad["operations"] for pad in mine["pads"]] == [1]
    assert {t["table"] for t in ask(url, "GET", "/api/mine", bea).json()["tables"]} == {room}
    assert ask(url, "GET", "/api/mine").status_code == 401
    assert ask(url, "DELETE", "/api/mine").status_code == 401

    assert ask(url, "POST", "/api/session", ana, name="Ana Marić").status_code == 200
    assert ask(url, "GET", "/api/mine", ana).json()["name"] == "Ana Marić"


def test_whoever_goes_is_gone_and_the_others_play_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with RunningServer(data) as server:
        url, friends = server.url, Friends(server)

        async def work() -> None:
            await friends.come("Anamarija", "Bea", rules=RULES)
            assert (await friends.ask(0, "start"))["t"] == "ack"
            ana = friends.tokens[0]
            alone = await asyncio.to_thread(web.open_table, url, ana, "bela4")
            pad = (await asyncio.to_thread(ask, url, "POST", "/api/pads", ana)).json()
            gone = await asyncio.to_thread(ask, url, "DELETE", "/api/mine", ana)
            assert gone.status_code == 204
            assert 'belot=""' in gone.headers["set-cookie"] or "Max-Age=0" in str(gone.headers)
            for path in ("/api/session", "/api/mine", "/api/tables"):
                answer = await asyncio.to_thread(ask, url, "GET", path, ana)
                assert answer.status_code == 401
            for link in pad.values():
                answer = await asyncio.to_thread(ask, url, "GET", f"/api/pads/{link}")
                assert answer.status_code == 404
            for line in friends.lines:
                with contextlib.suppress(Exception):
                    await line.close()
            _, first = await Line.open(server.socket_url, friends.table, ana)
            assert (first["t"], first["code"]) == ("bye", "token")
            line, welcome = await Line.open(server.socket_url, friends.table, friends.tokens[1])
            names = [seat["name"] for seat in welcome["view"]["seats"]]
            assert "Bea" in names
            assert "Anamarija" not in names
            assert welcome["view"]["phase"] != "room", "the match goes on"
            await line.close()
            assert alone

        run(work())
        assert ask(url, "GET", "/api/tables", friends.tokens[1]).json()[0]["code"] == friends.code
        preview = ask(url, "GET", f"/api/rooms/{friends.code}").json()
        assert preview["host"] == "Bea"
        assert server.stop() == 0
    assert [text for text in stored(data) if "Anamarija" in text] == []
    assert asyncio.run(check(str(data))).fault is None


def test_the_page_tells_what_is_so(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--contact", "  Mirjana,\n mirjana@belot.example ") as server:
        told = ask(server.url, "GET", "/api/privacy").json()
        cookie = ask(server.url, "POST", "/api/session", name="Ana").headers["set-cookie"]
    assert told["contact"] == "Mirjana, mirjana@belot.example"
    assert told["database"] == "sqlite"
    assert f"Max-Age={told['session_days'] * 86_400}" in cookie
    assert (told["pad_days"], told["link_minutes"]) == (180, 10)
    assert len(told["updated"].split("-")) == 3
