"""The dispatcher: finds commands, refuses kindly, starts quickly, ends quietly."""

from __future__ import annotations

import argparse
import subprocess
import sys
import types

import pytest

import belot
from belot import cli


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """A stand-in for the command "play" that keeps what it was called with."""
    calls: list[argparse.Namespace] = []

    def configure(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seat", type=int, default=0)

    def run(args: argparse.Namespace) -> int:
        calls.append(args)
        return 7

    module = types.ModuleType("belot.cli.play")
    vars(module).update(configure=configure, run=run)
    monkeypatch.setitem(sys.modules, "belot.cli.play", module)
    monkeypatch.setenv("LC_ALL", "hr_HR.UTF-8")
    return calls


@pytest.mark.parametrize(
    ("argv", "seat", "lang"),
    [
        (["play"], 0, "hr"),
        (["play", "--seat", "2"], 2, "hr"),
        (["--lang", "bg", "play", "--seat", "2"], 2, "bg"),
        (["play", "--seat=3", "--lang", "fr"], 3, "fr"),
    ],
)
def test_command_gets_its_arguments(
    play: list[argparse.Namespace], argv: list[str], seat: int, lang: str
) -> None:
    assert cli.main(argv) == 7
    assert [(args.seat, args.lang) for args in play] == [(seat, lang)]


def test_help_of_one_command(
    play: list[argparse.Namespace], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", "--help"]) == 0
    out = capsys.readouterr().out
    assert "usage: belot play" in out
    assert "--seat" in out
    assert "--lang" in out
    assert not play


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"], ["--lang", "fr"]])
def test_help_lists_every_command(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(argv) == 0
    out = capsys.readouterr().out
    assert all(f"  {name} " in out and does in out for name, does in cli.COMMANDS.items())


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"belot {belot.__version__}\n"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (
            ["--lang", "en", "simulat"],
            "No such command: simulat. “belot --help” lists them. Did you mean simulate?",
        ),
        (["--lang", "en", "xyzzy"], "No such command: xyzzy. “belot --help” lists them.\n"),
        (["--lang", "de", "play"], "invalid choice: 'de'"),
        (["--lang"], "expected one argument"),
        (["--loud"], "unrecognized arguments: --loud"),
        (["play", "--seat", "north"], "invalid int value"),
    ],
)
def test_refusals(
    play: list[argparse.Namespace],
    argv: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(argv) == 2
    out, err = capsys.readouterr()
    assert (out, play) == ("", [])
    assert said in err


def test_a_command_that_is_not_there_yet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "COMMANDS", {**cli.COMMANDS, "dance": "not yet"})
    assert cli.main(["--lang", "en", "dance"]) == 2
    assert "No such command: dance. “belot --help” lists them.\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "hr"}, "hr"),
        ({"LANG": "fr_CA", "LC_MESSAGES": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
    ],
)
def test_language_of_the_environment(environ: dict[str, str], lang: str) -> None:
    assert cli.language(environ) == lang


def test_interrupt_is_quiet(
    play: list[argparse.Namespace],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["belot.cli.play"], "run", run)
    assert cli.main(["play"]) == 130
    assert capsys.readouterr() == ("", "")


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run code as a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False
    )


def test_nobody_reads_is_quiet() -> None:
    code = (
        "import sys, types; from belot.cli import main; play = types.ModuleType('belot.cli.play');"
        "play.configure = print; play.run = lambda args: print('x' * 100_000) or 0;"
        "sys.modules['belot.cli.play'] = play; sys.exit(main(['play']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_terminal_without_the_letters_shows_question_marks() -> None:
    code = (
        "import sys; sys.stdout.reconfigure(encoding='ascii'); from belot import cli;"
        "cli.COMMANDS = {'spade': '\\u2660 pik'}; sys.exit(cli.main([]))"
    )
    done = python(code)
    assert (done.returncode, done.stderr) == (0, "")
    assert "spade  ? pik" in done.stdout


def test_help_imports_no_command_and_nothing_heavy() -> None:
    code = "import sys; from belot.cli import main; main([]); print(*sys.modules, file=sys.stderr)"
    loaded = set(python(code).stderr.split())
    assert not loaded & {"numba", "numpy", "fluent", "belot.rules", "belot.words"}
    assert {name for name in loaded if name.startswith("belot.cli.")} <= {"belot.cli.letters"}
