"""The double-dummy solver for Python: positions in, outcomes out.

    >>> solver = Solver()
    >>> solver.value(position)  # what perfect play brings from here
    >>> solver.cards(position)  # … after every legal card
    >>> solver.line(position)  # a line of perfect play

A solver keeps half a megabyte of memory and is for one thread at a time; the kernels release the
interpreter's lock, so that threads with a solver each run side by side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from belot.rules.cards import Card, Contract, iter_cards
from belot.search import memory, weights
from belot.search.aspiration import value_kernel, values_kernel
from belot.search.memory import At, Block, Hands
from belot.search.packed import Packed, pack
from belot.search.position import Position

_NOBODY: Final = 0
_LAW: Final = {Contract.NO_TRUMPS: "N", Contract.ALL_TRUMPS: "A"}


class Outcome(NamedTuple):
    """Card points still to come: ``own`` for the camp of the seat that is to play, ``other`` for
    the camp against it, the last trick and the trick on the table included, No Trumps multiplied.

    ``capot`` is what is in there for all the tricks: positive in ``own``, negative in ``other``.
    """

    own: int
    other: int
    capot: int = 0

    @property
    def difference(self) -> int:
        """What perfect play makes as great as it can be."""
        return self.own - self.other


@dataclass(frozen=True, slots=True)
class Solution:
    """All about a position: the seat that is to play, the outcome, that after each legal card, and
    a line of perfect play to the end of the deal."""

    turn: int
    outcome: Outcome
    cards: dict[Card, Outcome]
    line: tuple[Card, ...]


class Solver:
    """Exact answers about positions with open cards. One thread at a time."""

    def __init__(self) -> None:
        self._block = memory.new_block()
        self._terms: object = None

    @property
    def nodes(self) -> int:
        """How many cards the last question took; the same on every machine."""
        return int(self._block[memory.NODES])

    def value(self, position: Position, *, capot: bool = True) -> Outcome:
        """What perfect play of both camps brings; ``capot``: whether all the tricks pay a bonus."""
        ask = self.question(position, capot)
        return ask.outcome(self.difference(ask))

    def difference(self, ask: Question) -> int:
        """The value of the position asked about last, as a difference of raw card points."""
        return int(value_kernel(self._block, ask.hands, ask.at))

    def cards(self, position: Position, *, capot: bool = True) -> dict[Card, Outcome]:
        """What each legal card brings, in ascending order of the cards."""
        ask = self.question(position, capot)
        legal = ask.terms.law.order.to_natural(int(values_kernel(self._block, ask.hands, ask.at)))
        found = memory.FOUND
        return {
            card: ask.outcome(int(self._block[found + ask.terms.place(card)]))
            for card in iter_cards(legal)
        }

    def line(self, position: Position, *, capot: bool = True) -> tuple[Card, ...]:
        """A line of perfect play: of equally good cards the lowest of play order, plain suits
        first."""
        line: list[Card] = []
        at: Position | None = position
        while at is not None:
            line.append(self._best(at, capot))
            at = at.play(line[-1])
        return tuple(line)

    def solve(self, position: Position, *, capot: bool = True) -> Solution:
        """Outcome, cards and line in one."""
        cards = self.cards(position, capot=capot)
        best = max(cards.values(), key=lambda outcome: outcome.difference)
        return Solution(position.turn, best, cards, self.line(position, capot=capot))

    def _best(self, position: Position, capot: bool) -> Card:
        cards = self.cards(position, capot=capot)
        place = position.law.order.place
        return min(cards, key=lambda card: (-cards[card].difference, place[card]))

    def question(self, position: Position, capot: bool = True) -> Question:
        """A position as the kernels take it, its terms written into this solver's memory."""
        terms = pack(position.rules, position.contract)
        bonus = terms.capot if capot else 0
        camps = position.camps
        if (terms, camps, bonus) != self._terms:
            write_terms(self._block, terms, camps, bonus)
            self._terms = (terms, camps, bonus)
        return _question(position, terms, bonus)


class Question(NamedTuple):
    """A position as the kernels take it, and how to read what they answer.

    ``bonus`` is the capot, 0 where it does not count, ``total`` all other raw points to come.
    """

    terms: Packed
    hands: Hands
    at: At
    bonus: int
    total: int

    def outcome(self, difference: int) -> Outcome:
        """A difference of raw card points as an outcome: only a capot exceeds all there is."""
        won = difference
        capot = 0
        if abs(won) > self.total:
            capot = self.bonus if won > 0 else -self.bonus
        own = (self.total + won - capot) // 2 * self.terms.times
        other = self.total * self.terms.times - own
        bonus = capot * self.terms.times
        return Outcome(own + max(bonus, 0), other + max(-bonus, 0), bonus)


def _question(position: Position, terms: Packed, bonus: int) -> Question:
    trick, law = position.trick, terms.law
    hands = terms.hands(position.hands)
    pile = sum(law.points[card] for card in position.table)
    won = sum(1 << side for side, n in enumerate(position.tricks) if n) if bonus else 0
    winner = max(trick.winner, 0)
    at = (sum(hands), won, position.turn, trick.led, trick.best, winner, pile)
    total = pile + terms.last_trick + sum(terms.worth[p] for p in iter_cards(sum(hands)))
    return Question(terms, (*hands, _NOBODY, _NOBODY)[:4], at, bonus, total)


def write_terms(m: Block, terms: Packed, camps: tuple[int, ...], bonus: int) -> None:
    """Write into a block what holds for all deals in one contract; ``camps`` as in Position."""
    camps = (*camps, _NOBODY, _NOBODY)[:4]
    bits = [1 << seat % terms.sides if bonus and seat < terms.players else 0 for seat in range(4)]
    foes = [sum({b for b, c in zip(bits, camps, strict=True) if c != camp}) for camp in (0, 1)]
    later = [(left - 1) % terms.players for left in range(33)]
    plain, trump = terms.worth[:8], terms.worth[24:]
    taught = _LAW.get(terms.law.contract, "S")
    half = 256 * 256 // 8
    memory.write(m, memory.SIDE, camps)
    memory.write(m, memory.TRICK_BIT, bits)
    memory.write(m, memory.FOE_BITS, foes)
    memory.write(m, memory.PLAYERS, (terms.players, terms.trumps, terms.flags, terms.partners))
    memory.write(m, memory.LAST_TRICK, (terms.last_trick, bonus))
    memory.write(m, memory.WORTH, terms.worth)
    m[memory.WORTHLESS] = sum(1 << place for place, n in enumerate(terms.worth) if n == 0)
    memory.write(m, memory.LATER, later)
    memory.write(m, memory.SUMS, memory.sums(plain) + memory.sums(trump))
    memory.write(m, memory.WEIGHTS, weights.order(taught))
    memory.write(m, memory.GUESS, weights.GUESS[taught])
    memory.write(m, memory.GAPS, memory.gaps(plain))
    memory.write(m, memory.GAPS + half, memory.gaps(trump))
