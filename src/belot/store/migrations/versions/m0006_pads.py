"""Score pads that several devices keep together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.String(24)


def upgrade() -> None:
    """No pad is shared yet."""
    op.create_table(
        "pads",
        sa.Column("id", ID, nullable=False),
        sa.Column("write", sa.String(64), nullable=False),
        sa.Column("read", sa.String(64), nullable=False),
        sa.Column("opened_by", ID, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pads"),
        sa.ForeignKeyConstraint(["opened_by"], ["sessions.id"], name="fk_pads_opened_by"),
        sa.UniqueConstraint("write", name="uq_pads_write"),
        sa.UniqueConstraint("read", name="uq_pads_read"),
    )
    op.create_index("ix_pads_opened_by", "pads", ["opened_by"])
    op.create_table(
        "pad_ops",
        sa.Column("pad_id", ID, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("op", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "seq", name="pk_pad_ops"),
        sa.ForeignKeyConstraint(
            ["pad_id"], ["pads.id"], ondelete="CASCADE", name="fk_pad_ops_pad_id"
        ),
        sa.UniqueConstraint("pad_id", "id", name="uq_pad_ops_pad_id_id"),
    )
