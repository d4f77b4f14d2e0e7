"""What a rulebook is made of. Cards are written as in records, ``"TH"``; seats run in play order
and seat 0 is the reader. A line's argument ``player`` is a seat, to be named by whoever says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class BookLine:
    """A sentence of the catalogues: its key, ``key.form`` for one of its forms, and variables."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BookText:
    """A paragraph that holds whatever the options say."""

    line: BookLine
    kind: Literal["text"] = "text"


@dataclass(frozen=True, slots=True)
class BookRule:
    """A paragraph that one option decides.

    ``usual`` is the value of the variant's own rules, ``changed`` whether this table differs.
    ``tag`` says where the variant's value comes from: S stated by a source document, R a trusted
    source, C our choice, empty where the table chose for itself.
    """

    line: BookLine
    option: str
    value: str
    usual: str
    changed: bool
    tag: str
    kind: Literal["rule"] = "rule"


@dataclass(frozen=True, slots=True)
class BookRanks:
    """Cards of one suit from the highest to the lowest, with their card points (none: an order)."""

    line: BookLine
    contract: str
    cards: tuple[str, ...]
    points: tuple[int, ...]
    total: int
    kind: Literal["ranks"] = "ranks"


@dataclass(frozen=True, slots=True)
class BookItem:
    """Something that may be announced, an example of it, and its points."""

    line: BookLine
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class BookItems:
    """A table of what may be announced, the most valuable first."""

    items: tuple[BookItem, ...]
    kind: Literal["items"] = "items"


@dataclass(frozen=True, slots=True)
class BookPlay:
    """A card on the table."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BookHeld:
    """A card in hand: whether it may be played and, if not, the duty that it would break."""

    card: str
    legal: bool
    why: BookLine | None


@dataclass(frozen=True, slots=True)
class BookPosition:
    """Seat 0 is to play: the trick so far, who is winning it, the hand, and what is owed."""

    contract: str
    trick: tuple[BookPlay, ...]
    winner: int
    hand: tuple[BookHeld, ...]
    duty: BookLine
    kind: Literal["position"] = "position"


@dataclass(frozen=True, slots=True)
class BookTrick:
    """A finished trick: who wins it with which card, and its card points."""

    line: BookLine
    contract: str
    trick: tuple[BookPlay, ...]
    winner: int
    points: int
    kind: Literal["trick"] = "trick"


@dataclass(frozen=True, slots=True)
class BookDeclared:
    """Something that a seat announces, and whether it counts in the end."""

    seat: int
    sequence: bool
    cards: tuple[str, ...]
    points: int
    counts: bool


@dataclass(frozen=True, slots=True)
class BookContest:
    """Who scores the declarations: everything announced, the first in turn first; points a side."""

    contract: str
    declared: tuple[BookDeclared, ...]
    points: tuple[int, ...]
    kind: Literal["contest"] = "contest"


@dataclass(frozen=True, slots=True)
class BookCall:
    """Something said in an auction."""

    seat: int
    call: str


@dataclass(frozen=True, slots=True)
class BookCalls:
    """An auction from the first word to the last. Without a contract it was passed out. ``height``
    is how high it was bid where points are bid, as in a record (``120``, ``capot``)."""

    line: BookLine
    dealer: int
    turned: str
    calls: tuple[BookCall, ...]
    contract: str
    height: str
    taker: int
    multiplier: int
    kind: Literal["calls"] = "calls"


@dataclass(frozen=True, slots=True)
class BookRow:
    """A part of the score sheet, in card points: the number of each side."""

    part: Literal["cards", "last", "capot", "declarations", "belote", "totals", "hung"]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BookDeal:
    """A scored deal: what each side has, what it writes, and the story in sentences with marks.
    ``height`` as in ``BookCalls``."""

    line: BookLine
    contract: str
    height: str
    taker: int
    result: str
    rows: tuple[BookRow, ...]
    written: tuple[int, ...]
    story: tuple[str, ...]
    kind: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class BookWords:
    """Words of the players: ``word-NAME`` has a form a language, ``book-w-NAME`` explains it."""

    words: tuple[str, ...]
    kind: Literal["words"] = "words"


Block: TypeAlias = (
    BookText
    | BookRule
    | BookRanks
    | BookItems
    | BookPosition
    | BookTrick
    | BookContest
    | BookCalls
    | BookDeal
    | BookWords
)


@dataclass(frozen=True, slots=True)
class BookSection:
    """A section. Its id is the same for all rules, so that it can be linked to."""

    id: str
    title: BookLine
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class BookChapter:
    """A chapter: ``book-c-ID`` is its title."""

    id: str
    title: BookLine
    sections: tuple[BookSection, ...]
