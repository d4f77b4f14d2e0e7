"""Where the pack is only cut, the room says what that means, and one tap hides the order."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.party import AGREE, seated
from tests.server.running import RunningServer


def test_the_order_of_the_tricks_is_hidden_with_one_tap(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, "belote", people=2)
    eva, ana = party.guests
    for guest in party.guests:
        expect(guest.page.locator("[data-remembered]")).to_contain_text("remembers the tricks")
    expect(ana.page.locator("[data-remembered] button")).to_have_count(0)
    assert eva.axe() == []

    eva.tap("Gather in a secret order")
    for guest in party.guests:
        expect(guest.page.locator("[data-remembered]")).to_have_count(0)
    expect(ana.page.locator("#why")).to_contain_text("Gathering – In an order that nobody knows")
    ana.page.get_by_role("button", name=AGREE).last.click()
    expect(eva.page.locator("[data-changes]")).to_have_count(0)
    party.start()
