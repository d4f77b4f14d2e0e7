"""An auction so far, and what all kinds of auction share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from belot.rules.calls import BIDS, Bid, Call
from belot.rules.cards import Contract, Suit
from belot.rules.errors import Code
from belot.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Auction:
    """Everything said so far, and what it amounts to.

    ``turned`` is the suit on offer, if a card was turned. ``contract`` and ``taker`` (a seat, -1
    for nobody) are the standing bid, ``multiplier`` 1, 2 or what a redouble makes of it, ``passes``
    the passes since the last other call. ``bid`` is how high the standing bid is where points are
    bid, and None elsewhere. When ``over``, no contract means a passed-out deal.
    """

    dealer: int
    turn: int
    turned: Suit | None = None
    calls: tuple[tuple[int, Call], ...] = ()
    contract: Contract | None = None
    taker: int = -1
    multiplier: int = 1
    passes: int = 0
    over: bool = False
    bid: Bid | None = None


class Kind(Protocol):
    """One kind of auction."""

    def legal(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        """The calls that the seat in turn may make."""
        ...

    def why_not(self, rules: RuleSet, auction: Auction, call: Call) -> Code:
        """The reason for refusing a call that is not legal."""
        ...

    def after(self, rules: RuleSet, auction: Auction, call: Call) -> Auction:
        """The auction after a legal call."""
        ...


def bids(rules: RuleSet) -> tuple[Call, ...]:
    """The contracts that can be bid, in ladder order."""
    return tuple(BIDS)[: 6 if rules.no_trumps_and_all else 4]


def contracts(rules: RuleSet) -> tuple[Contract, ...]:
    """The contracts that can be played, in ladder order."""
    return tuple(BIDS[call] for call in bids(rules))


def passing(rules: RuleSet, auction: Auction) -> Auction:
    """The auction after one more pass."""
    return replace(
        auction,
        calls=(*auction.calls, (auction.turn, Call.PASS)),
        passes=auction.passes + 1,
        turn=rules.next(auction.turn),
    )


def speaking(rules: RuleSet, auction: Auction, call: Call) -> Auction:
    """The auction after a call other than a pass; what it means is still to be filled in."""
    return replace(
        auction,
        calls=(*auction.calls, (auction.turn, call)),
        passes=0,
        turn=rules.next(auction.turn),
    )
