"""One server for the tests that do not mind company."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.process.poll() is None, running.complaints()
        assert running.stop() == 0
        assert '"level": "error"' not in running.complaints(), running.complaints()
