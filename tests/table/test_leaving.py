"""What somebody who leaves for a moment can learn or lose: nothing."""

from __future__ import annotations

import pytest

from belot.rules import Phase, legal_actions
from belot.table import (
    Act,
    Leave,
    Sit,
    TableRefusal,
    TableState,
    TakeBack,
    asked_view,
    command,
    may_take_back,
    wake,
    wake_at,
)
from tests.table.hosting import host_of, opened


def to_the_window(seed: str) -> tuple[TableState, float]:
    """Two persons at bela4, one of whom has just left; everybody has called, the window is open."""
    host = host_of(seed)
    state, _ = opened("bela4", (0, 1), host)
    state, _ = command(state, 1, Leave(), host, 1001.0)
    now = 1001.0
    while state.match is not None and state.match.phase is not Phase.ANNOUNCE:
        now += 1
        if (due := wake_at(state, host)) is not None:
            state, _ = wake(state, host, max(now, due))
            continue
        choices = legal_actions(asked_view(state, 0))
        state, _ = command(state, 0, Act(choices[-1]), host, now)
    return state, now


def test_a_window_is_as_long_with_a_choice_as_without() -> None:
    """Somebody who left keeps watching: the window stays open for its whole time all the same."""
    lengths, choices = set[float](), set[bool]()
    for seed in range(12):
        state, _ = to_the_window(f"window {seed}")
        due = wake_at(state, host_of("any"))
        assert due is not None
        lengths.add(round(due - state.asked, 6))
        choices.add(len(legal_actions(asked_view(state, 0))) > 1)
    assert lengths == {6.0}
    assert choices == {True, False}


def test_nobody_takes_back_over_the_cards_of_somebody_who_left() -> None:
    state, now = to_the_window("back")
    host = host_of("back")
    assert not may_take_back(state, 0)
    with pytest.raises(TableRefusal) as refusal:
        command(state, 0, TakeBack(), host, now + 1)
    assert refusal.value.code == "takeback"
    state, _ = command(state, 1, Sit("P1"), host, now + 2)
    assert state.persons == (0, 1)
    assert not may_take_back(state, 0)
