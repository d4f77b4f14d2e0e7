"""Somebody is to be forgotten, and leaves the tables where others are."""

from __future__ import annotations

from belot.server.inbox import Step
from belot.table import Host, TableState, room_command
from belot.table.commands import Part


def left(state: TableState, session: str, host: Host, now: float) -> Step:
    """The step in which a session leaves a room for good; nothing where it is in none."""
    member = None if state.room is None else state.room.of_session(session)
    if member is None:
        return state, ()
    return room_command(state, member.id, Part(), host, now)
