"""A real server in a process of its own, on a free port, with a folder of its own."""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.forked import Forked

PATIENCE = 60.0


class RunningServer:
    """``with RunningServer(tmp_path) as server``: ``server.url`` answers.

    ``kill`` and ``start`` again: the same port, the same data. Bots do not think and frames are not
    limited, unless other arguments of ``belot serve`` say so; with ``certificate`` it is https.
    It is forked from a process that has imported everything, unless PYTHONPATH may have it import
    something else.
    """

    def __init__(self, data: Path, *arguments: str, certificate: Path | None = None) -> None:
        self.data = data
        self.port = 0
        self.log = data / "server.log"
        self.out = data / "server.out"
        self._arguments = arguments
        self._trust = ssl.create_default_context(cafile=certificate) if certificate else None
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.kill()
            self._end()

    @property
    def url(self) -> str:
        return f"{'https' if self._trust else 'http'}://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def process(self) -> subprocess.Popen[bytes] | Forked:
        assert self._process is not None, "the server does not run"
        return self._process

    def start(self) -> None:
        """Start, and wait until it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        self.out.unlink(missing_ok=True)
        arguments = [
            *("serve", "--port", str(self.port), "--data", str(self.data)),
            *("--pace", "0", "--rate", "0", "--window", "0.05"),
            *("--tables-each", "0", "--running-each", "0"),
            *self._arguments,
        ]
        if os.environ.get("PYTHONPATH"):
            self._process = _fresh(arguments, self.out, self.log)
        else:
            self._process = Forked(arguments, self.out, self.log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            greeting = self.out.read_text() if self.out.exists() else ""
            if "\n" not in greeting:
                time.sleep(0.01)
                continue
            self.port = int(greeting.partition("\n")[0].removeprefix("Belot: ").rpartition(":")[2])
            try:
                with urllib.request.urlopen(
                    f"{self.url}/health/ready", timeout=5, context=self._trust
                ):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(f"not ready in {PATIENCE} s: {self.log.read_text()}")

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """SIGTERM: a graceful stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        self._process = None
        return code

    def complaints(self) -> str:
        """What the server logged: warnings and faults."""
        return self.log.read_text()


def _fresh(arguments: list[str], out: Path, err: Path) -> subprocess.Popen[bytes]:
    with out.open("a") as greeting, err.open("a") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "belot", *arguments],
            stdout=greeting,
            stderr=log,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
