"""The last tricks, counted out: every layout that is still possible is played to its end.

Each card is judged by what it brings over a sample of layouts when all play them with open cards.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from belot.bots.memory import Memory
from belot.bots.weigh import values
from belot.bots.worlds import worlds
from belot.rules import play
from belot.rules.random import Stream, seed_key

CARDS: Final = 4  # counted out from so many cards in hand
WORLDS: Final = 5
LIMIT: Final = 1e6


Table: TypeAlias = tuple[int, int, int, int, int, int]
"""A trick in progress: who is to play, led, best and winner as in ``law.Trick``, its points so far,
and how many cards lie in it."""


def count_out(memory: Memory, places: list[int]) -> dict[int, float] | None:
    """What each card brings on average, or None where there are too many cards or no layout."""
    if memory.hand.bit_count() > CARDS:
        return None
    # The same position always gets the same layouts, so that a club player repeats itself.
    stream = Stream(seed_key(f"{memory.unseen} {memory.hand} {memory.seat}"))
    layouts = worlds(memory, stream, WORLDS)
    if not layouts:
        return None
    total = dict.fromkeys(places, 0.0)
    for hands in layouts:
        ending = Ending(memory, hands)
        for place in places:
            if place - 1 in total and memory.points[place] == memory.points[place - 1]:
                total[place] = total[place - 1]  # as good as its neighbour
            else:
                total[place] += ending.after(place)
    return total


class Ending:
    """One layout with open cards; points count as in ``weigh.values``.

    Alpha-beta over single cards; between tricks positions are remembered with their bounds.
    """

    __slots__ = ("flags", "hands", "partners", "points", "seen", "table", "trumps", "value")

    def __init__(self, memory: Memory, hands: list[int]) -> None:
        self.hands, self.points = hands, memory.points
        self.value = values(memory)
        self.trumps, self.flags = memory.trumps, memory.flags
        self.partners = memory.law.partners
        self.seen: dict[int, tuple[float, float]] = {}
        trick = memory.run.trick
        count, pot = len(trick.cards), sum(memory.law.points[c] for c in trick.cards)
        self.table: Table = (memory.seat, trick.led, trick.best, trick.winner, pot, count)

    def after(self, place: int) -> float:
        """What the rest of the deal brings if this card is played now."""
        return self._play(self.table, place, -LIMIT, LIMIT)

    def _play(self, table: Table, place: int, low: float, high: float) -> float:
        seat, led, best, winner, pot, count = table
        if led < 0 or play.beats(place, best, self.trumps):
            best, winner = place, seat
        hands = self.hands
        pot, count = pot + self.points[place], count + 1
        hands[seat] ^= 1 << place
        if count < len(hands):
            led = play.lead_after(led, place)
            seat_next = (seat + 1) % len(hands)
            found = self._best((seat_next, led, best, winner, pot, count), low, high)
        else:
            found = self.value[winner] * pot
            found += self._rest(winner, low - found, high - found)
        hands[seat] ^= 1 << place
        return found

    def _rest(self, leader: int, low: float, high: float) -> float:
        """What the tricks after this one bring, within bounds."""
        hands = self.hands
        cards = hands[leader]
        if not cards & (cards - 1):
            return self._last(leader)
        key = leader
        for hand in hands:
            key |= hand << 2
        least, most = self.seen.get(key, (-LIMIT, LIMIT))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self._best((leader, -1, -1, -1, 0, 0), low, high)
        if found > low:
            least = found
        if found < high:
            most = found
        self.seen[key] = (least, most)
        return found

    def _last(self, leader: int) -> float:
        """The last trick, in which nobody chooses; 0 when there are no cards left."""
        hands, trumps = self.hands, self.trumps
        if not hands[leader]:
            return self.value[leader] * 10
        best, winner, pot, seat = hands[leader].bit_length() - 1, leader, 10, leader
        for _ in hands:
            place = hands[seat].bit_length() - 1
            pot += self.points[place]
            if play.beats(place, best, trumps):
                best, winner = place, seat
            seat = (seat + 1) % len(hands)
        return self.value[winner] * pot

    def _best(self, table: Table, low: float, high: float) -> float:
        seat, led, best, winner, _, _ = table
        partner = int(led >= 0 and self.partners and (winner ^ seat) & 1 == 0)
        moves = play.legal(self.hands[seat], led, best, partner, self.trumps, self.flags)
        if not moves & (moves - 1):
            return self._play(table, moves.bit_length() - 1, low, high)
        rising = led >= 0 and not moves & ~((2 << best) - 1) & (0xFF << (best & 24))
        ours = self.value[seat] == 1.0
        result, before = (-LIMIT if ours else LIMIT), -2
        while moves:
            # The winning cards first; if none wins, the cheapest.
            place = (moves & -moves if rising else moves).bit_length() - 1
            moves ^= 1 << place
            if abs(place - before) == 1 and self.points[place] == self.points[before]:
                before = place
                continue  # as good as its neighbour
            before = place
            found = self._play(table, place, low, high)
            if ours:
                result = max(result, found)
                low = max(low, found)
            else:
                result = min(result, found)
                high = min(high, found)
            if low >= high:
                break
        return result
