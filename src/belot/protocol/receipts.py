"""The receipt of a deal (docs/fairness.md), from the log of its table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from belot.fair import Participant, Receipt, receipt_of
from belot.rules.events import DealerDrawn
from belot.table import Entry, TableState, fold_table
from belot.table import fair_events as ev


@dataclass(slots=True)
class Making:
    """How one deal was made: the seats that were called with their commitments, who had them then,
    the values that came, and the server's secret once it was shown."""

    called: tuple[tuple[int, str], ...] = ()
    names: tuple[str, ...] = ()
    values: dict[int, str] = field(default_factory=dict)
    secret: str = ""


@dataclass(slots=True)
class Makings:
    """The deals of one match: its name, the head of its chain, and how each deal was made."""

    match: str = ""
    head: str = ""
    deals: dict[int, Making] = field(default_factory=dict)


def makings_of(entries: Iterable[Entry], number: int) -> Makings:
    """How the deals of a table's match were made; nothing where no chain was opened for it."""
    made, called, wanted = Makings(), 0, False
    state: TableState | None = None
    for entry in entries:
        state, event = fold_table(state, entry), entry.event
        if isinstance(event, ev.ChainOpened):
            if wanted:
                break  # the next match begins
            wanted = event.match.rpartition("/")[2] == str(number)
            made = Makings(event.match, event.head)
        elif isinstance(event, ev.DealCalled):
            called = event.deal
        if wanted:
            _note(made, event, called, state)
    return made if wanted else Makings()


def _note(made: Makings, event: object, called: int, state: TableState) -> None:
    match event:
        case ev.DealCalled():
            names = tuple(seat.name for seat in state.seats)
            made.deals[event.deal] = Making(event.participants, names)
        case ev.Revealed():
            made.deals[called].values[event.seat] = event.value
        case ev.DealKeyed():
            made.deals.setdefault(event.deal, Making())
        case ev.SecretShown():
            made.deals.setdefault(event.deal, Making()).secret = event.secret
        case _:
            pass


def receipt(made: Makings, rested: TableState) -> Receipt | None:
    """The receipt of the deal that rests; None where its secret was not shown, or where it was not
    made by a chain."""
    assert rested.match is not None
    deal = rested.match.standing.deals
    drawn = any(isinstance(event, DealerDrawn) and event.draws for event in rested.log)
    how = made.deals.get(deal)
    if how is None or not how.secret:
        return None
    return receipt_of(
        rested.log,
        deal,
        match=made.match,
        head=bytes.fromhex(made.head),
        secret=bytes.fromhex(how.secret),
        participants=[
            Participant(
                seat=seat,
                name=how.names[seat],  # somebody else may have come during the deal
                commitment=bytes.fromhex(commitment),
                value=bytes.fromhex(how.values[seat]) if seat in how.values else None,
            )
            for seat, commitment in how.called
        ],
        drawn=drawn or rested.matches == 1,  # a rematch goes on with the dealership
    )
