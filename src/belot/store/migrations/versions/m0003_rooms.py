"""Rooms with codes, bots with tokens, several devices for one session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables there already are no rooms, and nobody there is a bot."""
    op.add_column(
        "sessions", sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("code", sa.String(6)))
    op.create_index("uq_tables_code", "tables", ["code"], unique=True)
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_tokens_session_id"),
    )
    op.create_index("ix_tokens_session_id", "tokens", ["session_id"])
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_links"),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_links_session_id"),
    )
