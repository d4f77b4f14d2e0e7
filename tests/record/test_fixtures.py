"""Records of every released version of the formats read for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from belot.record import load, save, validate

FIXTURES = Path(__file__).parent / "fixtures"
TEXTS = sorted(FIXTURES.glob("v*/*.belot"))
FILES = sorted(FIXTURES.glob("v*/*.*"))


def test_there_are_some() -> None:
    assert len(TEXTS) >= 14
    assert len(FILES) >= 27


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_reads(path: Path, tmp_path: Path) -> None:
    record = load(path)
    validate(record)
    for suffix in (".belot", ".jsonl"):
        save(record, tmp_path / f"again{suffix}")
        assert load(tmp_path / f"again{suffix}") == record


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_both_formats_say_the_same(path: Path) -> None:
    other = path.with_suffix(".jsonl")
    if path.stem != "by_hand":
        assert load(path) == load(other)
