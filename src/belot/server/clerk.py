"""Answering what people ask of a table."""

from __future__ import annotations

import logging
from typing import Any, cast

from belot.protocol.frames import Ack, Cmd
from belot.protocol.stream import SPECTATOR
from belot.rules import BelotError
from belot.server.answers import Answer, key_of, nak_of
from belot.server.connection import Connection
from belot.server.inbox import Asked, Step
from belot.server.keeper import Keeper
from belot.server.pace import Pace
from belot.table import (
    Command,
    RoomCommand,
    SeatKind,
    Sit,
    TableRefusal,
    TakeBot,
    WaitFor,
    command,
    room_command,
)
from belot.table.codec import read_command
from belot.table.commands import Part
from belot.table.wishes import OF_ROOM

log = logging.getLogger("belot.table")

PACED = OF_ROOM | {"commit", "leave", "pause", "resume", "rest", "takeback", "undo"}
"""Commands that could follow each other without end, and would make a log without end."""

SAYINGS = {"phrase": "phrase", "chat": "text"}
"""Commands that are told and not stored, and the field with what is said."""


class Clerk(Keeper):
    """A table that answers: each command once, with what was stored or why it was refused."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._pace = Pace(burst=100, every=1.0)

    async def _answer(self, asked: Asked) -> None:
        connection, cmd = asked.connection, asked.cmd
        self._know(connection)
        if cmd.a in SAYINGS:
            connection.send(self._say(connection, cmd))
            return
        of_room = self.state.room is not None and cmd.a in OF_ROOM
        key = key_of(connection, cmd.id, of_room=of_room)
        answer = self._answers.find(key, cmd.id)
        if answer is None:
            try:
                wish = read_command(cmd.a, cmd.d)
                if cmd.a in PACED:
                    self._pace.take(connection.session, self._now())
                answer = await self._carry_out(connection, cmd, wish, key, of_room=of_room)
            except BelotError as error:
                answer = nak_of(cmd.id, error, self._streams.seq(connection.seat))
                self._answers.refused(key, answer)
        connection.send(answer)

    def _know(self, connection: Connection) -> None:
        """Who asks is a matter of now: whoever was sent out, or has a newer connection, may still
        be heard for a moment, while their seat is somebody else's already."""
        room = self.state.room
        if room is None or self.audience.seats(connection):
            return
        member = room.of_session(connection.session)
        connection.member = SPECTATOR if member is None else member.id
        connection.seat = room.seat_of(connection.member)

    async def _carry_out(
        self, connection: Connection, cmd: Cmd, wish: Command, key: str, *, of_room: bool
    ) -> Ack:
        if of_room:
            step = self._room_step(connection, wish, key)
            await self._take(step, connection, cmd.id if isinstance(wish, Part) else "")
            return Ack(cmd.id, self._streams.seq(connection.seat))
        if connection.seat == SPECTATOR:
            if not isinstance(wish, Sit):
                raise TableRefusal("not-seated", "a spectator only watches")
            await self._seat(connection)
            if self._bears(connection.seat, wish.name):
                return Ack(cmd.id, self._streams.seq(connection.seat))
            key = key_of(connection, cmd.id, of_room=False)
        seat = connection.seat
        await self._take(self._step(connection, wish, key))
        if isinstance(wish, WaitFor):
            self._attending.keep(wish.seat)
        return Ack(cmd.id, self._streams.seq(seat))

    def _step(self, connection: Connection, wish: Command, key: str) -> Step:
        """What a command comes to. A fault of ours refuses this command and nothing else."""
        now, seat = self._now(), connection.seat
        try:
            if isinstance(wish, WaitFor | TakeBot):
                self._attending.check_missing(self.state, wish.seat, now)
            return command(self.state, seat, wish, self._host, now, key, connection.lag)
        except BelotError:
            raise
        except Exception:
            raise self._fault() from None

    def _room_step(self, connection: Connection, wish: Command, key: str) -> Step:
        """What a member asks for comes to."""
        try:
            return room_command(
                self.state,
                connection.member,
                cast(RoomCommand, wish),
                self._host,
                self._now(),
                key,
            )
        except BelotError:
            raise
        except Exception:
            raise self._fault() from None

    def _fault(self) -> TableRefusal:
        log.exception("command", extra={"table": self.table})
        return TableRefusal("internal", "something broke")

    def _say(self, connection: Connection, cmd: Cmd) -> Answer:
        """Tell everybody what somebody says."""
        key, talk = key_of(connection, cmd.id, of_room=True), self._notices.talk
        seq = self._streams.seq(connection.seat)
        if talk.repeated(key):
            return Ack(cmd.id, seq)
        try:
            text = cmd.d.get(SAYINGS[cmd.a])
            said = talk.say(self.state, connection, cmd.a, text, self._now())
        except BelotError as error:
            return nak_of(cmd.id, error, seq)
        self._notices.say(said, key)
        return Ack(cmd.id, seq)

    def _bears(self, seat: int, name: str) -> bool:
        """Whether a seat is a person's of that name already: an invited guest sits down in it."""
        held = self.state.seats[seat]
        return held.kind is SeatKind.PERSON and held.name == name

    async def _seat(self, connection: Connection) -> None:
        """Give a spectator the first seat that is a person's and nobody's yet."""
        kept = sorted({*self.state.persons, *self.state.absent})
        free = (s for s in kept if s not in self.seats)
        seat = next(free, None)
        if seat is None or not connection.session:
            raise TableRefusal("seat-taken", "no seat is free")
        await self._store.take_seat(self.table, seat, connection.session)
        self._own_seats[seat] = connection.session
        self._let_in(connection, seat, None)
