"""The built wheel is whole and runs without the repository (and without Node)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

import belot


def run(*command: str | Path, cwd: Path, path: str = "") -> str:
    """What the command prints; PATH holds only what is asked for."""
    dropped = ("PYTHON", "VIRTUAL_ENV", "COV", "PYTEST")
    kept = {name: it for name, it in os.environ.items() if not name.startswith(dropped)}
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=kept | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def uv(root: Path) -> str:
    """The uv that ./test found."""
    for candidate in (os.environ.get("UV"), "uv", str(root / ".uv" / "bin" / "uv")):
        if candidate and (found := shutil.which(candidate)):
            return found
    pytest.skip("no uv: run ./test")


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built by the pinned hatchling of this environment."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=root)
    (built,) = folder.glob("*.whl")
    return built


def test_wheel_holds_everything(wheel: Path, root: Path) -> None:
    source = root / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "belot").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert wanted <= names
    assert "belot/py.typed" in names
    if (root / "web" / "package-lock.json").is_file():
        assert "belot/_web/index.html" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert all(
        name.startswith(("belot/", f"belot-{belot.__version__}.dist-info/")) for name in names
    )


def test_wheel_runs_on_its_own(wheel: Path, root: Path, uv: str, tmp_path: Path) -> None:
    environment = tmp_path / "clean room"  # a space: paths have them
    run(
        uv, "venv", "--quiet", "--no-project", "--python", sys.executable, environment, cwd=tmp_path
    )
    python, script = (environment / "bin" / name for name in ("python", "belot"))
    pins = root / "requirements" / "run.txt"
    run(uv, "pip", "install", "--quiet", "--python", python, "-c", pins, wheel, cwd=tmp_path)
    assert run(script, "--version", cwd=tmp_path).strip() == f"belot {belot.__version__}"
    where = run(python, "-c", "import belot; print(belot.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(environment)
    assert "Belot" in page_of(script, tmp_path)


def page_of(script: Path, folder: Path) -> str:
    """The page that an installed server shows."""
    command = [script, "serve", "--port", "0", "--data", folder / "data"]
    with subprocess.Popen(
        list(map(str, command)), cwd=folder, stdout=subprocess.PIPE, text=True, env={}
    ) as server:
        assert server.stdout
        address = server.stdout.readline().removeprefix("Belot: ").strip()
        for _ in range(200):
            try:
                with urllib.request.urlopen(address) as answer:
                    page: str = answer.read().decode()
                break
            except OSError:
                time.sleep(0.1)
        else:
            page = ""
        server.terminate()
        assert server.wait(30) == 0
    return page


def test_build_requirement_is_the_pinned_one(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    (required,) = project["build-system"]["requires"]
    for name in ("build.in", "build.txt", "test.txt"):
        assert required in (root / "requirements" / name).read_text("utf-8")


def test_pinned_lists_cover_the_project(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    listed = (root / "requirements" / "run.in").read_text("utf-8").splitlines()
    assert {*project["dependencies"], *project["optional-dependencies"]["fast"]} <= set(listed)
