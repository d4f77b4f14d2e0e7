"""``belot admin``: who looks after a server, who may come in, what goes on there.

All of it works on the store, whether a server runs on it or not.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from belot.cli.data import add_data, data_of
from belot.cli.db import done
from belot.cli.errors import FAILED, OK, Stop, number_from

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

DAY: Final = 86_400.0
HERE: Final = "http://localhost:8000"
MOST: Final = 500


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot admin``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    first = actions.add_parser("first", help="a link that makes a browser an administrator, once")
    first.add_argument("name", metavar="NAME", help="what the administrator is called")
    invite = actions.add_parser("invite", help="a link for newcomers (belot serve --closed)")
    invite.add_argument("--uses", type=number_from(1), default=1, metavar="N", help="how often (1)")
    invite.add_argument(
        "--days", type=number_from(1), default=7, metavar="D", help="for how many days (7)"
    )
    for link in (first, invite):
        link.add_argument(
            "--url", default=HERE, help="address that players use, as --public-url (%(default)s)"
        )
    tables = actions.add_parser("tables", help="the tables there are, the latest first")
    close = actions.add_parser("close", help="remove a table with its record, for good")
    close.add_argument("table", metavar="TABLE", help="its id, as belot admin tables shows it")
    people = actions.add_parser("people", help="everybody who ever came, the latest first")
    dismiss = actions.add_parser("dismiss", help="somebody is no administrator any more")
    dismiss.add_argument(
        "person", metavar="PERSON", help="their id, as belot admin people shows it"
    )
    for action in (first, invite, tables, close, people, dismiss):
        add_data(action)


def run(args: argparse.Namespace) -> int:
    """Do it; 1 where it fails."""
    actions: dict[str, Callable[[argparse.Namespace], None]] = {
        "first": _first,
        "invite": _invite,
        "tables": _tables,
        "close": _close,
        "people": _people,
        "dismiss": _dismiss,
    }
    actions[args.action](args)
    return OK


def _do(args: argparse.Namespace, work: Callable[[Connection], T]) -> T:
    from belot.store import care

    data = data_of(args)
    return done(care.change(data, work), data)


def _first(args: argparse.Namespace) -> None:
    from belot.store import Invite, doors
    from belot.table import TableRefusal
    from belot.table.names import tidy_name

    try:
        name = tidy_name(args.name)
    except TableRefusal as refusal:
        raise Stop(refusal) from None
    now = time.time()
    wish = Invite(admin=True, name=name, uses=1, until=now + DAY)
    code = _do(args, lambda c: doors.new_invite(c, wish, now))
    print(f"{args.url.rstrip('/')}/admin/{code}")
    print("Whoever opens it within 24 hours becomes an administrator. It works once.")


def _invite(args: argparse.Namespace) -> None:
    from belot.store import Invite, doors

    now = time.time()
    wish = Invite(admin=False, name="", uses=args.uses, until=now + args.days * DAY)
    code = _do(args, lambda c: doors.new_invite(c, wish, now))
    print(f"{args.url.rstrip('/')}/?invite={code}")
    print(f"For {args.uses} newcomers, until {_moment(wish.until)}.")


def _tables(args: argparse.Namespace) -> None:
    from belot.store import doors

    for line in _do(args, lambda c: doors.all_tables(c, MOST)):
        summary: dict[str, Any] = json.loads(line.summary)
        seats = ", ".join(summary.get("seats", ()))
        code = f"{line.code[:3]}-{line.code[3:]}" if line.code else "-"
        over = "over" if summary.get("over") else "open"
        variant = (summary.get("rules") or line.rules).partition("(")[0]
        print(f"{line.id}  {code:7}  {_moment(line.last)}  {over}  {variant}  {seats}")


def _close(args: argparse.Namespace) -> None:
    from belot.store import tables

    def close(connection: Connection) -> bool:
        there = bool(tables.opener_of(connection, args.table))
        tables.drop_table(connection, args.table)
        return there

    if not _do(args, close):
        raise Stop(f"there is no table {args.table}", FAILED)
    print(f"Table {args.table} is gone. Whoever still sits there learns it with the next move.")


def _people(args: argparse.Namespace) -> None:
    from belot.store import doors

    for person in _do(args, lambda c: doors.all_people(c, MOST)):
        kind = "admin" if person.admin else "bot" if person.bot else "guest"
        opened = "1 table " if person.tables == 1 else f"{person.tables} tables"
        print(f"{person.id}  {_moment(person.created)}  {kind:5}  {opened:>11}  {person.name}")


def _dismiss(args: argparse.Namespace) -> None:
    from belot.store import doors

    if not _do(args, lambda c: doors.drop_admin(c, args.person)):
        raise Stop(f"{args.person} is no administrator", FAILED)
    print(f"{args.person} is no administrator any more.")


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))
