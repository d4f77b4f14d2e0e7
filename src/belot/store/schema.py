"""The tables of the database. Portable: SQLite and PostgreSQL alike.

Alembic's migrations make them (``migrations/versions``); a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

HEAD: Final = "0006"
"""The migration that this schema is the result of."""

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

ID: Final = String(24)


def _table_id() -> Column[str]:
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", ID, key, primary_key=True)


sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the token, in hex
    Column("name", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),  # a program with a token
)

tokens: Final = Table(  # of the other devices of a session
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the token, in hex
    Column("session_id", ID, ForeignKey("sessions.id"), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_tokens_session_id", "session_id"),
)

links: Final = Table(  # codes that make another device the same person, each good once
    "links",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of the code, in hex
    Column("session_id", ID, ForeignKey("sessions.id"), nullable=False),
    Column("until", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("opened_by", ID, ForeignKey("sessions.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("last", Double, nullable=False),
    Column("summary", Text, nullable=False),  # JSON: how it stands, for lists of tables
    Column("awake", Boolean, nullable=False, server_default=false()),  # goes on by itself
    Column("code", String(6)),  # of a room
    Index("uq_tables_code", "code", unique=True),
)

owners: Final = Table(
    "owners",
    metadata,
    _table_id(),
    Column("epoch", Integer, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("session_id", ID, ForeignKey("sessions.id"), nullable=False),
    Index("ix_seats_session_id", "session_id"),
)

entries: Final = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("cmd", String(48)),
    Column("version", Integer, nullable=False),
    Column("event", Text, nullable=False),
    UniqueConstraint("table_id", "cmd"),
)

sealed: Final = Table(
    "sealed",
    metadata,
    _table_id(),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("log", LargeBinary, nullable=False),  # lines of JSON, compressed (zlib)
)

shares: Final = Table(  # links to matches that were shared
    "shares",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("table_id", "match"),
)

invites: Final = Table(
    "invites",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of the code, in hex
    Column("admin", Boolean, nullable=False),  # makes an administrator
    Column("name", String(24), nullable=False),  # for whom
    Column("uses", Integer, nullable=False),  # that are left
    Column("until", Double, nullable=False),
)

admins: Final = Table(  # who looks after this server
    "admins",
    metadata,
    Column("session_id", ID, ForeignKey("sessions.id"), primary_key=True),
    Column("since", Double, nullable=False),
)

pads: Final = Table(  # score pads that several devices keep together
    "pads",
    metadata,
    Column("id", ID, primary_key=True),
    Column("write", String(64), nullable=False, unique=True),  # SHA-256 of the secret, in hex
    Column("read", String(64), nullable=False, unique=True),
    Column("opened_by", ID, ForeignKey("sessions.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("last", Double, nullable=False),
    Index("ix_pads_opened_by", "opened_by"),
)

pad_ops: Final = Table(
    "pad_ops",
    metadata,
    Column("pad_id", ID, ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # order of arrival
    Column("id", String(64), nullable=False),
    Column("op", Text, nullable=False),  # JSON
    UniqueConstraint("pad_id", "id"),
)
