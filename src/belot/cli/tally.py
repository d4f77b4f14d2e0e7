"""What many matches came to: counts per side, and a table of them."""

from __future__ import annotations

from collections.abc import Sequence

from belot.rules import Match, Result, RuleSet
from belot.rules.events import DealScored, EightOfSuit, PassedOut
from belot.words import Words


class Count:
    """Everything that is counted over a row of matches; lists hold a number a side."""

    def __init__(self, rules: RuleSet) -> None:
        none = [0] * rules.sides
        self.rules = rules
        self.matches = 0
        self.deals = 0
        self.scored = 0
        self.passed_out = 0
        self.eights = 0
        self.hung = 0
        self.seconds = 0.0
        self.won, self.points = list(none), list(none)
        self.made, self.failed, self.called = list(none), list(none), list(none)
        self.capots = list(none)

    def add(self, match: Match) -> None:
        """Count a finished match."""
        self.matches += 1
        self.won[match.state.standing.verdict.winner] += 1
        self.deals += match.state.standing.deals
        for event in match.log:
            if isinstance(event, DealScored):
                self._deal(event)
            elif isinstance(event, PassedOut):
                self.passed_out += 1
            elif isinstance(event, EightOfSuit):
                self.eights += 1

    def _deal(self, event: DealScored) -> None:
        score = event.score
        self.scored += 1
        self.called[score.taker] += 1
        self.made[score.taker] += score.result is Result.MADE
        self.failed[score.taker] += score.result is Result.FAILED
        self.hung += score.result is Result.HANG
        for side in range(self.rules.sides):
            self.points[side] += score.cards[side] + score.last[side]
            self.capots[side] += bool(score.capot[side])


def report(words: Words, count: Count, bots: Sequence[str]) -> list[str]:
    """The counts as a table with a line a side, and sentences below it."""
    headings = ("side", "bot", "won", "share", "points", "made", "failed", "capots")
    rows = [[words(f"simulate-heading-{heading}") for heading in headings]]
    rows += [_row(words, count, bots, side) for side in range(count.rules.sides)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = ["  ".join(_cells(row, widths)).rstrip() for row in rows]
    return [*table, _sentence(words, count)]


def _row(words: Words, count: Count, bots: Sequence[str], side: int) -> list[str]:
    rules = count.rules
    names = dict.fromkeys(bots[s % len(bots)] for s in range(side, rules.players, rules.sides))
    return [
        words("seat" if rules.sides == rules.players else "team", n=side),
        "+".join(names),
        str(count.won[side]),
        _percent(words, count.won[side], count.matches),
        words("simulate-average", points=count.points[side] / max(count.scored, 1)),
        _percent(words, count.made[side], count.called[side]),
        _percent(words, count.failed[side], count.called[side]),
        _percent(words, count.capots[side], count.scored),
    ]


def _percent(words: Words, part: int, whole: int) -> str:
    return words("simulate-share", percent=100 * part / whole) if whole else "-"


def _cells(row: list[str], widths: list[int]) -> list[str]:
    """Words to the left, numbers to the right."""
    return [
        cell.ljust(width) if place < 2 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def _sentence(words: Words, count: Count) -> str:
    rate = round(count.deals / count.seconds) if count.seconds else 0
    hanging = _percent(words, count.hung, count.scored)
    parts = [
        words("simulate-deals", n=count.deals) + ".",
        words("simulate-passed-out", n=count.passed_out) + ".",
        words("simulate-hanging", n=hanging) + ".",
        words("simulate-speed", n=rate) + ".",
    ]
    return " ".join(parts)
