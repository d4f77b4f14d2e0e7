"""How fast a deal is played through the public game API, against other people's programs.

    ./test python benchmarks/speed.py [SECONDS]

Complete deals per second with random players, from the shuffle to the written score, one process,
nothing compiled: ours (`Match`, `SeatView`, the random bot), the same in PyPI's `belote-cli` (pure
Python) and PyPI's `colver` stepped from Python (Rust inside). The three take turns in short slices,
so that a busy machine slows all of them alike; what counts are the ratios.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from belot.bots import make
from belot.rules import Match, Phase, RuleSet
from belot.rules.random import seed_key

SLICE = 0.5


def ours() -> Iterator[None]:
    """Belote without end: a complete deal each step."""
    rules = RuleSet.preset("belote").replace(target=100_000)
    bots = [make("random", seed_key(seat)) for seat in range(4)]
    for seed in range(1_000_000):
        match = Match(rules, seed=seed)
        while match.state.standing.deals < 50:
            match.deal()
            while match.state.phase is not Phase.BETWEEN:
                turn = match.state.turn
                match.act(turn, bots[turn].act(match.view(turn)))
            if match.state.board.contract is not None:
                yield


def belote_cli() -> Iterator[None]:
    """The same game by belote-cli: take the turned suit, or pass, at random."""
    from belote import game
    from belote.deck import CARD_SUITS
    from belote.scoring import apply_round_score, score_round

    rng = random.Random(1)
    state = game.new_game(100_000)
    while True:
        state = game.start_round(state, rng)
        while state.phase is game.Phase.BIDDING:
            assert state.up_card is not None
            turned = state.up_card.suit
            others = [suit for suit in CARD_SUITS if suit is not turned]
            choices = [turned] if state.bidding_round == 1 else others
            state = game.place_bid(state, rng.choice([None, *choices]))
        if state.phase is not game.Phase.PLAYING:
            continue
        while state.phase is game.Phase.PLAYING:
            state = game.play_card(state, rng.choice(game.legal_cards(state, state.turn)))
        state = apply_round_score(state, score_round(state))
        yield


def colver() -> Iterator[None]:
    """Contrée deals by colver, stepped one action at a time from Python."""
    from colver import Env

    rng = random.Random(1)
    env = Env()
    while True:
        env.reset()
        while not env.is_terminal():
            env.step(rng.choice(env.legal_actions()))
        yield


PLAYERS: dict[str, Callable[[], Iterator[None]]] = {
    "ours": ours,
    "belote-cli": belote_cli,
    "colver": colver,
}


def run_for(deals: Iterator[None], seconds: float) -> float:
    """Complete deals per second over a slice of time."""
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        next(deals)
        count += 1
    return count / (time.perf_counter() - start)


def main(seconds: float) -> None:
    """Print the median rate of each, and the ratios to belote-cli."""
    running = {name: player() for name, player in PLAYERS.items()}
    rates: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(max(1, round(seconds / SLICE / len(running)))):
        for name, deals in running.items():
            rates[name].append(run_for(deals, SLICE))
    base = rates["belote-cli"]
    for name, found in rates.items():
        ratio = statistics.median(a / b for a, b in zip(found, base, strict=True))
        print(f"{name:<12}{statistics.median(found):>10.0f} deals/s{ratio:>8.2f} × belote-cli")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 15)
