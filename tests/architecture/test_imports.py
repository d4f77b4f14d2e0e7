"""Imports run one way (docs/architecture); and the checker does see one that does not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.architecture.imports import complaints, read_imports


def test_the_house_is_clean(root: Path) -> None:
    assert complaints(read_imports(root / "src" / "belot")) == []


def test_every_file_was_read(root: Path) -> None:
    importers = {one.importer for one in read_imports(root / "src" / "belot")}
    assert {"cli", "__main__"} <= importers


def judge(tmp_path: Path, files: Mapping[str, str]) -> list[str]:
    package = tmp_path / "belot"
    for name in {"__init__.py", *(f"{Path(name).parent}/__init__.py" for name in files), *files}:
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files.get(name, ""), "utf-8")
    return complaints(read_imports(package))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/auction.py", "import enum\nfrom dataclasses import dataclass"),
        ("rules/auction.py", "from belot.rules import cards\nfrom belot.rules.cards import Suit"),
        ("rules/auction.py", "from . import cards\nfrom .cards import Suit"),
        ("rules/random.py", "from .cards import Card\nimport hmac"),
        ("record/text.py", "from belot.rules.cards import Card\nimport re"),
        ("fair/key.py", "from belot.rules.cards import Card\nimport hmac"),
        ("table/table.py", "from belot.record import text\nimport time"),
        ("search/jit.py", "import numba\nimport numpy as np\nfrom belot.rules import cards"),
        ("bots/club.py", "from belot.rules import cards\nfrom .shared import memory"),
        ("bots/strong.py", "from belot.search import jit\nimport numpy"),
        ("bots/strong/__init__.py", "from belot.search import jit\nimport numpy"),
        ("words/loader.py", "from fluent.runtime import FluentBundle"),
        ("cli/serve.py", "from belot.server import app\nfrom belot import __version__"),
        ("server/app.py", "import litestar\nfrom belot.table import table"),
    ],
)
def test_allowed(tmp_path: Path, path: str, source: str) -> None:
    assert judge(tmp_path, {"rules/cards.py": "", path: source}) == []


@pytest.mark.parametrize(
    ("path", "source", "why"),
    [
        ("rules/auction.py", "from belot.record import text", "rules may not import record"),
        ("rules/auction.py", "from ..record import text", "rules may not import record"),
        ("rules/auction.py", "def f():\n  import belot.bots.club", "rules may not import bots"),
        ("rules/auction.py", "from belot import bots", "rules may not import bots"),
        ("rules/auction.py", "from belot import __version__", "rules may not import belot"),
        ("rules/auction.py", "import numpy", "standard library alone"),
        ("rules/auction.py", "import random", "pure"),
        ("rules/auction.py", "from time import monotonic", "pure"),
        ("rules/play.py", "from __future__ import annotations", "stands on"),
        ("rules/play.py", "from belot.rules.cards import Card", "stands on"),
        ("rules/cards.py", "from belot.rules import auction", "stands on"),
        ("rules/random.py", "from .auction import bid", "stands on"),
        ("rules/errors.py", "import belot.rules", "stands on"),
        ("record/text.py", "from belot.table import table", "record may not import table"),
        ("record/text.py", "import msgspec", "standard library alone"),
        ("fair/key.py", "from belot.table import table", "fair may not import table"),
        ("fair/key.py", "import cryptography", "standard library alone"),
        ("pad/pad.py", "from belot.table import table", "pad may not import table"),
        ("protocol/wire.py", "import msgspec", "standard library alone"),
        ("search/jit.py", "from belot.bots import club", "search may not import bots"),
        ("search/jit.py", "import scipy.optimize", "search may only use numba, numpy"),
        ("bots/club.py", "from belot.search import jit", "only the strong bots search"),
        ("bots/random.py", "import numpy", "standard library alone"),
        ("bots/club.py", "from belot.bots import strong", "one that searches"),
        ("bots/__init__.py", "from .expert import Expert", "one that searches"),
        ("bots/strong.py", "from belot.coach import hints", "bots may not import coach"),
        ("words/loader.py", "from belot.rules import cards", "words may not import rules"),
        ("words/loader.py", "from belot import __version__", "words may not import belot"),
        ("coach/hints.py", "from belot.server import app", "coach may not import server"),
        ("server/app.py", "import belot.cli", "server may not import cli"),
        ("client.py", "from belot.server import app", "client may not import server"),
        ("attic/old.py", "import enum", "no place in the design"),
    ],
)
def test_refused(tmp_path: Path, path: str, source: str, why: str) -> None:
    others = ("rules/cards", "rules/auction", "bots/strong", "bots/expert", "bots/club")
    found = judge(tmp_path, {**{f"{name}.py": "" for name in others}, path: source})
    assert len(found) == 1
    assert why in found[0]


def test_circles(tmp_path: Path) -> None:
    files = {
        "rules/deal.py": "from .match import Match",
        "rules/match.py": "def late():\n  from belot.rules import events",
        "rules/events.py": "import belot.rules.deal",
        "rules/view.py": "from .deal import Deal",
    }
    assert judge(tmp_path, files) == [
        "a circle in rules: rules.deal -> rules.match -> rules.events -> rules.deal"
    ]


def test_a_name_taken_from_the_package_is_a_circle_when_the_package_collects_it(
    tmp_path: Path,
) -> None:
    files = {"rules/__init__.py": "from .deal import Deal", "rules/deal.py": "from . import Card"}
    assert judge(tmp_path, files) == ["a circle in rules: rules -> rules.deal -> rules"]
