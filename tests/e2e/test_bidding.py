"""Bidding points at the screen: a height, a suit, and a double that asks whether it is meant."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.test_screen import TOO_SMALL
from tests.server.running import RunningServer

BOXES = """() => ['.ask', '.hand'].map((s) => document.querySelector(s).getBoundingClientRect())
  .map((at) => [at.top, at.bottom, at.left, at.right])"""


def to_my_bid(guest: Guest, rules: str) -> None:
    """A table where this guest is asked for a bid and may still choose among numbers."""
    guest.open(rules)
    guest.play_until(lambda _: guest.page.locator(".tray .step").count() > 0)


def to_my_double(guest: Guest, rules: str) -> None:
    """A table where this guest may double: they pass, deal after deal, until an opponent bids."""
    guest.passes = True
    guest.open(rules)
    guest.play_until(lambda _: guest.page.locator("[data-ask=double]").count() > 0)


def height(guest: Guest) -> int:
    return int(guest.page.locator(".tray output").inner_text())


def test_a_bid_takes_two_taps_or_keys(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.watch_shifts()
    to_my_bid(guest, "contree")
    moved, what = guest.shifted()
    assert moved < 0.01, what  # the tray comes when it is wanted, and moves nothing
    page, lowest = guest.page, height(guest)
    assert page.get_by_role("button", name="Lower").is_disabled()
    page.get_by_role("button", name="Higher").click()
    assert height(guest) == lowest + 10
    page.keyboard.press("Enter")
    assert height(guest) == lowest + 20
    page.get_by_role("button", name="Capot").click()
    expect(page.locator(".tray output")).to_have_text("capot")
    page.get_by_role("button", name="Lower").click()
    assert height(guest) == 160
    page.get_by_role("button", name="160 hearts").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("You: 160 hearts.")


def test_a_double_asks_whether_it_is_meant(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    to_my_double(guest, "contree")
    page = guest.page
    assert page.locator("[data-call=double]").count() == 0
    page.locator("[data-ask=double]").click()
    expect(page.locator(".tray p")).to_contain_text("Double it?")
    assert page.evaluate("document.activeElement.textContent") == "Back"
    assert guest.axe() == []
    page.keyboard.press("Enter")  # not meant
    assert page.evaluate("document.activeElement.dataset.ask") == "double"
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Double", exact=True).click()
    guest.passes = False
    guest.play_until(lambda what: what.startswith(".hand"))
    expect(page.locator(".strip")).to_contain_text("×2")


@pytest.mark.parametrize("language", ["bg", "fr"])
def test_the_tray_fits_beside_the_hand(guests: Any, server: RunningServer, language: str) -> None:
    guest: Guest = guests(server, "small", language=language)
    to_my_bid(guest, "coinche_pagat(generale=on)")
    page = guest.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(TOO_SMALL) == []
    ask, hand = page.evaluate(BOXES)
    assert ask[1] <= hand[0]
    over = (
        "[...document.querySelectorAll('.ask button')].filter((b) => b.scrollWidth > b.clientWidth)"
    )
    assert page.evaluate(f"{over}.map((b) => b.textContent)") == []
    assert guest.axe() == []
