"""A position of the card play with all hands open, on natural cards: what the solver is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from belot.rules.cards import DECK, FULL, Card, Contract, Hand, hand_of, parse_hand
from belot.rules.errors import BelotError
from belot.rules.law import PlayLaw, Trick, add, law_of, legal_cards, trick_of
from belot.rules.ruleset import RuleSet
from belot.rules.state import Phase, State


class PositionError(BelotError):
    """A position that cannot be; ``code`` is ``position``."""

    def __init__(self, message: str) -> None:
        super().__init__("position", message)


@dataclass(frozen=True, slots=True)
class Position:
    """Somebody is to play, and everybody's cards are known.

    ``hands`` are the cards that each seat still holds, ``table`` the cards on the table in the
    order played, ``leader`` who led them (or is to lead). ``taker`` is the seat that called the
    contract: with three seats it plays alone against the other two, with two or four it only
    matters for the written score. ``tricks`` and ``points`` are what each side has so far: tricks,
    and their raw card points (No Trumps undoubled).

    Raises PositionError where the cards do not add up.
    """

    rules: RuleSet
    contract: Contract
    hands: tuple[Hand, ...]
    leader: int
    table: tuple[Card, ...] = ()
    taker: int = 0
    tricks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        players, sides = self.rules.players, self.rules.sides
        object.__setattr__(self, "tricks", tuple(self.tricks) or (0,) * sides)
        object.__setattr__(self, "points", tuple(self.points) or (0,) * sides)
        if len(self.hands) != players or not all(0 <= h <= FULL for h in self.hands):
            raise PositionError(f"{players} hands are needed")
        if not (0 <= self.leader < players and 0 <= self.taker < players):
            raise PositionError(f"seats are 0 to {players - 1}")
        if len(self.tricks) != sides or len(self.points) != sides:
            raise PositionError(f"{sides} sides have tricks and points")
        if any(points and not n for n, points in zip(self.tricks, self.points, strict=True)):
            raise PositionError("a side has card points and no trick")
        self._check_cards()

    def _check_cards(self) -> None:
        if len(self.table) >= self.rules.players or not all(0 <= c < DECK for c in self.table):
            raise PositionError("no such trick lies on a table")
        played = [1] * len(self.table) + [0] * (self.rules.players - len(self.table))
        order = self.rules.in_turn(self.leader)
        held = {self.hands[s].bit_count() + n for s, n in zip(order, played, strict=True)}
        if len(held) != 1 or held == {0}:
            raise PositionError("every seat needs as many cards as the others, and at least one")
        everything = sum(self.hands) + hand_of(self.table)
        union = hand_of(self.table)
        for hand in self.hands:
            union |= hand
        if everything != union or len(set(self.table)) != len(self.table):
            raise PositionError("a card is there twice")

    @staticmethod
    def read(
        rules: RuleSet, contract: Contract, hands: Sequence[str], leader: int = 0, **rest: Any
    ) -> Position:
        """A position with its hands as text, ``"JS 9S AH"``; raises Refusal for what are no cards,
        and PositionError."""
        return Position(rules, contract, tuple(map(parse_hand, hands)), leader, **rest)

    @property
    def turn(self) -> int:
        """The seat that is to play."""
        return (self.leader + len(self.table)) % self.rules.players

    @property
    def law(self) -> PlayLaw:
        """The play law."""
        return law_of(self.rules, self.contract)

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        players = self.rules.players
        seats = [(self.leader + n) % players for n in range(len(self.table))]
        return trick_of(self.law, tuple(zip(seats, self.table, strict=True)), self.leader)

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return legal_cards(self.law, self.hands[self.turn], self.trick, self.turn)

    @property
    def camps(self) -> tuple[int, ...]:
        """0 or 1 for each seat: who plays against whom. Three seats: the taker, and the others."""
        if self.rules.players == 3:
            return tuple(int(seat != self.taker) for seat in range(3))
        return tuple(self.rules.side(seat) for seat in range(self.rules.players))

    def play(self, card: Card) -> Position | None:
        """The position after a card, None after the last. Raises PositionError if it is illegal."""
        if not (0 <= card < DECK and self.legal >> card & 1):
            raise PositionError(f"{card!r} may not be played")
        left = [h & ~(1 << card) for h in self.hands]
        trick = add(self.law, self.trick, self.turn, card)
        if len(trick.cards) < self.rules.players:
            return replace(self, hands=tuple(left), table=trick.cards)
        if not any(left):
            return None
        side = self.rules.side(trick.winner)
        gain = sum(self.law.points[c] for c in trick.cards)
        return replace(
            self,
            hands=tuple(left),
            table=(),
            leader=trick.winner,
            tricks=_plus(self.tricks, side, 1),
            points=_plus(self.points, side, gain),
        )


def _plus(numbers: Sequence[int], at: int, more: int) -> tuple[int, ...]:
    return tuple(n + more if i == at else n for i, n in enumerate(numbers))


def position_of(state: State) -> Position:
    """The position of a match in which a card is to be played; raises PositionError otherwise."""
    run = state.run
    if state.phase is not Phase.PLAY or run is None:
        raise PositionError("no card is to be played")
    return Position(
        rules=state.rules,
        contract=state.contract,
        hands=state.secret.hands,
        leader=run.trick.leader,
        table=run.trick.cards,
        taker=state.board.taker,
        tricks=run.won,
        points=run.points,
    )
