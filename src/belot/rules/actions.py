"""What a player can do. Plain values; whether one is allowed is for ``view.check``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from belot.rules.announce import Declaration
from belot.rules.auction import Call
from belot.rules.cards import Card, Hand


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift ``at`` cards off the pack; 0 taps it and leaves it as it is."""

    at: int


@dataclass(frozen=True, slots=True)
class ChoosePackets:
    """The dealer's choice among the packets of the law, by index."""

    pattern: int


@dataclass(frozen=True, slots=True)
class Say:
    """Speak in the auction."""

    call: Call


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap the seven of trumps for the turned card, or leave it."""

    made: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """The captain puts two cards away, face down."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce declarations, and belotes with them where the law allows that.

    ``items`` may be empty: nothing to declare, or nothing said. ``belote`` is a 4-bit mask of
    suits.
    """

    items: tuple[Declaration, ...] = ()
    belote: int = 0


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card. A word of belote, and where they belong to the first card the declarations,
    ride on it, so that nobody else can tell whether there was a choice."""

    card: Card
    belote: bool = False
    announce: Announce | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim that a card an opponent played was a renonce."""

    card: Card


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the tricks of a finished deal, so that its score can be written (renonce only)."""


Action: TypeAlias = Cut | ChoosePackets | Say | Swap | Discard | Announce | Play | Claim | Accept
