"""What is kept from one step to the next is what would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from belot.protocol.encode import plain
from belot.protocol.showing import view_shape
from belot.protocol.stream import SPECTATOR
from belot.server.attending import Attending
from belot.server.audience import Audience
from belot.server.connection import Connection
from belot.server.telling import Kept, Telling
from belot.table import TableState, closes_at, presence, seen_by
from tests.table.hosting import SETS, host_of, steps


@pytest.mark.parametrize("name", SETS)
def test_a_view_by_what_was_kept_is_the_view(name: str) -> None:
    host, kept = host_of(name), Kept()
    for state, entries in steps(name, host=host):
        closes = closes_at(state, host)
        telling = Telling(entries, state, closes, kept)
        for seat in range(SPECTATOR, state.rules.players):
            told = msgspec.json.decode(telling.view(seat))
            assert told == plain(view_shape(state, seat, closes))


@pytest.mark.parametrize("name", SETS)
def test_what_a_spectator_sees_whole_everybody_does(name: str) -> None:
    for state, entries in steps(name):
        for entry in entries:
            if seen_by(entry.event, SPECTATOR) is entry.event:
                seats = range(state.rules.players)
                assert all(seen_by(entry.event, seat) is entry.event for seat in seats)


def test_who_is_there_is_worked_out_whenever_it_can_be_otherwise() -> None:
    chance, host = random.Random(5), host_of("there")
    states = [state for state, _ in steps("belote(target=251)", host=host)][::20]
    for _ in range(20):
        _people_come_and_go(chance, states)


def _people_come_and_go(chance: random.Random, states: list[TableState]) -> None:
    host, now = host_of("there"), 1000.0
    audience = Audience()
    there = Attending(audience, host, {0, 1, 2, 3}, now)
    looked = now
    for _ in range(300):
        now += chance.choice((0.1, 0.5, 3.0, 9.0, 20.0))
        state, seat = chance.choice(states[:2]), chance.randrange(4)
        line = Connection(100)
        line.seat = seat
        match chance.randrange(6):
            case 0:
                audience.join(line, seat)
                there.came(line, now)
            case 1:
                there.parted(line, now, closed=chance.random() < 0.5)
            case 2:
                there.keep(seat)
            case 3:
                there.held(seat, chance.random() < 0.5, now)
            case _:
                for each in audience:
                    there.heard(each, now)
        fresh = presence.presence(there._there, state, host, now)
        assert there.presence(state, now) == tuple(who.value for who in fresh)
        there.tell(state, now)
        assert there._told == there.frame(state, now)
        looked = now if chance.random() < 0.7 else looked
        due, moment = there.look_at(state, looked), presence.look_at(there._there, state, host, now)
        assert moment is None or (due is not None and due <= moment), "never too late"
