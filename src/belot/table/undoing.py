"""Taking back by consent: a card or a call, as long as nothing has come of it."""

from __future__ import annotations

from typing import Final

from belot.rules import events as ev
from belot.table.state import TableState

_QUIET: Final = (ev.TrickTaken,)
"""What may follow by itself: it shows nobody anything that did not lie open."""


def undo_point(state: TableState, seat: int) -> int | None:
    """The length of the log of the match before this seat's last card or call; None where there is
    nothing that the others could allow it to take back.

    It must be the last thing that anybody did, and it must not have shown anybody anything: no
    cards were dealt or shown after it, and no deal was written.
    """
    place, who = last_decision(state)
    return place if who == seat and place >= 0 else None


def last_decision(state: TableState) -> tuple[int, int]:
    """The place in the log of the last card or call, and its seat, if nothing but what is quiet
    came after it; -1 and -1 otherwise."""
    for place in range(len(state.log) - 1, -1, -1):
        event = state.log[place]
        if isinstance(event, ev.Called | ev.CardPlayed):
            return place, event.seat
        if not isinstance(event, _QUIET):
            break
    return -1, -1
