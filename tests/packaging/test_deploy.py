"""What ``deploy/`` and ``docs/hosting.md`` say is there, is there."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from belot.cli import admin, db, serve
from belot.server import metrics
from belot.server.options import Options
from tests.server.running import RunningServer

FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OTHERS = {"profile", "system", "home-dir", "shell", "wheel", "python", "now"}
"""Options of other people's commands on the page."""


@pytest.fixture
def containerfile(root: Path) -> str:
    return (root / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")


@pytest.fixture
def hosting(root: Path) -> str:
    return (root / "docs" / "hosting.md").read_text("utf-8")


def flags(command: object) -> set[str]:
    parser = argparse.ArgumentParser()
    command.configure(parser)  # type: ignore[attr-defined]
    parsers = [parser]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            parsers += action.choices.values()
    return {flag for one in parsers for action in one._actions for flag in action.option_strings}


def test_what_the_image_copies_is_there(root: Path, containerfile: str) -> None:
    copied = re.findall(r"^COPY (?!--)(.+)$", containerfile, re.MULTILINE)
    sources = {source for line in copied for source in line.split()[:-1]}
    assert sources >= {"src", "web", "requirements", "pyproject.toml", "hatch_build.py"}
    assert all((root / source).exists() for source in sources)
    kept = (root / "deploy" / "Containerfile.dockerignore").read_text("utf-8")
    assert sources == {line[1:] for line in kept.splitlines() if line.startswith("!")}


def test_the_image_runs_as_nobody_in_particular(containerfile: str) -> None:
    last = containerfile.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d+$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    entry = json.loads(re.findall(r"^ENTRYPOINT (.+)$", last, re.MULTILINE)[0])
    command = json.loads(re.findall(r"^CMD (.+)$", last, re.MULTILINE)[0])
    assert entry + command[:1] == ["belot", "serve"]
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    assert parser.parse_args(command[1:]).host == "0.0.0.0"


def test_the_image_knows_whether_it_is_well(containerfile: str, tmp_path: Path) -> None:
    (check,) = re.findall(r"^HEALTHCHECK .* CMD (\[.+\])$", containerfile, re.MULTILINE)
    python, *arguments = json.loads(check)
    assert python == "python"
    with RunningServer(tmp_path) as server:
        there = [argument.replace(":8000/", f":{server.port}/") for argument in arguments]
        assert there != arguments
        assert subprocess.run([sys.executable, *there], check=False).returncode == 0
    done = subprocess.run([sys.executable, *there], check=False, capture_output=True)
    assert done.returncode != 0


def test_the_unit_is_one(root: Path, tmp_path: Path) -> None:
    unit = (root / "deploy" / "belot.service").read_text("utf-8")
    (start,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    assert shlex.split(start)[1:2] == ["serve"]
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    there = tmp_path / "belot.service"
    there.write_text(unit.replace(shlex.split(start)[0], shutil.which("true") or sys.executable))
    done = subprocess.run(
        [analyze, "verify", str(there)], capture_output=True, text=True, check=False
    )
    assert "belot.service" not in done.stderr, done.stderr


def test_every_option_on_the_page_is_one(hosting: str) -> None:
    ours = flags(serve) | flags(db) | flags(admin)
    assert {flag.removeprefix("--") for flag in set(FLAG.findall(hosting)) - ours} == OTHERS


def test_the_limits_on_the_page_are_those(hosting: str) -> None:
    for names in (("connections", "connections_each"), ("tables_each", "running_each")):
        options = ", ".join(f"`--{name.replace('_', '-')}`" for name in names)
        values = ", ".join(str(getattr(Options(data=""), name)) for name in names)
        assert f"| {values} | {options} |" in hosting
    shown = Options(data="")
    assert f"{shown.rate:.0f} a second, {shown.burst} at once" in hosting
    assert f"{shown.request:.0f} seconds to arrive, {shown.head // 1024} KiB of headers" in hosting
    assert f"| spectators of a table | {shown.spectators} |" in hosting


def test_every_metric_on_the_page_is_one(hosting: str) -> None:
    told = set(re.findall(r"`(belot_\w+)", hosting))
    there = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in metrics.REGISTRY.collect()
        if family.name.startswith("belot_")
    }
    gauges = {"belot_connections", "belot_tables", "belot_tables_busy", "belot_rooms"}
    assert told == there | gauges
