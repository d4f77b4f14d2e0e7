"""Answers to commands that come over a connection (``protocol/answers.py``)."""

from __future__ import annotations

from belot.protocol.answers import Answer, Answers, nak_of, steps_of
from belot.server.connection import Connection

__all__ = ["Answer", "Answers", "key_of", "nak_of", "steps_of"]


def key_of(connection: Connection, id: str, *, of_room: bool) -> str:
    """A command's id in the log: nobody can take the id of another's command. What one asks for as
    a member of the room goes by the member, because the seat may be another afterwards."""
    return f"m{connection.member}:{id}" if of_room else f"{connection.seat}:{id}"
