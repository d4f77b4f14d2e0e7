"""What the others may let a seat take back: its last card or call, before anything came of it."""

from __future__ import annotations

from dataclasses import replace

from belot.rules import Phase, legal_actions, replay, take_rest
from belot.rules import events as ev
from belot.table.undoing import undo_point
from tests.table.hosting import SETS, opened, steps
from tests.tables import Table

# Hearts are trumps; seat 1 leads.
HANDS = {
    1: "JH 9H AH AS KS QS 7S TD",
    2: "8H KH QH TS 9S 8S 7D 8D",
    3: "TH 7H JS AD KD QD AC TC",
    0: "9D JD 7C 8C 9C JC QC KC",
}


def points(table: Table) -> list[int | None]:
    state = replace(opened("bela4")[0], log=tuple(table.log))
    return [undo_point(state, seat) for seat in range(4)]


def only(seat: int, table: Table) -> list[int | None]:
    """That seat, back to before its last decision."""
    back = max(n for n, e in enumerate(table.log) if isinstance(e, ev.Called | ev.CardPlayed))
    return [back if who == seat else None for who in range(4)]


def test_the_last_call_and_the_last_card() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    assert points(table) == [None] * 4  # the cards were dealt after the cut
    table.say("pass")
    assert points(table) == only(1, table)
    table.say("pass")
    assert points(table) == only(2, table)
    table.say("H")
    assert points(table) == [None] * 4  # everybody has taken the talon
    table.announce()
    assert points(table) == [None] * 4
    table.play("AS")
    assert points(table) == only(1, table)
    table.play("TS")
    assert points(table) == only(2, table)


def test_a_trick_that_was_taken_shows_nothing() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    table.say("H")
    table.announce()
    table.play("AS TS JS 9D")
    assert isinstance(table.log[-1], ev.TrickTaken)
    assert points(table) == only(0, table)
    state = replay(table.log[: points(table)[0]])
    assert state.turn == 0
    assert state.run is not None
    assert len(state.run.trick.cards) == 3


def test_what_was_shown_or_written_stays() -> None:
    table = Table("belote", dealer=0).deal()
    table.say("take")
    while table.phase is Phase.PLAY:
        table.do(legal_actions(table.view(table.turn))[-1])
        shown = isinstance(table.log[-1], ev.DeclarationsShown | ev.DealScored)
        assert (points(table) == [None] * 4) == shown
    kinds = {type(event) for event in table.log}
    assert {ev.DeclarationsShown, ev.DealScored} <= kinds


def test_the_rest_is_not_taken_back() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    table.say("H")
    table.announce()
    table.play("AS")
    table.log += take_rest(table.state, 1)[1]
    assert points(table) == [None] * 4


def test_a_deal_that_was_passed_out() -> None:
    table = Table("bulgarian").deal()
    table.say("pass pass pass")
    assert points(table) == only(3, table)
    table.say("pass")
    assert points(table) == [None] * 4


def test_nothing_was_done_yet() -> None:
    assert points(Table("bulgarian")) == [None] * 4


def test_at_most_one_seat_and_its_own_turn_again() -> None:
    for name in SETS[:9]:
        found = 0
        for state, _ in steps(name):
            back = {
                s: p for s in range(len(state.seats)) if (p := undo_point(state, s)) is not None
            }
            assert len(back) <= 1
            for seat, place in back.items():
                before = replay(state.log[:place])
                assert before.turn == seat
                found += 1
        assert found > 20
