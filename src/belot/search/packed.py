"""The border of the kernels: rules and hands as the integers that compiled code takes.

Kernels see places of play order only (``rules/play.py``): a hand is a mask of places, a card a
place, and the law a handful of numbers. What is written here is the whole border: one call packs a
rule set in one contract, and two methods turn hands and cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from belot.rules.cards import DECK, Card, Contract, Hand
from belot.rules.law import PlayLaw, law_of
from belot.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Packed:
    """The card play of one contract, as numbers.

    ``trumps`` and ``flags`` are what ``play.legal`` takes. ``worth`` are the card points of each of
    the 32 places, ``last_trick`` and ``capot`` the bonuses. All three are raw card points: those of
    No Trumps are still to be multiplied by ``times``, and ``capot``, which the law does not
    multiply, is divided by it. Seat ``s`` plays for side ``s % sides``; ``partners`` is 1 where the
    law knows partners (four seats).
    """

    law: PlayLaw
    players: int
    sides: int
    trumps: int
    flags: int
    partners: int
    worth: tuple[int, ...]
    last_trick: int
    capot: int
    times: int

    def hands(self, hands: Iterable[Hand]) -> tuple[int, ...]:
        """Hands as masks of places."""
        return tuple(map(self.law.order.to_play, hands))

    def place(self, card: Card) -> int:
        """A card as its place, 0…31."""
        return self.law.order.place[card]

    def card(self, place: int) -> Card:
        """The card at a place."""
        return self.law.order.card[place]


@lru_cache(maxsize=512)
def pack(rules: RuleSet, contract: Contract) -> Packed:
    """The card play of a contract under these rules, as numbers."""
    law = law_of(rules, contract)
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    return Packed(
        law=law,
        players=rules.players,
        sides=rules.sides,
        trumps=law.trumps,
        flags=law.flags,
        partners=int(law.partners),
        worth=tuple(law.points[law.order.card[place]] for place in range(DECK)),
        last_trick=rules.last_trick,
        capot=rules.capot_bonus // times,
        times=times,
    )
