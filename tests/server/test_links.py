"""The same person on another device, by a code that is good once and for ten minutes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server import web
from tests.server.inside import in_thread, inside
from tests.server.player import Line
from tests.server.running import RunningServer
from tests.server.test_rooms import Friends, post


def test_a_phone_takes_over(server: RunningServer) -> None:
    async def work() -> None:
        friends = Friends(server)
        await friends.come("Ana", "Bea")
        assert (await friends.ask(0, "start"))["t"] == "ack"
        linked = await in_thread(post, server.url, "/api/session/link", friends.tokens[1])
        assert linked.status_code == 201
        code = linked.json()["code"]
        assert 540 < linked.json()["expires"] / 1000 - time.time() < 610
        typed = {"code": f"{code[:4]}-{code[4:]}".lower()}
        with web.client(server.url) as phone:
            me = phone.post("/api/session/claim", json=typed).json()
            assert me["name"] == "Bea"
            assert me["token"] != friends.tokens[1]
            assert phone.get("/api/session").json()["name"] == "Bea", "by the cookie"
            again = phone.post("/api/session/claim", json=typed)
            assert (again.status_code, again.json()["code"]) == (404, "no-link"), "once"
        phone_line, welcome = await Line.open(server.socket_url, friends.table, me["token"])
        assert (welcome["seat"], welcome["me"]) == (1, 1)
        assert (await friends.lines[1].until("bye"))[0]["code"] == "moved"
        assert (await phone_line.ask("phrase", {"phrase": "hello"}, id="h.1"))["t"] == "ack"
        assert (await friends.sit_down(1))["seat"] == 1, "the older device is Bea too"

    Line.run(work(), patience=120)


def test_only_the_last_code_is_good(server: RunningServer) -> None:
    ana = web.guest(server.url, "Ana")
    first, second = (post(server.url, "/api/session/link", ana).json()["code"] for _ in range(2))
    with web.client(server.url) as phone:
        assert phone.post("/api/session/claim", json={"code": first}).status_code == 404
        assert phone.post("/api/session/claim", json={"code": second}).status_code == 200
    assert post(server.url, "/api/session/link", "nobody").status_code == 401


def test_a_code_grows_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, shift = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])

    async def work() -> None:
        async with inside(tmp_path) as server:
            ana = await in_thread(web.guest, server.url, "Ana")
            code = (await in_thread(post, server.url, "/api/session/link", ana)).json()["code"]
            shift[0] = 601.0
            late = await in_thread(claim, server.url, code)
            assert late == (404, "no-link")
            seen = [await in_thread(claim, server.url, "CCCCCCCC") for _ in range(100)]
            assert (429, "slow-down") in seen, "nobody finds one by trying"

    Line.run(work(), patience=120)


def claim(url: str, code: str) -> tuple[int, str]:
    with web.client(url) as phone:
        answer = phone.post("/api/session/claim", json={"code": code})
    return answer.status_code, answer.json()["code"]
