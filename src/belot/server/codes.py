"""Codes that people read to each other: without vowels, so that they are no words, and without
letters that look or sound like another."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "CDFHJKMNPQRTVWXY34679"
OF_ROOM: Final = 6
OF_LINK: Final = 8
"""A link to another device is somebody's identity: 35 bits for ten minutes, and few tries."""


def new_code(length: int = OF_ROOM) -> str:
    """A code of a room, or of that length."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def tidy_code(code: str) -> str:
    """A code as somebody typed it: without dashes and spaces, whatever the case."""
    return "".join(c for c in code.upper() if c.isalnum())[:16]
