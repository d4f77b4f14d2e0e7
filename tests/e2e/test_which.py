"""Five questions in the house rules find what somebody plays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.guest import Guest
from tests.e2e.test_screen import TOO_SMALL
from tests.server.running import RunningServer

CANNES = ("pile-bid-162", "contract-270", "bid-3", "none-moves", "nearest-ten-6up")
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"


def asked(page: Page, url: str) -> None:
    """Open the questions: game, house rules, button."""
    page.goto(f"{url}/#/new")
    page.locator("[data-game-name=contree]").first.click()
    page.locator("main > .button").first.click()  # the house rules
    page.locator("[data-which]").click()


@pytest.mark.parametrize("language", ["en", "fr", "hr", "bg"])
def test_the_questions_fit_and_name_the_rules(
    guests: Any, server: RunningServer, language: str
) -> None:
    guest: Guest = guests(server, "small", language=language)
    page = guest.page
    asked(page, server.url)
    for answer in CANNES:
        found = page.locator(f"[data-answer={answer}]")
        expect(found).to_be_visible()
        width, inner = page.evaluate(WIDTHS)
        assert width <= inner
        assert page.evaluate(TOO_SMALL) == []
        found.click()
    expect(page.locator("[data-found=contree_cannes]")).to_be_visible()
    if language == "en":
        assert guest.axe() == []
        page.locator("[data-take]").click()
        expect(page.get_by_placeholder("Contrée of Cannes")).to_be_visible()


def test_what_no_named_rules_say_is_told_as_a_difference(
    guests: Any, server: RunningServer
) -> None:
    guest: Guest = guests(server)
    page = guest.page
    asked(page, server.url)
    for answer in ("pile-bid-160", "flat-500", "all-3", "none-moves", "nearest-ten"):
        page.locator(f"[data-answer={answer}]").click()
    expect(page.locator("[data-found='contree(redouble_factor=3)']")).to_be_visible()
    expect(page.locator("dialog li")).to_have_text("Redouble Three times.")
    page.locator("[data-take]").click()
    expect(page.get_by_role("button", name="1 rule changed")).to_be_visible()
