"""All tricks: when a hand has them, and when a hand against them has one."""

from __future__ import annotations

from typing import Final

from belot.rules.auction import Auction
from belot.rules.calls import Call, Slam, bid_and_contract
from belot.rules.cards import PLAY_ORDER, Contract, Hand
from belot.rules.view import SeatView

OPEN: Final = 1
"""Tricks that a partner who bid or raised the same contract is trusted to cover."""


def slam_call(view: SeatView, auction: Auction, calls: tuple[Call, ...]) -> Call | None:
    """The highest slam that the hand makes, if any can be bid: by itself, or with a partner who bid
    the same contract."""
    found = None
    for call in calls:
        bid = bid_and_contract(call)
        if bid is None or bid[0].slam is Slam.NONE:
            continue
        helped = bid[0].slam is Slam.CAPOT and _partner_bid(view, auction, bid[1])
        if sure_tricks(bid[1], view.hand) >= view.rules.hand_size - OPEN * helped:
            found = call
    return found


def _partner_bid(view: SeatView, auction: Auction, contract: Contract) -> bool:
    partner = view.rules.partner_of(view.seat)
    bids = (bid_and_contract(call) for seat, call in auction.calls if seat == partner)
    return any(found is not None and found[1] is contract for found in bids)


def sure_tricks(contract: Contract, hand: Hand) -> int:
    """How many cards of a hand win when it leads them from the top, once nobody can ruff: the
    highest in an unbroken run, and all of a suit whose run outlasts the cards that are out."""
    mask, total = PLAY_ORDER[contract].to_play(hand), 0
    for suit in range(4):
        held = mask >> suit * 8 & 255
        count, run = held.bit_count(), 0
        while run < 8 and held >> 7 - run & 1:
            run += 1
        total += count if run >= 8 - count else run
    return total


def stopped(contract: Contract, hand: Hand) -> bool:
    """Whether a hand takes a trick in trumps from whoever has all the others: its highest trump has
    as many beside it as are higher."""
    if contract.trump is None:
        return False
    held = PLAY_ORDER[contract].to_play(hand) >> 24 & 255
    higher = 8 - held.bit_length()
    return bool(held) and held.bit_count() > higher
