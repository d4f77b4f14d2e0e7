"""What comes later than the first screen: ahead while it is looked at, or when it is asked for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

SHEETS = "**/assets/Sheets-*.*"
MISSING = "Offline: this part is not here yet."
SLOW = "This part is still on its way."


def cut(route: Route) -> None:
    route.abort("internetdisconnected")


def settle(page: Page) -> None:
    """Wait until nothing has been fetched for a while."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(
        """() => {
          const fetched = performance.getEntriesByType('resource');
          return performance.now() - Math.max(...fetched.map((each) => each.responseEnd)) > 1500;
        }""",
        timeout=30_000,
    )


def test_a_cut_line_takes_no_part_away(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    guest.play_to_my_card()
    settle(guest.page)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.context.set_offline(True)
    for key, title in (("s", "Score"), ("l", "Last trick"), ("?", "Keys")):
        guest.page.keyboard.press(key)
        expect(guest.page.get_by_role("dialog", name=title)).to_be_visible()
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_label("Language")).to_be_visible()
    for path in ("about", "settings", "new", "friends", ""):
        guest.page.evaluate("path => { location.hash = '#/' + path }", path)
        expect(guest.page.get_by_role("main")).to_be_visible()
        expect(guest.page.get_by_text(MISSING)).to_have_count(0)
    assert [url for url in asked if "/assets/" in url and not url.endswith(".svg")] == []


def test_a_key_before_its_sheet_is_there_opens_it(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(SHEETS, hold)
    guest.open("bela4")
    guest.play_to_my_card()
    guest.page.keyboard.press("s")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_have_count(0)
    expect(dialog).to_contain_text(SLOW)  # whoever waits for long is told
    expect(dialog.get_by_role("button", name="Try again")).to_be_visible()
    for route in held:
        route.continue_()
    guest.page.unroute(SHEETS, hold)
    expect(guest.page.get_by_role("dialog", name="Score")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("ending", ["js", "css"])
def test_a_sheet_that_cannot_be_had_says_so(
    guests: Any, server: RunningServer, ending: str
) -> None:
    guest: Guest = guests(server)
    pattern = f"**/assets/Sheets-*.{ending}"
    guest.page.route(pattern, cut)
    guest.open("bela4")
    guest.play_to_my_card()
    guest.page.keyboard.press("s")
    dialog = guest.page.get_by_role("dialog", name="No connection")
    expect(dialog).to_contain_text(MISSING)
    dialog.get_by_role("button", name="Close").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.page.keyboard.press("l")
    expect(dialog).to_be_visible()
    guest.page.unroute(pattern)
    guest.page.get_by_role("button", name="Try again").click()
    last = guest.page.get_by_role("dialog", name="Last trick")
    expect(last).to_be_visible()


@pytest.mark.parametrize(
    ("path", "chunk"),
    [("new", "NewTable"), ("friends", "Friends"), ("settings", "SettingsScreen")],
)
def test_a_screen_that_cannot_be_had_comes_when_it_can(
    guests: Any, server: RunningServer, path: str, chunk: str
) -> None:
    guest: Guest = guests(server)
    pattern = f"**/assets/{chunk}-*.js"
    guest.page.route(pattern, cut)
    guest.page.goto(f"{server.url}/#/{path}")
    expect(guest.page.get_by_role("alert")).to_contain_text(MISSING)
    guest.page.unroute(pattern)
    expect(guest.page.get_by_role("heading").first).to_be_visible(timeout=8_000)  # by itself
    expect(guest.page.get_by_text(MISSING)).to_have_count(0)


def test_what_hangs_comes_with_another_try(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    hangs = True
    guest.page.route(SHEETS, lambda route: None if hangs else route.continue_())
    guest.open("bela4")
    guest.play_to_my_card()
    hand = guest.hand()
    guest.page.keyboard.press("s")
    expect(guest.page.get_by_role("dialog")).to_contain_text(SLOW)
    assert guest.axe() == []
    hangs = False  # from now on; what was asked for never comes
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)  # a new page
    guest.play_to_my_card()
    assert guest.hand() == hand
    guest.page.keyboard.press("s")
    expect(guest.page.get_by_role("dialog", name="Score")).to_be_visible()


def test_a_table_comes_when_its_cards_can_be_had(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    guest.page.route("**/assets/Playing-*.js", cut)
    guest.page.reload()
    expect(guest.page.get_by_role("alert")).to_contain_text(MISSING)
    guest.page.unroute("**/assets/Playing-*.js")
    guest.page.get_by_role("button", name="Try again").click()
    guest.page.wait_for_selector(".hand")
