"""What can be wrong with a record, and where."""

from __future__ import annotations

from enum import StrEnum

from belot.rules import BelotError


class RecordCode(StrEnum):
    """Why a record was refused. The values are keys of the word catalogues."""

    TRUNCATED = "record-truncated"
    ORDER = "record-order"
    DUPLICATE = "record-duplicate"
    FOREIGN = "record-foreign"
    VERSION = "record-version"
    MISMATCH = "record-mismatch"
    FILE = "record-file"
    EXISTS = "record-exists"


class RecordError(BelotError):
    """A record that cannot be read, or a file that cannot be read or written.

    ``file`` and ``line`` (from 1) say where, as far as that is known; ``reason`` is a sentence.
    """

    def __init__(
        self, code: RecordCode, reason: str, *, file: str = "", line: int | None = None
    ) -> None:
        super().__init__(code, reason)
        self.reason = reason
        self.file = file
        self.line = line

    @property
    def code(self) -> RecordCode:
        """The kind of fault."""
        return RecordCode(self._code)

    def at(self, *, file: str = "", line: int | None = None) -> RecordError:
        """This error with the place filled in, where it has none yet."""
        self.file = self.file or file
        self.line = line if self.line is None else self.line
        return self

    def __str__(self) -> str:
        if self.line is None:
            return f"{self.file}: {self.reason}" if self.file else self.reason
        place = f"{self.file}:{self.line}" if self.file else f"line {self.line}"
        return f"{place}: {self.reason}"
