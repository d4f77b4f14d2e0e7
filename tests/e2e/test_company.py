"""Who is at a table and how that changes: a line that breaks, another phone, somebody who stands
up, a host who leaves. The match goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.party import seated
from tests.server.running import RunningServer

RULES = "belote(declarations=off,target=2000)"

# How long after the network is back the table is, too.
BACK = """window.back = new Promise((done) => addEventListener('online', () => {
  const began = performance.now();
  const ticks = setInterval(() => {
    const since = performance.now() - began;
    if (document.querySelector('.offline') && since < 10_000) return;
    clearInterval(ticks);
    done(since);
  }, 10);
})); 0"""


def log(guest: Guest) -> Locator:
    """What a screen reader was told."""
    return guest.page.locator("[role=log]")


def table(guest: Guest) -> list[str]:
    """The cards that lie on the table."""
    cards: list[str] = guest.page.locator(".trick [data-card]").evaluate_all(
        "cards => cards.map(c => c.dataset.card)"
    )
    return cards


def test_a_line_is_cut_in_mid_trick(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES)
    party.start()
    marko = party[2]
    party.play_to_a_trick(but=marko)
    before = marko.hand()
    marko.page.evaluate(BACK)
    marko.cut()
    expect(marko.page.locator(".offline")).to_contain_text("No connection")
    others = [guest for guest in party.guests if guest is not marko]
    for guest in others:
        expect(guest.page.locator(".plate.away .name")).to_have_text("Marko")
    party.guests.remove(marko)
    party.play_until(lambda guest, _: guest.page.locator(".tray [data-bot]").count() > 0)
    party.guests.insert(2, marko)
    lies = others[0].trick()
    assert marko.hand() == before
    marko.heal()
    for _ in range(2):  # the machine may be busy with something else
        if marko.page.evaluate("back") < 1000:
            break
        marko.page.evaluate(BACK)
        marko.cut()
        expect(marko.page.locator(".offline")).to_contain_text("No connection")
        marko.heal()
    assert marko.page.evaluate("back") < 1000
    for guest in others:
        expect(guest.page.locator(".plate.away")).to_have_count(0)
    assert marko.hand() == before
    assert marko.trick() == lies
    party.play_the_deal()
    written = {guest.page.locator("tr.written").inner_text() for guest in party.guests}
    assert len(written) <= 2, written  # us and them


def test_a_seat_moves_to_another_phone(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=2)
    party.start()
    old = party[1]
    party.play_to_a_card()
    hand = old.hand()
    old.tap("Menu")
    old.tap("On another device")
    code = old.page.locator("dialog .code")
    expect(code).to_contain_text("-")
    assert old.axe() == []

    new: Guest = guests(server, "phone")
    new.page.goto(server.url)
    new.page.get_by_role("button", name="With friends").click()
    new.tap("I play on another device already")
    new.page.get_by_label("Code from the other device").fill(code.inner_text())
    assert new.axe() == []
    new.tap("Play on here")
    expect(old.page.get_by_role("alert")).to_contain_text("another window")
    new.page.locator(".hand [data-card]").first.wait_for()
    assert new.hand() == hand
    party.guests[1] = new
    party.play_the_deal()


def test_whoever_stands_up_sits_down_again(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=2)
    party.start()
    eva, ana = party.guests
    party.play_to_a_card()
    ana.tap("Menu")
    ana.tap("Stand up")
    expect(ana.page.locator("body")).to_contain_text("A bot plays for you.")
    expect(log(eva)).to_contain_text("Ana stands up.")
    party.play_until(lambda guest, what: guest is eva and what.startswith(".hand"))
    ana.tap("Play on myself")
    expect(log(eva)).to_contain_text("Ana is back.")
    party.play_the_deal()


def test_the_host_leaves_and_comes_back(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES, people=3)
    party.start()
    eva, ana, marko = party.guests
    party.play_to_a_card()
    eva.tap("Menu")
    eva.tap("People")
    assert eva.axe() == []
    eva.tap("Leave the room")
    expect(eva.page.locator("dialog")).to_contain_text("With the code you can come back.")
    eva.tap("Leave the room")
    expect(eva.page.get_by_role("button", name="New table")).to_be_visible()
    expect(log(ana)).to_contain_text("You are the host now.")
    expect(log(marko)).to_contain_text("Host now: Ana.")
    party.guests.remove(eva)
    party.play_the_deal()
    party.play_until(lambda _, what: what.startswith(".hand"))

    eva.page.goto(f"{server.url}/r/{party.code}")
    expect(eva.page.locator("body")).to_contain_text("You are watching.")
    assert eva.hand() == []
    eva.page.locator("[data-take]").first.click()
    eva.page.locator(".hand [data-card]").first.wait_for()
    party.guests.append(eva)
    party.play_until(lambda guest, what: guest is eva and what.startswith(".hand"))
    ana.tap("Menu")
    ana.tap("People")
    ana.page.locator("dialog .who", has_text="Eva").click()
    ana.tap("Make host")
    expect(log(eva)).to_contain_text("You are the host now.")
