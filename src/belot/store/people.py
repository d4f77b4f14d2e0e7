"""Guests: a session is a name and a secret token, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from belot.store import schema


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody, under the name they gave."""

    id: str
    name: str
    bot: bool = False


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def new_session(
    connection: Connection, name: str, now: float, bot: bool = False
) -> tuple[Session, str]:
    """A new guest, or a program of somebody's, and the token that proves who they are."""
    session, token = Session(secrets.token_hex(8), name, bot), secrets.token_urlsafe(24)
    row = {"id": session.id, "token": _hash(token), "name": name, "created": now, "bot": bot}
    connection.execute(insert(schema.sessions).values(row))
    return session, token


def find_session(connection: Connection, token: str) -> Session | None:
    """Whose token this is: the first one of a session, or that of another device."""
    rows, others = schema.sessions, schema.tokens
    wanted, query = _hash(token), select(rows.c.id, rows.c.name, rows.c.bot)
    found = connection.execute(query.where(rows.c.token == wanted)).one_or_none()
    if found is None:
        joined = query.select_from(rows.join(others, others.c.session_id == rows.c.id))
        found = connection.execute(joined.where(others.c.token == wanted)).one_or_none()
    return None if found is None else Session(*found)


def new_link(connection: Connection, session: str, code: str, until: float) -> None:
    """Whoever says this code in time becomes this session, on another device. It is the only code
    of the session."""
    links = schema.links
    connection.execute(delete(links).where(links.c.session_id == session))
    row = {"code": _hash(code), "session_id": session, "until": until}
    connection.execute(insert(links).values(row))


def claim_link(connection: Connection, code: str, now: float) -> tuple[Session, str] | None:
    """The session of a code, which is used up, and a new token for it; None for a wrong code."""
    rows, links = schema.sessions, schema.links
    wanted = links.c.code == _hash(code)
    query = select(rows.c.id, rows.c.name, rows.c.bot).select_from(
        rows.join(links, links.c.session_id == rows.c.id)
    )
    found = connection.execute(query.where(wanted, links.c.until > now)).one_or_none()
    connection.execute(delete(links).where(wanted | (links.c.until <= now)))
    if found is None:
        return None
    session, token = Session(*found), secrets.token_urlsafe(24)
    row = {"token": _hash(token), "session_id": session.id, "created": now}
    connection.execute(insert(schema.tokens).values(row))
    return session, token


def rename(connection: Connection, session: str, name: str) -> None:
    """A guest is called otherwise from now on."""
    rows = schema.sessions
    connection.execute(update(rows).where(rows.c.id == session).values(name=name))
