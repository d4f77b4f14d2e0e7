"""The screen says what happened and nothing else: whose turn, what a trick brought, where a number
came from, what was before the page was opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

STILL = 0.005  # text that is centred anew, and nothing that an eye would follow


def test_while_a_trick_rests_it_is_nobodys_turn(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, hold=0)
    guest.open("bela4")
    go_on = guest.page.get_by_role("button", name="Go on")
    guest.play_until(lambda what: go_on.count() > 0)
    assert guest.page.locator(".plate.turn").count() == 0
    expect(guest.page.locator(".tray")).to_contain_text("Trick:")
    go_on.click()
    guest.wait("document.querySelectorAll('.plate.turn').length === 1")
    assert "Trick:" not in guest.page.locator(".tray").inner_text()


def test_every_number_opens_to_its_cards(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, theme="light", largeText=True)
    guest.open("bela3")
    guest.play_until(lambda what: "dialog" in what)
    dialog = guest.page.locator("dialog")
    number = dialog.get_by_role("button", name="Cards")
    before = number.bounding_box()
    number.click()
    expect(dialog.locator("figure")).to_have_count(30)
    assert number.bounding_box() == before  # it opens below what was tapped
    for text in dialog.locator("tbody tr.cards td").all_inner_texts():
        assert text == "–" or text.isdigit()
    assert guest.axe() == []
    dialog.get_by_role("button", name="Last trick").click()
    expect(dialog.locator("figure")).to_have_count(3)
    assert dialog.locator(".body").evaluate("body => body.scrollWidth - body.clientWidth") <= 0


@pytest.mark.parametrize(
    ("rules", "size", "settings", "slower"),
    [
        ("bela3", "phone", {"theme": "light", "largeText": True}, 1),
        ("bela3", "phone", {"theme": "light", "largeText": True}, 6),
        ("beloz", "phone", {"oneTap": False}, 1),
        ("beloz", "desktop", {}, 1),
        ("beloz", "desktop", {"speed": "fast", "reduced_motion": "no-preference"}, 2),
    ],
)
def test_nothing_moves_but_cards(
    guests: Any,
    server: RunningServer,
    rules: str,
    size: str,
    settings: dict[str, Any],
    slower: float,
) -> None:
    guest: Guest = guests(server, size, **settings)
    guest.watch_shifts()
    guest.slow_down(slower)
    guest.open(rules)
    guest.play_until(lambda what: "dialog" in what, seconds=150)
    moved, what = guest.shifted()
    assert moved < STILL, what
    if slower > 1:
        return
    guest.page.locator("dialog footer .go").click()  # and on into the next deal
    guest.play_until(lambda what: "dialog" in what)
    moved, what = guest.shifted()
    assert moved < STILL, what


def test_a_deal_of_before_keeps_its_cards(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("beloz")
    guest.play_until(lambda what: "dialog" in what)
    dialog = guest.page.locator("dialog")
    expect(dialog).to_contain_text("Score of round 1.")
    told = dialog.locator(".story p").all_inner_texts()
    dialog.get_by_role("button", name="Next round").click()
    expect(dialog).to_have_count(0)
    guest.page.keyboard.press("s")
    dialog.get_by_role("button", name="Round 1").click()
    assert dialog.locator(".story p").all_inner_texts() == told
    dialog.get_by_role("button", name="Cards").click()
    expect(dialog.locator("figure")).to_have_count(32)


def test_the_sheet_can_be_put_away_and_taken_up_again(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belot2")
    guest.play_until(lambda what: "dialog" in what)
    dialog = guest.page.locator("dialog")
    ways: tuple[Callable[[], None], ...] = (
        lambda: guest.page.keyboard.press("Escape"),
        dialog.get_by_text("Close").click,
    )
    for close in ways:
        close()
        expect(dialog).to_have_count(0)
        guest.page.get_by_role("button", name="Score", exact=True).click()
        expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Next deal").click()
    expect(dialog).to_have_count(0)


def test_a_page_opened_anew_tells_the_deal_so_far(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, "desktop")
    guest.open("belote")
    guest.play_to_my_card()
    guest.play_a_card()
    guest.play_to_my_card()
    lines = guest.page.locator("aside ol li")
    shown = lines.all_inner_texts()
    deal = max(
        i for i, line in enumerate(shown) if line.startswith("Deal ")
    )  # one may be passed out
    before = [line for line in shown[deal:] if not line.startswith("Your hand")]
    hand = guest.hand()
    guest.page.reload()
    guest.page.wait_for_selector(".hand [data-card]")
    after = lines.all_inner_texts()
    assert [line for line in before if "Dealer:" not in line and line not in after] == []
    assert any(line.startswith("Trick:") for line in after)
    assert guest.hand() == hand


def test_rules_that_make_no_difference_stay_away(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    page = guest.page
    page.goto(f"{server.url}/#/new")
    page.locator("[data-game-name=bela4]").click()
    page.get_by_role("button", name="House rules").click()
    asked = page.locator("input[name=decl_tie], [data-option=decl_tie]")
    expect(asked).not_to_have_count(0)
    for summary in page.locator("summary").all():
        summary.click()
    page.locator("input[name=declarations][value=off]").check()
    expect(asked).to_have_count(0)
    page.locator("input[name=declarations]").last.check()
    expect(asked).not_to_have_count(0)
