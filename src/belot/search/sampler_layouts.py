"""Layouts of hidden cards: how many there are, and one of them, each as likely as any other.

A *pile* has room for so many cards, and each card may lie in some of the piles. Cards that may lie
in the same piles are one class; the ways to part the classes among the piles are counted once, the
most constrained class first, and a layout is drawn in proportion to them: exactly uniformly.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import factorial

from belot.rules.cards import Card, Hand, iter_cards
from belot.search.playouts_random import onward, stream, word

Rooms = tuple[int, ...]


class Words:
    """Numbers drawn from a seed: a stream of ``playouts_random``."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, number: int = 0) -> None:
        self._state = stream(seed, number)

    def below(self, n: int) -> int:
        """A number in 0…n-1, all equally likely to one part in 2^96 / n."""
        drawn = 0
        for _ in range(3):
            self._state = onward(self._state)
            drawn = drawn << 32 | word(self._state)
        return drawn * n >> 96

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle cards in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Layouts:
    """All the ways to lay cards in piles, each pile filled.

    ``rooms``: how many cards each pile takes, ``may``: which cards may lie there. ``count`` is the
    number of layouts, 0 where there is none.
    """

    __slots__ = ("_classes", "_masks", "_rooms", "_ways", "count")

    def __init__(self, rooms: Sequence[int], may: Sequence[Hand], cards: Hand) -> None:
        classes: dict[int, list[Card]] = {}
        for card in iter_cards(cards):
            where = sum(1 << pile for pile, mask in enumerate(may) if mask >> card & 1)
            classes.setdefault(where, []).append(card)
        order = sorted(classes, key=lambda where: (where.bit_count(), where))
        self._masks = [tuple(iter_cards(where)) for where in order]
        self._classes = [classes[where] for where in order]
        self._ways: dict[tuple[int, Rooms], tuple[int, list[int], list[Rooms]]] = {}
        self._rooms = tuple(rooms)
        fits = sum(rooms) == cards.bit_count() and all(room >= 0 for room in rooms)
        self.count = self._count(0, self._rooms) if fits else 0

    def draw(self, words: Words) -> list[Hand]:
        """One layout: the cards of each pile. Only where there is one."""
        rooms, piles = self._rooms, [0] * len(self._rooms)
        for number, members in enumerate(self._classes):
            total, sums, splits = self._ways[number, rooms]
            split = splits[bisect_right(sums, words.below(total))]
            cards = list(members)
            words.shuffle(cards)
            for pile, size in enumerate(split):
                for _ in range(size):
                    piles[pile] |= 1 << cards.pop()
            rooms = _left(rooms, split)
        return piles

    def _count(self, number: int, rooms: Rooms) -> int:
        """In how many ways the classes from ``number`` on fill the rooms."""
        if number == len(self._classes):
            return 1
        if (number, rooms) in self._ways:
            return self._ways[number, rooms][0]
        ways: list[int] = []
        splits: list[Rooms] = []
        for split in self._splits(number, rooms):
            after = self._count(number + 1, _left(rooms, split))
            if after:
                ways.append(after * _arrangements(split))
                splits.append(split)
        self._ways[number, rooms] = (sum(ways), list(accumulate(ways)), splits)
        return sum(ways)

    def _splits(self, number: int, rooms: Rooms) -> Iterator[Rooms]:
        """How many cards of a class may go to each pile."""
        piles, size = self._masks[number], len(self._classes[number])
        if number == len(self._classes) - 1:  # the last class fills what is left
            if all(room == 0 or pile in piles for pile, room in enumerate(rooms)):
                yield rooms
            return
        yield from _parted(size, piles, rooms)


def _parted(size: int, piles: tuple[int, ...], rooms: Rooms) -> Iterator[Rooms]:
    """Every way to part so many cards among these piles, within their rooms."""
    if not piles:
        if size == 0:
            yield (0,) * len(rooms)
        return
    pile, *others = piles
    possible = sum(rooms[other] for other in others)
    for here in range(max(0, size - possible), min(size, rooms[pile]) + 1):
        for split in _parted(size - here, tuple(others), rooms):
            yield (*split[:pile], here, *split[pile + 1 :])


def _left(rooms: Rooms, split: Rooms) -> Rooms:
    return tuple(room - size for room, size in zip(rooms, split, strict=True))


def _arrangements(split: Rooms) -> int:
    """In how many ways cards go to piles of these sizes."""
    ways = factorial(sum(split))
    for size in split:
        ways //= factorial(size)
    return ways
