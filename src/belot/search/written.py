"""Double dummy on the written score: contracts made and failed, belote, doubles, rounding, capot.

``rules.scoring`` scores every end of the deal once; the kernels only look it up. Where more card
points never write less, perfect play for card points is perfect play for the score, and one quick
search answers. Where they may (rounding to tens, a tie that hangs), the quick search still leaves
only the scores between two bounds, and an exact search decides between them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from belot.rules.calls import GENERALE
from belot.rules.cards import Card, Contract, iter_cards
from belot.rules.ruleset import RuleSet
from belot.rules.scoring import Tally, score
from belot.search import exact, memory
from belot.search.packed import pack
from belot.search.position import Position, PositionError
from belot.search.solver import Solver, write_terms


class Ends(NamedTuple):
    """Every way a deal can end, scored: written points, side 0's less side 1's.

    ``written[last][v]``: side ``last`` took the last trick, but not all the tricks, and side 0 has
    ``v`` raw card points without it. ``capot[side]``: all the tricks are that side's.
    """

    written: tuple[tuple[int, ...], tuple[int, ...]]
    capot: tuple[int, int]

    @property
    def total(self) -> int:
        """The raw card points of both sides, without the last trick."""
        return len(self.written[0]) - 1

    def by_difference(self, last_trick: int, capot: int) -> dict[int, list[int]]:
        """What may be written for each difference of raw card points, side 0's less side 1's."""
        found: dict[int, list[int]] = {}
        for last, sign in ((0, 1), (1, -1)):
            for v, points in enumerate(self.written[last]):
                found.setdefault(2 * v - self.total + sign * last_trick, []).append(points)
            most = sign * (self.total + last_trick + capot)
            found.setdefault(most, []).append(self.capot[last])
        return found

    def by_points(self) -> list[list[int]]:
        """What may be written for side 0's raw card points without the last trick."""
        found = [list(pair) for pair in zip(*self.written, strict=True)]
        found[self.total].append(self.capot[0])
        found[0].append(self.capot[1])
        return found


@lru_cache(maxsize=64)
def ends_of(rules: RuleSet, contract: Contract, tally: Tally, total: int) -> Ends:
    """Score every end of a deal with ``total`` raw card points, without the last trick.

    ``tally`` says what is known of it besides its cards: the taker, declarations, belote, the
    multiplier, what hangs, the bid. Its contract, cards and tricks are not looked at. Raises
    PositionError with three seats, whose score hangs on how two of them share their points, and for
    a générale, which hangs on the bidder's own tricks.
    """
    if rules.sides != 2:
        raise PositionError("the written score is worked out for two sides")
    if tally.bid == GENERALE:
        raise PositionError("a générale is not worked out")

    def written(own: int, last: int, tricks: tuple[int, int]) -> int:
        cards = (own, total - own)
        ended = replace(tally, contract=contract, cards=cards, last_trick=last, tricks=tricks)
        points = score(rules, ended).written
        return points[0] - points[1]

    one, other = (tuple(written(v, last, (1, 1)) for v in range(total + 1)) for last in (0, 1))
    return Ends((one, other), (written(total, 0, (1, 0)), written(0, 1, (0, 1))))


class WrittenSolver:
    """Exact answers about the written score of a deal. One thread at a time.

    A capot counts if ``Position.tricks`` says whose the tricks so far are.
    """

    def __init__(self, solver: Solver | None = None) -> None:
        self._solver = solver or Solver()
        self._block = memory.new_block()

    def value(self, position: Position, tally: Tally) -> int:
        """The written points of the deal when both sides play perfectly for them: those of the side
        of the seat that is to play less those of the other, hung points for whoever gets them."""
        value = self._settled(position, self._ends(position, tally))
        return -value if position.camps[position.turn] else value

    def cards(self, position: Position, tally: Tally) -> dict[Card, int]:
        """The same after each legal card, in ascending order of the cards."""
        ends = self._ends(position, tally)
        found: dict[Card, int] = {}
        for card in iter_cards(position.legal):
            after = position.play(card) or position  # the very last card changes nothing
            value = self._settled(after, ends)
            found[card] = -value if position.camps[position.turn] else value
        return found

    def _ends(self, position: Position, tally: Tally) -> Ends:
        points = position.law.points
        left = [card for hand in position.hands for card in iter_cards(hand)]
        total = sum(position.points) + sum(points[card] for card in (*left, *position.table))
        return ends_of(position.rules, position.contract, tally, total)

    def _settled(self, position: Position, ends: Ends) -> int:
        """What is written in the end, side 0's less side 1's."""
        terms = pack(position.rules, position.contract)
        ask = self._solver.question(position)
        to_come = self._solver.difference(ask)
        side = position.camps[position.turn]
        ahead = position.points[0] - position.points[1] + (-to_come if side else to_come)
        differences = ends.by_difference(terms.last_trick, terms.capot)
        low = min(min(each) for d, each in differences.items() if d >= ahead)
        high = max(max(each) for d, each in differences.items() if d <= ahead)
        if low == high:
            return low
        write_terms(self._block, terms, position.camps, terms.capot)
        write_ends(self._block, ends)
        own = position.points[0]
        return int(exact.settle_kernel(self._block, ask.hands, ask.at, own, low, high))


def write_ends(m: memory.Block, ends: Ends) -> None:
    """Write into a block what is written in the end, and that nothing counts on the way."""
    memory.write(m, memory.LAST_TRICK, (0, 0))
    for last in (0, 1):
        table = memory.WRITTEN + 2 * last * exact.POINTS
        memory.write(m, table, ends.written[last])
        memory.write(m, table + exact.POINTS, [ends.capot[last]] * exact.POINTS)
    points = ends.by_points()
    least = list(accumulate(map(min, reversed(points)), min))
    memory.write(m, memory.LEAST, least[::-1])
    memory.write(m, memory.MOST, list(accumulate(map(max, points), max)))
