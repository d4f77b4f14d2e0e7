"""Arguments that players really have, entered in the pad and read from it: some in every run, with
BELOT_LONG all of them, and the scoring vectors of the law as well. Both come from tests/pad."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.padder import NotOffered, Padder
from tests.pad.cases import Case, arguments, vectors
from tests.server.running import RunningServer

SEATS = {"bela3": 3, "belot3": 3, "bela2": 2, "belot2": 2}


def settle(at: Padder, case: Case) -> None:
    """Open a match where the argument begins, enter the deal, and read what the page says."""
    names = ["Eva", "Ana", "Marko", "Iva"][: SEATS.get(case["rules"].partition("(")[0], 4)]
    opening = {name: case[name] for name in ("rules", "totals", "hung", "dealer")}
    at.handed(case["id"], {**opening, "names": names})
    for before in case["rounds"]:
        at.enter(**before)
    at.page.locator(".enter").click()
    wrong = {"fault", "missing"} & case["expect"].keys()
    try:
        at.type(case["entry"])
        if case["entry"].get("kind") != "passed":
            at.kept(case["entry"])
    except NotOffered:
        if "fault" not in case["expect"]:
            raise
        return
    if wrong:
        refused(at, case["expect"])
    else:
        if "points" in case["expect"]:
            for side, points in enumerate(case["expect"]["points"]):
                expect(at.page.locator(f"[data-points='{side}'] span")).to_have_text(str(points))
        if case["entry"].get("kind") != "passed":
            at.write()
        read(at, case["expect"])


def refused(at: Padder, said: dict[str, Any]) -> None:
    """The page says why this cannot be, or what is missing, and writes nothing."""
    if "fault" in said:
        expect(at.line()).to_have_attribute("data-fault", said["fault"])
    else:
        expect(at.line()).to_have_attribute("data-missing", " ".join(said["missing"]))
    expect(at.line()).not_to_have_text("")
    expect(at.page.locator(".entry .foot .go")).to_be_disabled()


def read(at: Padder, said: dict[str, Any]) -> None:
    """The sheet shows what is expected."""
    page = at.page
    page.locator("[data-round]:not([data-round='0'])").last.wait_for()
    if "totals" in said:
        at.shows(*said["totals"])
    if "written" in said and said.get("state") not in ("passed", "eight"):
        cells = page.locator("[data-round]").last.locator(".n b")
        expect(cells).to_have_text([str(n) for n in said["written"]])
    if said.get("result") == "failed":
        expect(page.locator("[data-round] .fell")).to_have_count(1)
    if said.get("hung") and said.get("winner") is None:
        expect(page.locator("[data-hung]")).to_have_attribute("data-hung", str(said["hung"]))
    if "winner" in said:
        won = page.locator(".side.won")
        expect(won).to_have_count(0 if said["winner"] is None else 1)
        if said["winner"] is not None:
            expect(won).to_have_attribute("data-side", str(said["winner"]))
            expect(page.locator(".over p").first).not_to_be_empty()
    if "dealer" in said:
        expect(page.locator("[data-dealer]")).to_have_attribute("data-dealer", str(said["dealer"]))


def settle_all(guests: Any, server: RunningServer, cases: list[Case]) -> None:
    at = Padder(guests(server))
    at.page.goto(f"{server.url}/#/pad")
    at.page.locator("[data-begin]").wait_for()
    lost = []
    for case in cases:
        try:
            settle(at, case)
        except (AssertionError, Error, NotOffered) as error:
            lost.append(f"{case['id']}: {error}")
    assert not lost, "\n\n".join(lost)


def test_arguments_are_settled(guests: Any, server: RunningServer) -> None:
    settle_all(guests, server, arguments()[::6])


@pytest.mark.long
def test_every_argument_is_settled(guests: Any, server: RunningServer) -> None:
    settle_all(guests, server, arguments())


@pytest.mark.long
def test_every_vector_of_the_law(guests: Any, server: RunningServer) -> None:
    settle_all(guests, server, vectors())
