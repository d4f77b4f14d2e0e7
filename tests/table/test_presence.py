"""Who is there, and who plays for whoever is not."""

from __future__ import annotations

import json

import pytest

from belot.bots import make
from belot.rules import Phase
from belot.rules.events import DealOpened
from belot.table import (
    Act,
    AskReady,
    Attendance,
    Entry,
    Host,
    Leave,
    Presence,
    SeatKind,
    SeatTaken,
    TableRefusal,
    TableState,
    TakeBot,
    WaitFor,
    asked_view,
    come_back,
    command,
    fold_table,
    may_take_back,
    presence,
    stand_in,
    wake,
    wake_at,
)
from belot.table.codec import from_json, read_command, to_json
from tests.table.hosting import host_of, opened, steps

ONLINE, AWAY, GONE = Presence.ONLINE, Presence.AWAY, Presence.GONE
START = 1000.0


class People:
    """The people of a table whose lines come and go; everybody is there at the start."""

    def __init__(self, persons: tuple[int, ...] = (0, 1), *, missing: tuple[int, ...] = ()) -> None:
        self.host: Host = host_of("people")
        self.state: TableState = opened("bela4", persons, self.host)[0]
        self.there: Attendance = presence.expected(persons, 4, START)
        for seat in persons:
            if seat not in missing:
                self.there = presence.came(self.there, seat, self.host, START)

    def say(self, *seats: int, until: float, since: float = START) -> None:
        """These people give a sign of life every five seconds."""
        at = since
        while (at := at + 5) <= until:
            for seat in seats:
                self.there = presence.heard(self.there, seat, self.host, at)

    def part(self, seat: int, at: float, *, closed: bool = False) -> None:
        self.there = presence.parted(self.there, seat, at, closed=closed)

    def now(self, at: float) -> tuple[Presence, ...]:
        return presence.presence(self.there, self.state, self.host, at)

    def bot_at(self, seat: int, at: float) -> float | None:
        return presence.takeover_at(self.there, self.state, self.host, seat, at)

    def missing(self, at: float) -> int | None:
        return presence.missing(self.there, self.state, self.host, at)

    def look_at(self, at: float) -> float | None:
        return presence.look_at(self.there, self.state, self.host, at)


def test_online_then_away_then_gone() -> None:
    table = People()
    table.say(0, until=1100)
    assert table.now(1008.9) == (ONLINE, ONLINE, ONLINE, ONLINE), "bots are always there"
    assert table.now(1009)[1] is AWAY
    assert table.now(1059.9)[1] is AWAY
    assert table.now(1060)[1] is GONE
    assert [table.look_at(at) for at in (1001, 1009)] == [1009, 1060]
    table.there = presence.heard(table.there, 1, table.host, 1070)
    assert table.now(1070)[1] is ONLINE, "a sign of life restores it"


@pytest.mark.parametrize(("closed", "after"), [(True, 20), (False, 60)])
def test_a_bot_stands_in(closed: bool, after: float) -> None:
    table = People()
    table.say(0, 1, until=1050)
    table.part(1, 1050, closed=closed)
    table.say(0, until=1200, since=1050)
    due = 1050 + after
    assert table.now(1055)[1] is ONLINE, "a short gap is nobody's business"
    assert table.bot_at(1, 1055) is None
    assert table.now(1059)[1] is AWAY
    assert table.bot_at(1, 1059) == due
    assert table.missing(due - 0.1) is None
    assert table.missing(due) == 1
    assert table.now(due)[1] is GONE


def test_where_nobody_waits_no_bot_comes() -> None:
    alone = People((2,))
    alone.part(2, 1001, closed=True)
    assert alone.now(2000)[2] is GONE
    assert alone.missing(2000) is None
    both = People()
    both.part(0, 1001)
    both.part(1, 1001)
    assert both.missing(2000) is None
    both.there = presence.came(both.there, 0, both.host, 2000)
    assert both.bot_at(1, 2000) == 2060, "nobody has waited before they came"


def test_after_a_start_everybody_has_a_minute() -> None:
    table = People(missing=(1,))
    table.say(0, until=1100)
    assert table.now(1005) == (ONLINE, ONLINE, ONLINE, ONLINE)
    assert table.bot_at(1, 1010) == 1060


def test_a_seat_where_nobody_ever_sat() -> None:
    table = People()
    table.there = presence.expected({0}, 4, START)
    table.there = presence.came(table.there, 0, table.host, 1001)
    assert table.now(1001)[:2] == (ONLINE, GONE)
    assert table.missing(9000) is None
    presence.check_missing(table.there, table.state, table.host, 1, 1001)
    table.there = presence.came(table.there, 1, table.host, 1002)
    assert table.now(1002)[1] is ONLINE


def test_choosing() -> None:
    table = People()
    for seat, at in ((1, 1005), (2, 1100), (7, 1100), (-1, 1100)):
        with pytest.raises(TableRefusal):
            presence.check_missing(table.there, table.state, table.host, seat, at)
    table.say(0, until=2000)
    presence.check_missing(table.there, table.state, table.host, 1, 1010)
    table.there = presence.keep(table.there, 1)
    assert table.missing(1990) is None
    assert table.now(1990)[1] is GONE
    table.there = presence.came(table.there, 1, table.host, 1995)
    table.part(1, 1996)
    table.say(0, until=3000, since=1995)
    assert table.bot_at(1, 2100) == 2055, "they had been back: nobody chose to wait again"


def test_commands_to_choose() -> None:
    table = People((0, 1, 3))
    for name, kind in (("wait", WaitFor), ("bot", TakeBot)):
        assert read_command(name, {"seat": 1}) == kind(1)
        for seat in (0, 2, -1, 255):
            with pytest.raises(TableRefusal):
                command(table.state, 0, kind(seat), table.host, 1001)
        with pytest.raises(TableRefusal):
            read_command(name, {"seat": "1"})
        with pytest.raises(TableRefusal):
            command(table.state, 2, kind(1), table.host, 1001)
    assert command(table.state, 0, WaitFor(1), table.host, 1001) == (table.state, ())
    state, entries = command(table.state, 0, TakeBot(1), table.host, 1001, "0:b")
    assert entries[0].cmd == "0:b"
    assert entries[0].event == SeatTaken(1, SeatKind.BOT, "P1", absent=True)
    assert state.absent == {1}


def follow(state: TableState, entries: tuple[Entry, ...]) -> TableState:
    """The fold of entries that went through JSON."""
    for entry in entries:
        event = from_json(json.loads(json.dumps(to_json(entry.event))))
        assert event == entry.event
        state = fold_table(state, entry)
    return state


def test_the_match_goes_on_at_the_same_card() -> None:
    host, player = host_of("same"), make("club", b"")
    state, _ = opened("bela4", (0, 1), host)
    now = START
    while state.match is None or state.match.phase is not Phase.PLAY or state.match.turn != 1:
        now += 1
        asked = [s for s in state.persons if asked_view(state, s).turn == s]
        due = wake_at(state, host)
        if due is not None and due <= now:
            state, _ = wake(state, host, now)
        elif asked:
            wish = Act(player.act(asked_view(state, asked[0])))
            state, _ = command(state, asked[0], wish, host, now)
    before = state
    state, entries = stand_in(state, 1, host, now)
    assert follow(before, entries) == state
    assert (list(state.persons), set(state.absent)) == ([0], {1})
    assert not may_take_back(state, 0), "somebody may return"
    state, entries = come_back(state, 1, host, now + 1)
    assert follow(before, entries).seats == state.seats == before.seats
    assert state.match == before.match
    assert state.absent == frozenset()
    assert state.match is not None
    state, _ = command(state, 1, Act(player.act(asked_view(state, 1))), host, now + 2)
    assert state.match != before.match


def test_who_is_back() -> None:
    table = People()
    table.part(1, 1001)
    table.state, _ = stand_in(table.state, 1, table.host, 1070)
    assert table.now(1070)[1] is GONE
    assert presence.returned(table.there, table.state, table.host, 1070) is None
    table.there = presence.came(table.there, 1, table.host, 1080)
    assert presence.returned(table.there, table.state, table.host, 1080) == 1
    table.state, _ = come_back(table.state, 1, table.host, 1080)
    assert presence.returned(table.there, table.state, table.host, 1080) is None
    table.state, _ = command(table.state, 1, Leave(), table.host, 1081)
    assert presence.returned(table.there, table.state, table.host, 1081) is None, "they left"
    assert not table.state.absent


def test_nobody_waits_for_the_ready_of_a_bot() -> None:
    for gone in (TakeBot(1), Leave()):
        host = host_of("rest")
        state = next(s for s, _ in steps("bela4(target=301)", (0, 1), host) if s.resting)
        state, _ = command(state, 0, AskReady(), host, 9e9)
        assert state.resting
        state, entries = command(state, 1 if gone == Leave() else 0, gone, host, 9e9)
        assert any(isinstance(entry.event, DealOpened) for entry in entries)


def test_after_the_end_no_bot_comes_by_itself() -> None:
    table = People()
    *_, (table.state, _) = steps("bela4(target=301)", (0, 1), table.host)
    table.part(1, 1001)
    table.say(0, until=2000)
    assert table.bot_at(1, 1990) is None
    presence.check_missing(table.there, table.state, table.host, 1, 1990)
