"""Which tables go on without anybody saying hello."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables there already sleep until somebody comes, as they did."""
    column = sa.Column("awake", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
