"""Worlds agree with all that a seat has seen, never leave out the truth, and are evenly drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from belot.rules import PRESETS, RuleSet, view_of
from belot.rules.state import Phase
from belot.search.sampler import Sampler
from tests.search.watching import deal_again, moments, truth

CALLED = [name for name in PRESETS if RuleSet.preset(name).auction != "numeric"]


@pytest.mark.parametrize("name", CALLED)
def test_worlds_agree_with_what_was_seen(name: str) -> None:
    rules = RuleSet.preset(name).replace(target=100_000)
    seen: Counter[Phase] = Counter()
    for number, moment in enumerate(moments(rules, 3, 6)):
        state = moment.state
        if state.phase in (Phase.CUT, Phase.PACKETS):
            continue
        seat = number % rules.players
        sampler = Sampler(view_of(state, seat))
        assert sampler.possible(truth(state))
        worlds = sampler.sample(2, seed=number)
        assert len(worlds) == 2
        for world in worlds:
            assert sampler.possible(world)
            deal_again(moment, seat, world)
        seen[state.phase] += 1
    assert seen[Phase.PLAY] > 50
