"""A table is its log: the fold of it is the live state, whatever happens."""

from __future__ import annotations

import json

import pytest

from belot.bots import make
from belot.record import RecordError
from belot.rules import Announce, Call, Phase, Say, Swap, act, legal_actions, view_of
from belot.rules.events import MatchOpened
from belot.table import (
    Act,
    AskReady,
    Clock,
    Entry,
    Leave,
    SeatKind,
    Sit,
    TableOpened,
    TableRefusal,
    TableState,
    TakeBack,
    TakenBack,
    TimedOut,
    asked_view,
    closes_at,
    command,
    fold_table,
    may_take_back,
    replay_table,
    runs_out,
    wake,
    wake_at,
)
from belot.table.clock import LAG
from belot.table.codec import from_json, read_command, to_json
from tests.table.hosting import SETS, host_of, opened, steps


@pytest.mark.parametrize("persons", [(0,), (0, 1, 2, 3)])
@pytest.mark.parametrize("name", SETS)
def test_fold_is_the_live_state(name: str, persons: tuple[int, ...]) -> None:
    folded: TableState | None = None
    log = list[Entry]()
    live: TableState | None = None
    for live, entries in steps(name, persons):
        for entry in entries:
            folded = fold_table(folded, entry)
        log += entries
        assert folded == live
    assert live is not None
    assert live.match is not None
    assert live.match.phase is Phase.OVER
    assert replay_table(log) == live
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    for entry in log:
        assert from_json(json.loads(json.dumps(to_json(entry.event)))) == entry.event


def play_on(state: TableState, until: Phase) -> TableState:
    """Let everybody play until a phase begins; the first to speak takes."""
    player, host = make("club", b"x"), host_of("on")
    for now in range(2000, 4000):
        assert state.match is not None
        if state.match.phase is until:
            return state
        asked = [s for s in state.persons if state.window and state.answers[s] is None]
        seat = asked[0] if asked else state.match.turn
        if state.resting:  # all passed
            state, _ = command(state, state.persons[0], AskReady(), host, float(now))
        elif seat in state.persons and (asked or not state.window):
            view = asked_view(state, seat)
            takes = view.phase is Phase.AUCTION and Say(Call.TAKE) in legal_actions(view)
            wish = Act(Say(Call.TAKE) if takes else player.act(view))
            state, _ = command(state, seat, wish, host, float(now))
        else:
            state, _ = wake(state, host, float(now * 10))
    raise AssertionError(f"no {until}")


def test_bots_wait_as_long_as_they_are_told() -> None:
    host = host_of("pace", pace=2.0)
    state, _ = opened("bela4", (0,), host)
    while state.match is not None and state.match.turn == 0:
        wish = Act(make("club", b"").act(asked_view(state, 0)))
        state, _ = command(state, 0, wish, host, state.since)
    due = state.since + 2.0
    assert wake_at(state, host) == due
    assert wake(state, host, due - 0.1) == (state, ())
    later, entries = wake(state, host, due)
    assert entries
    assert later.since == due


def test_alone_nobody_waits_for_a_window() -> None:
    for state, _ in steps("bela4(target=301)", (0,)):
        if state.window:
            assert closes_at(state, host_of()) is None
            view = asked_view(state, 0)
            assert view.turn == 0, "a window stays open only for somebody with a choice"


def test_several_have_a_window_of_fixed_length() -> None:
    host = host_of("window", window=6.0)
    state = play_on(opened("bela4", (0, 2), host)[0], Phase.ANNOUNCE)
    closes = state.asked + 6.0
    assert wake_at(state, host) == closes_at(state, host) == closes
    for seat, at in ((2, 1.0), (0, 2.0)):
        state, entries = command(state, seat, Act(Announce()), host, state.asked + at, f"{seat}:a")
        assert len(entries) == 1
        assert wake_at(state, host) == closes, "an answer does not close it"
    with pytest.raises(TableRefusal) as refusal:
        command(state, 2, Act(Announce()), host, state.asked + 3)
    assert refusal.value.code == "answered"
    state, _ = wake(state, host, closes)
    assert state.match is not None
    assert state.match.phase is Phase.PLAY
    assert closes_at(state, host) is None


def test_who_does_not_answer_says_nothing() -> None:
    host = host_of("belot2", window=6.0)
    state = play_on(opened("belot2", (0, 1), host)[0], Phase.SWAP)
    state, _ = wake(state, host, state.asked + 6.0)
    assert not state.window or state.match is None or state.match.phase is not Phase.SWAP


def test_a_clock_runs_out() -> None:
    host = host_of("clock")
    state, _ = opened("bela4", (0, 1, 2, 3), host, Clock(10, 5))
    assert state.match is not None
    seat = state.match.turn
    assert runs_out(state) == state.asked + 15
    due = state.asked + 15 + LAG  # what was done in time may be on its way
    assert wake_at(state, host) == due
    state, entries = wake(state, host, due)
    assert entries[0].event == TimedOut(seat)
    assert len(entries) > 1, "the bot of the seat acts this once"
    assert state.banks[seat] == 0
    assert state.flagged == -1


def test_a_bank_is_charged_for_what_is_over_the_move() -> None:
    host = host_of("bank")
    state, _ = opened("bela4", (0, 1, 2, 3), host, Clock(10, 5))
    assert state.match is not None
    seat = state.match.turn
    wish = Act(make("club", b"").act(asked_view(state, seat)))
    quick, _ = command(state, seat, wish, host, state.asked + 9)
    slow, _ = command(state, seat, wish, host, state.asked + 12)
    assert (quick.banks[seat], slow.banks[seat]) == (5, 3)


def test_taking_back() -> None:
    host = host_of("back")
    state = play_on(opened("bela4", (0,), host)[0], Phase.PLAY)
    while state.match is not None and state.match.turn != 0:
        state, _ = wake(state, host, state.since + 1)
    before = state
    wish = Act(make("club", b"").act(asked_view(state, 0)))
    state, _ = command(state, 0, wish, host, state.since + 1)
    state, _ = wake(state, host, state.since + 1)
    assert may_take_back(state, 0)
    state, entries = command(state, 0, TakeBack(), host, state.since + 1)
    assert isinstance(entries[0].event, TakenBack)
    assert state.match is not None
    assert state.match.turn == 0
    assert len(state.log) <= len(before.log)


def test_nobody_takes_back_where_several_play() -> None:
    host = host_of("back")
    state = play_on(opened("bela4", (0, 1), host)[0], Phase.PLAY)
    assert not may_take_back(state, 0)
    with pytest.raises(TableRefusal):
        command(state, 0, TakeBack(), host, 9000)


def test_leaving_and_returning() -> None:
    host = host_of("leave")
    state, _ = opened("bela4", (0, 1), host)
    state, _ = command(state, 1, Leave(), host, 2000)
    assert state.persons == (0,)
    for wish in (AskReady(), Leave(), Act(Swap(False))):
        with pytest.raises(TableRefusal) as refusal:
            command(state, 1, wish, host, 2001)
        assert refusal.value.code == "not-seated"
    state, _ = command(state, 1, Sit("Back again"), host, 2002)
    assert state.seats[1].kind is SeatKind.PERSON
    assert state.seats[1].name == "Back again"


def test_bots_among_themselves_finish_the_match_and_rest() -> None:
    host = host_of("alone")
    state, _ = opened("bela4(target=301)", (0,), host)
    state, _ = command(state, 0, Leave(), host, 2000)
    number = 0
    while (due := wake_at(state, host)) is not None:
        state, entries = wake(state, host, max(due, 2000.0))
        number += 1
        assert sum(isinstance(e.event, MatchOpened) for e in entries) == 0
        assert number < 100
    assert state.match is not None
    assert state.match.phase is Phase.OVER


def test_ready_once() -> None:
    host = host_of("ready")
    *_, (state, _) = steps("bela4(target=301)", (0, 1), host)
    state, _ = command(state, 0, AskReady(), host, 9e9)
    with pytest.raises(TableRefusal):
        command(state, 0, AskReady(), host, 9e9)
    state, entries = command(state, 1, AskReady(), host, 9e9)
    assert any(isinstance(entry.event, MatchOpened) for entry in entries)
    assert state.matches == 2


def test_a_clock_set_back_does_not_turn_the_log_back() -> None:
    host = host_of("clock")
    state, _ = opened("bela4", (0,), host)
    state, _ = command(state, 0, Leave(), host, 500.0)
    assert state.since == 1000.0


def test_the_number_of_seats_is_the_rules() -> None:
    with pytest.raises(TableRefusal):
        command(opened("bela4")[0], 0, read_command("nonsense", {}), host_of(), 1.0)
    with pytest.raises(ValueError, match="TableOpened"):
        fold_table(None, Entry(1, 1.0, TimedOut(0)))
    with pytest.raises(ValueError, match="empty"):
        replay_table(())


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("play", {"card": "1Z"}),
        ("play", {"card": ["7C"]}),
        ("play", {"card": "7C", "belote": 1}),
        ("play", {"card": "7C", "announce": []}),
        ("play", {"card": "7C", "announce": {"items": [[1, "sequence"]], "belotes": []}}),
        ("announce", {"items": "", "belotes": ["X"]}),
        ("announce", {"belotes": [[]]}),
        ("call", {"call": {}}),
        ("call", {}),
        ("cut", {"at": 10**30}),
        ("cut", {"at": True}),
        ("discard", {"cards": "7C 7C"}),
        ("sit", {"name": 7}),
        ("sit", {"name": " \u200b\n"}),
        ("claim", {"card": None}),
        ("swap", {}),
        ("", {}),
        (None, {}),
        ("play", []),
    ],
)
def test_malformed_commands_are_refused(name: object, fields: object) -> None:
    with pytest.raises(TableRefusal):
        read_command(name, fields)


def test_foreign_events_are_refused() -> None:
    for data in ({"t": "seat_taken"}, {"t": "answered", "seat": 0, "action": {"a": "fly"}}, {}):
        with pytest.raises(RecordError):
            from_json(data)
    opening = opened("bela4", clock=Clock(10, 5))[1][0].event
    assert isinstance(opening, TableOpened)
    assert from_json(to_json(opening)) == opening


def test_a_match_of_the_table_is_a_match_of_the_rules() -> None:
    state = play_on(opened("bela4")[0], Phase.PLAY)
    assert state.match is not None
    seat = state.match.turn
    view = view_of(state.match, seat)
    assert act(state.match, seat, make("club", b"").act(view))[1]
