"""The solver answers the same without Numba, and by whatever law ``rules/play.py`` holds."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from belot.rules import VARIANTS, Contract, RuleSet
from belot.search import jit
from belot.search.solver import Solver
from tests.search.positions import deal

ASK = """
import json
from belot.search import jit
from tests.search.test_uncompiled import answers
print(json.dumps({"compiled": jit.compiled, "answers": answers()}))
"""


def answers() -> list[Any]:
    """Values, nodes, every card and a line of some endings."""
    rng, solver = random.Random(12), Solver()
    found: list[Any] = []
    for number, name in enumerate(VARIANTS):
        rules = RuleSet.preset(name)
        position = deal(rng, rules, Contract(number % 4), 3)
        value = solver.value(position)
        found.append([value.difference, solver.nodes])
        found.append([[card, outcome.own] for card, outcome in solver.cards(position).items()])
        found.append(list(solver.line(position)))
    return found


def ask(folder: Path, **environment: str) -> dict[str, Any]:
    """What a process of its own answers, with its modules from a folder."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=env, cwd=folder, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def copy(tmp_path: Path, root: Path) -> Path:
    """A copy of the package and of these tests, whose rules may be edited."""
    bare = shutil.ignore_patterns("__pycache__", "_web")
    shutil.copytree(root / "src" / "belot", tmp_path / "belot", ignore=bare)
    shutil.copytree(root / "tests" / "search", tmp_path / "tests" / "search", ignore=bare)
    return tmp_path


@pytest.mark.skipif(not jit.compiled, reason="Numba is not here, or switched off")
def test_the_same_without_numba(copy: Path) -> None:
    (copy / "numba.py").write_text("raise ImportError('there is no Numba here')\n")
    plain = ask(copy)
    assert not plain["compiled"]
    assert plain["answers"] == answers()


@pytest.mark.skipif(not jit.compiled, reason="Numba is not here, or switched off")
def test_an_edited_rule_changes_the_solver(copy: Path) -> None:
    """And it comes out of the cache as it went in: each kernel has one signature."""
    law = copy / "belot" / "rules" / "play.py"
    text = law.read_text("utf-8")
    follow = "    if same_suit(hand, led):\n"
    assert follow in text
    law.write_text(text.replace(follow, "    if same_suit(hand, led) < 0:\n"), "utf-8")
    cache = copy / "cache"
    edited = ask(copy, NUMBA_CACHE_DIR=str(cache))
    assert edited["compiled"]
    assert edited["answers"] != answers()
    assert ask(copy, NUMBA_CACHE_DIR=str(cache)) == edited
    assert len(list(cache.rglob("*.nbc"))) == len(list(cache.rglob("*.nbi"))) > 0
    (copy / "numba.py").write_text("raise ImportError('there is no Numba here')\n")
    assert ask(copy)["answers"] == edited["answers"]
