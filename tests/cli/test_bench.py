"""``belot bench`` finds the benchmarks of the checkout and hands on their arguments."""

from __future__ import annotations

import subprocess
import sys

import pytest

from belot import cli
from belot.cli import bench


def test_what_there_is() -> None:
    assert {"tables", "kill", "speed", "duplicate", "screens"} <= {*bench.names()}
    assert not {"bare", "lighthouse"} & {*bench.names()}


def test_arguments_are_its_own() -> None:
    command = [sys.executable, "-P", "-m", "belot", "bench", "tables", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "--tables" in done.stdout
    assert "--json" in done.stdout


def test_no_such_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "weather"]) == 2
    assert "weather" in capsys.readouterr().err
