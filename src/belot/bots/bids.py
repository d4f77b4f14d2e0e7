"""The auction: call what the hand is worth, leave to the partner what he calls better.

Bars are margins in card points (see ``worth``): a hand is called when it is worth more than the
bar. A fallen contract costs the whole deal, so that the bars lie well above zero.
"""

from __future__ import annotations

from typing import Final

from belot.bots.ladder import ladder_call
from belot.bots.numbers import number_call
from belot.bots.worth import worth
from belot.rules.actions import Say
from belot.rules.auction import BIDS, Auction, Call, legal_calls
from belot.rules.cards import Contract, Hand
from belot.rules.options import AuctionKind
from belot.rules.view import SeatView

OFFERED: Final = {4: 40.0, 3: 20.0, 2: 21.0}
"""The bar for taking the turned suit, by the number of players."""
NAMED: Final = {4: 28.0, 3: 15.0, 2: 24.0}
"""The bar for naming a suit."""
FORCED_NEXT: Final = 10.0  # higher where an opponent is forced to call if everybody passes
BEHIND: Final = 12.0  # lower when the opponents are about to win the match


def call(view: SeatView) -> Say:
    """What the club player says."""
    auction = view.board.auction
    assert auction is not None
    if view.rules.auction is AuctionKind.LADDER:
        return Say(ladder_call(view, auction))
    if view.rules.bids_numbers:
        return Say(number_call(view, auction))
    calls = legal_calls(view.rules, auction)
    offers = {
        c: worth(view.rules, _contract(auction, c), _hand(view))
        for c in calls
        if c is not Call.PASS
    }
    best = max(offers, key=offers.__getitem__)
    if Call.PASS in calls and offers[best] < bar(view, auction, best):
        return Say(Call.PASS)
    return Say(best)


def _contract(auction: Auction, call: Call) -> Contract:
    if call is Call.TAKE:
        assert auction.turned is not None
        return Contract(auction.turned)
    return BIDS[call]


def _hand(view: SeatView) -> Hand:
    """The cards of the caller as far as they are known: with the turned card, if he gets it."""
    gets = view.rules.plan.taker_gets_turned and view.board.turned >= 0
    return view.hand | (1 << view.board.turned if gets else 0)


def bar(view: SeatView, auction: Auction, call: Call) -> float:
    """The margin that a call needs."""
    rules = view.rules
    bars = OFFERED if call is Call.TAKE else NAMED
    needed = bars[rules.players]
    if rules.forced_dealer and rules.side(auction.dealer) != view.side:
        needed += FORCED_NEXT
    return needed - hurry(view)


def hurry(view: SeatView) -> float:
    """How much lower the bars are because the opponents are about to win."""
    rules, totals = view.rules, view.standing.totals
    near = 16 if rules.target < 300 else 162
    theirs = max(t for side, t in enumerate(totals) if side != view.side)
    own = totals[view.side]
    return BEHIND if theirs >= rules.target - near and own < theirs - near / 2 else 0.0
