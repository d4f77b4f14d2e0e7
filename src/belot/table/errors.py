"""What a table refuses besides what the law refuses."""

from __future__ import annotations

from belot.rules import BelotError


class TableRefusal(BelotError):
    """A command that this table does not take now; ``code`` is a key of the word catalogues."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
