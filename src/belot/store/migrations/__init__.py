"""Migrations of the database, made with Alembic."""
