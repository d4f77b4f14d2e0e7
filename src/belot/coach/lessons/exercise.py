"""What an exercise is: a position, a question, and the answers that are right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from belot.coach.calling import Advice
from belot.coach.deals import Moment
from belot.rules import Card, Contract, Declaration, Hand, RuleSet, Score, SeatView
from belot.rules.law import Trick
from belot.rules.random import Stream

Ask = Literal["cards", "points", "seat", "side", "call", "result"]
"""What is answered: the cards that may be played, a number of points, a seat, a side (or nobody,
-1), a call, or how a deal ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """A position with a question. Fields that it has no use for are empty.

    ``choices`` are what can be answered and ``answers`` those that are right, as text (``"AS"``,
    ``"42"``, ``"take"``); all of ``answers`` are needed where cards are asked for. ``seen`` is the
    view of the seat that plays, ``said`` what each seat announces, ``counted`` what of it counts.
    """

    lesson: str
    ask: Ask
    contract: Contract | None
    choices: tuple[str, ...]
    answers: tuple[str, ...]
    taker: int = -1
    dealer: int = -1
    turned: Card = -1
    hand: Hand = 0
    trick: Trick | None = None
    pile: tuple[Card, ...] = ()
    seen: SeatView | None = None
    said: tuple[tuple[Declaration, ...], ...] = ()
    counted: tuple[tuple[Declaration, ...], ...] = ()
    advice: Advice | None = None
    score: Score | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: whether rule sets have it, and how to look for a position (None: not this one)."""

    name: str
    arises: Callable[[RuleSet], bool]
    make: Callable[[RuleSet, Stream], Exercise | None]


def seen_from(moment: Moment, seat: int) -> Moment:
    """The same moment with that seat as seat 0 and the others in turn after it."""
    players = moment.dealt.rules.players

    def place(other: int) -> int:
        return (other - seat) % players

    def trick(each: Trick) -> Trick:
        won = each.winner if each.winner < 0 else place(each.winner)
        return replace(each, leader=place(each.leader), winner=won)

    def turn(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        return hands[seat:] + hands[:seat]

    dealt = moment.dealt
    return replace(
        moment,
        dealt=replace(
            dealt,
            dealer=place(dealt.dealer),
            taker=place(dealt.taker),
            first=turn(dealt.first),
            hands=turn(dealt.hands),
        ),
        tricks=tuple(map(trick, moment.tricks)),
        trick=trick(moment.trick),
        hands=turn(moment.hands),
    )


def always(_: RuleSet) -> bool:
    """A lesson that every game has."""
    return True


def amounts(right: int, others: tuple[int, ...], stream: Stream) -> tuple[str, ...]:
    """The right number among up to three others, in ascending order."""
    wrong = [n for n in dict.fromkeys(stream.shuffled(others)) if n != right and n >= 0]
    return tuple(str(n) for n in sorted([right, *wrong[:3]]))
