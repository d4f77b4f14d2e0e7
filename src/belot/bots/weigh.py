"""What a card brings in this trick, and what it is worth to keep it.

A card is worth the points that it brings in the trick on the table, less what it would bring if it
were kept. Everything is in card points. Where the weights come from: docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from belot.bots.memory import Memory
from belot.rules import play

REST: Final = 3.0  # points that each player still to come adds to a trick
SMEAR: Final = 3.0  # … and more from a partner to whom the trick is safe
TRICK: Final = 10.5  # what the cards of the others bring in a trick won later
GIVEN: Final = 0.5  # part of a losing card's points that the opponents will get
ALLY: Final = 0.1  # worth of a point to the other opponent of a lone taker

PLAIN: Final = (0.80, 0.35, 0.15, 0.06, 0.03, 0.0, 0.0, 0.0)
"""Chance that a plain card wins a trick later, by the number of higher cards against it."""
TRUMP: Final = (0.97, 0.60, 0.45, 0.38, 0.34, 0.30, 0.28, 0.26)
"""The same for a trump, which can also ruff."""


class Scale:
    """Weighs the cards of one seat at one moment."""

    __slots__ = ("after", "best", "led", "memory", "now", "pot", "value")

    def __init__(self, memory: Memory) -> None:
        trick = memory.run.trick
        self.memory = memory
        self.led, self.best = trick.led, trick.best
        self.value = values(memory)
        self.now = self.value[trick.winner] if trick.cards else 0.0
        self.pot = sum(memory.law.points[c] for c in trick.cards)
        last = memory.players - len(trick.cards)
        self.after = [(memory.seat + i) % memory.players for i in range(1, last)]

    def outcome(self, place: int) -> float:
        """Who will get the trick if this card is played: 1 is ours for sure, -1 theirs."""
        memory = self.memory
        led = play.lead_after(self.led, place)
        best = play.best_after(self.led, self.best, place, memory.trumps)
        now = 1.0 if best == place else self.now
        for seat in self.after:
            goal = self.value[seat]
            if abs(goal - now) > 0.01:
                now += memory.beats(seat, led, best) * (goal - now)
        return now

    def brings(self, place: int) -> float:
        """The points that a card brings in this trick, lost ones counted against it."""
        now = self.outcome(place)
        pot = self.pot + self.memory.points[place] + REST * len(self.after)
        if now > 0.7 and any(self.value[s] == 1.0 for s in self.after):
            pot += SMEAR
        return now * pot

    def keeps(self, place: int) -> float:
        """What a card would bring later."""
        points, later = self.memory.points[place], win_later(self.memory, place)
        return later * (points + TRICK) - (1.0 - later) * points * GIVEN

    def weight(self, place: int) -> float:
        """What it is worth to play a card now instead of later."""
        return self.brings(place) - self.keeps(place)


def values(memory: Memory) -> list[float]:
    """What a trick is worth to us, by the seat that takes it: from 1 (ours) to -1 (theirs)."""
    side = memory.rules.side
    found = [1.0 if side(s) == side(memory.seat) else -1.0 for s in range(memory.players)]
    if memory.players == 3 and memory.taker != memory.seat:
        for s in range(3):
            if s not in (memory.seat, memory.taker):
                found[s] = ALLY
    return found


def win_later(memory: Memory, place: int) -> float:
    """The chance that a card wins a trick later in the deal."""
    suit = 0xFF << (place & 24)
    against = (play.above(suit, place) & memory.unseen).bit_count()
    if memory.trumps >> place & 1:
        return TRUMP[against]
    own = (memory.hand & suit).bit_count()
    chance = PLAIN[against]
    if against and own <= against:
        chance *= 0.5  # it will fall under a higher card
    if not memory.trumps:
        return min(1.0, chance * 1.15)
    return chance * unruffed(memory, suit)


def unruffed(memory: Memory, suit: int) -> float:
    """The chance that no opponent ruffs this suit."""
    chance = 1.0
    for seat in range(memory.players):
        if memory.rules.side(seat) != memory.rules.side(memory.seat):
            ruffs = memory.lacks(seat, suit) * (1.0 - memory.lacks(seat, memory.trumps))
            chance *= 1.0 - ruffs
    return chance
