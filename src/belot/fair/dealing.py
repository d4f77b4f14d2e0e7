"""Where each card of a cut pack goes, as a list of packets that anybody can deal by.

What goes where is the law's business (``rules.deal``). Here a pack of places is dealt instead of
cards, and the result read off: which place went to whom, and when.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from belot.rules import Card, RuleSet, cards_of
from belot.rules.cards import DECK
from belot.rules.deal import Pack, fill, lay_out

TURNED: Final = -1
"""In place of a seat: the card that is turned up."""

REST: Final = -2
"""In place of a seat: what nobody gets."""

Packet = tuple[int, int]
"""A seat, TURNED or REST, and how many cards go there."""

_PLACES: Final = tuple(range(DECK))
_IN_HAND, _IN_TALON, _LATER, _APART = range(4)


@dataclass(frozen=True, slots=True)
class Turned:
    """The turned card and its place in the cut pack, from 0."""

    card: Card
    at: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """How a cut pack was dealt. All cards in the order in which they came.

    ``packets`` part the whole pack from the top. A seat's cards are its hand before the auction,
    then its talon, then what it got after the auction (``later``); ``rest`` is what nobody got. The
    turned card may lie apart, in a talon or in the rest. What the players did with the cards
    afterwards, swap of the seven and exchange with the stock, is not in it.
    """

    packets: tuple[Packet, ...]
    hands: tuple[Pack, ...]
    turned: Turned | None
    talons: tuple[Pack, ...]
    later: tuple[Pack, ...]
    rest: Pack


def dealing(rules: RuleSet, pack: Pack, dealer: int, pattern: int, taker: int) -> Dealing:
    """Deal a cut pack to the end. ``taker`` is the seat that called the contract, -1 for nobody."""
    layout = lay_out(rules, _PLACES, dealer, pattern)
    owners = [(_APART, REST)] * DECK
    for seat in range(rules.players):
        for place in layout.hands[seat]:
            owners[place] = (_IN_HAND, seat)
        for place in layout.talons[seat]:
            owners[place] = (_IN_TALON, seat)
    if rules.plan.turned:
        owners[layout.turned] = (_APART, TURNED)
    if taker >= 0:
        for seat, got in enumerate(fill(rules, layout, dealer, taker)):
            for place in cards_of(got):
                if owners[place] == (_APART, REST):
                    owners[place] = (_LATER, seat)

    def cards(*owner: int) -> Pack:
        return tuple(card for card, one in zip(pack, owners, strict=True) if one == owner)

    def each(when: int) -> tuple[Pack, ...]:
        return tuple(cards(when, seat) for seat in range(rules.players))

    turned = Turned(pack[layout.turned], layout.turned) if layout.turned >= 0 else None
    packets = tuple((owner[1], len(list(group))) for owner, group in groupby(owners))
    return Dealing(
        packets, each(_IN_HAND), turned, each(_IN_TALON), each(_LATER), cards(_APART, REST)
    )
