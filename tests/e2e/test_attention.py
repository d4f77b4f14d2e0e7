"""What calls somebody back: the title of the tab, a screen that stays awake; and what the others
may do while somebody is missing."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

# Every lock that the page was given, and every buzz.
WATCH = """window.locks = []; window.buzzes = 0;
const request = WakeLock.prototype.request;
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind);
  locks.push(lock);
  return lock;
};
Object.defineProperty(navigator, 'vibrate', {value: () => Boolean(++buzzes)});"""
HELD = "locks.filter((lock) => !lock.released).length"

ASK = """async ([path, body]) => {
  const {token} = JSON.parse(localStorage['belot.session']);
  const headers = {'Content-Type': 'application/json', Authorization: 'Bearer ' + token};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.json();
}"""

# Every title that the tab bears from now on.
TITLES = """window.titles = [];
new MutationObserver(() => titles.push(document.title))
  .observe(document.querySelector('title'), {childList: true}); 0"""


def test_the_title_says_whose_turn_it_is(guests: Any, own_server: RunningServer) -> None:
    guest: Guest = guests(own_server, language="hr")
    guest.open("bela4")
    guest.play_to_my_card()
    expect(guest.page).to_have_title("● Ti si na redu – Belot")
    guest.page.evaluate(TITLES)
    guest.play_a_card()
    guest.play_to_my_card()
    assert "Belot: kartaške igre" in guest.page.evaluate("titles"), "in between, however short"
    expect(guest.page).to_have_title("● Ti si na redu – Belot")
    guest.page.evaluate("location.hash = ''")
    expect(guest.page).to_have_title("Belot: kartaške igre")


def test_each_turn_calls_once(guests: Any, own_server: RunningServer) -> None:
    guest: Guest = guests(own_server)
    guest.page.add_init_script(WATCH)
    guest.open("bela4")
    guest.play_to_my_card()
    for _ in range(4):  # the first turn of a page may be silent: nobody has touched it yet
        before = guest.page.evaluate("buzzes")
        guest.play_a_card()
        guest.play_to_my_card()
        assert guest.page.evaluate("buzzes") == before + 1


def test_the_screen_stays_awake_at_the_table(guests: Any, server: RunningServer) -> None:
    guest: Guest = guests(server)
    guest.context.grant_permissions(["screen-wake-lock"])
    guest.page.add_init_script(WATCH)
    guest.page.goto(server.url)
    guest.page.get_by_role("button", name="New table").wait_for()
    assert guest.page.evaluate("locks.length") == 0
    guest.open("belote")
    guest.wait(f"{HELD} === 1")
    guest.page.evaluate("locks[0].release()")  # as when the page is hidden
    guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    guest.wait(f"{HELD} === 1 && locks.length === 2")
    guest.page.evaluate("location.hash = ''")
    guest.wait(f"{HELD} === 0")


def _ask(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(ASK, [path, body])
    return answer


def test_a_bot_stands_in_for_whoever_is_missing(guests: Any, server: RunningServer) -> None:
    eva: Guest = guests(server, "desktop")
    boris: Guest = guests(server)
    for guest in (eva, boris):
        guest.page.goto(server.url)
        guest.wait("localStorage['belot.session']")
    room = _ask(eva.page, "/api/rooms", {"rules": "belote", "name": "Eva"})
    _ask(boris.page, f"/api/rooms/{room['code']}/join", {"name": "Boris"})
    table = f"{server.url}/#/table/{room['table']}"
    for guest in (eva, boris):
        guest.page.goto(table)
        guest.page.locator("[data-seat]").first.wait_for()
    boris.page.locator("[data-seat='1']").click()
    agree = boris.page.get_by_role("button", name="OK, agreed")
    expect(eva.page.locator("[data-seat='1']")).to_contain_text("Boris")
    if agree.count():
        agree.last.click()
    eva.page.get_by_role("button", name="Begin the match").click()
    for guest in (eva, boris):
        guest.page.wait_for_selector(".hand")
    boris.page.goto(f"{server.url}/#/")

    missing = eva.page.locator(".tray [data-bot]")
    eva.play_until(lambda what: missing.count() > 0)
    tray = eva.page.locator(".tray")
    expect(tray).to_contain_text(re.compile(r"Boris is not there\. A bot plays on in 0:\d\d\."))
    assert eva.axe() == []
    tray.get_by_role("button", name="Wait for Boris").click()
    expect(tray.locator("[data-wait]")).to_have_count(0)
    expect(tray).to_contain_text("Boris is not there.")
    missing.click()
    log = eva.page.locator("aside ol")
    expect(log).to_contain_text("A bot stands in for Boris.")
    eva.play_until(lambda what: what.startswith(".hand") or "dialog" in what)
    boris.page.goto(table)
    expect(log).to_contain_text("Boris is back.")
    assert "sits down" not in log.inner_text().partition("A bot stands in")[2]
