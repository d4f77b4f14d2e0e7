"""The score pad with the network off: a cold start, a match with an edit of the third deal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.e2e.padder import Padder
from tests.e2e.test_offline import READY, fresh
from tests.server.running import RunningServer


@pytest.fixture
def alone(browser: Browser, own_server: RunningServer) -> Iterator[Guest]:
    """A window that has everything on its device, and whose server is gone."""
    guest = Guest(browser, own_server.url, "phone", {"keeps": True, "lastRules": "bela4"})
    guest.page.goto(guest.url)
    guest.wait(f"({READY})()", 120)
    own_server.kill()
    yield guest
    guest.close()
    assert guest.faults == []


def test_a_match_from_a_cold_start_without_a_server(alone: Guest) -> None:
    at, page = Padder(alone), alone.page
    fresh(alone, "pad")
    page.locator("[data-begin]").click(timeout=60_000)
    page.locator(".enter:not([disabled])").wait_for(timeout=60_000)
    at.enter(contract="H", taker=0, points=[100, None])
    at.shows(100, 62)
    at.enter(contract="S", taker=1, points=[None, 92], declarations=[[], [20]])
    at.enter(contract="C", taker=0, points=[81, None])  # half is a fall
    at.shows(170, 336)
    assert "more than 81 needed, 81 taken" in at.story(3)
    at.edit(3)
    page.locator("[data-points='0']").click()
    at.keys("82")
    expect(at.line()).to_contain_text("Made")
    at.write()
    at.shows(252, 254)
    fresh(alone, page.url.partition("#/")[2])  # the tab was killed
    at.shows(252, 254)
    at.enter(contract="D", taker=1, points=[62, None])
    at.shows(314, 354)
