"""Windows: all seats are asked at once, so that nobody learns who had a choice."""

from __future__ import annotations

from belot.rules import Announce, Phase, SeatView, Swap, legal_actions, view_of
from belot.table.draft import Draft, bot_acts
from belot.table.events import SeatKind
from belot.table.host import Host
from belot.table.state import TableState


def asked_view(state: TableState, seat: int) -> SeatView:
    """A seat's view, in which it is its turn while the window is open and it has not answered.

    What it may answer depends on its own hand alone, so asking everybody at once is safe.
    """
    assert state.match is not None
    view = view_of(state.match, seat)
    if state.window and seat >= 0:
        view.turn = seat if state.answers[seat] is None else -1
    return view


def closes_at(state: TableState, host: Host) -> float | None:
    """When the open window closes, for all to know; None without one, and where one person plays:
    then it waits for that person."""
    return state.asked + host.window if state.window and not state.alone else None


def window_closes(state: TableState, host: Host) -> float | None:
    """Where one person plays, when that person has answered; otherwise after a fixed time, so that
    nobody learns from timing whether anybody had a choice (decision 2)."""
    if not state.alone:
        return state.asked + host.window
    waiting = [s for s in state.persons if state.answers[s] is None and _has_choice(state, s)]
    return None if waiting else state.since


def _has_choice(state: TableState, seat: int) -> bool:
    return len(legal_actions(asked_view(state, seat))) > 1


def close_window(draft: Draft, host: Host) -> None:
    """Feed the answers to the law in turn. A person who did not answer said nothing."""
    answers = draft.state.answers
    phase = draft.state.match.phase if draft.state.match else None
    while draft.state.match is not None and draft.state.match.phase is phase:
        seat = draft.state.match.turn
        answer = answers[seat]
        if answer is not None:
            draft.play(seat, answer)
        elif draft.state.seats[seat].kind is SeatKind.BOT:
            bot_acts(draft, host)
        else:
            draft.play(seat, Announce() if phase is Phase.ANNOUNCE else Swap(False))


def settle(draft: Draft, host: Host) -> None:
    """Windows that wait for nobody close at once where one person plays."""
    while (state := draft.state).window and state.alone and window_closes(state, host) is not None:
        close_window(draft, host)
