"""Perft counts what the table allows, through the table's own front door, compiled or not."""

from __future__ import annotations

import pytest

from belot.rules import Contract, RuleSet, parse_hand
from belot.rules.cards import DECK
from belot.rules.law import Trick, add, law_of, legal_cards
from belot.search import jit
from belot.search.perft import Perft, perft

DEALS = {
    "beloz": ("JS 9S 7H AC", "AS TS 8H KC", "KS QS 9H QC", "8S 7S JH 7D"),
    "bela4": ("JS 9H 7H AC", "AS TS 8H KC", "KS QS TH 7C", "8S 7S JH 9D"),
    "belote_literal": ("JS 9H 7H AC", "AS TS 8H KC", "KS QS TH 7C", "8S 7S JH 9D"),
    "bulgarian": ("JS 9H 7H AC", "AS TS 8H KC", "KS QS TH 7C", "8S 7S JH 9D"),
    "bela3": ("JS 9H 7H AC TD", "AS TS 8H KC 9C", "KS QS TH 7C 8C"),
    "belot2": ("JS 9H 7H AC TD 8D", "AS TS 8H KC 9C QH"),
}


def through_the_front_door(
    rules: RuleSet, contract: Contract, leader: int, hands: list[int], depth: int
) -> Perft:
    """Perft with the functions that the table calls, on natural cards."""
    law = law_of(rules, contract)
    counts, points = [0] * depth, [0] * depth

    def walk(held: list[int], trick: Trick, seat: int, done: int, own: int) -> None:
        for card in range(DECK):
            if not legal_cards(law, held[seat], trick, seat) >> card & 1:
                continue
            after, mine, turn = add(law, trick, seat, card), own, rules.next(seat)
            if len(after.cards) == rules.players:
                turn = after.winner
                mine += (rules.side(turn) == 0) * sum(law.points[c] for c in after.cards)
                after = Trick(turn)
            counts[done] += 1
            points[done] += mine
            if done + 1 < depth:
                rest = [h ^ 1 << card if s == seat else h for s, h in enumerate(held)]
                walk(rest, after, turn, done + 1, mine)

    walk(hands, Trick(leader), leader, 0, 0)
    return Perft(tuple(counts), tuple(points))


@pytest.mark.parametrize("contract", list(Contract), ids=lambda c: c.letter)
@pytest.mark.parametrize("variant", DEALS)
@pytest.mark.parametrize("compiled", sorted({False, jit.compiled}))
def test_perft_counts_what_the_table_allows(
    variant: str, contract: Contract, compiled: bool
) -> None:
    rules = RuleSet.preset(variant)
    hands = [parse_hand(text) for text in DEALS[variant]]
    for leader in range(rules.players):
        wanted = through_the_front_door(rules, contract, leader, hands, 6)
        assert perft(rules, contract, leader, hands, 6, compiled=compiled) == wanted
