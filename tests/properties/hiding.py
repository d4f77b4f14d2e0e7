"""What a seat cannot know: its log with the hidden cards dealt another way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum

from belot.rules import Declaration, Event, SeatView, cards_of, hand_of
from belot.rules import events as ev
from belot.rules.cards import FULL

Move = Callable[[int], int]


def deal_of(log: Sequence[Event]) -> list[Event]:
    """The events of the running deal."""
    start = max(i for i, e in enumerate(log) if isinstance(e, ev.DealOpened))
    return list(log[start:])


def known_to(seat: int, deal: Sequence[Event]) -> int:
    """The cards a seat has seen in a deal: its own, the turned one, those played or shown."""
    known = 0
    for event in deal:
        match event:
            case ev.Dealt():
                known |= event.hands[seat] if seat >= 0 else 0
                known |= 1 << event.turned if event.turned >= 0 else 0
            case ev.HandsFilled():
                known |= event.cards[seat] if seat >= 0 else 0
            case ev.CardPlayed():
                known |= 1 << event.card
            case ev.DeclarationsShown():
                for items in event.contest.counted:
                    known |= hand_of(c for item in items for c in cards_of(item.cards))
            case _:
                pass
    swapped = [e for e in deal if isinstance(e, ev.SevenSwapped)]
    turned = [e.turned for e in deal if isinstance(e, ev.Dealt)]
    return known | (1 << (turned[0] & ~7) if swapped else 0)


def another_way(seat: int, deal: Sequence[Event], rng: random.Random) -> list[Event]:
    """The deal with the cards that the seat does not know changed for one another."""
    hidden = list(cards_of(FULL & ~known_to(seat, deal)))
    others = rng.sample(hidden, len(hidden))
    moved = dict(zip(hidden, others, strict=True))

    def move(card: int) -> int:
        return moved.get(card, card)

    return [_moved(event, move) for event in deal]


def _moved(event: Event, move: Move) -> Event:
    def hand(mask: int) -> int:
        return hand_of(move(c) for c in cards_of(mask))

    def items(some: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
        return tuple(replace(item, cards=hand(item.cards)) for item in some)

    match event:
        case ev.DealOpened():
            return replace(event, pack=tuple(map(move, event.pack)))
        case ev.Dealt():
            return replace(event, hands=tuple(map(hand, event.hands)))
        case ev.HandsFilled():
            return replace(event, cards=tuple(map(hand, event.cards)))
        case ev.Discarded():
            return replace(event, cards=hand(event.cards))
        case ev.Announced() | ev.CardPlayed():
            return replace(event, items=items(event.items))
        case _:
            return event


def slots(view: SeatView) -> dict[str, object]:
    """All that a view holds, its memory of what is lawful left out."""
    return {name: getattr(view, name) for name in SeatView.__slots__ if name != "_lawful"}


def reachable(thing: object, seen: set[int] | None = None) -> Iterator[object]:
    """Every object that can be reached from a view by its slots, fields, items and members."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    parts: list[object] = []
    if isinstance(thing, Enum):
        return
    if isinstance(thing, SeatView):
        parts = list(slots(thing).values())
    elif is_dataclass(thing) and not isinstance(thing, type):
        parts = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, tuple | list | set | frozenset):
        parts = list(thing)
    elif isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    for part in [*parts, *getattr(thing, "__dict__", {}).values()]:
        yield from reachable(part, seen)
