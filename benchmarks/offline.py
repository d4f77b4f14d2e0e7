"""The browser's own Python: how large it is, how soon it answers, how long its bots think.

*First* is a browser that has nothing of it yet, the server on the same machine; *again* a page
whose service worker keeps everything, also what memory held after an earlier start, and there is no
server. Ready is: a question can be answered. A bot's move is counted from the command before it,
with keeping it and telling the page. Times are those of this machine as busy as it is; ``load``
says how many programs wanted each of its cores, ``work`` for how long processors worked.

    python benchmarks/offline.py [--starts 3] [--deals 4] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import belot
from tests.e2e.conftest import FLAGS, chromium
from tests.server.player import answer
from tests.server.running import RunningServer

KEPT = "caches.open('belot-engine').then((kept) => kept.keys())"
FOLDER = Path(belot.__file__).parent / "_web"

START = """async (url) => {
  const part = await import(url);  // its names are short: what takes nothing gives the engine
  const begin = Object.values(part).find((each) => typeof each === 'function' && !each.length);
  const start = performance.now();
  const engine = (window.engine = await begin());
  const ready = performance.now() - start;
  await engine.ask('rules', 'name', { variant: 'bela4' });
  return [ready, performance.now() - start];
}"""

OPEN = """async ([rules, seats]) => {
  const wish = { do: 'open', rules, seats, seat: 0, head: '' };
  const { table } = await engine.errand(wish);
  const line = (window.line = engine.socket());
  window.seen = { view: null, moves: 0, told: () => {} };
  line.onmessage = ({ data }) => {
    if (data.t === 'ev' && data.d.seat > 0) seen.moves += 1;
    if (data.t === 'welcome') seen.view = data.view;
    if (data.t === 'view') seen.view = data.d;
    const asked = seen.view && (seen.view.prompt || seen.view.phase === 'over');
    if (asked && data.t !== 'ev') seen.told();
  };
  const asked = new Promise((done) => (seen.told = done));
  const hello = { t: 'hello', v: 1, table, token: '', since: null };
  line.onopen = () => line.send(JSON.stringify(hello));
  await asked;
  return seen.view;
}"""

SAY = """async ([id, a, d]) => {
  const before = seen.moves;
  const start = performance.now();
  seen.view = null;
  const asked = new Promise((done) => (seen.told = done));
  line.send(JSON.stringify({ t: 'cmd', id, base: 0, a, d }));
  await asked;
  return [seen.view, performance.now() - start, seen.moves - before];
}"""


def sizes() -> dict[str, int]:
    """Bytes on the wire of the client, of Pyodide and of our packages."""
    found = {"client": 0, "pyodide": 0, "engine": 0}
    for path in sorted(FOLDER.rglob("*")):
        if not path.is_file() or path.suffix == ".br":
            continue
        small = path.with_name(f"{path.name}.br")
        kind = "engine" if path.suffix == ".zip" and "engine" in path.name else "client"
        kind = "pyodide" if "pyodide" in path.parts else kind
        found[kind] += (small if small.is_file() else path).stat().st_size
    return found


def script() -> str:
    """The address of the page's side of the worker."""
    (found,) = (FOLDER / "assets").glob("engine-*.js")
    return f"/assets/{found.name}"


def new_context(browser: Browser, *, keeps: bool) -> BrowserContext:
    """A browser of somebody new, whose bots do not wait; it keeps the client, or not."""
    context = browser.new_context(service_workers="allow" if keeps else "block")
    context.add_init_script("localStorage['belot.pace'] = '0'")
    return context


class Started(NamedTuple):
    """Milliseconds until Python runs, until it has answered a question, and of processors at work
    for that (which a busy machine does not change by much)."""

    ready: float
    answered: float
    worked: float


def start(page: Page, url: str) -> Started:
    """Start Python in a page."""
    page.goto(url)
    page.wait_for_timeout(1000)  # the page itself is at rest
    before = worked(page)
    ready, answered = page.evaluate(START, script())
    return Started(ready, answered, worked(page) - before)


def worked(page: Page) -> float:
    """Milliseconds for which the browser's processes have worked so far."""
    assert page.context.browser is not None
    session = page.context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(process["cpuTime"]) for process in processes)


def median(started: list[Started]) -> Started:
    """The median of each figure."""
    return Started(*(statistics.median(each) for each in zip(*started, strict=True)))


def keep(context: BrowserContext, url: str) -> None:
    """Until the service worker has everything."""
    page = context.new_page()
    page.goto(url)
    until(page, f"{KEPT}.then((all) => all.length === 6)")
    page.close()


def until(page: Page, condition: str) -> None:
    """Until JavaScript says so."""
    while not page.evaluate(condition):
        page.wait_for_timeout(200)


def moves(page: Page, deals: int) -> list[float]:
    """Milliseconds a bot's move took, of the moves after each command."""
    seats = [{"kind": "bot" if i else "person", "name": "x", "bot": "club"} for i in range(4)]
    view: dict[str, Any] = page.evaluate(OPEN, ["bela4", seats])
    chance, found = random.Random(1), list[float]()
    for number in range(40 * deals):
        wish = answer(view, chance)
        if wish is None or view["deal"] > deals:
            break
        view, took, made = page.evaluate(SAY, [f"b.{number}", *wish])
        if made:
            found.append(took / made)
    return found


def measure(starts: int, deals: int) -> dict[str, Any]:
    """Everything."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with RunningServer(Path(data)) as server:
            first = []
            for _ in range(starts):
                context = new_context(browser, keeps=False)
                first.append(start(context.new_page(), server.url))
                context.close()
            context = new_context(browser, keeps=True)
            keep(context, server.url)
        # The first one keeps what memory held, for the others.
        page = context.new_page()
        start(page, server.url)
        until(page, f"{KEPT}.then((all) => all.some(({{url}}) => url.endsWith('.memory')))")
        again = list[Started]()
        for _ in range(starts):
            page.close()
            page = context.new_page()
            again.append(start(page, server.url))
        took = moves(page, deals)
        browser.close()
    before, after = median(first), median(again)
    return {
        "bytes": sizes(),
        "first_ready_ms": round(before.ready),
        "first_answer_ms": round(before.answered),
        "first_work_ms": round(before.worked),
        "again_ready_ms": round(after.ready),
        "again_answer_ms": round(after.answered),
        "again_work_ms": round(after.worked),
        "again_to_first": round(after.worked / before.worked, 2),
        "bot_moves": len(took),
        "bot_move_ms": round(statistics.median(took), 1),
        "bot_move_p99_ms": round(sorted(took)[int(len(took) * 0.99)], 1),
        "load": round(os.getloadavg()[0] / (os.cpu_count() or 1), 2),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.starts, args.deals)
    if args.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:<18}{value}")


if __name__ == "__main__":
    main()
