"""Duplicate deals: how much stronger one bot is than another.

With four seats every deal is played twice with the same cards and dealer, the pairs changing
seats; the difference of a deal is the mean of both tables. With two and three seats whole matches
are played, one seat by the first bot and the others by the second, the seat changing from match to
match.

    python benchmarks/duplicate.py --deals 500 --matches 300 [--rules NAME …] [--bots club,random]

Card points a deal: *judged* is what the contract leaves each side (``Score.award``: not rounded,
not multiplied, but failed contracts and doubled pots go whole to a side), *counted* is before the
contract is judged (``Score.totals``). *Written* is what goes on the sheet. *Play only* is counted
with the same auction, held by the first bot in all seats, at both tables.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from belot.bots import BOTS, Bot, make
from belot.rules import PRESETS, ChoosePackets, Cut, Match, Phase, RuleSet, Score
from belot.rules.random import derive, seed_key

SAME = frozenset({Phase.AUCTION, Phase.SWAP})


class Difference(NamedTuple):
    """What the first pair has more than the second, a deal: see the module's docstring."""

    judged: float
    counted: float
    written: float


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @staticmethod
    def of(values: Sequence[float]) -> Estimate:
        """The mean of values and its standard error."""
        mean = sum(values) / len(values)
        spread = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
        return Estimate(mean, sqrt(spread / len(values)))

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.error:.1f}"


def play_deal(
    match: Match, bots: Sequence[Bot], key: bytes, caller: Bot | None = None
) -> Score | None:
    """Play one deal with the pack as the key has it; None if it was passed out or ended at once.

    ``caller`` holds the auction for all seats.
    """
    match.deal(key)
    while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
        state, seat = match.state, match.state.turn
        if state.phase is Phase.CUT:  # the same cut at every table
            match.act(seat, Cut(0 if state.rules.cut_min == 0 else 16))
        elif state.phase is Phase.PACKETS:
            match.act(seat, ChoosePackets(0))
        else:
            bot = caller if caller and state.phase in SAME else bots[seat]
            match.act(seat, bot.act(match.view(seat)))
    scores = match.state.standing.scores
    return scores[-1] if scores else None


Pair = tuple[str, str]
"""Two names of bots."""


def duplicate(
    rules: RuleSet, pair: Pair, number: int, *, seed: str = "0", same_auction: bool = False
) -> Difference:
    """One deal at two tables."""
    first, second = pair
    key = derive(seed_key(seed), "duplicate", number)
    total = [0.0, 0.0, 0.0]
    for side in (0, 1):
        names = [first if seat % 2 == side else second for seat in range(4)]
        bots = [make(name, derive(key, name, seat)) for seat, name in enumerate(names)]
        caller = make(first, key) if same_auction else None
        score = play_deal(Match(rules, dealer=number % 4), bots, key, caller)
        if score is not None:
            for i, points in enumerate((score.award, score.totals, score.written)):
                total[i] += (points[side] - points[1 - side]) / 2
    return Difference(*total)


def wins(rules: RuleSet, pair: Pair, number: int, *, seed: str = "0") -> bool:
    """One match, the first bot against second bots in all other seats; whether it wins."""
    first, second = pair
    key = derive(seed_key(seed), "match", number)
    seat = number % rules.players
    names = [first if s == seat else second for s in range(rules.players)]
    bots = [make(name, derive(key, name, s)) for s, name in enumerate(names)]
    match = Match(rules, seed=f"{seed}.{number}")
    while not match.over:
        if match.state.phase is Phase.BETWEEN:
            match.deal()
        turn = match.state.turn
        if turn >= 0:
            match.act(turn, bots[turn].act(match.view(turn)))
    return match.state.standing.verdict.winner == rules.side(seat)


def four_seats(names: Sequence[str], pair: Pair, deals: int, seed: str) -> None:
    """Print the table of duplicate deals."""
    print("| rules | judged | counted | written | play only |\n|---|---|---|---|---|")
    for name in names:
        rules = RuleSet.parse(name)
        whole = [duplicate(rules, pair, i, seed=seed) for i in range(deals)]
        cards = [duplicate(rules, pair, i, seed=seed, same_auction=True) for i in range(deals)]
        cells = [Estimate.of([d[i] for d in whole]) for i in range(3)]
        cells.append(Estimate.of([d.counted for d in cards]))
        print(f"| `{name}` | {' | '.join(map(str, cells))} |", flush=True)


def few_seats(names: Sequence[str], pair: Pair, matches: int, seed: str) -> None:
    """Print the table of matches won."""
    print("| rules | matches won | chance |\n|---|---|---|")
    for name in names:
        rules = RuleSet.parse(name)
        won = Estimate.of([100.0 * wins(rules, pair, i, seed=seed) for i in range(matches)])
        fair = 100 / rules.players
        print(f"| `{name}` | {won.mean:.1f} % ± {won.error:.1f} | {fair:.0f} % |", flush=True)


def main() -> None:
    """Read the arguments and print both tables."""
    parser = argparse.ArgumentParser(description="how much stronger one bot is than another")
    parser.add_argument("--rules", nargs="*", default=list(PRESETS))
    parser.add_argument("--bots", default="club,random", help=f"two of {', '.join(BOTS)}")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    seats = {name: RuleSet.parse(name).players for name in args.rules}
    print(
        f"{first} − {second}, {args.deals} deals, {args.matches} matches, mean ± standard error\n"
    )
    four = [name for name in args.rules if seats[name] == 4]
    few = [name for name in args.rules if seats[name] != 4]
    if four:
        four_seats(four, (first, second), args.deals, args.seed)
    if four and few:
        print()
    if few:
        few_seats(few, (first, second), args.matches, args.seed)


if __name__ == "__main__":
    main()
