"""What can be wrong with a receipt that is read, and with a chain that is used."""

from __future__ import annotations

from enum import StrEnum

from belot.rules import BelotError


class FairCode(StrEnum):
    """Why something was refused. The values are keys of the word catalogues, after ``fair-``."""

    JSON = "receipt-json"
    FORMAT = "receipt-format"
    FIELD = "receipt-field"
    NO_DEAL = "receipt-no-deal"
    CHAIN_OVER = "chain-over"


class FairError(BelotError):
    """A receipt that cannot be read or made, or a chain without another value.

    ``place`` says where in a receipt, for instance ``participants[1].value``; ``reason`` is a
    sentence for logs and developers.
    """

    def __init__(self, code: FairCode, reason: str, *, place: str = "") -> None:
        super().__init__(code, reason)
        self.reason = reason
        self.place = place

    @property
    def code(self) -> FairCode:
        """The kind of fault."""
        return FairCode(self._code)

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason
