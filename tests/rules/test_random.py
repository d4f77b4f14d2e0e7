"""Our own generator: a deal is the same on every Python and in any other language (random.py)."""

from __future__ import annotations

import hashlib

import pytest

from belot.rules.cards import CARD_TEXT
from belot.rules.deal import new_pack
from belot.rules.random import Stream, derive, seed_key


def test_streams_are_the_same_everywhere() -> None:
    """The very numbers: another language can check itself against them."""
    stream = Stream(seed_key(1))
    assert [stream.below(32) for _ in range(8)] == NUMBERS
    assert [CARD_TEXT[c] for c in new_pack(Stream(seed_key(1)))[:4]] == PACK
    assert derive(seed_key(1), "deal", 1).hex()[:16] == DERIVED
    assert derive(b"k", "ab", "c") != derive(b"k", "a", "bc")
    assert seed_key(7) == seed_key("7") != seed_key(8)


NUMBERS = [21, 20, 3, 19, 2, 26, 1, 21]
PACK = ["7H", "7C", "9D", "KH"]
DERIVED = "ff2aa7e5f4d6401e"


def test_numbers_are_drawn_fairly_or_not_at_all() -> None:
    stream = Stream(b"")
    assert {stream.below(3) for _ in range(100)} == {0, 1, 2}
    assert {stream.below(256) for _ in range(5000)} == set(range(256))
    assert stream.below(1) == 0
    assert stream.pick("x") == "x"
    for n in (0, 257, -1):
        with pytest.raises(ValueError, match="must be 1…256"):
            stream.below(n)


def test_the_stream_is_what_the_format_says() -> None:
    """SHA-256 of key and counter; below 32 every byte counts, below 3 only those under 255."""
    key = b"key"
    block = b"".join(hashlib.sha256(key + n.to_bytes(4, "big")).digest() for n in range(8))
    stream = Stream(key)
    assert [stream.below(32) for _ in range(40)] == [byte % 32 for byte in block[:40]]
    stream = Stream(key)
    fair = [byte % 100 for byte in block if byte < 200]
    assert [stream.below(100) for _ in range(40)] == fair[:40]
