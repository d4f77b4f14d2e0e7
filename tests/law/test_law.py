"""The law book agrees with every vector; and the checker sees what does not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.law.__main__ import main
from tests.law.checker import check_file

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_the_law_book_agrees(path: Path) -> None:
    verdicts = list(check_file(str(path)))
    assert verdicts
    assert [v for v in verdicts if v.wrong] == []


def vectors() -> dict[str, dict[str, Any]]:
    """The first vector of each shape that the file has."""
    found: dict[str, dict[str, Any]] = {}
    for entry in json.loads((HERE / "vectors.json").read_text("utf-8")):
        shape = [entry["kind"], *sorted(set(entry["given"]) & SHAPES), *sorted(entry["expect"])]
        found.setdefault("-".join(shape), entry)
    return found


SHAPES = {"hands", "hand", "belote_play", "card_list", "mid_deal", "belot8", "options"}
VECTORS = vectors()


def judge(tmp_path: Path, *entries: object) -> list[str]:
    path = tmp_path / "file.json"
    path.write_text(json.dumps(list(entries)), "utf-8")
    return [v.wrong for v in check_file(str(path))]


def wrong(value: Any) -> Any:
    """Something else of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}?"
        case None:
            return 0
        case list():
            return value[1:] if value else ["7S"]
        case dict():
            key = next(iter(value))
            return {**value, key: wrong(value[key])}
        case _:
            raise TypeError(value)


@pytest.mark.parametrize("shape", VECTORS)
def test_a_wrong_expectation_fails(tmp_path: Path, shape: str) -> None:
    entry = VECTORS[shape]
    assert judge(tmp_path, entry) == [""]
    for key, value in entry["expect"].items():
        bent = {**entry, "expect": {**entry["expect"], key: wrong(value)}}
        assert judge(tmp_path, bent)[0].startswith("expected")


PERFT = json.loads((HERE / "perft.json").read_text("utf-8"))[-1]
GOLDEN = json.loads((HERE / "golden_bulgarian.json").read_text("utf-8"))[0]


@pytest.mark.parametrize(
    ("entry", "key"), [(PERFT, "counts"), (PERFT, "points"), (GOLDEN, "legal")]
)
def test_a_wrong_count_or_golden_case_fails(
    tmp_path: Path, entry: dict[str, Any], key: str
) -> None:
    assert judge(tmp_path, entry) == [""]
    bent = [*entry[key][:-1], entry[key][-1] + 1] if key != "legal" else GOLDEN["hand"][:0]
    assert "expected" in judge(tmp_path, {**entry, key: bent})[0]


PLAY: dict[str, Any] = {
    "id": "x",
    "variant": "belote",
    "kind": "legal_plays",
    "given": {"trump": "S", "seat": 1, "hand": ["7S"], "trick": [{"seat": 0, "card": "8S"}]},
    "expect": {"legal": ["7S"]},
}


def bent(**changes: object) -> dict[str, Any]:
    return {**PLAY, **changes}


def given(**changes: object) -> dict[str, Any]:
    return {**PLAY, "given": {**PLAY["given"], **changes}}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (bent(kind="cut"), "unknown kind 'cut'"),
        (bent(variant="whist"), "no preset 'whist'"),
        (given(options={"colour": "red"}), "no option 'colour'"),
        (given(options={"undertrump": "maybe"}), "undertrump cannot be 'maybe'"),
        (given(options={"doubling": 2}), "doubling=2 and auction=two_round_take"),
        (given(options=[1]), "options is not an object"),
        (given(trump="X"), "no such contract"),
        (given(trump=4), "not text"),
        (given(hand=["1S"]), "no such card"),
        (given(hand=["7S", "7S"]), "twice"),
        (given(hand=["8S"]), "lies in the trick"),
        (given(hand="7S"), "not a list"),
        (given(seat=4), "not one of 0…3"),
        (given(seat=True), "not a whole number"),
        (given(seat=3), "not the next"),
        (given(trick=[{"seat": 0}]), "no 'card'"),
        (given(trick=[{"seat": 0, "card": "8S"}, {"seat": 3, "card": "9S"}]), "wrong order"),
        (given(trick=[{"seat": 0, "card": "8S", "word": 1}]), "unknown in a play"),
        (given(wind=1), "unknown in given: 'wind'"),
        (bent(wind=1), "unknown in entry: 'wind'"),
        (bent(expect={}), "expected {}"),
        (bent(expect={"legal": ["7S"], "points": 1}), "got only legal"),
        ({k: v for k, v in PLAY.items() if k != "expect"}, "no 'expect'"),
        ({"id": "x"}, "neither a vector"),
        (7, "not an object"),
        ({**PERFT, "hands": {"0": ["7S"], "1": ["7S"]}}, "twice"),
        ({**PERFT, "points": []}, "same length"),
        ({**PERFT, "variant": "whist"}, "no preset"),
        ({**PERFT, "counts": [1] * 33, "points": [0] * 33}, "after the last card"),
        ({**GOLDEN, "contract": "X"}, "no such contract"),
        ({**GOLDEN, "seat": (GOLDEN["seat"] + 1) % 4}, "not the next"),
    ],
)
def test_what_cannot_be_checked_fails(tmp_path: Path, entry: object, why: str) -> None:
    (found,) = judge(tmp_path, entry)
    assert why in found


CALLS: dict[str, Any] = {
    "variant": "belote",
    "kind": "auction",
    "given": {"dealer": 0, "turned": "S", "calls": [{"seat": 1, "call": "pass"}]},
    "expect": {"turn": 2},
}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"calls": [{"seat": 2, "call": "pass"}]}, "out of turn"),
        ({"calls": [{"seat": 1, "call": "H"}]}, "not allowed here"),
        ({"calls": [{"seat": 1, "call": "mus"}]}, "no such call"),
        ({"calls": [{"seat": 1, "call": "take"}, {"seat": 2, "call": "pass"}]}, "out of turn"),
        ({"turned": "NT"}, "not a suit"),
        ({"turned": None}, "not text"),
    ],
)
def test_calls_that_cannot_be_made_fail(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    assert judge(tmp_path, CALLS) == [""]
    (found,) = judge(tmp_path, {**CALLS, "given": {**CALLS["given"], **changes}})
    assert why in found


def test_a_table_of_options_that_is_wrong_fails(tmp_path: Path) -> None:
    table = json.loads((HERE / "options.json").read_text("utf-8"))
    table["options"][0]["defaults"]["beloz"]["value"] = 3
    table["options"][1]["values"] = "ccw|cw|zigzag"
    table["options"][2]["defaults"]["bela4"]["tag"] = "C"
    table["options"].pop()
    table["presets"]["beloz_classic"]["options"]["target"] = 1000
    table["presets"]["whist"] = {"base": "belote", "options": {}}
    path = tmp_path / "table.json"
    path.write_text(json.dumps(table), "utf-8")
    found = [v.wrong for v in check_file(str(path)) if v.wrong]
    assert len(found) == 6


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"[{", "file.json:1:3: not JSON"),
        (b'{"a": 1, "a": 2}', "'a' stands twice"),
        (b"[NaN]", "NaN"),
        (b"\xff\xfe", "not UTF-8"),
        (b"{}", "no list of vectors"),
        (b"[]", "no list of vectors"),
        (b"[" * 100_000, "nested too deeply"),
        (None, "cannot be read"),
    ],
)
def test_files_that_cannot_be_read_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, why: str
) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_bytes(content)
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert "file.json" in out
    assert why in out
    assert out.endswith("0 passed, 1 failed\n")


def test_the_command(root: Path, tmp_path: Path) -> None:
    """As ./test law runs it, with files named as the caller sees them."""
    path = tmp_path / "play.json"
    path.write_text(json.dumps([PLAY, bent(id="y", expect={"legal": []})]), "utf-8")
    command = [sys.executable, "-m", "tests.law", "play.json"]
    env = {"PYTHONPATH": f"{root}:{root / 'src'}", "PATH": ""}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stdout.decode().splitlines() == [
        'play.json: y: expected {"legal": []}, got {"legal": ["7S"]}',
        "1 passed, 1 failed",
    ]
    assert done.stderr == b""


def test_all_well_and_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "play.json"
    path.write_text(json.dumps([PLAY]), "utf-8")
    assert main([str(path)]) == 0
    assert main([]) == 2
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_table_of_additions(tmp_path: Path) -> None:
    """What it says of options and variants that exist must hold."""
    table = json.loads((HERE / "options_contree.json").read_text("utf-8"))
    table["new_options"].append({"name": "target"})
    table["existing_options"].pop()
    table["others"]["nt_points"]["martian"] = "plain"
    path = tmp_path / "additions.json"
    path.write_text(json.dumps(table), "utf-8")
    wrong = [verdict.wrong for verdict in check_file(str(path)) if verdict.wrong]
    assert len(wrong) == 3
    assert "martian" in wrong[-1]
