"""What a table in memory is made of, and taking a step: stored first, then adopted, then told."""

from __future__ import annotations

import asyncio
import time

from belot import __version__
from belot.protocol.frames import VERSION, Ack, Since, Welcome
from belot.protocol.showing import view_shape
from belot.protocol.stream import SPECTATOR, Streams
from belot.rules.events import MatchOpened
from belot.server.answers import Answers, steps_of
from belot.server.attending import Attending
from belot.server.audience import Audience
from belot.server.connection import Connection
from belot.server.inbox import Inbox, Step
from belot.server.notices import Notices
from belot.server.summary import goes_on, summary_of
from belot.store import Claim, Store
from belot.table import Host, TableState, closes_at, replay_table

EPOCH = 1
"""The epoch on the wire names the numbering. Numbers follow from the log, which outlives every
owner; so it never changes (docs/decisions/0007)."""


class Keeper:
    """A table in memory, made from a claim: its state, its people, and how a step is taken.

    ``seats`` are the sessions of a table that is no room; a room knows its own.
    """

    def __init__(
        self, table: str, claim: Claim, seats: dict[int, str], store: Store, host: Host
    ) -> None:
        self.table = table
        self.audience = Audience()
        self.state: TableState = replay_table(claim.entries)
        self.quiet_since = time.monotonic()
        self._own_seats = seats
        self._origin = max(time.time(), self.state.since + 1e-5) - time.monotonic()
        self._epoch = claim.epoch
        self._store, self._host = store, host
        self._inbox = Inbox()
        self._streams = Streams()
        self._answers = Answers()
        self._attending = Attending(self.audience, host, self.seats, self._now())
        self._notices = Notices(self.audience, self._attending, host)
        for step in steps_of(claim.entries):
            self._streams.add(step)
            self._answers.note(step, self._streams)
        self._standing = summary_of(self.state), goes_on(self.state)
        self._summarised, self._made_of = time.monotonic(), tuple[object, ...]()

    @property
    def seats(self) -> dict[int, str]:
        """Which session has which seat."""
        return self._own_seats if self.state.room is None else _sessions(self.state)

    def _now(self) -> float:
        """The time of this table: that of the clock when it was loaded, or of its last step if that
        is later, and from there on without the jumps of a clock that is set."""
        return self._origin + time.monotonic()

    # --- people ---

    def _let_in(self, connection: Connection, seat: int, since: Since | None) -> None:
        self.audience.join(connection, seat)
        now = self._now()
        self._attending.came(connection, now)
        self._welcome(connection, since)
        self._attending.tell(self.state, now, newcomer=connection)
        self._notices.tell(self.state, now, newcomer=connection)
        self._inbox.look()

    def _welcome(self, connection: Connection, since: Since | None) -> None:
        seat = connection.seat
        seq = self._streams.seq(seat)
        fits = since is not None and since.epoch == EPOCH
        missed = self._streams.after(seat, since.seq) if since is not None and fits else None
        deal = self._streams.deal(seat) if since is None else ()
        connection.send(
            Welcome(
                v=VERSION,
                epoch=EPOCH,
                seq=seq,
                seat=seat,
                now=round(time.time() * 1000),
                build=__version__,
                full=missed is None,
                events=deal if missed is None else missed,
                view=view_shape(self.state, seat, closes_at(self.state, self._host)),
                me=connection.member,
            )
        )
        self._notices.repeat(connection)

    # --- steps ---

    async def _take(self, step: Step, asker: Connection | None = None, leaving: str = "") -> None:
        """Store a step, then adopt it and tell of it. Where somebody has several connections the
        ``asker`` gets the seat; who is ``leaving`` by a command of this id has its answer before
        the goodbye."""
        state, entries = step
        if not entries:
            await asyncio.sleep(0)
            return
        before = self.state
        reseated = state.room is not None and state.room is not before.room
        awake = goes_on(state)
        summary = self._new_summary(state, awake)
        await self._store.append(
            self.table,
            self._epoch,
            entries,
            summary,
            awake=awake,
            seats=_sessions(state) if reseated else None,
        )
        self.state = state
        # Whoever changes seats is welcomed there, and told no more of the seat before.
        moving = self._moving() if reseated else []
        self.audience.tell(entries, state, self._streams, closes_at(state, self._host))
        self._streams.add(entries)
        self._answers.note(entries, self._streams)
        if asker is not None and leaving:
            asker.send(Ack(leaving, self._streams.seq(asker.seat)))
        if reseated:
            self._reseat(before, sorted(moving, key=lambda connection: connection is asker))
        if state.matches > 1 and any(isinstance(e.event, MatchOpened) for e in entries):
            await self._store.seal(self.table, self._epoch)

    def _moving(self) -> list[Connection]:
        """Take out of the audience whoever has another seat now, or none, or is not welcome."""
        room = self.state.room
        assert room is not None
        moving = list[Connection]()
        for connection in self.audience:
            member = room.of_session(connection.session)
            seat = SPECTATOR if member is None else room.seat_of(member.id)
            stranger = member is None and (connection.member >= 0 or not room.watch)
            if stranger or seat != connection.seat:
                self.audience.part(connection)
                moving.append(connection)
            elif member is not None:
                connection.member = member.id
        return moving

    def _reseat(self, before: TableState, moving: list[Connection]) -> None:
        """Whoever has another seat now, or none, is welcomed there; whoever was sent out leaves."""
        room, old = self.state.room, before.room
        assert room is not None and old is not None
        now, seats = self._now(), self.seats
        for seat in range(max(len(room.holders), len(old.holders))):
            was, is_ = (holders[seat : seat + 1] for holders in (old.holders, room.holders))
            if was != is_:
                self._attending.held(seat, seat in seats, now)
        for connection in moving:
            member = room.of_session(connection.session)
            if member is None:
                connection.bye("kicked" if connection.session in room.banned else "gone")
                continue
            connection.member = member.id
            self._let_in(connection, room.seat_of(member.id), None)

    def _new_summary(self, state: TableState, awake: bool) -> str | None:
        """How the table stands, if that has changed or was not written for a while."""
        match, now = state.match, time.monotonic()
        of_match = None if match is None else (match.standing, match.phase)
        made_of = (state.seats, state.rules, state.matches, of_match, awake)
        if made_of == self._made_of and now - self._summarised < 30:
            return None
        self._made_of, standing = made_of, (summary_of(state), awake)
        if standing == self._standing and now - self._summarised < 30:
            return None
        self._standing, self._summarised = standing, now
        return standing[0]


def _sessions(state: TableState) -> dict[int, str]:
    """Which session has which seat of a room."""
    room = state.room
    assert room is not None
    return {s: room.members[m].session for s, m in enumerate(room.holders) if m >= 0}
