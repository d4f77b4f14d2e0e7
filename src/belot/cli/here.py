"""Where a match stands, told again after something was taken back."""

from __future__ import annotations

from belot.cli.desk import call_lines, table_lines
from belot.cli.tell_deal import contract_line, deal_line
from belot.cli.voice import Voice
from belot.rules import Event, Phase, SeatView
from belot.rules import events as ev

Lines = list[str]

_BEFORE_CALLS = (Phase.CUT, Phase.PACKETS, Phase.AUCTION)


def here(v: Voice, view: SeatView) -> Lines:
    """The deal and its calls before the play, afterwards the trick and what lies on the table."""
    run = view.run
    if view.phase in _BEFORE_CALLS:
        lines = [deal_line(v, view.standing.deals, view.standing.dealer)]
        return lines + (call_lines(v, view) if view.phase is Phase.AUCTION else [])
    if view.phase is Phase.PLAY and run is not None:
        if not run.trick.cards:
            return []  # the heading of the trick says it all
        return [
            f"{v('trick-number', n=len(run.tricks) + 1)} {line}" if n == 0 else line
            for n, line in enumerate(table_lines(v, view))
        ]
    return [contract_line(v, view)] if view.contract is not None else []


def taken_back(v: Voice, event: Event) -> str:
    """What was taken back: the listener's own event."""
    if isinstance(event, ev.CardPlayed):
        return v("takeback-card", card=v.card(event.card))
    key = _TAKEN.get(type(event))
    return v(key) if key else v("takeback-done")


_TAKEN: dict[type, str] = {
    ev.Called: "takeback-call",
    ev.PackCut: "takeback-cut",
    ev.Announced: "takeback-declaration",
}
