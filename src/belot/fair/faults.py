"""What can be found in a receipt: faults, and notes of what is right but worth knowing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final


class FaultCode(StrEnum):
    """What was found. The values are keys of the word catalogues, after ``fair-``."""

    # what made the deal
    SECRET_NOT_IN_CHAIN = "secret-not-in-chain"
    VALUE_NOT_COMMITTED = "value-not-committed"
    PARTICIPANTS_ORDER = "participants-order"
    KEY_WRONG = "key-wrong"
    # what was made of it
    RULES_UNKNOWN = "rules-unknown"
    SEATS_WRONG = "seats-wrong"
    DEALER_WRONG = "dealer-wrong"
    MADE_WRONG = "made-wrong"
    PACKETS_WRONG = "packets-wrong"
    PACK_WRONG = "pack-wrong"
    CUT_WRONG = "cut-wrong"
    DEALT_WRONG = "dealt-wrong"
    HANDS_WRONG = "hands-wrong"
    TURNED_WRONG = "turned-wrong"
    TALON_WRONG = "talon-wrong"
    LATER_WRONG = "later-wrong"
    REST_WRONG = "rest-wrong"
    # the deals of a match among themselves
    MATCH_MIXED = "match-mixed"
    HEAD_CHANGED = "head-changed"
    RULES_CHANGED = "rules-changed"
    DEAL_MISSING = "deal-missing"
    DEAL_TWICE = "deal-twice"
    VALUE_KNOWN = "value-known"
    # against what a player noted before
    HEAD_REPLACED = "head-replaced"
    PARTICIPANTS_REPLACED = "participants-replaced"
    # notes
    COMMITMENT_NEW = "commitment-new"
    DROPPED = "dropped"
    SERVER_ALONE = "server-alone"
    DEALER_NOT_DRAWN = "dealer-not-drawn"
    SHUFFLED_ANEW = "shuffled-anew"


NOTES: Final = frozenset(
    {
        FaultCode.COMMITMENT_NEW,
        FaultCode.DROPPED,
        FaultCode.SERVER_ALONE,
        FaultCode.DEALER_NOT_DRAWN,
        FaultCode.SHUFFLED_ANEW,
    }
)
"""What is no fault: it can be honest, and whoever checks a deal should know it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something found in a deal. ``seat`` is -1 where no seat is meant, ``count`` says how often a
    thing happened, ``detail`` is for logs and developers."""

    code: FaultCode
    deal: int
    seat: int = -1
    detail: str = ""
    count: int = 1

    @property
    def note(self) -> bool:
        """Whether this is only a note."""
        return self.code in NOTES

    def to_json(self) -> dict[str, Any]:
        """The finding as an object for ``json``."""
        return {
            "code": self.code.value,
            "note": self.note,
            "deal": self.deal,
            "seat": None if self.seat < 0 else self.seat,
            "count": self.count,
            "detail": self.detail,
        }
