"""What commands were answered, so that a retry gets the same answer and nothing happens twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from belot.protocol.frames import Ack, Nak
from belot.protocol.stream import SPECTATOR, Streams
from belot.rules import BelotError, Refusal, card_text
from belot.table import Entry

Answer = Ack | Nak

REFUSALS: Final = 200
"""Refusals kept for retries. Nothing happened, so forgetting one is safe."""


def nak_of(id: str, error: BelotError, seq: int) -> Nak:
    """The answer to a command that was refused."""
    rule, legal = (error.rule, error.legal) if isinstance(error, Refusal) else ("", ())
    return Nak(id, str(error.code), rule, tuple(map(card_text, legal)), seq)


class Answers:
    """The answers of one table: acknowledgements follow from the log, refusals are remembered.

    A command's key begins with who asks, a seat or ``m`` and a member, and a colon."""

    def __init__(self) -> None:
        self._acks: dict[str, int] = {}
        self._naks: dict[str, Nak] = {}

    def note(self, entries: tuple[Entry, ...], streams: Streams) -> None:
        """Entries of one step were stored, and the streams have them."""
        key = entries[0].cmd
        if key:
            seat = key.partition(":")[0]
            self._acks[key] = streams.seq(SPECTATOR if seat.startswith("m") else int(seat))

    def refused(self, key: str, nak: Nak) -> None:
        """A command was refused."""
        self._naks[key] = nak
        if len(self._naks) > REFUSALS:
            del self._naks[next(iter(self._naks))]

    def find(self, key: str, id: str) -> Answer | None:
        """The answer this command got before."""
        if key in self._acks:
            return Ack(id, self._acks[key])
        return self._naks.get(key)


def steps_of(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    """The steps of a log: entries of one moment. (An owner gives no two steps the same.)"""
    for _, step in groupby(entries, lambda entry: entry.at):
        yield tuple(step)
