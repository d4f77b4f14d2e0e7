"""Who imports whom, read from the source, and what of it goes against the design.

Modules are named from ``belot`` on: ``rules.play``, ``bots``; the package itself is ``""``.
A package is known by its ``__init__`` under the package's name.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

# Top-level package or module of belot -> those it may import. Nothing but cli runs the whole.
MAY_IMPORT: Mapping[str, frozenset[str]] = {
    name: frozenset(others.split())
    for name, others in {
        "": "",
        "__main__": "cli",
        "rules": "",
        "words": "",
        "record": "rules",
        "fair": "rules",
        "table": "rules record fair",
        "pad": "rules record",
        "protocol": "rules record fair table",
        "book": "rules record",
        "search": "rules",
        "bots": "rules search",
        "coach": "rules record search bots words",
        "env": "rules record search bots",
        "store": "rules record table",
        "cluster": "rules record protocol store",
        "inquiry": "rules record fair table pad book protocol bots coach",
        "worker": "rules record fair table pad book protocol bots coach inquiry",
        "server": "rules record fair table pad book protocol bots coach inquiry words store"
        " cluster",
        "client": "rules record fair table protocol bots",
        "cli": "rules record fair table pad book protocol search bots coach inquiry words env store"
        " cluster worker server client",
    }.items()
}

# These run in a browser too: the standard library and nothing else.
STANDARD_LIBRARY_ONLY = (
    "rules",
    "record",
    "fair",
    "table",
    "pad",
    "book",
    "protocol",
    "bots",
    "coach",
    "inquiry",
    "worker",
)
THIRD_PARTY = {"search": frozenset({"numba", "numpy"})}

# The strong bots search; the others, and what all bots share, know nothing of them.
SEARCHING_BOTS = ("bots.strong", "bots.expert")

# The law does no I/O, reads no clock and is handed its randomness.
IMPURE = frozenset(
    "asyncio builtins concurrent ctypes datetime http importlib io logging multiprocessing os"
    " pathlib platform random secrets selectors shutil signal socket sqlite3 ssl subprocess sys"
    " tempfile threading time urllib uuid".split()
)

# The modules of rules that all others stand on, and the others in rules that each may import.
FOUNDATIONS: Mapping[str, frozenset[str]] = {
    "rules.play": frozenset(),
    "rules.cards": frozenset({"rules.errors", "rules.options_numeric"}),
    "rules.options_numeric": frozenset(),
    "rules.errors": frozenset({"rules.cards"}),
    "rules.random": frozenset({"rules.cards", "rules.errors"}),
}


@dataclass(frozen=True, slots=True)
class Import:
    """One import statement's target, as seen from one module."""

    importer: str  # module of belot, from belot on
    target: str  # absolute: "belot.rules.cards", "numpy.random"
    line: int

    @property
    def inside(self) -> str | None:
        """The target from belot on, None where it is not of belot."""
        if self.target == "belot":
            return ""
        return self.target[6:] if self.target.startswith("belot.") else None

    @property
    def outside(self) -> str | None:
        """The top-level name of a target that is not of belot."""
        return self.target.partition(".")[0] if self.inside is None else None

    def __str__(self) -> str:
        return f"{self.importer or 'belot'}:{self.line} imports {self.target}"


def read_imports(package: Path) -> list[Import]:
    """Every import in the package "belot" at this path, wherever in a file it stands."""
    files = {module_name(package, path): path for path in sorted(package.rglob("*.py"))}
    packages = {name for name, path in files.items() if path.name == "__init__.py"}
    return [
        Import(name, target, line)
        for name, path in files.items()
        for target, line in _targets(name, path, files.keys(), name in packages)
    ]


def module_name(package: Path, path: Path) -> str:
    """rules/play.py -> "rules.play", rules/__init__.py -> "rules"."""
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _targets(
    importer: str, path: Path, modules: Iterable[str], is_package: bool
) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, importer, is_package)
            for alias in node.names:
                # "from belot.rules import play" means the module, not the package's __init__
                whole = f"{base}.{alias.name}"
                is_module = whole.removeprefix("belot.") in modules and whole != base
                yield (whole if is_module else base, node.lineno)


def _absolute(node: ast.ImportFrom, importer: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    here = ["belot", *importer.split(".")] if importer else ["belot"]
    up = node.level - is_package
    return ".".join([*here[: len(here) - up], *(node.module or "").split(".")]).rstrip(".")


def complaints(imports: Iterable[Import]) -> list[str]:
    """What is wrong, a sentence each; an empty list is a clean house."""
    imports = list(imports)
    found = [f"{one}: {why}" for one in imports for why in _wrongs(one)]
    return found + [f"a circle in rules: {' -> '.join(circle)}" for circle in circles(imports)]


def _wrongs(one: Import) -> Iterator[str]:
    home = _top(one.importer)
    if home not in MAY_IMPORT:
        yield f"{home} has no place in the design: add it to MAY_IMPORT"
    elif one.inside is not None:
        yield from _wrongs_inside(one, home, one.inside)
    else:
        yield from _wrongs_outside(one, home)
    if one.importer in FOUNDATIONS and not _is_allowed_foundation(one):
        yield "the rest of rules stands on this module"


def _wrongs_inside(one: Import, home: str, inside: str) -> Iterator[str]:
    there = _top(inside)
    if there not in {home, "", *MAY_IMPORT[home]}:
        yield f"{home or 'belot'} may not import {there}"
    if there == "" and home in {"rules", "words"}:
        yield f"{home} may not import belot itself"
    if home == "bots" and not _within(one.importer, SEARCHING_BOTS):
        if there == "search":
            yield "only the strong bots search"
        if _within(inside, SEARCHING_BOTS):
            yield "a bot for the browser may not import one that searches"


def _wrongs_outside(one: Import, home: str) -> Iterator[str]:
    name = one.outside or ""
    if home == "rules" and name in IMPURE:
        yield "the law is pure: no I/O, no clock, no randomness of its own"
    if name in sys.stdlib_module_names:
        return
    light = home in STANDARD_LIBRARY_ONLY and not _within(one.importer, SEARCHING_BOTS)
    if light:
        yield f"{home} must run on the standard library alone"
    elif home in THIRD_PARTY and name not in THIRD_PARTY[home]:
        yield f"{home} may only use {', '.join(sorted(THIRD_PARTY[home]))}"


def _is_allowed_foundation(one: Import) -> bool:
    if one.importer == "rules.play":
        return False
    return one.inside is None or one.inside in FOUNDATIONS[one.importer]


def circles(imports: Iterable[Import]) -> list[list[str]]:
    """Circles of modules within rules, each once, by its alphabetically first module."""
    graph: dict[str, set[str]] = {}
    for one in imports:
        if _top(one.importer) == "rules" and one.inside and _top(one.inside) == "rules":
            graph.setdefault(one.importer, set()).add(one.inside)
    return [circle for start in sorted(graph) if (circle := _circle_through(start, graph))]


def _circle_through(start: str, graph: Mapping[str, set[str]]) -> list[str] | None:
    """The shortest way from start back to start over modules that come after it."""
    ways, seen = [[start]], set[str]()
    for way in ways:
        for there in sorted(graph.get(way[-1], ())):
            if there == start:
                return [*way, start]
            if there > start and there not in seen:
                seen.add(there)
                ways.append([*way, there])
    return None


def _top(module: str) -> str:
    return module.partition(".")[0]


def _within(module: str, packages: Iterable[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
