"""Who says a sentence of the score sheet: a voice that knows a language, or marks for a client.

The sheet is worked out once, here; the terminal speaks it at once, a client gets it with marks in
place of the words and says it in the language and the names of its own screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from belot.rules import RuleSet


class Teller(Protocol):
    """Says sentences of the catalogues, and names seats and sides."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the table."""
        ...

    @property
    def seat(self) -> int:
        """The listener's seat, -1 for a spectator."""
        ...

    def __call__(self, key: str, /, *, form: str | None = None, **variables: object) -> str:
        """A sentence of the catalogues."""
        ...

    def name(self, seat: int) -> str:
        """A seat."""
        ...

    def marked(self, seat: int) -> str:
        """A seat, the listener's partner told apart."""
        ...

    def side(self, side: int) -> str:
        """A side."""
        ...

    def sides(self) -> list[int]:
        """All sides, the listener's first."""
        ...

    def per_side(self, numbers: Sequence[int], key: str = "running-side") -> str:
        """A number for each side, in one list."""
        ...


BEGIN, PART, END = "\x02", "\x1f", "\x03"


class Marks:
    """Sentences with marks for a client: ``BEGIN key PART name=value … END``, one in another.

    The keys ``@name`` and ``@side`` stand for the name of seat or side ``n``.
    """

    def __init__(self, rules: RuleSet, seat: int) -> None:
        self.rules = rules
        self.seat = seat

    def __call__(self, key: str, /, *, form: str | None = None, **variables: object) -> str:
        named = f"{key}.{form}" if form else key
        return BEGIN + PART.join([named, *(f"{k}={v}" for k, v in variables.items())]) + END

    def name(self, seat: int) -> str:
        """The mark of a seat."""
        return self("@name", n=seat)

    marked = name

    def side(self, side: int) -> str:
        """The mark of a side."""
        return self("@side", n=side)

    def sides(self) -> list[int]:
        """All sides, the listener's first."""
        first = self.rules.side(self.seat) if self.seat >= 0 else 0
        return [(first + i) % self.rules.sides for i in range(self.rules.sides)]

    def per_side(self, numbers: Sequence[int], key: str = "running-side") -> str:
        """A number for each side, in one list."""
        return ", ".join(self(key, side=self.side(s), n=numbers[s]) for s in self.sides())
