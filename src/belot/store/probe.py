"""Whether the database takes what is written to it: a full or read-only disk still answers
questions."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert

from belot.store import schema
from belot.store.writer import Writer

log = logging.getLogger("belot.store")

HOLDS: Final = 2.0
"""Seconds for which an answer holds, so that questions cost next to nothing."""
PATIENCE: Final = 5.0
"""Seconds after which a write that has not come back counts as refused."""


class Probe:
    """Writes a row and takes it out again, through the same door as everything else."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._asking = asyncio.Lock()
        self._until = 0.0
        self._ready = True

    async def ready(self) -> bool:
        """Whether a write went through just now."""
        async with self._asking:
            now = asyncio.get_running_loop().time()
            if now >= self._until:
                self._ready = await self._written()
                self._until = asyncio.get_running_loop().time() + HOLDS
            return self._ready

    async def _written(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.do(_write)
        except Exception as error:
            log.error("cannot write", extra={"why": type(error).__name__})
            return False
        return True


def _write(connection: Connection) -> None:
    rows, name = schema.sessions, secrets.token_hex(8)
    row = {"id": name, "token": name, "name": "", "created": 0.0}
    connection.execute(insert(rows).values(row))
    connection.execute(delete(rows).where(rows.c.id == name))
