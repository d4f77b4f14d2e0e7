"""Choosing a card: count out the last tricks, before them weigh the cards."""

from __future__ import annotations

from belot.bots.endings import count_out
from belot.bots.leads import plan
from belot.bots.memory import Memory
from belot.bots.weigh import Scale
from belot.rules.cards import Card, iter_cards
from belot.rules.view import SeatView


def choose(view: SeatView) -> Card:
    """The card that the club player plays; one of ``view.lawful``."""
    lawful = view.lawful
    if not lawful & (lawful - 1):
        return lawful.bit_length() - 1
    memory = Memory(view)
    places = list(iter_cards(memory.law.order.to_play(lawful)))
    scale = Scale(memory)
    worth = {place: weigh(scale, place) for place in places}
    counted = count_out(memory, places) or worth
    best = max(places, key=lambda place: (counted[place], worth[place]))
    return memory.law.order.card[best]


def weigh(scale: Scale, place: int) -> float:
    """What it is worth to play a card, in card points."""
    return scale.weight(place) + (plan(scale, place) if scale.led < 0 else 0.0)
