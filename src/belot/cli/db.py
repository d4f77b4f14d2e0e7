"""``belot db``: back up, restore, check, upgrade and look into the store of a server."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from belot.cli.data import add_data, data_of, shown
from belot.cli.errors import FAILED, OK, Stop

T = TypeVar("T")

SECRETS = (
    "It holds secrets of the deals that run and of everybody who plays here: only you can read it. "
    "Keep it that way."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot db``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    backup = actions.add_parser("backup", help="write everything into a file, while a server runs")
    backup.add_argument("file", metavar="FILE", help="the new file, for example belot.backup")
    backup.add_argument("--force", action="store_true", help="write over a file that exists")
    restore = actions.add_parser("restore", help="fill an empty store from a file, all or nothing")
    restore.add_argument("file", metavar="FILE", help="what belot db backup wrote")
    restore.add_argument(
        "--force",
        action="store_true",
        help="throw away what the store holds; stop the server first",
    )
    verify = actions.add_parser("verify", help="read every log and play it again by the rules")
    upgrade = actions.add_parser("upgrade", help="bring the store to the schema of this Belot")
    info = actions.add_parser("info", help="say what the store holds")
    for action in (backup, restore, verify, upgrade, info):
        add_data(action)


def run(args: argparse.Namespace) -> int:
    """Do it; 1 where it fails or something is wrong."""
    actions = {"backup": _backup, "restore": _restore, "verify": _verify}
    actions |= {"upgrade": _upgrade, "info": _info}
    return actions[args.action](args, data_of(args))


def done(work: Coroutine[Any, Any, T], data: str) -> T:
    """The outcome of work on a store; what goes wrong there ends the command with a line."""
    from belot.store import StoreError

    try:
        return asyncio.run(work)
    except ModuleNotFoundError as missing:
        raise Stop(f"{shown(data)} needs {missing.name}: install belot[postgres]", FAILED) from None
    except (StoreError, OSError) as error:
        raise Stop(f"{shown(data)}: {error}", FAILED) from None


def _backup(args: argparse.Namespace, data: str) -> int:
    from belot.store import care

    file = Path(args.file)
    if file.exists() and not args.force:
        raise Stop(f"{file} exists already; --force writes over it", FAILED)
    summary = done(care.back_up(data, file), data)
    print(f"{file}: {summary.total} rows of {len(summary.rows)} tables, schema {summary.schema}.")
    print(SECRETS)
    return OK


def _restore(args: argparse.Namespace, data: str) -> int:
    from belot.store import care

    summary = done(care.restore(data, Path(args.file), force=args.force), data)
    print(f"{shown(data)}: {summary.total} rows, as of {_moment(summary.at)}.")
    return OK


def _verify(args: argparse.Namespace, data: str) -> int:
    from belot.store import care

    found = done(care.check(data), data)
    if (fault := found.fault) is not None:
        where = f"table {fault.table}, {fault.place}" if fault.table else fault.place
        raise Stop(f"{where}: {fault.reason}", FAILED)
    print(f"All is well: {found.tables} tables, {found.matches} matches, {found.entries} entries.")
    return OK


def _upgrade(args: argparse.Namespace, data: str) -> int:
    from belot.store import care

    before, now = done(care.upgrade(data), data)
    print(f"Schema {now}, as it was." if before == now else f"Schema {before} is {now} now.")
    return OK


def _info(args: argparse.Namespace, data: str) -> int:
    from belot.store import care

    info = done(care.info(data), data)
    due = "" if info.schema == info.head else f" (this Belot has {info.head}: belot db upgrade)"
    print(f"{shown(data)}\nschema {info.schema}{due}")
    for name, count in info.rows.items():
        print(f"{count:10} {name}")
    if info.last is not None:
        print(f"last move {_moment(info.last)}")
    return OK


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(seconds))
