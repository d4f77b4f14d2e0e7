"""What a slow line costs is given back on the clock, up to a quota."""

from __future__ import annotations

import pytest

from belot.rules import Phase
from belot.table import AskReady, Clock, runs_out, wake_at
from belot.table.clock import LAG
from belot.table.events import TimedOut, TimeGiven
from belot.table.state import QUOTA
from tests.table.rooming import Party

MOVE, BANK = 10.0, 60.0


def in_play(people: int = 4) -> Party:
    party = Party("bela4(target=301)", people, clock=Clock(MOVE, BANK))
    party.start()
    party.to(Phase.PLAY)
    return party


def slow(party: Party, took: float, lag: float) -> tuple[int, float, float]:
    """The seat in turn plays after so long over a line with that lag: who it was, what its bank
    lost and what its quota lost."""
    seat = party.turn
    bank, quota = party.state.banks[seat], party.state.quota[seat]
    party.now = party.state.asked + took - 1
    party.act(seat, lag)
    return seat, bank - party.state.banks[seat], quota - party.state.quota[seat]


@pytest.mark.parametrize(
    ("took", "lag", "costs", "given"),
    [
        (9.0, 0.4, 0.0, 0.0),  # in time all the same
        (10.2, 0.4, 0.0, 0.2),  # only what it cost
        (12.0, 0.4, 1.6, 0.4),
        (12.0, 5.0, 2.0 - LAG, LAG),  # a second a move, whatever the line says
        (12.0, 0.0, 2.0, 0.0),
        (12.0, -3.0, 2.0, 0.0),
    ],
)
def test_lag_is_given_back(took: float, lag: float, costs: float, given: float) -> None:
    party = in_play()
    _, lost, spent = slow(party, took, lag)
    assert lost == pytest.approx(costs)
    assert spent == pytest.approx(given)
    events = [e.event for e in party.log if isinstance(e.event, TimeGiven)]
    assert [event.seconds for event in events] == ([pytest.approx(given)] if given else [])


def test_no_more_than_the_quota_in_a_match() -> None:
    party = in_play()
    seat, given = party.turn, 0.0
    for _ in range(2):
        party.to(Phase.PLAY)
        while not party.state.resting:
            who, _, spent = slow(party, MOVE + 2, 5.0)
            given += spent if who == seat else 0
    assert given == pytest.approx(QUOTA)
    assert party.state.quota[seat] == 0
    party.to_the_end()
    for each in party.state.persons:
        party.do(each, AskReady())
    assert party.state.quota == (QUOTA,) * 4, "every match has its own"


def test_what_was_done_in_time_may_be_on_its_way() -> None:
    party = in_play()
    out = runs_out(party.state)
    assert out is not None
    assert wake_at(party.state, party.host) == out + LAG
    seat = party.turn
    party.now = out - 0.5
    party.act(seat, 0.8)
    assert not any(isinstance(e.event, TimedOut) for e in party.log)
    assert party.state.banks[seat] == pytest.approx(BANK - (BANK + 0.5 - 0.8))


def test_without_a_clock_there_is_nothing_to_give() -> None:
    party = Party("bela4(target=301)", 4)
    party.start()
    party.to(Phase.PLAY)
    party.now += 500
    party.act(party.turn, 0.8)
    assert "TimeGiven" not in party.kinds()
