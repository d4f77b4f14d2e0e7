"""What a page asks of its own Python besides playing: questions, a new table, deals of the past.

An errand takes the fields of a JSON object and returns plain JSON; what is refused is a BelotError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from belot.bots import BOTS
from belot.inquiry import inquire, plain
from belot.protocol import past
from belot.protocol.past import NotToSee
from belot.protocol.summary import summary
from belot.rules import RuleSet
from belot.table import Entry, Seat, SeatKind, TableRefusal, TableState, open_table
from belot.table.again import open_again
from belot.table.lines import entry_line, read_line
from belot.table.names import tidy_name
from belot.worker.desk import host

Fields = Mapping[str, Any]


def ask(topic: str, question: str, data: Fields) -> Any:
    """A question that needs no table (``belot.inquiry``)."""
    return inquire(topic, question, data)


def open(
    table: str, rules: str, seats: Sequence[Fields], seat: int, head: str, now: float
) -> dict[str, Any]:
    """A new table under that id: its first lines and how it stands. ``head`` is what the person
    commits to for the deals, empty for nothing."""
    who = tuple(map(_seat, seats))
    persons = [i for i, each in enumerate(who) if each.kind is SeatKind.PERSON]
    if persons != [seat]:
        raise TableRefusal("seats", "one person plays here, in their own seat")
    heads = {seat: head} if head else {}
    step = open_table(RuleSet.parse(rules), who, host(), now / 1000, id=table, heads=heads)
    return _opened(step)


def again(
    lines: str, match: int, deal: int, seat: int, name: str, table: str, now: float
) -> dict[str, Any]:
    """A new table with a deal of the past: the same cards, against bots."""
    rested = past.rested(past.find(_log(lines), match)[0], deal)
    return _opened(
        open_again(rested, seat, name or rested.seats[seat].name, host(), now / 1000, table)
    )


def look(lines: str, what: str, query: Mapping[str, str], seat: int) -> Any:
    """A deal or a match of a table that is over: ``deals``, ``replay``, ``receipt`` or ``record``,
    as the server's API has them."""
    if what not in _LOOKS:
        raise NotToSee("not-found", "no such thing")
    match = int(query["match"]) if "match" in query else None
    return plain(_LOOKS[what](_log(lines), match, int(query.get("deal", "0")), seat))


def _seat(wish: Fields) -> Seat:
    if wish["bot"] not in BOTS:
        raise TableRefusal("bot-unknown", f"the bots are {', '.join(BOTS)}")
    return Seat(SeatKind(wish["kind"]), tidy_name(wish["name"]), wish["bot"])


def _opened(step: tuple[TableState, tuple[Entry, ...]]) -> dict[str, Any]:
    state, entries = step
    return {
        "keep": [[entry.seq, entry_line(entry)] for entry in entries],
        "summary": plain(summary(state)),
    }


def _log(lines: str) -> list[Entry]:
    return [read_line(line) for line in lines.split("\n") if line]


_LOOKS: Final[Mapping[str, Callable[[list[Entry], int | None, int, int], Any]]] = {
    "deals": lambda log, match, deal, seat: past.deals(log, match, lambda _: seat),
    "replay": lambda log, match, deal, seat: past.replay(log, match, deal, lambda _: seat),
    "receipt": lambda log, match, deal, seat: past.receipt(log, match, deal),
    "record": lambda log, match, deal, seat: past.record(log, match, "text")[0],
}

ERRANDS: Final[Mapping[str, Callable[..., Any]]] = {
    "ask": ask,
    "open": open,
    "again": again,
    "look": look,
}
