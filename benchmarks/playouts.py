"""Random playouts: deals a second on one core, ours and colver's.

    ./run bench playouts [--rules belote_free_undertrump] [--seconds 8] [--json]
    ./run bench playouts --against colver [--seconds 16] [--json]

`ours_per_s` shuffles, deals and plays 32 cards at random in a suit contract, gathers points,
tricks, belote and last trick, and does so in one call for a hundred thousand deals.
`colver_per_s` is the fastest that PyPI's `colver` (Rust) offers, `Env.rollout(n)` in the play
phase: it plays one given deal n times at random to the end and scores it; nothing is shuffled or
dealt. Both play by the law of `belote_free_undertrump`. Beside them: `ours_play_per_s`, the same
work as colver's without the score (`play_on`, one deal many times), and whole deals with an auction
at random, `ours_deals_per_s` (shuffled and dealt) and `colver_deals_per_s` (one given deal, from
the auction on).

The sides take turns in short slices of processor time, so that a busy machine slows both; `ratio`
is the median of the ratios of neighbours.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from belot.rules import Contract, RuleSet, hand_of
from belot.rules.law import Trick
from belot.search import jit
from belot.search.playouts import Begun, play_contract, play_deals, play_on
from belot.search.playouts_policy import ANYTHING, RANDOM, Policy

CHUNK = 100_000
SLICE = 0.25

Run = Callable[[int], None]
"""Plays a chunk; the argument is its number."""


def ours(rules: RuleSet) -> dict[str, Run]:
    """What we measure of ours."""
    begun = Begun(contract=Contract.SPADES, taker=0, trick=Trick(0))
    deal = [hand_of(range(seat, 32, rules.players)) for seat in range(rules.players)]
    anything = Policy(bids=ANYTHING, cards=RANDOM)
    runs: dict[str, Run] = {
        "ours_per_s": lambda n: _run(play_contract(rules, begun, CHUNK, seed=n)),
        "ours_deals_per_s": lambda n: _run(play_deals(rules, CHUNK, seed=n, policy=anything)),
    }
    if rules.players == 4:
        runs["ours_play_per_s"] = lambda n: _run(play_on(rules, begun, [deal], each=CHUNK, seed=n))
    return runs


def _run(batch: Any) -> None:
    """A batch has to have been played."""
    assert len(batch) == CHUNK


def colver() -> dict[str, Run]:
    """What we measure of colver."""
    from colver import Env

    auction, playing = Env.deal(dealer=3, seed=1), Env.deal(dealer=3, seed=1)
    playing.set_contract(0, 80, 0, 0)
    playing.set_phase_playing()
    return {
        "colver_per_s": lambda n: _scored(playing.rollout(CHUNK)),
        "colver_deals_per_s": lambda n: _scored(auction.rollout(CHUNK)),
    }


def _scored(means: tuple[float, float]) -> None:
    """Rollouts bring somebody points."""
    assert sum(means) > 0


def rate(run: Run, first: int) -> float:
    """Deals a second over a slice of processor time."""
    done, start = 0, time.process_time()
    while time.process_time() - start < SLICE:
        run(first + done)
        done += 1
    return done * CHUNK / (time.process_time() - start)


def measure(runs: dict[str, Run], seconds: float) -> dict[str, list[float]]:
    """The rates of each, slice by slice in turn."""
    for run in runs.values():
        run(0)
    found: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(max(3, round(seconds / SLICE / len(runs)))):
        for name, run in runs.items():
            found[name].append(rate(run, 1000 * number))
    return found


def ratio(found: dict[str, list[float]], one: str, other: str) -> float:
    """The median of neighbours' ratios."""
    return round(statistics.median(a / b for a, b in zip(found[one], found[other], strict=True)), 2)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="random playouts a second, on one core")
    parser.add_argument("--rules", default="belote_free_undertrump")
    parser.add_argument("--against", choices=["colver"])
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    against = colver() if args.against else {}
    if against and args.rules != "belote_free_undertrump":
        parser.error("colver plays by the law of belote_free_undertrump")
    found = measure({**ours(RuleSet.parse(args.rules)), **against}, args.seconds)
    result: dict[str, Any] = {name: round(statistics.median(r)) for name, r in found.items()}
    if against:
        result["ratio"] = ratio(found, "ours_per_s", "colver_per_s")
        result["ratio_play"] = ratio(found, "ours_play_per_s", "colver_per_s")
        result["ratio_deals"] = ratio(found, "ours_deals_per_s", "colver_deals_per_s")
    result |= {"rules": args.rules, "compiled": jit.compiled, "load": round(os.getloadavg()[0], 1)}
    if args.json:
        print(json.dumps(result, indent=2))
        return
    for name, value in result.items():
        print(f"{name:<20}{value:>12}")


if __name__ == "__main__":
    main()
