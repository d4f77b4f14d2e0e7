"""A private choice rides on a public action: the streams to the other seats, and what their views
show, are the same whether or not there was a choice (design §4)."""

from __future__ import annotations

import pytest

from belot.rules import Announce, Phase, Play, Swap, parse_card, seen_by
from belot.rules.view import SeatView
from tests.tables import Table

Stream = tuple[object, ...]


def heard(table: Table, by: tuple[int, ...]) -> list[Stream]:
    """What each seat heard, and what it sees besides its own cards."""
    seen: list[Stream] = []
    for seat in by:
        events = [e for e in (seen_by(each, seat) for each in table.log) if e is not None]
        seen.append((tuple(events), public(table.view(seat)), table.view(seat).hand))
    return seen


def public(view: SeatView) -> tuple[object, ...]:
    return (view.phase, view.turn, view.standing, view.board, view.run, view.law, view.lawful)


# Seats 0 and 3 hold the same in both; seats 1 and 2 change cards that stay hidden.
WITH = {1: "KH QH 7S 8S 9S 9D TD 8D", 2: "7H 7D 7C 8C AC AD QD JD"}
WITHOUT = {1: "KH 7D 7S 8S AC 9D TD AD", 2: "7H QH 9S 7C 8C 8D QD JD"}
REST = {0: "8H 9H TH JH AH KD TC JC", 3: "TS JS QS KS AS 9C QC KC"}


def table_of(name: str, hands: dict[int, str]) -> Table:
    table = Table(name).deal({**hands, **REST}, taker=0, turned="")
    table.say("pass pass pass H")
    return table


@pytest.mark.parametrize(
    "name", ["bela4_tournament", "belot4", "bela4_tournament(belote_announce=manual_both)"]
)
def test_belote_refused_or_not_held(name: str) -> None:
    def played(hands: dict[int, str]) -> Table:
        table = table_of(name, hands)
        table.announce()
        table.play("KH")
        return table

    assert heard(played(WITH), (0, 3, -1)) == heard(played(WITHOUT), (0, 3, -1))


RIDING = "belote(auction=one_round_call,turn_up=none,packets=3+2/3)"


@pytest.mark.parametrize(
    "name", [RIDING, RIDING.replace("belote(", "bulgarian("), "bela4_tournament"]
)
def test_nothing_announced_or_nothing_to_announce(name: str) -> None:
    """Seat 1 has 7 8 9 of spades in one deal and not in the other."""
    name = name.replace("packets=3+2/3)", "packets=3+2/3,doubling=0,contracts=suits)")
    for said in (None, Announce()):

        def played(hands: dict[int, str], said: Announce | None = said) -> Table:
            table = table_of(name, hands)
            if table.phase is Phase.ANNOUNCE:
                table.announce()
                said = None
            table.do(Play(parse_card("7S"), announce=said))
            return table

        assert heard(played(WITH), (0, 3, -1)) == heard(played(WITHOUT), (0, 3, -1))


# Seat 0, the dealer, holds the same ten cards; seat 1 the seven of the turned suit or not.
DEALER = "7D 8D 9D TD JD QD KD AD 7C 8C"


def asked(first_six: str) -> Table:
    table = Table("belot2").deal({1: first_six, 0: DEALER}, turned="AH")
    table.say("take")
    return table


def test_a_swap_declined_or_no_seven() -> None:
    tables = [asked("7H 8H 7S 8S 9S TS"), asked("9H 8H 7S 8S 9S TS")]
    assert heard(tables[0], (0, -1)) == heard(tables[1], (0, -1))  # who is asked is not told either
    for table in tables:
        table.do(Swap(False))
        table.do(Swap(False))
    assert heard(tables[0], (0, -1)) == heard(tables[1], (0, -1))
