"""Deals played at random by our own law, position by position, for somebody else to judge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from belot.rules import RuleSet, cards_of, hand_of
from belot.rules.cards import Contract
from belot.rules.law import PlayLaw, Trick, add, law_of, legal_cards

POSITIONS = 20_000


@dataclass(slots=True)
class Position:
    """Somebody is to play: what he may play, what he plays, and who has the trick then."""

    law: PlayLaw
    hands: tuple[int, ...]
    trick: Trick
    seat: int
    legal: set[int]
    card: int
    after: Trick

    @property
    def fresh(self) -> bool:
        """Whether this is the first card of a deal."""
        return not self.trick.cards and sum(h.bit_count() for h in self.hands) == 32


def positions(rules: RuleSet, seed: int) -> Iterator[Position]:
    """At least 20,000 positions of whole deals with four seats, seat 0 leading each."""
    rng, count = random.Random(seed), 0
    while count < POSITIONS:
        law = law_of(rules, rng.choice(tuple(Contract)[:4]))
        pack = rng.sample(range(32), 32)
        hands = [hand_of(pack[i::4]) for i in range(4)]
        trick, seat = Trick(0), 0
        for _ in range(32):
            legal = cards_of(legal_cards(law, hands[seat], trick, seat))
            card = rng.choice(legal)
            after = add(law, trick, seat, card)
            yield Position(law, tuple(hands), trick, seat, set(legal), card, after)
            hands[seat] &= ~(1 << card)
            full = len(after.cards) == 4
            seat = after.winner if full else (seat + 1) % 4
            trick = Trick(seat) if full else after
            count += 1
