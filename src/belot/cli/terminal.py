"""Where a person reads and answers: plain lines out, plain lines in, nothing that needs eyes.

Red suits are coloured on a terminal only, and never where NO_COLOR is set.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
import textwrap
import threading
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Final, TextIO

from belot.cli.letters import can_show, plainer

_RED_CARD: Final = re.compile(r"[0-9A-Z]{0,2}[♥♦]")
_NUMBER: Final = re.compile(r"(?<!\S)(\d+\.) ")
_AFTER_NUMBER: Final = re.compile(r"(?<!\S)(\d+\.)\u00a0")
MAX_ANSWER: Final = 200


class Left(Exception):
    """The person has left: the end of input."""


class HungUp(Exception):
    """The terminal is gone, or somebody asked the process to end."""


@contextmanager
def hanging_up() -> Generator[None]:
    """Within it a closed terminal (SIGHUP) and SIGTERM raise HungUp, once."""
    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]

    def hang_up(_signal: int, _frame: object) -> None:
        for each in signals:
            signal.signal(each, signal.SIG_IGN)
        raise HungUp

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [(each, signal.signal(each, hang_up)) for each in signals]
    try:
        yield
    finally:
        for each, handler in before:
            signal.signal(each, handler)


class Terminal:
    """Lines to and from a person.

    ``pace`` is how many seconds to rest after each line that tells what others did.
    """

    def __init__(
        self,
        source: TextIO | None = None,
        target: TextIO | None = None,
        *,
        pace: float = 0.0,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        self._in = source or sys.stdin
        self._out = target or sys.stdout
        self.pace = pace
        self.live = self._in.isatty() and self._out.isatty()
        self._encoding = getattr(self._out, "encoding", None) or "utf-8"
        self.recent: set[str] = set()  # what was said since the last question
        plain = "NO_COLOR" in environ or environ.get("TERM") == "dumb"
        self._wide = self._out.isatty()
        self._red = self._wide and not plain

    def can_show(self, text: str) -> bool:
        """Whether every letter of a text can be shown."""
        return can_show(text, self._encoding)

    def say(self, *lines: str) -> None:
        """Print lines, one below the other."""
        for line in lines:
            self.recent.add(line)
            print(self._shown(line), file=self._out)

    def tell(self, *lines: str) -> None:
        """Print lines and rest after each, if a pace is set."""
        for line in lines:
            self.say(line)
            if self.pace and line:
                self._out.flush()
                time.sleep(self.pace)

    def ask(self, prompt: str) -> str:
        """Print a prompt and read an answer; raises Left at the end of input."""
        self._out.write(self._shown(prompt) + " ")
        self._out.flush()
        self.recent.clear()
        try:
            line = self._in.readline()
        except UnicodeDecodeError:
            line = "?\n"
        text = "".join(c if c.isprintable() else "?" for c in line.strip())[:MAX_ANSWER]
        if not self.live:
            self._out.write(self._shown(text) + "\n")  # what a terminal would have echoed
        if not line:
            if self.live:
                self._out.write("\n")
            raise Left
        return text

    def _shown(self, line: str) -> str:
        if not self.can_show(line):
            line = "".join(c if self.can_show(c) else plainer(c) for c in line)
        if self._wide:
            line = wrapped(line, shutil.get_terminal_size().columns)
        if self._red:
            return _RED_CARD.sub(lambda found: f"\x1b[31m{found[0]}\x1b[39m", line)
        return line


def wrapped(line: str, width: int) -> str:
    """A line broken between words where it is longer than the terminal is wide.

    A number of a list stays with what it numbers, a prompt keeps room for its answer.
    """
    if len(line) < width:
        return line
    whole = _NUMBER.sub("\\1\u00a0", line)
    rows = textwrap.wrap(whole, width - 1, break_long_words=False, break_on_hyphens=False)
    return "\n".join(_AFTER_NUMBER.sub("\\1 ", row) for row in rows)
