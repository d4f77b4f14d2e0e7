"""Draws the icons of the installed app from ``public/icon.svg``: ``python web/build/icons.py``.

Phones want PNG; masked ones fill their square, and their picture keeps to the middle 80 %.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
# name -> size in pixels, how large the cards are, whether the square is filled to its corners
ICONS = {
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-masked-192.png": (192, 0.86, True),
    "icon-masked-512.png": (512, 0.86, True),
    "icon-apple.png": (180, 0.94, True),
}


def drawing(source: str, scale: float, filled: bool) -> str:
    """The picture with its cards at that scale, in a square with round corners or none."""
    if filled:
        source = source.replace('rx="14"', "", 1)
    head, background, cards, tail = re.fullmatch(
        r"(<svg[^>]*>)(<rect[^>]*/>)(.*)(</svg>)\s*", source, re.DOTALL
    ).groups()
    move = f"translate(32 32) scale({scale}) translate(-32 -32)"
    return f'{head}{background}<g transform="{move}">{cards}</g>{tail}'


def main() -> None:
    """Draw all of them."""
    source = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, scale, filled) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>*{margin:0}svg{display:block;width:100vw}</style>"
                + drawing(source, scale, filled)
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
