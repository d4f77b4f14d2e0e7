"""``belot pad``: the same sheet as on the screen, from a file."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from belot.cli import main
from belot.inquiry import inquire
from belot.words import LANGUAGES

TEXT = """\
Belot pad 1
Rules: bela4
Players: Ana, Marko, Iva, Petar
Teams: Mi, Vi

A H 98-64
B S 81- A+20 A+belote
correction penalty=B-10 "ace on the floor"
A D open
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.pad"
    path.write_text(TEXT, "utf-8")
    return path


def test_the_sheet_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "pad", str(file), "--explain"]) == 0
    told = capsys.readouterr().out
    assert (
        "\nDeal 2\n  Trump: spades. Caller: Vi.\n  Mi: cards 81, declarations 20, bela 20," in told
    )
    assert "Vi: more than 101 needed, 81 taken." in told
    assert "+202  300" in told
    assert "diamonds, to be finished" in told
    assert told.endswith("Next dealer: Petar.\n")


def test_json_is_the_sheet_of_the_client(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "pad", "--json", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    asked = inquire("pad", "sheet", inquire("pad", "read", {"text": TEXT}))
    for name in ("totals", "hung", "dealer", "race", "statistics", "heads"):
        assert told[name] == asked[name]
    assert told["rounds"][1]["story"][-1] == "The contract falls: Mi +202, Vi +0."


def test_a_round_that_cannot_be_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.pad"
    path.write_text(TEXT + "A NT 90-\n", "utf-8")
    assert main(["--lang", "en", "pad", str(path)]) == 1
    assert "Deal 4\n  That contract is not played here." in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_it_all(
    lang: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", lang, "pad", str(file), "--explain"]) == 0
    assert "pad-" not in capsys.readouterr().out


def test_what_is_wrong_with_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--lang", "en", "pad", str(tmp_path / "none.pad")]) == 2
    assert "No such file" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO(TEXT + "A H ninety\n"))
    assert main(["--lang", "en", "pad", "-"]) == 2
    assert "line 10" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_pad_is_said_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.pad"
    for text, said in ((TEXT + "A H ninety\n", "10"), ('{"format": "x"}', "bad.pad")):
        path.write_text(text, "utf-8")
        assert main(["--lang", lang, "pad", str(path)]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert "refusal-" not in told
        assert ("understood" in told or "not the JSON" in told) == (lang == "en")
