"""What players argue about, and what the law says to it; expected values are written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from belot.inquiry import inquire
from belot.pad.reading import entry_json, read_entry
from tests.pad.cases import Case, arguments, operations, vectors

ARGUMENTS = arguments()
VECTORS = vectors()


def said(case: Case) -> dict[str, Any]:
    """What the pad has to say to a case, in the terms of ``expect``."""
    ops = operations(case)
    sheet = inquire("pad", "sheet", {"ops": ops})
    line = sheet["rounds"][-1]
    faults, ending = line["faults"], line["ending"]
    preview = inquire("pad", "preview", {"ops": ops[:-1], "entry": case["entry"]})
    for name in ("faults", "missing", "score", "written", "totals", "hung"):
        assert preview[name] == line[name], "the preview says the same"
    return {
        "result": line["score"] and line["score"]["result"],
        "state": line["state"],
        "written": line["written"],
        "totals": line["totals"],
        "hung": line["hung"],
        "winner": ending["winner"] if ending["winner"] >= 0 else None,
        "ending": ending["ending"],
        "points": preview["points"],
        "margin": preview["margin"],
        "fault": faults[0]["code"] if faults else None,
        "place": faults[0]["place"] if faults else None,
        "missing": line["missing"],
        "dealer": sheet["dealer"],
    }


def fits(case: Case) -> None:
    told, expect = said(case), case["expect"]
    assert {name: told[name] for name in expect} == expect
    if not {"fault", "missing"} & expect.keys():
        assert told["fault"] is None
        assert told["missing"] == []


@pytest.mark.parametrize("case", ARGUMENTS, ids=lambda case: case["id"])
def test_an_argument(case: Case) -> None:
    fits(case)


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["id"])
def test_a_vector_of_the_law(case: Case) -> None:
    fits(case)


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["id"])
def test_a_vector_with_the_last_trick_apart(case: Case) -> None:
    """The same deal, its points counted without the last trick."""
    entry = read_entry(case["entry"])
    points = tuple(
        own and own - 10 if side == entry.last else own for side, own in enumerate(entry.points)
    )
    apart = replace(entry, points=points, last_included=False)
    fits({**case, "entry": entry_json(apart)})


def test_there_are_enough_of_them() -> None:
    assert len(ARGUMENTS) >= 30
    assert len({case["id"] for case in ARGUMENTS}) == len(ARGUMENTS)
    assert len(VECTORS) >= 60
    assert all(case["source"] and case["argument"] for case in ARGUMENTS)
