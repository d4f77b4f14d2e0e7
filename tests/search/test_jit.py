"""The bridge to Numba: its cache is never stale, and the answers do not hang on it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from belot.search import jit

HANDS = ("7C 8C", "9C AD", "TC 8D", "JC KC")  # clubs led; seat 1 holds a trump beside a club

ASK = f"""
import json
from belot.rules import Contract, RuleSet, parse_hand
from belot.search import jit
from belot.search.perft import perft
hands = [parse_hand(h) for h in {HANDS!r}]
rules = RuleSet.preset("belote")
print(json.dumps({{
    "compiled": jit.compiled,
    "cache": str(jit.cache),
    "plain": perft(rules, Contract.DIAMONDS, 0, hands, 8, compiled=False),
    "answer": perft(rules, Contract.DIAMONDS, 0, hands, 8),
}}))
"""

needs_numba = pytest.mark.skipif(not jit.compiled, reason="Numba is not here, or switched off")


@pytest.fixture
def copy(tmp_path: Path, root: Path) -> Path:
    """A copy of the package, whose rules may be edited."""
    shutil.copytree(
        root / "src" / "belot",
        tmp_path / "src" / "belot",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    return tmp_path


def ask(copy: Path, **environment: str) -> dict[str, Any]:
    """What the copy answers in a process of its own, its caches inside the copy too."""
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    env |= {"NUMBA_CACHE_DIR": str(copy / "cache"), **environment}
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, env=env, cwd=copy, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    answer: dict[str, Any] = json.loads(done.stdout)
    assert answer["answer"] == answer["plain"]
    return answer


@needs_numba
def test_an_edited_rule_changes_the_kernel(copy: Path) -> None:
    before = ask(copy)
    assert before["compiled"]
    assert ask(copy) == before  # from the cache: a second start
    law = copy / "src" / "belot" / "rules" / "play.py"
    text = law.read_text("utf-8")
    follow = "    if same_suit(hand, led):\n"
    assert follow in text
    law.write_text(text.replace(follow, "    if same_suit(hand, led) < 0:\n"), "utf-8")
    after = ask(copy)
    assert after["cache"] != before["cache"]
    assert after["answer"] != before["answer"]
    law.write_text(text, "utf-8")
    assert ask(copy) == before


@needs_numba
def test_kernels_have_one_signature(copy: Path) -> None:
    """One that calls itself with a literal is compiled twice, and its cache aborts Python."""
    assert ask(copy)["compiled"]
    assert len(list((copy / "cache").rglob("*.nbc"))) == len(list((copy / "cache").rglob("*.nbi")))


def test_a_cache_that_cannot_be_written(copy: Path) -> None:
    (copy / "cache").write_text("a file where a folder should be")
    assert ask(copy)["cache"] == "None"


@needs_numba
def test_a_damaged_cache(copy: Path) -> None:
    before = ask(copy)
    for path in (copy / "cache").rglob("*.nb[ic]"):
        path.write_bytes(b"")
    assert ask(copy) == before


def test_jit_switched_off(copy: Path) -> None:
    off = ask(copy, NUMBA_DISABLE_JIT="1")
    assert not off["compiled"]


def test_without_numba(copy: Path) -> None:
    (copy / "src" / "numba.py").write_text("raise ImportError('there is no Numba here')\n")
    assert not ask(copy)["compiled"]


@pytest.mark.parametrize(
    ("variables", "platform", "folder"),
    [
        ({"NUMBA_CACHE_DIR": "/n", "XDG_CACHE_HOME": "/x"}, "linux", "/n"),
        ({"XDG_CACHE_HOME": "/x"}, "linux", "/x"),
        ({}, "linux", "/home/you/.cache"),
        ({}, "darwin", "/home/you/Library/Caches"),
        ({"LOCALAPPDATA": "/l"}, "win32", "/l"),
    ],
)
def test_where_the_cache_is(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], platform: str, folder: str
) -> None:
    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {**variables, "HOME": "/home/you"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert jit.user_cache() == Path(folder)
