"""State = fold of the log: one event at a time, unchecked (``game.act`` checks)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from belot.rules import events as ev
from belot.rules import fold_deal, fold_play
from belot.rules.events import Event
from belot.rules.ruleset import RuleSet
from belot.rules.state import Board, Phase, Secret, Standing, State


def fold(state: State | None, event: Event) -> State:
    """The state after an event (unchecked)."""
    if isinstance(event, ev.MatchOpened):
        rules = RuleSet.parse(event.rules)
        return State(
            rules=rules,
            phase=Phase.NEW,
            turn=-1,
            standing=Standing(event.totals, event.hung),
            board=Board(),
            run=None,
            law=None,
            secret=Secret(),
        )
    if state is None:
        raise ValueError("a log begins with MatchOpened")
    return _FOLDS[type(event)](state, event)


def replay(events: Iterable[Event]) -> State:
    """The state after a log. The log must begin with MatchOpened."""
    state: State | None = None
    for event in events:
        state = fold(state, event)
    if state is None:
        raise ValueError("an empty log has no state")
    return state


_FOLDS: Final[dict[type, Callable[[State, Any], State]]] = {
    ev.DealerDrawn: fold_deal.dealer_drawn,
    ev.DealOpened: fold_deal.deal_opened,
    ev.PackCut: fold_deal.pack_cut,
    ev.PacketsChosen: fold_deal.packets_chosen,
    ev.Dealt: fold_deal.dealt,
    ev.Called: fold_deal.called,
    ev.PassedOut: fold_deal.passed_out,
    ev.SwapDeclined: fold_deal.swap_declined,
    ev.SevenSwapped: fold_deal.seven_swapped,
    ev.HandsFilled: fold_deal.hands_filled,
    ev.Discarded: fold_deal.discarded,
    ev.EightOfSuit: fold_play.eight_of_suit,
    ev.Announced: fold_play.announced,
    ev.CardPlayed: fold_play.card_played,
    ev.DeclarationsShown: fold_play.declarations_shown,
    ev.TrickTaken: fold_play.trick_taken,
    ev.RestTaken: fold_play.rest_taken,
    ev.RenonceClaimed: fold_play.renonce_claimed,
    ev.Accepted: fold_play.accepted,
    ev.DealScored: fold_play.deal_scored,
}
