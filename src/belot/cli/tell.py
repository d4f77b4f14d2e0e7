"""Events in words: one line for each thing that happens, as one listener may know it.

A Teller turns each event (already ``seen_by`` its listener) and the views before and after it into
lines. It keeps nothing but the last trick it announced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from belot.cli import tell_deal as d
from belot.cli import tell_play as p
from belot.cli.voice import Voice
from belot.rules import Event, Phase, SeatView
from belot.rules import events as ev

Lines = list[str]


class Teller:
    """Tells a match to the listener of a voice."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._headed: tuple[int, int] = (-1, -1)

    def forget(self) -> None:
        """After a takeback: say again which trick this is."""
        self._headed = (-1, -1)

    def tell(self, event: Event, before: SeatView | None, after: SeatView) -> Lines:
        """The lines of one event."""
        return _TELLS[type(event)](self.voice, event, before or after, after)

    def heading(self, view: SeatView) -> Lines:
        """The line above a new trick: its number, the contract and the card points so far."""
        run, v = view.run, self.voice
        if view.phase is not Phase.PLAY or run is None or run.trick.cards:
            return []
        trick = (view.standing.deals, len(run.tricks))
        if trick == self._headed or trick[1] == v.rules.hand_size:
            return []
        self._headed = trick
        line = f"{v('trick-number', n=trick[1] + 1)} {d.contract_line(v, view)}"
        if run.tricks:
            line += f" {v('points-so-far', list=v.per_side(run.points))}"
        return ["", line]


_TELLS: Final[dict[type, Callable[[Voice, Any, SeatView, SeatView], Lines]]] = {
    ev.MatchOpened: d.opened,
    ev.DealerDrawn: d.drawn,
    ev.DealOpened: d.deal_opened,
    ev.PackCut: d.cut,
    ev.PacketsChosen: d.packets,
    ev.Dealt: d.dealt,
    ev.Called: d.called,
    ev.PassedOut: d.passed_out,
    ev.SwapDeclined: d.declined,
    ev.SevenSwapped: d.swapped,
    ev.HandsFilled: d.filled,
    ev.Discarded: d.discarded,
    ev.EightOfSuit: p.eight,
    ev.Announced: p.announced,
    ev.CardPlayed: p.played,
    ev.DeclarationsShown: p.shown,
    ev.TrickTaken: p.taken,
    ev.RestTaken: p.rest,
    ev.RenonceClaimed: p.claimed,
    ev.Accepted: p.accepted,
    ev.DealScored: p.scored,
}
