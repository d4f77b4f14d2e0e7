"""The words that players use, in the order in which they come up at a table."""

from __future__ import annotations

from typing import Final

WORDS: Final = tuple(
    """
    deck suit trump jack dealer cut turnup talon take pass forced
    taker bid nt at double redouble pile
    trick lead follow head ruff over under discard revoke
    declaration seq3 seq4 seq5 quad belote eight last capot generale made failed hung
    """.split()
)
"""``word-NAME`` in the glossary of all languages, ``book-w-NAME`` in each of them."""
