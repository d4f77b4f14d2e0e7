"""docs/protocol.md says everything that goes over the wire, and the bot in it is the one that is
tested."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_args

import pytest

from belot.protocol import replaying, rooms, shapes
from belot.protocol.frames import ClientFrame, ServerFrame
from belot.server.app import create_app
from belot.server.connection import CODES
from belot.server.options import Options
from belot.server.talk import PHRASES
from belot.table import AnyEvent
from belot.table.codec import _ACTIONS
from belot.table.wishes import WISHES
from tests.words.test_catalogues import CODES as REFUSALS

ELSEWHERE = ("record-", "only-one", "not-your-call", "-free", "lead-any")
"""Sentences that nothing on the wire has the code of: records, and why every card is free."""


@pytest.fixture(scope="module")
def page(root: Path) -> str:
    return (root / "docs" / "protocol.md").read_text("utf-8")


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def test_the_bot_is_the_example(page: str, root: Path) -> None:
    assert (root / "examples" / "bot.py").read_text("utf-8") in page


def test_frames(page: str) -> None:
    for kind in (*get_args(ClientFrame), *get_args(ServerFrame)):
        name = next(each.default for each in fields(kind) if each.name == "t")
        line = re.search(rf"^[CS]→[CS]  {name} +{{(.*)}}|^[CS]→[CS]  {name} ", page, re.MULTILINE)
        assert line, name
        told = set(re.findall(r"\w+", line[1] or "d"))
        assert {each.name for each in fields(kind)} - {"t"} <= told | {"epoch"}, name


def test_events(page: str) -> None:
    names = {snake(kind.__name__) for kind in get_args(AnyEvent)}
    assert [name for name in sorted(names) if f"`{name}" not in page] == []


def test_commands(page: str) -> None:
    names = {*_ACTIONS, *WISHES, "phrase", "chat"}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", page, re.MULTILINE)
    assert names <= {name for row in rows for name in re.findall(r"\w+", row)}


def test_codes(page: str) -> None:
    wire = [code for code in REFUSALS if not any(part in code for part in ELSEWHERE)]
    assert [code for code in wire if f"`{code}`" not in page] == []
    assert all(f"| `{code}` | {number} |" in page for code, number in CODES.items())
    assert [phrase for phrase in PHRASES if f"`{phrase}`" not in page] == []


def test_shapes(page: str) -> None:
    for module in (shapes, rooms, replaying):
        for kind in vars(module).values():
            if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__:
                row = re.search(rf"^\| {kind.__name__} \| (.*) \|$", page, re.MULTILINE)
                assert row, kind.__name__
                told = re.findall(r"`(\w+)`", row[1])
                assert told == [each.name for each in fields(kind)], kind.__name__


def test_requests(page: str, tmp_path: Path) -> None:
    app = create_app(Options(data=str(tmp_path)))
    paths = {
        re.sub(r":\w+", "", route.path_format)
        for route in app.routes
        if route.path_format.startswith("/api")
    }
    missing = [path for path in sorted(paths) if path.rpartition("/")[2] not in page]
    assert paths
    assert missing == []
