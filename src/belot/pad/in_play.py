"""What can be in play: points of cards by contract, and which totals cards can make at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from belot.rules import Contract, RuleSet
from belot.rules.announce import Kind, belote_suits, plays_declarations
from belot.rules.cards import DECK
from belot.rules.law import law_of
from belot.rules.options import Contracts, DeclContest, NoTrick
from belot.rules.worths import every_declaration

PACK: Final = (1 << DECK) - 1
FOUR: Final = 4
"""Cards of a quad."""


def whole(rules: RuleSet) -> bool:
    """Whether all 32 cards are played."""
    return rules.players * rules.hand_size == DECK


def alike(rules: RuleSet) -> bool:
    """Whether nothing hangs on the contract: the four suits have cards of the same worth, a belote
    each and are rounded alike. Then a deal is scored without anybody saying which it was."""
    return rules.contracts is Contracts.SUITS


def cards_in_play(rules: RuleSet, contract: Contract) -> int:
    """The most that cards can bring in a deal, No Trumps not doubled; all of it where the whole
    pack is in play."""
    return _bounds(law_of(rules, contract).points, rules.players * rules.hand_size)[1]


def least_in_play(rules: RuleSet, contract: Contract) -> int:
    """The least that cards can bring in a deal."""
    return _bounds(law_of(rules, contract).points, rules.players * rules.hand_size)[0]


@lru_cache(maxsize=64)
def _bounds(points: tuple[int, ...], played: int) -> tuple[int, int]:
    """The least and the most that so many cards can be worth."""
    ordered = sorted(points)
    return sum(ordered[:played]), sum(ordered[DECK - played :])


def can_be_made(rules: RuleSet, contract: Contract, points: int) -> bool:
    """Whether there are cards that are worth this together: no pile is worth 1, for instance."""
    return bool(_sums(law_of(rules, contract).points) >> points & 1)


@lru_cache(maxsize=64)
def _sums(cards: tuple[int, ...]) -> int:
    """All sums of cards, as a mask of numbers."""
    sums = 1
    for points in cards:
        sums |= sums << points
    return sums


def belotes(rules: RuleSet, contract: Contract) -> int:
    """How many belotes there can be."""
    return belote_suits(contract, PACK, rules.at_belotes).bit_count()


def declared(rules: RuleSet, contract: Contract) -> bool:
    """Whether declarations are made in this contract."""
    return plays_declarations(rules, contract)


def values(rules: RuleSet) -> tuple[int, ...]:
    """What declarations can be worth, the least first."""
    return tuple(sorted({item.points for item in every_declaration(rules)}))


def too_many(rules: RuleSet, declared: tuple[int, ...]) -> bool:
    """Whether one side cannot hold declarations of all these values, whatever cards it has.

    Each quad is there once, and every declaration is in one hand. Where no card counts twice, all
    of them need their cards; where one may be in a quad and in a sequence, those of either kind
    apart.
    """
    runs, fours = by_kind(rules)
    only_fours = [value for value in declared if value not in runs]
    if any(only_fours.count(value) > fours.count(value) for value in only_fours):
        return True
    hands = (rules.hand_size,) * (rules.players // rules.sides)
    if not rules.card_reuse:
        return not _fit(tuple(runs[v] if v not in fours else FOUR for v in declared), hands)
    either = [value for value in declared if value in runs and value in fours]
    plain = tuple(runs[value] for value in declared if value in runs and value not in fours)
    room = len(hands) * (rules.hand_size // FOUR) - len(only_fours)
    quads = min(len(either), room, sum(fours.count(value) for value in set(either)))
    return not _fit((*plain, *(runs[value] for value in either[quads:])), hands)


def by_kind(rules: RuleSet) -> tuple[dict[int, int], tuple[int, ...]]:
    """The fewest cards of a sequence by its value, and the values of all quads there are."""
    every = every_declaration(rules)
    runs = {i.points: i.cards.bit_count() for i in every if i.kind is Kind.SEQUENCE}
    return runs, tuple(item.points for item in every if item.kind is Kind.QUAD)


def _fit(sizes: tuple[int, ...], hands: tuple[int, ...]) -> bool:
    """Whether groups of so many cards can be dealt to hands with room for so many."""
    if sum(sizes) > sum(hands):
        return False
    if not sizes:
        return True
    first, *rest = sizes
    return any(
        _fit(tuple(rest), (*hands[:n], room - first, *hands[n + 1 :]))
        for n, room in enumerate(hands)
        if room >= first
    )


def both_score(rules: RuleSet, scoring: list[tuple[int, ...]]) -> bool:
    """Whether several sides can score these declarations: only where quads and sequences are two
    contests, each won by one side (``decl_contest``). Some values either can have."""
    if rules.decl_contest is DeclContest.SINGLE or len(scoring) > 2:
        return False
    runs, fours = by_kind(rules)
    one, other = scoring
    return any(
        all(value in runs for value in low) and all(value in fours for value in high)
        for low, high in ((one, other), (other, one))
    )


def trickless_matters(rules: RuleSet) -> bool:
    """Whether a side without a trick loses something though nobody took them all."""
    return NoTrick.VOID in (rules.no_trick_declarations, rules.no_trick_belote)
