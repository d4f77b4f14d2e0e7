"""The ladder auction: bids over bids, doubles and redoubles."""

from __future__ import annotations

from typing import Final

from belot.bots.worth import worth
from belot.rules.auction import BIDS, Auction, Call, legal_calls
from belot.rules.cards import Contract, Hand, Rank
from belot.rules.view import SeatView

OPEN: Final = 32.0  # the bar for the first bid
OVER: Final = 32.0  # … for a bid over the opponents
BETTER: Final = 10.0  # how much better than the partner's contract one's own must be
PARTNER: Final = 22.0  # what a partner's bid promises
THEIRS: Final = 35.0  # what the opponents' bid promises them
DOUBLE: Final = -25.0  # doubled if the callers should lose by this much
REDOUBLE: Final = 70.0


def ladder_call(view: SeatView, auction: Auction) -> Call:
    """What the club player says in a ladder auction."""
    calls = legal_calls(view.rules, auction)
    rules, hand = view.rules, view.hand
    promised = PARTNER / 2 if _partner_bid(view, auction) else 0.0
    bids = {c: worth(rules, BIDS[c], hand) + promised for c in calls if c in BIDS}
    standing, bar = auction.contract, OPEN
    if standing is not None and rules.side(auction.taker) == view.side:
        now = stands(view, standing, auction)
        if Call.REDOUBLE in calls and now > REDOUBLE:
            return Call.REDOUBLE
        bar = max(OPEN, now + BETTER) if auction.multiplier == 1 else max(0.0, now + BETTER)
    elif standing is not None:
        bar = OVER
        if Call.DOUBLE in calls and against(standing, hand) < DOUBLE:
            return Call.DOUBLE
    best = max(bids, key=bids.__getitem__, default=Call.PASS)
    return best if best is not Call.PASS and bids[best] > bar else Call.PASS


def _partner_bid(view: SeatView, auction: Auction) -> bool:
    partner = view.rules.partner_of(view.seat)
    return any(seat == partner and call in BIDS for seat, call in auction.calls)


def stands(view: SeatView, contract: Contract, auction: Auction) -> float:
    """The margin to expect in the contract of our side."""
    own = worth(view.rules, contract, view.hand)
    if auction.taker == view.seat:
        return own
    return PARTNER + helps(contract, view.hand)


def helps(contract: Contract, hand: Hand) -> float:
    """What a hand adds to the margin of a contract that its partner called, against an average."""
    total = 0.0
    for suit in range(4):
        ranks = hand >> suit * 8 & 255
        if contract.trumps(suit):
            total += 14 * (ranks >> Rank.JACK & 1) + 9 * (ranks >> Rank.NINE & 1)
            total += 5 * ranks.bit_count() if contract == suit else 0.0
        else:
            total += 17 * (ranks >> Rank.ACE & 1)
            total += 6 * (ranks >> Rank.TEN & 1)
    return total - 22


def against(contract: Contract, hand: Hand) -> float:
    """The margin to expect for opponents who called, seen from a hand against them."""
    total = THEIRS
    for suit in range(4):
        ranks = hand >> suit * 8 & 255
        if contract.trumps(suit):
            jack, nine, count = ranks >> Rank.JACK & 1, ranks >> Rank.NINE & 1, ranks.bit_count()
            total -= 25 * jack + 15 * (nine if count > 1 else 0)
            total -= 12 * max(0, count - 1) if contract == suit else 0
        else:
            total -= 18 * (ranks >> Rank.ACE & 1) + 5 * (ranks >> Rank.TEN & 1)
    return total
