"""The solver against brute force, and against itself along whole games."""

from __future__ import annotations

import os
import random

import pytest

from belot.rules import Contract, RuleSet, cards_of
from belot.rules.cards import card_points, contract_of
from belot.search import memory
from belot.search.packed import pack
from belot.search.position import Position, PositionError
from belot.search.solver import Outcome, Solver
from tests.search.brute import Brute
from tests.search.positions import PRESET_RULES, deal, ending

LONG = bool(os.environ.get("BELOT_LONG"))
ENDINGS = 20_000 if LONG else 250


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def by_brute_force(position: Position, capot: bool) -> dict[int, int]:
    """What every legal card makes of the difference, for the camp of the seat that plays it."""
    rules, camps = position.rules, position.camps
    terms = pack(rules, position.contract)
    camp = sum(1 << seat for seat, each in enumerate(camps) if each == camps[position.turn])
    brute = Brute(rules, position.contract, camp, terms.capot if capot else 0)
    winners = frozenset(side for side, n in enumerate(position.tricks) if n)
    place = (position.hands, position.trick, position.turn, winners)
    return {c: brute.after(*place, c) * terms.times for c in cards_of(position.legal)}


def test_brute_force_agrees(solver: Solver) -> None:
    """BELOT_LONG=1: on 20,000 endings, of up to four cards."""
    rng = random.Random(6)
    for _ in range(ENDINGS):
        position = ending(rng, rng.choice((1, 2, 3, 3, 4) if LONG else (2, 3, 3)))
        capot = rng.random() < 0.5
        wanted = by_brute_force(position, capot)
        found = solver.cards(position, capot=capot)
        assert {card: outcome.difference for card, outcome in found.items()} == wanted, position
        assert solver.value(position, capot=capot).difference == max(wanted.values()), position


@pytest.mark.skipif(not LONG, reason="plain Python plays six cards out in minutes")
@pytest.mark.parametrize("name", ["bela2", "bela3", "belot2", "belot3"])
def test_two_and_three_seats_from_six_cards(solver: Solver, name: str) -> None:
    rng = random.Random(name)
    for _ in range(5):
        position = deal(rng, RuleSet.preset(name), Contract(rng.randrange(4)), 6)
        found = solver.cards(position)
        assert {c: o.difference for c, o in found.items()} == by_brute_force(position, True)


def test_outcomes_add_up(solver: Solver) -> None:
    """Both camps' points are all there is, No Trumps multiplied, and the capot on top."""
    rng = random.Random(3)
    for _ in range(200):
        position = ending(rng, rng.choice((2, 3, 5)))
        rules, contract = position.rules, position.contract
        points = card_points(contract, rules.nine_trump_points)
        law = position.law
        left = [c for hand in position.hands for c in cards_of(hand)] + list(position.table)
        assert law.points == points or contract >= Contract.NO_TRUMPS
        times = pack(rules, contract).times
        total = (sum(law.points[c] for c in left) + rules.last_trick) * times
        for outcome in solver.cards(position).values():
            assert outcome.own + outcome.other == total + abs(outcome.capot)
            assert abs(outcome.capot) in (0, rules.capot_bonus)
            assert min(outcome.own, outcome.other) >= 0


@pytest.mark.parametrize("rules", PRESET_RULES, ids=str)
def test_values_hold_along_a_game(solver: Solver, rules: RuleSet) -> None:
    """A best card keeps the value of a position, no card improves on it."""
    size = 8 if rules.players == 4 else 6
    rng = random.Random(rules.name)
    contract = rng.choice(tuple(Contract) if rules.players == 4 else tuple(Contract)[:4])
    position: Position | None = deal(rng, rules, contract, size)
    while position is not None:
        cards, value = solver.cards(position), solver.value(position)
        assert max(o.difference for o in cards.values()) == value.difference
        card = rng.choice(sorted(cards))
        after = position.play(card)
        if after is not None:
            assert cards[card].difference == _gain(position, after) + _value(
                solver, after, position
            )
        position = after


def _gain(before: Position, after: Position) -> int:
    """The difference that a card made at once, for the camp of the seat that played it."""
    camps, times = before.camps, pack(before.rules, before.contract).times
    gained = [b - a for a, b in zip(before.points, after.points, strict=True)]
    return times * sum(
        points if camps[side] == camps[before.turn] else -points
        for side, points in enumerate(gained)
    )


def _value(solver: Solver, position: Position, seen_from: Position) -> int:
    value = solver.value(position).difference
    same = position.camps[position.turn] == seen_from.camps[seen_from.turn]
    return value if same else -value


def test_a_line_is_of_best_cards(solver: Solver) -> None:
    rng = random.Random(5)
    for rules in PRESET_RULES[:9]:
        position: Position | None = deal(rng, rules, Contract.HEARTS, 5)
        assert position is not None
        solution = solver.solve(position)
        assert len(solution.line) == 5 * rules.players
        assert solution.turn == position.turn
        for card in solution.line:
            assert position is not None
            cards = solver.cards(position)
            assert cards[card].difference == max(o.difference for o in cards.values())
            position = position.play(card)
        assert position is None


def test_a_capot_is_read_from_the_value(solver: Solver) -> None:
    """All the trumps from the top, and nothing else against them: every trick, or all but one."""
    rules = RuleSet.preset("belote")
    position = Position.read(
        rules, Contract.SPADES, ("JS 9S AS", "7H 8H 9H", "7C 8C 9C", "7D 8D 9D"), leader=0
    )
    points = 20 + 14 + 11 + rules.last_trick
    assert solver.value(position) == Outcome(points + 90, 0, 90)
    assert solver.value(position, capot=False) == Outcome(points, 0)
    lost = Position.read(
        rules,
        Contract.SPADES,
        ("JS 9S AS", "7H 8H 9H", "7C 8C 9C", "7D 8D 9D"),
        leader=0,
        tricks=(4, 1),
    )
    assert solver.value(lost) == Outcome(points, 0)


def test_nothing_is_remembered_of_another_deal() -> None:
    """Not even after so many deals that their numbers begin again."""
    rng, rules, fresh = random.Random(4), RuleSet.preset("belote"), Solver()
    whole = [deal(rng, rules, Contract.HEARTS, 8).hands for _ in range(6)]
    first, *others = (Position(rules, Contract.HEARTS, hands, leader=0) for hands in whole)
    for other in others:
        solver = Solver()
        solver.value(first)
        solver._block[memory.GENERATION] = memory.GENERATIONS - 1
        assert solver.value(other) == fresh.value(other)
        assert solver.nodes == fresh.nodes


NODES = {
    ("belote", "H"): (122748, 14171, 8111),
    ("bela4", "S"): (30510, 2893, 10012),
    ("beloz", "C"): (15326, 24005, 31822),
    ("bulgarian", "NT"): (192253, 11472, 94606),
    ("bulgarian", "AT"): (24361, 77219, 22366),
    ("bela3", "H"): (201, 459, 232),
    ("belot2", "H"): (176, 139, 14),
}
"""Cards played for the values of three deals each, the same on every machine. A change of the
search or of its weights changes them: measure before taking it in."""


@pytest.mark.parametrize(("name", "letter"), NODES)
def test_node_counts(name: str, letter: str) -> None:
    rng, solver, rules = random.Random(2026), Solver(), RuleSet.preset(name)
    counts: list[int] = []
    for _ in range(3):
        solver.value(deal(rng, rules, contract_of(letter), 8 if rules.players == 4 else 6))
        counts.append(solver.nodes)
    assert tuple(counts) == NODES[name, letter]


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": (1, 2, 4)},
        {"hands": (1, 2, 4, 4)},
        {"hands": (1, 2, 4, 24)},
        {"hands": (0, 0, 0, 0)},
        {"leader": 4},
        {"table": (3,)},
        {"table": (4, 5, 6, 7)},
        {"tricks": (1, 2, 3)},
        {"tricks": (1, 0), "points": (11, 4)},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    right: dict[str, object] = {
        "rules": RuleSet.preset("belote"),
        "contract": Contract.HEARTS,
        "hands": (1, 2, 4, 8),
        "leader": 0,
    }
    Position(**right)  # type: ignore[arg-type]
    with pytest.raises(PositionError):
        Position(**{**right, **wrong})  # type: ignore[arg-type]
