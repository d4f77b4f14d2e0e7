"""Positions that cannot be."""

from __future__ import annotations

from belot.rules import BelotError


class PositionError(BelotError):
    """A position that no deal can come to.

    ``code`` is for programs and catalogues, ``place`` names what is at fault: ``"hand"``, the third
    card of the trick ``"trick.2"``, the second call ``"calls.1"``.
    """

    def __init__(self, code: str, place: str, message: str) -> None:
        super().__init__(code, message)
        self.place = place
