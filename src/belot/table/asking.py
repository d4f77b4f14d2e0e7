"""What one person asks of the others: to take back a decision, to be given the remaining tricks;
and a pause, which anybody may take."""

from __future__ import annotations

from belot.rules import Phase, Refusal, check_rest, take_rest, view_of
from belot.table.claiming import proved
from belot.table.commands import Consent
from belot.table.draft import Draft
from belot.table.errors import TableRefusal
from belot.table.events import (
    Consented,
    Paused,
    RestClaimed,
    Resumed,
    SeatKind,
    TakenBack,
    UndoAsked,
)
from belot.table.state import TableState
from belot.table.undoing import last_decision, undo_point
from belot.table.window import asked_view


def others(state: TableState, seat: int) -> frozenset[int]:
    """The other people who play now."""
    return frozenset(state.persons) - {seat}


def playing(state: TableState) -> None:
    """Refuses what cannot be done before the first match, and while it is paused."""
    if state.match is None:
        raise TableRefusal("no-match", "the match has not begun")
    if state.paused is not None:
        raise TableRefusal("paused", "the match is paused")


def undo_seat(state: TableState) -> int:
    """The seat that may ask for its last decision back, or -1: only where others play, who can say
    yes; where nobody does it just takes back."""
    if state.alone or state.question is not None or state.paused is not None:
        return -1
    seat = last_decision(state)[1]
    return seat if seat in state.persons else -1


def may_undo(state: TableState, seat: int) -> bool:
    """Whether a seat may ask for its last decision back."""
    return seat >= 0 and undo_seat(state) == seat


def may_claim(state: TableState, seat: int) -> bool:
    """Whether a seat may say that the remaining tricks are its own."""
    match, free = state.match, state.question is None and state.paused is None
    if match is None or match.phase is not Phase.PLAY or match.turn < 0 or not free:
        return False
    if seat not in state.persons:
        return False
    try:
        check_rest(view_of(match, seat))
    except Refusal:
        return False
    return True


def ask_undo(draft: Draft, seat: int) -> None:
    """Ask for one's last decision back; at once where nobody else plays."""
    if not may_undo(draft.state, seat):
        raise TableRefusal("undo-none", "nothing can be taken back now")
    draft.add(UndoAsked(seat))
    _agreed(draft)


def claim_rest(draft: Draft, seat: int) -> None:
    """Say that the remaining tricks are one's own: so if it holds whatever the others have, as far
    as the claimer can know; otherwise they decide. The hands are never looked at."""
    state = draft.state
    playing(state)
    if state.question is not None:
        raise TableRefusal("rest-asked", "something is being asked already")
    assert state.match is not None
    check_rest(view_of(state.match, seat))
    sure = proved(asked_view(state, seat))
    bots = any(who.kind is SeatKind.BOT for who in state.seats)
    if not sure and bots:
        raise TableRefusal("rest-bots", "bots accept only what is certain")
    draft.add(RestClaimed(seat, sure))
    if sure:
        _give_rest(draft, seat)


def consent(draft: Draft, seat: int, wish: Consent) -> None:
    """Answer what somebody asks."""
    asked = draft.state.question
    if asked is None or asked.kind != wish.kind or seat == asked.seat or seat in asked.yes:
        raise TableRefusal("not-asked", "nothing of the kind is being asked")
    draft.add(Consented(seat, wish.yes))
    _agreed(draft)


def expire(draft: Draft) -> None:
    """Nobody answered in time: that is a no."""
    draft.add(Consented(-1, False))


def _agreed(draft: Draft) -> None:
    """Where all have agreed, it is done."""
    state, asked = draft.state, draft.state.question
    if asked is None or not others(state, asked.seat) <= asked.yes:
        return
    if asked.kind == "rest":
        _give_rest(draft, asked.seat)
        return
    to = undo_point(state, asked.seat)
    assert to is not None
    draft.add(TakenBack(asked.seat, to))


def _give_rest(draft: Draft, seat: int) -> None:
    assert draft.state.match is not None
    draft.add(*take_rest(draft.state.match, seat)[1])


def pause(draft: Draft, seat: int) -> None:
    """Stop the match; -1: because everybody has gone."""
    if draft.state.paused is not None or not draft.state.running:
        raise TableRefusal("paused", "nothing runs that could be paused")
    draft.add(Paused(seat))


def resume(draft: Draft, seat: int) -> None:
    """Go on with a paused match."""
    if draft.state.paused is None:
        raise TableRefusal("not-paused", "the match is not paused")
    draft.add(Resumed(seat))
