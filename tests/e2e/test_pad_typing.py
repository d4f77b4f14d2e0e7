"""A deal while it is typed on the pad: nothing moves under the finger, nothing typed is lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.padder import Padder
from tests.server.running import RunningServer

TAPS = {
    "bela4": "contract=H taker=1 chip=0.20 chip=0.20 belote=1 clear=0 points=0 key=9 key=9 "
    "capot=0 capot=0 key=Backspace",
    "bulgarian": "contract=NT contract=AT times=2 taker=0 belote=0 belote=0 switch=tens key=8 "
    "switch=tens key=8 key=1",
    "bela3": "contract=S taker=2 key=7 key=Tab key=5 key=0 key=Tab key=4",
}
VISIBLE = 0.005  # numbers grow; anything that comes under another finger is more than this


@pytest.mark.parametrize("rules", TAPS)
def test_nothing_moves_while_a_deal_is_typed(
    guests: Any, server: RunningServer, rules: str
) -> None:
    guest: Guest = guests(server)
    guest.watch_shifts()
    at = Padder(guest)
    at.begin(rules)
    at.page.locator(".foot .enter").click()
    at.line().wait_for()
    expect(at.line()).to_have_attribute("data-fresh", "true")
    guest.page.wait_for_timeout(200)
    guest.page.evaluate("shifts.length = 0")
    for tap in TAPS[rules].split():
        name, _, value = tap.partition("=")
        at.page.locator(f".entry [data-{name}='{value}']").click()
        expect(at.line()).to_have_attribute("data-fresh", "true")
    moved, what = guest.shifted()
    assert moved < VISIBLE, what


def test_what_is_typed_outlives_the_page(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    at, page = Padder(guest), guest.page
    at.begin("bela4")
    at.enter(contract="S", taker=1, points=[None, 92])
    page.locator(".foot .enter").click()
    at.type({"contract": "H", "taker": 0, "points": [98], "declarations": [[20, 50], []]})
    expect(at.line()).to_have_attribute("data-fresh", "true")
    page.reload()
    for chosen in ("[data-contract=H]", "[data-taker='0']"):
        expect(page.locator(f".entry {chosen}")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".entry [data-points='0']")).to_contain_text("98")
    at.write()
    at.shows(70 + 98 + 70, 92 + 64)

    at.edit(1)  # an edit is kept for its deal, and thrown away by the way back
    page.locator(".entry [data-points='1']").click()
    at.keys("100")
    expect(at.line()).to_have_attribute("data-fresh", "true")
    page.reload()
    expect(page.locator(".entry h2")).to_have_text("Deal 1")
    expect(page.locator(".entry [data-points='1']")).to_contain_text("100")
    page.locator(".entry header .button").first.click()
    page.locator(".entry").wait_for(state="detached")
    at.edit(1)
    expect(page.locator(".entry [data-points='1']")).to_contain_text("92")


def test_a_deal_of_bela_needs_no_suit(guests: Any, server: RunningServer) -> None:
    """Nothing hangs on it: four taps and the points."""
    at = Padder(guests(server))
    at.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    at.enter(taker=1, points=[60, None], belote=[0, 1])
    at.shows(60, 122)
    assert at.story(1).startswith("Caller: Ana & Iva.")
    assert at.guest.axe() == []


def test_the_rulebook_of_the_pad(guests: Any, server: RunningServer) -> None:
    at = Padder(guests(server))
    page = at.page
    at.begin("bela4(target=501)")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-rulebook]").click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator(".text")).to_contain_text("501")
    assert at.guest.axe() == []
    book.locator("nav summary").click()
    book.locator("nav li a:visible").nth(2).click()
    expect(page.locator("[data-pad-open]")).to_be_attached()
    book.get_by_role("button", name="Back").first.click()
    expect(book).to_have_count(0)
    expect(page.locator("[data-rulebook]")).to_be_focused()
