"""The terminal itself: narrow, without letters, closed in mid-match; and messages in a language."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from belot import cli
from belot.cli.terminal import wrapped
from belot.cli.voice import LETTERS, SIGNS, WORDS, style_of
from belot.record import load
from belot.words import LANGUAGES, Words
from tests.cli.test_commands import _until


def test_long_lines_break_between_words() -> None:
    calls = "1. Pass, 2. Bid clubs, 3. Bid diamonds, 4. Bid No Trumps, 5. Bid All Trumps"
    rows = wrapped(calls, 40).split("\n")
    assert rows == [
        "1. Pass, 2. Bid clubs, 3. Bid diamonds,",
        "4. Bid No Trumps, 5. Bid All Trumps",
    ]
    assert wrapped(calls, 100) == calls
    assert wrapped("", 40) == ""
    assert " ".join(wrapped(calls, 12).split("\n")) == calls
    assert not any(row.endswith(".") for row in wrapped(calls, 12).split("\n"))


def test_how_cards_are_written() -> None:
    assert [style_of(wish, True) for wish in (None, SIGNS, LETTERS, WORDS)] == [
        *(SIGNS, SIGNS, LETTERS, WORDS)
    ]
    assert [style_of(wish, False) for wish in (None, SIGNS, LETTERS, WORDS)] == [
        *(LETTERS, LETTERS, LETTERS, WORDS)
    ]


def _belot(*argv: str, encoding: str = "utf-8", text: str = "") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, "-m", "belot", *argv],
        env=env | {"PYTHONPATH": os.pathsep.join(sys.path)},
        input=text,
        capture_output=True,
        encoding=encoding,
        check=False,
    )


def test_a_terminal_without_the_letters_of_a_language() -> None:
    done = _belot("--lang", "bg", "rules", "bela3", encoding="ascii")
    assert done.stderr == "belot: This terminal has no Cyrillic letters: in English instead.\n"
    assert done.stdout.startswith("Bela for three.")
    done = _belot("--lang", "fr", "rules", "bela3", encoding="ascii")
    assert (done.stderr, "?" in done.stdout.split("\n")[0]) == ("", False)
    done = _belot("--lang", "bg", "rules", "bela3")
    assert (done.stderr, done.stdout[:4]) == ("", "Бела")


def test_cards_in_a_replay(tmp_path: Path) -> None:
    file = str(tmp_path / "a.belot")
    _belot("simulate", "--rules", "belot2(target=1)", "--matches", "1", "--record", file)
    told = _belot("--lang", "en", "replay", file).stdout
    assert "\nHand, Alice: " in told
    assert "\nTalon, Ben: " in told
    for deal in told.split("\nTrick 1.")[1:]:
        assert "Declarations: " not in deal.split("\nTrick 2.")[0].split("\nScore of deal")[0]
    last = told.rstrip().splitlines()[-1]
    assert last.startswith("Winner: ")
    assert ". Score: " in last
    words = _belot("--lang", "en", "replay", "--cards", "words", file).stdout
    assert "♠" in told
    assert "♠" not in words
    letters = _belot("--lang", "en", "replay", file, encoding="ascii").stdout
    assert "?" not in letters


# --- leaving in a hurry ------------------------------------------------------------------------


@contextmanager
def _heeded(how: signal.Signals) -> Generator[None]:
    """Start children that heed a signal. A test run in the background of a shell ignores SIGINT,
    and what is ignored stays ignored in a child."""
    before = signal.signal(how, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(how, before)


@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGINT, 130), (signal.SIGHUP, 129), (signal.SIGTERM, 129)]
)
def test_a_match_cut_short_is_recorded(tmp_path: Path, how: signal.Signals, code: int) -> None:
    leader, follower = pty.openpty()
    file = tmp_path / "match.belot"
    env = os.environ | {"NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    argv = ["--lang", "en", "play", "--rules", "bela4", "--seed", "4", "--record", str(file)]
    with (
        _heeded(how),
        subprocess.Popen(
            [sys.executable, "-m", "belot", *argv],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=env,
        ) as process,
    ):
        os.close(follower)
        _until(leader, "Your call:")
        try:
            process.send_signal(how)
            if how is signal.SIGINT:
                text = _until(leader, "Bye.").replace("\r", "")
                assert "\nMatch written to" in text
                assert "\nYou left the match. " in text
            assert process.wait(10) == code
        finally:
            process.kill()
    os.close(leader)
    assert not load(file).finished


# --- messages ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play", "--rules", "belq"], "Nema takve igre: belq. Postoje: beloz, "),
        (["play", "--rules", "belote("], "Pravila se ne mogu pročitati: belote("),
        (["rules", "bela4(targt=3)"], "Nema takve opcije: targt. Misliš li target, target_test?"),
        (["play", "--target", "0"], "target ne može biti 0. Moguće: 1…100000."),
        (["rules", "belote(packets=x)"], "packets ne može biti x. Moguće: 3+2/3, "),
        (["rules", "bela4(doubling=2)"], "doubling=2 i auction=two_round_take ne idu zajedno."),
        (["play", "--bots", "smart"], "Nema takvog bota: 'smart'. Postoje: "),
        (["play", "--seat", "9"], "Nema takvog mjesta: 9. Moguće: 0–3."),
        (
            ["simulate", "--rules", "bela4", "--matches", "x"],
            "Treba cijeli broj, barem 1, a ne 'x'.",
        ),
        (["replay", "none.belot"], "none.belot: Nema takve datoteke."),
        (["replay", "none.txt"], "none.txt: Nepoznat nastavak: .txt. Moguće: .belot, .jsonl."),
        (["play", "--record", "no/m.belot"], "no/m.belot: Nema takve mape: no."),
        (["pley"], "Nema takve naredbe: pley."),
    ],
)
def test_messages_are_in_the_language(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--lang", "hr", *argv]) == 2
    assert capsys.readouterr().err.startswith(f"belot: {said}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_faulty_record_is_told_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.belot", tmp_path / "bad.belot"
    argv = ["simulate", "--rules", "bela4(target=1)", "--matches", "1", "--record", str(good)]
    assert cli.main(argv) == 0
    bad.write_text(good.read_text().rsplit("\n", 3)[0] + "\n")
    capsys.readouterr()
    assert cli.main(["--lang", lang, "replay", str(bad)]) == 2
    said = capsys.readouterr().err
    assert str(bad) in said
    if lang != "en":
        assert Words.load(lang)("refusal-record-truncated") in said
    assert cli.main(["--lang", lang, "convert", str(good), str(bad)]) == 2
    assert Words.load(lang)("file-exists") in capsys.readouterr().err
