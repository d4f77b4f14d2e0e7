"""What players ask of each other in a match: to take a card back, the rest, a pause; and whose
clock runs meanwhile."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.party import seated
from tests.server.running import RunningServer

pytestmark = pytest.mark.long

RULES = "belote(declarations=off,target=2000)"


def choose(guest: Guest, door: str) -> None:
    """Something in the menu of the table."""
    guest.tap("Menu")
    guest.page.locator(f"[data-{door}]").click()


def test_a_card_is_taken_back_and_the_rest_is_claimed(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES)
    party.start()
    one = party.play_to_a_card()
    others = [guest for guest in party.guests if guest is not one]
    cards = one.page.locator(".hand [data-card]")
    hand = one.hand()
    one.play_a_card()
    expect(cards).to_have_count(len(hand) - 1)
    choose(one, "undo")
    for guest in others:
        expect(guest.page.locator("[data-asked=undo]")).to_contain_text("asks to take back.")
        assert guest.axe() == []
        guest.tap("Yes, take it back")
    expect(cards).to_have_count(len(hand))
    assert one.hand() == hand

    # Where one of them does not agree it counts.
    one.play_a_card()
    choose(one, "undo")
    others[0].tap("No, it counts")
    for guest in party.guests:
        expect(guest.page.locator("[data-asked]")).to_have_count(0)
    expect(cards).to_have_count(len(hand) - 1)

    # The rest is only given where all agree.
    next_one = party.play_to_a_card()
    others = [guest for guest in party.guests if guest is not next_one]
    for says, left in (("No, play on", 1), ("Yes, accept", 3)):
        choose(next_one, "rest")
        for guest in others[:left]:
            expect(guest.page.locator("[data-asked=rest]")).to_contain_text("claims all")
            guest.tap(says)
        for guest in party.guests:
            expect(guest.page.locator("[data-asked]")).to_have_count(0)
    for guest in party.guests:
        expect(guest.page.locator("dialog tr.written")).to_be_visible()


def test_a_match_is_paused_and_its_clock_runs_again(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=2)
    eva, ana = party.guests
    eva.page.locator("input[name=clock][value=brisk]").check()
    expect(ana.page.locator("main")).to_contain_text("30 s a move, 2 min more in the bank")
    party.start()
    one = party.play_to_a_card()
    timer = one.page.locator(".plate [role=timer]")
    expect(timer).to_have_attribute("aria-label", re.compile("^(30|2[0-9]) seconds left$"))
    before = timer.get_attribute("aria-label")
    expect(timer).not_to_have_attribute("aria-label", before or "")
    hand = one.hand()
    choose(ana, "pause")
    for guest in party.guests:
        expect(guest.page.locator("[data-paused]")).to_contain_text("Nothing is lost.")
        expect(guest.page.locator(".plate [role=timer]")).to_have_count(0)
        assert guest.axe() == []
    eva.page.reload()
    expect(eva.page.locator("[data-paused]")).to_be_visible()
    eva.tap("Go on")
    for guest in party.guests:
        expect(guest.page.locator("[data-paused]")).to_have_count(0)
    expect(timer).to_be_visible()
    assert one.hand() == hand
    party.play_the_deal()
