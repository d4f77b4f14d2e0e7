"""Everything before the play but the auction: cut, packets, seven, exchange, announcements."""

from __future__ import annotations

from belot.bots.worth import worth
from belot.rules import announce
from belot.rules.actions import Action, Announce, ChoosePackets, Cut, Discard, Swap
from belot.rules.cards import iter_cards
from belot.rules.options import BeloteInContest
from belot.rules.view import SeatView, swap_possible


def cut(view: SeatView) -> Action:
    """Tap the pack where that is allowed, otherwise cut in the middle."""
    return Cut(0 if view.rules.cut_min == 0 else 16)


def packets(view: SeatView) -> Action:
    """The first pattern: the cards are not known, so it makes no difference."""
    return ChoosePackets(0)


def swap(view: SeatView) -> Action:
    """Swap the seven for the turned card, which is never a worse trump."""
    return Swap(swap_possible(view))


def discard(view: SeatView) -> Action:
    """Put away the two cards without which the hand is worth most."""
    contract = view.contract
    assert contract is not None
    cards = list(iter_cards(view.hand))
    best, chosen = float("-inf"), 0
    for i, first in enumerate(cards):
        for second in cards[i + 1 :]:
            away = 1 << first | 1 << second
            kept = worth(view.rules, contract, view.hand & ~away)
            if kept > best:
                best, chosen = kept, away
    return Discard(chosen)


def announcement(view: SeatView) -> Announce:
    """Everything that can count, and belote with it where that helps in the contest."""
    contract = view.contract
    assert contract is not None
    items = announce.proposal(view.rules, contract, view.hand)
    return Announce(items, _belotes(view, items))


def _belotes(view: SeatView, items: tuple[announce.Declaration, ...]) -> int:
    """Belotes called before play.

    Said beforehand a belote cannot be forgotten; it tells where king and queen are, so it is kept
    for its card unless it stands in the contest and nothing better does.
    """
    rules = view.rules
    if not rules.belote_before_play or items:
        return 0
    return view.pairs if rules.belote_in_contest is BeloteInContest.IF_CALLED_BEFORE_PLAY else 0
