"""The bot that plays at random: every legal action is equally likely.

In games with renonce it keeps to the law all the same, and claims only what it can prove.
"""

from __future__ import annotations

from collections.abc import Sequence

from belot.bots.claims import provable
from belot.rules.actions import Action, Claim, Cut, Play
from belot.rules.cards import DECK, Hand, Rank, Suit
from belot.rules.legality import legal_actions
from belot.rules.options import IllegalMoves
from belot.rules.random import Stream
from belot.rules.state import Phase
from belot.rules.view import SeatView, first_card

_KINGS_AND_QUEENS = sum((1 << Rank.KING | 1 << Rank.QUEEN) << suit * 8 for suit in Suit)


class Chance:
    """Plays at random, with chance drawn from a key."""

    __slots__ = ("_stream",)

    def __init__(self, key: bytes) -> None:
        self._stream = Stream(key)

    def act(self, view: SeatView) -> Action:
        """One of the legal actions, all equally likely."""
        if view.phase is Phase.PLAY and view.rules.illegal_moves is IllegalMoves.PREVENTED:
            return self._play(view)
        if view.phase is Phase.CUT:
            return self._cut(view.rules.cut_min)
        return self._pick(_sensible(view))

    def _play(self, view: SeatView) -> Action:
        lawful = view.lawful
        # Words of belote and announcements multiply the choices; otherwise a card is all there is.
        words = view.pairs or view.board.words
        if (words and lawful & _KINGS_AND_QUEENS) or first_card(view):
            return self._pick(legal_actions(view))
        return Play(_nth(lawful, self._stream.below(lawful.bit_count())))

    def _cut(self, low: int) -> Action:
        if low == 0:
            return Cut(self._stream.below(DECK))
        return Cut(low + self._stream.below(DECK - 2 * low + 1))

    def _pick(self, actions: Sequence[Action]) -> Action:
        n = len(actions)
        if n <= 256:
            return self._stream.pick(actions)
        high, low = self._stream.below(256), self._stream.below(256)
        return actions[(high * 256 + low) % n]


def _nth(hand: Hand, n: int) -> int:
    for _ in range(n):
        hand &= hand - 1
    return (hand & -hand).bit_length() - 1


def _sensible(view: SeatView) -> list[Action]:
    """The legal actions without cards against the law and without claims that are only guessed."""
    actions = legal_actions(view)
    if view.rules.illegal_moves is IllegalMoves.PREVENTED:
        return actions
    sure = provable(view)
    lawful = view.lawful
    return [
        a
        for a in actions
        if not (isinstance(a, Play) and not lawful >> a.card & 1)
        and not (isinstance(a, Claim) and a.card not in sure)
    ]
