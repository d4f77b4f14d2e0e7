"""Sessions, tables, their owners, seats and logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "sessions",
        sa.Column("id", ID, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token", name="uq_sessions_token"),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("opened_by", ID, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["opened_by"], ["sessions.id"], name="fk_tables_opened_by"),
    )
    _of_table("owners", [], sa.Column("epoch", sa.Integer, nullable=False))
    _of_table(
        "seats",
        ["seat"],
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("session_id", ID, nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_seats_session_id"),
    )
    op.create_index("ix_seats_session_id", "seats", ["session_id"])
    _of_table(
        "entries",
        ["seq"],
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("cmd", sa.String(48)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "cmd", name="uq_entries_table_id_cmd"),
    )
    _of_table(
        "sealed",
        ["first"],
        sa.Column("first", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
    )


def _of_table(name: str, key: list[str], *parts: sa.schema.SchemaItem) -> None:
    """A table of the database whose rows go when the table they belong to goes."""
    op.create_table(
        name,
        sa.Column("table_id", ID, nullable=False),
        *parts,
        sa.PrimaryKeyConstraint("table_id", *key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name=f"fk_{name}_table_id"
        ),
    )
