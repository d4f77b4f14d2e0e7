"""Alembic, run from the program itself: there is no alembic.ini to find."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from belot.store.errors import Newer


def configuration(connection: Connection | None = None) -> Config:
    """Where the migrations are, and the connection that ``env.py`` runs them on."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run every migration that this database lacks, up to a revision, in the connection's
    transaction. Raises Newer."""
    try:
        command.upgrade(configuration(connection), revision)
    except CommandError as error:
        raise Newer(f"the database is from a newer Belot: {error}") from None
