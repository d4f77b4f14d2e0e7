"""Declarations against each other: hands that were stacked for the purpose, judged by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from belot.book.book import BookContest, BookDeclared, BookItem, BookItems, BookLine
from belot.book.positions import EXAMPLE
from belot.rules import (
    Contract,
    Declaration,
    Hand,
    Kind,
    Rank,
    RuleSet,
    card_text,
    cards_of,
    parse_hand,
)
from belot.rules.announce import RANK_PLACE, Contest, contest, proposal, quads, sequences

_QUADS = ("J", "9", "A", "T", "K", "Q")


def values(rules: RuleSet) -> BookItems:
    """Everything that counts as a sequence or a quad under these rules, the best points first."""
    place = RANK_PLACE[rules.seq_order]
    ladder = sorted(Rank, key=place.__getitem__)
    found = []
    for length in (3, 4, 5):
        cards = parse_hand(" ".join(f"{rank.letter}S" for rank in ladder[-length:]))
        found += [_item(rules, f"seq-{length}", item) for item in sequences(rules, cards)]
    for letter in _QUADS:
        hand = parse_hand(" ".join(letter + suit for suit in "SHDC"))
        found += [_item(rules, "quad", item, letter) for item in quads(rules, hand)]
    return BookItems(tuple(sorted(found, key=lambda item: -item.points)))


def _item(rules: RuleSet, key: str, item: Declaration, rank: str = "") -> BookItem:
    line = BookLine("decl-quad", {"rank": rank}) if rank else BookLine(f"book-{key}")
    return BookItem(line, _in_order(rules, item), item.points)


def _in_order(rules: RuleSet, item: Declaration) -> tuple[str, ...]:
    place = RANK_PLACE[rules.seq_order]
    cards = sorted(cards_of(item.cards), key=lambda c: place[c & 7])
    return tuple(map(card_text, cards if item.kind is Kind.SEQUENCE else reversed(cards)))


Run = tuple[str, int, int]  # suit, first and last place in the order of sequences

RUNS: tuple[Mapping[int, Run], ...] = (
    {0: ("S", 3, 6), 1: ("D", 5, 7), 2: ("C", 1, 3)},
    {1: ("D", 0, 4)},
    {0: ("S", 2, 4), 1: ("H", 2, 4)},
)
QUAD_OF = ("", "K", "")
"""What seats hold in the examples: a longer sequence with a low one beside it against a higher one;
a quad (of seat 0) against five in a row; and two equal sequences of which one is in trump."""


def hands(rules: RuleSet) -> Iterator[dict[int, Hand]]:
    """The hands of the examples, for as many as play."""
    place = RANK_PLACE[rules.seq_order]
    ladder = sorted(Rank, key=place.__getitem__)
    for runs, quad in zip(RUNS, QUAD_OF, strict=True):
        rank = quad if rules.quads_tkq else "A"  # kings may count nothing
        found = {0: parse_hand(" ".join(rank + suit for suit in "SHDC"))} if quad else {}
        for seat, (suit, low, high) in runs.items():
            if seat < rules.players:
                cards = (rank.letter + suit for rank in ladder[low : high + 1])
                found[seat] = parse_hand(" ".join(cards))
        yield found


Announced = list[tuple[Declaration, ...]]


def judged(rules: RuleSet, held: Mapping[int, Hand]) -> tuple[Announced, Contest]:
    """What every seat announces of these cards, and who scores it. Seat 0 is first in turn."""
    seats = range(rules.players)
    announced = [proposal(rules, EXAMPLE, held[seat]) if seat in held else () for seat in seats]
    return announced, contest(rules, EXAMPLE, 0, announced)


def examples(rules: RuleSet) -> Iterator[BookContest]:
    """The contests of this table; those that show nothing under its rules are left out."""
    for held in hands(rules):
        announced, settled = judged(rules, held)
        sides = {rules.side(seat) for seat, items in enumerate(announced) if items}
        if len(sides) > 1:
            yield _shown(rules, EXAMPLE, announced, settled)


def _shown(
    rules: RuleSet,
    contract: Contract,
    announced: Announced,
    settled: Contest,
) -> BookContest:
    declared = [
        BookDeclared(
            seat=seat,
            sequence=item.kind is Kind.SEQUENCE,
            cards=_in_order(rules, item),
            points=item.points,
            counts=item in settled.counted[seat],
        )
        for seat, items in enumerate(announced)
        for item in items
    ]
    return BookContest(contract.letter, tuple(declared), settled.points)
