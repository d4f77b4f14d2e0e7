"""A room, the fairness of its deals and its clock, as everybody there is shown them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from belot.protocol.frames import Clock
from belot.protocol.rooms import (
    ChangeShape,
    ClockShape,
    FairShape,
    MemberShape,
    ParticipantShape,
    RoomShape,
    SeatAskShape,
)
from belot.rules import RuleSet
from belot.table import TableState, handed_over, may_start, runs_out

Here = Callable[[int], Literal["online", "away", "gone"]]
"""Whether a member is there."""


def room_shape(state: TableState, here: Here) -> RoomShape:
    """A room: the table must be one."""
    room = state.room
    assert room is not None
    clock, handed = state.clock, handed_over(state)
    members = tuple(
        MemberShape(m.id, m.name, room.seat_of(m.id), m.agreed, m.bot, here(m.id))
        for m in room.here
    )
    return RoomShape(
        code=room.code,
        host=room.host,
        locked=room.locked,
        watch=room.watch,
        chat=room.chat,
        stage=_stage(state),
        rules=state.rules.name,
        variant=state.rules.variant,
        players=state.rules.players,
        clock=None if clock is None else ClockShape(clock.move, clock.bank),
        seats=room.holders,
        bots=tuple(seat.bot for seat in state.seats),
        botnames=tuple(map(room.bot_name, range(state.rules.players))),
        members=members,
        changes=changes(room.before, state.rules.name),
        asks=tuple(SeatAskShape(member, seat) for member, seat in room.asks),
        next=room.next,
        may_start=may_start(state),
        paused=state.paused is not None,
        handed=handed.totals if handed is not None else (),
        hung=handed.hung if handed is not None else 0,
    )


def _stage(state: TableState) -> Literal["room", "match", "over"]:
    if state.match is None:
        return "room"
    return "match" if state.running else "over"


@lru_cache(maxsize=256)
def changes(before: str, after: str) -> tuple[ChangeShape, ...]:
    """What is otherwise in the second rule set (canonical names)."""
    old, new = RuleSet.parse(before), RuleSet.parse(after)
    values = old.to_json(), new.to_json()
    variant = (ChangeShape("variant", old.variant, new.variant),)
    if old.variant != new.variant:
        return variant
    return tuple(
        ChangeShape(option, str(value), str(values[1][option]))
        for option, value in values[0].items()
        if value != values[1][option]
    )


def fair_shape(state: TableState, until: float) -> FairShape:
    """How the deals of this match are made; values for a deal are taken for ``until`` seconds after
    it was called."""
    fair, called = state.fair, state.fair.called
    dealt = state.match.standing.deals if state.match is not None else 0
    return FairShape(
        match=fair.match,
        head=fair.head,
        deal=dealt if called is None else called.deal,
        called=called is not None,
        deadline=None if called is None else round((called.at + until) * 1000),
        participants=()
        if called is None
        else tuple(
            ParticipantShape(seat, commitment, seat in called.values)
            for seat, commitment in called.participants
        ),
        commitments=fair.commitments,
        dropped=fair.dropped,
        shown=fair.shown,
    )


def clock_frame(state: TableState) -> Clock | None:
    """The clock after a step; None where there is none."""
    if state.clock is None:
        return None
    over = runs_out(state)
    turn = state.match.turn if state.match is not None and over is not None else -1
    return Clock(
        turn=turn,
        move=None if over is None else round((state.asked + state.clock.move) * 1000),
        over=None if over is None else round(over * 1000),
        banks=tuple(round(bank * 1000) for bank in state.banks),
    )
