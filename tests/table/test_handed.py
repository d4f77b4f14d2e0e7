"""Matches that go on from totals handed over, as from a score pad."""

from __future__ import annotations

import pytest

from belot.fair import Chain
from belot.rules import Phase, RuleSet
from belot.table import Handed, RoomOpened, Seat, SeatKind, TableRefusal, open_room, open_table
from belot.table import commands as c
from belot.table.lines import entry_line, read_line
from belot.table.state import TableState
from belot.table.table import room_command
from tests.table.hosting import Step, host_of
from tests.table.rooming import BOTS, CODE
from tests.table.test_again import played

BELA = RuleSet.parse("bela4(target=501)")
ALONE = (Seat(SeatKind.PERSON, "Ana"), *(Seat(SeatKind.BOT, name) for name in BOTS[1:]))


def opened(handed: Handed, heads: dict[int, str] | None = None) -> Step:
    host = host_of("handed")
    return open_table(BELA, ALONE, host, 1.0, id="t", heads=heads, handed=handed)


def room(handed: Handed) -> Step:
    event = RoomOpened(CODE, BOTS, True, True, handed.totals, handed.hung, handed.dealer)
    return open_room(BELA, event, "session", "Ana", 1.0, id="t")


def begun(state: TableState) -> tuple[tuple[int, ...], int, int]:
    assert state.match is not None
    standing = state.match.standing
    return standing.totals, standing.hung, standing.dealer


def test_the_match_goes_on_from_there() -> None:
    state, entries = opened(Handed((420, 300), 81, 2))
    assert begun(state) == ((420, 300), 81, 2)
    assert state.match is not None
    assert state.match.phase is not Phase.BETWEEN, "the first deal is dealt"
    assert [read_line(entry_line(entry)) for entry in entries] == list(entries)
    over = played((state, entries), BELA.name)
    assert over.match is not None
    assert over.match.standing.deals < 5, "there was not much missing"
    assert sum(over.match.standing.totals) >= 720 + 162
    assert over.fair.match == "t/1", "its deals can be checked"


def test_a_total_below_nothing_is_carried_on() -> None:
    """The penalties of a pad, in the log too."""
    for open_one in (opened, room):
        state, entries = open_one(Handed((-20, 300), 0, 2))
        assert [read_line(entry_line(entry)) for entry in entries] == list(entries)
    state, _ = opened(Handed((-20, 300), 0, 2))
    assert begun(state) == ((-20, 300), 0, 2)


def test_who_deals_is_drawn_where_nobody_says() -> None:
    dealers = {begun(opened(Handed((n, 0)))[0])[2] for n in range(3)}
    assert dealers <= {0, 1, 2, 3}


def test_a_first_deal_that_is_called_waits_for_its_values() -> None:
    head = Chain(b"a seed of a test, 32 bytes long.", 1024).head.hex()
    state, _ = opened(Handed((420, 300), 0, 1), {0: head})
    assert state.calling
    assert begun(state) == ((420, 300), 0, 1)


@pytest.mark.parametrize(
    "handed",
    [
        Handed((1, 2, 3)),
        Handed((1,)),
        Handed((1, 2, 3), 5),
        Handed((1, 2), -1),
        Handed((1, 2), 0, 4),
        Handed((1, 2), 0, -2),
    ],
)
def test_what_cannot_be_is_refused(handed: Handed) -> None:
    for open_one in (opened, room):
        with pytest.raises(TableRefusal) as refused:
            open_one(handed)
        assert refused.value.code == "standing"


def test_the_first_match_of_a_room_goes_on_from_there() -> None:
    state, entries = room(Handed((420, 300), 81, 2))
    assert state.match is None
    assert [read_line(entry_line(entry)) for entry in entries] == list(entries)
    state, _ = room_command(state, 0, c.Start(), host_of("room"), 2.0)
    assert begun(state) == ((420, 300), 81, 2)
    assert state.room is not None
    assert state.room.handed is None, "the next match begins from nothing"


def test_another_game_begins_from_nothing() -> None:
    state, _ = room(Handed((420, 300), 0, 2))
    host = host_of("room")
    state, _ = room_command(state, 0, c.SetRules("bela3"), host, 2.0)
    state, _ = room_command(state, 0, c.Start(), host, 3.0)
    assert begun(state)[0] == (0, 0, 0)


def test_a_room_from_nothing_is_written_as_ever() -> None:
    event = RoomOpened(CODE, BOTS)
    _, entries = open_room(BELA, event, "session", "Ana", 1.0, id="t")
    assert "totals" not in entry_line(entries[1])
