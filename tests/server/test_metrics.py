"""What the server counts, who may read it, and what no figure and no log line ever tells."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from belot.rules import card_text
from belot.server import metrics
from belot.server.logs import Lines
from belot.store import Store
from belot.store.lines import event_text
from tests.server import hostile, web
from tests.server.inside import in_thread, inside
from tests.server.player import Line, Player
from tests.server.running import RunningServer


def read(url: str, **headers: str) -> tuple[int, str]:
    with web.client(url) as me:
        answer = me.get("/metrics", headers=headers)
    return answer.status_code, answer.text


def figures(text: str) -> dict[str, float]:
    """Each sample by its name and labels."""
    return {
        sample.name + "".join(f" {v}" for v in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_who_may_read(tmp_path: Path) -> None:
    token = "a-token-of-more-than-16"
    for number, (who, headers, status) in enumerate(
        [
            ("local", {}, 200),
            ("local", {"X-Forwarded-For": "127.0.0.1"}, 403),
            ("local", {"Forwarded": "for=127.0.0.1"}, 403),
            ("public", {"X-Forwarded-For": "203.0.113.7"}, 200),
            (token, {}, 403),
            (token, {"Authorization": f"Bearer {token[:-1]}"}, 403),
            (token, {"Authorization": f"Basic {token}"}, 403),
            (token, {"Authorization": f"Bearer {token}", "X-Forwarded-For": "203.0.113.7"}, 200),
        ]
    ):

        async def ask(place: Path, who: str, headers: dict[str, str]) -> int:
            async with inside(place, metrics=who) as server:
                answer: tuple[int, str] = await in_thread(lambda: read(server.url, **headers))
            return answer[0]

        found = asyncio.run(ask(tmp_path / str(number), who, headers))
        assert found == status, (who, headers)


def test_figures_of_a_match(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        before = figures(read(server.url)[1])
        assert before["belot_tables"] == before["belot_connections"] == 0
        token = web.guest(server.url, "Zdravka")
        table = web.open_table(server.url, token, "bela2(target=101)", 2)
        player = Player(server.socket_url, table, token, 1)

        async def play() -> dict[str, float]:
            await player.play()
            line, _ = await Line.open(server.socket_url, table, token)
            for number in range(3):
                nak = await line.ask("play", {"card": "7C"}, id=f"x.{number}")
                assert nak["t"] == "nak"
            during = figures((await asyncio.to_thread(read, server.url))[1])
            await line.write({"t": "hello"})
            await line.until("bye")
            return during

        during = Line.run(play())
        room, _ = web.open_room(server.url, token, "bela4")
        status, text = read(server.url)
        end = time.monotonic() + 30  # the loop is looked at once a while
        while not figures(text)["belot_loop_lag_seconds_count"] and time.monotonic() < end:
            time.sleep(0.1)
            status, text = read(server.url)
    assert status == 200
    assert table not in text
    assert room not in text
    assert token not in text
    assert "Zdravka" not in text
    after = figures(text)
    played = sum(event["e"] == "card_played" for event in player.events)
    assert after["belot_plays_total"] == played > 0
    assert after["belot_entries_total"] > after["belot_plays_total"]
    assert during["belot_connections"] == 1
    assert during["belot_tables"] == 1
    assert (after["belot_tables"], after["belot_rooms"]) == (2, 1)
    assert after["belot_commands_total ack"] == len(player.answers)
    assert after["belot_commands_total nak"] == 3
    assert sum(v for k, v in after.items() if k.startswith("belot_naks_total")) == 3
    assert after["belot_byes_total protocol"] == 1
    assert after["belot_ack_seconds_count"] == len(player.answers) + 3
    assert 0 < after["belot_commit_seconds_sum"] < 60
    assert after["belot_append_seconds_count"] >= len(player.answers)
    assert after["belot_loop_lag_seconds_count"] >= 1
    assert after["process_resident_memory_bytes"] > 1e6


def test_slow_readers_and_floods_are_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, rate=50, burst=5, hello=0.2) as server:
            start = figures(await asyncio.to_thread(lambda: read(server.url)[1]))
            line = Line(await connect(server.socket_url))
            await line.until("bye")
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            for _ in range(12):
                await line.write({"t": "ping", "l": 0})
            for _ in range(12):
                await line.until("pong")
            await line.close()
            end = figures(await asyncio.to_thread(lambda: read(server.url)[1]))
        for name in ("belot_byes_total slow", "belot_limited_total frames"):
            assert end[name] > start.get(name, 0), name

    Line.run(work())


def test_codes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_codes", set[str]())
    seen = {metrics._bounded(f"made-up-{number}") for number in range(1000)}
    assert len(seen) == metrics.CODES_MAX + 1
    assert "other" in seen


# --- logs ---


def _lines(server: RunningServer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.complaints().splitlines()]


def test_no_log_line_tells_a_hand_or_a_secret(tmp_path: Path) -> None:
    """A whole match, every command with something wrong in it on the way, at the level that says
    most, over a restart."""
    with RunningServer(tmp_path, "--log", "debug") as server:
        token = web.guest(server.url, "Zdravka")
        table = web.open_table(server.url, token, "belote(target=251)")
        player = Player(server.socket_url, table, token, 3)

        async def spoil() -> None:
            chance = random.Random(5)
            line, welcome = await Line.open(server.socket_url, table, token)
            for number in range(150):
                await line.socket.send(hostile.command(chance, welcome["view"], number))
                await line.until("ack", "nak")
            await line.close()
            for broken in hostile.BROKEN[:40]:
                line, _ = await Line.open(server.socket_url, table, token)
                await line.socket.send(broken)
                await line.until("bye")
                await line.close()
            with web.client(server.url) as me:
                for path in ("/api/tables", "/api/session", f"/api/tables/{table}/x"):
                    me.post(path, content=b"{", headers={"Authorization": f"Bearer {token}"})

        Line.run(spoil())
        assert server.stop() == 0
        server.start()
        Line.run(player.play(), 120)
        assert server.stop() == 0
        lines = _lines(server)
        text = server.complaints()
    assert {line["what"] for line in lines} >= {"opened", "loaded", "protocol"}
    assert all(set(line) <= {"at", "level", "from", "what", *_FIELDS} for line in lines)
    assert token not in text
    assert "Zdravka" not in text
    assert "Seat 1" not in text
    words = set(re.findall(r"[\w♣♦♥♠]+", text))
    assert words.isdisjoint(card_text(card) for card in range(32))
    log = asyncio.run(_log(tmp_path, table))
    secrets = set(re.findall(r"[0-9a-f]{40,}", " ".join(log)))
    assert secrets, "the log of the table has keys"
    assert not [secret for secret in secrets if secret in text]


_FIELDS = ("table", "rules", "entries", "bot", "by", "path", "request", "why", "trace")


async def _log(data: Path, table: str) -> list[str]:
    store = await Store.open(data)
    entries = await store.entries(table)
    await store.close()
    return [event_text(entry) for entry in entries]


@pytest.mark.parametrize(
    "secret", ["TH", "7♣", "10S", "0f" * 32, "a_token-of-32-letters-and-digits'"]
)
def test_a_fault_is_logged_without_what_it_quotes(secret: str) -> None:
    try:
        raise ValueError(f"not in hand: '{secret}")
    except ValueError as error:
        record = logging.LogRecord(
            *("belot.x", logging.ERROR, "x.py", 1, f"broke at '{secret}", ()),
            (ValueError, error, error.__traceback__),
        )
    line = json.loads(Lines().format(record))
    assert secret.rstrip("'") not in json.dumps(line, ensure_ascii=False)
    assert "ValueError: not in hand: '··" in line["trace"]
    assert "test_metrics.py" in line["trace"]


def test_a_fault_has_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:

            async def broken(session: str) -> None:
                raise RuntimeError(f"at {session}")

            monkeypatch.setattr(server.context.store, "tables_of", broken)

            def ask() -> tuple[int, dict[str, Any], str]:
                token = web.guest(server.url)
                with web.client(server.url) as me:
                    proof = {"Authorization": f"Bearer {token}"}
                    answer = me.get("/api/tables", headers=proof)
                return answer.status_code, answer.json(), answer.headers["x-request-id"]

            status, problem, number = await in_thread(ask)
        assert (status, problem["code"], problem["names"]) == (500, "internal", [number])
        (record,) = [r for r in caplog.records if r.getMessage() == "broke"]
        assert vars(record)["request"] == number
        assert vars(record)["path"] == "/api/tables"

    Line.run(work())
