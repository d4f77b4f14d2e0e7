"""Alembic runs this file to run migrations, on the connection it is handed."""

from __future__ import annotations

from alembic import context

from belot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
