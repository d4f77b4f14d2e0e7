"""Which declarations there are under a rule set, whoever holds them."""

from __future__ import annotations

from functools import lru_cache

from belot.rules.announce import RANK_PLACE, Declaration, quads, sequences
from belot.rules.cards import Rank, Suit
from belot.rules.ruleset import RuleSet

_LENGTHS = (5, 4, 3)
"""The lengths of sequences that are worth something different (house_rules §2 E)."""


@lru_cache(maxsize=64)
def every_declaration(rules: RuleSet) -> tuple[Declaration, ...]:
    """Each quad that counts, in the order of ranks, then in spades the highest sequence of five, of
    four and of three cards."""
    fours = [item for rank in Rank for item in quads(rules, 0x01010101 << rank)]
    order = sorted(Rank, key=RANK_PLACE[rules.seq_order].__getitem__, reverse=True)
    held = [1 << (rank + 8 * Suit.SPADES) for rank in order]
    runs = [item for length in _LENGTHS for item in sequences(rules, sum(held[:length]))]
    return (*fours, *runs)
