"""Records in files: read and written whole, and nothing overwritten by accident."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from belot.record import Record, RecordCode, RecordError, load, read_text, save, write_text
from tests.golden import make

RECORD = read_text((make.HERE / "unfinished.belot").read_text("utf-8"))


@pytest.fixture(params=["a.belot", "a.jsonl", "Ä b.BELOT"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / str(request.param)


def code_of(error: pytest.ExceptionInfo[RecordError]) -> str:
    return error.value.code


def test_saved_and_loaded(path: Path) -> None:
    save(RECORD, path)
    assert load(path) == load(str(path)) == RECORD
    assert os.listdir(path.parent) == [path.name]


def test_never_overwrites_unless_told(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(RecordError) as caught:
        save(RECORD, path)
    assert code_of(caught) is RecordCode.EXISTS
    assert str(caught.value).startswith(f"{path}: ")
    assert path.read_text() == "mine"
    save(RECORD, path, overwrite=True)
    assert load(path) == RECORD
    assert os.listdir(path.parent) == [path.name]


def test_somebody_else_was_faster(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("theirs")
    monkeypatch.setattr(os.path, "lexists", lambda _: False)
    with pytest.raises(RecordError) as caught:
        save(RECORD, path)
    assert code_of(caught) is RecordCode.EXISTS
    assert path.read_text() == "theirs"
    assert os.listdir(path.parent) == [path.name]


def test_without_links(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    save(RECORD, path)
    assert load(path) == RECORD
    with pytest.raises(RecordError) as caught:
        save(RECORD, path)
    assert code_of(caught) is RecordCode.EXISTS


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.belot", tmp_path / "link.belot"
    target.write_text("old")
    link.symlink_to(target)
    save(RECORD, link, overwrite=True)
    assert link.is_symlink()
    assert load(target) == RECORD


@pytest.mark.parametrize("name", ["a.txt", "belot", ".belot", "a.belot.gz"])
def test_the_suffix_chooses(tmp_path: Path, name: str) -> None:
    for step in (lambda: load(tmp_path / name), lambda: save(RECORD, tmp_path / name)):
        with pytest.raises(RecordError, match=r"ends in \.belot or \.jsonl") as caught:
            step()
        assert code_of(caught) is RecordCode.FILE


def test_no_such_file(tmp_path: Path) -> None:
    for step in (
        lambda: load(tmp_path / "none.belot"),
        lambda: load(tmp_path / "nul\0.belot"),
        lambda: load(tmp_path / ("long" * 100 + ".belot")),
        lambda: save(RECORD, tmp_path / "none" / "a.belot"),
    ):
        with pytest.raises(RecordError) as caught:
            step()
        assert code_of(caught) is RecordCode.FILE
    (tmp_path / "folder.belot").mkdir()
    with pytest.raises(RecordError):
        load(tmp_path / "folder.belot")


@pytest.mark.parametrize("suffix", [".belot", ".jsonl"])
@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 1),
        (b"\xff\xfe[\0B\0", 1),
        (b'[Belot "1"]\n[Event "\xe9"]\n', 2),
        (b"\0" * 1000, 1),
    ],
)
def test_other_files(tmp_path: Path, suffix: str, data: bytes, line: int) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        load(path)
    assert (code_of(caught), caught.value.line) == (RecordCode.FOREIGN, line)
    assert caught.value.file == str(path)


@pytest.mark.parametrize("suffix", [".belot", ".jsonl"])
def test_absurdly_long(tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"a{suffix}"
    with open(path, "wb") as stream:
        stream.truncate(1 << 34)  # a hole: it takes no room
    with pytest.raises(RecordError, match="longer than 16 MB"):
        load(path)


def test_what_is_not_valid_is_not_saved(path: Path) -> None:
    with pytest.raises(RecordError):
        save(Record({}, RECORD.events[1:]), path)
    assert os.listdir(path.parent) == []


def test_text_of_a_file_is_utf8_with_plain_line_ends(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "a.belot")
    assert (tmp_path / "a.belot").read_bytes() == write_text(RECORD).encode()
