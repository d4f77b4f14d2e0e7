"""``/schema`` is the truth: whatever is sent, the answers are those that it documents."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from belot.store import Invite, Store
from tests.server import web
from tests.server.player import Line, Player
from tests.server.running import RunningServer

SETTINGS = """
[parameters]
table = {tables}
code = "{code}"
link = {links}
wait = 0

[checks.positive_data_acceptance]
# 422: as the schema has it, but the rules or the table do not take it
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
"""
REFUSALS = ("400", "401", "403", "404", "409", "413", "421", "422", "429")


def test_every_refusal_has_its_real_shape(server: RunningServer) -> None:
    with web.client(server.url) as me:
        schema = me.get("/schema").json()
    problem = schema["components"]["schemas"]["Problem"]
    assert set(problem["properties"]) == {"code", "names", "message"}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            responses = operation["responses"]
            assert {"400", "421"} <= set(responses), (path, method)
            assert ("403" in responses) >= (method != "get"), (path, method)
            for status in set(responses) & set(REFUSALS):
                shape = responses[status]["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Problem"}, (path, method, status)


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    return tmp_path / "schemathesis.toml"


def test_answers_are_those_of_the_schema(tmp_path: Path, settings: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        token = web.guest(server.url)
        played = web.open_table(server.url, token, "bela2(target=101)", 2)
        Line.run(Player(server.socket_url, played, token, 1).play())
        tables = [played, web.open_table(server.url, token, "bela4")]
        code = _room(server.url, token)
        asyncio.run(_make_admin(tmp_path / "data", token))
        links = _pad(server.url, token)
        settings.write_text(SETTINGS.format(tables=tables, code=code, links=links))
        said = _fuzz(server.url, token, settings)
        assert server.process.poll() is None
        assert '"level": "error"' not in server.complaints(), server.complaints()
    tested = re.search(r"Tested: (\d+)", said)
    assert tested is not None
    assert int(tested[1]) >= 30


async def _make_admin(data: Path, token: str) -> None:
    store = await Store.open(data)
    session = await store.session(token)
    assert session is not None
    code = await store.new_invite(Invite(True, "", 1, time.time() + 60))
    assert await store.enthrone(code, session.id) is not None
    await store.close()


def _room(url: str, token: str) -> str:
    with web.client(url) as me:
        wish = {"rules": "bela4", "name": "Ana"}
        proof = {"Authorization": f"Bearer {token}"}
        code: str = me.post("/api/rooms", json=wish, headers=proof).json()["code"]
    return code


def _pad(url: str, token: str) -> list[str]:
    """The links of a shared pad, for writing and for looking on."""
    with web.client(url) as me:
        opened = me.post("/api/pads", headers={"Authorization": f"Bearer {token}"}).json()
    return [opened["write"], opened["read"]]


def _fuzz(url: str, token: str, settings: Path) -> str:
    """What the tester says, of whom nothing is kept."""
    command = [
        *(str(Path(sys.executable).with_name("st")), "--config-file", str(settings)),
        *("run", f"{url}/schema", "-H", f"Authorization: Bearer {token}"),
        *("--exclude-operation-id", "ApiMineForgetMe"),  # nobody would be left who asks
        # One worker: of two that parse at once, CPython 3.11 takes one for the other
        # ("AST constructor recursion depth mismatch").
        *("--phases", "examples,coverage,fuzzing", "--max-examples", "5", "--workers", "1"),
        *("--generation-deterministic", "--no-color"),
    ]
    done = subprocess.run(
        command,
        cwd=settings.parent,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
