"""The shapes on the wire: what a client is shown. Plain frozen data, standard library only.

``typescript.py`` turns these classes into the client's types, so a field's type here is one of:
str, int, float, bool, another shape, a Literal, an optional or a tuple of those. Cards are two
letters (``"TH"``), suits one (``"H"``), seats and sides numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class SeatShape:
    """A seat at the table: ``cards`` in hand, ``ready`` for what comes next; ``bot`` plays it, or
    stands in."""

    name: str
    kind: Literal["person", "bot"]
    side: int
    cards: int
    ready: bool
    bot: str


@dataclass(frozen=True, slots=True)
class CallShape:
    """One call of the auction."""

    seat: int
    call: str


@dataclass(frozen=True, slots=True)
class ItemShape:
    """A declaration: its points, and kind and cards where they may be known."""

    points: int
    kind: Literal["sequence", "quad", "belote", "value"]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownShape:
    """The items of one seat that count."""

    seat: int
    items: tuple[ItemShape, ...]


@dataclass(frozen=True, slots=True)
class ContestShape:
    """The settled contest: card points per side, and what was shown."""

    points: tuple[int, ...]
    shown: tuple[ShownShape, ...]


@dataclass(frozen=True, slots=True)
class BeloteShape:
    """A belote that was said; ``said`` is 1 or 2 words, ``cards`` those of the pair that were
    played."""

    seat: int
    suit: str
    said: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayShape:
    """A card on the table and the seat that played it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickShape:
    """A trick: its plays in order, the seat that is winning (-1 before the lead) and the points of
    the cards in it."""

    leader: int
    plays: tuple[PlayShape, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreShape:
    """A scored deal with every number a score sheet explains; per side, see
    ``rules.scoring.Score``. ``height`` is how high the contract was bid where points are bid.
    ``story`` says in marked sentences (``teller.Marks``) why they are what they are."""

    contract: str
    height: str | None
    taker: int
    multiplier: int
    result: Literal["made", "failed", "hang", "renonce", "stopped"]
    cards: tuple[int, ...]
    last: tuple[int, ...]
    capot: tuple[int, ...]
    declarations: tuple[int, ...]
    belote: tuple[int, ...]
    totals: tuple[int, ...]
    award: tuple[int, ...]
    in_play: int
    from_hung: tuple[int, ...]
    written: tuple[int, ...]
    hanging: int
    offender: int
    story: tuple[str, ...]


# --- prompts: what the seat may do now ---


@dataclass(frozen=True, slots=True)
class WhyShape:
    """A duty or a refusal: the code of a sentence, and the cards and suit it is about."""

    code: str
    led: str | None = None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class AnnounceShape:
    """What may be announced: every allowed set of items, the one proposed, and the suits in which
    belote may be said along with it."""

    sets: tuple[tuple[ItemShape, ...], ...]
    proposal: tuple[ItemShape, ...]
    belotes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardShape:
    """A card of the hand while it is the seat's turn to play.

    ``legal`` is the law's word, ``why`` the duty an illegal card would break; ``allowed`` is
    whether the table takes it (with renonce it takes illegal ones); ``belote`` whether a word may
    go with it.
    """

    card: str
    legal: bool
    allowed: bool
    belote: bool
    why: WhyShape | None = None


@dataclass(frozen=True, slots=True)
class CutPrompt:
    """Cut the pack: lift ``low`` to ``high`` cards, or tap it where that is allowed."""

    low: int
    high: int
    tap: bool
    kind: Literal["cut"] = "cut"


@dataclass(frozen=True, slots=True)
class PacketsPrompt:
    """Choose how to deal; each pattern is the cards of its packets."""

    patterns: tuple[tuple[int, ...], ...]
    kind: Literal["packets"] = "packets"


@dataclass(frozen=True, slots=True)
class CallPrompt:
    """Speak in the auction; ``forced`` if passing is not allowed. ``early``: it is the turn of
    somebody else, and this one may double without waiting."""

    calls: tuple[str, ...]
    forced: bool
    early: bool
    kind: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class SwapPrompt:
    """Swap the seven for the turned card, or not; ``possible`` is false for everybody without
    it. ``closes`` is when the window closes (milliseconds), None where one person plays alone."""

    possible: bool
    seven: str
    turned: str
    closes: float | None
    kind: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class DiscardPrompt:
    """Put ``count`` cards away."""

    count: int
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class AnnouncePrompt:
    """Announce before the first trick. ``closes`` is when the window closes (milliseconds), None
    where one person plays alone."""

    announce: AnnounceShape
    closes: float | None
    kind: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class PlayPrompt:
    """Play a card. ``duty`` says what the law asks now; ``announce`` is there with the first card
    where declarations ride on it."""

    cards: tuple[CardShape, ...]
    duty: WhyShape
    announce: AnnounceShape | None
    claims: tuple[str, ...]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class ClaimPrompt:
    """Not on turn, or the tricks are over: a renonce may be claimed, and the tricks accepted."""

    claims: tuple[str, ...]
    accept: bool
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class NextPrompt:
    """Ready for the next deal, or after the match for a rematch."""

    rematch: bool
    kind: Literal["next"] = "next"


Prompt = (
    CutPrompt
    | PacketsPrompt
    | CallPrompt
    | SwapPrompt
    | DiscardPrompt
    | AnnouncePrompt
    | PlayPrompt
    | ClaimPrompt
    | NextPrompt
)


@dataclass(frozen=True, slots=True)
class AskedShape:
    """A seat asks the others: to take back its last decision, or to be given the remaining tricks.
    ``yes`` are the seats that have agreed."""

    kind: Literal["undo", "rest"]
    seat: int
    yes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ViewShape:
    """A table as one seat sees it: everything a client draws, and nothing it may not know.

    ``order`` are the ranks from the lowest to the highest in a sequence, as the numbers on BeloZ's
    cards count them. ``seat`` is -1 for a spectator. ``hand`` is sorted for the eye: trumps first,
    colours alternating. ``bid`` is the contract of the standing bid; ``contract`` and ``taker``
    stand once the auction is over. Where points are bid, ``height`` is how high the bid is
    (``120``, ``capot``, ``generale``). ``tricks`` and ``points`` are per side. ``history`` are the
    tricks of the deal once it rests, written or ended; ``ends`` says in marked sentences
    (``teller.Marks``) why the match ended or goes on, ``ending`` in a word; ``winner`` is a side or
    -1. ``phase`` is ``room`` before the first match. Where several people play, ``undo`` and
    ``rest`` say whether this seat may ask for them now, ``asked`` what somebody asks of the others.
    """

    rules: str
    variant: str
    theme: Literal["cards", "beloz", "bela"]
    players: int
    sides: int
    rotation: Literal["ccw", "cw"]
    target: int
    renonce: bool
    seq_order: Literal["natural", "strength"]
    order: str
    packets: tuple[int, ...]
    talon: int
    seat: int
    seats: tuple[SeatShape, ...]
    phase: str
    turn: int
    dealer: int
    deal: int
    match: int
    totals: tuple[int, ...]
    hung: int
    draws: tuple[tuple[PlayShape, ...], ...]
    hand: tuple[str, ...]
    away: tuple[str, ...]
    turned: str | None
    calls: tuple[CallShape, ...]
    bid: str | None
    height: str | None
    contract: str | None
    taker: int
    multiplier: int
    swapped: int
    heard: tuple[tuple[int, ...] | None, ...]
    belotes: tuple[BeloteShape, ...]
    contest: ContestShape | None
    trick: TrickShape | None
    last_trick: TrickShape | None
    history: tuple[TrickShape, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[ScoreShape, ...]
    winner: int
    ending: str
    ends: tuple[str, ...]
    eight: int
    prompt: Prompt | None
    takeback: bool
    undo: bool
    rest: bool
    asked: AskedShape | None
    paused: bool
