"""Examples in Markdown files, found and run.

Two kinds of fenced block count. In ``python`` blocks everything after ``>>>`` is a doctest; the
blocks of one file share their names. In ``console`` blocks each ``$ belot ...`` or ``$ ./run ...``
is run, all of one file in one folder, without anything to read; where output is shown it is
compared, and where none is shown the exit code must be 0. In shown output, ``...`` stands for
anything, and on a line of its own for any number of lines. ``console no-run`` is left alone.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(
    r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=indent)``` *$",
    re.DOTALL | re.MULTILINE,
)
OURS = re.compile(r"^(belot|\./run)(?= |$)")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: the words after the fence, its text, the line the text starts on."""

    info: tuple[str, ...]
    body: str
    line: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A command line and the output shown below it."""

    command: str
    output: str
    line: int


def blocks(markdown: str) -> Iterator[Block]:
    """All fenced blocks of a page."""
    for fence in FENCE.finditer(markdown):
        indent = fence["indent"]
        body = "".join(line.removeprefix(indent) for line in fence["body"].splitlines(True))
        yield Block(tuple(fence["info"].split()), body, 2 + markdown.count("\n", 0, fence.start()))


def python_test(markdown: str, path: str) -> doctest.DocTest:
    """One doctest of all ``python`` blocks, with line numbers as in the page."""
    lines = [""] * (markdown.count("\n") + 2)
    for block in blocks(markdown):
        if block.info[:1] == ("python",) and ">>>" in block.body:
            body = block.body.splitlines()
            lines[block.line - 1 : block.line - 1 + len(body)] = body
    return doctest.DocTestParser().get_doctest("\n".join(lines), {}, path, path, 0)


def run_python(test: doctest.DocTest) -> str:
    """Run a page's doctest; what doctest has to say about it, nothing if all is well."""
    said: list[str] = []
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    doctest.DocTestRunner(optionflags=flags).run(test, out=said.append)
    return "".join(said)


def shown_commands(markdown: str) -> Iterator[Shown]:
    """The commands of all ``console`` blocks that are ours to run."""
    for block in blocks(markdown):
        if block.info[:1] == ("console",) and "no-run" not in block.info:
            yield from (shown for shown in _prompts(block) if OURS.match(shown.command))


def _prompts(block: Block) -> Iterator[Shown]:
    """A block cut at its prompts; a backslash carries a command on to the next line."""
    prompt = re.compile(r"^\$ (?P<command>(?:.*\\\n)*.*)\n?(?P<output>(?:(?!\$ ).*\n)*)", re.M)
    for found in prompt.finditer(block.body):
        command = re.sub(r"\\\n\s*", "", found["command"])
        yield Shown(command, found["output"], block.line + block.body.count("\n", 0, found.start()))


def run_shown(shown: Shown, folder: Path) -> str:
    """Run one command; what is wrong with it, nothing if all is well."""
    done = subprocess.run(
        ["sh", "-c", OURS.sub("belot", shown.command)],
        cwd=folder,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    if shown.output.strip():
        fits = pattern(shown.output).fullmatch(_trimmed(done.stdout))
        return "" if fits else f"$ {shown.command}\nexpected:\n{shown.output}\ngot:\n{done.stdout}"
    return f"$ {shown.command}\n{done.stdout}exit {done.returncode}" if done.returncode else ""


def _environment() -> dict[str, str]:
    scripts = str(Path(sys.executable).parent)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    path = os.pathsep.join([scripts, os.environ.get("PATH", os.defpath)])
    return kept | {"PATH": path, "LANG": "C.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1"}


def pattern(output: str) -> re.Pattern[str]:
    """Shown output as a pattern, its ``...`` as wildcards."""
    return re.compile("".join(map(_line_pattern, _trimmed(output).splitlines())))


def _line_pattern(line: str) -> str:
    if line.strip() == "...":
        return r"(?:.*\n)*?"
    return ".*?".join(map(re.escape, line.split("..."))) + r"\n"


def _trimmed(text: str) -> str:
    """Without white space at the ends of lines and without empty lines at either end."""
    lines = "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")
    return f"{lines}\n"
