"""A clock that is set back, as by a machine that wakes up, freezes no table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server import web
from tests.server.inside import in_thread, inside
from tests.server.player import Line, Player


def test_a_clock_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, shift = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])

    async def work() -> None:
        async with inside(tmp_path, pace=0.01) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela2(target=101)", 2)
            player = Player(server.socket_url, table, token, 1)
            line, _ = await Line.open(server.socket_url, table, token)
            await line.close()
            shift[0] = -86_400.0
            await player.play()
            assert player.view["phase"] == "over"

    Line.run(work())


def test_a_table_loaded_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, shift = time.time, [86_400.0]
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])

    async def work() -> None:
        async with inside(tmp_path, pace=0.01) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela2(target=101)", 2)
        shift[0] = 0.0
        async with inside(tmp_path, pace=0.01) as server:
            player = Player(server.socket_url, table, token, 1)
            await player.play()
            assert player.view["phase"] == "over"

    Line.run(work())
