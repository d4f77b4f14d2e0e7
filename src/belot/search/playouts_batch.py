"""What a batch of playouts brought: codes read back, and scored by ``rules.scoring``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from belot.rules import announce
from belot.rules.cards import PLAY_ORDER, Contract
from belot.rules.options import BeloteInContest
from belot.rules.ruleset import RuleSet
from belot.rules.scoring import Tally, score
from belot.search.playouts_kernel import (
    BELOTES,
    BELOTES_AT,
    CONTRACT_AT,
    LAST_AT,
    MULTIPLIER_AT,
    POINTS,
    TAKER_AT,
    TRICKS,
    TRICKS_AT,
)

Points: TypeAlias = tuple[int, ...]
"""Points per side."""


def as_list(numbers: Any) -> list[int]:
    """An array or a list as a list of Python's integers."""
    return list(numbers) if isinstance(numbers, list) else numbers.tolist()


def _parts(code: int, at: int, bits: int, sides: int) -> Points:
    return tuple(code >> at + bits * side & (1 << bits) - 1 for side in range(sides))


def tally_of(
    rules: RuleSet, code: int, *, eldest: int = 0, declarations: Points = (), hung: int = 0
) -> Tally | None:
    """What a deal brought each side in card points; None for a deal that was passed out.

    ``eldest`` is a side, ``declarations`` are card points a side, ``hung`` written points.
    """
    if not code:
        return None
    sides = rules.sides
    belotes = _parts(code, BELOTES_AT, BELOTES, sides)
    return Tally(
        contract=Contract((code >> CONTRACT_AT & 7) - 1),
        taker=code >> TAKER_AT & 3,
        cards=_parts(code, 0, POINTS, sides),
        last_trick=code >> LAST_AT & 3,
        tricks=_parts(code, TRICKS_AT, TRICKS, sides),
        declarations=declarations,
        belote=tuple(n * rules.belote_points for n in belotes),
        multiplier=code >> MULTIPLIER_AT & 7,
        hung=hung,
        eldest=eldest,
    )


@lru_cache(maxsize=1 << 16)
def _written(
    rules: RuleSet, code: int, eldest: int, declarations: Points, hung: int
) -> tuple[Points, int]:
    """Written points a side, and those that hang after the deal. Each outcome is scored once."""
    tally = tally_of(rules, code, eldest=eldest, declarations=declarations, hung=hung)
    if tally is None:
        return (0,) * rules.sides, hung
    scored = score(rules, tally)
    return scored.written, scored.hanging


@dataclass(frozen=True, slots=True)
class Batch:
    """The outcomes of playouts, one a deal.

    ``codes`` (an int64 array where Numba is installed, else a list) hold a deal each, see
    ``playouts_kernel``; ``eldest`` is the side first in turn. ``declared`` are the points of
    sequences and quads that each side won, a tuple a deal, or empty where nobody declares.
    """

    rules: RuleSet
    codes: Any
    eldest: int = 0
    declared: Sequence[Points] = ()

    def __len__(self) -> int:
        return len(self.codes)

    def _each(self) -> Iterable[tuple[int, Points]]:
        codes = as_list(self.codes)
        return zip(codes, self.declared or [()] * len(codes), strict=True)

    def tallies(self) -> list[Tally | None]:
        """Each deal as ``rules.scoring`` takes it; None where it was passed out."""
        return [
            tally_of(self.rules, code, eldest=self.eldest, declarations=declared)
            for code, declared in self._each()
        ]

    def cards(self) -> list[Points]:
        """Raw card points of the tricks a side, deal by deal (No Trumps undoubled)."""
        sides = self.rules.sides
        return [_parts(code, 0, POINTS, sides) for code, _ in self._each()]

    def written(self, hung: int = 0) -> list[Points]:
        """Written points a side, deal by deal; ``hung`` are those that hang from earlier deals."""
        return [
            _written(self.rules, code, self.eldest, declared, hung)[0]
            for code, declared in self._each()
        ]

    def hanging(self, hung: int = 0) -> list[int]:
        """Written points that hang after each deal."""
        return [
            _written(self.rules, code, self.eldest, declared, hung)[1]
            for code, declared in self._each()
        ]

    def means(self) -> tuple[float, ...]:
        """Mean written points a side; raises ValueError for an empty batch."""
        if not len(self):
            raise ValueError("an empty batch has no mean")
        totals = [0] * self.rules.sides
        for (code, declared), times in Counter(self._each()).items():
            for side, own in enumerate(_written(self.rules, code, self.eldest, declared, 0)[0]):
                totals[side] += own * times
        return tuple(total / len(self) for total in totals)


def contests(
    rules: RuleSet, codes: Sequence[int], dealt: Sequence[int], eldest: int
) -> list[Points]:
    """The declarations that each side wins, deal by deal, if everybody declares what software
    proposes and calls belote with it where that is possible.

    ``dealt`` are the hands at the beginning of the play, in play order; ``eldest`` is a seat.
    """
    players, found = rules.players, []
    for number, code in enumerate(codes):
        if not code:
            found.append((0,) * rules.sides)
            continue
        contract = Contract((code >> CONTRACT_AT & 7) - 1)
        order = PLAY_ORDER[contract]
        hands = dealt[number * players : (number + 1) * players]
        found.append(_contest(rules, contract, tuple(map(order.to_natural, hands)), eldest))
    return found


def _contest(rules: RuleSet, contract: Contract, hands: tuple[int, ...], eldest: int) -> Points:
    items = [announce.proposal(rules, contract, hand) for hand in hands]
    if not any(items):
        return (0,) * rules.sides
    belotes: list[int] = []
    if rules.belote_in_contest is not BeloteInContest.OFF:
        belotes = [
            announce.belote_suits(contract, hand, rules.at_belotes).bit_count() for hand in hands
        ]
    return announce.contest(rules, contract, eldest, items, belotes).points
