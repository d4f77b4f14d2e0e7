"""Auctions in which bids go up, with doubles: the ladder (bulgarian.md §5) and the numbers of
contrée and coinche (contree.md §5)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from belot.rules.bidding import Auction, bids, contracts, passing, speaking
from belot.rules.calls import (
    BIDS,
    CAPOT,
    GENERALE,
    Bid,
    Call,
    Slam,
    bid_and_contract,
    bid_call,
)
from belot.rules.cards import Contract
from belot.rules.errors import Code
from belot.rules.options_numeric import DoubleReply, SelfOvercall
from belot.rules.ruleset import RuleSet


class Ladder:
    """C < D < H < S < NT < AT with doubles (bulgarian.md §5)."""

    def offered(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        """The bids above the standing one, were it not doubled."""
        floor = -1 if auction.contract is None else auction.contract
        return tuple(call for call in bids(rules) if BIDS[call] > floor)

    def is_bid(self, rules: RuleSet, call: Call) -> bool:
        """Whether this is a bid at this table at all."""
        return call in bids(rules)

    def legal(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        frozen = auction.multiplier > 1 and not rules.bid_after_double
        raises = () if frozen else self.offered(rules, auction)
        words = (Call.PASS,) if self._no_pass(rules, auction) is None else ()
        doubles = tuple(c for c in _DOUBLES if self.no_double(rules, auction, c) is None)
        return (*words, *raises, *doubles)

    def why_not(self, rules: RuleSet, auction: Auction, call: Call) -> Code:
        if call is Call.PASS:
            return Code.MUST_CALL
        if call in _DOUBLES:
            reason = self.no_double(rules, auction, call)
            assert reason is not None
            return reason
        if not self.is_bid(rules, call):
            return Code.CALL_UNKNOWN
        frozen = auction.multiplier > 1 and not rules.bid_after_double
        return Code.CALL_FROZEN if frozen else Code.BID_HIGHER

    def _no_pass(self, rules: RuleSet, auction: Auction) -> Code | None:
        opening = auction.contract is None and auction.passes == rules.players - 1
        return Code.MUST_CALL if opening and rules.forced_dealer else None

    def no_double(self, rules: RuleSet, auction: Auction, call: Call) -> Code | None:
        """Why the seat in turn may not double or redouble, or None where it may."""
        if rules.doubling < (1 if call is Call.DOUBLE else 2):
            return Code.CALL_UNKNOWN
        own = auction.taker >= 0 and rules.side(auction.taker) == rules.side(auction.turn)
        if call is Call.REDOUBLE:
            return None if own and auction.multiplier == 2 else Code.REDOUBLE_NEEDS_DOUBLE
        if auction.contract is None or auction.multiplier > 1:
            return Code.DOUBLE_NOTHING
        return Code.DOUBLE_OWN if own else None

    def after(self, rules: RuleSet, auction: Auction, call: Call) -> Auction:
        if call is Call.PASS:
            return self._passed(rules, auction)
        spoken = speaking(rules, auction, call)
        if call is Call.DOUBLE:
            return _asking(rules, replace(spoken, multiplier=2))
        if call is Call.REDOUBLE:
            return self.redoubled(replace(spoken, multiplier=rules.redouble_factor))
        return self.raised(replace(spoken, taker=auction.turn, multiplier=1), call)

    def raised(self, spoken: Auction, call: Call) -> Auction:
        """What a bid stands for, put into the auction."""
        return replace(spoken, contract=BIDS[call])

    def redoubled(self, spoken: Auction) -> Auction:
        """The auction after a redouble: it goes round once more."""
        return spoken

    def _passed(self, rules: RuleSet, auction: Auction) -> Auction:
        passed = passing(rules, auction)
        if passed.contract is None:
            return replace(passed, over=passed.passes == rules.players)
        if passed.multiplier == 2 and rules.double_reply is DoubleReply.DOUBLED_SIDE:
            over = passed.passes == rules.players // rules.sides
            return replace(_asking(rules, passed), over=over)
        return self.closed(rules, passed)

    def closed(self, rules: RuleSet, passed: Auction) -> Auction:
        """The auction after a pass to a standing bid: everybody else passing ends it."""
        return replace(passed, over=passed.passes == rules.players - 1)


class Numeric(Ladder):
    """Numbers with a trump, then capot and générale (contree.md §5)."""

    def offered(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        standing = auction.bid
        barred = auction.contract if _reopened(rules, auction) else None
        return tuple(
            call
            for call, (bid, contract) in every_bid(rules).items()
            if (standing is None or bid > standing) and contract != barred
        )

    def is_bid(self, rules: RuleSet, call: Call) -> bool:
        return call in every_bid(rules)

    def no_double(self, rules: RuleSet, auction: Auction, call: Call) -> Code | None:
        slam = auction.bid is not None and auction.bid.slam is not Slam.NONE
        if slam and not rules.capot_doubling:
            return Code.DOUBLE_CAPOT
        return super().no_double(rules, auction, call)

    def raised(self, spoken: Auction, call: Call) -> Auction:
        found = bid_and_contract(call)
        assert found is not None
        bid, contract = found
        return replace(spoken, bid=bid, contract=contract)

    def redoubled(self, spoken: Auction) -> Auction:
        """A redouble ends the auction at once. [SOURCE: FFB contrée 4.1]"""
        return replace(spoken, over=True)

    def closed(self, rules: RuleSet, passed: Auction) -> Auction:
        over = passed.passes >= rules.players - 1
        if over and _reopened(rules, passed) and self.offered(rules, passed):
            return passed
        return replace(passed, over=over)


_DOUBLES = (Call.DOUBLE, Call.REDOUBLE)


def _asking(rules: RuleSet, auction: Auction) -> Auction:
    """A doubled auction in which only the doubled side is asked, if the house wants it so."""
    if rules.double_reply is not DoubleReply.DOUBLED_SIDE:
        return auction
    side = rules.side(auction.taker)
    seat = next(s for s in rules.in_turn(auction.turn) if rules.side(s) == side)
    return replace(auction, turn=seat)


def every_bid(rules: RuleSet) -> dict[Call, tuple[Bid, Contract]]:
    """Every bid of points, from the lowest up, and what it stands for."""
    numbers = range(rules.bid_min, rules.bid_max + 1, rules.bid_step)
    return _bids(numbers, rules.capot_bid, rules.generale, contracts(rules))


@lru_cache(maxsize=64)
def _bids(
    numbers: range, capot: bool, generale: bool, played: tuple[Contract, ...]
) -> dict[Call, tuple[Bid, Contract]]:
    slams = ((CAPOT,) if capot else ()) + ((GENERALE,) if generale else ())
    heights = (*(Bid(Slam.NONE, number) for number in numbers), *slams)
    return {bid_call(bid, contract): (bid, contract) for bid in heights for contract in played}


def _reopened(rules: RuleSet, auction: Auction) -> bool:
    """Whether the last bidder is asked once more after three passes (``self_overcall``)."""
    return (
        rules.self_overcall is SelfOvercall.NEW_SUIT
        and auction.multiplier == 1
        and auction.passes == rules.players - 1
        and auction.turn == auction.taker
    )
