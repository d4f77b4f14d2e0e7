"""Lighthouse, pinned, for benchmarks alone: npm puts it into the user's cache, once.

It looks at a page twice. First as it is. On a machine that does other things as well, most of a
task's time is waiting for a processor, and Lighthouse takes that for work and multiplies it by
four; so it looks again at the same recording with the main thread *alone*: each task as long as a
processor really worked on it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from bisect import bisect_right
from pathlib import Path
from typing import Any, Final, NamedTuple

import hatch_build

VERSION: Final = "12.8.2"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
PATIENCE: Final = 180  # seconds for one look

_ROOT: Final = Path(__file__).resolve().parent.parent
_SAME: Final = (
    "--quiet",
    "--output=json",
    "--disable-full-page-screenshot",
    "--no-enable-error-reporting",
    f"--only-categories={','.join(CATEGORIES)}",
)


class Looked(NamedTuple):
    """Two reports on one load."""

    found: dict[str, Any]
    alone: dict[str, Any]


def fetch() -> tuple[list[str], dict[str, str]]:
    """How to call Lighthouse, fetched where it is not there yet, and in which environment."""
    npm, environment = hatch_build.Client(_ROOT).npm()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / f"belot-lighthouse-{VERSION}"
    command = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        wanted = ["install", "--ignore-scripts", "--no-audit", "--no-fund"]
        place = ["--prefix", str(folder), f"lighthouse@{VERSION}"]
        subprocess.run([*npm, *wanted, *place], env=environment, stdout=sys.stderr, check=True)
    return ["node", str(command)], environment


def look(url: str, port: int) -> Looked:
    """Load a page in the browser that listens at ``port``, for a phone on slow 4G."""
    with tempfile.TemporaryDirectory() as folder:
        _call(url, f"-G={folder}", f"--port={port}")
        found = _call(url, f"-A={folder}")
        recording = Path(folder) / "defaultPass.trace.json"
        recording.write_text(json.dumps(alone(json.loads(recording.read_text()))))
        return Looked(found, _call(url, f"-A={folder}"))


def _call(url: str, *asked: str) -> dict[str, Any]:
    command, environment = fetch()
    done = subprocess.run(
        [*command, url, *_SAME, *asked],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"Lighthouse failed at {url}:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout or "{}")
    if "runtimeError" in found:
        raise SystemExit(f"Lighthouse failed at {url}: {found['runtimeError']['message']}")
    return found


def alone(recording: dict[str, Any]) -> dict[str, Any]:
    """A recording in which the page's main thread had a processor for itself: its tasks begin when
    they began and last as long as they were worked on, and what happens in them closes up."""
    events = recording["traceEvents"]
    start = next(e for e in events if e["name"] == "navigationStart" and _of_the_page(e))
    thread = (start["pid"], start["tid"])
    main = [event for event in events if (event["pid"], event["tid"]) == thread]
    tasks = [task for task in _tasks(main) if task["ts"] >= start["ts"]]
    begins = [task["ts"] for task in tasks]
    spans = [(t["ts"], t["dur"], t.get("tdur", t["dur"]) / t["dur"]) for t in tasks]
    for event in main:
        at = bisect_right(begins, event["ts"]) - 1
        if at < 0 or event["ts"] >= spans[at][0] + spans[at][1]:
            continue
        begin, _, share = spans[at]
        event["ts"] = begin + (event["ts"] - begin) * share
        if "dur" in event:
            event["dur"] *= share
    return recording


def _of_the_page(event: dict[str, Any]) -> bool:
    return str(event["args"].get("data", {}).get("documentLoaderURL", "")).startswith("http")


def _tasks(main: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of a thread in order, without those inside another one."""
    found: list[dict[str, Any]] = []
    every = (e for e in main if e["name"].endswith("RunTask") and e.get("dur"))
    for task in sorted(every, key=lambda e: (e["ts"], -e["dur"])):
        if not found or task["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(task)
    return found
