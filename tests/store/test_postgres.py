"""The same store on PostgreSQL."""

from __future__ import annotations

import asyncio

from tests.store.contract import CHECKS
from tests.store.postgres import database

__all__ = ["database"]


def test_contract(database: str) -> None:
    for check in CHECKS:
        asyncio.run(check(database))
