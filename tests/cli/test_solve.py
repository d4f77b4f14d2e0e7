"""``belot solve``: the position of a record, in words and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from belot import cli

Run = Callable[..., tuple[int, str, str]]

ENDING = """\
[Belot "1"]
[Rules "bela4(target=301)"]
[Dealer "P3"]

Deal 1
Hand P0  AS TS KH TH KD TD | JS AD
Hand P1  9S 7S JH JD JC 9C | 8D KC
Hand P2  KS QS 8H QD QC 8C | QH 9H
Hand P3  8S AH 9D 7D AC 7C | 7H TC
Turned   7H
Auction  P0 pass, P1 pass, P2 take
Announce P0 -, P1 -, P2 -, P3 -
Trick 1  P0: KD 8D QD 7D
Trick 2  P0: AD JD 9H 9D

End *
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command: exit code, output, errors."""

    def command(*argv: object) -> tuple[int, str, str]:
        code = cli.main(["--lang", "en", *map(str, argv)])
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ending.belot"
    path.write_text(ENDING, "utf-8")
    return path


def test_the_position_where_a_record_stops(run: Run, file: Path) -> None:
    code, out, err = run("solve", "--json", file)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["rules"] == "bela4(target=301)"
    assert (found["contract"], found["turn"]) == ("H", 2)
    assert sorted(found["cards"]) == sorted("KS QS 8H QC 8C QH".split())
    best = max(found["cards"].values(), key=lambda each: each["own"] - each["other"])
    assert best == {key: found[key] for key in ("own", "other", "capot")}
    assert len(found["line"]) == 24
    assert found["own"] + found["other"] == 162 - 7 - 27


def test_it_is_told_best_card_first(run: Run, file: Path) -> None:
    code, out, _ = run("solve", "--cards", "letters", file)
    assert code == 0
    first, *cards, line = out.splitlines()
    assert "to play" in first
    assert len(cards) == 6
    own = [int(card.split(": ")[1].split(" to ")[0]) for card in cards]
    assert own == sorted(own, reverse=True)
    assert f"{own[0]} points to" in first
    assert line.startswith("Perfect play: ")


def test_a_card_of_a_deal(run: Run, file: Path) -> None:
    for card, turn, legal in ((1, 0, 8), (2, 1, 2), (8, 3, 1)):
        code, out, _ = run("solve", "--json", "--deal", 1, "--card", card, file)
        assert code == 0
        found = json.loads(out)
        assert (found["turn"], len(found["cards"])) == (turn, legal)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--card", "10"), "no card to be played"),
        (("--deal", "2"), "2"),
    ],
)
def test_no_such_place(run: Run, file: Path, arguments: tuple[str, ...], reason: str) -> None:
    code, _, err = run("solve", *arguments, file)
    assert code == 2
    assert reason in err


def test_a_record_between_deals(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "auction.belot"
    path.write_text(ENDING[: ENDING.index("Announce")] + "\nEnd *\n", "utf-8")
    code, _, err = run("solve", path)
    assert code == 2
    assert "no card to be played" in err
