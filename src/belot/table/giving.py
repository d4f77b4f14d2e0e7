"""What people give to the deals: commitments beforehand, and values when a deal is called."""

from __future__ import annotations

from belot.fair import follows
from belot.table.draft import Draft
from belot.table.errors import TableRefusal
from belot.table.fair_events import Committed, Revealed


def commit(draft: Draft, seat: int, head: str) -> None:
    """Commit to values for the deals to come. Not while a deal is called that counts on others."""
    called = draft.state.fair.called
    if called is not None and any(s == seat for s, _ in called.participants):
        raise TableRefusal("called", "a deal is being made with the commitment before")
    draft.add(Committed(seat, head))


def reveal(draft: Draft, seat: int, value: str) -> None:
    """Give one's value for the deal that was called."""
    called = draft.state.fair.called
    if called is None or seat not in called.missing:
        raise TableRefusal("not-called", f"no value of seat {seat} is wanted now")
    commitment = dict(called.participants)[seat]
    if not follows(bytes.fromhex(commitment), bytes.fromhex(value)):
        raise TableRefusal("reveal-wrong", "that is not the value that was committed to")
    draft.add(Revealed(seat, value))
