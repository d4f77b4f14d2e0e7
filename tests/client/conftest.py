"""The running server of tests/server."""

from tests.server.conftest import server

__all__ = ["server"]
