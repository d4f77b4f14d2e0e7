"""Language, deck and size: all of it changes in the middle of a match, and all of it fits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

# Buttons on the screen that a finger would miss.
TOO_SMALL = """() => [...document.querySelectorAll('button')]
  .filter((button) => button.offsetParent)
  .map((button) => [button.textContent, button.getBoundingClientRect()])
  .filter(([, at]) => at.width < 40 || at.height < 43.5)
  .map(([text, at]) => [text, at.width, at.height])"""

# How much of each card is seen beside the next one.
STRIPS = """() => {
  const at = [...document.querySelectorAll('.hand li')].map((card) => card.getBoundingClientRect());
  return at.slice(1).flatMap(
    (card, i) => Math.abs(card.top - at[i].top) < 25 ? [card.left - at[i].left] : []);
}"""


def test_language_and_deck_change_in_mid_match(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    guest.play_to_my_card()
    hand, page = guest.hand(), guest.page
    for language, yours in (("bg", "Твоите карти"), ("fr", "Votre main"), ("hr", "Tvoje karte")):
        page.locator("header button").first.click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("list", name=yours)).to_be_attached()
        assert page.evaluate("document.documentElement.lang") == language
    page.locator("header button").first.click()
    page.locator("dialog [data-setting=deck]").select_option("3")
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.game") == "beloz"
    assert guest.hand() == hand
    guest.play_a_card()
    guest.play_until(lambda what: what.startswith(".hand") or "dialog" in what)
    assert len(guest.hand()) == len(hand) - 1


def test_a_dimmed_card_says_why(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("bela4")
    dimmed = guest.page.locator(".hand button.dim")
    for _ in range(60):
        guest.play_to_my_card()
        if dimmed.count():
            break
        guest.play_a_card()
    card = dimmed.first.get_attribute("data-card")
    dimmed.first.click(force=True)
    notice = guest.page.locator(".tray [role=alert]")
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > 10
    assert card in guest.hand()


def test_a_card_flies_and_the_deal_can_be_skipped(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, speed="normal", reduced_motion="no-preference", oneTap=False)
    guest.open("belote")
    guest.play_to_my_card()
    card = guest.page.locator(".hand button[aria-disabled=false]").first
    name = card.get_attribute("data-card")
    card.click()
    assert name in guest.hand()  # the first tap lifts
    card.click()
    guest.wait("document.querySelectorAll('.trick .spot').length >= 1")
    assert name not in guest.hand()


@pytest.mark.parametrize("rules", ["bela3", "bulgarian", "beloz"])
@pytest.mark.parametrize("language", ["bg", "fr"])
def test_everything_fits_on_a_small_phone(
    guests: Any, server: RunningServer, rules: str, language: str
) -> None:
    guest: Guest = guests(server, "small", language=language)
    guest.open(rules)
    for reached in (lambda what: "data-call" in what, lambda what: what.startswith(".hand")):
        guest.play_until(reached)
        page = guest.page
        page.wait_for_timeout(100)  # the cards find their places
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert page.evaluate(TOO_SMALL) == []
        strips = page.evaluate(STRIPS)
        assert min(strips) >= 39.5
