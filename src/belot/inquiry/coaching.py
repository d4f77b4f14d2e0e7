"""What the coach answers, as a client gets it: the shapes of topic ``coach``.

Cards are texts (``"AS"``), contracts letters (``"H"``, ``"NT"``), suits letters. Seats are counted
from the one who asks: 0 is the asker, 1 plays next; -1 is nobody.
"""

from __future__ import annotations

from dataclasses import dataclass

from belot.protocol.shapes import ScoreShape
from belot.protocol.themes import Theme


@dataclass(frozen=True, slots=True)
class CoachTable:
    """The rules in question, as far as a table is drawn and spoken of by them."""

    rules: str
    variant: str
    theme: Theme
    players: int
    sides: int
    rotation: str
    order: str
    hand: int
    first: int
    contracts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoachReason:
    """A duty, or why there is none: its code, the suit that was led and the card it is about."""

    code: str
    led: str | None
    card: str | None


@dataclass(frozen=True, slots=True)
class CoachCard:
    """A card of the hand: whether it may be played, why not, and whether it would be winning."""

    card: str
    legal: bool
    wins: bool
    why: CoachReason | None


@dataclass(frozen=True, slots=True)
class CoachItem:
    """Something that may be announced."""

    points: int
    kind: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoachAnnounced:
    """What a hand may announce, belotes by their suits, and what it is worth together."""

    items: tuple[CoachItem, ...]
    belotes: tuple[str, ...]
    points: int
    eight: str | None


@dataclass(frozen=True, slots=True)
class CoachTurn:
    """What the assistant says about a trick; ``waits`` is the seat whose card is missing, or -1."""

    table: CoachTable
    hand: tuple[str, ...]
    waits: int
    winner: int
    winning: str | None
    points: int
    cards: tuple[CoachCard, ...]
    duty: CoachReason | None
    announced: CoachAnnounced


@dataclass(frozen=True, slots=True)
class CoachOffer:
    """A call: what it should bring, what is wanted, and what speaks for it. ``worth`` and ``need``
    are margins between the sides, or the points of the own side (not ``margin``)."""

    call: str
    contract: str
    worth: int
    need: int
    margin: bool
    verdict: str
    trumps: int
    jacks: int
    nines: int
    aces: int
    announced: int


@dataclass(frozen=True, slots=True)
class CoachCalls:
    """What the assistant says before the play; ``wants`` is what it has still to be told."""

    table: CoachTable
    hand: tuple[str, ...]
    turns_up: bool
    wants: tuple[str, ...]
    turn: int
    legal: tuple[str, ...]
    says: str | None
    offers: tuple[CoachOffer, ...]


@dataclass(frozen=True, slots=True)
class HelperRank:
    """A card and its points."""

    card: str
    points: int


@dataclass(frozen=True, slots=True)
class HelperOrder:
    """How cards rank in a kind of contract, the strongest first."""

    contract: str
    trump: tuple[HelperRank, ...]
    plain: tuple[HelperRank, ...]
    together: int


@dataclass(frozen=True, slots=True)
class HelperWorth:
    """Something that brings points beside the cards, with an example."""

    what: str
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class HelperDuty:
    """What is to be done in a case: the code of the duty and the cards that may be played."""

    case: str
    contract: str
    trick: tuple[str, ...]
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    code: str


@dataclass(frozen=True, slots=True)
class HelperRuling:
    """A house rule about announcements and its value."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class HelperCard:
    """All that stands on the helper card of a rule set."""

    table: CoachTable
    orders: tuple[HelperOrder, ...]
    sequence: tuple[str, ...]
    worths: tuple[HelperWorth, ...]
    rulings: tuple[HelperRuling, ...]
    duties: tuple[HelperDuty, ...]


@dataclass(frozen=True, slots=True)
class CoachLessons:
    """The lessons that a rule set has, in the order in which one learns."""

    table: CoachTable
    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonPlay:
    """A card on the table and whose it was."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class LessonSaid:
    """What a seat announces, and which of it counts."""

    seat: int
    items: tuple[CoachItem, ...]
    counted: tuple[CoachItem, ...]


@dataclass(frozen=True, slots=True)
class LessonTask:
    """An exercise: a position, a question, all that can be answered, what is right, and the section
    of the rulebook that says why."""

    table: CoachTable
    lesson: str
    seed: int
    ask: str
    contract: str | None
    taker: int
    dealer: int
    turned: str | None
    hand: tuple[str, ...]
    trick: tuple[LessonPlay, ...]
    winner: int
    pile: tuple[HelperRank, ...]
    choices: tuple[str, ...]
    answers: tuple[str, ...]
    cards: tuple[CoachCard, ...]
    duty: CoachReason | None
    said: tuple[LessonSaid, ...]
    announced: CoachAnnounced | None
    offers: tuple[CoachOffer, ...]
    score: ScoreShape | None
    section: str
