"""Whether everything in a store is as it was written: every log read, folded and played again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select, text

from belot.record.retrace import retrace
from belot.rules import BelotError, Event
from belot.rules.events import MatchOpened
from belot.store import schema
from belot.store.database import version_of
from belot.store.errors import Newer, StoreError
from belot.store.lines import read_entry, unseal
from belot.table import Entry, TableState, fold_table

_BROKEN = (
    *(BelotError, Newer, ValueError, TypeError, LookupError, AttributeError, AssertionError),
    *(ArithmeticError, RecursionError, zlib.error),
)
"""What comes of reading, folding or replaying a log that is not one."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong: at which table (empty: in the database itself), where in its
    log, and what."""

    table: str
    place: str
    reason: str


@dataclass(frozen=True, slots=True)
class Found:
    """What was read, and the first fault, if there is one."""

    tables: int
    entries: int
    matches: int
    fault: Fault | None = None


class _Wrong(Exception):
    """Something is wrong at a place of a log."""

    def __init__(self, place: str, reason: object) -> None:
        super().__init__(place, reason)
        self.place, self.reason = place, reason


def verify(connection: Connection) -> Found:
    """Read everything, up to the first fault. Raises StoreError for a schema of another day."""
    version = version_of(connection)
    if version != schema.HEAD:
        raise StoreError(f"the schema is {version}, today's is {schema.HEAD}: upgrade first")
    tables = entries = matches = 0
    if reason := _of_database(connection):
        return Found(0, 0, 0, Fault("", "the database", reason))
    rows = schema.tables.c
    query = select(rows.id, rows.summary).order_by(rows.created, rows.id)
    for table, summary in connection.execute(query).all():
        try:
            log = _log(connection, table)
            matches += _check(log, summary)
        except _Wrong as wrong:
            fault = Fault(table, wrong.place, str(wrong.reason))
            return Found(tables, entries, matches, fault)
        tables, entries = tables + 1, entries + len(log)
    return Found(tables, entries, matches)


def _of_database(connection: Connection) -> str:
    """What SQLite finds wrong with its own file. PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return ""
    said = connection.execute(text("pragma integrity_check(1)")).scalar()
    if said != "ok":
        return " ".join(str(said).split())
    lost = connection.execute(text("pragma foreign_key_check")).first()
    return (
        "" if lost is None else f"a row of {lost[0]} refers to one of {lost[2]} that is not there"
    )


def _log(connection: Connection, table: str) -> list[Entry]:
    """The whole log: sealed matches that say which entries they hold, then the live entries."""
    log = [*_sealed(connection, table), *_live(connection, table)]
    seen = dict[str, int]()
    for number, entry in enumerate(log, 1):
        if entry.seq != number:
            raise _Wrong(f"entry {number}", f"it is missing: number {entry.seq} follows")
        if entry.cmd and seen.setdefault(entry.cmd, number) != number:
            raise _Wrong(f"entry {number}", f"the command of entry {seen[entry.cmd]} once more")
    if not log:
        raise _Wrong("entry 1", "the log is empty")
    return log


def _sealed(connection: Connection, table: str) -> Iterator[Entry]:
    rows = schema.sealed.c
    query = select(rows.first, rows.last, rows.log).where(rows.table_id == table)
    for first, last, packed in connection.execute(query.order_by(rows.first)).all():
        place = f"sealed entries {first} to {last}"
        try:
            entries = unseal(packed)
        except _BROKEN as error:
            raise _Wrong(place, f"unreadable: {error}") from error
        if [entry.seq for entry in entries] != list(range(first, last + 1)):
            raise _Wrong(place, "other entries are in there")
        yield from entries


def _live(connection: Connection, table: str) -> Iterator[Entry]:
    rows = schema.entries.c
    query = select(rows.version, rows.seq, rows.at, rows.cmd, rows.event)
    for version, seq, at, cmd, event in connection.execute(
        query.where(rows.table_id == table).order_by(rows.seq)
    ).all():
        try:
            yield read_entry(version, seq, at, cmd, json.loads(event))
        except _BROKEN as error:
            raise _Wrong(f"entry {seq}", f"unreadable: {error}") from error


def _check(log: list[Entry], summary: str) -> int:
    """Fold a log and play its matches again by the rules; how many these are."""
    state: TableState | None = None
    begun, matches, at = 0, 0, 0.0
    for entry in log:
        if isinstance(entry.event, MatchOpened):
            if state is not None and state.log:
                _replay(state.log, f"match {matches}, entries {begun} to {entry.seq - 1}")
            begun, matches = entry.seq, matches + 1
        if entry.at < at:
            raise _Wrong(f"entry {entry.seq}", "it is older than the one before")
        at = entry.at
        try:
            state = fold_table(state, entry)
        except _BROKEN as error:
            raise _Wrong(f"entry {entry.seq}", f"it does not follow: {error}") from error
    assert state is not None
    last = f"entry {log[-1].seq}"
    if state.log:
        _replay(state.log, f"match {matches}, entries {begun} to {log[-1].seq}")
    _compare(state, summary, last)
    return matches


def _replay(events: tuple[Event, ...], place: str) -> None:
    """Every card, call and point of a match, as the rules have it."""
    try:
        retrace(events)
    except _BROKEN as error:
        raise _Wrong(place, f"not by the rules: {error}") from error


def _compare(state: TableState, summary: str, place: str) -> None:
    """The list of tables says of this one what its log says."""
    try:
        said = json.loads(summary)
        totals = said.get("totals")
    except (ValueError, AttributeError) as error:
        raise _Wrong("the summary", f"unreadable: {error}") from error
    if totals and state.match is not None and tuple(totals) != state.match.standing.totals:
        due = state.match.standing.totals
        raise _Wrong(place, f"the totals are {due}, the list says {tuple(totals)}")
