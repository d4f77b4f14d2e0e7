"""What can be said in an auction: words, contracts, and numbers with a contract (contree.md §5)."""

from __future__ import annotations

import re
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from belot.rules.cards import Contract, contract_of
from belot.rules.errors import Code, Refusal

TOP_NUMBER: Final = 650
"""The highest number that any table bids; above it come capot and générale."""
_STEP: Final = 5
_BID: Final = re.compile(r"([1-9][0-9]{0,2}|capot|generale)(C|D|H|S|NT|AT)")


class Call(StrEnum):
    """What can be said in an auction.

    The members are the words and the contracts of the ladder. A bid of points is a value of its
    own, made when it is first asked for: ``Call("120H")``, ``Call("capotS")``, ``Call("80NT")``.
    """

    PASS = "pass"
    TAKE = "take"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMPS = "NT"
    ALL_TRUMPS = "AT"
    DOUBLE = "double"
    REDOUBLE = "redouble"

    @classmethod
    def _missing_(cls, value: object) -> Call | None:
        """A bid of points, the same object for the same text; None for anything else."""
        if not (isinstance(value, str) and _parsed(value)):
            return None
        made = str.__new__(cls, value)
        made._name_ = made._value_ = value
        kept: Call = cls._value2member_map_.setdefault(value, made)  # type: ignore[assignment]
        return kept


class Slam(IntEnum):
    """What a bid asks for besides points: nothing, all tricks, or all of them by the bidder."""

    NONE = 0
    CAPOT = 1
    GENERALE = 2


class Bid(NamedTuple):
    """How high a bid is: a number of points, or (number 0) a capot or générale above them all."""

    slam: Slam
    number: int

    def __str__(self) -> str:
        return self.slam.name.lower() if self.slam else str(self.number)


CAPOT: Final = Bid(Slam.CAPOT, 0)
GENERALE: Final = Bid(Slam.GENERALE, 0)
_SLAMS: Final = {str(bid): bid for bid in (CAPOT, GENERALE)}

BIDS: Final[dict[Call, Contract]] = {
    Call.CLUBS: Contract.CLUBS,
    Call.DIAMONDS: Contract.DIAMONDS,
    Call.HEARTS: Contract.HEARTS,
    Call.SPADES: Contract.SPADES,
    Call.NO_TRUMPS: Contract.NO_TRUMPS,
    Call.ALL_TRUMPS: Contract.ALL_TRUMPS,
}
"""The calls that name a contract, in ladder order."""


def call_of(text: str) -> Call:
    """Read a call as written in records; raises Refusal (call-unknown)."""
    try:
        return Call(text)
    except ValueError:
        raise Refusal(Code.CALL_UNKNOWN, f"no such call: {text!r}") from None


def bid_of(text: str) -> Bid:
    """Read ``120``, ``capot`` or ``generale``; raises Refusal (call-unknown)."""
    found = _parsed(f"{text}C")
    if found is None:
        raise Refusal(Code.CALL_UNKNOWN, f"no such bid: {text!r}")
    return found[0]


def bid_and_contract(call: Call) -> tuple[Bid, Contract] | None:
    """What a bid of points asks for and in what contract; None for every other call."""
    return _parsed(call.value)


def bid_call(bid: Bid, contract: Contract) -> Call:
    """The call that bids so much in a contract."""
    return Call(f"{bid}{contract.letter}")


@lru_cache(maxsize=1024)
def _parsed(text: str) -> tuple[Bid, Contract] | None:
    found = _BID.fullmatch(text)
    if found is None:
        return None
    contract = contract_of(found[2])
    if found[1] in _SLAMS:
        return _SLAMS[found[1]], contract
    number = int(found[1])
    if number % _STEP or number > TOP_NUMBER:
        return None
    return Bid(Slam.NONE, number), contract
