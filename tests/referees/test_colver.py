"""colver (PyPI, Rust) plays contrée by the law of ``belote_free_undertrump``."""

from __future__ import annotations

import colver

from belot.rules import RuleSet, cards_of
from tests.referees.dealing import POSITIONS, positions

# colver's cards: spades, hearts, diamonds, clubs, and in each 7 8 9 J Q K T A
SUITS = "SHDC"
THEIRS = tuple("CDHS".index(s) * 8 + "789TJQKA".index(r) for s in SUITS for r in "789JQKTA")
OURS = {card: index for index, card in enumerate(THEIRS)}


def test_colver_agrees() -> None:
    env, won, count = colver.Env(), 0, 0
    for p in positions(RuleSet.preset("belote_free_undertrump"), 1):
        if p.fresh:
            env.redeal_with_hands(3, [[OURS[c] for c in cards_of(h)] for h in p.hands])
            env.set_contract(SUITS.index(p.law.contract.letter), 80, 0, 0)
            env.set_phase_playing()
            won = 0
        assert env.current_player() == p.seat
        assert {THEIRS[c] for c in env.legal_actions()} == p.legal, p
        env.step(OURS[p.card])
        if len(p.after.cards) == 4:
            won += p.after.winner % 2 == 0
            assert env.is_terminal() or env.current_player() == p.after.winner
            assert env.get_tricks_won()[0] == won
        count += 1
    assert count >= POSITIONS
