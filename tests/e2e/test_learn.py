"""Learning: helper cards, the assistant for real cards, and practice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Position, expect

from belot.inquiry import inquire
from tests.e2e.guest import Guest
from tests.e2e.test_offline import READY
from tests.e2e.test_screen import TOO_SMALL
from tests.server.running import RunningServer

STRIP: Position = {"x": 9, "y": 30}
"""What is seen of a card that lies under its neighbour."""

WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"


def learning(guests: Any, server: RunningServer, path: str, **settings: Any) -> Guest:
    """A window that learns."""
    guest: Guest = guests(server, **settings)
    guest.page.goto(f"{server.url}/#/learn{path}")
    return guest


def tap(page: Page, *cards: str) -> None:
    """Cards of the deck."""
    for card in cards:
        page.locator(f"[data-pick='{card}']").click()


def test_the_door_to_learning(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    page = guest.page
    page.goto(server.url)
    page.get_by_role("button", name="Learn").click()
    expect(page.locator("[data-door]")).to_have_count(4)
    assert guest.axe() == []
    assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="Game:").click()
    page.locator("dialog [data-game-name=bulgarian]").click()
    page.locator("[data-door=cards]").click()
    expect(page.get_by_role("heading", name="No Trumps")).to_be_visible()


# --- the assistant ---


def test_a_trick_of_real_cards(guests: Any, server: RunningServer) -> None:
    """bela4.md §7: a plain suit is headed. The right-hand player led the king."""
    guest = learning(guests, server, "/assistant/bela4")
    page = guest.page
    tap(page, "AS", "7S", "JH", "KD")
    page.locator("[data-to=table]").click()
    tap(page, "KS")
    expect(page.get_by_text("Next card: Partner.")).to_be_visible()
    tap(page, "QS", "9S")
    expect(page.get_by_text("Winning: Right, king of spades.")).to_be_visible()
    expect(page.get_by_text("On the table: 7 points.")).to_be_visible()
    expect(page.locator(".hand li.up [data-card]")).to_have_count(1)
    expect(page.locator(".hand li.up [data-card=AS]")).to_be_visible()
    page.locator(".hand [data-card=JH]").click()
    expect(page.locator(".duty")).to_have_text("Follow spades: you hold the ace of spades.")
    page.locator(".hand [data-card='7S']").click()
    expect(page.locator(".duty")).to_have_text("Go higher: the king of spades is on the table.")
    page.locator(".hand [data-card=AS]").click()
    expect(page.locator(".duty")).to_contain_text("would be winning")
    assert guest.axe() == []
    page.locator("[data-contract=S]").click()
    expect(page.get_by_text("Winning: Left, nine of spades.")).to_be_visible()
    expect(page.locator(".hand li.up [data-card]")).to_have_count(2)  # nothing beats the nine
    page.locator(".seat.top button").click()  # the partner led after all
    expect(page.locator(".spot [data-played]")).to_have_count(2)
    expect(page.get_by_text("On the table: 17 points.")).to_be_visible()


def test_a_trick_by_keys_alone(guests: Any, server: RunningServer) -> None:
    """From the door to the answer: Tab, Space and Enter."""
    guest = learning(guests, server, "", lastRules="bela4")
    page = guest.page
    press(page, "[data-door=assistant]")
    for card in ("AS", "7S", "JH"):
        press(page, f"[data-pick='{card}']")
    press(page, "[data-to=table]")
    for card in ("KS", "QS", "9S"):
        press(page, f"[data-pick='{card}']")
    expect(page.get_by_text("Winning: Right, king of spades.")).to_be_visible()
    press(page, ".hand [data-card='7S']")
    expect(page.locator(".duty")).to_have_text("Go higher: the king of spades is on the table.")
    press(page, "[data-contract=S]", "Space")
    expect(page.get_by_text("Winning: Left, nine of spades.")).to_be_visible()
    press(page, "[data-clear]")
    expect(page.locator(".duty")).to_have_text("Tap the cards you hold.")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    """Tab, round the page if need be, until this has the focus, and press it."""
    page.locator(selector).first.wait_for()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached by Tab")


def test_what_the_hand_announces(guests: Any, server: RunningServer) -> None:
    guest = learning(guests, server, "/assistant/belote")
    page = guest.page
    tap(page, "KH", "QH", "JH", "7S", "8S", "9S")
    expect(page.locator(".announced")).to_contain_text("Announcements: 60 points")
    expect(page.locator(".announced")).to_contain_text("Belote")
    tap(page, "JH")
    expect(page.locator(".announced")).to_contain_text("Announcements: 40 points")


def test_whether_to_call(guests: Any, server: RunningServer) -> None:
    guest = learning(guests, server, "/assistant/belote")
    page = guest.page
    page.get_by_role("button", name="Shall I call?").click()
    tap(page, "9H", "JH", "AH", "TH", "AS", "7D")
    expect(page.locator(".says")).to_have_text("A club player says: Take hearts")
    expect(page.locator(".offers li")).to_contain_text("A good contract.")
    expect(page.locator(".offers li")).to_contain_text("4 trumps")
    assert guest.axe() == []
    page.locator(".seat.bottom button").click()  # oneself deals: three speak first
    expect(page.get_by_text("What is called? Right:")).to_be_visible()
    for _ in range(3):
        page.locator("[data-said=pass]").click()
    expect(page.locator(".calls")).to_contain_text("Left: Pass")
    expect(page.locator(".says")).to_have_text("A club player says: Take hearts")
    page.locator("[data-clear]").click()
    expect(page.get_by_text("Tap the card turned up.")).to_be_visible()


@pytest.mark.parametrize("language", ["bg", "fr"])
def test_it_fits_a_small_phone(guests: Any, server: RunningServer, language: str) -> None:
    guest = learning(guests, server, "/assistant/beloz", size="small", language=language)
    page = guest.page
    tap(page, "AS", "7S", "JH", "KD", "TD", "AD", "9C")
    page.locator("[data-to=table]").click()
    tap(page, "KS", "QS", "9S")
    expect(page.locator(".hand li.up [data-card]")).to_have_count(2)
    wide, window = page.evaluate(WIDTHS)
    assert wide == window
    assert guest.axe() == []
    pages = {
        "practice/over": "[data-check]",
        "practice/bid": "[data-choice]",
        "cards": "article .card",
    }
    for path, sign in pages.items():
        page.goto(f"{server.url}/#/learn/{path}/beloz")
        page.locator(sign).first.wait_for()
        wide, window = page.evaluate(WIDTHS)
        assert wide == window, path
        assert guest.axe() == [], path


# --- practice ---


def test_a_lesson_with_taps(guests: Any, server: RunningServer) -> None:
    guest = learning(guests, server, "/practice")
    guest.page.locator("[data-lesson=follow]").wait_for()
    page = guest.page
    assert guest.axe() == []
    page.get_by_role("button", name="Begin: Follow suit").click()
    page.locator(".hand [data-card]").first.wait_for()
    assert guest.axe() == []
    page.locator("[data-all]").click()
    page.locator("[data-check]").click()
    expect(page.locator(".verdict")).to_contain_text("Not quite.")
    expect(page.locator(".verdict")).to_contain_text("Follow ")
    wrong = page.locator(".hand li.dim [data-card]").first
    wrong.click(position=STRIP)
    expect(page.locator(".verdict")).to_contain_text("Follow ")
    page.locator(".hand li.up [data-card]").first.click(position=STRIP)
    expect(page.locator(".verdict")).to_contain_text("may be played")
    assert guest.axe() == []
    page.locator("[data-next]").click()
    expect(page.locator(".verdict .title")).to_have_count(0)
    page.locator("[data-all]").click()
    page.locator("[data-check]").click()
    page.get_by_role("link", name="The rule").click()
    expect(page).to_have_url(f"{server.url}/#/rules/belote/follow")
    expect(page.locator("#rule-follow")).to_be_in_viewport()


def test_five_in_a_row_and_a_lesson_is_learnt(guests: Any, server: RunningServer) -> None:
    """By keys alone, with what the engine says is right; it is remembered."""
    guest: Guest = guests(server)
    page, told = guest.page, []

    def listen(route: Any) -> None:
        answer = route.fetch()
        told.append(answer.json())
        route.fulfill(response=answer)

    page.route("**/api/inquire/coach/task", listen)
    page.goto(f"{server.url}/#/learn/practice/winner/belote")
    for n in range(5):
        page.locator("[data-choice]").first.wait_for()
        shown = page.locator(".contract").inner_text()
        task = told[n]
        assert task["contract"]
        assert shown
        place = task["choices"].index(task["answers"][0]) + 1
        page.keyboard.press(str(place))
        expect(page.locator(".verdict")).to_contain_text("Winning:")
        expect(page.locator("main .row")).to_contain_text(f"{n + 1} in a row")
        if n < 4:
            page.keyboard.press("Enter")
            expect(page.locator(".verdict .title")).to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text("Five in a row")
    page.locator("[data-following]").click()
    expect(page.get_by_role("heading", name="Count a trick")).to_be_visible()
    page.goto(f"{server.url}/#/learn/practice")
    page.reload()
    lesson = page.locator("[data-lesson=winner]")
    expect(lesson.locator(".unseen")).to_have_text("Learnt")
    expect(lesson.locator("i.on")).to_have_count(5)


@pytest.mark.parametrize(
    ("lesson", "rules", "language"),
    [
        ("declare", "beloz", "hr"),
        ("contest", "belote", "fr"),
        ("bid", "bulgarian", "bg"),
        ("score", "bela3", "hr"),
        ("count", "bulgarian", "en"),
    ],
)
def test_a_lesson_in_another_language(
    guests: Any, server: RunningServer, lesson: str, rules: str, language: str
) -> None:
    guest = learning(guests, server, f"/practice/{lesson}/{rules}", language=language)
    page = guest.page
    page.locator("[data-choice]").first.click()
    expect(page.locator(".verdict .title")).to_be_visible()
    expect(page.locator(".choices .good")).to_have_count(1)
    assert "learn-" not in page.locator("main").inner_text()
    assert guest.axe() == []
    assert page.evaluate(TOO_SMALL) == []


def test_nothing_moves_when_the_answer_comes(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.watch_shifts()
    page = guest.page
    page.goto(f"{server.url}/#/learn/practice/follow/belote")
    page.locator(".hand [data-card]").first.wait_for()
    page.wait_for_timeout(300)
    page.evaluate("shifts.length = 0")
    page.locator("[data-all]").click()
    page.locator("[data-check]").click()
    expect(page.locator(".verdict .title")).to_be_visible()
    moved, what = guest.shifted()
    assert moved < 0.02, what


# --- helper cards ---


def test_a_helper_card_seen_across_the_table(guests: Any, server: RunningServer) -> None:
    guest = learning(guests, server, "/cards/belote", size="desktop")
    page = guest.page
    expect(page.get_by_text("With the last trick 162 points in all")).to_be_visible()
    assert guest.axe() == []
    page.locator("[data-large]").click()
    shown = page.get_by_role("dialog")
    expect(shown.locator("li b").first).to_have_text("20")
    assert guest.axe() == []
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("four jacks")
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("Overtrump")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_a_helper_card_fits_a_sheet_of_paper(guests: Any, server: RunningServer) -> None:
    guest = learning(guests, server, "/cards/bulgarian", size="desktop")
    page = guest.page
    page.locator("article .card").first.wait_for()
    for size in ("A4", "Letter"):
        printed = page.pdf(format=size)
        assert printed.count(b"/Type /Page\n") == 1, size


def test_the_law_and_the_screen_say_the_same(guests: Any, server: RunningServer) -> None:
    """The duties on a helper card are those that the engine tells."""
    guest = learning(guests, server, "/cards/bela4")
    shown = guest.page.locator("section li .hold")
    told = inquire("coach", "card", {"rules": "bela4"})["duties"]
    expect(shown).to_have_count(len(told))
    for place, duty in enumerate(told):
        expect(shown.nth(place).locator(".up")).to_have_count(len(duty["legal"]))


# --- without a network ---


@pytest.mark.long
def test_all_of_it_without_a_network(browser: Browser, tmp_path: Path) -> None:
    """The law is asked on this device then: the assistant, a lesson, a helper card."""
    with RunningServer(tmp_path) as house:
        guest = Guest(browser, house.url, "phone", {"keeps": True, "lastRules": "bela4"})
        page = guest.page
        page.goto(house.url)
        guest.wait(f"({READY})()", 120)
        house.kill()
        page.goto(f"{house.url}/#/learn/assistant/bela4")
        page.reload()
        page.locator("[data-pick=AS]").click(timeout=90_000)
        tap(page, "7S", "JH", "KD")
        page.locator("[data-to=table]").click()
        tap(page, "KS", "QS", "9S")
        expect(page.locator(".duty")).to_have_text("Go higher: the king of spades is on the table.")
        page.goto(f"{house.url}/#/learn/practice/partner/bela4")
        page.locator("[data-all]").click(timeout=30_000)
        page.locator("[data-check]").click()
        expect(page.locator(".verdict .title")).to_be_visible()
        page.goto(f"{house.url}/#/learn/cards/bulgarian")
        expect(page.get_by_text("With the last trick 260 points in all")).to_be_visible()
        guest.close()
        assert guest.faults == []


def test_the_assistant_where_numbers_are_bid(guests: Any, server: RunningServer) -> None:
    """Right has bid 80 hearts before; the number for the hand goes over it."""
    guest = learning(guests, server, "/assistant/contree")
    page = guest.page
    page.get_by_text("Shall I call?").click()
    page.locator("[data-seat='2']").click()
    tap(page, "JS", "9S", "AS", "TS", "KS", "AH", "7D", "8C")
    page.get_by_role("combobox", name="How high").select_option("90")
    page.locator("[data-said='90H']").click()
    expect(page.get_by_text("90 hearts", exact=False).first).to_be_visible()
    expect(page.get_by_text("A club player says: 1")).to_be_visible()
    expect(page.locator(".offers b").first).to_contain_text("spades")
    expect(page.locator(".offers small").first).to_contain_text("Expected")
    assert page.evaluate(TOO_SMALL) == []
