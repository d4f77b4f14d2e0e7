"""Everything that happens in a match: one closed union, each event with its audience.

The log of a match is a tuple of events and nothing else; ``game.fold`` turns it into the state.
``seen_by(event, seat)`` is what one seat may know of it: the event itself, a copy without what is
hidden from that seat, or None where it must not even learn that something happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Final, TypeAlias

from belot.rules.announce import Contest, Declaration
from belot.rules.auction import Call
from belot.rules.cards import Card, Hand, Suit
from belot.rules.match import Verdict
from belot.rules.scoring import Score


class Word(IntEnum):
    """The word that goes with a card."""

    NONE = 0
    BELOTE = 1
    REBELOTE = 2


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match begins, from nothing or from totals handed over. ``rules`` is the canonical name."""

    rules: str
    totals: tuple[int, ...]
    hung: int = 0


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Who deals first. ``draws`` are the rounds of the draw: seat and card each."""

    dealer: int
    draws: tuple[tuple[tuple[int, Card], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class DealOpened:
    """A deal begins. ``pack`` (top card first, before the cut) is hidden from everybody."""

    number: int
    dealer: int
    pack: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PackCut:
    """The pack was cut; 0 is a tap."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class PacketsChosen:
    """The dealer chose how to deal."""

    seat: int
    pattern: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards before the auction; each seat sees its own. ``turned`` is -1 where none is."""

    hands: tuple[Hand, ...]
    turned: Card = -1


@dataclass(frozen=True, slots=True)
class Called:
    """A call in the auction."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody called; ``dealer`` deals again or next."""

    dealer: int


@dataclass(frozen=True, slots=True)
class SwapDeclined:
    """A seat was asked about the seven and did not swap it. Only that seat knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class SevenSwapped:
    """The seven of trumps was swapped for the turned card."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsFilled:
    """Talon, turned card and the rest of the cards; each seat sees what it got."""

    cards: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """The captain put two cards away; only he knows which."""

    seat: int
    cards: Hand = 0


@dataclass(frozen=True, slots=True)
class EightOfSuit:
    """Eight cards of one suit in one hand: the match is won."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Announced:
    """A seat announced; the others hear the points of each item, and a belote with its suit."""

    seat: int
    items: tuple[Declaration, ...] = ()
    belote: int = 0


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card, with the word and the announcements that rode on it."""

    seat: int
    card: Card
    word: Word = Word.NONE
    items: tuple[Declaration, ...] = ()
    belote: int = 0


@dataclass(frozen=True, slots=True)
class DeclarationsShown:
    """The contest is settled and the items that count are shown."""

    contest: Contest


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was collected; ``points`` are its card points (No Trumps undoubled)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class RestTaken:
    """All the remaining tricks go to a seat, by proof or because everybody agreed; the cards are
    thrown in. ``belotes`` that each seat could still announce or complete (a 4-bit mask of suits)
    count as said."""

    seat: int
    belotes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RenonceClaimed:
    """A renonce was claimed, rightly or not; the deal ends."""

    seat: int
    card: Card
    right: bool


@dataclass(frozen=True, slots=True)
class Accepted:
    """A seat accepts the finished tricks."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is written, and the match goes on or ends."""

    score: Score
    verdict: Verdict


Event: TypeAlias = (
    MatchOpened
    | DealerDrawn
    | DealOpened
    | PackCut
    | PacketsChosen
    | Dealt
    | Called
    | PassedOut
    | SwapDeclined
    | SevenSwapped
    | HandsFilled
    | Discarded
    | EightOfSuit
    | Announced
    | CardPlayed
    | DeclarationsShown
    | TrickTaken
    | RestTaken
    | RenonceClaimed
    | Accepted
    | DealScored
)


def _only(values: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(v if s == seat else 0 for s, v in enumerate(values))


def _items_heard(event: Any, seat: int) -> Event:
    if not event.items or event.seat == seat:
        whole: Event = event
        return whole
    heard: Event = replace(event, items=tuple(item.heard() for item in event.items))
    return heard


SEEN: Final[Mapping[type, Callable[[Any, int], Event | None]]] = {
    DealOpened: lambda event, seat: replace(event, pack=()),
    Dealt: lambda event, seat: replace(event, hands=_only(event.hands, seat)),
    HandsFilled: lambda event, seat: replace(event, cards=_only(event.cards, seat)),
    SwapDeclined: lambda event, seat: event if event.seat == seat else None,
    Discarded: lambda event, seat: event if event.seat == seat else replace(event, cards=0),
    Announced: _items_heard,
    CardPlayed: _items_heard,
}
"""What a seat may know of the events that not everybody may know all of."""


def seen_by(event: Event, seat: int) -> Event | None:
    """What a seat may know of an event; None if nothing. A seat of -1 is a spectator."""
    seen = SEEN.get(type(event))
    return event if seen is None else seen(event, seat)
