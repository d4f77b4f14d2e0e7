"""New files for records: named and checked before anything is played."""

from __future__ import annotations

from pathlib import Path

from belot.cli.errors import about


def new_record(file: str, number: int | None = None) -> Path:
    """Where a record goes: ``file``, or with a number ``file`` with -0002 before its suffix.

    Raises Stop where there is something already, or where no record can be.
    """
    from belot.record import SUFFIXES

    path = Path(file)
    if path.suffix.lower() not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise about(file, "file-suffix", suffix=path.suffix or "–", known=known)
    if number is not None:
        path = path.with_name(f"{path.stem}-{number:04}{path.suffix}")
    if path.exists() or path.is_symlink():
        raise about(path, "file-exists")
    if not path.parent.is_dir():
        raise about(path, "folder-missing", folder=path.parent)
    return path
