"""What is kept of people; and their own data, seen, corrected, taken along, removed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server import web
from tests.server.running import RunningServer

SHELF = """() => new Promise((done) => {
  const open = indexedDB.open('belot', 1);
  open.onsuccess = () => {
    const all = open.result.transaction('pads').objectStore('pads').getAllKeys();
    all.onsuccess = () => { open.result.close(); done(all.result.length); };
  };
})"""


def at(guest: Guest, screen: str) -> None:
    guest.page.goto(f"{guest.url}/#/{screen}")
    guest.page.get_by_role("heading", level=2).first.wait_for()


def known(guest: Guest, name: str) -> str:
    """Let somebody be known to the server; their token."""
    token = web.guest(guest.url, name)
    session = json.dumps({"token": token, "id": "", "name": name})
    guest.page.goto(f"{guest.url}/#/about")
    guest.page.evaluate("(session) => localStorage.setItem('belot.session', session)", session)
    return token


@pytest.mark.parametrize(("size", "lang"), [("small", "bg"), ("phone", "fr"), ("desktop", "hr")])
def test_everybody_can_read_it(guests: Any, server: RunningServer, size: str, lang: str) -> None:
    guest = guests(server, size, language=lang)
    for screen in ("privacy", "mine"):
        at(guest, screen)
        guest.page.wait_for_timeout(300)
        assert guest.axe() == []
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        said = guest.page.locator("main").inner_text()
        assert "privacy-" not in said
        assert "mine-" not in said


def test_it_says_whom_to_ask_without_a_network_too(guests: Any, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", "--contact", "Mirjana, mirjana@belot.example") as server:
        guest = guests(server)
        at(guest, "privacy")
        expect(guest.page.locator(".contact")).to_have_text("Mirjana, mirjana@belot.example")
        expect(guest.page.get_by_text("lasts 365 days")).to_be_visible()
        guest.page.goto(f"{guest.url}/#/about")
        guest.cut()
        at(guest, "privacy")
        expect(guest.page.locator(".contact")).to_have_text("Mirjana, mirjana@belot.example")
        expect(guest.page.get_by_text("said the last time")).to_be_visible()
        guest.heal()


def test_nobody_is_made_known_by_asking(guests: Any, server: RunningServer) -> None:
    guest = guests(server)
    at(guest, "mine")
    expect(guest.page.get_by_text("keeps nothing of you")).to_be_visible()
    assert guest.page.evaluate("localStorage.getItem('belot.session')") is None


def test_mine_is_seen_corrected_taken_and_removed(guests: Any, server: RunningServer) -> None:
    guest = guests(server)
    page = guest.page
    token = known(guest, "Ana")
    web.open_table(guest.url, token, "bela4")
    at(guest, "mine")
    name = page.get_by_label("Your name")
    expect(name).to_have_value("Ana")
    page.get_by_text("Show the tables").click()
    expect(page.locator("details li")).to_have_count(1)
    name.fill("Anka")
    name.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Your name is changed")

    with page.expect_download() as coming:
        page.get_by_role("button", name="Save my data").click()
    copy = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert copy["server"]["name"] == "Anka"
    assert len(copy["server"]["tables"]) == 1
    assert "belot.settings" in copy["texts"]
    assert token not in json.dumps(copy), "a copy proves nobody's name"

    page.get_by_role("button", name="Everything, from the server too").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Everything, from the server too").click()
    with page.expect_event("load"):  # nothing that the page remembers stays either
        page.get_by_role("button", name="Remove for good").click()
    assert page.evaluate("!localStorage.getItem('belot.session')")
    with web.client(guest.url) as browser:
        proof = {"Authorization": f"Bearer {token}"}
        assert browser.get("/api/session", headers=proof).status_code == 401


def test_a_device_is_cleared_and_one_stays_who_one_is(guests: Any, server: RunningServer) -> None:
    guest = guests(server)
    page = guest.page
    token = known(guest, "Ana")
    page.goto(f"{guest.url}/#/pad")
    page.get_by_role("button").first.wait_for()
    page.evaluate("localStorage.setItem('belot.note', 'x')")
    at(guest, "mine")
    page.get_by_role("button", name="From this device").click()
    with page.expect_event("load"):  # nothing that the page remembers stays either
        page.get_by_role("button", name="Remove for good").click()
    assert page.evaluate("!localStorage.getItem('belot.note')")
    kept = json.loads(page.evaluate("localStorage.getItem('belot.session')"))
    assert kept["token"] == token
    assert page.evaluate(SHELF) == 0
