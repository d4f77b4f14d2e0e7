"""Names show what they are and nothing else."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.table import TableRefusal
from belot.table.names import NAME_MAX, tidy_name

FAMILY = "👨‍👩‍👧‍👦"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "Đurđica Žižić", "Ивана", "محمد", "José 🂡", "O’Brien-Smith", "李 小龍", "ไก่"),
        *(FAMILY, f"Obitelj {FAMILY}", "👩🏽‍🦰", "🏳️‍🌈", "🙂‍↔️", "❤️‍🔥 Iva", SCOTLAND, "🇭🇷🇧🇬"),
        *("5️⃣", "Zoë", "नमस्ते"),
    ],
)
def test_names_that_stay(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("  Ana\u0007  Marija ", "Ana Marija"),
        ("Ana\nMarija\u00a0M.\u2003", "Ana Marija M."),
        ("\u202eanA\u202c", "anA"),
        ("\u2066Ana\u2069\u200f\u200e\u061c", "Ana"),
        ("A\u200dn\u200ba\u2060\ufeff", "Ana"),
        ("👩\u200d", "👩"),
        ("\u200d👩\u200d\u200d👩", "👩\u200d👩"),
        ("Ana\u00ad\u3164\u2800", "Ana"),
        ("A\U000e0041\U000e0042na", "Ana"),
        ("🏴\U000e0067", "🏴"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("x" * 40, "x" * 24),
        ("x" * 23 + FAMILY, "x" * 23),
        ("x" * 21 + FAMILY, "x" * 21),
        ("x" * 23 + "🇭🇷", "x" * 23),
        ("x" * 23 + "👋🏽", "x" * 23),
        ("x" * 23 + "e\u0332", "x" * 23),
        ("x" * 20 + SCOTLAND, "x" * 20),
        ("x" * 22 + " y z", "x" * 22 + " y"),
        ("\ud800Ana", "Ana"),
    ],
)
def test_what_hides_or_grows_is_left_out(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


@pytest.mark.parametrize("name", ["", "  ", "\u200d", "\u3164\u2800", "\u202e\u202c", "\u0301"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(TableRefusal) as refused:
        tidy_name(name)
    assert str(refused.value.code) == "name-empty"


@given(
    st.text(
        st.sampled_from("aé \u200d\u202e\ufe0f🏴👩🏽🇭\U000e0067\U000e007f\u0335\n"), max_size=60
    )
)
def test_any_name(name: str) -> None:
    try:
        tidy = tidy_name(name)
    except TableRefusal:
        return
    assert 1 <= len(tidy) <= NAME_MAX
    assert tidy_name(tidy) == tidy
    assert not any(unicodedata.bidirectional(c) in ("RLO", "LRO", "RLI", "LRI") for c in tidy)
    hidden = [c for c in tidy if not c.isprintable()]
    assert set(hidden) <= {"\u200d", "\U000e0067", "\U000e007f"}
    assert tidy.encode()
