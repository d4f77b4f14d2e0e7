"""What the events of a room change at the table: rules, seats and who plays them."""

from __future__ import annotations

from dataclasses import replace

from belot.rules import RuleSet
from belot.rules.state import put
from belot.table import fairness, room_events
from belot.table import room as rooms
from belot.table.events import Clock, Seat, SeatKind
from belot.table.room import Room
from belot.table.state import QUOTA, TableState


def folded(state: TableState, event: room_events.RoomEvent) -> TableState:
    """What an event of the room changes, at the table too."""
    if isinstance(event, room_events.RoomOpened):
        return replace(state, room=rooms.opened(event, len(state.seats), state.rules.name))
    assert state.room is not None
    before, room = state.room, rooms.folded(state.room, event)
    state = replace(state, room=room)
    match event:
        case room_events.RulesChanged():
            return _seated(_resized(state, RuleSet.parse(event.rules)), before.holders)
        case room_events.ClockChanged():
            clock = None if event.clock is None else Clock(*event.clock)
            banks = (clock.bank if clock else 0.0,) * len(state.seats)
            return replace(state, clock=clock, banks=banks)
        case room_events.NextPlaced():
            return replace(state, ready=frozenset())
        case room_events.BotChosen():
            chosen = replace(state.seats[event.seat], bot=event.bot)
            return replace(state, seats=put(state.seats, event.seat, chosen))
        case room_events.RoomReturned():
            return _returned(state)
        case room_events.SeatGiven() | room_events.Placed() | room_events.Parted():
            return _seated(state, before.holders)
        case room_events.Renamed() | room_events.Joined():
            return _named(state)
        case _:
            return state


def _resized(state: TableState, rules: RuleSet) -> TableState:
    """Other rules, with as many seats as they take."""
    assert state.room is not None
    seats, names = state.seats[: rules.players], state.room.names
    seats += tuple(Seat(SeatKind.BOT, name) for name in names[len(seats) : rules.players])
    none, bank = (None,) * rules.players, state.clock.bank if state.clock else 0.0
    return replace(
        state,
        rules=rules,
        seats=seats,
        answers=none,
        banks=(bank,) * rules.players,
        quota=(QUOTA,) * rules.players,
    )


def _returned(state: TableState) -> TableState:
    """Back before the match: whoever holds a seat is expected to play there."""
    assert state.room is not None
    room, nobody = state.room, frozenset[int]()
    seats = tuple(_held(room, seat, who) for seat, who in enumerate(state.seats))
    still = replace(state, match=None, log=(), ready=nobody, absent=nobody, left=nobody)
    return replace(still, seats=seats)


def _seated(state: TableState, before: tuple[int, ...]) -> TableState:
    """The seats as the room holds them now, where that has changed."""
    assert state.room is not None
    holders = state.room.holders
    known = (*before, *(-1,) * len(holders))
    changed = {seat for seat, holder in enumerate(holders) if known[seat] != holder}
    state = replace(
        state,
        absent=state.absent - changed,
        left=state.left - changed,
        ready=state.ready - changed,
        fair=fairness.moved(state.fair, before, holders),
        question=None if changed else state.question,
        seats=tuple(
            _held(state.room, seat, who) if seat in changed else who
            for seat, who in enumerate(state.seats)
        ),
    )
    return _named(state)


def _held(room: Room, seat: int, who: Seat) -> Seat:
    """A seat as its holder, or its bot, plays it."""
    member = room.holders[seat]
    if member < 0:
        return Seat(SeatKind.BOT, room.bot_name(seat), who.bot)
    return Seat(SeatKind.PERSON, room.name_of(member), who.bot)


def _named(state: TableState) -> TableState:
    """Seats bear the names of those who hold them, and bots no name of anybody's."""
    assert state.room is not None
    room = state.room
    names = (
        room.bot_name(seat) if member < 0 else room.name_of(member)
        for seat, member in enumerate(room.holders)
    )
    seats = tuple(replace(who, name=name) for who, name in zip(state.seats, names, strict=True))
    return replace(state, seats=seats)
