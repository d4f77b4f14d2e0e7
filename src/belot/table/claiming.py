"""Whether a seat is sure of all the remaining tricks, by what it can know itself.

The others are one adversary who knows all cards: the partner as well would rather take a trick. A
claim is proved if the claimer has a way to play that wins every trick whatever the others hold and
play. As every trick is the claimer's, the claimer leads each of them and has to win with every card
of the hand. So there is nothing to choose but the order, and one order is best: trumps first, then
suit by suit, each from the top. It fails only through a single seat (decision 10) that holds

* n cards of some suit or more, one of them higher than the claimer's n-th best of it,
* or more trumps than the claimer, who has other cards to lead.

Whether a seat can hold such cards is a question of places and room (``hidden``), and no layout is
ever dealt out. Only where others play before the claimer's next card every way to do so is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from belot.rules import Phase, SeatView, play
from belot.rules.cards import Hand, iter_cards
from belot.rules.law import PlayLaw, Trick, add
from belot.rules.law import legal_cards as legal
from belot.rules.options import IllegalMoves
from belot.table.hidden import Hidden, barred, hidden_from

NODES: Final = 1500
"""How many questions about hidden cards a proof may ask: some 50 ms at most."""


def proved(view: SeatView, node_limit: int = NODES) -> bool:
    """Whether the seat of this view takes the trick on the table and all after it for certain.

    Also False where that would take too long to find out, and where illegal cards can be played.
    """
    playing = view.phase is Phase.PLAY and view.seated
    if not playing or view.rules.illegal_moves is IllegalMoves.RENONCE:
        return False
    assert view.law is not None and view.run is not None
    claim = _Claim(view.law, view.rules.players, view.seat, node_limit)
    hand = view.law.order.to_play(view.hand)
    try:
        return claim.holds(view.run.trick, hand, hidden_from(view))
    except _TooLong:
        return False


def may_accept(view: SeatView) -> bool:
    """Whether the bots of a table let the seat of this view have the rest: only what is proved."""
    return proved(view)


class _TooLong(Exception):
    """The proof asked too many questions."""


class _Claim:
    """A claim: its law, who makes it, and how many questions may still be asked."""

    __slots__ = ("law", "left", "players", "seat")

    def __init__(self, law: PlayLaw, players: int, seat: int, node_limit: int) -> None:
        self.law = law
        self.players = players
        self.seat = seat
        self.left = node_limit

    def holds(self, trick: Trick, own: Hand, hidden: Hidden) -> bool:
        """Whether it holds from here on. ``own`` is the claimer's hand, in play order."""
        turn = (trick.leader + len(trick.cards)) % self.players
        if (self.seat - trick.leader) % self.players < len(trick.cards):
            return trick.winner == self.seat and self._stays(trick, own, hidden)
        if turn != self.seat:
            return all(
                self.holds(add(self.law, trick, turn, self.law.order.card[card]), own, after)
                for card, after in self._plays(trick, turn, hidden)
            )
        if not trick.cards:
            return not any(self._stops(seat, own, hidden) for seat in self._others())
        order = self.law.order
        for card in iter_cards(legal(self.law, order.to_natural(own), trick, turn)):
            mine = add(self.law, trick, turn, card)
            left = own & ~(1 << order.place[card])
            if mine.winner == turn and self._stays(mine, left, hidden):
                return True
        return False

    def _others(self) -> Iterator[int]:
        return (seat for seat in range(self.players) if seat != self.seat)

    def _stays(self, trick: Trick, own: Hand, hidden: Hidden) -> bool:
        """Whether the claimer's card wins this trick, and ``own`` all that follow.

        Each of the others may stop it, but none by what another plays: as long as the claimer's
        card is the best, what one may play does not matter for another.
        """
        for seat in self._others():
            if (seat - trick.leader) % self.players < len(trick.cards):
                if self._stops(seat, own, hidden):
                    return False
                continue
            for card, after in self._plays(trick, seat, hidden):
                beaten = play.beats(card, trick.best, self.law.trumps)
                if beaten or self._stops(seat, own, after):
                    return False
        return True

    def _plays(self, trick: Trick, seat: int, hidden: Hidden) -> Iterator[tuple[int, Hidden]]:
        """Every card that a seat may have and be allowed to play, and what is left then."""
        if not hidden.room[seat]:
            return
        for card in iter_cards(hidden.may[seat]):
            after = hidden.after(seat, card, barred(self.law, trick, seat, card))
            if self._possible(after):
                yield card, after

    def _stops(self, seat: int, own: Hand, hidden: Hidden) -> bool:
        """Whether a seat can win a trick from a claimer who leads all of ``own``, the best way."""
        for suit in (0xFF, 0xFF00, 0xFF0000, 0xFF000000):
            mine, held = own & suit, hidden.may[seat] & suit
            best = list(iter_cards(mine))[::-1]
            for rounds, card in enumerate(best, 1):
                higher = play.above(held, card)
                if higher and self._can_hold(seat, held, rounds, higher, hidden):
                    return True
            ruffs = suit == self.law.trumps and own & ~suit
            if ruffs and self._can_hold(seat, held, len(best) + 1, held, hidden):
                return True
        return False

    def _can_hold(self, seat: int, cards: Hand, number: int, one_of: Hand, hidden: Hidden) -> bool:
        """Whether a seat can hold so many of these cards, with one of some among them."""
        for some in combinations(iter_cards(cards), number):
            mask = sum(1 << card for card in some)
            if mask & one_of and self._possible(hidden, seat, mask):
                return True
        return False

    def _possible(self, hidden: Hidden, seat: int = -1, cards: Hand = 0) -> bool:
        self.left -= 1
        if self.left < 0:
            raise _TooLong
        return hidden.possible(seat, cards)
