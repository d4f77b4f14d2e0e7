"""Letters that an output lacks, written with those it has."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

HANDLER: Final = "plainer"

_PLAINER: Final = {
    "→": "->",
    "×": "x",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "…": "...",
    "œ": "oe",
    "Œ": "Oe",
    "đ": "d",
    "Đ": "D",
    "\u00a0": " ",
    "\u202f": " ",
}


def can_show(text: str, encoding: str | None) -> bool:
    """Whether every letter of a text exists in an encoding."""
    try:
        text.encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plainer(letter: str) -> str:
    """A letter without its accent, a sign as people type it; a question mark for all others."""
    said = _PLAINER.get(letter) or unicodedata.normalize("NFD", letter)[0]
    return said if said.isascii() else "?"


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(plainer, missing)), error.end


codecs.register_error(HANDLER, _handle)
