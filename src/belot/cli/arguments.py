"""Arguments that several commands have in common."""

from __future__ import annotations

import argparse

STYLES = ("signs", "letters", "words")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """How cards are written: ``--cards``."""
    parser.add_argument(
        "--cards",
        choices=STYLES,
        help="how cards are written: 10♥, 10H, or 'ten of hearts' for a screen reader"
        " (signs, or letters where the terminal has no signs)",
    )
