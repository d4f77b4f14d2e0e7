"""What cannot be read as a pad."""

from __future__ import annotations

from belot.rules import BelotError


class PadError(BelotError):
    """Something that is no pad: ``code`` for programs and catalogues, ``place`` the field or line
    at fault (``"ops.3.entry.points"``, ``"line 7"``), and a sentence for logs."""

    def __init__(self, code: str, place: str = "", message: str = "") -> None:
        super().__init__(code, message or f"{place}: {code}")
        self.place = place
