"""For every eye, ear and hand: axe on every screen, the tree a screen reader reads, keys alone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

FIRST_LEGAL = """[...document.querySelectorAll('.hand [data-card]')]
  .findIndex((card) => card.ariaDisabled === 'false')"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_the_pages(guests: Any, server: RunningServer, theme: str) -> None:
    guest: Guest = guests(server, theme=theme)
    page = guest.page
    page.goto(server.url)
    page.get_by_role("button", name="New table").wait_for()
    assert guest.axe() == []
    for screen in ("settings", "about"):
        page.goto(f"{server.url}/#/{screen}")
        page.locator("main").wait_for()
        assert guest.axe() == [], screen
    page.goto(f"{server.url}/#/new")
    page.locator("[data-game-name=bela4]").wait_for()
    assert guest.axe() == []
    page.locator("[data-game-name=bela4]").click()
    page.get_by_role("button", name="Sit down").wait_for()
    assert guest.axe() == []
    page.get_by_role("button", name="House rules").click()
    for summary in page.locator("summary").all():
        summary.click()
    assert guest.axe() == []


@pytest.mark.parametrize(
    ("rules", "theme", "size"),
    [
        ("belote(target=100)", "dark", "phone"),
        ("beloz(target=100)", "light", "desktop"),
        ("beloz(target=100)", "dark", "small"),
        ("bulgarian(target=10)", "light", "phone"),
    ],
)
def test_axe_finds_nothing_at_the_table(
    guests: Any, server: RunningServer, rules: str, theme: str, size: str
) -> None:
    guest: Guest = guests(server, size, theme=theme)
    guest.open(rules)
    assert guest.axe() == []
    guest.play_until(lambda what: "data-call" in what or what.startswith(".hand"))
    assert guest.axe() == []
    guest.play_to_my_card()
    assert guest.axe() == []
    for key in ("s", "l", "?"):
        guest.page.keyboard.press(key)
        guest.page.locator("dialog").wait_for()
        assert guest.axe() == [], key
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menu").click()
    assert guest.axe() == []
    guest.page.get_by_role("button", name="Close").click()
    guest.play_until(lambda what: what == "over" or "dialog" in what)
    assert guest.axe() == []
    guest.play_match()
    assert guest.axe() == []


def test_a_match_with_keys_alone(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, "desktop", oneTap=False, lastRules="belote(target=200)")
    page = guest.page
    page.goto(server.url)
    page.get_by_role("button", name="New table").wait_for()
    for _ in range(6):  # Tab to the door, Enter opens it
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand")

    end = time.monotonic() + 60
    while (what := guest.next()) != "over":
        assert time.monotonic() < end, page.locator("body").inner_text()
        if what.startswith("dialog"):  # the sheet has the focus where it is answered
            assert "Next deal" in page.evaluate("document.activeElement.textContent")
            page.keyboard.press("Enter")
        else:
            _by_key(guest, what)
        page.wait_for_timeout(5)


def _by_key(guest: Guest, what: str) -> None:
    """Answer with digits, Tab's place and Enter; a lifted card is played with Enter."""
    page = guest.page
    if what.startswith(".hand"):
        page.keyboard.press("1234567890"[page.evaluate(FIRST_LEGAL)])
        page.keyboard.press("Enter")
    elif what:
        page.locator(what).focus()
        page.keyboard.press("Enter")


def test_focus_never_falls_off_the_table(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    guest.play_to_my_card()
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate("document.activeElement.dataset.card") == guest.hand()[0]
    guest.page.keyboard.press("ArrowLeft")
    assert guest.page.evaluate("document.activeElement.dataset.card") == guest.hand()[-1]
    guest.page.keyboard.press("s")
    guest.page.locator("dialog").wait_for()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog")).to_have_count(0)
    assert guest.page.evaluate("document.activeElement.dataset.card") == guest.hand()[-1]


def test_the_tree_that_a_screen_reader_reads(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.open("belote")
    guest.play_to_my_card()
    tree = guest.page.locator("body").aria_snapshot()
    assert 'heading "Belote · 501"' in tree
    assert "Score: Us 0, Them 0" in tree
    assert 'list "Your hand"' in tree
    for card in guest.hand():
        suit = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}[card[1]]
        assert f"of {suit}" in tree


def test_every_event_is_told(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server, "desktop")
    guest.open("bela4")
    guest.page.evaluate(
        """() => {
          window.told = [...document.querySelectorAll('[role=log] p')].map((p) => p.textContent);
          new MutationObserver((changes) => changes.forEach((c) => c.addedNodes.forEach(
            (n) => n.textContent.trim() && told.push(n.textContent))))
            .observe(document.querySelector('[role=log]'), {childList: true});
        }"""
    )
    before = guest.page.locator("aside ol li").all_inner_texts()  # told, and perhaps gone again
    guest.play_until(lambda what: "dialog" in what)
    log = "\n".join(guest.page.locator("aside ol li").all_inner_texts())
    for said in ("Your hand:", "Trump:", "Trick:", "Written:", "Score:", "Ana:", "Marko:", "Iva:"):
        assert said in log, said
    assert log.count("Trick:") == 8
    told = guest.page.evaluate("told")
    assert [line for line in log.splitlines() if line not in {*told, *before}] == []
