"""The state of a match: what everybody may know, and what nobody but the table knows.

All parts are frozen. ``Standing``, ``Board`` and ``Run`` are public; ``Secret`` is never handed
out, so that a SeatView made of public parts and one hand cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from belot.rules.announce import Contest, Declaration
from belot.rules.auction import Auction
from belot.rules.calls import GENERALE, Bid
from belot.rules.cards import Card, Contract, Hand
from belot.rules.deal import Layout, Pack
from belot.rules.law import PlayLaw, Trick
from belot.rules.match import GOES_ON, Verdict
from belot.rules.options_numeric import GeneraleLead
from belot.rules.ruleset import RuleSet
from belot.rules.scoring import Score


class Phase(StrEnum):
    """Where a match stands. Between the phases in which somebody acts lie ``DEALING``, ``PASSED``
    and ``FILLING``, which the table leaves by itself."""

    NEW = "new"
    BETWEEN = "between"
    CUT = "cut"
    PACKETS = "packets"
    DEALING = "dealing"
    AUCTION = "auction"
    PASSED = "passed"
    SWAP = "swap"
    FILLING = "filling"
    EXCHANGE = "exchange"
    ANNOUNCE = "announce"
    PLAY = "play"
    ACCEPT = "accept"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Standing:
    """The match so far. ``totals`` and ``hung`` are written points; ``deals`` counts deals opened.

    ``scores`` are the scored deals in order; ``verdict`` says whether and why the match is over.
    """

    totals: tuple[int, ...]
    hung: int = 0
    dealer: int = -1
    deals: int = 0
    scores: tuple[Score, ...] = ()
    verdict: Verdict = GOES_ON

    def plus(self, written: tuple[int, ...]) -> tuple[int, ...]:
        """The totals with written points added."""
        return tuple(map(sum, zip(self.totals, written, strict=True)))


class BeloteWord(NamedTuple):
    """A belote that was announced: ``said`` is 1 after the first word, 2 when it is complete."""

    seat: int
    suit: int
    said: int


@dataclass(frozen=True, slots=True)
class Board:
    """What lies open on the table in the running deal, the card play apart.

    ``turned`` is the turned card as it lies, ``offered`` the one first turned (a seven swap puts
    the seven in its place). ``heard``: what each seat announced, as the others heard it, None
    before it spoke; ``belotes``: belotes called with the declarations (a 4-bit mask of suits a
    seat); ``contest``: once settled.
    """

    cut: int = -1
    pattern: int = -1
    turned: Card = -1
    offered: Card = -1
    auction: Auction | None = None
    swapped: int = -1
    discarded: bool = False
    heard: tuple[tuple[Declaration, ...] | None, ...] = ()
    belotes: tuple[int, ...] = ()
    words: tuple[BeloteWord, ...] = ()
    contest: Contest | None = None
    eight: int = -1

    @property
    def contract(self) -> Contract | None:
        """The contract once the auction is over."""
        return self.auction.contract if self.auction and self.auction.over else None

    @property
    def taker(self) -> int:
        """The seat that called the contract, -1 before."""
        return self.auction.taker if self.auction and self.auction.over else -1

    @property
    def multiplier(self) -> int:
        """1, 2 (doubled), or 4 or 3 (redoubled)."""
        return self.auction.multiplier if self.auction else 1

    @property
    def bid(self) -> Bid | None:
        """How high the contract was bid where points are bid, once the auction is over."""
        return self.auction.bid if self.auction and self.auction.over else None


class Renonce(NamedTuple):
    """A claim: who claimed, which card, and whether rightly."""

    seat: int
    card: Card
    right: bool


@dataclass(frozen=True, slots=True)
class Run:
    """The card play of the running deal.

    ``trick`` is on the table, ``tricks`` are collected; ``won`` and ``points`` count tricks and raw
    card points per side; ``played`` are all cards played. ``test`` marks the moments at which
    ENOUGH looks at the totals. ``rest`` is the seat that took the remaining tricks without playing
    them, or -1.
    """

    trick: Trick
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    played: Hand = 0
    test: bool = False
    accepted: int = 0
    claim: Renonce | None = None
    rest: int = -1


@dataclass(frozen=True, slots=True)
class Secret:
    """What the table alone knows.

    ``hands``: what each seat holds now; ``full``: all cards it held in the play; ``items``: what it
    announced, with the cards; ``pairs``: the suits in which it can still announce a belote;
    ``away``: the captain's discards; ``illegal``: cards played against the law (renonce).
    """

    pack: Pack = ()
    layout: Layout | None = None
    hands: tuple[Hand, ...] = ()
    full: tuple[Hand, ...] = ()
    items: tuple[tuple[Declaration, ...], ...] = ()
    pairs: tuple[int, ...] = ()
    away: Hand = 0
    illegal: Hand = 0


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment: the fold of its log.

    ``turn`` is the seat that acts, -1 where nobody does; ``law`` the play law once a contract
    stands.
    """

    rules: RuleSet
    phase: Phase
    turn: int
    standing: Standing
    board: Board
    run: Run | None
    law: PlayLaw | None
    secret: Secret

    @property
    def contract(self) -> Contract:
        """The contract of the running deal; only after the auction."""
        contract = self.board.contract
        assert contract is not None
        return contract

    @property
    def eldest(self) -> int:
        """The seat after the dealer, first in turn."""
        return self.rules.next(self.standing.dealer)

    @property
    def leader(self) -> int:
        """Who leads to the first trick: the eldest, or who bid a générale."""
        by_bidder = self.rules.generale_lead is GeneraleLead.BIDDER
        return self.board.taker if self.board.bid == GENERALE and by_bidder else self.eldest


T = TypeVar("T")


def changed(part: T, **fields: Any) -> T:
    """A frozen part of the state with some fields changed: ``dataclasses.replace``, three times as
    fast, which a fold of thirty events a deal feels."""
    kind: Any = type(part)
    names: tuple[str, ...] = kind.__match_args__
    values = [fields[name] if name in fields else getattr(part, name) for name in names]
    result: T = kind(*values)
    return result


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The tuple with one place changed."""
    return (*values[:place], value, *values[place + 1 :])
