"""``belot simulate``: bots play many matches, and what came of it is counted."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from belot.cli.errors import OK, bots_from, number_from, record_fault, rules_of

if TYPE_CHECKING:
    from belot.cli.tally import Count
    from belot.rules import Match, RuleSet
    from belot.words import Words


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot simulate``."""
    parser.add_argument("--rules", required=True, metavar="NAME", help="the game: bela3, …")
    parser.add_argument(
        "--matches", type=number_from(1), default=100, metavar="N", help="how many (100)"
    )
    parser.add_argument(
        "--bots",
        type=bots_from,
        default=("club",),
        metavar="A[,B...]",
        help="the bots of seat 0, 1, ..., beginning again at the last (club)",
    )
    parser.add_argument(
        "--seed",
        type=number_from(0),
        default=0,
        metavar="S",
        help="seed of the first match; each later one has the next number (0)",
    )
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="write every match to FILE.belot or FILE.jsonl, with -0001 … before the suffix if"
        " there are several",
    )


def run(args: argparse.Namespace) -> int:
    """Play and print the outcome."""
    from belot.cli.tally import Count, report
    from belot.cli.voice import words_for

    rules = rules_of(args.rules)
    paths = _paths(args.record, args.matches)
    words = words_for(args.lang, rules)
    bots = ",".join(args.bots)
    start = words("simulate-start", n=args.matches, rules=rules.name, bots=bots, seed=args.seed)
    print(start, flush=True)
    count = Count(rules)
    _simulate(args, rules, words, count, paths)
    print("\n".join(report(words, count, args.bots)))
    if paths:
        print(words("simulate-recorded", n=len(paths), file=args.record))
    return OK


def _simulate(
    args: argparse.Namespace, rules: RuleSet, words: Words, count: Count, paths: Sequence[Path]
) -> None:
    bar = Bar(words, args.matches)
    began = time.perf_counter()
    try:
        for number in range(args.matches):
            match = play(rules, args.seed + number, args.bots)
            count.add(match)
            if paths:
                _save(match, args, number, paths[number])
            bar.show(number + 1)
    finally:
        count.seconds = time.perf_counter() - began
        bar.clear()


def play(rules: RuleSet, seed: int, bots: Sequence[str]) -> Match:
    """A whole match between bots, the same as ``belot play`` deals with that seed."""
    from belot.bots import make
    from belot.rules import Match, Phase
    from belot.rules.random import derive, seed_key

    key, match = seed_key(seed), Match(rules, seed=seed)
    seats = [
        make(bots[seat % len(bots)], derive(key, "bot", seat)) for seat in range(rules.players)
    ]
    while not match.over:
        if match.state.phase is Phase.BETWEEN:
            match.deal()
            continue
        seat = match.state.turn
        match.act(seat, seats[seat].act(match.view(seat)))
    return match


# --- records ----------------------------------------------------------------------------


def _paths(file: str | None, matches: int) -> list[Path]:
    """Where each match goes; refuses the lot where anything is in the way."""
    from belot.cli.files import new_record

    if file is None:
        return []
    if matches == 1:
        return [new_record(file)]
    return [new_record(file, number) for number in range(1, matches + 1)]


def _save(match: Match, args: argparse.Namespace, number: int, path: Path) -> None:
    from belot.record import Record, RecordError, save

    players = match.state.rules.players
    tags = {f"Player{seat}": args.bots[seat % len(args.bots)] for seat in range(players)}
    try:
        save(Record({**tags, "Seed": str(args.seed + number)}, tuple(match.log)), path)
    except RecordError as error:
        raise record_fault(error) from None


# --- the progress bar -------------------------------------------------------------------


class Bar:
    """A bar on standard error, on a terminal only."""

    WIDTH = 30

    def __init__(self, words: Words, of: int) -> None:
        self._words = words
        self._of = of
        self._live = sys.stderr.isatty()
        self._last = 0.0

    def show(self, done: int) -> None:
        """Draw the bar, a few times a second."""
        now = time.monotonic()
        if not self._live or (now - self._last < 0.2 and done < self._of):
            return
        self._last = now
        full = self.WIDTH * done // self._of
        text = self._words("simulate-progress", done=done, n=self._of)
        sys.stderr.write(f"\r[{'#' * full}{'.' * (self.WIDTH - full)}] {text}")
        sys.stderr.flush()

    def clear(self) -> None:
        """Wipe the bar away."""
        if self._live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
