"""What a bid of points needs and pays, shown before and after the points are known. Expected values
are written by hand from contree.md §14 and coinche.md §14."""

from __future__ import annotations

from typing import Any

import pytest

from belot.cli.pad_voice import PadVoice
from belot.cli.voice import words_for
from belot.inquiry import inquire, plain
from belot.pad.bidding import heights
from belot.pad.outlook import reaches, to_go
from belot.pad.reading import read_entry
from belot.pad.scored import tally_of
from belot.pad.sheet import Sheet
from belot.pad.tariff import Reached, Tariff, reached, tariff
from belot.rules import RuleSet
from belot.rules.scoring import score
from belot.rules.state import Standing
from tests.pad.cases import operations
from tests.pad.test_questions import spoken
from tests.pad.test_text import sheet as sheet_of_text

BASE: dict[str, Any] = {"taker": 0, "contract": "H"}


@pytest.mark.parametrize(
    ("rules", "entry", "pays"),
    [
        ("contree", {"bid": "80"}, Tariff(80, (160, 80), (0, 240))),
        ("contree", {"bid": "80", "taker": 1}, Tariff(80, (80, 160), (240, 0))),
        ("contree", {"bid": "120", "belote": [1, 0]}, Tariff(120, (240, 60), (0, 300))),
        ("contree", {"bid": "120", "belote": [0, 1]}, Tariff(120, (240, 60), (0, 300))),
        ("contree", {"bid": "90", "multiplier": 2}, Tariff(90, (500, 0), (0, 500))),
        ("contree", {"bid": "90", "multiplier": 4}, Tariff(90, (1000, 0), (0, 1000))),
        ("contree", {"bid": "capot"}, Tariff(None, (500, 0), (0, 500))),
        ("contree", {"bid": "capot", "multiplier": 2}, Tariff(None, (1000, 0), (0, 1000))),
        ("coinche", {"bid": "capot"}, Tariff(None, (500, 0), (0, 410))),
        ("coinche(generale=on)", {"bid": "generale"}, Tariff(None, (750, 0), (0, 660))),
        ("contree_cannes", {"bid": "90", "multiplier": 3}, Tariff(90, (430, 0), (0, 430))),
        ("contree_tournoi", {"bid": "110"}, Tariff(110, (110, 50), (0, 160))),
        ("contree_annonces", {"bid": "110"}, Tariff(110, (110, 0), (0, 110))),
        ("coinche_essarts", {"bid": "100"}, Tariff(102, (200, 60), (0, 260))),
        ("coinche_pagat", {"bid": "80"}, Tariff(82, (160, 80), (0, 240))),
        # more than the others as well: 82 against 80 make 80, 81 against 81 do not
        ("coinche", {"bid": "80"}, Tariff(80, (160, 80), (0, 240))),
        ("coinche(tie_rule=made)", {"bid": "80"}, Tariff(80, (160, 80), (0, 240))),
        # 200 in four jacks and no points at all make 160, which cannot be missed
        (
            "coinche(success_basis=bid)",
            {"bid": "160", "declarations": [[200]]},
            Tariff(160, (360, 160), None),
        ),
        # more than all cards: only with every trick, which counts 252
        ("coinche", {"bid": "190"}, Tariff(190, (440, 0), (0, 350))),
        ("coinche", {"bid": "300"}, Tariff(300, None, (0, 460))),
        ("bela4", {}, None),
        ("contree", {}, None),
        ("contree", {"bid": "80", "taker": None}, None),
        ("contree", {"bid": "80", "renonce": 1}, None),
        ("contree", {"bid": "80", "kind": "passed"}, None),
        ("coinche_pagat", {"bid": "80", "contract": None}, None),
    ],
)
def test_what_a_bid_pays(rules: str, entry: dict[str, Any], pays: Tariff | None) -> None:
    assert tariff(RuleSet.parse(rules), read_entry(BASE | entry), 0) == pays


@pytest.mark.parametrize(
    ("rules", "entry", "fared"),
    [
        ("contree", {"bid": "120", "points": [111], "belote": [1]}, Reached(120, 131, 11)),
        ("contree", {"bid": "90", "points": [89]}, Reached(90, 89, -1)),
        ("contree(belote_in_contract=off)", {"bid": "90", "points": [80]}, Reached(90, 80, -10)),
        ("coinche", {"bid": "80", "points": [82]}, Reached(80, 82, 1)),
        ("coinche", {"bid": "80", "points": [81]}, Reached(80, 81, -1)),
        ("coinche(tie_rule=made)", {"bid": "80", "points": [81]}, Reached(80, 81, 0)),
        ("coinche_essarts", {"bid": "100", "points": [101]}, Reached(102, 101, -1)),
        ("contree", {"bid": "capot", "capot": 0}, None),
    ],
)
def test_how_a_bid_fared(rules: str, entry: dict[str, Any], fared: Reached | None) -> None:
    law = RuleSet.parse(rules)
    tally = tally_of(law, read_entry(BASE | entry), 0, 0)
    assert reached(law, tally, score(law, tally)) == fared


def test_scaled_points_are_not_rounded_up_to_the_bid() -> None:
    """FFB 27-01-2016, 11.3: 143 trump points are 89.79, which is less than 90."""
    law = RuleSet.parse("coinche_pagat(at_points=scaled)")
    entry = read_entry({**BASE, "contract": "AT", "bid": "90", "points": [143]})
    tally = tally_of(law, entry, 0, 0)
    assert reached(law, tally, score(law, tally)) == Reached(90, 89, -1)


# --- said ---


def preview(rules: str, **entry: Any) -> Any:
    whole = {"rules": rules, "totals": [0, 0], "hung": 0, "dealer": 0, "rounds": []}
    ops = operations({**whole, "entry": {}})[:-1]
    return plain(inquire("pad", "preview", {"ops": ops, "entry": BASE | entry}))


def voice(rules: str) -> PadVoice:
    law = RuleSet.parse(rules)
    return PadVoice(words_for("en", law), law, "ABCD", ("Us", "Them"))


@pytest.mark.parametrize(
    ("rules", "entry", "line"),
    [
        ("contree", {"bid": "120", "points": [131]}, "Made: 131 for 120. Us 250, Them 30."),
        ("contree", {"bid": "120", "points": [119]}, "Fallen: 119 for 120. Us 0, Them 280."),
        (
            "coinche",
            {"bid": "80", "points": [81]},
            "Fallen: with 81 not more than the others. Us 0, Them 240.",
        ),
        ("contree", {"bid": "capot", "capot": 0}, "Made. Us 500, Them 0."),
        ("contree", {"bid": "capot", "points": [150]}, "Fallen. Us 0, Them 500."),
    ],
)
def test_a_line_says_how_it_went(rules: str, entry: dict[str, Any], line: str) -> None:
    told = preview(rules, **entry)
    assert told["ready"]
    assert spoken(voice(rules), told["line"]) == line


def test_the_tariff_is_said_before_the_points() -> None:
    told = preview("contree", bid="120", multiplier=2)
    said = "Needs 120. Just made: 560 : 0. Fallen: 0 : 560."
    assert spoken(voice("contree"), told["tariff"]) == said
    assert (told["missing"], told["line"]) == (["points"], "")
    assert preview("contree", bid="170")["tariff"] == ""
    assert preview("contree")["missing"] == ["bid", "points"]


def test_a_generale_asks_who_took_the_tricks() -> None:
    rules = "coinche(generale=on)"
    assert preview(rules, bid="generale", capot=0)["missing"] == ["alone"]
    assert preview(rules, bid="generale", capot=1)["missing"] == []
    alone = preview(rules, bid="generale", capot=0, alone=True)
    helped = preview(rules, bid="generale", capot=0, alone=False)
    assert (alone["written"], helped["written"]) == ([750, 0], [0, 660])


# --- what can be bid, and who can still win ---


def test_what_can_be_bid() -> None:
    numbers = [str(n) for n in range(80, 161, 10)]
    assert heights(RuleSet.preset("contree")) == (*numbers, "capot")
    essarts = heights(RuleSet.preset("coinche_essarts"))
    assert (essarts[-1], len(essarts)) == ("650", 58)
    assert heights(RuleSet.parse("contree(generale=on)"))[-2:] == ("capot", "generale")
    assert heights(RuleSet.preset("bulgarian")) == ()


@pytest.mark.parametrize(
    ("rules", "totals", "reach", "missing"),
    [
        # all points and a bid of 160 are 162 + 160, written 320; a capot that is bid pays 500
        ("contree", (1680, 1670), ("deal", "capot"), (320, 330)),
        ("contree", (1500, 1490), ("capot", "more"), (500, 510)),
        ("contree_annonces", (850, 840), ("deal", "capot"), (160, 170)),
        ("coinche_essarts", (2999, 3000), ("deal", "deal"), (2, 1)),
    ],
)
def test_who_can_still_win(
    rules: str, totals: tuple[int, int], reach: tuple[str, str], missing: tuple[int, int]
) -> None:
    law, now = RuleSet.parse(rules), Standing(totals)
    assert (reaches(law, now), to_go(law, now)) == (reach, missing)


# --- the text ---


def written(sheet: Sheet) -> list[tuple[int, ...]]:
    return [line.written for line in sheet.lines]


def test_a_match_of_contree_as_text() -> None:
    text = """
Rules: coinche(generale=on)
A 80H 95-
A 120H x2 111- A+belote
B capotS capot=B
B 100? -60 A+50
A generaleC capot=A helped
A generaleC capot=A alone
"""
    assert written(sheet_of_text(text)) == [
        (180, 70),  # 95 + 80, 67
        (600, 0),  # (160 + 120 + 20) × 2
        (0, 500),
        (310, 0),  # 160 + 100 + 50
        (0, 660),
        (750, 0),
    ]
