"""Fields of a question, checked as they are read.

All functions raise InquiryError (``malformed``) and name the place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belot.inquiry.errors import InquiryError
from belot.record import RecordError
from belot.record.codec import HAND
from belot.rules import Hand, RuleSet

Fields = Mapping[str, Any]

LONGEST = 4_000


def wrong(place: str, wanted: str) -> InquiryError:
    """The error for a value of the wrong kind."""
    return InquiryError("malformed", place, f"{place} is not {wanted}")


def text(data: Fields, name: str, default: str | None = None, *, longest: int = LONGEST) -> str:
    """A text of at most ``longest`` characters."""
    value = data.get(name, default)
    if not isinstance(value, str) or len(value) > longest:
        raise wrong(name, f"a text of at most {longest} characters")
    return value


def number(data: Fields, name: str, default: int | None = None, *, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``."""
    value = data.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise wrong(name, f"a whole number from {low} to {high}")
    return value


def rules_of(data: Fields, name: str = "rules") -> RuleSet:
    """A rule set by its canonical name; also raises RuleSetError."""
    return RuleSet.parse(text(data, name))


def cards(data: Fields, name: str) -> Hand:
    """A hand as text, ``"AS 7H"``."""
    try:
        hand: Hand = HAND.read(text(data, name, longest=120))
        return hand
    except RecordError as error:
        raise wrong(name, "cards") from error
