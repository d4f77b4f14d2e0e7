"""Somebody who watches a table and keeps the score on a pad: what they would type for each deal."""

from __future__ import annotations

import random
from dataclasses import replace

from belot.pad.entry import Entry
from belot.pad.operations import OpenOp, Operation, RoundOp
from belot.rules import Match, Result, Score, State
from belot.rules.calls import GENERALE
from belot.rules.events import DealScored, EightOfSuit, PassedOut
from belot.rules.flow import belote_points


class Watcher:
    """Takes down a match, deal by deal."""

    def __init__(self, match: Match, seed: int) -> None:
        rules, standing = match.state.rules, match.state.standing
        self.rng = random.Random(seed)
        names = tuple("ABCD"[: rules.players])
        self.opening = OpenOp(id="w.1", at=1, rules=rules.name, names=names, dealer=standing.dealer)
        self.rounds: list[RoundOp] = []
        self.told = len(match.log)

    def look(self, match: Match) -> Entry:
        """Take down the deal that has just ended."""
        events = match.log[self.told :]
        self.told = len(match.log)
        entry = _entry(match.state, events[-1], self.rng)
        number = len(self.rounds) + 2
        after = self.rounds[-1].id if self.rounds else None
        self.rounds.append(
            RoundOp(
                id=f"w.{number}",
                at=number,
                seen=(f"w.{number - 1}",),
                after=after,
                entry=entry,
            )
        )
        return entry

    def retype(self, entry: Entry) -> None:
        """Enter the last deal in another way."""
        self.rounds[-1] = replace(self.rounds[-1], entry=entry)

    @property
    def ops(self) -> tuple[Operation, ...]:
        """The ledger."""
        return (self.opening, *self.rounds)


def _entry(state: State, last: object, rng: random.Random) -> Entry:
    if isinstance(last, PassedOut):
        return Entry(kind="passed")
    if isinstance(last, EightOfSuit):
        return Entry(eight=state.rules.side(last.seat))
    assert isinstance(last, DealScored)
    return _played(state, last.score, rng)


def _played(state: State, score: Score, rng: random.Random) -> Entry:
    rules, board, run = state.rules, state.board, state.run
    assert run is not None
    assert board.contract is not None
    done = len(run.tricks) == rules.hand_size
    stopped = score.result is Result.STOPPED and not done
    renonce = score.offender if score.result is Result.RENONCE else None
    takers = [side for side in range(rules.sides) if run.won[side]]
    capot = takers[0] if done and len(takers) == 1 and renonce is None else None
    last = rules.side(run.tricks[-1].winner) if done and renonce is None else None
    included = rng.random() < 0.6 and last is not None
    bonus = rules.last_trick if included else 0
    points: tuple[int | None, ...] = tuple(
        own + (bonus if side == last else 0) for side, own in enumerate(run.points)
    )
    whole = rules.players * rules.hand_size == 32
    if renonce is not None:
        points = _dealt(state, points)
    elif rules.sides == 2 and whole and not stopped and rng.random() < 0.5:
        shown = rng.randrange(2)
        points = tuple(own if side == shown else None for side, own in enumerate(points))
    return Entry(
        taker=rules.side(board.taker),
        contract=board.contract.letter,
        bid=None if board.bid is None else str(board.bid),
        alone=_alone(state, capot),
        multiplier=board.multiplier,
        points=points,
        last_included=included,
        last=last,
        declarations=_declared(state),
        belote=tuple(n // 20 for n in belote_points(rules, board, run)),
        capot=capot,
        trickless=None
        if capot is not None or renonce is not None
        else tuple(side for side in range(rules.sides) if not run.won[side]),
        renonce=renonce,
        stopped=stopped,
    )


def _alone(state: State, capot: int | None) -> bool | None:
    """Whether the bidder of a générale that his side made took every trick himself."""
    board, run = state.board, state.run
    if run is None or board.bid != GENERALE or capot != state.rules.side(board.taker):
        return None
    return all(trick.winner == board.taker for trick in run.tricks)


def _dealt(state: State, piles: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """What counts after a renonce with two players is all that was dealt, on whatever pile."""
    if state.rules.players != 2 or state.law is None:
        return piles
    full = sum(state.law.points[card] for card in range(32) if sum(state.secret.full) >> card & 1)
    return (full, 0)


def _declared(state: State) -> tuple[tuple[int, ...], ...]:
    rules, contest = state.rules, state.board.contest
    values: list[list[int]] = [[] for _ in range(rules.sides)]
    for seat, items in enumerate(contest.counted if contest else ()):
        values[rules.side(seat)] += [item.points for item in items]
    return tuple(map(tuple, values))
