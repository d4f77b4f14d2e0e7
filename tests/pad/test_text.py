"""The plain text of a pad: written by hand, read, written again."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from belot.pad.entry import Entry
from belot.pad.errors import PadError
from belot.pad.files import read_file, write_csv, write_json
from belot.pad.ledger import Ledger
from belot.pad.pad import pad_of
from belot.pad.reading import read_entry, read_operations
from belot.pad.sheet import Sheet, sheet_of
from belot.pad.text import read_text, write_text
from belot.pad.words import read_words, words_of
from tests.pad.devices import Device, deal

HEAD = "Rules: bela4\nPlayers: Ana, Marko, Iva, Petar\n"


def sheet(text: str) -> Sheet:
    return sheet_of(pad_of(Ledger(read_text(text))))


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("A H 98-64", Entry(taker=0, contract="H", points=(98, 64))),
        ("B AT x4 150-", Entry(taker=1, contract="AT", multiplier=4, points=(150, None))),
        ("A S -64", Entry(taker=0, contract="S", points=(None, 64))),
        ("C H 70-50-30", Entry(taker=2, contract="H", points=(70, 50, 30))),
        ("? D open", Entry(contract="D", open=True)),
        (
            "A C 90- A+20+50 A+belote",
            Entry(
                taker=0,
                contract="C",
                points=(90, None),
                declarations=((20, 50), ()),
                belote=(1, 0),
            ),
        ),
        ("A AT 90- B+belx2", None),
        (
            "A H 80- last=B",
            Entry(taker=0, contract="H", points=(80, None), last=1, last_included=False),
        ),
        ("A H 80- last=B,in", Entry(taker=0, contract="H", points=(80, None), last=1)),
        ("A H 80- last=?", Entry(taker=0, contract="H", points=(80, None), last_included=False)),
        ("A 120H 90-", Entry(taker=0, contract="H", bid="120", points=(90, None))),
        ("B 80? x2 90-", Entry(taker=1, bid="80", multiplier=2, points=(90, None))),
        ("? capotNT open", Entry(contract="NT", bid="capot", open=True)),
        (
            "A generaleS capot=A helped",
            Entry(taker=0, contract="S", bid="generale", capot=0, alone=False),
        ),
        (
            "A generaleS capot=A alone",
            Entry(taker=0, contract="S", bid="generale", capot=0, alone=True),
        ),
        ("A H capot=B", Entry(taker=0, contract="H", capot=1)),
        ("A H 0- trickless=nobody", Entry(taker=0, contract="H", points=(0, None), trickless=())),
        (
            "A H 90-60-0 trickless=C",
            Entry(taker=0, contract="H", points=(90, 60, 0), trickless=(2,)),
        ),
        ("A H renonce=B", Entry(taker=0, contract="H", renonce=1)),
        ("eight=B", Entry(eight=1)),
        (
            "A H 8- tens hang",
            Entry(taker=0, contract="H", points=(8, None), tens=True, outcome="hang"),
        ),
        ("A H 12-20 stopped", Entry(taker=0, contract="H", points=(12, 20), stopped=True)),
        ("passed", Entry(kind="passed")),
        ("passed A H", Entry(kind="passed", taker=0, contract="H")),
        ("correction ? D 90-", Entry(kind="correction", contract="D", points=(90, None))),
        ("A H x3 98-64", Entry(taker=0, contract="H", multiplier=3, points=(98, 64))),
        (
            'correction penalty=A-10,B+5 "a # in a note"',
            Entry(kind="correction", penalty=(-10, 5, 0), note="a # in a note"),
        ),
    ],
)
def test_a_line_is_an_entry(line: str, entry: Entry | None) -> None:
    if entry is None:
        with pytest.raises(PadError, match="belx2"):
            read_words(line, 3)
        return
    sides = len(entry.points) or 3
    assert read_entry(read_words(line, sides)) == entry
    assert read_entry(read_words(words_of(entry, sides), sides)) == entry


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("A H 98-64 C+20", "no side C"),
        ("A H 98-64 bravo", "bravo is not understood"),
        ("A 81H 98-64", "a number that can be bid"),
        ("A slamH 98-64", "A is not understood"),
        ("A H 98-64 last=A,out", "last=A,out"),
        ("A H 98-64 penalty=10", "penalty=10"),
        ("A H 99999-1", "points"),
        ('A H 98-64 "no end', '"no'),
        ("A H ?", "? is not understood"),
        ("From: 1 2", "before the first round"),
        ("Dealer: Nobody", "nobody is called Nobody"),
        ("Rules: bela5", "bela5"),
    ],
)
def test_what_is_not_understood_is_named_with_its_line(line: str, what: str) -> None:
    with pytest.raises(PadError, match="line 4") as told:
        read_text(f"{HEAD}A H 98-64\n{line}\n")
    assert (told.value.code, told.value.place) == ("pad-line", "line 4")
    assert what in str(told.value)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Rules: bela4\nFrom: 90 --5\nA H 98-64", "-5 is no number"),
        ("Rules: bela4\nHung: some\nA H 98-64", "some is no number"),
        ("Rules: bela4\nDealer: 5\nA H 98-64", "nobody is called 5"),
    ],
)
def test_a_match_that_cannot_begin_so(text: str, what: str) -> None:
    with pytest.raises(PadError, match=what) as told:
        read_text(text)
    assert told.value.code == "pad-line"


@pytest.mark.parametrize("text", ["", "A H 98-64", "Players: Ana, Marko"])
def test_a_file_without_rules_is_no_pad(text: str) -> None:
    with pytest.raises(PadError, match="does not say its Rules") as told:
        read_text(text)
    assert told.value.code == "pad-unopened"


def test_headings_open_a_match_and_change_it() -> None:
    one = sheet(
        "\ufeffBelot pad 1\r\n"
        + HEAD
        + 'Teams: "Us, the old", Them\nDealer: Iva\nFrom: 120 85\nHung: 8\n'
        + "# nothing yet\n\nA H 81-81  # level\nRules: bela4(tie_rule=made)\nDealer: 1\nA H 81-\n"
        + 'Players: Ana, Marko, Iva, Eva\nTeams: "Us, the old", They\n'
    )
    assert one.pad.teams == ("Us, the old", "They")
    assert one.pad.names[3] == "Eva"
    assert one.start.totals == (120, 85)
    assert [line.dealer for line in one.lines] == [2, 0]
    assert one.now.totals == (120 + 81, 85 + 162 + 8 + 81)
    assert sheet(write_text(one)).now == one.now


def test_a_match_just_opened_reads_back() -> None:
    assert sheet(HEAD).lines == ()
    assert sheet(write_text(sheet(HEAD))).pad.names == ("Ana", "Marko", "Iva", "Petar")


# --- files ---


def full() -> Sheet:
    pad = Device("ana")
    pad.open()
    pad.round(deal(98, note="=HYPERLINK(1)"))
    gone = pad.round(deal(90))
    pad.delete(gone)
    pad.undo()
    pad.names("-Ana", "Ivo", "Eva", "Jan")
    return pad.sheet


def test_json_keeps_the_whole_ledger() -> None:
    text = write_json(full())
    assert Ledger(read_file(text)) == full().pad.ledger
    whole = json.loads(text)
    assert (whole["totals"], whole["winner"]) == ([188, 136], None)


WORN_OUT = {
    "format": "belot-pad",
    "version": 1,
    "ops": [{"id": "a.1", "at": 2**53 - 1, "op": "open", "rules": "bela4", "names": [*"ABCD"]}],
}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", "file"),
        ("{}", "format"),
        ('{"format": "belot-pad", "version": "1"}', "format"),
        ('{"format": "belot-pad", "version": 2}', "version"),
        ('{"format": "belot-pad", "version": 1}', "ops"),
        (json.dumps(WORN_OUT), "ops"),  # a clock after which nothing could be written
    ],
)
def test_other_json_is_refused(text: str, place: str) -> None:
    with pytest.raises(PadError) as told:
        read_file(text)
    assert told.value.place == place


def test_a_spreadsheet_gets_numbers_and_no_formulas() -> None:
    rows = list(csv.DictReader(io.StringIO(write_csv(full()))))
    assert [row["deal"] for row in rows] == ["1", "2"]
    assert rows[1]["'-Ana & Eva total"] == "188"
    assert rows[1]["Ivo & Jan written"] == "72"
    assert rows[0]["note"] == "'=HYPERLINK(1)"
    assert rows[0]["dealer"] == "'-Ana"


@pytest.mark.parametrize(
    "entry",
    [
        {"taker": 3},
        {"capot": 2, "note": "from elsewhere"},
        {"trickless": [2]},
        {"kind": "passed", "penalty": [1, 2, 3]},
    ],
)
def test_sides_that_are_not_at_the_table_do_no_harm(entry: dict[str, Any]) -> None:
    """Only a foreign ledger can speak of them: such a round is without effect, and the others are
    written in every form and read again."""
    good = {"taker": 0, "contract": "H", "points": [100]}
    opening = {"id": "a.1", "at": 1, "op": "open", "rules": "bela4", "names": [*"ABCD"]}
    rounds = [
        {"id": f"a.{n}", "at": n, "op": "round", "after": after, "entry": each}
        for n, (after, each) in enumerate(((None, good), ("a.2", entry), ("a.3", good)), 2)
    ]
    one = sheet_of(pad_of(Ledger(read_operations([opening, *rounds]))))
    assert [line.state for line in one.lines] == ["scored", "scored"]
    assert one.pad.waiting == ("a.3",)
    again = sheet_of(pad_of(Ledger(read_text(write_text(one)))))
    assert (again.now.totals, again.now.dealer) == (one.now.totals, one.now.dealer)
    assert len(write_csv(one).splitlines()) == 3
    assert [o.id for o in read_file(write_json(one))] == ["a.1", "a.2", "a.3", "a.4"]
