"""How much of the client a screen needs before it shows anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import belot

WEB = Path(belot.__file__).parent / "_web"
STATIC = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([^"'`]+\.js)["'`]""")

MINIFIED = 170_000  # of scripts, in bytes
SENT = 250_000  # of everything, as it is sent
LANGUAGES = ("en", "fr", "hr", "bg")
HASH = re.compile(r"-[\w-]{8}\.\w+$")

SCREENS = {
    "home": ("index", "Home"),
    "table": ("index", "TableScreen", "Playing"),
    "room": ("index", "TableScreen", "Room"),
    "pads": ("index", "Lobby"),
}


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not (WEB / "index.html").is_file():
        pytest.skip("no client: it was left out of this build")


def stem(path: Path) -> str:
    """The name of a file without its hash and ending."""
    return HASH.sub("", path.name)


def named(part: str, ending: str) -> list[Path]:
    return [path for path in (WEB / "assets").glob(f"*.{ending}") if stem(path) == part]


def closure(parts: tuple[str, ...]) -> set[Path]:
    """These chunks and all that they import before they run."""
    found: set[Path] = set()
    due = [chunk for part in parts for chunk in named(part, "js")]
    assert len(due) == len(parts), "a part has another name now"
    while due:
        chunk = due.pop()
        if chunk in found:
            continue
        found.add(chunk)
        due += [chunk.parent / name for name in STATIC.findall(chunk.read_text("utf-8"))]
    return found


def styles(chunks: set[Path]) -> set[Path]:
    """The style sheets of these chunks, which have their names."""
    return {sheet for chunk in chunks for sheet in named(stem(chunk), "css")}


def sent(path: Path) -> int:
    """How many bytes of a file are sent to a browser that knows brotli."""
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.is_file() else path).stat().st_size


def told(chunks: set[Path]) -> str:
    sizes = sorted(((chunk.stat().st_size, chunk.name) for chunk in chunks), reverse=True)
    return "\n".join(f"{size:8} {name}" for size, name in sizes[:8])


@pytest.mark.parametrize("screen", SCREENS)
def test_the_scripts_of_a_screen_are_few(screen: str) -> None:
    chunks = closure(SCREENS[screen])
    whole = sum(chunk.stat().st_size for chunk in chunks)
    assert len(chunks) > 3, "the imports of a chunk are not found any more"
    assert whole <= MINIFIED, f"{screen}: {whole} bytes\n{told(chunks)}"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_screen_sends_is_little(screen: str, language: str) -> None:
    chunks = closure(SCREENS[screen])
    sheets = styles(chunks)
    words = {
        path for what in ("words", "beloz", "bela") for path in named(f"{what}-{language}", "txt")
    }
    whole = sum(map(sent, chunks | sheets | words | {WEB / "index.html"}))
    assert {"index", SCREENS[screen][-1]} <= {stem(sheet) for sheet in sheets}
    assert f"words-{language}" in {stem(path) for path in words}
    assert whole <= SENT, f"{screen}: {whole} bytes\n{told(chunks | sheets | words)}"


def test_every_script_is_compressed_beforehand() -> None:
    chunks = closure(SCREENS["table"])
    plain = [c.name for c in chunks if c.stat().st_size > 2_048 and sent(c) == c.stat().st_size]
    assert plain == []
