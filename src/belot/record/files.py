"""Records in files; the suffix chooses the format."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from belot.record.errors import RecordCode, RecordError
from belot.record.jsonl import read_jsonl, write_jsonl
from belot.record.reading import read_text
from belot.record.record import MAX_SIZE, Record, check_size
from belot.record.retrace import validate
from belot.record.writing import write_text

StrPath = str | os.PathLike[str]

SUFFIXES: Final = (".belot", ".jsonl")
"""Of the text notation, and of JSON lines."""


def load(path: StrPath) -> Record:
    """Read a record from a file and play it again. Raises RecordError: file, line, reason."""
    file = os.fspath(path)
    text_like = _is_text(file)
    try:
        with open(file, "rb") as stream:
            data = stream.read(MAX_SIZE + 1)
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None
    try:
        check_size(len(data))
        text = _decoded(data)
    except RecordError as error:
        raise error.at(file=file) from None
    return read_text(text, file=file) if text_like else read_jsonl(text, file=file)


def save(record: Record, path: StrPath, *, overwrite: bool = False) -> None:
    """Write a valid record to a file, whole or not at all.

    An existing file is left alone unless ``overwrite`` is true. Raises RecordError.
    """
    file = os.fspath(path)
    text_like = _is_text(file)
    if not overwrite and os.path.lexists(file):
        raise _exists(file)
    try:
        if not text_like:
            validate(record)
        text = write_text(record) if text_like else write_jsonl(record)
        data = text.encode()
        check_size(len(data))
    except RecordError as error:
        raise error.at(file=file) from None
    try:
        _put(Path(file), data, overwrite)
    except FileExistsError:
        raise _exists(file) from None
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None


def _is_text(file: str) -> bool:
    suffix = os.path.splitext(file)[1].lower()
    if suffix not in SUFFIXES:
        reason = f"the name of a record ends in {' or '.join(SUFFIXES)}"
        raise RecordError(RecordCode.FILE, reason, file=file)
    return suffix == SUFFIXES[0]


def _exists(file: str) -> RecordError:
    return RecordError(RecordCode.EXISTS, "the file exists and is left as it is", file=file)


def _unreadable(file: str, error: Exception) -> RecordError:
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return RecordError(RecordCode.FILE, reason or "no such file", file=file)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(RecordCode.FOREIGN, "not UTF-8 text", line=line) from None


def _put(path: Path, data: bytes, overwrite: bool) -> None:
    """Write beside the file, then give it its name in one step."""
    path = Path(os.path.realpath(path)) if overwrite else path
    beside = path.with_name(f".{path.name[:100]}.{secrets.token_hex(6)}.tmp")
    try:
        with open(beside, "xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        _name_it(beside, path, os.replace if overwrite else os.link)
    finally:
        beside.unlink(missing_ok=True)


def _name_it(beside: Path, path: Path, step: Callable[[Path, Path], None]) -> None:
    """A link refuses to overwrite; where there are no links, look first."""
    try:
        step(beside, path)
    except FileExistsError:
        raise
    except OSError:
        if step is os.replace or not beside.exists():
            raise
        if path.exists():
            raise FileExistsError from None
        os.replace(beside, path)
