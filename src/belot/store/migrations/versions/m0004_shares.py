"""Links to matches that were shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ID = sa.String(24)


def upgrade() -> None:
    """No match is shared yet."""
    op.create_table(
        "shares",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shares"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_shares_table_id"
        ),
        sa.UniqueConstraint("table_id", "match", name="uq_shares_table_id_match"),
    )
