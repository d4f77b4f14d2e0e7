"""The bridge to Numba. Imported before any kernel.

It registers the law of ``rules.play`` with Numba, so that kernels call the very functions that the
table calls, and offers ``kernel`` to compile with. Without Numba (the browser has none)
``compiled`` is False, ``kernel`` leaves functions as they are, and every answer is the same.

Numba does not notice an edited callee. So its cache lives in a folder of its own for every state of
the sources that kernels are made of; where no such folder can be written, nothing is cached.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import belot.rules
from belot.rules import play

F = TypeVar("F", bound=Callable[..., object])


def _load() -> Any:
    """Numba with the law registered, or None where it is not installed."""
    try:
        import numba
        from numba.extending import register_jitable
    except ImportError:
        return None
    for function in play.KERNEL:
        register_jitable(function)
    return numba


_numba: Final[Any] = _load()

compiled: Final[bool] = bool(_numba) and not _numba.config.DISABLE_JIT
"""Whether kernels are machine code."""


def part(function: F) -> F:
    """A function that kernels call: Numba compiles it into them."""
    return _registered(function, inline=False)


def inlined(function: F) -> F:
    """A small part that is copied into what calls it: a call would cost more than what it does, as
    it counts the references of every array that it hands on."""
    return _registered(function, inline=True)


def _registered(function: F, *, inline: bool) -> F:
    if not _numba:
        return function
    from numba.extending import register_jitable

    registered: F = register_jitable(forceinline=inline)(function)
    return registered


def source_key() -> str:
    """A name for this state of the law, the kernels and Numba."""
    digest = hashlib.sha256(f"{_numba.__version__ if _numba else ''}".encode())
    for folder in (Path(belot.rules.__file__).parent, Path(__file__).parent):
        for path in sorted(folder.glob("*.py")):
            digest.update(f"\n{path.name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:24]


def user_cache() -> Path:
    """Where this user's programs cache things."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given)
    if sys.platform == "win32" and (given := os.environ.get("LOCALAPPDATA")):
        return Path(given)
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")


def _open_cache() -> Path | None:
    """The cache folder of this state of the sources, or None where none can be written."""
    try:
        folder = user_cache() / "belot" / f"numba-{source_key()}"
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, RuntimeError):  # read-only, full, no home, sources in a zip file
        return None
    return folder


cache: Final[Path | None] = _open_cache() if compiled else None
"""The folder that compiled kernels are cached in, None where nothing is cached."""

if cache is not None:
    _numba.config.CACHE_DIR = str(cache)


def kernel(signature: str) -> Callable[[F], F]:
    """Compile a function for one signature, releasing the interpreter's lock while it runs.

    Calls itself only with these very types: Numba's cache is safe for nothing else.
    """

    def compile_it(function: F) -> F:
        if not compiled:
            return function
        if cache is not None:
            try:
                return cast(F, _numba.njit(signature, nogil=True, cache=True)(function))
            except (OSError, EOFError, pickle.UnpicklingError):
                pass  # the cache went away, filled up or is damaged
        return cast(F, _numba.njit(signature, nogil=True)(function))

    return compile_it
