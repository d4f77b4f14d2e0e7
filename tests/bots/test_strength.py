"""The club player beats the random one by far; benchmarks/duplicate.py measures by how much."""

from __future__ import annotations

import pytest

from belot.rules import RuleSet
from benchmarks.duplicate import Estimate, duplicate, wins

PAIR = ("club", "random")


@pytest.mark.parametrize("name", ["beloz", "bela4", "belot4", "bulgarian"])
def test_club_beats_random_with_four_seats(name: str) -> None:
    rules = RuleSet.preset(name)
    deals = [duplicate(rules, PAIR, i, seed="test").judged for i in range(16)]
    assert Estimate.of(deals).mean > 25


@pytest.mark.parametrize("name", ["bela3", "belot2"])
def test_club_beats_random_with_few_seats(name: str) -> None:
    rules = RuleSet.preset(name)
    won = [wins(rules, PAIR, i, seed="test") for i in range(10)]
    assert sum(won) >= 7
