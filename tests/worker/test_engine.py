"""What a browser gets of belot is enough for itself: it runs from a zip of nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.architecture.imports import MAY_IMPORT, STANDARD_LIBRARY_ONLY

PROGRAM = """
import sys
sys.path.insert(0, "engine.zip")
import json, pkgutil, importlib
import belot
for module in pkgutil.walk_packages(belot.__path__, "belot."):
    if not module.name.endswith(("typescript", "__main__")):
        importlib.import_module(module.name)
from belot import worker
def ask(name, **fields):
    return json.loads(worker.answer(name, json.dumps(fields)))["ok"]
seats = [{"kind": "bot" if i else "person", "name": "x", "bot": "club"} for i in range(4)]
made = ask("open", table="here.x", rules="bela4", seats=seats, seat=0, head="", now=1e12)
hello = json.dumps({"t": "hello", "v": 1, "table": "here.x", "token": "", "since": None})
lines = "\\n".join(line for _, line in made["keep"])
reply = json.loads(worker.hello("here.x", 0, lines, hello, 1e12, 0.0))
print(json.dumps([frame["t"] for frame in reply["frames"]]))
"""


def packages(root: Path) -> list[str]:
    names: list[str] = json.loads((root / "web/build/engine.json").read_text())
    return names


def test_the_engine_runs_from_its_packages_alone(root: Path, tmp_path: Path) -> None:
    source = root / "src"
    with zipfile.ZipFile(tmp_path / "engine.zip", "w") as whole:
        whole.write(source / "belot/__init__.py", "belot/__init__.py")
        for name in packages(root):
            for path in sorted((source / "belot" / name).rglob("*.py")):
                whole.write(path, path.relative_to(source).as_posix())
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, 'engine.zip')\n{PROGRAM}",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ["welcome", "presence", "fair"]


def test_every_light_package_goes_along(root: Path) -> None:
    assert sorted(packages(root)) == sorted(STANDARD_LIBRARY_ONLY)
    assert MAY_IMPORT["worker"] <= set(packages(root))
