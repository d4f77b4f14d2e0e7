"""The examples of docs/notation.md are records, and its tables are complete."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields

import pytest

from belot.record import RecordCode, read_text, write_text
from belot.record.codec import FIELDS, NAMES
from belot.record.lines import AMONG_TRICKS, ORDER
from belot.record.record import WRITTEN_TAGS
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```belot\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_first_example_is_written_as_it_stands() -> None:
    assert len(EXAMPLES) == 2
    assert write_text(read_text(EXAMPLES[0])) == EXAMPLES[0]


def test_second_example_is_read() -> None:
    record = read_text(EXAMPLES[1])
    assert not record.finished
    assert read_text(write_text(record)) == record


@pytest.mark.parametrize("name", [*ORDER, *AMONG_TRICKS])
def test_every_line_is_described(name: str) -> None:
    assert re.search(rf"`{name}[ `]", PAGE)


@pytest.mark.parametrize("name", [*WRITTEN_TAGS, *RecordCode])
def test_every_tag_and_code_is_described(name: str) -> None:
    assert f"| `{name}` |" in PAGE


def test_every_event_is_described() -> None:
    for kind, name in NAMES.items():
        row = re.search(rf"^\| `{name}` \| (.*) \|$", PAGE, re.MULTILINE)
        assert row, name
        assert [word for word in re.findall(r"`(\w+)`", row[1]) if word in FIELDS[kind]] == list(
            FIELDS[kind]
        )
        for field in fields(kind):
            default = f"`{field.name}` " in row[1] and field.default is not MISSING
            assert default or field.default is MISSING or field.name in ("pack", "cards"), field
