"""colver (PyPI, Rust) solves contrée deals by the play law of ``belote_free_undertrump``."""

from __future__ import annotations

import os
import random

import colver

from belot.rules import RuleSet, cards_of
from belot.rules.cards import Contract
from belot.search.position import Position
from belot.search.solver import Solver
from tests.referees.test_colver import OURS, SUITS, THEIRS
from tests.search.positions import deal

DEALS = 300 if os.environ.get("BELOT_LONG") else 12


def test_colver_agrees_on_every_lead() -> None:
    """Its points are those of seats 0 and 2, the last trick and 90 for a capot included."""
    rng, rules, solver, env = (
        random.Random(11),
        RuleSet.preset("belote_free_undertrump"),
        Solver(),
        colver.Env(),
    )
    for number in range(DEALS):
        start = deal(rng, rules, Contract(number % 4), 8)
        hands = [start.hands[(start.leader + seat) % 4] for seat in range(4)]
        env.redeal_with_hands(3, [[OURS[c] for c in cards_of(hand)] for hand in hands])
        env.set_contract(SUITS.index(start.contract.letter), 80, 0, 0)
        env.set_phase_playing()
        theirs = {THEIRS[card]: points for card, points in env.solve_scores()["scores"]}
        fresh = Position(rules, start.contract, start.hands, start.leader)
        assert {card: o.own for card, o in solver.cards(fresh).items()} == theirs, start
