"""colver (PyPI, Rust) plays and scores contrée by the law of ``contree_colver``: legal calls, turn
and end of the auction, legal cards, tricks, card points and the score of every deal."""

from __future__ import annotations

import os
import random
from collections import Counter

import colver

from belot.rules import Call, Match, Phase, Play, RuleSet, Say, cards_of, legal_actions
from belot.rules.auction import legal_calls
from tests.referees.test_colver import OURS, SUITS, THEIRS

DEALS = 5_000 if os.environ.get("BELOT_LONG") else 200
RULES = RuleSet.parse("contree_colver(target=100000)")
NUMBERS = tuple(range(80, 161, 10))
CALLS = (
    Call.PASS,
    *(Call(f"{height}{suit}") for height in (*NUMBERS, "capot") for suit in SUITS),
    Call.DOUBLE,
    Call.REDOUBLE,
)
"""Our calls in colver's order."""


def test_colver_agrees_on_whole_deals() -> None:
    rng, seen = random.Random(8), Counter[str]()
    match, env = Match(RULES, seed=8), colver.Env()
    played = 0
    while played < DEALS:
        if match.over:
            match = Match(RULES, seed=1000 + played)
        deal(match, env, rng)
        seen.update(bid(match, env, rng))
        if match.state.phase is Phase.PLAY:
            seen.update(play(match, env, rng))
            played += 1
    for kind in ("passed out", "made", "failed", "made x2", "failed x3", "made capot"):
        assert seen[kind] > 0, (kind, seen)


def deal(match: Match, env: colver.Env, rng: random.Random) -> None:
    """Cut and deal with us, and give colver the same hands."""
    match.deal()
    while match.state.phase in (Phase.CUT, Phase.PACKETS):
        view = match.view(match.state.turn)
        match.act(view.seat, rng.choice(legal_actions(view)))
    hands = [[OURS[c] for c in cards_of(hand)] for hand in match.state.secret.hands]
    env.redeal_with_hands(match.state.standing.dealer, hands)


def bid(match: Match, env: colver.Env, rng: random.Random) -> list[str]:
    """Bid by lot, call by call with both."""
    while match.state.phase is Phase.AUCTION:
        auction = match.state.board.auction
        assert auction is not None
        legal = legal_calls(RULES, auction)
        assert (env.phase(), env.current_player()) == (0, auction.turn)
        assert {CALLS[a] for a in env.legal_actions()} == set(legal)
        call = choose(legal, rng)
        match.act(auction.turn, Say(call))
        env.step(CALLS.index(call))
    if match.state.phase is not Phase.PLAY:
        assert env.is_terminal()
        assert tuple(env.rewards()) == (0, 0)
        return ["passed out"]
    return []


def choose(legal: tuple[Call, ...], rng: random.Random) -> Call:
    """Low bids, many passes, and doubles often enough."""
    words = [call for call in legal if call in (Call.DOUBLE, Call.REDOUBLE)]
    lot = rng.random()
    if words and lot < 0.3:
        return words[0]
    bids = [call for call in legal if call not in (Call.PASS, *words)]
    if not bids or lot < 0.75:
        return Call.PASS
    return rng.choice(bids[: 8 if lot < 0.97 else len(bids)])


def play(match: Match, env: colver.Env, rng: random.Random) -> list[str]:
    """Play by lot, card by card with both; belote is always said, as colver does."""
    board = match.state.board
    good = rng.random() < 0.5  # the takers' side likes its high cards
    while match.state.phase is Phase.PLAY:
        seat, view = match.state.turn, match.view(match.state.turn)
        assert (env.phase(), env.current_player()) == (1, seat)
        assert {THEIRS[a] for a in env.legal_actions()} == set(cards_of(view.lawful))
        assert view.law is not None
        assert view.run is not None
        assert tuple(env.get_tricks_won()) == view.run.won
        cards = sorted(cards_of(view.lawful), key=view.law.order.place.__getitem__)
        takers = RULES.side(seat) == RULES.side(board.taker)
        card = (cards[-1] if takers else cards[0]) if good else rng.choice(cards)
        saying = Play(card, belote=True)
        match.act(seat, saying if saying in legal_actions(view) else Play(card))
        env.step(OURS[card])
    score = match.state.standing.scores[-1]
    last = zip(score.cards, score.last, score.capot, strict=True)
    assert env.is_terminal()
    assert list(env.get_points()) == [sum(parts) for parts in last], score
    assert tuple(env.rewards()) == score.written, score
    times = "" if score.multiplier == 1 else f" x{score.multiplier}"
    slam = " capot" if str(score.bid) == "capot" else ""
    return [score.result + times, score.result + slam]
