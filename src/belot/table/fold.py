"""The fold of a table's log, unchecked: what each entry makes of the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast, get_args

from belot.rules import RuleSet, State, fold, replay
from belot.rules import events as ev
from belot.rules.state import changed, put
from belot.table import fair_events, fairness, room_events, seating
from belot.table import room as rooms
from belot.table.events import (
    Answered,
    Consented,
    Entry,
    Paused,
    Ready,
    RestClaimed,
    Resumed,
    SeatKind,
    SeatTaken,
    TableOpened,
    TakenBack,
    TimedOut,
    TimeGiven,
    UndoAsked,
)
from belot.table.state import QUOTA, WINDOWS, Question, TableState

_ROOM = frozenset(get_args(room_events.RoomEvent))
_FAIR = frozenset(get_args(fair_events.FairEvent))


def fold_table(state: TableState | None, entry: Entry, match: State | None = None) -> TableState:
    """The state after an entry (unchecked); ``match`` is that after an event of the match, where it
    is known already."""
    event = entry.event
    if isinstance(event, TableOpened):
        return _opened(event, entry)
    if state is None:
        raise ValueError("the log of a table begins with TableOpened")
    kind = type(event)
    if kind not in _FOLDS and kind not in _ROOM and kind not in _FAIR:
        if match is None:
            match = fold(state.match, cast(ev.Event, event))
        return _happened(state, event, entry, match)
    state = changed(state, seq=entry.seq, since=entry.at)
    if kind in _ROOM:
        return seating.folded(state, cast(room_events.RoomEvent, event))
    if kind in _FAIR:
        return changed(state, fair=_fair(state, cast(fair_events.FairEvent, event), entry.at))
    return _FOLDS[kind](state, event, entry.at)


def _fair(state: TableState, event: fair_events.FairEvent, at: float) -> fairness.Fair:
    fair = fairness.folded(state.fair, event, at)
    if isinstance(event, fair_events.ChainOpened) and state.running:
        assert state.match is not None  # a log of version 1: its first deals had no chain
        return changed(fair, shown=state.match.standing.deals)
    return fair


def _seat_taken(state: TableState, event: SeatTaken, at: float) -> TableState:
    seat = state.seats[event.seat]
    taken = changed(seat, kind=event.kind, name=event.name)
    gone = event.kind is SeatKind.BOT
    room = state.room if gone or state.room is None else rooms.settled(state.room, event.seat)
    return changed(
        state,
        room=room,
        question=None,  # others are to be asked now
        seats=put(state.seats, event.seat, taken),
        absent=_with(state.absent, event.seat, gone and event.absent),
        left=_with(state.left, event.seat, gone and not event.absent),
        ready=_with(state.ready, event.seat, event.seat in state.ready and not gone),
    )


def _time_given(state: TableState, event: TimeGiven, at: float) -> TableState:
    if not event.lag:
        return _later(state, event.seconds)
    left = max(0.0, state.quota[event.seat] - event.seconds * event.lag)
    return _later(changed(state, quota=put(state.quota, event.seat, left)), event.seconds)


def _later(state: TableState, seconds: float) -> TableState:
    """Whatever is waited for may take so much longer."""
    asked, question = state.asked + seconds, state.question
    return changed(
        state,
        asked=asked,
        question=question and changed(question, at=question.at + seconds),
        fair=fairness.later(state.fair, seconds),
    )


def _match_opened(state: TableState, event: ev.MatchOpened, at: float) -> TableState:
    room = state.room and rooms.match_begins(state.room, event.rules)
    bank = state.clock.bank if state.clock else 0.0
    return changed(
        state,
        room=room,
        match=fold(None, event),
        log=(event,),
        ready=frozenset(),
        left=frozenset(),
        matches=state.matches + 1,
        banks=(bank,) * len(state.seats),
        quota=(QUOTA,) * len(state.seats),
    )


def _with(seats: frozenset[int], seat: int, there: bool) -> frozenset[int]:
    return seats | {seat} if there else seats - {seat}


def _opened(event: TableOpened, entry: Entry) -> TableState:
    players = len(event.seats)
    bank = event.clock.bank if event.clock else 0.0
    return TableState(
        rules=RuleSet.parse(event.rules),
        seats=event.seats,
        clock=event.clock,
        banks=(bank,) * players,
        answers=(None,) * players,
        quota=(QUOTA,) * players,
        fair=fairness.nothing(players),
        id=event.id,
        seq=entry.seq,
        since=entry.at,
        asked=entry.at,
    )


def _taken_back(state: TableState, event: TakenBack, at: float) -> TableState:
    log = state.log[: event.to]
    match = replay(log)
    return changed(state, log=log, match=match, question=None, **_turned(state, match, at))


def _resumed(state: TableState, event: Resumed, at: float) -> TableState:
    stood = 0.0 if state.paused is None else at - state.paused
    return _later(changed(state, paused=None), stood)


def _consented(state: TableState, event: Consented, at: float) -> TableState:
    asked = state.question if event.yes else None
    said = asked and changed(asked, yes=asked.yes | {event.seat})
    return changed(state, question=said)


def _happened(state: TableState, event: Any, entry: Entry, match: State) -> TableState:
    """An event of the match: all that it changes at once, because most events are of this kind."""
    return changed(
        state,
        seq=entry.seq,
        since=entry.at,
        match=match,
        log=(*state.log, event),
        question=None,
        ready=frozenset() if isinstance(event, ev.DealOpened) else state.ready,
        **_turned(state, match, entry.at),
    )


def _turned(before: TableState, match: State, at: float) -> dict[str, Any]:
    """What is otherwise once the match stands so: the clock of whoever is asked now starts, and
    whoever was asked before is charged."""
    was, window = before.match, match.phase in WINDOWS
    if was is not None and was.turn == match.turn == -1:
        return {}
    other = was is None or (was.turn, was.phase) != (match.turn, match.phase)
    charged = before.clock is not None and was is not None and was.turn >= 0
    over = (other and not window) or not before.window
    return {
        "banks": _charged(before, at) if charged else before.banks,
        "answers": (None,) * len(before.seats) if over else before.answers,
        "asked": before.asked if before.window and window else at,
        "flagged": -1,
    }


def _charged(state: TableState, at: float) -> tuple[float, ...]:
    """The banks after the seat in turn has used its time since it was asked."""
    assert state.clock is not None and state.match is not None
    if state.window:
        return state.banks
    over = max(0.0, at - state.asked - state.clock.move)
    turn = state.match.turn
    return put(state.banks, turn, max(0.0, state.banks[turn] - over))


_FOLDS: Final[Mapping[type, Callable[[TableState, Any, float], TableState]]] = {
    SeatTaken: _seat_taken,
    Ready: lambda state, event, at: changed(state, ready=state.ready | {event.seat}),
    Answered: lambda state, event, at: changed(
        state, answers=put(state.answers, event.seat, event.action)
    ),
    TakenBack: _taken_back,
    TimedOut: lambda state, event, at: changed(state, flagged=event.seat),
    TimeGiven: _time_given,
    Paused: lambda state, event, at: changed(state, paused=at, question=None),
    Resumed: _resumed,
    UndoAsked: lambda state, event, at: changed(state, question=Question("undo", event.seat, at)),
    RestClaimed: lambda state, event, at: changed(state, question=Question("rest", event.seat, at)),
    Consented: _consented,
    ev.MatchOpened: _match_opened,
}


def replay_table(entries: Iterable[Entry]) -> TableState:
    """The state after the log of a table, which begins with TableOpened."""
    state: TableState | None = None
    for entry in entries:
        state = fold_table(state, entry)
    if state is None:
        raise ValueError("an empty log has no state")
    return state
