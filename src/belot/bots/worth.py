"""What a hand is worth to the one who calls: the margin, in card points, by which it should win.

The weights are least squares over some thousand deals for each number of players, in which the
contract was given to a hand and played by club players (docs/bots.md). The margin counts tricks,
last trick and capot; declarations and belote are added by ``bonus``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from belot.rules import announce
from belot.rules.announce import Kind
from belot.rules.cards import Contract, Hand, Rank
from belot.rules.options import VoidPartnerWinning
from belot.rules.ruleset import RuleSet


class Weights(NamedTuple):
    """Points for what a hand holds when a suit is trump.

    ``guarded``: a plain ten with a card beside it but no ace, ``bare``: alone.
    """

    base: float
    trump: float
    fourth: float  # each trump after the third
    jack: float
    nine: float
    both: float
    ace: float
    ten: float
    plain_ace: float
    ten_and_ace: float
    guarded: float
    bare: float
    king: float
    void: float


FREE: Final = Weights(-65, 27, -1, 31, 17, 15, 8, 1, 20, 12, 11, 1, 1, 3)
"""Four seats, where one need not trump while the partner is winning."""
BOUND: Final = Weights(-53, 14, 4, 34, 14, 12, 9, 5, 22, 1, 10, 2, 2, 11)
"""Four seats, where one must: trumps fall on the partner's tricks, aces live longer."""
THREE: Final = Weights(-121, 20, 4, 40, 21, 8, 9, 8, 21, 9, 11, 9, 3, 0)
TWO: Final = Weights(-51, 14, -4, 30, 16, 8, 13, 11, 17, 4, 11, 10, 6, -2)
CAPTAIN: Final = 24.0  # what two more cards to choose from bring

NO_TRUMPS: Final = (-24.0, 26.0, 18.0, 9.0, 2.0)
"""Base, ace, ten with the ace, guarded ten, each long card with the ace."""
ALL_TRUMPS: Final = (-50.0, 57.0, 32.0, 22.0, 10.0)
"""Base, jack, nine with the jack, guarded nine, each long card with the jack."""

WINS_CONTEST: Final = {20: 0.65, 50: 0.8, 100: 0.95, 150: 1.0, 200: 1.0}
"""The chance that an item brings its points, as its side wins the contest."""


def worth(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """The margin to expect for the caller, declarations and belote of this hand included."""
    return tricks_worth(rules, contract, hand) + bonus(rules, contract, hand)


def bonus(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """What declarations and belote in the hand should bring."""
    suits = announce.belote_suits(contract, hand, rules.at_belotes)
    points = float(suits.bit_count() * rules.belote_points)
    for item in announce.proposal(rules, contract, hand):
        if item.kind is not Kind.BELOTE:
            points += item.points * WINS_CONTEST[item.points]
    return points


def tricks_worth(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """The margin of tricks, last trick and capot to expect for the caller."""
    if contract is Contract.NO_TRUMPS:
        return _no_trumps(hand)
    if contract is Contract.ALL_TRUMPS:
        return _all_trumps(hand)
    weights = _weights(rules)
    total = weights.base + (CAPTAIN if rules.captain_exchanges else 0.0)
    for suit in range(4):
        ranks = hand >> suit * 8 & 255
        total += _trumps(weights, ranks) if suit == contract else _plain(weights, ranks)
    return total


def _weights(rules: RuleSet) -> Weights:
    if rules.players == 4:
        return FREE if rules.void_partner_winning is VoidPartnerWinning.FREE else BOUND
    return THREE if rules.players == 3 else TWO


def _trumps(w: Weights, ranks: int) -> float:
    jack, nine = ranks >> Rank.JACK & 1, ranks >> Rank.NINE & 1
    count = ranks.bit_count()
    total = w.trump * count + w.fourth * max(0, count - 3)
    total += w.jack * jack + w.nine * nine + w.both * (jack & nine)
    return total + w.ace * (ranks >> Rank.ACE & 1) + w.ten * (ranks >> Rank.TEN & 1)


def _plain(w: Weights, ranks: int) -> float:
    if not ranks:
        return w.void
    ace, guards = ranks >> Rank.ACE & 1, ranks.bit_count() - 1
    total = w.plain_ace * ace
    if ranks >> Rank.TEN & 1:
        total += w.ten_and_ace if ace else w.guarded if guards else w.bare
    return total + (w.king if ranks >> Rank.KING & 1 and guards else 0.0)


def _no_trumps(hand: Hand) -> float:
    base, ace_worth, with_ace, guarded, long = NO_TRUMPS
    total = base
    for suit in range(4):
        ranks = hand >> suit * 8 & 255
        ace, ten = ranks >> Rank.ACE & 1, ranks >> Rank.TEN & 1
        total += ace_worth * ace
        if ten:
            total += with_ace if ace else guarded if ranks.bit_count() > 1 else 0.0
        total += long * max(0, ranks.bit_count() - 2) * ace
    return total


def _all_trumps(hand: Hand) -> float:
    base, jack_worth, with_jack, guarded, long = ALL_TRUMPS
    total = base
    for suit in range(4):
        ranks = hand >> suit * 8 & 255
        jack, nine = ranks >> Rank.JACK & 1, ranks >> Rank.NINE & 1
        total += jack_worth * jack
        if nine:
            total += with_jack if jack else guarded if ranks.bit_count() > 1 else 0.0
        total += long * max(0, ranks.bit_count() - 2) * jack
    return total
