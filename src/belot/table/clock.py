"""What happens by itself: bots act, windows close, clocks run out, the next deal begins."""

from __future__ import annotations

from belot.rules import Phase
from belot.table.asking import expire
from belot.table.dealing import call_deal, finish, open_called
from belot.table.draft import Draft, Step, bot_acts
from belot.table.events import SeatKind, TimedOut, TimeGiven
from belot.table.host import Host
from belot.table.state import TableState
from belot.table.window import close_window, settle, window_closes

LAG = 1.0
"""Seconds of lag that one move may get back, at most."""


def wake(state: TableState, host: Host, now: float) -> Step:
    """What happens by itself up to now: bots act, windows close, clocks run out. One step ends
    with the deal, so that no step is long; ``wake_at`` says whether there is more."""
    draft = Draft(state, now)
    due = wake_at(draft.state, host)
    while due is not None and due <= now:
        before = draft.state
        _by_itself(draft, host)
        settle(draft, host)
        ended = draft.state is before or draft.state.resting
        due = None if ended else wake_at(draft.state, host)
    return finish(draft)


def wake_at(state: TableState, host: Host) -> float | None:
    """When something will happen by itself, or None while everything waits for people."""
    match, called = state.match, state.fair.called
    if called is not None:
        return None if state.paused is not None else called.at + host.reveal
    if match is None or state.paused is not None:
        return None
    if state.question is not None:
        return state.question.at + host.asking
    if state.resting:
        alone = not state.persons or host.rest is not None
        goes_on = alone and match.phase is Phase.BETWEEN  # a rematch is for people to ask
        return state.since + (host.rest or 0.0) if goes_on else None
    if state.window:
        return window_closes(state, host)
    if match.turn < 0:
        return None
    if state.seats[match.turn].kind is SeatKind.BOT or state.flagged == match.turn:
        return state.asked + (0.0 if state.flagged == match.turn else host.pace)
    deadline = runs_out(state)
    return None if deadline is None else deadline + min(LAG, state.quota[match.turn])


def runs_out(state: TableState) -> float | None:
    """When the time of the seat in turn is up, its bank included; None where no clock runs. (A move
    that was made in time and arrives a little later is taken all the same.)"""
    match, clock = state.match, state.clock
    still = state.resting or state.window or state.paused is not None or state.calling
    if clock is None or match is None or match.turn < 0 or still:
        return None
    return state.asked + clock.move + state.banks[match.turn]


def give_back(draft: Draft, seat: int, lag: float) -> None:
    """Give the lag of a move back, where it cost time from the bank."""
    state = draft.state
    if state.clock is None or state.match is None or state.match.turn != seat or state.window:
        return
    over = draft.at - state.asked - state.clock.move
    given = round(min(lag, LAG, state.quota[seat], over), 3)
    if given > 0:
        draft.add(TimeGiven(seat, given))


def came_up(state: TableState, now: float) -> Step:
    """A table is loaded: whoever is waited for gets back the time for which it was not running."""
    draft = Draft(state, now)
    since = _waits_since(state)
    stood = 0.0 if since is None else round(draft.at - since, 3)
    if stood >= 1:
        draft.add(TimeGiven(state.match.turn if state.match else -1, stood, lag=False))
    return draft.done()


def _waits_since(state: TableState) -> float | None:
    """Since when people are waited for who have so much time and no more, or None."""
    called, match = state.fair.called, state.match
    if state.paused is not None:
        return None
    if called is not None:
        return called.at
    if state.question is not None:
        return state.question.at
    if match is None or state.resting:
        return None
    clocked = runs_out(state) is not None and state.seats[match.turn].kind is SeatKind.PERSON
    return state.asked if clocked or (state.window and not state.alone) else None


def _by_itself(draft: Draft, host: Host) -> None:
    state = draft.state
    if state.calling:
        open_called(draft, host)
        return
    match = state.match
    assert match is not None
    if state.question is not None:
        expire(draft)
    elif state.resting:
        call_deal(draft, host)
    elif state.window:
        close_window(draft, host)
    elif state.seats[match.turn].kind is SeatKind.BOT or state.flagged == match.turn:
        bot_acts(draft, host)
    else:
        draft.add(TimedOut(match.turn))
