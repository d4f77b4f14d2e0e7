"""What a store refuses."""

from __future__ import annotations


class StoreError(Exception):
    """The root of what a store raises."""


class Fenced(StoreError):
    """Somebody else has claimed the table since, or it is gone: this owner must let go of it."""


class UnknownTable(StoreError):
    """There is no such table."""


class Newer(StoreError):
    """The data was written by a newer version of Belot."""


class BackupError(StoreError):
    """A file that is no whole, unchanged backup, or a database that has nothing to back up."""


class NotEmpty(StoreError):
    """A backup is restored into an empty store only."""
