"""A deal played again: the same cards in the same hands, at a private table against bots."""

from __future__ import annotations

from dataclasses import replace

from belot.rules import events as ev
from belot.rules import open_match, replay
from belot.rules.actions import ChoosePackets, Cut
from belot.table.draft import Draft, Step
from belot.table.events import Entry, Seat, SeatKind, TableOpened
from belot.table.fold import fold_table
from belot.table.host import Host
from belot.table.state import TableState


def open_again(
    rested: TableState, seat: int, name: str, host: Host, now: float, id: str = ""
) -> Step:
    """A new table that begins with the deal after which ``rested`` rested: pack, cut, dealer and
    totals are those of then, a person of that name has the seat and bots the others."""
    before, deal = last_deal(rested)
    opened = deal[0]
    assert isinstance(opened, ev.DealOpened)
    standing = replay(before).standing
    seats = tuple(
        Seat(SeatKind.PERSON, name, who.bot) if i == seat else replace(who, kind=SeatKind.BOT)
        for i, who in enumerate(rested.seats)
    )
    first = Entry(1, now, TableOpened(rested.rules.name, seats, None, id))
    draft = Draft(fold_table(None, first), now)
    draft.entries.append(first)
    draft.add(
        *open_match(
            rested.rules,
            host.key(),
            dealer=opened.dealer,
            totals=standing.totals,
            hung=standing.hung,
        )[1]
    )
    draft.add(ev.DealOpened(1, opened.dealer, opened.pack))
    for event in deal:
        if isinstance(event, ev.PackCut):
            draft.play(event.seat, Cut(event.at))
        elif isinstance(event, ev.PacketsChosen):
            draft.play(event.seat, ChoosePackets(event.pattern))
    return draft.done()


def last_deal(rested: TableState) -> tuple[tuple[ev.Event, ...], tuple[ev.Event, ...]]:
    """The log of the match before its last deal, and that of the deal."""
    opened = [i for i, event in enumerate(rested.log) if isinstance(event, ev.DealOpened)]
    return rested.log[: opened[-1]], rested.log[opened[-1] :]
