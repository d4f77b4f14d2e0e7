"""What happens to the line happens to nobody's cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer


def test_the_network_is_cut_for_ten_seconds(guests: Any, own_server: RunningServer) -> None:
    guest: Guest = guests(own_server)
    guest.open("belote")
    guest.play_to_my_card()
    hand = guest.hand()
    guest.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(guest.page.get_by_role("status")).to_contain_text("No connection")
    guest.play_a_card()  # without a line
    guest.page.wait_for_timeout(10_000)
    guest.context.set_offline(False)
    expect(guest.page.get_by_role("status")).to_have_count(0, timeout=5_000)
    guest.play_until(lambda what: what.startswith(".hand") or "dialog" in what)
    assert len(guest.hand()) == len(hand) - 1  # played once, and for good
    guest.play_until(lambda what: "dialog" in what)


def test_the_server_is_killed_in_mid_trick(guests: Any, own_server: RunningServer) -> None:
    guest: Guest = guests(own_server)
    guest.open("bela4")
    guest.play_until(lambda what: what.startswith(".hand") and guest.trick() > 0)
    hand = guest.hand()
    own_server.kill()
    expect(guest.page.get_by_role("status")).to_contain_text("No connection")
    own_server.start()
    expect(guest.page.get_by_role("status")).to_have_count(0, timeout=10_000)
    guest.play_until(lambda what: what.startswith(".hand") or "dialog" in what)
    assert guest.hand() == hand
    guest.play_until(lambda what: "dialog" in what)


def test_a_closed_tab_is_continued_from_home(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belot2")
    guest.play_to_my_card()
    hand = guest.hand()
    guest.page.goto(f"{server.url}/#/")
    guest.page.get_by_role("button", name="Continue: Belot for two").click()
    guest.page.wait_for_selector(".hand [data-card]")
    assert guest.hand() == hand


def test_a_second_window_takes_the_seat(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    other = guest.context.new_page()
    other.goto(guest.page.url)
    other.wait_for_selector(".hand")
    expect(guest.page.get_by_role("alert")).to_contain_text("another window")
    guest.page.get_by_role("button", name="Play here").click()
    expect(other.get_by_role("alert")).to_contain_text("another window")
