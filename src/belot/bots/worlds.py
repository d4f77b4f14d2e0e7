"""Hands that the others may hold: layouts of the hidden cards that agree with all that was seen."""

from __future__ import annotations

from belot.bots.memory import Memory
from belot.rules.cards import iter_cards
from belot.rules.random import Stream


def world(memory: Memory, stream: Stream) -> list[int] | None:
    """One layout, drawn at random: a hand for every seat; None if the draw led nowhere.

    The cards that the fewest seats may hold go first, each to a seat in proportion to the places
    that it has left.
    """
    room = [n - sure.bit_count() for n, sure in zip(memory.left, memory.sure, strict=True)]
    hands = list(memory.sure)
    hands[memory.seat] = memory.hand
    placed, dead = 0, memory.dead
    for sure in memory.sure:
        placed |= sure
    others = [s for s in range(memory.players) if s != memory.seat]
    hidden = list(stream.shuffled(tuple(iter_cards(memory.unseen & ~placed))))
    hidden.sort(key=lambda place: sum(memory.may[s] >> place & 1 for s in others))
    for place in hidden:
        fits = [s for s in others if room[s] > 0 and memory.may[s] >> place & 1]
        places = sum(room[s] for s in fits) + dead
        if places <= 0:
            return None
        drawn = stream.below(places)
        for s in fits:
            if drawn < room[s]:
                hands[s] |= 1 << place
                room[s] -= 1
                break
            drawn -= room[s]
        else:
            dead -= 1
    if any(room[s] > 0 for s in others):
        return None
    return hands


def worlds(memory: Memory, stream: Stream, wanted: int) -> list[list[int]]:
    """Up to so many layouts; fewer, or none, where the draws lead nowhere."""
    found = []
    for _ in range(2 * wanted):
        hands = world(memory, stream)
        if hands is not None:
            found.append(hands)
            if len(found) == wanted:
                break
    return found
