"""``belot verify`` says in every language what is right and what is wrong, and never stumbles."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from belot import cli
from belot.fair import FairCode, FaultCode, Receipt
from belot.words import LANGUAGES, Words
from tests.fair.made import FairMatch


@cache
def receipts() -> tuple[Receipt, ...]:
    return tuple(FairMatch("beloz(gather=secret)", deals=4, drops=0.3).receipts())


def notes(**changes: Any) -> str:
    called = {
        str(receipt.deal): [[each.seat, each.commitment.hex()] for each in receipt.participants]
        for receipt in receipts()
    }
    first = receipts()[0]
    data = {"format": "belot notes 1", "match": first.match, "head": first.head.hex()}
    return json.dumps({**data, "deals": called, **changes})


def listed(*some: Receipt) -> str:
    return "[" + ", ".join(receipt.to_text() for receipt in some) + "]"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    first, second, third, fourth = receipts()
    hands = (second.cards.hands[1], second.cards.hands[0], *second.cards.hands[2:])
    forged = replace(second, cards=replace(second.cards, hands=hands))
    for name, text in {
        "first": first.to_text(),
        "second": second.to_text(),
        "fourth": "\ufeff" + fourth.to_text(),
        "forged": forged.to_text(),
        "match": listed(*receipts()),
        "cheat": listed(first, forged, third, fourth),
        "gap": listed(first, fourth),
        "none": "[]",
        "notes": notes(),
        "other-notes": notes(match="another/1"),
        "replaced": notes(deals={"2": [[0, "00" * 32]]}),
        "words": '["no receipt"]',
        "broken": "{",
        "escape": json.dumps({**first.to_json(), "match": "\x1b[31m\n", "rules": "\x1b]0;"}),
    }.items():
        Path(f"{name}.json").write_text(text, "utf-8")
    Path("bytes.json").write_bytes(b"\xff\xfe")
    return tmp_path


def verify(
    capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en"
) -> tuple[int, str, str]:
    code = cli.main(["--lang", lang, "verify", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.usefixtures("files")
def test_an_honest_deal(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = verify(capsys, "first.json")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "table/1, deal 1, beloz(gather=secret)"
    assert "  Right: the pack comes from the key." in lines
    assert "  Right: the cut, and every card dealt." in lines
    assert "Wrong" not in out
    assert lines[-1].startswith("1 deal checked: nothing wrong. This doesn’t show who saw")
    for seat in receipts()[0].dropped:
        assert f"(seat {seat}): 1 value did not come in time." in out


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("arguments", [["match.json"], ["first.json", "second.json"]])
def test_an_honest_match(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    code, out, _ = verify(capsys, *arguments)
    assert code == 0
    assert "  Right: no deal is missing." in out
    assert "of players, as committed to." in out


@pytest.mark.usefixtures("files")
def test_a_forged_deal(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verify(capsys, "forged.json")
    assert code == 1
    assert "  Wrong: Ana (seat 0): the hand is not the one that the pack gives." in out
    assert "  Right: the key." in out
    assert "every card dealt" not in out
    assert out.endswith("2 things are wrong.\n")
    code, out, _ = verify(capsys, "cheat.json")
    assert code == 1
    assert "  Wrong: deal 2: Ana (seat 0): the hand is not" in out


@pytest.mark.usefixtures("files")
def test_a_gap(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["gap.json"], ["first.json", "fourth.json"]):
        code, out, _ = verify(capsys, *arguments)
        assert code == 1
        assert "  Wrong: deal 2: 2 deals are missing from here on." in out
    assert verify(capsys, "fourth.json")[0] == 0


@pytest.mark.usefixtures("files")
def test_my_own_notes(capsys: pytest.CaptureFixture[str]) -> None:
    mine = "  Right: the server’s chain and the players who took part are those you noted."
    for file in ("match.json", "fourth.json"):
        code, out, _ = verify(capsys, file, "--notes", "notes.json")
        assert code == 0
        assert mine in out
    assert mine not in verify(capsys, "match.json")[1]
    code, out, _ = verify(capsys, "second.json", "--notes", "replaced.json")
    assert code == 1
    assert "  Wrong: The players who took part are not those published before the deal." in out
    code, _, err = verify(capsys, "match.json", "--notes", "other-notes.json")
    assert code == 2
    assert "other-notes.json: These notes are of another match: another/1" in err


@pytest.mark.usefixtures("files")
def test_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = listed(*receipts()).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    code, out, _ = verify(capsys, "-")
    assert code == 0
    assert out.startswith("table/1, deals 1–4, beloz(gather=secret)\n")


@pytest.mark.usefixtures("files")
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verify(capsys, "--json", "cheat.json")
    data = json.loads(out)
    assert (code, data["ok"]) == (1, False)
    (match,) = data["matches"]
    assert match["deals"] == [1, 2, 3, 4]
    assert [(f["code"], f["seat"]) for f in match["found"] if not f["note"]] == [
        ("hands-wrong", 0),
        ("hands-wrong", 1),
    ]
    code, out, _ = verify(capsys, "--json", "match.json")
    assert (code, json.loads(out)["ok"]) == (0, True)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("words.json", "This is not a receipt: [0]: not a receipt, which is a JSON object"),
        ("broken.json", "This can’t be read as JSON. (not JSON: "),
        ("none.json", "No receipt in it."),
        ("nowhere.json", "No such file."),
        ("bytes.json", "This is not a text file."),
        (".", "The file can’t be read."),
        ("no\0name", "The file can’t be read."),
        ("notes.json", "This is not a receipt: format: "),
    ],
)
def test_what_cannot_be_read(capsys: pytest.CaptureFixture[str], file: str, said: str) -> None:
    code, out, err = verify(capsys, file)
    assert (code, out) == (2, "")
    assert f"{file}: {said}" in err
    assert len(err.splitlines()) == 1


@pytest.mark.usefixtures("files")
def test_nothing_in_a_file_reaches_the_terminal_as_a_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = verify(capsys, "escape.json")
    assert code == 1
    assert out.startswith("?[31m?, deal 1, ?]0;\n")
    assert "\x1b" not in out
    assert "Right: the pack" not in out


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    words = Words.load(lang)
    code, out, _ = verify(capsys, "cheat.json", lang=lang)
    assert code == 1
    assert words("verify-failed", n=2) in out
    assert words("verify-right", text=words("verify-right-key")) in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_found_has_a_sentence(lang: str) -> None:
    words = Words.load(lang)
    for code in (*FaultCode, *FairCode):
        assert f"fair-{code}" in words
