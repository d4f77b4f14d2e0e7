"""Taking back: only where no other person plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from belot.rules import events as ev
from belot.rules import legal_actions, replay, view_of
from belot.table.draft import Draft
from belot.table.errors import TableRefusal
from belot.table.events import TakenBack
from belot.table.state import TableState

_DECISIONS: Final = (
    ev.PackCut,
    ev.PacketsChosen,
    ev.Called,
    ev.SevenSwapped,
    ev.SwapDeclined,
    ev.Discarded,
    ev.Announced,
    ev.CardPlayed,
    ev.RenonceClaimed,
    ev.Accepted,
)


def _decisions(state: TableState, seat: int) -> Iterator[int]:
    """The places in the log of this seat's decisions in the running deal, the last one first."""
    for place in range(len(state.log) - 1, -1, -1):
        event = state.log[place]
        if isinstance(event, ev.DealOpened):
            return
        if isinstance(event, _DECISIONS) and event.seat == seat:
            yield place


def may_take_back(state: TableState, seat: int) -> bool:
    """Whether there is something to take back: only where no other person plays, or may return."""
    return state.alone and next(_decisions(state, seat), None) is not None


def _take_back_to(state: TableState, seat: int) -> int | None:
    """The length of the log before this seat's last decision: a moment at which it had a choice,
    rather than a forced answer."""
    if not state.alone:
        return None
    places = list(_decisions(state, seat))
    return next((p for p in places if _had_choice(state, seat, p)), min(places, default=None))


def _had_choice(state: TableState, seat: int, place: int) -> bool:
    return len(legal_actions(view_of(replay(state.log[:place]), seat))) > 1


def take_back(draft: Draft, seat: int) -> None:
    """Cut the log to before this seat's last decision."""
    to = _take_back_to(draft.state, seat)
    if to is None:
        raise TableRefusal("takeback", "there is nothing to take back")
    draft.add(TakenBack(seat, to))
