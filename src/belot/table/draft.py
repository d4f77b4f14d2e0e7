"""A step in the making, and what every kind of step is made of."""

from __future__ import annotations

from belot.rules import Action, State, act, view_of
from belot.table.events import AnyEvent, Entry
from belot.table.fold import fold_table
from belot.table.host import Host
from belot.table.state import TableState

Step = tuple[TableState, tuple[Entry, ...]]


class Draft:
    """A step in the making: the state so far and the entries that led to it."""

    __slots__ = ("at", "cmd", "entries", "state")

    def __init__(self, state: TableState, at: float, cmd: str = "") -> None:
        self.state = state
        self.at = max(at, state.since)  # a clock that was set back does not turn the log back
        self.cmd = cmd
        self.entries: list[Entry] = []

    def add(self, *events: AnyEvent) -> None:
        for event in events:
            self._add(event)

    def _add(self, event: AnyEvent, match: State | None = None) -> None:
        entry = Entry(self.state.seq + 1, self.at, event, self.cmd)
        self.cmd = ""
        self.state = fold_table(self.state, entry, match)
        self.entries.append(entry)

    def play(self, seat: int, action: Action) -> None:
        """An action of the game, checked by the law."""
        assert self.state.match is not None
        match, events = act(self.state.match, seat, action)
        if len(events) == 1:  # most have no consequence, so the match is folded already
            self._add(events[0], match)
        else:
            self.add(*events)

    def done(self) -> Step:
        return self.state, tuple(self.entries)


def bot_acts(draft: Draft, host: Host) -> None:
    """The bot of the seat in turn decides."""
    match = draft.state.match
    assert match is not None
    seat = match.turn
    draft.play(seat, host.player(draft.state.seats[seat].bot).act(view_of(match, seat)))
