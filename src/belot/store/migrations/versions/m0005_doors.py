"""Invitations, and who looks after a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody was invited yet, and nobody looks after what is there."""
    op.create_table(
        "invites",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("admin", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invites"),
    )
    op.create_table(
        "admins",
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("session_id", name="pk_admins"),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_admins_session_id"),
    )
