"""A browser and a server for the tests of the screen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.guest import Guest
from tests.server.running import RunningServer

SHELL = "chromium-headless-shell"
"""Chromium without windows: the same engine for a quarter less of the processor."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()


def chromium() -> str | None:
    """The browser: ``BELOT_CHROMIUM``, one on PATH, or Playwright's own (None)."""
    found = os.environ.get("BELOT_CHROMIUM") or next(
        filter(None, map(shutil.which, BROWSERS)), None
    )
    if found is None and not any(Path.home().glob(".cache/ms-playwright/chromium*")):
        pytest.skip("no Chromium: install it, or set BELOT_CHROMIUM")
    return found


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: only with BELOT_LONG=1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("BELOT_LONG"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: set BELOT_LONG=1"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of one's own, to be killed. Its bots take their time."""
    with RunningServer(tmp_path / "data", "--pace", "0.15") as running:
        yield running


@pytest.fixture
def guests(browser: Browser) -> Iterator[Any]:
    """Guests of the house: ``guests(server, **settings)`` opens a window."""
    opened: list[Guest] = []

    def new(server: RunningServer, size: str = "phone", **settings: Any) -> Guest:
        guest = Guest(browser, server.url, size, settings)
        opened.append(guest)
        return guest

    yield new
    for guest in opened:
        guest.close()
        assert guest.faults == []
