"""Without a network: the client, Python and whole matches on this device.

One window for all of it, because Python takes seconds to start: the tests follow each other, so
with several workers one has to have the whole file (``--dist=loadfile``).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

READY = """async () => {
  const there = await caches.has('belot-engine');
  const kept = there ? await (await caches.open('belot-engine')).keys() : [];
  return kept.length === 6
    && Boolean((await navigator.serviceWorker.getRegistration())?.active);
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that is to be gone."""
    with RunningServer(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="module")
def guest(browser: Browser, house: RunningServer) -> Iterator[Guest]:
    """A window whose device keeps what it gets."""
    guest = Guest(browser, house.url, "phone", {"keeps": True, "lastRules": "bela4(target=101)"})
    guest.context.add_init_script("localStorage['belot.pace'] ??= '0'")
    yield guest
    guest.close()
    assert guest.faults == []


def fresh(guest: Guest, place: str = "") -> None:
    """A cold start."""
    guest.page.goto(f"{guest.url}/#/{place}")
    guest.page.reload()


def test_after_the_first_visit_it_is_ready(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.url)
    guest.wait(f"({READY})()", 120)
    page.goto(f"{guest.url}/#/settings")
    row = page.get_by_role("button", name="On this device")
    expect(row).to_contain_text("Ready offline")
    row.click()
    expect(page.get_by_text("All of it takes 1", exact=False)).to_be_visible()
    assert guest.axe() == []


def test_a_match_from_a_cold_start_without_a_server(guest: Guest, house: RunningServer) -> None:
    page = guest.page
    house.kill()
    fresh(guest)
    expect(page.get_by_text("No network: you play on this device.")).to_be_visible()
    assert guest.axe() == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand", timeout=90_000)
    assert "#/table/here." in page.url
    guest.play_to_my_card()
    held = guest.hand()
    fresh(guest)  # the tab was killed in the middle of the deal
    going_on = page.get_by_role("button", name="Continue")
    expect(going_on).to_contain_text("on this device")
    going_on.click()
    page.wait_for_selector(".hand", timeout=90_000)
    guest.play_to_my_card()
    assert set(guest.hand()) <= set(held)
    guest.play_match()
    expect(page.get_by_text("Dealt on this device")).to_be_visible()


def test_a_deal_of_it_is_looked_at_again(guest: Guest) -> None:
    page = guest.page
    page.get_by_role("button", name="Look at the deal again").click()
    expect(page.get_by_role("button", name="Trick back")).to_be_visible()


def test_the_rulebook_is_read_without_a_server(guest: Guest) -> None:
    page = guest.page
    fresh(guest, "rules/belote(target=151)/overtrump")
    expect(page.locator("#rule-overtrump")).to_be_in_viewport(timeout=90_000)
    expect(page.locator("[data-option=target]")).to_contain_text("The match goes to 151.")


def test_house_rules_and_a_table_without_a_server(guest: Guest) -> None:
    page = guest.page
    fresh(guest, "new")
    page.locator("[data-game-name=bela4]").click(timeout=60_000)
    page.get_by_role("button", name="House rules").click()
    guest.set_target(151)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Sit down and play").click()
    page.get_by_role("button", name="Play on this device").click()
    page.wait_for_selector(".hand")
    expect(page.locator("header").first).to_contain_text("151")


def test_whoever_opens_the_table_in_another_window_has_it(guest: Guest) -> None:
    table = guest.page.url
    other = guest.context.new_page()
    other.goto(table)
    other.wait_for_selector(".hand", timeout=90_000)
    expect(guest.page.get_by_role("alert")).to_contain_text("another window")
    other.close()
    guest.tap("Play here")
    guest.play_to_my_card()


def test_a_copy_brings_everything_back(guest: Guest, tmp_path: Path) -> None:
    page = guest.page
    fresh(guest, "offline")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a copy").click()
    file = tmp_path / "copy.json"
    saved.value.save_as(file)
    kept = json.loads(file.read_text())
    assert "belot.session" not in kept["texts"]
    tables = [key for key, _ in kept["stores"]["matches"]]
    assert len(tables) == 2
    page.evaluate(
        """() => new Promise((done) => {
          localStorage.removeItem('belot.here');
          indexedDB.deleteDatabase('belot').onsuccess = done;
        })"""
    )
    fresh(guest, "offline")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("added")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("here already")
    fresh(guest)
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    guest.play_to_my_card()


def test_a_newer_version_waits_until_it_is_wanted(
    guest: Guest, house: RunningServer, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a match that runs in another window goes on as it is."""
    shutil.copytree(root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    worker = tmp_path / "src/belot/_web/sw.js"
    worker.write_text(worker.read_text().replace("const VERSION = ", "const VERSION = 'newer' + "))
    worker.with_name("sw.js.br").unlink()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    house.start()
    guest.page.evaluate("window.same = true")
    other = guest.context.new_page()
    other.goto(guest.url)
    other.evaluate("window.same = true")
    other.evaluate("navigator.serviceWorker.ready.then((here) => here.update())")
    expect(other.get_by_text("A newer Belot is ready.")).to_be_visible()
    with other.expect_navigation():
        other.get_by_role("button", name="Update").click()
    assert any(name.startswith("belot-shell-newer") for name in other.evaluate("caches.keys()"))
    other.close()
    assert guest.page.evaluate("window.same")
    held = guest.hand()
    guest.page.locator(guest.next()).click(force=True)
    guest.play_to_my_card()
    assert guest.hand() != held


def test_where_pages_cannot_be_kept_the_settings_say_so(server: RunningServer, guests: Any) -> None:
    guest = guests(server)
    guest.context.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', {value: false})"
    )
    guest.page.goto(f"{server.url}/#/settings")
    row = guest.page.get_by_role("button", name="On this device")
    expect(row).to_contain_text("Offline is not possible at this address")
