"""The commands as they are typed: output, exit codes, files left alone."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from belot import cli
from belot.record import load
from belot.rules import PRESETS, replay
from belot.rules.events import DealerDrawn, DealScored
from belot.rules.ruleset import OPTIONS, RuleSet
from tests.cli.driving import Stdin, Stdout, first_choice

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with some input: exit code, output, errors."""

    def command(*argv: object, text: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        code = cli.main(["--lang", "en", *map(str, argv)])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return command


# --- play --------------------------------------------------------------------------------------


def test_an_empty_input_ends_politely(run: Run) -> None:
    code, out, err = run("play")
    assert (code, err) == (0, "")
    assert out.startswith("BeloZ, first to 1000 points.\n")
    assert out.endswith("You left the match. Us 0, Them 0. Good game! Bye.\n")


def test_a_match_that_is_left_is_recorded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.belot"
    answers = "\n".join(["2", "", "1", "q", "y"])
    code, out, err = run(
        *("play", "--rules", "bela4", "--seed", 4, "--seat", 1, "--record", file), text=answers
    )
    assert (code, err) == (0, "")
    assert f"Match written to {file}." in out
    record = load(file)
    assert record.tags["Seed"] == "4"
    assert record.tags["Player1"] == "human"
    assert record.tags["Bot0"] == "club"
    assert not record.finished
    code, out, _ = run("replay", "--check", file)
    assert (code, "The record ends in mid-match." in out) == (0, True)


def test_a_rematch_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    matches = 0

    def answer(prompt: str) -> str:
        nonlocal matches
        if "Rematch?" in prompt:
            matches += 1
            return "y"
        if matches:
            return "y" if "Leave" in prompt else "q"
        return first_choice(prompt)

    output = Stdout()
    monkeypatch.setattr("sys.stdout", output)
    monkeypatch.setattr("sys.stdin", Stdin(output, answer))
    file = tmp_path / "match.jsonl"
    argv = ["play", "--rules", "bela3", "--target", "1", "--seed", "4", "--record", str(file)]
    assert cli.main(["--lang", "en", *argv]) == 0
    first, second = load(file), load(tmp_path / "match-0002.jsonl")
    assert first.finished
    assert second.tags["Seed"] == "5"
    last = replay(first.events).standing.dealer
    assert second.events[1] == DealerDrawn(last)


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (["--rules", "belq"], "No such game: belq. Known: beloz, "),
        (["--rules", "bela4(target=x)"], "target can’t be x. Possible: 1…100000."),
        (["--rules", "bela4(doubling=2)"], "doubling=2 and auction=two_round_take"),
        (["--rules", "bela4(undertrump=no)"], "undertrump can’t be no. Possible: forced, free."),
        (["--target", "0"], "target can’t be 0."),
        (["--rules", "bela3", "--seat", "3"], "No such seat: 3. Possible: 0–2."),
        (["--seat", "-1"], "No such seat: -1."),
        (["--bots", "clubb"], "No such bot: 'clubb'. Known: "),
        (["--record", "match.txt"], "match.txt: Unknown suffix: .txt. Possible: .belot, .jsonl."),
        (["--record", "no-such-folder/match.belot"], "There is no folder no-such-folder."),
    ],
)
def test_play_refuses_before_it_begins(run: Run, argv: list[str], reason: str) -> None:
    code, out, err = run("play", *argv)
    assert (code, out) == (2, "")
    assert reason in err


def test_play_leaves_a_file_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.belot"
    file.write_text("mine")
    code, _, err = run("play", "--record", file)
    assert (code, file.read_text()) == (2, "mine")
    assert str(file) in err


def test_seed_and_target(run: Run) -> None:
    one, two, other = (
        run("play", "--rules", "bela4", "--seed", seed, "--target", 701)[1]
        for seed in ("x", "x", "y")
    )
    assert one == two != other
    assert "first to 701 points" in one


def test_a_person_on_a_terminal_is_asked(tmp_path: Path) -> None:
    """On a real terminal: which game, colours, prompts, and Ctrl-D leaves."""
    leader, follower = pty.openpty()
    env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LC_ALL", "LANG")}
    env |= {"TERM": "xterm", "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-m", "belot", "--lang", "en", "play", "--seed", "5"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=tmp_path,
        env=env,
    ) as process:
        os.close(follower)
        text = _until(leader, "Which game?")
        assert "1. BeloZ: " in text
        assert "2. Bela for four: " in text
        os.write(leader, b"2\n")
        text = _until(leader, "Your call:", b"1\n")
        assert "Bela for four, first to 1001 points." in text
        assert "\x1b[31m" in text
        os.write(leader, b"\x04")
        text = _until(leader, "Bye.")
        assert process.wait(10) == 0
    assert time.monotonic() - began < 30
    os.close(leader)


def _until(leader: int, wanted: str, otherwise: bytes = b"") -> str:
    """Read until something is said; answer every other prompt in between."""
    text, end = "", time.monotonic() + 25
    while wanted not in text:
        assert time.monotonic() < end, text
        if not select.select([leader], [], [], 1)[0]:
            if otherwise:
                os.write(leader, otherwise)
            continue
        try:
            text += os.read(leader, 65536).decode()
        except OSError:
            break
    assert wanted in text
    return text


# --- rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "hr", "bg"])
def test_rules_lists_every_game(run: Run, lang: str) -> None:
    code, out, _ = run("rules", "--lang", lang)
    assert code == 0
    assert [line.split(" ")[0] for line in out.splitlines()[1:]] == list(PRESETS)
    assert [game["preset"] for game in json.loads(run("rules", "--json")[1])] == list(PRESETS)


@pytest.mark.parametrize("lang", ["en", "fr", "hr", "bg"])
@pytest.mark.parametrize("name", PRESETS)
def test_rules_explains_every_option(run: Run, name: str, lang: str) -> None:
    code, out, _ = run("rules", name, "--lang", lang)
    assert code == 0
    lines = [line for line in out.splitlines() if line.startswith(("- ", "* "))]
    assert len(lines) == len(OPTIONS)
    assert not any(line.startswith("* ") for line in lines)
    data = json.loads(run("rules", name, "--lang", lang, "--json")[1])
    assert [option["option"] for option in data["options"]] == list(OPTIONS)
    rules = RuleSet.from_json(
        {"variant": data["preset"]} | {o["option"]: o["value"] for o in data["options"]}
    )
    assert rules.name == data["rules"] == name


def test_rules_marks_what_is_changed(run: Run) -> None:
    out = run("rules", "bela4(target=701,end_rule=ENOUGH)")[1]
    changed = [line for line in out.splitlines() if line.startswith("* ")]
    options = [line.split("(")[1].split(")")[0] for line in changed]
    assert options == ["target=701", "end_rule=ENOUGH"]
    assert changed[0].endswith("[house rule instead of 1001]")
    data = json.loads(run("rules", "bela4(target=701)", "--json")[1])
    target = next(o for o in data["options"] if o["option"] == "target")
    assert (target["value"], target["default"], target["source"]) == (701, 1001, "house")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bela4(doubling=2)", "doubling=2 and auction=two_round_take"),
        ("bela", "Did you mean "),
        ("bela4(", "missing ')'"),
        ("bela4(targt=3)", "No such option: targt. Did you mean target, target_test?"),
    ],
)
def test_rules_that_cannot_be(run: Run, name: str, reason: str) -> None:
    code, out, err = run("rules", name)
    assert (code, out) == (2, "")
    assert reason in err


# --- simulate, replay, convert -----------------------------------------------------------------


def test_simulate_counts(run: Run) -> None:
    argv = ("simulate", "--rules", "bulgarian", "--matches", 3, "--bots", "club,random")
    code, out, err = run(*argv, "--seed", 3)
    assert (code, err) == (0, "")
    first, heading, one, other, last = out.splitlines()
    assert first == "bulgarian: 3 matches, club,random, seed 3."
    assert heading.split()[:3] == ["Side", "Bot", "Won"]
    won = [int(line.split()[3]) for line in (one, other)]
    assert sum(won) == 3
    assert "deals per second." in last
    again = run(*argv, "--seed", 3)[1].splitlines()
    assert again[:4] == out.splitlines()[:4]


def test_simulate_records_and_replay_tells(run: Run, tmp_path: Path) -> None:
    argv = ("simulate", "--rules", "belot3(target=201)", "--matches", 2, "--bots", "random")
    code, out, _ = run(*argv, "--record", tmp_path / "s.belot")
    assert code == 0
    assert "2 matches written to" in out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["s-0001.belot", "s-0002.belot"]
    code, out, _ = run("replay", tmp_path / "s-0001.belot")
    record = load(tmp_path / "s-0001.belot")
    assert code == 0
    assert out.count("Score of deal") == sum(isinstance(e, DealScored) for e in record.events)
    assert "Winner: " in out.splitlines()[-1]
    code, out, _ = run("replay", tmp_path / "s-0001.belot", "--deal", 2)
    assert (code, out.count("\nDeal 2. "), out.count("Deal 1.")) == (0, 1, 0)
    assert run("replay", tmp_path / "s-0001.belot", "--deal", 99)[0] == 2
    code, _, err = run(*argv, "--record", tmp_path / "s.belot")
    assert code == 2
    assert "s-0001.belot" in err


@pytest.mark.parametrize("lang", ["en", "fr", "hr", "bg"])
@pytest.mark.parametrize("name", ["beloz", "bela4", "belot2", "bulgarian"])
def test_replay_speaks_every_language(run: Run, tmp_path: Path, name: str, lang: str) -> None:
    short = f"{name}(target=51)"
    run("simulate", "--rules", short, "--matches", 1, "--record", tmp_path / "a.jsonl")
    assert run("replay", tmp_path / "a.jsonl", "--lang", lang)[0] == 0


def test_convert_there_and_back(run: Run, tmp_path: Path) -> None:
    text, lines, back = (tmp_path / name for name in ("a.belot", "b.jsonl", "c.belot"))
    run("simulate", "--rules", "bela2(target=101)", "--matches", 1, "--record", text)
    assert run("convert", text, lines)[0] == 0
    assert run("convert", lines, back)[0] == 0
    assert back.read_text() == text.read_text()
    code, _, err = run("convert", text, back)
    assert (code, str(back) in err) == (2, True)
    back.write_text("in the way")
    assert run("convert", text, back)[0] == 2
    assert back.read_text() == "in the way"
    assert run("convert", text, back, "--force")[0] == 0
    assert back.read_text() == text.read_text()


def test_faults_in_records_are_named(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.belot", tmp_path / "bad.belot"
    run("simulate", "--rules", "bela4(target=101)", "--matches", 1, "--record", good)
    lines = good.read_text().splitlines(keepends=True)
    bad.write_text("".join(lines[: len(lines) // 2]))
    convert = ("convert", bad, tmp_path / "x.jsonl")
    for argv in (("replay", bad), ("replay", "--check", bad), convert):
        code, out, err = run(*argv)
        assert (code, out) == (2, "")
        assert err.startswith(f"belot: {bad}")
    assert not (tmp_path / "x.jsonl").exists()
    binary = tmp_path / "noise.jsonl"
    binary.write_bytes(bytes(range(256)))
    for file in (binary, tmp_path / "missing.belot", tmp_path / "odd.txt", tmp_path):
        code, _, err = run("replay", file)
        assert code == 2
        assert str(file) in err


# --- perft -------------------------------------------------------------------------------------

POSITION = {
    "id": "beloz-suit-0-0",
    "variant": "beloz",
    "options": {},
    "contract": "D",
    "leader": 3,
    "hands": {
        "0": ["7S", "9H", "AS", "JD", "QC", "QS", "TD", "TS"],
        "1": ["8D", "9C", "9S", "AD", "KD", "KH", "QD", "TC"],
        "2": ["8C", "8H", "9D", "JH", "JS", "KC", "KS", "TH"],
        "3": ["7C", "7D", "7H", "8S", "AC", "AH", "JC", "QH"],
    },
    "counts": [8, 12, 18, 34, 238],
    "points": [0, 0, 0, 321, 2247],
}


def test_perft_agrees_or_exits_with_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "perft.json"
    file.write_text(json.dumps([POSITION]))
    code, out, _ = run("perft", "--plain", file)
    assert code == 0
    assert out.splitlines()[0] == "beloz-suit-0-0: 8 12 18 34 238; 0 0 0 321 2247; ok"
    file.write_text(json.dumps([POSITION, POSITION | {"counts": [8, 12, 18, 33, 238]}]))
    code, out, _ = run("perft", "--plain", file)
    assert code == 1
    assert "beloz-suit-0-0, 4 cards: expected 33, got 34." in out
    assert "1 position wrong." in out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[", ":1: not JSON"),
        ("{}", "a list of positions is expected"),
        ("[3]", "position 1: an object is expected"),
        ("[{}]", "position 1: 'variant' is missing"),
        (json.dumps([POSITION | {"variant": "whist"}]), "no preset 'whist'"),
        (json.dumps([POSITION | {"leader": 4}]), "no seat 4"),
        (json.dumps([POSITION | {"contract": "X"}]), "no such contract"),
        (json.dumps([POSITION | {"counts": []}]), "as many counts as points"),
        (json.dumps([POSITION | {"counts": ["8"]}]), "lists of whole numbers"),
        (json.dumps([POSITION | {"hands": {"0": ["7S"]}}]), "'1' is missing"),
        (json.dumps([POSITION | {"hands": {str(n): ["7S"] for n in range(4)}}]), "in two hands"),
    ],
)
def test_faults_in_positions_are_named(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "perft.json"
    file.write_text(text)
    code, out, err = run("perft", file)
    assert (code, out) == (2, "")
    assert str(file) in err
    assert reason in err


def test_a_missing_file_of_positions(run: Run, tmp_path: Path) -> None:
    code, _, err = run("perft", tmp_path / "none.json")
    assert (code, "none.json" in err) == (2, True)
