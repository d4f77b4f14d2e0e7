"""Somebody at a screen: opens a window, chooses a game, and answers whatever the table asks."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

SIZES = {
    "phone": {"width": 360, "height": 740},
    "small": {"width": 320, "height": 568},
    "desktop": {"width": 1440, "height": 900},
}
expect.set_options(timeout=15_000)  # as long as a busy machine takes
QUICK = {"language": "en", "speed": "none", "hold": 300, "oneTap": True, "sound": False}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What to tap next, as a selector, as soon as there is something to do; empty if that is not within
# some milliseconds. Whoever may take does, unless they pass: so no deal is passed out, however the
# cards fall.
NEXT = """async ([passes, patience]) => {
  const live = (s) => [...document.querySelectorAll(s)].find((e) => !e.disabled && e.offsetParent);
  const is = (s) => Boolean(live(s));
  const look = () => {
    if (is('dialog .end')) return 'over';
    if (is('dialog footer .go')) return 'dialog footer .go';
    if (document.querySelector('dialog')) return '';
    if (is('.tray .item') && is('.tray [data-announce]')) return '.tray [data-announce]';
    if (!passes && is('.tray [data-call]:not([data-call=pass])'))
      return '.tray [data-call]:not([data-call=pass]) >> nth=0';
    if (is('.tray [data-call=pass]')) return '.tray [data-call=pass]';
    if (is('.tray [data-call]')) return '.tray [data-call] >> nth=0';
    if (is('.tray .go')) return '.tray .go:not([disabled])';
    if (document.querySelector('.tray .go[disabled]'))
      return '.hand button[aria-pressed=false] >> nth=0';
    if (is('.tray .answers button.button') && !is('.tray [data-claim]') && !is('.tray [data-bot]'))
      return '.tray .answers button.button >> nth=0';
    if (is('.hand button[aria-disabled=false][aria-pressed]'))
      return '.hand button[aria-disabled=false][aria-pressed] >> nth=0';
    return '';
  };
  const end = performance.now() + patience;
  let what = look();
  while (!what && performance.now() < end) {
    await new Promise((done) => setTimeout(done, 10));
    what = look();
  }
  return what;
}"""
SOON = 60  # milliseconds


# Whatever moves by itself or after a tap, with names: which element, from where to where.
SHIFTS = """window.shifts = [];
const named = (node) => {
  if (!node) return 'something that is gone';
  if (node.nodeType === 3)
    return `"${node.textContent.slice(0, 30)}" in ${named(node.parentElement)}`;
  const classes = [...node.classList].filter((name) => !name.startsWith('svelte-'));
  const said = node.textContent.trim().slice(0, 80);
  return `${[node.tagName.toLowerCase(), ...classes].join('.')} (${said})`;
};
const box = (at) => [at.x, at.y, at.width, at.height].map(Math.round).join(' ');
new PerformanceObserver((list) => {
  for (const {value, sources} of list.getEntries()) shifts.push([value, sources.map((at) =>
    `${named(at.node)}: ${box(at.previousRect)} -> ${box(at.currentRect)}`).join(', ')]);
}).observe({type: 'layout-shift', buffered: true});"""


# A request of the page's own session.
ASK = """async ([path, body]) => {
  const {token} = JSON.parse(localStorage['belot.session']);
  const headers = {'Content-Type': 'application/json', Authorization: 'Bearer ' + token};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.json();
}"""


def within(seconds: float, come: Callable[[], bool]) -> bool:
    """Whether something comes about that several windows, or Python, have to be asked for."""
    end = time.monotonic() + seconds
    while not (found := come()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


class Guest:
    """A window with a table in it. ``faults`` are errors of the page; with ``passes`` they pass
    wherever they may."""

    def __init__(self, browser: Browser, url: str, size: str, settings: dict[str, Any]) -> None:
        self.url = url
        self.faults: list[str] = []
        self.passes = False
        # A worker that keeps the client would answer in place of the server; few tests want it.
        keeps = settings.pop("keeps", False)
        self.context = browser.new_context(
            service_workers="allow" if keeps else "block",
            viewport=SIZES[size],  # type: ignore[arg-type]
            color_scheme="dark",
            reduced_motion=settings.pop("reduced_motion", "reduce"),
        )
        kept = json.dumps(json.dumps(QUICK | settings))
        self.context.add_init_script(f"localStorage['belot.settings'] ??= {kept}")
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.faults.append(error.stack or str(error)))
        self.page.on("console", self._complain)

    def _complain(self, message: ConsoleMessage) -> None:
        # A line that is cut on purpose is no fault.
        if message.type == "error" and not re.search("WebSocket|Failed to load|ERR_", message.text):
            self.faults.append(message.text)

    def close(self) -> None:
        self.context.close()

    def watch_shifts(self) -> None:
        """From the next page on, note what moves."""
        self.page.add_init_script(SHIFTS)

    def slow_down(self, times: float) -> None:
        """A processor that is busy with something else."""
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def cut(self) -> None:
        """The network is gone."""
        self.context.set_offline(True)
        self.page.evaluate("dispatchEvent(new Event('offline'))")

    def heal(self) -> None:
        """The network is back."""
        self.context.set_offline(False)

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A plain request, as whoever this window belongs to."""
        answer: dict[str, Any] = self.page.evaluate(ASK, [path, body])
        return answer

    def tap(self, name: str) -> None:
        """A button, by what stands on it."""
        self.page.get_by_role("button", name=name, exact=True).last.click()

    # --- getting to a table ---

    def open(self, rules: str) -> None:
        """A table with bots, straight away."""
        variant, _, rest = rules.rstrip(")").partition("(")
        self.page.goto(self.url)
        self.wait("localStorage['belot.session']")
        changed = dict(pair.split("=") for pair in rest.split(",") if pair)
        self.page.evaluate(
            """async ([variant, options]) => {
              const ask = async (path, body, token) => {
                const headers = {
                  'Content-Type': 'application/json',
                  Authorization: 'Bearer ' + token,
                };
                const sent = {method: 'POST', headers, body: JSON.stringify(body)};
                return (await fetch(path, sent)).json();
              };
              const me = JSON.parse(localStorage['belot.session']);
              const presets = (await (await fetch('/api/presets')).json()).presets;
              const players = presets.find((p) => p.name === variant).players;
              const rules = (await ask('/api/rules', {variant, options}, me.token)).name;
              const seats = ['Eva', 'Ana', 'Marko', 'Iva'].slice(0, players)
                .map((name, i) => ({kind: i ? 'bot' : 'person', name, bot: 'club'}));
              const {table} = await ask('/api/tables', {rules, seats, seat: 0}, me.token);
              location.hash = '#/table/' + table;
            }""",
            [variant, changed],
        )
        self.page.wait_for_selector(".hand")

    def choose(self, preset: str, target: int) -> None:
        """A table by the screens: new table, game, house rules, seats."""
        page = self.page
        page.goto(self.url)
        page.get_by_role("button", name="New table").click()
        page.locator(f"[data-game-name={preset}]").click()
        page.get_by_role("button", name="House rules").click()
        self.set_target(target)
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Sit down and play").click()
        page.wait_for_selector(".hand")

    def set_target(self, target: int) -> None:
        """Among the house rules."""
        field = self.page.get_by_role("spinbutton", name="Target")
        self.page.locator("summary").first.click()
        field.fill(str(target))
        field.blur()

    # --- playing ---

    def next(self, patience: float = 0) -> str:
        """What there is to do, waited for so many milliseconds."""
        found: str = self.page.evaluate(NEXT, [self.passes, patience])
        return found

    def do(self, what: str) -> None:
        """What ``next`` found."""
        self.page.locator(what).click(force=True, timeout=5_000)

    def play_a_card(self) -> None:
        """Whoever is asked for a card puts one down; with some a word may be said."""
        left = len(self.hand()) - 1
        self.do(self.next())
        self.play_until(lambda _: len(self.hand()) == left)

    def play_until(self, done: Callable[[str], bool], seconds: float = 120) -> None:
        """Answer what is asked until it is enough."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            what = self.next(SOON)
            if done(what):
                return
            if what and what != "over":
                self.do(what)
        raise AssertionError(f"not in {seconds} s: {self.page.locator('body').inner_text()}")

    def play_match(self, seconds: float = 180) -> None:
        self.play_until(lambda what: what == "over", seconds)
        expect(self.page.get_by_role("button", name="Rematch")).to_be_visible()

    def play_to_my_card(self) -> None:
        """Until a card is asked for."""
        self.play_until(lambda what: what.startswith(".hand"))

    # --- looking ---

    def wait(self, condition: str, seconds: float = 10) -> None:
        """Until JavaScript says so. (Playwright's own would need eval, which our pages forbid.)"""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never: {condition}"
            self.page.wait_for_timeout(20)

    def axe(self) -> list[str]:
        """What axe finds on the screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run()).violations.flatMap((found) => found.nodes.map(
                 (node) => `${found.id}: ${node.html.slice(0, 160)} `
                   + node.any.map((reason) => reason.message).join()))"""
        )
        return found

    def shifted(self) -> tuple[float, str]:
        """How much has moved since the page was opened, and what.

        Everything counts, also just after a tap: how soon an answer comes depends on the machine.
        """
        shifts = self.page.evaluate("shifts")
        lines = [f"{value:.4f} {what}" for value, what in shifts]
        return sum(value for value, _ in shifts), "\n".join(["what moved:", *lines])

    def partner(self) -> Locator:
        """The name of whoever sits opposite."""
        return self.page.locator(".seat.top .name")

    def trick(self) -> int:
        """How many cards lie on the table."""
        return self.page.locator(".trick .spot").count()

    def hand(self) -> list[str]:
        cards: list[str] = self.page.locator(".hand [data-card]").evaluate_all(
            "cards => cards.map(c => c.dataset.card)"
        )
        return cards
