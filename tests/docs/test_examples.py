"""What the documentation shows is what happens; and the check does see where it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.docs.examples import (
    blocks,
    pattern,
    python_test,
    run_python,
    run_shown,
    shown_commands,
)

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert problems(page.read_text("utf-8"), page.name, tmp_path) == ""


def problems(markdown: str, name: str, folder: Path) -> str:
    wrong = [run_python(python_test(markdown, name))]
    for shown in shown_commands(markdown):
        if said := run_shown(shown, folder):
            wrong.append(f"{name}:{shown.line}: {said}")
    return "\n".join(filter(None, wrong))


GOOD = """\
Text.

```python
>>> half = 81
```

- An indented one shares its names:

  ```python
  >>> 2 * half
  162
  >>> print("capot", 252)
  capot ...
  ```

```python
this is not run
```

```console
$ git clone somewhere
$ belot --version
belot ...
$ ./run --help | head -n 1 >out \\
    && cat out
usage: belot ... COMMAND ...
$ belot --lang hr --help
```

```console no-run
$ belot nonsense
```
"""


def test_good_page(tmp_path: Path) -> None:
    assert problems(GOOD, "good.md", tmp_path) == ""
    assert len(python_test(GOOD, "good.md").examples) == 3
    assert [shown.line for shown in shown_commands(GOOD)] == [22, 24, 27]


@pytest.mark.parametrize(
    ("markdown", "said"),
    [
        ("```python\n>>> 81 * 2\n163\n```\n", "Expected:\n    163\nGot:\n    162"),
        ("\n\n```python\n>>> 1 / 0\n```\n", 'File "bad.md", line 4'),
        ("```console\n$ belot --version\nbelot nought\n```\n", "bad.md:2: $ belot --version"),
        ("```console\n$ belot nonsense\n```\n", "exit 2"),
        ("```console\n$ belot --version\n...\nmore\n```\n", "expected:\n...\nmore"),
    ],
)
def test_bad_page(tmp_path: Path, markdown: str, said: str) -> None:
    assert said in problems(markdown, "bad.md", tmp_path)


def test_blocks_know_their_lines() -> None:
    found = list(blocks("a\n```console no-run\n$ x\n```\nb\n```\ny\n```\n"))
    assert [(block.info, block.body, block.line) for block in found] == [
        (("console", "no-run"), "$ x\n", 3),
        ((), "y\n", 7),
    ]


@pytest.mark.parametrize(
    ("shown", "got", "fits"),
    [
        ("a\n...\nd\n", "a\nb\nc\nd\n", True),
        ("a\n...\nd\n", "a\nd\n", True),
        ("a\n...\n", "b\n", False),
        ("took ... s\n", "took 0.1 s\n", True),
        ("took ... s\n", "took 0.1\n s\n", False),
        ("1.5\n", "1x5\n", False),
    ],
)
def test_wildcards(shown: str, got: str, fits: bool) -> None:
    assert bool(pattern(shown).fullmatch(got)) is fits
