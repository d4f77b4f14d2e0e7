"""The club player: sensible in every phase, contract and number of players, and quick.

It remembers cards and voids, bids what its hand is worth, and weighs each card by what it brings
now against what it would bring later. It keeps nothing between calls: everything is derived from
the view, and the same view always gets the same action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from belot.bots import before, bids
from belot.bots.claims import provable
from belot.bots.follow import choose
from belot.rules.actions import Accept, Action, Announce, Claim, Play
from belot.rules.cards import Card
from belot.rules.options import IllegalMoves
from belot.rules.state import Phase
from belot.rules.view import SeatView, belote_choice, first_card


class Club:
    """A good club player."""

    __slots__ = ()

    def __init__(self, key: bytes = b"") -> None:
        """The key is not needed: a club player leaves nothing to chance."""

    def act(self, view: SeatView) -> Action:
        """What the club player does now."""
        return _PHASES[view.phase](view)


def _play(view: SeatView) -> Action:
    if view.rules.illegal_moves is IllegalMoves.RENONCE:
        found = provable(view)
        if found:
            return Claim(found[0])
    return with_words(view, choose(view))


def with_words(view: SeatView, card: Card) -> Play:
    """A card with everything that can be said with it."""
    said: Announce | None = None
    if first_card(view):
        said = before.announcement(view)
    called = said.belote if said else 0
    belote = belote_choice(view, card) and not called >> (card >> 3) & 1
    return Play(card, belote, said)


def _accept(view: SeatView) -> Action:
    found = provable(view)
    return Claim(found[0]) if found else Accept()


_PHASES: Final[dict[Phase, Callable[[SeatView], Action]]] = {
    Phase.CUT: before.cut,
    Phase.PACKETS: before.packets,
    Phase.AUCTION: bids.call,
    Phase.SWAP: before.swap,
    Phase.EXCHANGE: before.discard,
    Phase.ANNOUNCE: before.announcement,
    Phase.PLAY: _play,
    Phase.ACCEPT: _accept,
}
