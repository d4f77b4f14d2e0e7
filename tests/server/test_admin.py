"""Who looks after a server, and who may come in where that is asked."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from belot import cli
from belot.store import Invite, Store
from tests.server import web
from tests.server.inside import in_thread, inside
from tests.server.player import Line
from tests.server.running import RunningServer


def admin(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> str:
    capsys.readouterr()
    assert cli.main(["admin", *arguments, "--data", str(data)]) == 0
    return capsys.readouterr().out


def link(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> str:
    """The path and query of a link that was printed."""
    out = admin(capsys, data, *arguments)
    found = re.match(r"http://localhost:8000(/\S+)\n", out)
    assert found is not None, out
    return found[1]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_first_administrator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the command line, before a server ever ran there, to a browser that may do it all."""
    path = link(capsys, tmp_path, "first", "  Ana\u202e ")
    with RunningServer(tmp_path, "--closed") as server, web.client(server.url) as me:
        for _ in range(3):  # whoever only looks at it does not use it up
            page = me.get(path, headers={"Accept-Language": "hr-HR,hr;q=0.9"})
            assert page.status_code == 200
            assert "Postani upravitelj" in page.text
            assert "form-action 'self'" in page.headers["content-security-policy"]
            assert page.headers["referrer-policy"] == "same-origin"
        assert me.get("/api/session").status_code == 401
        foreign = me.post(path, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        made = me.post(path, headers={"Origin": server.url})
        assert (made.status_code, "HttpOnly" in made.headers["set-cookie"]) == (200, True)
        assert me.get("/api/session").json()["name"] == "Ana"
        (person,) = me.get("/api/admin/people").json()
        assert person.items() >= {"name": "Ana", "admin": True, "bot": False, "tables": 0}.items()
        with web.client(server.url) as other:
            assert other.get(path).status_code == 404
            assert other.post(path).status_code == 404, "it works once"
            assert other.get("/api/admin/people").status_code == 401
        assert "admin" in admin(capsys, tmp_path, "people")
        admin(capsys, tmp_path, "dismiss", person["id"])
        assert me.get("/api/admin/people").json()["code"] == "not-admin"
        assert cli.main(["admin", "dismiss", person["id"], "--data", str(tmp_path)]) == 1
        again = link(capsys, tmp_path, "first", "Ana")
        assert me.post(again).status_code == 200
        assert me.get("/api/admin/people").json()[0]["id"] == person["id"], "under her old session"
        assert me.post("/api/session", json={}).json()["id"] == person["id"]
        assert server.complaints() == ""


def test_an_old_link_is_no_good(tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        store = await Store.open(tmp_path)
        old = await store.new_invite(Invite(True, "Ana", 1, time.time() - 1))
        guest = await store.new_invite(Invite(False, "", 5, time.time() + 60))
        await store.close()
        return old, guest

    old, guest = asyncio.run(make())
    with RunningServer(tmp_path) as server, web.client(server.url) as me:
        for code in (old, guest, "nothing"):
            assert me.get(f"/admin/{code}").status_code == 404
            assert me.post(f"/admin/{code}").status_code == 404
        statuses = [me.post(f"/admin/{number}").status_code for number in range(30)]
        assert statuses[-1] == 429, "nobody finds one by trying"


ADMIN = (
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/people"),
    ("GET", "/api/admin/invites"),
    ("POST", "/api/admin/invites"),
    ("DELETE", "/api/admin/tables/x"),
)


@pytest.mark.parametrize(("method", "path"), ADMIN)
def test_only_administrators(server: RunningServer, method: str, path: str) -> None:
    token = web.guest(server.url)
    with web.client(server.url) as me:
        body: dict[str, Any] = {"json": {}} if method == "POST" else {}
        assert me.request(method, path, **body).json()["code"] == "token"
        refused = me.request(method, path, headers=bearer(token), **body)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-admin")


def _administrator(data: Path) -> str:
    """A token of one."""

    async def make() -> str:
        store = await Store.open(data)
        code = await store.new_invite(Invite(True, "Ana", 1, time.time() + 60))
        made = await store.enthrone(code, None)
        await store.close()
        assert made is not None
        return made[1]

    return asyncio.run(make())


def test_looking_after_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boss = bearer(_administrator(tmp_path))

    async def work() -> None:
        async with inside(tmp_path) as server:
            token = await in_thread(web.guest, server.url, "Bea")
            one = await in_thread(web.open_table, server.url, token, "bela4(target=701)")
            two = await in_thread(web.open_table, server.url, token, "bela2", 2)
            line, _ = await Line.open(server.socket_url, one, token)

            def ask(method: str, path: str) -> httpx.Response:
                with web.client(server.url) as me:
                    return me.request(method, path, headers=boss)

            rows = (await in_thread(ask, "GET", "/api/admin/tables")).json()
            seen = {row["table"]: row for row in rows}
            assert set(seen) == {one, two}
            told = {"code": None, "rules": "bela4(target=701)", "over": False, "match": 1}
            assert seen[one].items() >= told.items()
            assert (seen[one]["here"], seen[one]["connections"]) == (True, 1)
            assert seen[two]["connections"] == 0
            assert seen[two]["seats"] == ["Seat 0", "Seat 1"]
            assert (await in_thread(ask, "DELETE", f"/api/admin/tables/{one}")).status_code == 204
            assert (await line.until("bye"))[0]["code"] == "gone"
            assert (await in_thread(ask, "DELETE", f"/api/admin/tables/{one}")).status_code == 404
            people = (await in_thread(ask, "GET", "/api/admin/people")).json()
            assert {(p["name"], p["tables"]) for p in people} == {("Ana", 0), ("Bea", 1)}

            # The same from the command line, in another process or thread, while the server runs.
            out = await in_thread(admin, capsys, tmp_path, "tables")
            assert out.startswith(two)
            assert "bela2" in out
            line, _ = await Line.open(server.socket_url, two, token)
            await in_thread(admin, capsys, tmp_path, "close", two)
            await line.write({"t": "cmd", "id": "n.1", "base": 0, "a": "leave", "d": {}})
            assert (await line.until("bye"))[0]["code"] == "restart"
            line, bye = await Line.open(server.socket_url, two, token)
            assert (bye["t"], bye["code"]) == ("bye", "gone")
            assert await in_thread(admin, capsys, tmp_path, "tables") == ""
            close = ["admin", "close", two, "--data", str(tmp_path)]
            assert await in_thread(cli.main, close) == 1

    Line.run(work())


def _newcomer(url: str, **more: str) -> tuple[int, str]:
    with web.client(url) as me:
        answer = me.post("/api/session", json={"name": "Bea", **more})
    return answer.status_code, answer.json().get("code", "")


def test_newcomers_need_an_invitation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boss = bearer(_administrator(tmp_path))
    refused = (403, "invitation")
    printed = link(capsys, tmp_path, "invite", "--uses", "2", "--days", "3")
    code = printed.removeprefix("/?invite=")
    with RunningServer(tmp_path, "--closed", "--public-url", "http://localhost:1") as server:
        assert _newcomer(server.url) == refused
        assert _newcomer(server.url, invite="nothing") == refused
        assert _newcomer(server.url, invite=code) == (200, "")
        with web.client(server.url) as me:
            me.headers.update(boss)
            assert me.post("/api/session", json={}).status_code == 200, "who is here already stays"
            (known,) = me.get("/api/admin/invites").json()
            assert (known["uses"], known["admin"], "code" in known) == (1, False, False)
            wish = {"uses": 1, "days": 1}
            made = me.post("/api/admin/invites", json=wish)
            assert made.status_code == 201
            assert made.json()["link"] == f"http://localhost:1/?invite={made.json()['code']}"
            assert me.post("/api/admin/invites", json={"uses": 0}).status_code == 400
            room = me.post("/api/rooms", json={"rules": "bela4", "name": "Ana"}).json()["code"]
        assert _newcomer(server.url, invite=code) == (200, "")
        assert _newcomer(server.url, invite=code) == refused, "it was for two"
        assert _newcomer(server.url, invite=made.json()["code"]) == (200, "")
        assert _newcomer(server.url, invite=f"{room[:3].lower()}-{room[3:]}") == (200, "")
        assert _newcomer(server.url, invite=room) == (200, ""), "as often as friends come"
        guesses = [_newcomer(server.url, invite=str(number)) for number in range(25)]
        assert guesses[-1] == (429, "slow-down")
    with RunningServer(tmp_path) as server:
        assert _newcomer(server.url) == (200, "")


@pytest.mark.parametrize(
    "arguments",
    [[], ["first"], ["first", "\u200b"], ["invite", "--uses", "0"], ["invite", "--days", "x"]],
)
def test_arguments_that_make_no_sense(arguments: list[str], tmp_path: Path) -> None:
    assert cli.main(["admin", *arguments, *(["--data", str(tmp_path)] if arguments else [])]) == 2
