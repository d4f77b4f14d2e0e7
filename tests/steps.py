"""Every linter, type check and test: what ``./test`` runs.

Three steps run side by side, the longest begin first, and each is told when it has ended. That
keeps two cores busy: the tests of the server wait much, the linters never do.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
CORES = os.cpu_count() or 2
AT_ONCE = 3
TRACED = ("tests/rules", "tests/golden")
"""The tests that have to take every branch of the rules. Tracing makes those ten times slower, so
the others, the property tests first of all, go without."""

NO_BROWSER = b"no Chromium: "
"""How tests/e2e says so where it skips."""


@dataclass(frozen=True, slots=True)
class Step:
    """A command that has to succeed."""

    name: str
    command: tuple[str, ...]


def steps() -> Iterator[Step]:
    """All of them, the longest first, except that what takes a second is told at once."""
    ruff, python = str(BIN / "ruff"), (sys.executable, "-m")
    client = (sys.executable, "-P", "hatch_build.py", "run", "--silent")
    others = [f"--ignore={path}" for path in (*TRACED, "tests/e2e")]
    built = (ROOT / "web" / "package-lock.json").is_file()
    yield Step("ruff check", (ruff, "check"))
    yield Step("ruff format", (ruff, "format", "--check"))
    if built:
        # A process of its own: Playwright keeps an event loop running. A file is for one worker:
        # the tests of what works without a network follow each other in one window.
        browser = (*python, "pytest", f"-n{CORES}", "--dist=loadfile", "tests/e2e")
        yield Step("browser", browser)
    yield Step("pytest", (*python, "pytest", f"-n{CORES + 1}", "tests", *others))
    yield Step("pyright", (str(BIN / "pyright"),))
    yield Step("mypy", (str(BIN / "mypy"),))
    yield Step("pytest, rules", (*python, "pytest", "-n2", *TRACED, "--cov"))
    if built:
        yield Step("svelte-check", (*client, "check"))
        yield Step("vitest", (*client, "test", "--", "--passWithNoTests"))


class Runner:
    """Runs steps; whatever still runs ends with it."""

    def __init__(self) -> None:
        self._running: list[subprocess.Popen[bytes]] = []
        self._over = False

    def run(self, step: Step) -> tuple[int, float, bytes]:
        """Its exit code, its seconds, and what it said."""
        start = time.monotonic()
        if self._over:
            return 1, 0.0, b""
        with tempfile.TemporaryFile() as said:
            with subprocess.Popen(
                step.command,
                cwd=ROOT,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            ) as process:
                self._running.append(process)
                code = process.wait()
                self._running.remove(process)
            said.seek(0)
            return code, time.monotonic() - start, said.read()

    def stop(self) -> None:
        """End all that runs, the tests' own servers and browsers too."""
        self._over = True
        for process in self._running:
            os.killpg(process.pid, signal.SIGTERM)


def tell(step: Step, seconds: float, said: bytes) -> None:
    """What a step said."""
    print(f"\n== {step.name} ({seconds:.0f} s)", flush=True)
    sys.stdout.buffer.write(said)
    sys.stdout.flush()


def run_all(wanted: list[Step]) -> tuple[list[str], bool]:
    """Run these steps and tell each. The names of those that failed, and whether there was no
    browser to test with."""
    failed, blind = list[str](), False
    runner = Runner()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            begun = {pool.submit(runner.run, step): step for step in wanted}
            for done in as_completed(begun):
                code, seconds, said = done.result()
                tell(begun[done], seconds, said)
                blind = blind or NO_BROWSER in said
                if code:
                    failed.append(begun[done].name)
        finally:
            runner.stop()
    return failed, blind


def main() -> int:
    """Returns 0 if every step passed."""
    signal.signal(signal.SIGTERM, _end)
    start = time.monotonic()
    failed, blind = run_all(list(steps()))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = time.monotonic() - start
    print(f"\n{seconds:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of the processor")
    if blind:
        print("test: NOT TESTED in a browser: no Chromium (CONTRIBUTING.md, Set up and test)")
    print(f"test: FAILED: {', '.join(failed)}" if failed else "test: every step passed")
    return 1 if failed else 0


def _end(number: int, _: FrameType | None) -> None:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
