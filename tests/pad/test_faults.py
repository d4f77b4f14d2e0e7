"""What cannot be is named as it is typed, with the place it is about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import belot.pad
from belot.pad.faults import check
from belot.pad.reading import read_entry
from belot.rules import PRESETS, RuleSet
from belot.words import LANGUAGES, THEMES, Words

BASE: dict[str, Any] = {"taker": 0, "contract": "H", "points": [90, None]}

# rules, what is typed, the fault
FAULTS: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("bela4", {**BASE, "taker": 2}, "side", "taker"),
    ("bela4", {**BASE, "trickless": [2]}, "side", "trickless"),
    ("bela4", {**BASE, "points": [60, 60, 42]}, "side", "points"),
    ("bela4", {**BASE, "contract": "AT"}, "contract", "contract"),
    ("bela4", {**BASE, "multiplier": 2}, "multiplier", "multiplier"),
    ("bulgarian", {**BASE, "multiplier": 3}, "multiplier", "multiplier"),
    ("bela4", {"kind": "passed"}, "passed-forced", "kind"),
    ("belote", {"eight": 0}, "eight-off", "eight"),
    ("bela4", {**BASE, "tens": True}, "tens-off", "tens"),
    ("bela4", {**BASE, "stopped": True}, "stopped-off", "stopped"),
    ("bela4", {**BASE, "capot": 0, "renonce": 1}, "two-ends", "capot"),
    ("bela4(end_rule=ENOUGH)", {**BASE, "stopped": True, "renonce": 1}, "two-ends", "renonce"),
    ("belote_ffb", {**BASE, "declarations": [[20]]}, "declarations-off", "declarations.0"),
    (
        "bulgarian",
        {**BASE, "contract": "NT", "declarations": [[], [20]]},
        "declarations-nt",
        "declarations.1",
    ),
    ("bela4", {**BASE, "declarations": [[20, 40]]}, "declaration-value", "declarations.0"),
    ("bela4", {**BASE, "declarations": [[150, 150]]}, "declarations-many", "declarations.0"),
    ("beloz", {**BASE, "declarations": [[100] * 5]}, "declarations-many", "declarations.0"),
    ("bela4", {**BASE, "declarations": [[20] * 6]}, "declarations-many", "declarations.0"),
    ("bela4", {**BASE, "declarations": [[20] * 5]}, "declarations-many", "declarations.0"),
    (
        "beloz",
        {**BASE, "declarations": [[50] * 3 + [20] * 2]},
        "declarations-many",
        "declarations.0",
    ),
    (
        "bela4",
        {**BASE, "declarations": [[150, 200, 100, 100, 100, 100, 50]]},
        "declarations-many",
        "declarations.0",
    ),
    ("bela3", {**BASE, "declarations": [[20], [], [20]]}, "declarations-both", "declarations.2"),
    (
        "bulgarian_official",
        {**BASE, "declarations": [[20], [50]]},
        "declarations-apart",
        "declarations.1",
    ),
    (
        "bulgarian_official",
        {**BASE, "declarations": [[150], [100, 200]]},
        "declarations-apart",
        "declarations.1",
    ),
    (
        "bela3(decl_contest=per_class)",
        {**BASE, "declarations": [[20], [200], [100]]},
        "declarations-apart",
        "declarations.2",
    ),
    ("bulgarian", {**BASE, "contract": "NT", "belote": [0, 1]}, "belote-nt", "belote.1"),
    ("bela4", {**BASE, "belote": [2, 0]}, "belote-many", "belote.0"),
    ("bulgarian", {**BASE, "contract": "AT", "belote": [3, 2]}, "belote-many", "belote.1"),
    ("bela4", {**BASE, "capot": 1, "points": [30]}, "capot-points", "points.0"),
    ("bela4", {**BASE, "points": [], "capot": 0, "trickless": [0]}, "capot-trickless", "capot"),
    ("bela4", {**BASE, "points": [], "capot": 0, "last": 1}, "last-capot", "last"),
    (
        "bela3",
        {**BASE, "points": [90, 60, 0], "trickless": [2], "last": 2},
        "last-trickless",
        "last",
    ),
    ("bela3", {**BASE, "points": [90, 50, 10], "trickless": [2]}, "trickless-points", "points.2"),
    ("bela4", {**BASE, "points": [162, 0], "trickless": [1]}, "trickless-all", "trickless"),
    ("bela4", {**BASE, "points": [None, 163]}, "points-many", "points.1"),
    ("bela4", {**BASE, "points": [153], "last_included": False}, "points-many", "points.0"),
    ("bulgarian", {**BASE, "tens": True, "points": [17]}, "points-many", "points.0"),
    ("bela4", {**BASE, "points": [161]}, "points-unmade", "points.0"),
    ("bela4", {**BASE, "points": [9], "last": 0}, "points-unmade", "points.0"),
    ("bela4", {**BASE, "points": [0], "last": 0}, "points-unmade", "points.0"),
    ("bela4", {**BASE, "points": [90, 90]}, "points-sum", "points.1"),
    ("bulgarian", {**BASE, "tens": True, "points": [9, 8]}, "points-sum", "points.1"),
    ("bela3", {**BASE, "points": [90, 60, 14]}, "points-sum-many", "points.2"),
    ("bela3", {**BASE, "points": [60, 30, 30]}, "points-sum-few", "points.2"),
    ("bela3", {**BASE, "points": [60], "capot": 0}, "points-sum-few", "points.0"),
    ("bela4", {**BASE, "points": [None, 6], "last": 1}, "points-unmade", "points.1"),
    ("bela4", {**BASE, "points": [163], "renonce": 1}, "points-many", "points.0"),
    ("bela3", {**BASE, "points": [153, 0, 0], "renonce": 1}, "points-many", "points.0"),
    ("bela4", {**BASE, "outcome": "hang"}, "outcome-hang", "outcome"),
    ("bela4", {**BASE, "outcome": "failed"}, "outcome-points", "outcome"),
    (
        "bulgarian",
        {**BASE, "tens": True, "points": [9], "outcome": "failed"},
        "outcome-tens",
        "outcome",
    ),
)

BIDS = (
    ("bela4", {**BASE, "bid": "80"}, "bid-off", "bid"),
    ("contree", {**BASE, "bid": "170"}, "bid", "bid"),
    ("coinche", {**BASE, "bid": "85"}, "bid", "bid"),
    ("coinche_essarts", {**BASE, "bid": "capot"}, "bid", "bid"),
    ("contree", {**BASE, "bid": "generale"}, "bid", "bid"),
    ("contree", {**BASE, "bid": "80", "multiplier": 3}, "multiplier", "multiplier"),
    ("contree_cannes", {**BASE, "bid": "80", "multiplier": 4}, "multiplier", "multiplier"),
    (
        "coinche_pagat",
        {**BASE, "bid": "capot", "multiplier": 2},
        "multiplier-capot",
        "multiplier",
    ),
    (
        "coinche(contracts=suits+NT+AT,nt_declarations=off)",
        {**BASE, "bid": "80", "contract": "NT", "declarations": [[20]]},
        "declarations-nt",
        "declarations.0",
    ),
    (
        "coinche(contracts=suits+NT+AT,at_belotes=0)",
        {**BASE, "bid": "80", "contract": "AT", "belote": [1]},
        "belote-nt",
        "belote.0",
    ),
)

WITH_TOTALS = {"stopped-short", "stopped-level"}  # need to know the score: tests/pad/arguments.json


@pytest.mark.parametrize(("rules", "typed", "code", "place"), [*FAULTS, *BIDS])
def test_a_fault_is_named(rules: str, typed: dict[str, Any], code: str, place: str) -> None:
    found = check(RuleSet.parse(rules), read_entry(typed)).faults
    assert (code, place) in [(fault.code, fault.place) for fault in found]


def codes() -> set[str]:
    """All codes that the source can answer with."""
    folder = Path(belot.pad.__file__).parent
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    return {*re.findall(r'Fault\(\s*"([a-z-]+)"', text)}


def test_every_fault_comes_up() -> None:
    assert {code for _, _, code, _ in (*FAULTS, *BIDS)} | WITH_TOTALS == codes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_said_in_every_language(lang: str, theme: str) -> None:
    words = Words.load(lang, theme=theme, strict=True)
    for rules, typed, _, _ in FAULTS:
        for fault in check(RuleSet.parse(rules), read_entry(typed)).faults:
            numbers: dict[str, object] = {**fault.numbers}
            assert words(f"pad-fault-{fault.code}", form=None, **numbers)
    for code in WITH_TOTALS:
        assert words(f"pad-fault-{code}", n=1001)


@pytest.mark.parametrize(
    ("rules", "typed", "missing"),
    [
        ("bela4", {}, ["taker", "points"]),
        ("bulgarian", {}, ["taker", "contract", "points"]),
        ("bela4", {"taker": 0, "points": [90]}, []),
        ("bulgarian", {"taker": 0, "points": [90]}, ["contract"]),
        ("bela3", {"taker": 0, "contract": "H"}, ["points.0", "points.1", "points.2"]),
        ("bela2", {"taker": 0, "contract": "H", "points": [50]}, ["points.1"]),
        ("bela4", {**BASE, "last_included": False}, ["last"]),
        ("bela4", {**BASE, "points": [], "last_included": False, "capot": 0}, []),
        ("bela4", {**BASE, "points": [0]}, ["trickless"]),
        ("bela4", {**BASE, "points": [0], "last": 0, "last_included": False}, []),
        ("bela3", {**BASE, "points": [150, 0, 0]}, ["trickless"]),
        ("bela3", {**BASE, "points": [90, 60, 0]}, []),
        ("belot3", {**BASE, "points": [90, 60, 0]}, []),
        ("belot3", {**BASE, "points": [90, 60, 0], "belote": [0, 0, 1]}, ["trickless"]),
        ("belot3", {**BASE, "points": [90, 60, 0], "trickless": [2]}, ["last"]),
        ("bulgarian", {**BASE, "tens": True, "points": [8]}, ["outcome"]),
        ("bulgarian", {**BASE, "tens": True, "points": [8], "belote": [1, 0]}, []),
        ("bulgarian", {**BASE, "points": [], "renonce": 0}, []),
        ("bela4", {**BASE, "points": [], "renonce": 0}, []),
        ("bela3", {**BASE, "points": [], "renonce": 0}, ["points.1", "points.2"]),
        ("bela2", {**BASE, "points": [], "renonce": 0}, ["points.0", "points.1"]),
        ("bela4", {"kind": "correction"}, ["penalty"]),
        ("bela4", {"kind": "correction", "note": "ace on the floor"}, []),
        ("belote", {"kind": "passed"}, []),
        ("bela4", {"eight": 1}, []),
    ],
)
def test_what_is_not_there_yet_is_missing(
    rules: str, typed: dict[str, Any], missing: list[str]
) -> None:
    checked = check(RuleSet.parse(rules), read_entry(typed))
    assert checked.faults == ()
    assert list(checked.missing) == missing


@pytest.mark.parametrize(
    ("rules", "typed"),
    [
        ("bela4", {**BASE, "declarations": [[20] * 4]}),
        ("bela4", {**BASE, "declarations": [[200, 150, 100, 100]]}),
        ("bela4", {**BASE, "declarations": [[100, 100, 100, 100, 20]]}),
        ("beloz", {**BASE, "declarations": [[20, 20, 50, 50]]}),
        ("bela2", {**BASE, "points": [90, 40], "declarations": [[20] * 3]}),
        ("bulgarian_official", {**BASE, "declarations": [[20, 100], [100, 150]]}),
        ("bulgarian_official", {**BASE, "declarations": [[100, 200], [20, 50]]}),
        ("bela4", {**BASE, "points": [100, 62], "renonce": 1}),
        ("bela4", {**BASE, "points": [90, 50], "renonce": 1}),
        ("bela3", {**BASE, "points": [90, 50, 0], "trickless": [2, 2], "last": 0}),
    ],
)
def test_what_can_be_is_no_fault(rules: str, typed: dict[str, Any]) -> None:
    assert check(RuleSet.parse(rules), read_entry(typed)).complete


@pytest.mark.parametrize("preset", PRESETS)
def test_no_deal_that_can_be_is_refused(preset: str) -> None:
    """All sums of cards that one side can have, where the other has the rest."""
    rules = RuleSet.preset(preset)
    if rules.players != 4:
        return
    most = 163 if rules.nine_trump_points == 15 else 162
    fine = [
        n for n in range(most + 1) if not check(rules, read_entry({**BASE, "points": [n]})).faults
    ]
    assert {2, 3, 4, 10, 11, 12, 81, 82, most - 10, most - 2, most} <= {*fine}
    assert not {1, most - 1} & {*fine}
