"""The logs of tables: claimed by one owner at a time, sealed match by match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise

from sqlalchemy import Connection, delete, insert, select, update

from belot.rules.events import MatchOpened
from belot.store import schema
from belot.store.errors import Fenced, UnknownTable
from belot.store.lines import read_entry, seal, unseal
from belot.store.writer import epochs_of
from belot.table import Entry


@dataclass(frozen=True, slots=True)
class Claim:
    """A table that is one's own from now on: the epoch to append with, and its whole log."""

    epoch: int
    entries: tuple[Entry, ...]


def claim(connection: Connection, table: str) -> Claim:
    """Raise the table's epoch, which fences whoever owned it; raises UnknownTable."""
    owners = schema.owners
    raised = (
        update(owners)
        .where(owners.c.table_id == table)
        .values(epoch=owners.c.epoch + 1)
        .returning(owners.c.epoch)
    )
    epoch = connection.execute(raised).scalar()
    if epoch is None:
        raise UnknownTable(table)
    return Claim(epoch, tuple(read_log(connection, table)))


def read_log(connection: Connection, table: str) -> list[Entry]:
    """The whole log of a table, sealed matches included."""
    rows = schema.sealed
    query = select(rows.c.log).where(rows.c.table_id == table).order_by(rows.c.first)
    entries = [entry for (log,) in connection.execute(query).all() for entry in unseal(log)]
    return entries + _live(connection, table)


def _live(connection: Connection, table: str) -> list[Entry]:
    rows = schema.entries
    query = (
        select(rows.c.version, rows.c.seq, rows.c.at, rows.c.cmd, rows.c.event)
        .where(rows.c.table_id == table)
        .order_by(rows.c.seq)
    )
    return [
        read_entry(version, seq, at, cmd, json.loads(event))
        for version, seq, at, cmd, event in connection.execute(query).all()
    ]


def seal_finished(connection: Connection, table: str, epoch: int) -> int:
    """Put each match after which another has begun into one compressed row, its live rows go.
    Returns how many were sealed. Raises Fenced."""
    if epochs_of(connection, {table}).get(table) != epoch:
        raise Fenced(table)
    live = _live(connection, table)
    opened = [i for i, entry in enumerate(live) if isinstance(entry.event, MatchOpened)]
    starts = [0, *opened[1:]]
    for start, end in pairwise(starts):
        _seal(connection, table, live[start:end])
    return len(starts) - 1


def _seal(connection: Connection, table: str, entries: list[Entry]) -> None:
    first, last = entries[0].seq, entries[-1].seq
    row = {"table_id": table, "first": first, "last": last, "log": seal(entries)}
    connection.execute(insert(schema.sealed).values(row))
    rows = schema.entries
    gone = (rows.c.table_id == table) & rows.c.seq.between(first, last)
    connection.execute(delete(rows).where(gone))
