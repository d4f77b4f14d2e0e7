"""The double-dummy solver: milliseconds and nodes for whole deals.

    ./run bench solve [--rules belote] [--contract suit|NT|AT] [--deals 1000] [--json]
    ./run bench solve --against colver --deals 300 [--json]
    ./run bench solve --threads 2 --deals 1000 [--json]
    ./run bench solve --start [--json]

The first gives the value of random deals, 32 cards and the lead. The second the value of every
lead, under the play law of PyPI's `colver` (Rust), by both programs in turn on the same deals; each
value that differs is a disagreement. Times are processor time of this process, so that what else a
machine does counts as little as possible; nodes are cards played and the same everywhere. The third
compares two threads with one, by the clock. The last starts Python again and again: with kernels in
the cache and, once, without.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

from belot.rules import Contract, RuleSet, cards_of, hand_of
from belot.search.position import Position
from belot.search.solver import Solver
from belot.search.warm import warm

SUITS = tuple(Contract)[:4]
SLICE = 25  # deals by one program before the other's turn: each with its own memory at hand
CONTRACTS = {"suit": SUITS, "NT": (Contract.NO_TRUMPS,), "AT": (Contract.ALL_TRUMPS,)}

# colver's cards: spades, hearts, diamonds, clubs, and in each 7 8 9 J Q K T A
COLVER_SUITS = "SHDC"
COLVER = tuple("CDHS".index(s) * 8 + "789TJQKA".index(r) for s in COLVER_SUITS for r in "789JQKTA")


def positions(rules: RuleSet, contract: str, deals: int, seed: int) -> Iterator[Position]:
    """Random whole deals of four seats, seat 0 to lead."""
    rng = random.Random(seed)
    for _ in range(deals):
        pack = rng.sample(range(32), 32)
        hands = tuple(hand_of(pack[seat::4]) for seat in range(4))
        yield Position(rules, rng.choice(CONTRACTS[contract]), hands, leader=0)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, median, 95th percentile and maximum."""
    ordered = sorted(values)
    return {
        "mean": round(statistics.fmean(ordered), 4),
        "median": round(statistics.median(ordered), 4),
        "p95": round(ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)], 4),
        "max": round(ordered[-1], 4),
    }


def milliseconds(since: float) -> float:
    """Processor time of this process since then."""
    return 1000 * (time.process_time() - since)


def values(args: argparse.Namespace) -> dict[str, Any]:
    """The value of every deal."""
    solver, times, nodes = Solver(), list[float](), list[int]()
    for position in positions(RuleSet.parse(args.rules), args.contract, args.deals, args.seed):
        start = time.process_time()
        solver.value(position)
        times.append(milliseconds(start))
        nodes.append(solver.nodes)
    return {
        "rules": args.rules,
        "contract": args.contract,
        "deals": args.deals,
        "ours_ms": spread(times),
        "nodes_mean": round(statistics.fmean(nodes)),
    }


def against_colver(args: argparse.Namespace) -> dict[str, Any]:
    """The value of every lead, ours and colver's."""
    import colver

    rules = RuleSet.preset("belote_free_undertrump")
    solver, env = Solver(), colver.Env()
    deals = list(positions(rules, "suit", args.deals, args.seed))
    ours, theirs, nodes, disagreements = list[float](), list[float](), list[int](), 0
    for first in range(0, len(deals), SLICE):
        found: list[dict[int, int]] = []
        for position in deals[first : first + SLICE]:
            start = time.process_time()
            outcomes = solver.cards(position)
            ours.append(milliseconds(start))
            nodes.append(solver.nodes)
            found.append({card: outcome.own for card, outcome in outcomes.items()})
        for own, position in zip(found, deals[first : first + SLICE], strict=True):
            hands = [[COLVER.index(c) for c in cards_of(hand)] for hand in position.hands]
            env.redeal_with_hands(3, hands)
            env.set_contract(COLVER_SUITS.index(position.contract.letter), 80, 0, 0)
            env.set_phase_playing()
            start = time.process_time()
            scores = env.solve_scores()["scores"]
            theirs.append(milliseconds(start))
            wanted = {COLVER[card]: points for card, points in scores}
            disagreements += sum(own.get(c) != wanted.get(c) for c in own.keys() | wanted.keys())
    one, other = spread(ours), spread(theirs)
    return {
        "deals": args.deals,
        "ours_ms": one,
        "colver_ms": other,
        "ratio_mean": round(other["mean"] / one["mean"], 2),
        "ratio_p95": round(other["p95"] / one["p95"], 2),
        "nodes_mean": round(statistics.fmean(nodes)),
        "disagreements": disagreements,
    }


def threaded(args: argparse.Namespace) -> dict[str, Any]:
    """How much faster several threads solve as many deals each as one alone, by the clock."""
    deals = list(positions(RuleSet.parse(args.rules), args.contract, args.deals, args.seed))
    ratios = []
    for _ in range(5):
        alone = _clock(1, deals)
        ratios.append(args.threads * alone / _clock(args.threads, deals))
    return {"threads": args.threads, "deals": args.deals, "speedup": spread(ratios)}


def _clock(threads: int, deals: Sequence[Position]) -> float:
    """Seconds until each of so many threads has solved all deals."""

    def work() -> None:
        solver = Solver()
        for position in deals:
            solver.cards(position)

    crew = [threading.Thread(target=work) for _ in range(threads)]
    start = time.perf_counter()
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    return time.perf_counter() - start


def starts(_args: argparse.Namespace) -> dict[str, Any]:
    """Processor seconds of importing the solver: kernels compiled, and from the cache."""
    code = "import time; a = time.process_time(); import belot.search.solver;"
    command = [sys.executable, "-P", "-c", code + "print(time.process_time() - a)"]
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "NUMBA_CACHE_DIR": folder}
        found = [
            float(subprocess.run(command, env=env, capture_output=True, check=True).stdout)
            for _ in range(6)
        ]
    return {"cold_s": round(found[0], 2), "warm_s": spread(found[1:])}


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="belot bench solve", description=__doc__.split("\n")[0])
    parser.add_argument("--rules", default="belote", help="a canonical name (default: belote)")
    parser.add_argument("--contract", choices=CONTRACTS, default="suit")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", choices=["colver"])
    parser.add_argument("--threads", type=int)
    parser.add_argument("--start", action="store_true", help="imports, with and without a cache")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    args = parser.parse_args()
    ask = (
        against_colver
        if args.against
        else threaded
        if args.threads
        else starts
        if args.start
        else values
    )
    warm()
    found = ask(args)
    found["load"] = round(os.getloadavg()[0], 1)
    if args.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        shown = "  ".join(f"{k} {v}" for k, v in value.items()) if type(value) is dict else value
        print(f"{name:<14}{shown}")


if __name__ == "__main__":
    main()
