"""What is kept of one person, and how it goes: sessions, seats, and their name in logs.

A log tells what happened at a table, to others too, so it stays where others were; the name and the
session of this person in it do not. Nothing that is made of a log depends on names
(docs/fairness.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from belot.store import schema
from belot.store.lines import entry_row, seal, unseal
from belot.store.log import read_log
from belot.store.scrubber import Scrubber
from belot.table import Entry, TableState
from belot.table.room_events import Joined


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table that has something of a session; ``opened`` by it, or by somebody else."""

    id: str
    code: str | None
    rules: str
    created: float
    last: float
    summary: str
    opened: bool


@dataclass(frozen=True, slots=True)
class KeptPad:
    """A shared pad that a session opened, and how many operations it holds."""

    created: float
    last: float
    operations: int


@dataclass(frozen=True, slots=True)
class Kept:
    """What a store has of a session: when it began and whether it is an administrator's, how many
    other devices are this person too, and the tables and pads that have something of theirs. Times
    are seconds since 1970."""

    created: float
    admin: bool
    devices: int
    tables: tuple[KeptTable, ...]
    pads: tuple[KeptPad, ...]


def kept(connection: Connection, session: str) -> Kept:
    """What there is of a session."""
    rows, tokens, admins = schema.sessions.c, schema.tokens.c, schema.admins.c
    created = connection.execute(select(rows.created).where(rows.id == session)).scalar() or 0.0
    admin = connection.execute(select(1).where(admins.session_id == session)).first() is not None
    others = select(func.count()).select_from(schema.tokens).where(tokens.session_id == session)
    devices = connection.execute(others).scalar_one()
    return Kept(created, admin, devices, _tables(connection, session), _pads(connection, session))


def _tables(connection: Connection, session: str) -> tuple[KeptTable, ...]:
    rows = schema.tables.c
    columns = (rows.id, rows.code, rows.rules, rows.created, rows.last, rows.summary)
    query = select(*columns, rows.opened_by == session)
    mine = query.where(rows.id.in_(tables_with(connection, session))).order_by(rows.last.desc())
    return tuple(KeptTable(*row) for row in connection.execute(mine).all())


def _pads(connection: Connection, session: str) -> tuple[KeptPad, ...]:
    pads, ops = schema.pads.c, schema.pad_ops.c
    count = select(func.count()).select_from(schema.pad_ops).where(ops.pad_id == pads.id)
    query = select(pads.created, pads.last, count.scalar_subquery())
    found = connection.execute(query.where(pads.opened_by == session).order_by(pads.created))
    return tuple(KeptPad(*row) for row in found.all())


def tables_with(connection: Connection, session: str) -> list[str]:
    """The tables that a session opened, has a seat at, or was ever in, the oldest first."""
    rows, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c
    seated = select(seats.table_id).where(seats.session_id == session)
    mark = f'"session":"{session}"'
    joined = select(entries.table_id).where(entries.event.contains(mark, autoescape=True))
    query = select(rows.id).where(
        (rows.opened_by == session) | rows.id.in_(seated) | rows.id.in_(joined)
    )
    found = set(connection.scalars(query)) | _sealed_with(connection, mark)
    order = select(rows.id).where(rows.id.in_(found)).order_by(rows.created, rows.id)
    return list(connection.scalars(order))


def _sealed_with(connection: Connection, mark: str) -> set[str]:
    """The rooms whose sealed matches have this in them."""
    tables, sealed = schema.tables.c, schema.sealed.c
    rooms = select(tables.id).where(tables.code.is_not(None))
    query = select(sealed.table_id, sealed.log).where(sealed.table_id.in_(rooms))
    found = connection.execution_options(yield_per=50).execute(query)
    return {table for table, log in found if any(mark in _text(e) for e in unseal(log))}


def _text(entry: Entry) -> str:
    event = entry.event
    return f'"session":"{event.session}"' if isinstance(event, Joined) else ""


def forget(connection: Connection, session: str) -> list[str]:
    """Remove whatever is kept of a session; the tables that changed or went. Whoever owned one of
    them is fenced."""
    if connection.dialect.name == "sqlite":  # what goes is not left lying in the file
        connection.exec_driver_sql("PRAGMA secure_delete = ON")
    touched = tables_with(connection, session)
    for table in touched:
        heir = _heir(connection, table, session)
        if heir is None:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
        else:
            _hand_on(connection, table, session, heir)
    connection.execute(delete(schema.pads).where(schema.pads.c.opened_by == session))
    for rows in (schema.tokens, schema.links, schema.admins):
        connection.execute(delete(rows).where(rows.c.session_id == session))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.id == session))
    return touched


def _heir(connection: Connection, table: str, session: str) -> str | None:
    """Another person who has something of this table: a seat, or was in the room."""
    seats, sessions = schema.seats.c, schema.sessions.c
    people = select(sessions.id).where(~sessions.bot)
    query = select(seats.session_id).where(seats.table_id == table).order_by(seats.seat)
    there = [*connection.scalars(query), *_came(read_log(connection, table))]
    real = set(connection.scalars(people.where(sessions.id.in_({*there, session}))))
    return next((who for who in there if who != session and who in real), None)


def _came(entries: Iterable[Entry]) -> list[str]:
    """Who ever came into a room, the last first."""
    return [e.event.session for e in entries if isinstance(e.event, Joined)][::-1]


def _hand_on(connection: Connection, table: str, session: str, heir: str) -> None:
    """A table stays, for others: without the name of this person, and opened by somebody else."""
    seats, tables, owners = schema.seats, schema.tables, schema.owners
    mine = (seats.c.table_id == table) & (seats.c.session_id == session)
    held = frozenset(connection.scalars(select(seats.c.seat).where(mine)))
    state = _rewrite(connection, table, Scrubber(session, held))
    connection.execute(delete(seats).where(mine))
    row = connection.execute(
        select(tables.c.opened_by, tables.c.summary).where(tables.c.id == table)
    ).one()
    opener = heir if row.opened_by == session else row.opened_by
    summary: dict[str, Any] = json.loads(row.summary)
    if state is not None and "seats" in summary:
        summary["seats"] = [seat.name for seat in state.seats]
    text = json.dumps(summary, ensure_ascii=False, separators=(",", ":"))
    changed = update(tables).where(tables.c.id == table)
    connection.execute(changed.values(opened_by=opener, summary=text))
    connection.execute(
        update(owners).where(owners.c.table_id == table).values(epoch=owners.c.epoch + 1)
    )


def _rewrite(connection: Connection, table: str, scrubber: Scrubber) -> TableState | None:
    """Write the log of a table anew, sealed matches and entries alike; how it stands then."""
    sealed, rows = schema.sealed, schema.entries
    query = select(sealed.c.first, sealed.c.log).where(sealed.c.table_id == table)
    for first, packed in connection.execute(query.order_by(sealed.c.first)).all():
        log = seal(map(scrubber.scrub, unseal(packed)))
        here = (sealed.c.table_id == table) & (sealed.c.first == first)
        connection.execute(update(sealed).where(here).values(log=log))
    last = scrubber.state.seq if scrubber.state is not None else 0
    for entry in read_log(connection, table):
        if entry.seq <= last:
            continue
        new = scrubber.scrub(entry)
        if new != entry:
            here = (rows.c.table_id == table) & (rows.c.seq == entry.seq)
            row = entry_row(table, new)
            changed = {"version": row["version"], "event": row["event"]}
            connection.execute(update(rows).where(here).values(changed))
    return scrubber.state
