"""A match that stands still: paused by somebody, by itself, or because the server does not run."""

from __future__ import annotations

import pytest

from belot.rules import Announce, Phase
from belot.table import (
    Act,
    AskReady,
    Attendance,
    Clock,
    TakeBot,
    all_gone,
    came_up,
    closes_at,
    presence,
    runs_out,
    wake_at,
)
from belot.table import commands as c
from belot.table.clock import LAG
from belot.table.events import Paused, Resumed, TimedOut
from belot.table.fold import replay_table
from tests.table.hosting import host_of, opened
from tests.table.rooming import Party

DAY = 86_400.0


def in_play(people: int = 4, clock: Clock | None = None, **host: float) -> Party:
    party = Party("bela4(target=301)", people, clock=clock, **host)
    party.start()
    party.to(Phase.PLAY)
    return party


def test_nothing_happens_in_a_pause() -> None:
    party = in_play(2)
    party.do(1, c.Pause())
    assert wake_at(party.state, party.host) is None
    for wish in (
        Act(Announce()),
        AskReady(),
        c.ClaimRest(),
        c.AskUndo(),
        c.TakeBack(),
        c.Pause(),
    ):
        code = party.refused(0, wish, seat=True)
        assert code == ("undo-none" if isinstance(wish, c.AskUndo) else "paused")
    party.do(0, c.Resume())
    assert party.refused(0, c.Resume(), seat=True) == "not-paused"
    party.to_the_end()
    assert party.refused(0, c.Pause(), seat=True) == "paused", "nothing runs"


def test_the_clock_stands_still() -> None:
    party = in_play(4, Clock(10, 60))
    out, banks = runs_out(party.state), party.state.banks
    assert out is not None
    party.now += 4
    party.do(party.turn, c.Pause())
    began = party.now
    assert runs_out(party.state) is None
    party.now += DAY
    party.do((party.turn + 1) % 4, c.Resume())
    out += party.now - began
    assert runs_out(party.state) == out
    assert party.state.banks == banks
    entries = party.wait()
    assert isinstance(entries[0].event, TimedOut)
    assert party.now == out + LAG


def test_a_window_stands_still() -> None:
    party = Party("bela4(target=301)", 4)
    party.start()
    party.to(Phase.ANNOUNCE)
    closes = closes_at(party.state, party.host)
    assert closes is not None
    party.do(0, c.Pause())
    began = party.now
    party.now += DAY
    party.do(0, c.Resume())
    assert closes_at(party.state, party.host) == closes + (party.now - began)
    party.to_the_end()


def test_a_pause_ends_what_is_asked() -> None:
    party = in_play(4)
    seat = party.turn
    party.act(seat)
    party.do(seat, c.AskUndo())
    party.do((seat + 1) % 4, c.Pause())
    assert party.state.question is None
    party.do(seat, c.Resume())
    party.do(seat, c.AskUndo())


def test_people_come_and_go_in_a_pause() -> None:
    party = in_play(3)
    party.do(0, c.Pause())
    party.ask(1, c.Stand())
    party.ask(1, c.Sit(""))
    party.ask(2, c.Part())
    party.come(5)
    party.ask(3, c.Sit("", 3))
    assert party.state.persons == (0, 1, 3)
    assert party.state.paused is not None
    party.do(3, c.Resume())
    party.to_the_end()


def test_no_deal_begins_in_a_pause() -> None:
    party = in_play(2)
    party.to(Phase.BETWEEN)
    party.do(0, AskReady())
    party.do(0, c.Pause())
    party.ask(1, c.Part())
    assert party.state.resting, "all who play are ready, but it is paused"
    party.do(0, c.Resume())
    assert not party.state.resting


# --- everybody has gone ---


def attended(party: Party, *seats: int) -> Attendance:
    there = presence.expected(range(4), 4, party.now)
    for seat in seats:
        there = presence.came(there, seat, party.host, party.now)
    return there


def test_when_all_have_gone_it_waits_for_them() -> None:
    party = in_play(4, Clock(10, 60))
    there = attended(party, 0, 1, 2, 3)
    for seat in range(4):
        there = presence.parted(there, seat, party.now, closed=seat % 2 == 0)
    state, host, now = party.state, party.host, party.now
    assert not presence.all_gone(there, state, host, now + host.closed)
    assert presence.missing(there, state, host, now + host.dropped + 1) is None, "nobody waits"
    assert presence.all_gone(there, state, host, now + host.dropped)
    party.take(all_gone(state, now + host.dropped))
    assert [e.event for e in party.log][-1] == Paused(-1)
    party.now += DAY
    there = presence.came(there, 2, host, party.now)
    assert not presence.all_gone(there, party.state, host, party.now)
    assert presence.takeover_at(there, party.state, host, 1, party.now) is None
    party.do(2, c.Resume())
    assert [e.event for e in party.log][-1] == Resumed(2)
    assert presence.takeover_at(there, party.state, host, 1, party.now) is not None
    party.to_the_end()


def test_one_who_plays_alone_is_never_paused() -> None:
    state, _ = opened("bela4", (0,))
    host = host_of("x")
    there = presence.expected((0,), 4, 1000.0)
    assert not presence.all_gone(there, state, host, 1000.0 + DAY)


# --- the server did not run ---


def test_a_restart_gives_the_time_back() -> None:
    party = in_play(4, Clock(10, 60))
    out = runs_out(party.state)
    assert out is not None
    quota = party.state.quota
    party.now += 600
    stood = party.now - party.state.asked
    party.take(came_up(party.state, party.now))
    assert runs_out(party.state) == out + stood
    assert party.state.quota == quota, "that is no lag"
    assert replay_table(party.log) == party.state
    assert came_up(party.state, party.now) == (party.state, ()), "once"


def test_a_restart_does_not_close_a_window() -> None:
    party = Party("bela4(target=301)", 4)
    party.start()
    party.to(Phase.ANNOUNCE)
    party.now += 600
    party.take(came_up(party.state, party.now))
    assert closes_at(party.state, party.host) == party.now + party.host.window
    party.to_the_end()


def test_a_restart_does_not_refuse_a_question() -> None:
    party = in_play(4)
    seat = party.turn
    party.act(seat)
    party.do(seat, c.AskUndo())
    party.now += 600
    party.take(came_up(party.state, party.now))
    assert wake_at(party.state, party.host) == party.now + party.host.asking


@pytest.mark.parametrize("case", ["no clock", "bots", "paused", "room", "resting", "alone"])
def test_where_nobody_is_waited_for_nothing_is_given(case: str) -> None:
    clock = None if case == "no clock" else Clock(10, 60)
    party = Party("bela4(target=301)", 1 if case == "bots" else 4, clock=clock)
    if case == "alone":
        state, _ = opened("bela4", (0,), host_of("alone"))
        assert came_up(state, 9e9) == (state, ())
        return
    if case != "room":
        party.start()
        party.to(Phase.PLAY)
    match case:
        case "bots":
            party.play(lambda p: p.turn == 2)
        case "paused":
            party.do(0, c.Pause())
        case "resting":
            party.to(Phase.BETWEEN)
        case _:
            pass
    assert came_up(party.state, party.now + 600) == (party.state, ())


def test_a_bot_is_taken_only_in_a_match() -> None:
    party = in_play(2)
    party.do(0, TakeBot(1))
    assert party.state.absent == {1}
