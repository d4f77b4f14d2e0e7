"""Appends to SQLite without a layer in between: the statements of ``writer``, made once.

A played card is an append, and most transactions are nothing but appends. What SQLAlchemy does for
one of them takes over a millisecond, which is more than all the rest of a played card.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import Engine, bindparam, insert, select, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql import ClauseElement

from belot.store import schema
from belot.store.errors import Fenced
from belot.store.lines import entry_row

if TYPE_CHECKING:
    from belot.store.writer import Append


def _text(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named")))


_ENTRY: Final = _text(insert(schema.entries))
_STANDS: Final = _text(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(summary=bindparam("how"), awake=bindparam("goes_on"), last=bindparam("since"))
)
_OWNERS: Final = _text(select(schema.owners.c.table_id, schema.owners.c.epoch))


class Quick:
    """Writes appends through the one connection of an engine of SQLite, in the engine's thread."""

    def __init__(self, engine: Engine) -> None:
        self._kept = engine.raw_connection()
        self._connection = cast(sqlite3.Connection, self._kept.driver_connection)

    def append(self, works: Sequence[Append]) -> list[Fenced | None]:
        """Write the entries of all who still own their table, in one transaction; the others get
        Fenced. Raises sqlite3.Error, and nothing is written then."""
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = self._write(works)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return outcomes

    def _write(self, works: Sequence[Append]) -> list[Fenced | None]:
        connection = self._connection
        epochs = self._epochs({work.table for work in works})
        good = [work for work in works if epochs.get(work.table) == work.epoch]
        rows = [entry_row(work.table, entry) for work in good for entry in work.entries]
        connection.executemany(_ENTRY, rows)
        for work in good:
            if work.summary is not None:
                how, since = work.summary, work.entries[-1].at
                stands = {"table": work.table, "how": how, "goes_on": work.awake, "since": since}
                connection.execute(_STANDS, stands)
        return [
            None if epochs.get(work.table) == work.epoch else Fenced(work.table) for work in works
        ]

    def _epochs(self, tables: set[str]) -> dict[str, int]:
        """Who owns these tables; nobody can claim them before the transaction ends."""
        places = ", ".join("?" * len(tables))
        query = f"{_OWNERS} WHERE table_id IN ({places})"
        return dict(self._connection.execute(query, tuple(tables)).fetchall())

    def close(self) -> None:
        """Give the connection back."""
        self._kept.close()
