"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# helpers that assert, before anything imports them
pytest.register_assert_rewrite("tests.server.crowd", "tests.server.kill", "tests.server.player")

ROOT = Path(__file__).resolve().parent.parent

# No deadline: two cores share type checkers, coverage and Numba's compiler. The same examples
# each time: a red test stays red until it is mended. BELOT_FUZZ=N looks at N new ones instead.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
if fuzz := os.environ.get("BELOT_FUZZ"):
    settings.register_profile("fuzz", deadline=None, max_examples=int(fuzz), print_blob=True)
settings.load_profile("fuzz" if fuzz else "steady")


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's own folder."""
    return ROOT
