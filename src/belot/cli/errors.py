"""What goes wrong with files and arguments: one line of words, an exit code, no traceback."""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from belot.rules import PRESETS, Code, RuleSet, RuleSetError
from belot.rules.ruleset import OPTIONS, values_of
from belot.words import Words

if TYPE_CHECKING:
    from belot.record import RecordError

OK = 0
FAILED = 1
USAGE = 2

Saying = Callable[[Words], str]


class Stop(Exception):
    """Ends a command with a line on standard error and an exit code.

    The line is a text, or a function that says it in the words of a language.
    """

    def __init__(self, line: object, code: int = USAGE) -> None:
        super().__init__(line)
        self.code = code

    def report(self, lang: str = "en") -> int:
        """Print the line; the result is the exit code."""
        line = self.args[0]
        said = line(Words.load(lang)) if callable(line) else line
        print(f"belot: {said}", file=sys.stderr)
        return self.code


def stop(key: str, **variables: object) -> Stop:
    """A Stop with a sentence of the catalogues."""
    return Stop(lambda words: words(key, **variables))


def about(place: object, key: str, **variables: object) -> Stop:
    """A Stop that says of a file or an argument what is wrong with it."""
    return Stop(
        lambda words: words("error-file", file=place, reason=words(key, **variables)),
    )


# --- rules ------------------------------------------------------------------------------


def rules_of(name: str, **changes: str) -> RuleSet:
    """The rules of a canonical name, changed; raises Stop with what is wrong with them."""
    try:
        return RuleSet.parse(name).replace(**changes)
    except RuleSetError as error:
        raise _rules_fault(error, name, changes) from None


def _rules_fault(error: RuleSetError, name: str, changes: dict[str, str]) -> Stop:
    """The sentence for a rule set that cannot be, with what was written."""
    what = error.names[0] if error.names else ""

    def say(words: Words) -> str:
        match error.code:
            case Code.PRESET_UNKNOWN:
                known = ", ".join(PRESETS)
                said = words("refusal-preset-unknown", preset=what, known=known)
                return said + nearest(words, what, PRESETS)
            case Code.OPTION_UNKNOWN:
                said = words("refusal-option-unknown", option=what)
                return said + nearest(words, what, OPTIONS)
            case Code.OPTION_VALUE:
                allowed = ", ".join(values_of(what)) or _open_values(what)
                value = changes.get(what, _written(name, what))
                key = "refusal-option-value"
                return words(key, option=what, value=value, allowed=allowed)
            case Code.OPTION_CLASH:
                pair, _, why = str(error).partition(": ")
                first, _, second = pair.partition(" and ")
                said = words("refusal-option-clash", first=first, second=second)
                return f"{said} ({why})" if words.lang == "en" else said
            case _:
                detail = str(error) if words.lang == "en" else name
                return words("refusal-rules-syntax", text=detail)

    return Stop(say)


def _open_values(option: str) -> str:
    """The values of an option that has no list of them."""
    return "1…100000" if option == "target" else "3+2/3, 2+2+2/T2, 3+2;2+3/U/3(2), …"


def _written(name: str, option: str) -> str:
    """The value that a name gives an option."""
    found = re.search(rf"\b{re.escape(option)}\s*=\s*([^,)]*)", name)
    return found[1].strip() if found else ""


def nearest(words: Words, name: str, known: Iterable[str]) -> str:
    """A question whether something like it was meant, with a blank before it; or nothing."""
    near = [near for near in difflib.get_close_matches(name.lower(), known) if near != name]
    return " " + words("did-you-mean", names=", ".join(near)) if near else ""


# --- records ----------------------------------------------------------------------------


def record_fault(error: RecordError) -> Stop:
    """What is wrong with a record: where, and the reason; details of a fault are in English."""

    def say(words: Words) -> str:
        reason = _reason(error, words)
        if not error.file:
            return reason
        if error.line is None:
            return words("error-file", file=error.file, reason=reason)
        return words("error-line", file=error.file, line=error.line, reason=reason)

    return Stop(say)


def _reason(error: RecordError, words: Words) -> str:
    from belot.record import RecordCode

    if error.code is RecordCode.EXISTS:
        return words("file-exists")
    if error.code is RecordCode.FILE:
        return _file_reason(Path(error.file), error.reason, words)
    if words.lang == "en":
        return error.reason
    if error.code is RecordCode.TRUNCATED:
        return words("refusal-record-truncated")
    if error.code in (RecordCode.ORDER, RecordCode.FOREIGN, RecordCode.DUPLICATE):
        return words(f"refusal-{error.code}", text=error.reason)
    return error.reason


def _file_reason(path: Path, reason: str, words: Words) -> str:
    """Why a file cannot be read or written."""
    from belot.record import SUFFIXES

    if path.suffix.lower() not in SUFFIXES:
        return words("file-suffix", suffix=path.suffix or "–", known=", ".join(SUFFIXES))
    if not path.parent.is_dir():
        return words("folder-missing", folder=path.parent)
    return reason if path.exists() else words("file-missing")


# --- arguments --------------------------------------------------------------------------


def number_from(low: int) -> Callable[[str], int]:
    """For argparse: a whole number, ``low`` or more."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and int(text) >= low):
            raise stop("number-from", n=low, value=repr(text))
        return int(text)

    return number


def bots_from(text: str) -> tuple[str, ...]:
    """For argparse: names of bots, parted by commas."""
    from belot.bots import BOTS

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise stop("bot-unknown", bot=repr(name), known=", ".join(BOTS))
    return names
