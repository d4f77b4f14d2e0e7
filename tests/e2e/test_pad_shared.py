"""Two phones on one pad: what either enters is on both, and what both entered without a network is
shown side by side until a person picks."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import expect

from tests.e2e.padder import Padder
from tests.server.running import RunningServer


def share(at: Padder, what: str = "May write") -> str:
    """Put the pad on the server; the link for others."""
    page = at.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share this pad").click()
    begin = page.locator("dialog footer").get_by_role("button", name="Share this pad")
    if begin.count():
        begin.click()
    page.get_by_role("button", name=what).click()
    link = page.get_by_label("Link", exact=True).input_value()
    page.keyboard.press("Escape")
    return link


def come(at: Padder, link: str) -> None:
    """Open a link that somebody sent."""
    at.page.goto(link)
    at.page.locator("[data-pad-open]").wait_for()


def two(guests: Any, server: RunningServer) -> tuple[Padder, Padder]:
    """Eva has begun a match and shares it, Marko has her link."""
    eva = Padder(guests(server, name="Eva"))
    marko = Padder(guests(server, "small", name="Marko"))
    eva.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    come(marko, share(eva))
    eva.enter(contract="H", taker=0, points=[100, None])
    marko.shows(100, 62)
    return eva, marko


def test_two_phones_with_different_offline_entries(guests: Any, server: RunningServer) -> None:
    eva, marko = two(guests, server)
    for at in (eva, marko):
        at.guest.cut()
    eva.enter(contract="S", taker=1, points=[None, 92])
    marko.enter(contract="S", taker=1, points=[None, 102])
    for at in (eva, marko):
        expect(at.page.locator(".shared")).to_have_text("Shared · offline, 1 waiting")
        expect(at.page.locator(".pending")).to_have_count(1)
    for at in (eva, marko):
        at.guest.heal()
    for at in (eva, marko):
        expect(at.page.locator(".shared")).to_have_text("Shared")
        expect(at.page.locator("[data-round='2'] em")).to_have_text("!")
    before = eva.totals()
    assert marko.totals() == before, "both go by the same entry for the time being"

    page = marko.page
    page.locator("[data-round='2']").first.click()
    entries = page.locator("[data-version]")
    expect(entries).to_have_count(2)
    expect(entries.filter(has_text="Eva").locator(".numbers")).to_have_text("70 : 92")
    expect(entries.filter(has_text="Marko").locator(".numbers")).to_have_text("60 : 102")
    assert not (found := marko.guest.axe()), found
    entries.filter(has_text="Marko").get_by_role("button", name="This one").click()
    for at in (eva, marko):
        at.shows(160, 164)
        expect(at.page.locator("[data-round='2'] em")).to_have_count(0)
    eva.page.reload()
    eva.shows(160, 164)


def test_whoever_looks_on_cannot_write(guests: Any, server: RunningServer) -> None:
    eva = Padder(guests(server, name="Eva"))
    iva = Padder(guests(server, "desktop", name="Iva"))
    eva.begin("bela2")
    come(iva, share(eva, "May look on"))
    expect(iva.page.get_by_text("You are looking on.")).to_be_visible()
    expect(iva.page.locator(".enter")).to_have_count(0)
    eva.enter(contract="H", taker=0, points=[80, 30])
    iva.shows(80, 30)
    assert not (found := iva.guest.axe()), found


def test_what_cannot_be_shared_is_said(guests: Any, server: RunningServer) -> None:
    """Somebody has taken the name of Eva's next entry: it stays on her phone, which says so."""
    eva = Padder(guests(server, name="Eva"))
    eva.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    eva.enter(contract="H", taker=0, points=[100, None])
    link = share(eva).rpartition("/")[2]
    expect(eva.page.locator(".shared")).to_have_text("Shared")
    pad = eva.page.url.partition("#")[2]
    eva.page.evaluate("location.hash = '#/'")  # nobody listens any more
    eva.page.locator(".shared").wait_for(state="detached")
    eva.guest.cut()
    mine = httpx.get(f"{server.url}/api/pads/{link}").json()["ops"][-1]["id"].partition(".")[0]
    forged = {"id": f"{mine}.2", "op": "names", "at": 3, "names": ["Eve", "Eve", "Eve", "Eve"]}
    told = httpx.post(f"{server.url}/api/pads/{link}/ops", json={"ops": [forged]})
    assert told.json()["refused"] == []
    eva.page.evaluate("place => (location.hash = place)", pad)
    eva.enter(contract="S", taker=1, points=[None, 90])
    eva.guest.heal()
    said = eva.page.locator("[data-refused='op-differs']")
    expect(said).to_have_text("Another entry has taken this one’s place.")
    eva.shows(172, 152)
