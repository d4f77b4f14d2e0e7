"""The numeric auction: what a hand should bring, turned into the number to bid.

The number is the points that the side should reach, less a reserve, as the partner's cards are not
known: it counts once more where the bid is written, and it tells the partner. A capot is not bid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from belot.bots.ladder import THEIRS, against, helps
from belot.bots.worth import bonus, tricks_worth
from belot.rules.auction import Auction, contracts, legal_calls
from belot.rules.calls import Call, Slam, bid_and_contract
from belot.rules.cards import Contract, Hand
from belot.rules.law import law_of
from belot.rules.options_numeric import AtPoints
from belot.rules.ruleset import RuleSet
from belot.rules.view import SeatView

RESERVE: Final = 25.0  # points kept back from what the hand should bring
DOUBLE: Final = 30.0  # doubled if the bidders should lack so many points
REDOUBLE: Final = 40.0  # redoubled if they should have so many to spare
_MEASURED: Final = {Contract.NO_TRUMPS: 130, Contract.ALL_TRUMPS: 258}
"""Card points of a deal, with the last trick, in which the weights of ``worth`` were measured."""


def number_call(view: SeatView, auction: Auction) -> Call:
    """What the club player says in a numeric auction."""
    calls = legal_calls(view.rules, auction)
    standing = auction.contract
    if standing is not None and view.rules.side(auction.taker) != view.side:
        if Call.DOUBLE in calls and _lacking(standing, view.hand) > DOUBLE:
            return Call.DOUBLE
    elif Call.REDOUBLE in calls and _to_spare(view, auction) > REDOUBLE:
        return Call.REDOUBLE
    limits = {c: expected(view, auction, c) - RESERVE for c in contracts(view.rules)}
    within = {
        call: limits[contract]
        for call, number, contract in _numbers(calls)
        if number <= limits[contract]
    }
    return max(reversed(within), key=within.__getitem__, default=Call.PASS)


def _numbers(calls: tuple[Call, ...]) -> Iterator[tuple[Call, int, Contract]]:
    """The numbers that can be bid, from the lowest up."""
    for call in calls:
        found = bid_and_contract(call)
        if found is not None and found[0].slam is Slam.NONE:
            yield call, found[0].number, found[1]


def expected(view: SeatView, auction: Auction, contract: Contract) -> float:
    """The points that the side should reach in a contract. The partner's bid is what he has, and is
    raised once."""
    own = points(view.rules, contract, view.hand)
    raised = any(seat == view.seat and call is not Call.PASS for seat, call in auction.calls)
    partners = auction.taker == view.rules.partner_of(view.seat) and auction.contract == contract
    if auction.bid is None or not partners or raised:
        return own
    return max(own, auction.bid.number + RESERVE + helps(contract, view.hand) / 2)


def points(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """The points towards a contract that a hand should bring with an average partner."""
    whole = pack_points(rules, contract)
    margin = tricks_worth(rules, contract, hand) * whole / _MEASURED.get(contract, 162)
    counts = rules.decl_in_contract and rules.belote_in_contract
    return (whole + margin) / 2 + (bonus(rules, contract, hand) if counts else 0.0)


def pack_points(rules: RuleSet, contract: Contract) -> int:
    """The card points of a whole deal with the last trick."""
    if contract is Contract.ALL_TRUMPS and rules.at_points is AtPoints.SCALED:
        return 162
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    return (sum(law_of(rules, contract).points) + rules.last_trick) * times


def _lacking(standing: Contract, hand: Hand) -> float:
    """The points by which bidders should miss their bid, seen from a hand against them."""
    return (THEIRS - against(standing, hand)) / 2


def _to_spare(view: SeatView, auction: Auction) -> float:
    """The points that a doubled contract of one's own side should have above its bid."""
    assert auction.contract is not None
    assert auction.bid is not None
    value = points(view.rules, auction.contract, view.hand)
    return value - auction.bid.number if auction.taker == view.seat else 0.0
