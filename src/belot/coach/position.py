"""Moments of a deal put together by hand: states of which a seat's view is then taken.

The hands that nobody knows are empty. A state made here is looked at and asked what is legal; no
match goes on from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belot.rules import Contract, Hand, Phase, RuleSet, SeatView, State, Suit, open_match, view_of
from belot.rules import announce as ann
from belot.rules.auction import Auction
from belot.rules.cards import Card, hand_of
from belot.rules.law import Trick, law_of
from belot.rules.state import Board, Run, Secret


def in_auction(rules: RuleSet, auction: Auction, turned: Card, hand: Hand) -> SeatView:
    """What the seat in turn sees of an auction; ``turned`` is the turned card or -1."""
    seat = auction.turn
    state = replace(
        _opened(rules, auction.dealer),
        phase=Phase.AUCTION,
        turn=seat,
        board=Board(turned=turned, offered=turned, auction=auction),
        secret=_held(rules, seat, hand),
    )
    return view_of(state, seat)


def in_play(
    rules: RuleSet,
    contract: Contract,
    hand: Hand,
    trick: Trick,
    *,
    dealer: int = 0,
    taker: int = 0,
    tricks: Sequence[Trick] = (),
) -> SeatView:
    """What the seat sees that is to play next to a trick. Everybody has announced by then."""
    seat = (trick.leader + len(trick.cards)) % rules.players
    law = law_of(rules, contract)
    won, points = [0] * rules.sides, [0] * rules.sides
    for each in tricks:
        won[rules.side(each.winner)] += 1
        points[rules.side(each.winner)] += sum(law.points[c] for c in each.cards)
    played = hand_of(c for each in (*tricks, trick) for c in each.cards)
    state = replace(
        _opened(rules, dealer),
        phase=Phase.PLAY,
        turn=seat,
        board=_board(rules, contract, dealer, taker),
        law=law,
        run=Run(trick, tuple(tricks), tuple(won), tuple(points), played),
        secret=replace(
            _held(rules, seat, hand),
            pairs=tuple(
                ann.belote_suits(contract, hand, rules.at_belotes) if s == seat else 0
                for s in range(rules.players)
            ),
        ),
    )
    return view_of(state, seat)


def suit_on_offer(turned: Card) -> Suit | None:
    """The suit of the turned card, None without one."""
    return Suit(turned >> 3) if turned >= 0 else None


def _opened(rules: RuleSet, dealer: int) -> State:
    return open_match(rules, b"", dealer=dealer)[0]


def _board(rules: RuleSet, contract: Contract, dealer: int, taker: int) -> Board:
    none = (0,) * rules.players
    called = Auction(dealer, taker, contract=contract, taker=taker, over=True)
    return Board(auction=called, heard=((),) * rules.players, belotes=none)


def _held(rules: RuleSet, seat: int, hand: Hand) -> Secret:
    only = tuple(hand if s == seat else 0 for s in range(rules.players))
    none = (0,) * rules.players
    return Secret(hands=only, full=only, items=((),) * rules.players, pairs=none)
