"""Make the screenshots: ``./test python docs/screenshots/make.py`` (with Chromium at hand).

Starts a server of its own, plays until each phase has come, and writes it at 360 × 740 and
1440 × 900: auction, talon, declaration, trick, score.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.guest import Guest
from tests.server.running import RunningServer

HERE = Path(__file__).parent
GAMES = {"phone": ("bela4", "light"), "desktop": ("beloz", "dark")}
TALON = {"phone": "bela4", "desktop": "belot3"}
PHASES = ("auction", "talon", "declaration", "trick", "score")
PATIENCE = 4000  # steps until a phase must have come


def shown(guest: Guest, phase: str) -> bool:
    """Whether a phase is on the screen."""
    page = guest.page
    here = {
        "auction": ".tray [data-call]",
        "talon": ".packet, .tray .go[disabled]",
        "declaration": ".tray .item, .fan",
        "trick": ".spot.taken",
        "score": "dialog table",
    }[phase]
    return page.locator(here).count() > 0


def take(browser: Browser, server: RunningServer, size: str, phase: str) -> None:
    """Play until the phase has come, and keep what is seen."""
    game, theme = GAMES[size]
    rules = TALON[size] if phase == "talon" else game
    # The talon and a taken trick are only there while something moves.
    moving = phase in ("talon", "trick")
    settings = {"theme": theme, "speed": "normal" if moving else "none", "hold": 1500}
    guest = Guest(browser, server.url, size, settings | {"reduced_motion": "no-preference"})
    guest.open(rules)
    called = False
    for _ in range(PATIENCE):
        if shown(guest, phase) and (called or phase != "talon"):
            guest.page.wait_for_timeout(350 if phase != "talon" else 120)
            guest.page.screenshot(path=HERE / f"{phase}-{size}.png")
            guest.close()
            return
        what = guest.next()
        called = called or guest.page.locator(".bubble").count() > 0
        if what == "over":
            guest.page.get_by_role("button", name="Rematch").click()
        elif what:
            guest.page.locator(what).click(force=True, timeout=5000)
        guest.page.wait_for_timeout(20)
    raise SystemExit(f"{phase} never came on the {size}")


def main() -> None:
    """Every phase at both sizes."""
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "data", "--pace", "0.3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in GAMES:
            for phase in PHASES:
                take(browser, server, size, phase)
                print(f"{phase}-{size}.png")
        browser.close()
    shrink()


def shrink() -> None:
    """Fewer colours, smaller files; only where pngquant is there."""
    if shutil.which("pngquant"):
        files = map(str, HERE.glob("*.png"))
        subprocess.run(["pngquant", "--force", "--ext", ".png", "192", *files], check=False)


if __name__ == "__main__":
    sys.exit(main())
