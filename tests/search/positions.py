"""Positions of random deals for the solver: any rules, any contract, any number of cards."""

from __future__ import annotations

import random

from belot.rules import PRESETS, RuleSet, cards_of, hand_of
from belot.rules.cards import Contract
from belot.rules.ruleset import values_of
from belot.search.position import Position

PRESET_RULES = tuple(RuleSet.preset(name) for name in PRESETS)
FLAGS = {
    "head_plain": ("on", "off"),
    "head_after_ruff": ("on", "off"),
    "head_trump_lead": ("always", "not_partner", "never"),
    "void_partner_winning": ("free", "must_trump", "trump_no_over"),
    "undertrump": ("forced", "free"),
    "partner_ruff": values_of("partner_ruff"),
}


def any_rules(rng: random.Random) -> RuleSet:
    """A preset, with its play law mixed up every other time."""
    rules = rng.choice(PRESET_RULES)
    if rng.random() < 0.5:
        return rules
    return rules.replace(**{option: rng.choice(values) for option, values in FLAGS.items()})


def deal(rng: random.Random, rules: RuleSet, contract: Contract, size: int) -> Position:
    """A random position before a lead, ``size`` cards in each hand."""
    pack = rng.sample(range(32), size * rules.players)
    return Position(
        rules,
        contract,
        tuple(hand_of(pack[seat :: rules.players]) for seat in range(rules.players)),
        leader=rng.randrange(rules.players),
        taker=rng.randrange(rules.players),
        tricks=tuple(rng.randrange(2) for _ in range(rules.sides)),
    )


def ending(rng: random.Random, size: int) -> Position:
    """A random ending by any law in any contract, in the middle of a trick two times in three."""
    rules = any_rules(rng)
    position = deal(rng, rules, Contract(rng.randrange(6)), size)
    for _ in range(rng.randrange(min(rules.players, 3))):
        after = position.play(rng.choice(cards_of(position.legal)))
        assert after is not None
        position = after
    return position
