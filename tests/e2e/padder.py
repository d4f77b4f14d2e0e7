"""Somebody who keeps the score of real cards: enters rounds as one taps them, and reads the pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest

# A match that begins from totals handed over, on this device.
HAND = """([id, op]) => new Promise((done, fail) => {
  const opening = indexedDB.open('belot');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const work = opening.result.transaction('pads', 'readwrite');
    const {rules, names, teams} = op;
    const note = {id, rules, names, teams, totals: [], rounds: 0, winner: -1, touched: 0};
    work.objectStore('pads').put(op, `${id}/${op.id}`);
    work.objectStore('pads').put({...note, device: 'here'}, id);
    work.oncomplete = () => { opening.result.close(); done(); };
  };
})"""

# The next match is offered as the last one began.
OFFER = """([rules, names, dealer]) => new Promise((done, fail) => {
  const opening = indexedDB.open('belot');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const work = opening.result.transaction('notes', 'readwrite');
    work.objectStore('notes').put({rules, names, dealer}, 'pad/last');
    work.oncomplete = () => { opening.result.close(); done(); };
  };
})"""

SWITCHES = {"renonce": "pad-screen-renonce", "eight": "pad-screen-eight"}


class NotOffered(Exception):
    """The form offers no such thing: what cannot be is not even to be tapped."""


class Padder:
    """A window with a pad in it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    # --- matches ---

    def begin(self, rules: str, names: Sequence[str] = (), dealer: int = 0) -> None:
        """A new match by these rules: the list of matches, and one tap."""
        page = self.page
        page.goto(f"{self.guest.url}/#/pad")
        page.locator("[data-begin]").wait_for()
        page.evaluate(OFFER, [rules, list(names), dealer])
        page.reload()
        page.locator("[data-begin]").click()
        self.ready()

    def handed(self, pad: str, opening: Mapping[str, Any]) -> None:
        """A match that goes on from totals, opened; the window has been at the pads before."""
        stamp = {"id": "there.1", "at": 1, "seen": [], "by": "", "time": None, "op": "open"}
        self.page.evaluate(HAND, [pad, {**stamp, "teams": [], **opening}])
        self.page.evaluate(f"location.hash = '#/pad/{pad}'")
        self.page.locator(f"[data-pad-open='{pad}'] .enter:not([disabled])").wait_for()

    def ready(self) -> None:
        """The pad can be written on."""
        self.page.locator(".foot .enter:not([disabled]), .foot .go").first.wait_for()

    # --- writing ---

    def enter(self, **entry: Any) -> None:
        """A round as typed (docs/pad.md), written down."""
        self.page.locator(".foot .enter").click()
        self.page.locator(".entry").wait_for()
        self.type(entry)
        self.write()

    def write(self) -> None:
        """The button below the keys; the sheet comes back."""
        self.page.locator(".entry .foot .go").click()
        self.page.locator(".entry").wait_for(state="detached")

    def type(self, entry: Mapping[str, Any]) -> None:
        """Tap an entry into the form."""
        if entry.get("kind") == "correction":
            return self._correct(entry)
        if entry.get("kind") == "passed":
            return self._pass()
        self._auction(entry)
        self._seldom(entry)
        for side, values in enumerate(entry.get("declarations", ())):
            for value in values:
                self._tap(f"[data-chip='{side}.{value}']")
        for side, times in enumerate(entry.get("belote", ())):
            for _ in range(times):
                self._tap(f"[data-belote='{side}']")
        self._numbers(entry.get("points") or ())
        if entry.get("capot") is not None:
            self._tap(f"[data-capot='{entry['capot']}']")
        if entry.get("last") is not None and not entry.get("last_included", True):
            self._tap(f"[data-last='{entry['last']}']")
        return self._asked(entry)

    def _asked(self, entry: Mapping[str, Any]) -> None:
        """What the form asks only where it matters."""
        if entry.get("outcome"):
            self._fault()
            self._tap(f"[data-outcome='{entry['outcome']}']")
        if entry.get("alone") is not None:
            self._fault()
            self._tap(f"[data-alone='{str(entry['alone']).lower()}']")
        trickless = entry.get("trickless")
        if trickless is None or self._fault():
            return
        if "trickless" in (self.line().get_attribute("data-missing") or ""):
            for side in trickless or ("none",):
                self._tap(f"[data-trickless='{side}']")

    def _fault(self) -> str:
        """Why it cannot be, once that is known of all that stands there."""
        expect(self.line()).to_have_attribute("data-fresh", "true")
        return self.line().get_attribute("data-fault") or ""

    def kept(self, entry: Mapping[str, Any]) -> None:
        """All of it stands there, or NotOffered: what cannot be together replaces one another."""
        self._fault()
        for side, number in enumerate(entry.get("points") or ()):
            if number is not None and str(number) not in self._shown(f"[data-points='{side}']"):
                raise NotOffered("points")
        for side, times in enumerate(entry.get("belote", ())):
            chip = self.page.locator(f".entry [data-belote='{side}']")
            if not chip.count():
                continue
            if (chip.get_attribute("aria-pressed") == "true") != (times > 0):
                raise NotOffered("belote")

    def _shown(self, selector: str) -> str:
        return self.page.locator(f".entry {selector}").inner_text()

    def _pass(self) -> None:
        """Everybody passed: written at once."""
        self.page.locator(".entry header .button").last.click()
        self.page.locator("dialog [data-more='passed']").click()

    def _auction(self, entry: Mapping[str, Any]) -> None:
        if entry.get("contract"):
            self._tap(f"[data-contract='{entry['contract']}']")
        if entry.get("bid"):
            self._bid(entry["bid"])
        if entry.get("multiplier", 1) > 1:
            self._tap(f"[data-times='{entry['multiplier']}']")
        if entry.get("taker") is not None:
            self._tap(f"[data-taker='{entry['taker']}']")

    def _bid(self, bid: str) -> None:
        """How high it was bid; what is not in sight is reached by steps."""
        higher = self.page.locator(".entry [data-step='higher']:not([disabled])")
        while not self.page.locator(f".entry [data-bid='{bid}']").count() and higher.count():
            higher.click()
        if not self.page.locator(f".entry [data-bid='{bid}'][aria-pressed=true]").count():
            self._tap(f"[data-bid='{bid}']")

    def _numbers(self, points: Sequence[int | None]) -> None:
        for side, number in enumerate(points):
            if number is not None:
                self._tap(f"[data-points='{side}']")
                self.keys(str(number))

    def keys(self, digits: str) -> None:
        """The large keys."""
        for digit in digits:
            self._tap(f"[data-key='{digit}']")

    def _seldom(self, entry: Mapping[str, Any]) -> None:
        """What stands behind "More"."""
        wanted = any(entry.get(key) is not None for key in SWITCHES)
        wanted = wanted or bool(entry.get("stopped") or entry.get("note"))
        if entry.get("tens"):
            self._tap("[data-switch='tens']")
        if wanted or not entry.get("last_included", True):
            self._more(entry)

    def _more(self, entry: Mapping[str, Any]) -> None:
        page = self.page
        inside = page.locator("[data-switch='last']")
        if not entry.get("last_included", True) and inside.count():
            inside.click()
        page.locator(".entry header .button").last.click()
        dialog = page.locator("dialog")
        for field, key in SWITCHES.items():
            if entry.get(field) is not None:
                dialog.locator(f"[data-more='{key}.{entry[field]}']").click()
        if entry.get("stopped"):
            if not dialog.locator("[data-more='stopped']").count():
                raise NotOffered("stopped")
            dialog.locator("[data-more='stopped']").check()
        if not entry.get("last_included", True) and not inside.count():
            dialog.locator("[data-more='last']").uncheck()
        if entry.get("note"):
            dialog.locator("input[type=text]").fill(entry["note"])
        dialog.locator("footer .go").click()

    def _correct(self, entry: Mapping[str, Any]) -> None:
        page = self.page
        page.locator(".entry header .button").last.click()
        page.locator("dialog [data-more='correction']").click()
        for side, number in enumerate(entry.get("penalty", ())):
            if number:
                self._tap(f"[data-points='{side}']")
                self.keys(str(abs(number)))
                if number < 0:
                    self._tap("[data-key='-']")
        if entry.get("note"):
            page.get_by_label("Note").fill(entry["note"])

    def _tap(self, selector: str) -> None:
        found = self.page.locator(f".entry {selector}")
        if not found.count():  # some things are asked once the rest is known
            expect(self.line()).to_have_attribute("data-fresh", "true")
        if not found.count():
            raise NotOffered(selector)
        found.click()

    # --- reading ---

    def line(self) -> Locator:
        """What is said of the round that is being typed."""
        return self.page.locator(".entry .line")

    def totals(self) -> list[int]:
        """The large numbers."""
        numbers = self.page.locator("[data-total]").all_inner_texts()
        return [int(number.replace("\N{MINUS SIGN}", "-")) for number in numbers]

    def shows(self, *totals: int) -> None:
        """The large numbers come to this."""
        for side, total in enumerate(totals):
            shown = str(total).replace("-", "\N{MINUS SIGN}")
            expect(self.page.locator(f"[data-total='{side}']")).to_have_text(shown)

    def written(self, number: int) -> list[int]:
        """What a deal wrote, as its line shows it."""
        cells = self.page.locator(f"[data-round='{number}'] .n b").all_inner_texts()
        return [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells if cell.strip()]

    def story(self, number: int) -> str:
        """How a deal is explained."""
        self.page.locator(f"[data-round='{number}']").click()
        told = self.page.locator("dialog .story").inner_text()
        self.page.keyboard.press("Escape")
        return told

    def edit(self, number: int) -> None:
        """Open the form for a deal that is written."""
        self.page.locator(f"[data-round='{number}']").click()
        self.page.locator("dialog footer .go").click()
        self.page.locator(".entry").wait_for()
