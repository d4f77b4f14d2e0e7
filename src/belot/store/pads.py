"""Score pads that several devices keep together: operations in the order in which they arrived.

A pad has two secrets: who has the one for writing may write, who has the one for reading may look.
The second follows from the first one way, so that a writer can always hand it on, and whoever reads
can never come to write. Of both only hashes are kept.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from belot.store import schema

OPERATIONS: Final = 2000
"""How many operations a pad holds; an evening of rounds is a hundred."""
LEAP: Final = 5000
"""By how much a clock may be ahead for every operation there is: an honest one is as far as its
ledger is long, and whoever leaps cannot use up the numbers of all who come after."""


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad as somebody with one of its secrets finds it."""

    id: str
    writable: bool


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation under its own id, as JSON, with its clock (docs/pad.md, ``at``), and
    whether it opens the match: a pad has one such."""

    id: str
    text: str
    at: int = 1
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of operations: the number of the last one there now, how many are new, and the
    ids of those that were refused with the reason (``op-differs``, ``op-ahead``, ``pad-opened``,
    ``pad-full``)."""

    top: int
    new: int
    refused: tuple[tuple[str, str], ...]


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def reading(write: str) -> str:
    """The secret for reading a pad, from the one for writing it."""
    digest = hashlib.sha256(b"belot pad, read: " + write.encode(errors="replace")).digest()
    return "r" + urlsafe_b64encode(digest[:18]).decode()


def new_pad(connection: Connection, session: str, now: float) -> str:
    """Make an empty pad; its secret for writing."""
    write = "w" + secrets.token_urlsafe(18)
    row = {"id": secrets.token_hex(8), "opened_by": session, "created": now, "last": now}
    hashes = {"write": _hash(write), "read": _hash(reading(write))}
    connection.execute(insert(schema.pads).values(row | hashes))
    return write


def find_pad(connection: Connection, secret: str) -> Pad | None:
    """The pad of a secret."""
    rows, wanted = schema.pads.c, _hash(secret)
    query = select(rows.id, rows.write).where((rows.write == wanted) | (rows.read == wanted))
    found = connection.execute(query).one_or_none()
    return None if found is None else Pad(found[0], writable=found[1] == wanted)


def count_pads(connection: Connection, session: str) -> int:
    """How many pads a session has opened."""
    mine = schema.pads.c.opened_by == session
    query = select(func.count()).select_from(schema.pads).where(mine)
    return connection.execute(query).scalar_one()


def operations(connection: Connection, pad: str, since: int, limit: int) -> list[tuple[int, str]]:
    """The operations after a number, each with its own."""
    rows = schema.pad_ops.c
    wanted = (rows.pad_id == pad) & (rows.seq > since)
    query = select(rows.seq, rows.op).where(wanted).order_by(rows.seq).limit(limit)
    return [(seq, op) for seq, op in connection.execute(query).all()]


def add_operations(
    connection: Connection, pad: str, ops: Sequence[Operation], now: float
) -> Taken | None:
    """Add the operations that are not there yet; None where the pad has gone meanwhile."""
    touched = update(schema.pads).where(schema.pads.c.id == pad).values(last=now)
    if connection.execute(touched).rowcount != 1:  # on PostgreSQL others wait here
        return None
    there, top = _known(connection, pad, ops), _top(connection, pad)
    opened = any(op.opens for op in ops) and _opened(connection, pad)
    rows, refused = list[dict[str, object]](), list[tuple[str, str]]()
    for op in ops:
        if op.id in there:
            if there[op.id] != op.text:
                refused.append((op.id, "op-differs"))
        elif top + len(rows) >= OPERATIONS:
            refused.append((op.id, "pad-full"))
        elif op.at > LEAP * (top + len(rows) + 1):
            refused.append((op.id, "op-ahead"))
        elif op.opens and opened:
            refused.append((op.id, "pad-opened"))
        else:
            opened = opened or op.opens
            there[op.id] = op.text
            rows.append({"pad_id": pad, "seq": top + len(rows) + 1, "id": op.id, "op": op.text})
    if rows:
        connection.execute(insert(schema.pad_ops), rows)
    return Taken(top + len(rows), len(rows), tuple(refused))


def _known(connection: Connection, pad: str, ops: Sequence[Operation]) -> dict[str, str]:
    """Those of these operations that are there, as they are there."""
    rows = schema.pad_ops.c
    wanted = (rows.pad_id == pad) & rows.id.in_({op.id for op in ops})
    return dict(connection.execute(select(rows.id, rows.op).where(wanted)).all())


def _opened(connection: Connection, pad: str) -> bool:
    """Whether the match of a pad is opened. In a text inside the JSON these quotes are escaped."""
    rows = schema.pad_ops.c
    wanted = (rows.pad_id == pad) & rows.op.contains('"op":"open"')
    return connection.execute(select(rows.seq).where(wanted).limit(1)).first() is not None


def _top(connection: Connection, pad: str) -> int:
    rows = schema.pad_ops.c
    return connection.execute(select(func.max(rows.seq)).where(rows.pad_id == pad)).scalar() or 0


def drop_pad(connection: Connection, pad: str) -> None:
    """Remove a pad with its operations."""
    connection.execute(delete(schema.pads).where(schema.pads.c.id == pad))


def drop_old(connection: Connection, before: float) -> int:
    """Remove the pads that nobody has changed since then; how many."""
    return connection.execute(delete(schema.pads).where(schema.pads.c.last < before)).rowcount
