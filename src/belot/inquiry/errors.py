"""Questions that are not understood."""

from __future__ import annotations

from belot.rules import BelotError


class InquiryError(BelotError):
    """A question that cannot be answered: ``code`` for programs and catalogues, ``place`` the field
    at fault (``"rounds.3.points"``), and a sentence for logs."""

    def __init__(self, code: str, place: str = "", message: str = "") -> None:
        super().__init__(code, message or code)
        self.place = place
