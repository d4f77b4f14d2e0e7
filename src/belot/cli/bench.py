"""``belot bench``: the benchmarks of a checkout, which are no part of the package."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import belot
from belot.cli.errors import Stop

BESIDE = ("bare", "lighthouse", "players", "sockets")
"""Modules beside the benchmarks that are none."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot bench``."""
    known = ", ".join(names()) or "none: this is no checkout"
    parser.add_argument("name", metavar="NAME", help=f"which one ({known})")
    parser.add_argument("rest", metavar="...", nargs=argparse.REMAINDER, help="its own arguments")


def run(args: argparse.Namespace) -> int:
    """Run it, in a process of its own; the result is its exit code."""
    if args.name not in names():
        raise Stop(f"no benchmark {args.name!r}; there are {', '.join(names()) or 'none here'}")
    root = _root()
    command = [sys.executable, "-P", str(root / "benchmarks" / f"{args.name}.py"), *args.rest]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    return subprocess.run(command, env=environment, check=False).returncode


def names() -> list[str]:
    """The benchmarks there are, in a checkout."""
    files = sorted((_root() / "benchmarks").glob("*.py"))
    return [file.stem for file in files if file.stem not in BESIDE]


def _root() -> Path:
    return Path(belot.__file__).parent.parent.parent
