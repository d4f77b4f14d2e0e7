"""The whole store in one file, and back: the same file for SQLite and PostgreSQL.

A backup is lines of JSON, compressed (gzip): a head, the rows of each table of the database as
arrays after a line that names the table and its columns, and a last line with their number and the
SHA-256 of all lines before it. It is read in one transaction, so it shows one moment while the
server goes on, and it holds the schema it was written with: restoring makes that schema, fills it
and brings it to today's, in one transaction as well.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from belot.store.database import VERSION_TABLE, version_of
from belot.store.errors import BackupError, Newer, NotEmpty
from belot.store.schema import HEAD, metadata

FORMAT: Final = 1
_BATCH: Final = 500
_LINE_MAX: Final = 256 * 1024 * 1024  # a line is a row


@dataclass(frozen=True, slots=True)
class Summary:
    """What a backup holds: the schema and the number of rows of each table."""

    schema: str
    at: float
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """The number of all rows."""
        return sum(self.rows.values())


# --- writing ---


def write_backup(connection: Connection, file: Path, now: float) -> Summary:
    """Write all rows as of this transaction. The file is for its owner alone, and is there whole or
    not at all; an existing one is written over."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                summary = _write(connection, packed, now)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return summary


def _write(connection: Connection, out: gzip.GzipFile, now: float) -> Summary:
    schema = version_of(connection)
    if schema is None:
        raise BackupError("there is nothing to back up: this is no database of Belot")
    if schema > HEAD:
        raise Newer("the database is from a newer Belot")
    digest, rows = hashlib.sha256(), dict[str, int]()
    for line in _lines(connection, schema, now, rows):
        data = _line(line)
        digest.update(data)
        out.write(data)
    total = sum(rows.values())
    out.write(_line({"rows": total, "sha256": digest.hexdigest()}))
    return Summary(schema, now, rows)


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _lines(
    connection: Connection, schema: str, now: float, counted: dict[str, int]
) -> Iterator[Any]:
    yield {"belot": "backup", "format": FORMAT, "schema": schema, "at": now}
    for table in tables_of(connection):
        binary = _binary(table)
        yield {"table": table.name, "columns": table.columns.keys()}
        query = select(table).order_by(*table.primary_key.columns)
        result = connection.execution_options(yield_per=_BATCH).execute(query)
        count = 0
        for row in result:
            count += 1
            yield [_packed(value) if i in binary else value for i, value in enumerate(row)]
        counted[table.name] = count


def tables_of(connection: Connection) -> list[Table]:
    """Our tables that are there, in an order in which rows find what they refer to. Others may live
    in a database too; they are left alone."""
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in metadata.tables)
    return there.sorted_tables


def _packed(value: bytes | None) -> str | None:
    return None if value is None else base64.b64encode(value).decode()


def _unpacked(value: str | None) -> bytes | None:
    return None if value is None else base64.b64decode(value)


def _binary(table: Table) -> set[int]:
    return {i for i, column in enumerate(table.columns) if isinstance(column.type, LargeBinary)}


# --- reading ---


def check_backup(file: Path) -> Summary:
    """Read a whole backup, and believe none of it before its checksum fits. Raises BackupError."""
    try:
        with gzip.GzipFile(file) as lines:
            return _check(lines)
    except (OSError, EOFError, zlib.error) as error:
        raise BackupError(f"{file} cannot be read: {error}") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BackupError(f"{file} is no backup of Belot") from None


def _check(lines: gzip.GzipFile) -> Summary:
    digest, rows, name = hashlib.sha256(), dict[str, int](), ""
    first = lines.readline(_LINE_MAX)
    head = _head(first)
    digest.update(first)
    while data := lines.readline(_LINE_MAX):
        value = json.loads(data)
        if isinstance(value, dict) and "sha256" in value:
            if value != {"rows": sum(rows.values()), "sha256": digest.hexdigest()}:
                raise BackupError("the backup was changed or damaged: its checksum does not fit")
            if lines.read(1):
                raise BackupError("the backup was changed: something follows its end")
            return Summary(head["schema"], head["at"], rows)
        digest.update(data)
        if isinstance(value, dict):
            name = value["table"]
            rows[name] = 0
        else:
            rows[name] += 1
    raise BackupError("the backup is cut off: its last line is missing")


def _head(line: bytes) -> dict[str, Any]:
    head: dict[str, Any] = json.loads(line)
    if head["belot"] != "backup":
        raise ValueError
    if head["format"] > FORMAT:
        raise Newer("the backup is from a newer Belot")
    return head


def restore_backup(connection: Connection, file: Path, *, force: bool) -> Summary:
    """Fill an empty database from a backup, in the connection's transaction; with ``force`` what is
    there goes first. Whoever owned a table is fenced. Raises BackupError, NotEmpty, Newer."""
    from belot.store.migrations.run import upgrade

    summary = check_backup(file)
    epoch = _clear(connection, force=force)
    upgrade(connection, summary.schema)
    with gzip.GzipFile(file) as lines:
        _fill(connection, lines)
    upgrade(connection)
    if epoch:
        connection.execute(text("update owners set epoch = epoch + :old"), {"old": epoch})
    return summary


def _clear(connection: Connection, *, force: bool) -> int:
    """Nothing of ours is there afterwards; the highest epoch of what was."""
    old = tables_of(connection)
    filled = [t.name for t in old if connection.execute(select(1).select_from(t).limit(1)).first()]
    if filled and not force:
        raise NotEmpty(f"there is something already: {', '.join(filled)}")
    epochs = (select(func.max(table.c.epoch)) for table in old if table.name == "owners")
    epoch = max((connection.execute(query).scalar() or 0 for query in epochs), default=0)
    for table in reversed(old):
        table.drop(connection)
    connection.execute(text(f"drop table if exists {VERSION_TABLE}"))
    return epoch


def _fill(connection: Connection, lines: gzip.GzipFile) -> None:
    there = {table.name: table for table in tables_of(connection)}
    table, names, binary = None, list[str](), set[int]()
    batch = list[dict[str, Any]]()

    def flush() -> None:
        if table is not None and batch:
            connection.execute(insert(table), batch)
            batch.clear()

    lines.readline(_LINE_MAX)
    while data := lines.readline(_LINE_MAX):
        value = json.loads(data)
        if isinstance(value, dict):
            flush()
            if "sha256" in value:
                return
            table, names = there[value["table"]], value["columns"]
            binary = {i for i, n in enumerate(names) if isinstance(table.c[n].type, LargeBinary)}
            continue
        row = (_unpacked(v) if i in binary else v for i, v in enumerate(value))
        batch.append(dict(zip(names, row, strict=True)))
        if len(batch) == _BATCH:
            flush()
