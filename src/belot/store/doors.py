"""Who may come in, and who looks after a server: invitations and administrators."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from belot.store import schema


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation that is still good: for whom (or empty), how often, until when; ``admin``: it
    makes an administrator. The code itself is not kept."""

    admin: bool
    name: str
    uses: int
    until: float


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as an administrator sees it; ``summary`` is how it stands (JSON)."""

    id: str
    code: str | None
    rules: str
    created: float
    last: float
    summary: str


@dataclass(frozen=True, slots=True)
class PersonLine:
    """Somebody as an administrator sees them, with the number of tables that they opened."""

    id: str
    name: str
    created: float
    bot: bool
    admin: bool
    tables: int


def _hash(code: str) -> str:
    return hashlib.sha256(code.strip().encode(errors="replace")).hexdigest()


def new_invite(connection: Connection, invite: Invite, now: float) -> str:
    """Keep an invitation; its code. Those that are no good any more go."""
    rows, code = schema.invites, secrets.token_urlsafe(12)
    connection.execute(delete(rows).where((rows.c.until <= now) | (rows.c.uses <= 0)))
    row = {"admin": invite.admin, "name": invite.name, "uses": invite.uses, "until": invite.until}
    connection.execute(insert(rows).values(row | {"code": _hash(code)}))
    return code


def find_invite(connection: Connection, code: str, now: float) -> Invite | None:
    """The invitation of a code, if it is still good."""
    rows = schema.invites.c
    good = (rows.code == _hash(code)) & (rows.until > now) & (rows.uses > 0)
    query = select(rows.admin, rows.name, rows.uses, rows.until).where(good)
    found = connection.execute(query).one_or_none()
    return None if found is None else Invite(*found)


def use_invite(connection: Connection, code: str, now: float, *, admin: bool) -> Invite | None:
    """Use an invitation once; None where it is no good, or of the other kind."""
    found = find_invite(connection, code, now)
    if found is None or found.admin != admin:
        return None
    rows = schema.invites
    used = update(rows).where((rows.c.code == _hash(code)) & (rows.c.uses > 0))
    done = connection.execute(used.values(uses=rows.c.uses - 1))
    return found if done.rowcount == 1 else None


def invites(connection: Connection, now: float) -> list[Invite]:
    """All invitations that are still good, those that end first before the others."""
    rows = schema.invites.c
    good = (rows.until > now) & (rows.uses > 0)
    query = select(rows.admin, rows.name, rows.uses, rows.until).where(good).order_by(rows.until)
    return [Invite(*row) for row in connection.execute(query).all()]


def make_admin(connection: Connection, session: str, now: float) -> None:
    """Somebody looks after this server from now on."""
    if not is_admin(connection, session):
        connection.execute(insert(schema.admins).values(session_id=session, since=now))


def drop_admin(connection: Connection, session: str) -> bool:
    """Somebody does so no longer; False where they did not."""
    rows = schema.admins
    return connection.execute(delete(rows).where(rows.c.session_id == session)).rowcount == 1


def is_admin(connection: Connection, session: str) -> bool:
    """Whether somebody looks after this server."""
    rows = schema.admins.c
    return connection.execute(select(1).where(rows.session_id == session)).first() is not None


def all_tables(connection: Connection, limit: int) -> list[TableLine]:
    """The tables there are, the latest first."""
    rows = schema.tables.c
    columns = (rows.id, rows.code, rows.rules, rows.created, rows.last, rows.summary)
    query = select(*columns).order_by(rows.last.desc(), rows.id).limit(limit)
    return [TableLine(*row) for row in connection.execute(query).all()]


def all_people(connection: Connection, limit: int) -> list[PersonLine]:
    """Everybody who ever came, the latest first."""
    rows, admins, tables = schema.sessions.c, schema.admins.c, schema.tables.c
    admin = select(1).where(admins.session_id == rows.id).exists()
    opened = (
        select(func.count())
        .select_from(schema.tables)
        .where(tables.opened_by == rows.id)
        .scalar_subquery()
    )
    query = (
        select(rows.id, rows.name, rows.created, rows.bot, admin, opened)
        .order_by(rows.created.desc(), rows.id)
        .limit(limit)
    )
    return [
        PersonLine(id, name, created, bool(bot), bool(is_one), count)
        for id, name, created, bot, is_one, count in connection.execute(query).all()
    ]
