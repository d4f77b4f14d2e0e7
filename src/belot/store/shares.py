"""Matches that somebody shared: whoever has the link may look at their deals."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from belot.store import schema


@dataclass(frozen=True, slots=True)
class Share:
    """A match of a table, from 1."""

    table: str
    match: int


def share(connection: Connection, wish: Share, now: float) -> str:
    """The link of a match: the same for whoever shares it again."""
    rows = schema.shares
    query = select(rows.c.id).where((rows.c.table_id == wish.table) & (rows.c.match == wish.match))
    found = connection.execute(query).scalar()
    if found is not None:
        return str(found)
    link = secrets.token_urlsafe(9)
    row = {"id": link, "table_id": wish.table, "match": wish.match, "created": now}
    connection.execute(insert(rows).values(row))
    return link


def shared(connection: Connection, link: str) -> Share | None:
    """What a link leads to."""
    rows = schema.shares
    query = select(rows.c.table_id, rows.c.match).where(rows.c.id == link)
    found = connection.execute(query).one_or_none()
    return None if found is None else Share(*found)
