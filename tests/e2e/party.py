"""Friends at one table: everybody has a window of their own, on the device they have."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

NAMES = ("Eva", "Ana", "Marko", "Iva")
DEVICES = ("phone", "desktop", "small", "phone")
AGREE = "OK, agreed"

Done = Callable[[Guest, str], bool]


class Party:
    """The people of one room, the host first. ``code`` and ``table`` are the room's."""

    def __init__(self, guests: list[Guest], code: str, table: str) -> None:
        self.guests = guests
        self.code = code
        self.table = table

    def __getitem__(self, number: int) -> Guest:
        return self.guests[number]

    @property
    def address(self) -> str:
        """The table, for somebody who sits there already."""
        return f"{self[0].url}/#/table/{self.table}"

    def start(self) -> None:
        """Everybody agrees, the host begins, and everybody has cards."""
        for guest in self.guests[1:]:
            agree = guest.page.get_by_role("button", name=AGREE).last
            if agree.count():
                agree.click()
        self[0].tap("Begin the match")
        for guest in self.guests:
            guest.page.wait_for_selector(".hand")

    def play_until(self, done: Done, seconds: float = 120) -> Guest:
        """Answer whatever anybody is asked until it is enough; at whom that was seen."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            moved = False
            for guest in self.guests:
                what = guest.next()
                if done(guest, what):
                    return guest
                if what and what != "over":
                    guest.do(what)
                    moved = True
            if not moved:
                self[0].page.wait_for_timeout(15)
        raise AssertionError(
            f"not in {seconds} s: "
            + "\n---\n".join(guest.page.locator("body").inner_text() for guest in self.guests)
        )

    def play_to_a_card(self) -> Guest:
        """Until somebody is asked for a card."""
        return self.play_until(lambda _, what: what.startswith(".hand"))

    def play_to_a_trick(self, but: Guest) -> None:
        """Until cards lie on the table, and somebody else is asked for the next one."""
        self.play_until(
            lambda guest, what: what.startswith(".hand") and guest is not but and guest.trick() > 0
        )

    def play_the_deal(self) -> None:
        """Until everybody reads the sheet of a deal."""
        self.play_until(lambda _, what: "dialog" in what or what == "over")
        for guest in self.guests:
            guest.page.locator("dialog").wait_for()

    def play_the_match(self, seconds: float = 180) -> None:
        """Until everybody reads how the match ended."""
        self.play_until(lambda _, what: what == "over", seconds)
        for guest in self.guests:
            guest.page.locator("dialog .end").wait_for()


def seated(
    guests: Any,
    server: RunningServer,
    rules: str,
    people: int = 4,
    settings: dict[int, dict[str, Any]] | None = None,
    **room: Any,
) -> Party:
    """People in a room, each on a seat; nothing has begun. ``room`` is more of the host's wish."""
    found: list[Guest] = []
    code = table = ""
    for number in range(people):
        mine = {"name": NAMES[number]} | (settings or {}).get(number, {})
        guest: Guest = guests(server, DEVICES[number], **mine)
        found.append(guest)
        if number == 0:
            guest.page.goto(server.url)
            guest.wait("localStorage['belot.session']")
            made = guest.ask("/api/rooms", {"rules": rules, "name": NAMES[0], **room})
            code, table = made["code"], made["table"]
            guest.page.goto(f"{server.url}/#/table/{table}")
        else:  # a newcomer gets the first free seat
            guest.page.goto(f"{server.url}/#/room/{code}")
        expect(guest.page.locator(f"[data-seat='{number}'].mine")).to_be_visible()
    return Party(found, code, table)
