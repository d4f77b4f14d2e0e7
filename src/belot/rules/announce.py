"""Declarations: sequences, quads and belote, what may be announced, and the contest
(house_rules §2 E, §10.5). Points are card points, before any rounding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from typing import Final

from belot.rules.cards import Contract, Hand, Rank, Suit, card_text, cards_of
from belot.rules.options import (
    Belot8,
    DeclContest,
    DeclTie,
    Quad100Order,
    QuadVsSeq,
    SeqOrder,
    SeqRank,
)
from belot.rules.options_numeric import NtDeclarations
from belot.rules.ruleset import RuleSet


class Kind(StrEnum):
    """What is announced. ``VALUE`` is all that others hear before the cards are shown."""

    SEQUENCE = "sequence"
    QUAD = "quad"
    BELOTE = "belote"
    VALUE = "value"


@dataclass(frozen=True, slots=True, order=True)
class Declaration:
    """One announced item: its points, and its cards where they may be known (else 0)."""

    points: int
    kind: Kind
    cards: Hand = 0

    def heard(self) -> Declaration:
        """What the other players hear: the points only."""
        return Declaration(self.points, Kind.VALUE)

    def __str__(self) -> str:
        cards = "-".join(card_text(c) for c in cards_of(self.cards))
        return f"{self.points} {cards}" if cards else str(self.points)


# --- what a hand holds ---

_STRENGTH: Final = "789JQKTA"
RANK_PLACE: Final[dict[SeqOrder, tuple[int, ...]]] = {
    SeqOrder.NATURAL: tuple(range(8)),
    SeqOrder.STRENGTH: tuple(_STRENGTH.index(r.letter) for r in Rank),
}
"""Order of sequences → place of each rank, 0 lowest."""

_QUAD_POINTS: Final[dict[Rank, int]] = {Rank.JACK: 200, Rank.NINE: 150, Rank.ACE: 100}
_TKQ: Final = (Rank.TEN, Rank.KING, Rank.QUEEN)
_SA_POINTS: Final = (
    {Rank.ACE: 200, Rank.TEN: 150, Rank.JACK: 100, Rank.NINE: 100},
    {Rank.KING: 100, Rank.QUEEN: 100},
)
"""Quads in No Trumps with ``sa_table``; the second part only with ``quads_tkq``."""


@lru_cache(maxsize=2)
def _runs_of_bytes(order: SeqOrder) -> tuple[tuple[int, ...], ...]:
    """For each set of ranks of one suit: its runs of three or more neighbours, as sets of ranks."""
    by_place = sorted(range(8), key=RANK_PLACE[order].__getitem__)
    table = []
    for ranks in range(256):
        runs, run = [], 0
        for rank in (*by_place, None):
            if rank is not None and ranks >> rank & 1:
                run |= 1 << rank
                continue
            if run.bit_count() >= 3:
                runs.append(run)
            run = 0
        table.append(tuple(runs))
    return tuple(table)


def sequences(rules: RuleSet, hand: Hand) -> list[Declaration]:
    """All full runs of three or more cards in a hand."""
    table = _runs_of_bytes(rules.seq_order)
    found = []
    for shift in (0, 8, 16, 24):
        for run in table[hand >> shift & 255]:
            points = (20, 50, 100)[min(run.bit_count(), 5) - 3]
            found.append(Declaration(points, Kind.SEQUENCE, run << shift))
    return found


def quads(rules: RuleSet, hand: Hand, contract: Contract | None = None) -> list[Declaration]:
    """All quads in a hand that count, in a contract if one stands."""
    full = hand & hand >> 8 & hand >> 16 & hand >> 24 & 255
    if not full:
        return []
    table, more = (_QUAD_POINTS, dict.fromkeys(_TKQ, 100))
    if _sa_table(rules, contract):
        table, more = _SA_POINTS
    points = table | more if rules.quads_tkq else table
    return [
        Declaration(worth, Kind.QUAD, 0x01010101 << rank)
        for rank, worth in points.items()
        if full >> rank & 1
    ]


def _sa_table(rules: RuleSet, contract: Contract | None) -> bool:
    """Whether quads have the values and the order of No Trumps (coinche.md §10)."""
    no_trumps = contract is Contract.NO_TRUMPS
    return no_trumps and rules.nt_declarations is NtDeclarations.SA_TABLE


def splits(
    rules: RuleSet, hand: Hand, contract: Contract | None = None
) -> list[tuple[Declaration, ...]]:
    """Every way to part a hand into declarations (house_rules §10.5 "What may be declared")."""
    fours = quads(rules, hand, contract)
    if rules.card_reuse or not fours:
        return [(*fours, *sequences(rules, hand))]
    found = []
    for size in range(len(fours) + 1):
        for some in combinations(fours, size):
            left = hand
            for quad in some:
                left &= ~quad.cards
            found.append((*some, *sequences(rules, left)))
    return found


def plays_declarations(rules: RuleSet, contract: Contract) -> bool:
    """Whether sequences and quads are announced in this contract."""
    silent = contract is Contract.NO_TRUMPS and rules.nt_declarations is NtDeclarations.OFF
    return rules.declarations and not silent


def announcements(
    rules: RuleSet, contract: Contract, hand: Hand
) -> tuple[tuple[Declaration, ...], ...]:
    """Every set of items a player may announce, the empty one first, without repeats.

    Items inside a set are in descending order.
    """
    if not plays_declarations(rules, contract):
        return ((),)
    sets = {
        tuple(sorted(s, reverse=True))
        for whole in splits(rules, hand, contract)
        for s in _subsets(whole)
    }
    return tuple(sorted(sets, key=lambda s: (len(s), s)))


def _subsets(items: Sequence[Declaration]) -> Iterator[tuple[Declaration, ...]]:
    for size in range(len(items) + 1):
        yield from combinations(items, size)


def proposal(rules: RuleSet, contract: Contract, hand: Hand) -> tuple[Declaration, ...]:
    """What software proposes: the split with the highest total, then with the best best item."""
    if not plays_declarations(rules, contract):
        return ()
    whole = splits(rules, hand, contract)
    best = max(whole, key=lambda s: (_total(s), _best_key(rules, contract, s)))
    return tuple(sorted(best, reverse=True))


def _total(items: Sequence[Declaration]) -> int:
    return sum(item.points for item in items)


def _best_key(
    rules: RuleSet, contract: Contract, items: Sequence[Declaration]
) -> tuple[bool, int, tuple[int, ...]]:
    if not items:
        return (False, 0, ())
    quad_leads = rules.decl_contest is DeclContest.PER_CLASS and items[0].kind is Kind.QUAD
    return max((quad_leads, i.points, contest_key(rules, contract, i)) for i in items)


def belote_suits(contract: Contract, hand: Hand, at_belotes: int) -> int:
    """The suits (a 4-bit mask) whose king and queen a hand holds and that are trumps.

    ``at_belotes`` is the option of that name: 0 where there is no belote in All Trumps.
    """
    pair = hand >> Rank.QUEEN & hand >> Rank.KING & 0x01010101
    suits = (pair & 1) | (pair >> 7 & 2) | (pair >> 14 & 4) | (pair >> 21 & 8)
    if contract is Contract.NO_TRUMPS or not suits:
        return 0
    if contract is Contract.ALL_TRUMPS:
        return suits if at_belotes else 0
    return suits & (1 << contract)


def eight_of_suit(rules: RuleSet, contract: Contract, hand: Hand) -> int:
    """The suit that a hand holds whole, if that wins the match under these rules; else -1."""
    if rules.belot8_wins_match is Belot8.OFF:
        return -1
    for suit in range(4):
        if hand >> suit * 8 & 255 == 255 and (
            rules.belot8_wins_match is Belot8.ON or contract.trumps(suit)
        ):
            return suit
    return -1


def first_eight(
    rules: RuleSet, contract: Contract, hands: Sequence[Hand], eldest: int
) -> tuple[int, Suit] | None:
    """The first seat in turn that holds eight of a suit and wins the match by it, and the suit."""
    for seat in rules.in_turn(eldest):
        suit = eight_of_suit(rules, contract, hands[seat])
        if suit >= 0:
            return seat, Suit(suit)
    return None


# --- the contest ---


@dataclass(frozen=True, slots=True)
class Contest:
    """Who scores the declarations.

    ``points`` per side; ``counted``: each seat's items that count, in descending order.
    """

    points: tuple[int, ...]
    counted: tuple[tuple[Declaration, ...], ...]

    @property
    def winner(self) -> int:
        """The side that scores, or -1 (with two contests there may be two: the first)."""
        return next((side for side, p in enumerate(self.points) if p), -1)


_QUAD_ORDER: Final = {
    Quad100Order.ATKQ: "QKTA",
    Quad100Order.AKQT: "TQKA",
}
_SA_ORDER: Final = "9JQKTA"


def contest_key(rules: RuleSet, contract: Contract, item: Declaration) -> tuple[int, ...]:
    """How an item ranks among items of the same points; a higher key is better."""
    if item.kind is Kind.BELOTE:  # level by points, below every sequence where top cards count
        in_trump = rules.seq_trump_priority and contract.trump is not None
        return (0, 0, 0 if rules.seq_rank is SeqRank.POINTS_ONLY else -1, int(in_trump))
    quad = item.kind is Kind.QUAD
    place = RANK_PLACE[rules.seq_order]
    top = max(place[c & 7] for c in cards_of(item.cards))
    if quad:
        letter = Rank((item.cards & -item.cards).bit_length() - 1).letter
        order = _QUAD_ORDER.get(rules.quad100_order, "")
        if _sa_table(rules, contract):
            order = _SA_ORDER
        return (1, 0, order.find(letter), 0)
    length = item.cards.bit_count() if rules.seq_rank is SeqRank.LENGTH_THEN_TOP else 0
    if rules.seq_rank is SeqRank.POINTS_ONLY:
        top = 0
    suit = (item.cards & -item.cards).bit_length() - 1 >> 3
    in_trump = rules.seq_trump_priority and contract.trump == suit
    return (0, length, top, int(in_trump))


_Entry = tuple[int, Declaration]  # seat, item


def _best(rules: RuleSet, contract: Contract, entries: Sequence[_Entry]) -> list[_Entry]:
    """The entries that nothing beats; more than one where the best are equal."""
    points = max(item.points for _, item in entries)
    level = [e for e in entries if e[1].points == points]
    kinds = {item.kind is Kind.QUAD for _, item in level}
    if rules.quad_vs_seq is QuadVsSeq.POINTS_ONLY and len(kinds) == 2:
        return level
    keys = [contest_key(rules, contract, item) for _, item in level]
    return [e for e, key in zip(level, keys, strict=True) if key == max(keys)]


def _one_contest(
    rules: RuleSet, contract: Contract, eldest: int, entries: list[_Entry]
) -> list[_Entry]:
    """The entries of the winning side that count, or none."""
    order = rules.in_turn(eldest)
    standing = list(entries)
    while standing:
        best = _best(rules, contract, standing)
        tied = {rules.side(seat) for seat, _ in best}
        if len(tied) == 1 or rules.decl_tie is DeclTie.FIRST_IN_TURN:
            first = min(best, key=lambda e: order.index(e[0]))[0]
            return [e for e in standing if rules.side(e[0]) == rules.side(first)]
        if rules.decl_tie is DeclTie.NONE_SCORE:
            return []
        for side in tied:  # next_best: one tied item of each tied side is struck
            standing.remove(next(e for e in best if rules.side(e[0]) == side))
    return []


def contest(
    rules: RuleSet,
    contract: Contract,
    eldest: int,
    announced: Sequence[Sequence[Declaration]],
    belotes_before_play: Sequence[int] = (),
) -> Contest:
    """Settle who scores the declarations.

    ``announced``: each seat's items; ``belotes_before_play``: how many belotes each seat called
    with them, which stand in the contest where ``belote_in_contest`` says so (their own 20 points
    are scored elsewhere, won or lost).
    """
    entries = [(seat, item) for seat, items in enumerate(announced) for item in items]
    for seat, count in enumerate(belotes_before_play):
        entries += [(seat, Declaration(20, Kind.BELOTE))] * count
    groups = [entries]
    if rules.decl_contest is DeclContest.PER_CLASS:
        groups = [
            [e for e in entries if (e[1].kind is Kind.QUAD) is quad] for quad in (True, False)
        ]
    points = [0] * rules.sides
    counted: list[list[Declaration]] = [[] for _ in range(rules.players)]
    for group in groups:
        for seat, item in _one_contest(rules, contract, eldest, group):
            if item.kind is not Kind.BELOTE:
                points[rules.side(seat)] += item.points
                counted[seat].append(item)
    return Contest(tuple(points), tuple(tuple(sorted(items, reverse=True)) for items in counted))
