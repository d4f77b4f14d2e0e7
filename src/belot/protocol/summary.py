"""How a table stands, in few words, for lists of tables."""

from __future__ import annotations

from dataclasses import dataclass

from belot.rules import Phase
from belot.table import TableState


@dataclass(frozen=True, slots=True)
class Summary:
    """Who sits where, what is written, which deal of which match, and whether it is over. ``rules``
    are those of now, empty in summaries of before; match 0: none has begun."""

    seats: tuple[str, ...]
    totals: tuple[int, ...]
    deal: int
    match: int
    over: bool
    rules: str = ""


def summary(state: TableState) -> Summary:
    """The summary of a table."""
    match = state.match
    return Summary(
        seats=tuple(seat.name for seat in state.seats),
        totals=match.standing.totals if match else (0,) * state.rules.sides,
        deal=match.standing.deals if match else 0,
        match=state.matches,
        over=match is not None and match.phase is Phase.OVER,
        rules=state.rules.name,
    )
