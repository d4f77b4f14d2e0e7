"""The command ``belot``: finds the command that was asked for and runs it.

Each command is a module of its own, ``belot/cli/NAME.py``, with two functions::

    def configure(parser: argparse.ArgumentParser) -> None: ...
    def run(args: argparse.Namespace) -> int: ...  # the exit code

Only the module of the command that runs is imported, so that every start is a quick one.
``args.lang`` holds the language, one of LANGUAGES.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final, Protocol, cast

from belot import __version__
from belot.cli.letters import HANDLER, can_show

COMMANDS: Final[Mapping[str, str]] = {
    "serve": "serve tables to browsers, on this computer or in its network",
    "play": "play a match against bots, in plain text",
    "rules": "show a variant's rules, option by option",
    "pad": "work out the score sheet of a match with real cards",
    "simulate": "let bots play many matches and count",
    "replay": "show a recorded match and check it against the rules",
    "convert": "write a record in the other notation",
    "verify": "check the receipts of deals that were made together",
    "perft": "count the positions below those in a file",
    "solve": "work out perfect play from a recorded position, all hands open",
    "admin": "name the first administrator, invite people, see and close tables",
    "db": "back up, restore, check or upgrade the store of a server",
    "bench": "run a benchmark of a repository",
    "dev": "serve from a repository and follow every change of the sources",
}
LANGUAGES: Final = ("en", "fr", "hr", "bg")
SCRIPTS: Final[Mapping[str, str]] = {"bg": "Ж"}  # a letter that has no likeness in plain ones

OK: Final = 0
USAGE: Final = 2  # as argparse and the shell have it
INTERRUPTED: Final = 130  # 128 + SIGINT
NOBODY_READS: Final = 141  # 128 + SIGPIPE


class Command(Protocol):
    """What a command's module holds."""

    def configure(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the command's own arguments."""
        ...

    def run(self, args: argparse.Namespace, /) -> int:
        """Do it; the result is the exit code."""
        ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``belot ARGV...`` (default: the process's own arguments) and give its exit code."""
    _never_fail_on_a_letter()
    try:
        code = _dispatch(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except SystemExit as stop:  # how argparse ends --help and refuses arguments
        return stop.code if isinstance(stop.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    return code


def language(environ: Mapping[str, str]) -> str:
    """The language the environment asks for, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environ.get(name):  # as POSIX has it, the first that is set decides
            code = wish[:2].lower()
            return code if code in LANGUAGES and not wish[2:3].isalpha() else "en"
    return "en"


def _dispatch(argv: list[str]) -> int:
    options, rest = _global_options().parse_known_args(argv)
    if not rest or rest[0].startswith("-"):
        return _without_command(rest)
    name, *arguments = rest
    command = _find(name) if name in COMMANDS else None
    from belot.cli.errors import Stop

    options.lang = _shown(options.lang)
    try:
        if command is None:
            raise _no_such_command(name)
        parser = argparse.ArgumentParser(
            prog=f"belot {name}", description=COMMANDS[name], parents=[_global_options()]
        )
        command.configure(parser)
        return command.run(parser.parse_args(arguments, options))
    except Stop as stop:
        return stop.report(options.lang)


def _without_command(rest: list[str]) -> int:
    width = max(map(len, COMMANDS))
    parser = argparse.ArgumentParser(
        prog="belot",
        usage="belot [--lang LANG] COMMAND ...",
        description="Belot, Belote, Bela and BeloZ.",
        epilog="commands:\n"
        + "".join(f"  {name:{width}}  {does}\n" for name, does in COMMANDS.items())
        + "\n'belot COMMAND --help' tells more about one of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_global_options()],
    )
    parser.add_argument("--version", action="version", version=f"belot {__version__}")
    parser.parse_args(rest)
    parser.print_help()
    return OK


def _global_options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belot", add_help=False, allow_abbrev=False)
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(os.environ),
        help="language: en, fr, hr or bg (default: the environment's, here %(default)s)",
        metavar="LANG",
    )
    return parser


def _find(name: str) -> Command | None:
    module = f"belot.cli.{name}"
    try:
        return cast(Command, importlib.import_module(module))
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return None


def _no_such_command(name: str) -> Exception:
    from belot.cli.errors import Stop, nearest

    return Stop(lambda words: words("no-such-command", name=name) + nearest(words, name, COMMANDS))


def _shown(lang: str) -> str:
    """The language, or English with a line about it where the output lacks its letters."""
    if can_show(SCRIPTS.get(lang, ""), getattr(sys.stdout, "encoding", None)):
        return lang
    from belot.words import Words

    print(f"belot: {Words.load('en')('terminal-letters')}", file=sys.stderr)
    return "en"


def _never_fail_on_a_letter() -> None:
    """Where the terminal lacks a letter, show one like it or a question mark, no traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=HANDLER)


def _drop_output() -> None:
    """Let the interpreter's own last flush go nowhere, quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
