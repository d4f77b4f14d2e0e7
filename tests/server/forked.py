"""``belot`` in a process of its own that has not to import everything first: it is forked from one
that has. The tests start some fifty servers, and importing is most of what a start costs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from pathlib import Path

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    ["belot.cli.serve", "belot.server.serve", "belot.store.migrations.run", "uvicorn.loops.uvloop"]
)


class Forked:
    """``belot ARGUMENTS``, with the environment of now; a little of what a ``Popen`` has."""

    def __init__(self, arguments: list[str], out: Path, err: Path) -> None:
        asked = (arguments, out, err, dict(os.environ))
        self._process = CONTEXT.Process(target=_belot, args=asked, daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """The exit code, None while it runs; that of a signal is negative."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """The exit code. Raises TimeoutError after so many seconds."""
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise TimeoutError(f"process {self.pid} runs on")
        return code

    def kill(self) -> None:
        """SIGKILL."""
        self._process.kill()

    def send_signal(self, number: signal.Signals) -> None:
        """A signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)


def _belot(arguments: list[str], out: Path, err: Path, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for number, path in ((1, out), (2, err)):
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(opened, number)
        os.close(opened)
    from belot.cli import main

    sys.exit(main(arguments))
