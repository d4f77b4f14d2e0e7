"""Renonces that can be proved: cards that were illegal given what their player showed later.

Where illegal cards are possible, a claim must hold over every hand that the player can have had.
Each further card in a hand only adds duties, so a card is illegal for sure if it is illegal in the
hand made of the cards the player is known to have held.
"""

from __future__ import annotations

from belot.rules import play
from belot.rules.cards import Card, Hand
from belot.rules.law import PlayLaw, Trick
from belot.rules.options import IllegalMoves
from belot.rules.view import SeatView, shown


def provable(view: SeatView) -> list[Card]:
    """Cards of opponents that were surely illegal, the earliest first; empty where none can be."""
    run, law = view.run, view.law
    if view.rules.illegal_moves is IllegalMoves.PREVENTED or run is None or law is None:
        return []
    players = view.rules.players
    known = [shown(view, seat) for seat in range(players)]
    tricks = (*run.tricks, run.trick)
    for trick in tricks:
        for seat, card in trick.plays(players):
            known[seat] |= 1 << card
    found = []
    for trick in tricks:
        found += [c for s, c in _illegal(law, trick, known) if view.rules.side(s) != view.side]
    return found


def _illegal(law: PlayLaw, trick: Trick, known: list[Hand]) -> list[tuple[int, Card]]:
    """Illegal plays of a trick; takes the cards played out of the known hands."""
    led = best = -1
    winner, found = trick.leader, []
    for seat, card in trick.plays(len(known)):
        place = law.order.place[card]
        partner = int(led >= 0 and law.partners and (winner ^ seat) & 1 == 0)
        hand = law.order.to_play(known[seat])
        if not play.legal(hand, led, best, partner, law.trumps, law.flags) >> place & 1:
            found.append((seat, card))
        if led < 0 or play.beats(place, best, law.trumps):
            winner = seat
        best = play.best_after(led, best, place, law.trumps)
        led = play.lead_after(led, place)
        known[seat] &= ~(1 << card)
    return found
