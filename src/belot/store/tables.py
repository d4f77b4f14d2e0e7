"""The tables there are, who sits at them, and how they stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select

from belot.store import schema
from belot.store.lines import entry_row
from belot.table import Entry


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be opened: its rules (canonical name), who opens it, which session sits
    where, how it stands, how its log begins, whether it goes on by itself; the code of a room."""

    id: str
    rules: str
    opened_by: str
    seats: Mapping[int, str]
    summary: str
    entries: tuple[Entry, ...]
    awake: bool = False
    code: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a list: ``seat`` is that of whoever asked, ``summary`` how it stands (JSON)."""

    id: str
    rules: str
    opened_by: str
    seat: int
    created: float
    last: float
    summary: str
    code: str | None = None


def new_table(connection: Connection, new: NewTable, now: float) -> int:
    """Make a table; returns the epoch to append to its log with."""
    row = {"id": new.id, "rules": new.rules, "opened_by": new.opened_by, "summary": new.summary}
    more = {"awake": new.awake, "created": now, "last": now, "code": new.code}
    connection.execute(insert(schema.tables).values(row | more))
    connection.execute(insert(schema.owners).values(table_id=new.id, epoch=1))
    for seat, session in new.seats.items():
        take_seat(connection, new.id, seat, session)
    connection.execute(insert(schema.entries), [entry_row(new.id, e) for e in new.entries])
    return 1


def take_seat(connection: Connection, table: str, seat: int, session: str) -> None:
    """A session gets a free seat; an IntegrityError if it is not free."""
    row = {"table_id": table, "seat": seat, "session_id": session}
    connection.execute(insert(schema.seats).values(row))


def seat_all(connection: Connection, table: str, seats: Mapping[int, str]) -> None:
    """These sessions sit at a table, and nobody else."""
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
    for seat, session in seats.items():
        take_seat(connection, table, seat, session)


def table_of_code(connection: Connection, code: str) -> str | None:
    """The room with a code."""
    rows = schema.tables
    return connection.execute(select(rows.c.id).where(rows.c.code == code)).scalar()


def seats_of(connection: Connection, table: str) -> dict[int, str]:
    """Which session sits where."""
    rows = schema.seats
    query = select(rows.c.seat, rows.c.session_id).where(rows.c.table_id == table)
    return dict(connection.execute(query).all())


def _query(session: str) -> Select[tuple[object, ...]]:
    tables, seats = schema.tables, schema.seats
    joined = tables.join(seats, seats.c.table_id == tables.c.id)
    mine = seats.c.session_id == session
    shown = (column for column in tables.c if column is not tables.c.awake)
    return select(*shown, seats.c.seat).select_from(joined).where(mine)


def tables_of(connection: Connection, session: str, limit: int = 100) -> list[TableRow]:
    """The tables where a session has a seat, the latest first."""
    query = _query(session).order_by(schema.tables.c.last.desc()).limit(limit)
    return [TableRow(**row) for row in connection.execute(query).mappings()]


def opener_of(connection: Connection, table: str) -> str:
    """The session that opened a table; nobody's name where there is none."""
    rows = schema.tables.c
    return connection.execute(select(rows.opened_by).where(rows.id == table)).scalar() or ""


def count_tables(connection: Connection, session: str) -> int:
    """How many tables a session has opened that are not over."""
    rows = schema.tables.c
    mine = (rows.opened_by == session) & rows.summary.not_like('%"over":true%')
    query = select(func.count()).select_from(schema.tables).where(mine)
    return connection.execute(query).scalar_one()


def awake_tables(connection: Connection, since: float) -> list[str]:
    """The tables that go on by themselves and did something since then, the latest first."""
    rows = schema.tables.c
    alive = rows.awake & (rows.last >= since)
    return list(connection.scalars(select(rows.id).where(alive).order_by(rows.last.desc())))


def table_of(connection: Connection, session: str, table: str) -> TableRow | None:
    """A table where this session has a seat."""
    query = _query(session).where(schema.tables.c.id == table)
    row: RowMapping | None = connection.execute(query).mappings().first()
    return None if row is None else TableRow(**row)


def drop_table(connection: Connection, table: str) -> None:
    """Remove a table with all that belongs to it."""
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
