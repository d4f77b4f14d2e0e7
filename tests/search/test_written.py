"""The solver on the written score: brute force agrees, whatever the scoring does with points."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from belot.rules import Contract, RuleSet, Score, Tally, score
from belot.rules.calls import CAPOT, GENERALE, Bid, Slam
from belot.rules.cards import Hand, cards_of
from belot.rules.law import Trick, add, legal_cards
from belot.search.position import Position, PositionError
from belot.search.written import WrittenSolver, ends_of
from tests.search.positions import PRESET_RULES, deal

Scored = Callable[[RuleSet, Tally], Score]
TWO_SIDES = [r for r in PRESET_RULES if r.sides == 2]


@pytest.fixture(scope="module")
def solver() -> WrittenSolver:
    return WrittenSolver()


class Brute:
    """Everything tried, every end scored with its own tally. Values are side 0's less side 1's."""

    def __init__(self, position: Position, tally: Tally, scored: Scored) -> None:
        self.rules, self.law, self.tally = position.rules, position.law, tally
        self.scored = scored
        self.seen: dict[object, int] = {}

    def value(
        self,
        hands: tuple[Hand, ...],
        trick: Trick,
        seat: int,
        points: tuple[int, ...],
        tricks: tuple[int, ...],
    ) -> int:
        key = (hands, trick, seat, points, tricks)
        if key not in self.seen:
            found = [
                self.after(hands, trick, seat, points, tricks, card)
                for card in cards_of(legal_cards(self.law, hands[seat], trick, seat))
            ]
            self.seen[key] = min(found) if self.rules.side(seat) else max(found)
        return self.seen[key]

    def after(
        self,
        hands: tuple[Hand, ...],
        trick: Trick,
        seat: int,
        points: tuple[int, ...],
        tricks: tuple[int, ...],
        card: int,
    ) -> int:
        left = tuple(h & ~(1 << card) if s == seat else h for s, h in enumerate(hands))
        trick = add(self.law, trick, seat, card)
        if len(trick.cards) < self.rules.players:
            return self.value(left, trick, self.rules.next(seat), points, tricks)
        side = self.rules.side(trick.winner)
        gain = sum(self.law.points[c] for c in trick.cards)
        points = tuple(p + gain if s == side else p for s, p in enumerate(points))
        tricks = tuple(n + 1 if s == side else n for s, n in enumerate(tricks))
        if any(left):
            return self.value(left, Trick(trick.winner), trick.winner, points, tricks)
        ended = replace(self.tally, cards=points, tricks=tricks, last_trick=side)
        points = self.scored(self.rules, ended).written
        return points[0] - points[1]


def a_tally(rng: random.Random, position: Position) -> Tally:
    """Something declared, something doubled, something that hangs."""
    return Tally(
        contract=position.contract,
        taker=rng.randrange(2),
        cards=(0, 0),
        last_trick=-1,
        declarations=rng.choice(((0, 0), (20, 0), (0, 50), (100, 0))),
        belote=rng.choice(((0, 0), (20, 0), (0, 20))),
        multiplier=rng.choice((1, 1, 2, 4)) if position.rules.doubling else 1,
        hung=rng.choice((0, 0, 81)),
        eldest=rng.randrange(2),
        bid=rng.choice((*(Bid(Slam.NONE, n) for n in (80, 90, 110)), CAPOT))
        if position.rules.bids_numbers
        else None,
    )


def close(rng: random.Random, rules: RuleSet) -> Position:
    """An ending in which every point may decide the contract."""
    contract = rng.choice(tuple(Contract) if rules.players == 4 else tuple(Contract)[:4])
    start = deal(rng, rules, contract, 3)
    points = sum(start.law.points[c] for hand in start.hands for c in cards_of(hand))
    before = 152 - points
    own = max(0, before // 2 + rng.randrange(-25, 26))
    tricks, shares = rng.choice(
        (((3, 2), (own, before - own)), ((5, 0), (before, 0)), ((0, 5), (0, before)))
    )
    return Position(rules, contract, start.hands, start.leader, points=shares, tricks=tricks)


def compare(
    solver: WrittenSolver, rng: random.Random, position: Position, scored: Scored = score
) -> None:
    tally = a_tally(rng, position)
    brute = Brute(position, tally, scored)
    state = (position.hands, position.trick, position.turn, position.points, position.tricks)
    sign = -1 if position.camps[position.turn] else 1
    wanted = {c: sign * brute.after(*state, c) for c in cards_of(position.legal)}
    assert solver.cards(position, tally) == wanted, (position, tally)
    assert solver.value(position, tally) == max(wanted.values()), (position, tally)


def test_brute_force_agrees(solver: WrittenSolver) -> None:
    rng = random.Random(8)
    for _ in range(60):
        compare(solver, rng, close(rng, rng.choice(TWO_SIDES)))


def test_more_points_may_write_less(solver: WrittenSolver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A score without any order, and the solver does not mind."""

    def bent(rules: RuleSet, tally: Tally) -> Score:
        counted = score(rules, tally)
        own = sum(tally.cards[:1]) * 37 % 101 + 13 * tally.last_trick + 7 * (not tally.tricks[0])
        return replace(counted, written=(own, 50))

    monkeypatch.setattr("belot.search.written.score", bent)
    ends_of.cache_clear()
    rng = random.Random(9)
    for _ in range(30):
        compare(solver, rng, close(rng, rng.choice(TWO_SIDES)), bent)
    ends_of.cache_clear()


def test_a_contract_hangs_on_one_trick(solver: WrittenSolver) -> None:
    """81 to 81 without belote: the French tie hangs, so the taker writes nothing (house_rules)."""
    rules = RuleSet.preset("belote")
    hands = ("JS", "7H", "7C", "7D")
    tally = Tally(contract=Contract.SPADES, taker=0, cards=(), last_trick=-1)
    for own, value in ((50, -162), (51, 0 - 81), (52, 82 - 80)):
        position = Position.read(
            rules, Contract.SPADES, hands, points=(own, 132 - own), tricks=(4, 3)
        )
        assert solver.value(position, tally) == value


def test_what_is_not_solved_is_refused(solver: WrittenSolver) -> None:
    position = Position.read(RuleSet.preset("bela3"), Contract.SPADES, ("JS", "7H", "7C"))
    tally = Tally(contract=Contract.SPADES, taker=0, cards=(), last_trick=-1)
    with pytest.raises(PositionError, match="two sides"):
        solver.value(position, tally)
    position = Position.read(RuleSet.preset("coinche"), Contract.SPADES, ("JS", "7H", "7C", "7D"))
    with pytest.raises(PositionError, match="générale"):
        solver.value(position, replace(tally, bid=GENERALE))
