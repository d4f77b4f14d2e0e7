"""A person's part in making the deals (docs/fairness.md): commit, note, show one value a deal."""

from __future__ import annotations

import secrets
from typing import Final

from belot.fair import Chain, Notes
from belot.protocol.rooms import FairShape

LENGTH: Final = 1024
"""Values of a chain, one a deal; after the last comes a new chain."""


class Chance:
    """The chain of one seat. ``notes`` says what was published before each deal of a match, to lay
    beside its receipts (``belot.fair.verify_match``)."""

    def __init__(self) -> None:
        self._matches: dict[str, tuple[bytes, dict[int, tuple[tuple[int, bytes], ...]]]] = {}
        self._begin()

    def _begin(self) -> None:
        self._chain = Chain(secrets.token_bytes(32), LENGTH)
        self._move_to(0)

    def _move_to(self, shown: int) -> None:
        self._shown, self._commitment = shown, self._chain.value(shown).hex()

    @property
    def commitment(self) -> str:
        """What this person is committed to now."""
        return self._commitment

    def notes(self, match: str) -> Notes | None:
        """What was published of a match, by its name for ever (``FairShape.match``)."""
        if match not in self._matches:
            return None
        head, deals = self._matches[match]
        return Notes(match, head, deals)

    def asked(self, fair: FairShape, seat: int) -> tuple[str, dict[str, str]] | None:
        """The command that is due now: a commitment, or the value for the deal that was called."""
        if not 0 <= seat < len(fair.commitments):
            return None
        mine = next((each for each in fair.participants if each.seat == seat), None)
        if mine is not None:
            self._note(fair)
            if mine.revealed or mine.commitment != self.commitment:
                return None  # it came, or it was promised by somebody else
            return "reveal", {"value": self._next()}
        if fair.commitments[seat] == self.commitment:
            return None
        if self._shown:
            self._begin()  # the server counts on something else: what was shown is worth nothing
        return "commit", {"head": self.commitment}

    def revealed(self) -> None:
        """The value was taken."""
        if self._shown + 1 == self._chain.length:
            self._begin()
        else:
            self._move_to(self._shown + 1)

    def refused(self) -> None:
        """The value was shown and not taken, so it is a secret no longer: a new chain."""
        self._begin()

    def _next(self) -> str:
        return self._chain.value(self._shown + 1).hex()

    def _note(self, fair: FairShape) -> None:
        if not fair.match or not fair.head:
            return
        _, deals = self._matches.setdefault(fair.match, (bytes.fromhex(fair.head), {}))
        who = ((each.seat, bytes.fromhex(each.commitment)) for each in fair.participants)
        deals.setdefault(fair.deal, tuple(who))
