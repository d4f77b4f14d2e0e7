"""The bars of the screen: the first load of each page as Lighthouse simulates it for a phone on
slow 4G, and what axe finds.

A real server, and for every run a Chromium with a profile of its own. Where a page needs a past (a
running match, a pad with five deals) it is made there first, by tapping. Lighthouse then opens the
address in the same profile, keeps what the site has stored (the session is in ``localStorage``,
pads are in IndexedDB), and throws away the cache and the service worker: every load is a first one.

Figures are medians. ``js`` and ``sent`` are minified bytes of scripts and bytes on the wire of all
that was asked for until the largest paint; ``later`` is what comes behind it while nobody waits
(other screens, then Python). What is told of times depends on what else the machine does: ``load``
says how many programs wanted each core, ``plain`` is a page of the same server without any script,
and figures that end in ``_alone`` are those of the same load with a processor for itself
(lighthouse.py). Bars are judged by these; ``busy`` lists what missed by the clock.

    python benchmarks/screens.py [--runs 3] [--only home,table] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, Playwright, sync_playwright

from benchmarks.lighthouse import CATEGORIES, VERSION, Looked, fetch, look
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.guest import QUICK, SIZES, Guest
from tests.e2e.padder import Padder
from tests.server.running import RunningServer

Figures = dict[str, float]


class Visitor(Guest):
    """Somebody in a window that is open already."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url, self.faults, self.passes = page, url, [], False
        page.set_default_timeout(30_000)


# --- the pages, and what has to have happened before ---


def first(path: str) -> Callable[[Visitor], str]:
    """A page that needs no past."""
    return lambda _: path


def match(visitor: Visitor) -> str:
    """A running match against bots, a card of one's own to be played."""
    visitor.open("bela4")
    visitor.play_to_my_card()
    return visitor.page.url.partition("#")[2]


def sheet(visitor: Visitor) -> str:
    """A pad with five deals."""
    padder = Padder(visitor)
    padder.begin("bela4", ["Eva", "Ana", "Marko", "Iva"])
    for number in range(5):
        taker = number % 2
        points = [100 - number, None] if taker == 0 else [None, 90 + number]
        padder.enter(contract="SHDC"[number % 4], taker=taker, points=points)
    padder.shows(*FIVE)
    return visitor.page.url.partition("#")[2]


FIVE = (100 + 71 + 98 + 69 + 96, 62 + 91 + 64 + 93 + 66)

SCREENS: dict[str, Callable[[Visitor], str]] = {
    "home": first("/"),
    "table": match,
    "pads": first("/pad"),
    "sheet": sheet,
    "book": first("/rules/bela4"),
    "learn": first("/learn"),
}


# --- the bars ---


class Bar(NamedTuple):
    """A figure and how large it may be, or how small (``least``)."""

    figure: str
    limit: float
    least: bool = False

    def holds(self, value: float) -> bool:
        return value >= self.limit if self.least else value <= self.limit


EVERYWHERE = (
    Bar("lcp_ms_alone", 2_500),
    Bar("tbt_ms_alone", 200),
    Bar("cls", 0.1),
    Bar("performance_alone", 90, least=True),
    Bar("accessibility", 100, least=True),
    Bar("axe", 0),
)
BY_THE_CLOCK = (Bar("lcp_ms", 2_500), Bar("tbt_ms", 200), Bar("performance", 90, least=True))
AT_THE_TABLE = (Bar("js", 170_000), Bar("sent", 250_000))


def missed(bars: tuple[Bar, ...], figures: Figures) -> list[str]:
    """The bars that a screen does not reach."""
    return [bar.figure for bar in bars if not bar.holds(figures[bar.figure])]


def judged(screen: str, figures: Figures) -> dict[str, list[str]]:
    """What a screen missed, and what it missed by the clock of a machine that does other things."""
    bars = (*EVERYWHERE, *AT_THE_TABLE) if screen == "table" else EVERYWHERE
    return {"missed": missed(bars, figures), "busy": missed(BY_THE_CLOCK, figures)}


# --- figures ---


def figures(looked: Looked) -> Figures:
    """The figures of one load."""
    found, audits = looked.found, looked.found["audits"]
    painted = audits["metrics"]["details"]["items"][0]["observedLargestContentfulPaint"]
    requests = audits["network-requests"]["details"]["items"]
    needed = [each for each in requests if each["networkRequestTime"] <= painted]
    return {
        **{name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES},
        **timed(found),
        "performance_alone": round(100 * looked.alone["categories"]["performance"]["score"]),
        **{f"{name}_alone": value for name, value in timed(looked.alone).items()},
        "cls": round(audits["cumulative-layout-shift"]["numericValue"], 4),
        "js": sum(each["resourceSize"] for each in needed if each["resourceType"] == "Script"),
        "sent": sum(each["transferSize"] for each in needed),
        "later": sum(each["transferSize"] for each in requests if each not in needed),
        "index": round(found["environment"]["benchmarkIndex"]),
        "load": round(os.getloadavg()[0] / (os.cpu_count() or 1), 2),
    }


def timed(report: dict[str, Any]) -> Figures:
    """The largest paint and the time that a tap had to wait, in milliseconds."""
    audits = report["audits"]
    return {
        "lcp_ms": round(audits["largest-contentful-paint"]["numericValue"]),
        "tbt_ms": round(audits["total-blocking-time"]["numericValue"]),
    }


# --- runs ---


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def window(playwright: Playwright, url: str) -> Generator[tuple[Visitor, int]]:
    """A browser with a profile of its own, and the port at which it listens."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            viewport=SIZES["phone"],  # type: ignore[arg-type]
        )
        yield Visitor(context.pages[0], url), port
        context.close()


def past(visitor: Visitor, screen: str) -> str:
    """What has to have happened, and where the page is; settings are those of somebody new."""
    prepare = SCREENS[screen]
    if prepare in (match, sheet):
        visitor.page.goto(visitor.url)
        visitor.page.evaluate("kept => (localStorage['belot.settings'] = kept)", json.dumps(QUICK))
    path = prepare(visitor)
    if visitor.page.url.startswith(visitor.url):
        visitor.page.evaluate("delete localStorage['belot.settings']")
    return f"{visitor.url}/#{path}"


def run(playwright: Playwright, url: str, screen: str) -> Figures:
    """One run, with what axe finds on the page."""
    with window(playwright, url) as (visitor, port):
        address = past(visitor, screen)
        visitor.page.goto("about:blank")
        found = figures(look(address, port))
        visitor.page.goto(address)
        visitor.page.wait_for_load_state("networkidle")
        complaints = visitor.axe()
    for complaint in complaints:
        print(f"{screen}: {complaint}", file=sys.stderr)
    return {**found, "axe": len(complaints)}


def plain(playwright: Playwright, server: RunningServer) -> Figures:
    """The page of an administrator's link: no script, one sentence and a button."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "belot",
        "admin",
        "first",
        "Ana",
        "--data",
        str(server.data),
    ]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    path = next(word for word in said.split() if "/admin/" in word).partition("/admin/")[2]
    with window(playwright, server.url) as (_, port):
        return figures(look(f"{server.url}/admin/{path}", port))


def median(runs: list[Figures]) -> Figures:
    """The median of each figure."""
    return {name: statistics.median(each[name] for each in runs) for name in runs[0]}


def measure(screens: list[str], runs: int) -> dict[str, Any]:
    """Everything."""
    fetch()
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        RunningServer(Path(data)) as server,
    ):
        found = {"plain": median([plain(playwright, server) for _ in range(runs)])}
        for screen in screens:
            found[screen] = median([run(playwright, server.url, screen) for _ in range(runs)])
    return {
        "lighthouse": VERSION,
        "runs": runs,
        "screens": found,
        "bars": {screen: judged(screen, found[screen]) for screen in screens},
    }


def told(found: dict[str, Any]) -> None:
    """A table for people."""
    screens = found["screens"]
    print(f"{'':<18}" + "".join(f"{screen:>10}" for screen in screens))
    for name in dict.fromkeys(name for values in screens.values() for name in values):
        cells = (f"{values.get(name, ''):>10}" for values in screens.values())
        print(f"{name:<18}" + "".join(cells))
    for screen, bars in found["bars"].items():
        verdict = f"MISS: {', '.join(bars['missed'])}" if bars["missed"] else "pass"
        busy = f" (by the clock, busy: {', '.join(bars['busy'])})" if bars["busy"] else ""
        print(f"{screen}: {verdict}{busy}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default=",".join(SCREENS), help="pages, with commas between")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.only.split(","), args.runs)
    print(json.dumps(found)) if args.json else told(found)


if __name__ == "__main__":
    main()
