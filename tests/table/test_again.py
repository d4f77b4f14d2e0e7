"""A deal that is over is played again: the same cards, the same totals, bots in the other seats."""

from __future__ import annotations

import pytest

from belot.bots import make
from belot.rules import Event, Phase, RuleSet, replay
from belot.rules.events import Dealt, PackCut
from belot.store.lines import seal, unseal
from belot.table import (
    Act,
    AskReady,
    SeatKind,
    TableState,
    asked_view,
    command,
    replay_table,
    wake,
    wake_at,
)
from belot.table.again import last_deal, open_again
from tests.table.hosting import SETS, Step, host_of, steps


def rests(name: str) -> list[TableState]:
    """The table as it rested after each deal of a match."""
    found: dict[int, TableState] = {}
    for state, _ in steps(name):
        if state.resting and state.match is not None and state.match.standing.deals:
            found.setdefault(state.match.standing.deals, state)
    return list(found.values())


def hands_of(state: TableState) -> tuple[object, ...]:
    """What was dealt in the last deal, and how the pack was cut."""
    _, deal = last_deal(state)
    return tuple(event for event in deal if isinstance(event, Dealt | PackCut))


@pytest.mark.parametrize("name", SETS)
def test_the_cards_and_the_totals_are_those_of_then(name: str) -> None:
    for rested in rests(name):
        seat = rested.rules.players - 1
        state, entries = open_again(rested, seat, "Ana", host_of("again"), 5000.0, "x")
        match = state.match
        assert match is not None
        assert hands_of(state) == hands_of(rested)
        assert state.persons == (seat,)
        assert state.seats[seat].name == "Ana"
        assert [s.name for i, s in enumerate(state.seats) if i != seat] == [
            s.name for i, s in enumerate(rested.seats) if i != seat
        ]
        assert match.phase is Phase.AUCTION
        assert match.standing.deals == 1
        earlier, _ = last_deal(rested)
        assert match.standing.scores == ()
        assert (match.standing.totals, match.standing.hung) == _standing(earlier)
        assert replay_table(entries) == state
        assert replay_table(unseal(seal(entries))) == state


def _standing(earlier: tuple[Event, ...]) -> tuple[tuple[int, ...], int]:
    before = replay(earlier).standing
    return before.totals, before.hung


def played(step: Step, name: str) -> TableState:
    """To the end of the match; the person plays as a bot would."""
    state, host, player, now = step[0], host_of(name), make("club", b""), 5000.0
    for _ in range(5000):
        assert state.match is not None
        if state.match.phase is Phase.OVER:
            return state
        now += 1
        due = wake_at(state, host)
        if due is not None and due <= now:
            state, _ = wake(state, host, now)
        elif state.resting:
            state, _ = command(state, state.persons[0], AskReady(), host, now)
        else:
            (seat,) = state.persons
            state, _ = command(state, seat, Act(player.act(asked_view(state, seat))), host, now)
    raise AssertionError("no end")


@pytest.mark.parametrize("name", ["bela4(target=301)", "beloz(target=401)", "belot2(target=201)"])
def test_the_match_goes_on_from_there(name: str) -> None:
    rested = rests(name)[-1]
    state = played(open_again(rested, 0, "Ana", host_of("again"), 5000.0, "x"), name)
    assert state.match is not None
    assert max(state.match.standing.totals) >= rested.rules.target
    if state.match.standing.deals > 1:
        assert state.fair.match == "x/1", "the deals that follow can be checked"


def test_the_dealer_deals_in_the_same_packets() -> None:
    """Where the dealer chooses between 3+2 and 2+3 the choice is that of then."""
    name = "belote(packets=3+2;2+3/U/3(2),target=251)"
    assert len(RuleSet.parse(name).plan.patterns) == 2
    for rested in rests(name):
        state, _ = open_again(rested, 1, "Ana", host_of("again"), 5000.0)
        assert rested.match is not None
        assert state.match is not None
        assert state.match.board.pattern == rested.match.board.pattern
        assert hands_of(state) == hands_of(rested)


def test_everybody_else_is_a_bot() -> None:
    rules = RuleSet.parse("bela4(target=301)")
    rested = rests(rules.name)[0]
    assert rested.persons == (0, 1, 2, 3)
    state, _ = open_again(rested, 2, "Ana", host_of("again"), 5000.0)
    assert [s.kind for s in state.seats] == [
        SeatKind.BOT,
        SeatKind.BOT,
        SeatKind.PERSON,
        SeatKind.BOT,
    ]
