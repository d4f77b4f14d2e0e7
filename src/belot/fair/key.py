"""The key of a deal, made of the server's secret and what the players gave.

The canonical bytes are fields, each after its length in four bytes, big-endian: so no two different
deals can ever be written as the same bytes.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

LABEL: Final = "belot deal 1"


@dataclass(frozen=True, slots=True)
class Participant:
    """A person who helps to make a deal: the commitment published before any value was shown, and
    the value, None where it did not come in time. The name is for readers; no key depends on it.
    """

    seat: int
    name: str
    commitment: bytes
    value: bytes | None = None


def canonical(match: str, deal: int, rules: str, participants: Sequence[Participant]) -> bytes:
    """The bytes of a deal. ``rules`` is the canonical name; participants come in seat order."""
    fields = _fields(match, deal, rules, sorted(participants, key=lambda each: each.seat))
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def deal_key(
    secret: bytes, match: str, deal: int, rules: str, participants: Sequence[Participant]
) -> bytes:
    """The 32 bytes that ``rules.open_deal`` makes the pack of."""
    return hmac.new(secret, canonical(match, deal, rules, participants), sha256).digest()


def _fields(
    match: str, deal: int, rules: str, participants: Sequence[Participant]
) -> Iterator[bytes]:
    for text in (LABEL, match, deal, rules, len(participants)):
        yield str(text).encode()
    for each in participants:
        yield str(each.seat).encode()
        yield each.commitment
        yield each.value or b""
