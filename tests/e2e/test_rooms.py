"""Four friends with four devices: from the code to the final score. One of them drops out and comes
back on another phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest, within
from tests.e2e.party import AGREE, Party
from tests.server.running import RunningServer

CODE = "[CDFHJKMNPQRTVWXY34679]{6}"
ORDER = ["Eva", "Ana", "Marko", "Iva"]


def seats(guest: Guest, name: str) -> list[str]:
    """Who sits in the room, seat by seat, as the window of this person shows it."""
    names: list[str] = guest.page.locator("[data-seat]").evaluate_all(
        "seats => seats.map((s) => [s.dataset.seat, s.querySelector('b').textContent])"
        ".sort().map(([_, name]) => name)"
    )
    return [name if shown == "You" else shown for shown in names]


def told(guest: Guest) -> Locator:
    """What a screen reader was told."""
    return guest.page.locator("[role=log]")


def test_four_friends_from_the_code_to_the_final_score(guests: Any, server: RunningServer) -> None:
    eva: Guest = guests(server, "phone")
    ana: Guest = guests(server, "desktop")
    marko: Guest = guests(server, "small", name="Marko")
    iva: Guest = guests(server, "phone", name="Iva")

    code = make_a_room(eva, "Eva", 400)
    come_in(ana, "Ana", code.lower())
    marko.page.goto(f"{server.url}/r/{code}")
    expect(eva.page.locator("[data-seat='2']")).to_contain_text("Marko")
    iva.page.goto(f"{server.url}/#/room/{code[:3].lower()}-{code[3:].lower()}")
    party = Party([eva, ana, marko, iva], code, eva.page.url.rpartition("/")[2])
    for guest, name in zip(party.guests, ORDER, strict=True):
        expect(guest.page.get_by_role("button", name="People (4)")).to_be_visible()
        assert seats(guest, name) == ORDER

    agree_on_another_target(party)
    draw_seats(party)
    eva.tap("Begin the match")
    for guest in party.guests:
        guest.page.wait_for_selector(".hand")

    lose(party, iva)
    old, iva = iva, guests(server, "small", name="Iva")
    ask_for_the_seat(party, iva)
    old.heal()
    expect(old.page.locator("body")).to_contain_text("You are watching.")
    assert old.hand() == []
    party.play_the_match()
    for guest in party.guests:
        # The new phone was not there when its deal was made.
        seen = ".check" if guest is iva else ".check.fine"
        expect(guest.page.locator(f"dialog {seen}")).to_contain_text("This deal was checked")
        assert guest.axe() == []
    look_at_the_deal(iva)
    once_more(party)


def make_a_room(guest: Guest, name: str, target: int) -> str:
    """Through the screens; the code that the host reads out."""
    guest.page.goto(guest.url)
    guest.page.get_by_role("button", name="With friends").click()
    guest.page.get_by_role("button", name="House rules").click()
    guest.set_target(target)
    guest.tap("Done")
    guest.page.locator("[data-name]").fill(name)
    assert guest.axe() == []
    guest.tap("Make a room")
    code = guest.page.locator("[data-code]").get_attribute("data-code") or ""
    assert re.fullmatch(CODE, code)
    assert guest.axe() == []
    return code


def come_in(guest: Guest, name: str, code: str) -> None:
    """With a code, by somebody who has no name here yet."""
    guest.page.goto(guest.url)
    guest.page.get_by_role("button", name="With friends").click()
    guest.page.get_by_label("Code of the room").press_sequentially(code)
    guest.tap("Come in")
    expect(guest.page.get_by_role("heading", name="Host: Eva")).to_be_visible()
    assert guest.axe() == []
    guest.page.locator("[data-name]").fill(name)
    guest.tap("Come in")


def agree_on_another_target(party: Party) -> None:
    """The host changes the rules: everybody sees what was and what is, and agrees."""
    eva, ana, marko, iva = party.guests
    eva.tap("House rules")
    eva.set_target(81)  # one deal, and perhaps another
    eva.tap("Done")
    begin = eva.page.get_by_role("button", name="Begin the match")
    expect(begin).to_be_disabled()
    for guest in party.guests:
        change = guest.page.locator("[data-changes] dd")
        expect(change).to_have_count(1)
        expect(change.locator("s")).to_contain_text("400")
        expect(change.locator("ins")).to_contain_text("81")
    assert ana.axe() == []
    for guest, still in ((ana, "Marko, Iva"), (marko, "Iva")):
        guest.tap(AGREE)
        expect(eva.page.locator("#why")).to_have_text(f"Still to agree: {still}")
    iva.tap(AGREE)
    expect(begin).to_be_enabled()


def draw_seats(party: Party) -> None:
    """Chance says who plays with whom, and everybody sees the same."""
    eva = party[0]
    for _ in range(10):  # chance may leave all where they are
        eva.tap("Draw seats")
        if within(2, lambda: seats(eva, "Eva") != ORDER):
            break
    for guest in party.guests:
        expect(told(guest)).to_contain_text("The seats have changed.")
    drawn = seats(eva, "Eva")
    assert drawn != ORDER
    assert sorted(drawn) == sorted(ORDER)
    for guest, name in zip(party.guests, ORDER, strict=True):
        assert seats(guest, name) == drawn


def lose(party: Party, iva: Guest) -> None:
    """Her phone drops out in mid-trick, and the others let a bot play."""
    party.play_to_a_trick(but=iva)
    iva.cut()
    party.guests.remove(iva)
    bot = party[1].page.get_by_role("button", name="Let a bot play")
    party.play_until(lambda guest, _: guest is party[1] and bot.count() > 0)
    bot.click()
    for guest in party.guests:
        expect(told(guest)).to_contain_text("A bot stands in for Iva.")


def ask_for_the_seat(party: Party, iva: Guest) -> None:
    """With the code from another phone: the host lets her have her seat again."""
    iva.page.goto(f"{iva.url}/r/{party.code}")
    iva.tap("Ask for a seat: Iva")
    expect(iva.page.locator("body")).to_contain_text("The host is asked for the seat: Iva")
    assert iva.hand() == []
    assert iva.axe() == []
    assert party[0].axe() == []
    party[0].tap("Yes, sit down")
    iva.page.locator(".hand [data-card]").first.wait_for()
    party.guests.append(iva)


def look_at_the_deal(guest: Guest) -> None:
    """And come back to the table."""
    guest.tap("Look at the deal again")
    expect(guest.page.locator("ul.open li")).to_have_count(20)
    guest.page.keyboard.press("End")
    expect(guest.page.locator("ul.open li")).to_have_count(0)
    guest.page.go_back()
    guest.page.locator("dialog .end").wait_for()


def once_more(party: Party) -> None:
    """A rematch, with other partners."""
    ended = {guest.page.locator("dialog .end .big").inner_text() for guest in party.guests}
    assert len({tuple(sorted(re.findall("[0-9]+", text))) for text in ended}) == 1, ended
    eva = party[0]
    partner = eva.partner().inner_text()
    eva.tap("Other partners")
    for guest in party.guests:
        expect(guest.page.locator("dialog .next")).to_contain_text("Next:")
    for guest in party.guests:
        guest.tap("Rematch")
    for guest in party.guests:
        expect(guest.page.locator(".strip")).to_contain_text("Deal 1. Dealer:")
    expect(eva.partner()).not_to_have_text(partner)
