"""From a refusal to the section that explains it."""

from __future__ import annotations

from typing import Final

from belot.rules import Code

SECTION_OF: Final[dict[Code, str]] = {
    Code.LEAD_ANY: "lead",
    Code.FOLLOW: "follow",
    Code.HEAD: "head",
    Code.HEAD_TRUMP: "head-trump",
    Code.RUFF: "ruff",
    Code.OVERTRUMP: "overtrump",
    Code.UNDERTRUMP: "undertrump",
    Code.NO_UNDERTRUMP: "partner",
    Code.CANNOT_OVERTRUMP_FREE: "undertrump",
    Code.PARTNER_FREE: "partner",
    Code.VOID_FREE: "discard",
    Code.CUT_RANGE: "shuffle",
    Code.PACKETS_UNKNOWN: "packets",
    Code.SWAP_NOT_POSSIBLE: "swap",
    Code.DISCARD_TWO: "exchange",
    Code.DISCARD_NOT_HELD: "exchange",
    Code.CALL_UNKNOWN: "calling",
    Code.CALL_FROZEN: "doubling",
    Code.MUST_CALL: "nobody",
    Code.BID_HIGHER: "calling",
    Code.NOT_TURNED_SUIT: "calling",
    Code.DOUBLE_OWN: "doubling",
    Code.DOUBLE_NOTHING: "doubling",
    Code.DOUBLE_CAPOT: "doubling",
    Code.REDOUBLE_NEEDS_DOUBLE: "doubling",
    Code.DECL_OFF: "values",
    Code.DECL_NT: "values",
    Code.DECL_LATE: "announcing",
    Code.DECL_NOT_HELD: "values",
    Code.DECL_CARD_USED: "values",
    Code.BELOTE_NOT_HELD: "belote",
    Code.BELOTE_LATE: "belote",
    Code.BELOTE_NOT_NOW: "belote",
    Code.CLAIM_OFF: "wrong-cards",
    Code.CLAIM_OWN_CARD: "wrong-cards",
    Code.CLAIM_NOT_PLAYED: "wrong-cards",
    Code.REST_NONE: "rest",
    Code.REST_RENONCE: "rest",
}
"""Codes that no rule stands behind (a card that is not held, a rule set that cannot be read) are
left out."""

INSTEAD: Final = {
    "doubling": "calling",
    "nobody": "calling",
    "exchange": "rest-of-cards",
    "swap": "rest-of-cards",
    "partner": "ruff",
    "rest": "winning",
}
"""Where a section is looked for when the rules of a table have no use for it."""


def section_of(code: Code, present: frozenset[str]) -> str:
    """The section of a book that explains a refusal; empty where none does."""
    wanted = SECTION_OF.get(code, "")
    if wanted in present:
        return wanted
    instead = INSTEAD.get(wanted, "")
    return instead if instead in present else ""
