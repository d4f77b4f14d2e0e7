"""What a seat can know of the cards that it does not see, and whether they can lie in some way.

Everything comes from its SeatView: its own cards, the cards that lie open, what others showed, and
which cards they cannot hold because of what they played. All masks are in play order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from belot.rules import SeatView, play
from belot.rules.cards import FULL, Hand, Rank, iter_cards
from belot.rules.law import PlayLaw, Trick, add, partner_winning

_PAIR = 1 << Rank.KING | 1 << Rank.QUEEN


@dataclass(frozen=True, slots=True)
class Hidden:
    """The hidden cards, and where they may be.

    There is a place for each seat, in their order, and a last one for cards out of play. ``may``:
    the hidden cards that a place can hold; ``room``: how many it does hold. A layout gives every
    hidden card a place; each that fits is possible.
    """

    unseen: Hand
    may: tuple[Hand, ...]
    room: tuple[int, ...]

    def possible(self, place: int = -1, cards: Hand = 0) -> bool:
        """Whether there is a layout in which these cards, among others, are in this place.

        There is one if no places together have less room than there are cards that can be nowhere
        else (Hall's theorem).
        """
        if place >= 0 and cards & ~self.may[place]:
            return False
        could, room = [0], [0]  # for each set of places: the cards it could hold, its room
        for each, may in enumerate(self.may):
            if self.room[each]:
                held = may if each == place else may & ~cards
                could += [mask | held for mask in could]
                room += [n + self.room[each] for n in room]
            elif each == place and cards:
                return False
        unseen, others = self.unseen, len(could) - 1
        return all((unseen & ~could[others ^ some]).bit_count() <= n for some, n in enumerate(room))

    def after(self, seat: int, card: int, barred: Hand) -> Hidden:
        """The layouts that are left when a seat has played a card that it could not have played
        with one of the barred ones."""
        may = [held & ~(1 << card) for held in self.may]
        room = list(self.room)
        may[seat] &= ~barred
        room[seat] -= 1
        return Hidden(self.unseen & ~(1 << card), tuple(may), tuple(room))


def barred(law: PlayLaw, trick: Trick, seat: int, card: int) -> Hand:
    """The cards with one of which in hand a seat could not play this card to this trick.

    What a card forbids it forbids by itself, whatever else is held, so pairs are enough.
    """
    partner = partner_winning(law, trick, seat)
    return _barred(trick.led, trick.best, partner, card, law.trumps, law.flags)


@lru_cache(maxsize=1 << 14)
def _barred(led: int, best: int, partner: int, card: int, trumps: int, flags: int) -> Hand:
    found, bit = 0, 1 << card
    for other in iter_cards(FULL & ~bit):
        if not play.legal(bit | 1 << other, led, best, partner, trumps, flags) & bit:
            found |= 1 << other
    return found


def hidden_from(view: SeatView) -> Hidden:
    """What a seat can know during the play."""
    law, run, rules = view.law, view.run, view.rules
    assert law is not None and run is not None
    players, order = rules.players, law.order
    owner = _owner_of_turned(view)
    open_ = 1 << view.board.turned if owner == -1 else 0
    unseen = order.to_play(FULL & ~(view.hand | view.away | run.played | open_))
    room = [rules.hand_size - len(run.tricks)] * players
    for seat, _ in run.trick.plays(players):
        room[seat] -= 1
    room[view.seat] = 0
    may = [0 if seat == view.seat else unseen for seat in range(players)]
    for seat, held in enumerate(_without_duties(view, unseen)):
        may[seat] &= held
    dead = unseen.bit_count() - sum(room)
    places = [*may, unseen]
    for seat, cards, kept in _known(view, owner):
        for place in range(players + 1):
            if place != seat and (kept or place != players):
                places[place] &= ~order.to_play(cards)
    return Hidden(unseen, tuple(places), (*room, dead))


def _without_duties(view: SeatView, unseen: Hand) -> list[Hand]:
    """For each seat the cards with which all that it played was allowed."""
    law, run, players = view.law, view.run, view.rules.players
    assert law is not None and run is not None
    held = [unseen] * players
    for done in (*run.tricks, run.trick):
        trick = Trick(done.leader)
        for seat, card in done.plays(players):
            if trick.cards and seat != view.seat:
                held[seat] &= ~barred(law, trick, seat, law.order.place[card])
            trick = add(law, trick, seat, card)
    return held


def _owner_of_turned(view: SeatView) -> int | None:
    """Who got the card that lay turned at the end; -1 where it still lies open, None where there
    was none."""
    board, rules = view.board, view.rules
    if board.turned < 0:
        return None
    if rules.plan.taker_gets_turned:
        return board.taker
    if rules.plan.turned:
        return -1
    if rules.stock_size == 0:
        return view.standing.dealer  # his last card
    return board.taker if rules.captain_exchanges else -1


def _known(view: SeatView, owner: int | None) -> Iterator[tuple[int, Hand, bool]]:
    """Cards (in natural order) that a seat showed or is known to have got, and whether it kept
    them for the play: the captain may have put away what he got before."""
    board = view.board
    captain = board.taker if view.rules.captain_exchanges else -1
    if owner is not None and owner >= 0:
        yield owner, 1 << board.turned, owner != captain
    if board.swapped >= 0:
        yield board.swapped, 1 << board.offered, board.swapped != captain
    for word in board.words:
        yield word.seat, _PAIR << word.suit * 8, True
    for seat, items in enumerate(board.contest.counted if board.contest else ()):
        for item in items:
            yield seat, item.cards, True
