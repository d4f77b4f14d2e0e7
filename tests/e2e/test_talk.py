"""What people in a room say to each other, and what can be done about those who spoil it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.party import seated
from tests.server.running import RunningServer

pytestmark = pytest.mark.long

RULES = "belote(declarations=off,target=2000)"
SCRIPT = "<img src=x onerror=\"document.title='stolen'\"> & <b>hello</b>"


def speech(guest: Guest, words: str) -> Locator:
    """The bubble with these words; each stays for some seconds, and there may be others."""
    return guest.page.locator("[data-speech]").filter(has_text=words)


def test_phrases_and_words(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=3, settings={1: {"language": "hr"}})
    party.start()
    eva, ana, marko = party.guests
    eva.page.locator("[data-talk]").click()
    assert eva.axe() == []
    eva.page.locator("[data-phrase=good-luck]").click()
    expect(speech(ana, "Sretno!")).to_be_visible()
    expect(speech(marko, "Good luck!")).to_be_visible()

    # Words are words, whatever stands in them.
    ana.page.locator("[data-talk]").click()
    field = ana.page.locator("dialog form input")
    field.fill(SCRIPT)
    field.press("Enter")
    expect(speech(marko, SCRIPT)).to_be_visible()
    assert marko.page.locator("[data-speech] img, [data-speech] b").count() == 0
    expect(ana.page.locator("dialog ol li")).to_have_count(2)
    ana.page.keyboard.press("Escape")

    # Marko does not want to hear Ana.
    marko.tap("Menu")
    marko.tap("People")
    marko.page.locator("dialog .who", has_text="Ana").click()
    marko.tap("Mute")
    marko.page.keyboard.press("Escape")
    ana.page.locator("[data-talk]").click()
    ana.page.locator("[data-phrase=hurry]").click()
    expect(speech(eva, "Hurry up :)")).to_be_visible()
    marko.page.locator("[data-talk]").click()
    expect(marko.page.locator("dialog ol")).to_contain_text("Good luck!")
    assert "Hurry" not in marko.page.locator("dialog ol").inner_text()
    expect(speech(marko, "Hurry up :)")).to_have_count(0)


def test_a_room_is_locked_and_somebody_sent_away(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=3)
    eva, ana, marko = party.guests
    eva.page.locator("[data-allow=chat]").click()
    eva.page.locator("[data-allow=lock]").click()
    expect(ana.page.locator("main")).to_contain_text("Phrases only, no free messages.")
    expect(ana.page.locator("main")).to_contain_text("Nobody new comes in.")
    ana.page.locator("[data-talk]").click()
    expect(ana.page.locator("[data-phrase=hello]")).to_be_visible()
    expect(ana.page.locator("dialog form")).to_have_count(0)
    ana.page.keyboard.press("Escape")

    zoe: Guest = guests(server, "phone", name="Zoe")
    zoe.page.goto(f"{server.url}/r/{party.code}")
    expect(zoe.page.get_by_role("alert")).to_contain_text("locked")
    assert zoe.axe() == []

    eva.page.locator("[data-seat='2']").click()
    assert eva.axe() == []
    eva.tap("Send away")
    expect(eva.page.locator("dialog")).to_contain_text("Send Marko away?")
    eva.tap("Send away")
    expect(eva.page.get_by_role("button", name="People (2)")).to_be_visible()
    expect(ana.page.locator("[data-seat='2']")).to_contain_text("Sit here")
    expect(marko.page.get_by_role("alert")).to_contain_text("has sent you away")
    marko.page.goto(f"{server.url}/r/{party.code}")
    expect(marko.page.get_by_role("alert")).to_contain_text("has sent you away")
