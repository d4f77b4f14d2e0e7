"""Whoever looks on by the link: sees the table, and no card before everybody does."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.e2e.guest import Guest, within
from tests.e2e.party import Party, seated
from tests.server.running import RunningServer

RULES = "belote(declarations=off,first_dealer=random,shuffle=every_deal,target=2000)"
CARD = re.compile(r"\b[789TJQKA][CDHS]\b")
SHORT = re.compile("(10|[789JQKA])([♣♦♥♠])")
SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))


class Eyes:
    """All that a window gets to know: frames of its sockets, and cards on its screen."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[str] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def cards(self) -> set[str]:
        """Every card that came over the line, is drawn, or stands anywhere in the text."""
        shown = self.guest.page.evaluate(
            "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"
        )
        text = self.guest.page.locator("body").text_content() or ""
        written = {rank.replace("10", "T") + SUITS[suit] for rank, suit in SHORT.findall(text)}
        return {*CARD.findall("\n".join(self.frames)), *shown, *written}


def hidden(party: Party) -> set[str]:
    """The cards that are still in somebody's hand."""
    return {card for guest in party.guests for card in guest.hand()}


def test_whoever_looks_on_sees_no_hand(guests: Any, server: RunningServer) -> None:
    party = seated(guests, server, RULES)
    zoe: Guest = guests(server, "phone", name="Zoe")
    eyes = Eyes(zoe)
    zoe.page.goto(f"{server.url}/r/{party.code}")
    expect(party[0].page.get_by_role("button", name="People (5)")).to_be_visible()
    expect(zoe.page.locator("body")).to_contain_text("Looking on: You")
    assert zoe.axe() == []
    party.start()
    expect(zoe.page.locator("body")).to_contain_text("You are watching.")

    party.play_to_a_card()
    pack = hidden(party)
    assert len(pack) == 32
    turned = pack & eyes.cards()
    assert len(turned) == 1
    while left := hidden(party):
        assert left & eyes.cards() <= turned
        party.play_to_a_card().play_a_card()
        if len(left) == 20:
            assert zoe.axe() == []
            zoe.page.reload()  # what was is told again
    party.play_the_deal()
    assert within(10, lambda: eyes.cards() == pack)

    # What is over may be looked at.
    zoe.tap("Look at the deal again")
    expect(zoe.page.locator("ul.open li")).to_have_count(20)
    assert zoe.axe() == []
