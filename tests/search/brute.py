"""Perfect play by trying everything, on natural cards and with the functions that the table calls.

Written to be believed, not to be fast: no bounds, no cutting off. What is known of a position is
kept only for the very same position.
"""

from __future__ import annotations

from belot.rules import Hand, RuleSet
from belot.rules.cards import Contract, cards_of
from belot.rules.law import Trick, add, law_of, legal_cards


class Brute:
    """One deal of two camps: seats in ``camp`` (a mask) against the others.

    Values are card points, those of the camp less those of the others, raw (No Trumps undoubled);
    ``capot`` is what all the tricks are worth to a side, 0 to leave it out.
    """

    def __init__(self, rules: RuleSet, contract: Contract, camp: int, capot: int) -> None:
        self.rules, self.law = rules, law_of(rules, contract)
        self.camp, self.capot = camp, capot
        self.seen: dict[tuple[tuple[Hand, ...], Trick, int, frozenset[int]], int] = {}

    def value(
        self, hands: tuple[Hand, ...], trick: Trick, seat: int, winners: frozenset[int]
    ) -> int:
        """What is to come in a position; ``winners`` are the sides with tricks."""
        if not any(hands):
            return 0
        key = (hands, trick, seat, winners)
        if key not in self.seen:
            cards = cards_of(legal_cards(self.law, hands[seat], trick, seat))
            values = [self.after(hands, trick, seat, winners, card) for card in cards]
            self.seen[key] = max(values) if self.camp >> seat & 1 else min(values)
        return self.seen[key]

    def after(
        self, hands: tuple[Hand, ...], trick: Trick, seat: int, winners: frozenset[int], card: int
    ) -> int:
        """What is to come when a card is played, the trick that it completes included."""
        left = tuple(h & ~(1 << card) if s == seat else h for s, h in enumerate(hands))
        trick = add(self.law, trick, seat, card)
        if len(trick.cards) < self.rules.players:
            return self.value(left, trick, self.rules.next(seat), winners)
        taker = trick.winner
        winners |= {self.rules.side(taker)}
        gain = sum(self.law.points[c] for c in trick.cards)
        if not any(left):
            gain += self.rules.last_trick
            gain += self.capot if len(winners) == 1 else 0
        sign = 1 if self.camp >> taker & 1 else -1
        return sign * gain + self.value(left, Trick(taker), taker, winners)
