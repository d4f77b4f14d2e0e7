"""Scored deals: made-up piles of cards, and everything else worked out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belot.book.book import BookDeal, BookLine, BookRow
from belot.book.positions import EXAMPLE
from belot.book.telling import Tell
from belot.rules import Contract, Result, RuleSet, Score, Tally, score
from belot.rules.auction import contracts
from belot.rules.law import law_of
from belot.rules.options import Rounding
from belot.rules.random import Stream, derive, seed_key

TAKER = 0


def in_play(rules: RuleSet, contract: Contract) -> int:
    """Card points of the cards that are played: of the whole pack, or without those that stay out
    (with two and three players some cards that were drawn for the example)."""
    points = law_of(rules, contract).points
    pack = Stream(derive(seed_key("rulebook"), "piles")).shuffled(range(32))
    return sum(points[card] for card in pack[: rules.players * rules.hand_size])


def tally(rules: RuleSet, contract: Contract, taken: int, **more: object) -> Tally:
    """A deal in which the takers' tricks hold ``taken`` card points, the last trick among them."""
    rest = in_play(rules, contract) - taken
    others = rules.sides - 1
    cards = (taken, *(rest // others + (i < rest % others) for i in range(others)))
    none = (0,) * rules.sides
    made = Tally(
        contract=contract,
        taker=TAKER,
        cards=cards,
        last_trick=TAKER,
        tricks=(4, *(2,) * others),
        declarations=none,
        belote=none,
        eldest=1,
    )
    return replace(made, **more)  # type: ignore[arg-type]


def bonus(rules: RuleSet, side: int, points: int) -> tuple[int, ...]:
    """Points of one side only."""
    return tuple(points if each == side else 0 for each in range(rules.sides))


def examples(rules: RuleSet, tell: Tell) -> Iterator[BookDeal]:
    """A contract that is made, one that falls, and whatever else this table has: a tie, all tricks,
    No Trumps and All Trumps, a double."""
    yield from _plain(rules, tell)
    if (tie := tied(rules)) is not None:
        yield shown(rules, "deal-tie", tie, tell)
        if score(rules, tie).hanging:
            hung = score(rules, tie).hanging
            after = tally(rules, EXAMPLE, _more_than_half(rules, EXAMPLE), hung=hung)
            yield shown(rules, "deal-hung", after, tell)
    yield shown(rules, "deal-capot", all_tricks(rules), tell)
    yield from _ladder(rules, tell)


def _more_than_half(rules: RuleSet, contract: Contract) -> int:
    return in_play(rules, contract) // 2 + 2


def _plain(rules: RuleSet, tell: Tell) -> Iterator[BookDeal]:
    """The same piles with and without a sequence, where that decides: otherwise the piles, too."""
    taken = in_play(rules, EXAMPLE) // 2 + 2
    belote = bonus(rules, 1, rules.belote_points)
    sequence = bonus(rules, TAKER, 20 if rules.declarations else 0)
    made = _nearest(rules, Result.MADE, taken, 2, belote=belote, declarations=sequence)
    yield shown(rules, "deal-made", made, tell)
    yield shown(rules, "deal-fell", _nearest(rules, Result.FAILED, taken, -2, belote=belote), tell)


def _nearest(rules: RuleSet, wanted: Result, taken: int, step: int, **more: object) -> Tally:
    """The first deal with this result, as the takers' piles grow or shrink."""
    while score(rules, tally(rules, EXAMPLE, taken, **more)).result is not wanted:
        taken += step
    return tally(rules, EXAMPLE, taken, **more)


def tied(rules: RuleSet) -> Tally | None:
    """A deal in which the takers have exactly half of all points, or None where that cannot be."""
    whole = in_play(rules, EXAMPLE) + rules.last_trick
    if whole % 2:
        return None
    found = tally(rules, EXAMPLE, whole // 2 - rules.last_trick)
    level = 2 * score(rules, found).totals[TAKER] == score(rules, found).in_play
    return found if level else None


def all_tricks(rules: RuleSet) -> Tally:
    """A deal in which the takers have every trick, against a belote of the others."""
    return tally(
        rules,
        EXAMPLE,
        in_play(rules, EXAMPLE),
        tricks=(rules.hand_size, *(0,) * (rules.sides - 1)),
        belote=bonus(rules, 1, rules.belote_points),
    )


def _ladder(rules: RuleSet, tell: Tell) -> Iterator[BookDeal]:
    if rules.doubling:
        taken = _more_than_half(rules, EXAMPLE)
        yield shown(rules, "deal-doubled", tally(rules, EXAMPLE, taken, multiplier=2), tell)
    for contract, key in ((Contract.NO_TRUMPS, "deal-nt"), (Contract.ALL_TRUMPS, "deal-at")):
        if contract in contracts(rules):
            yield shown(rules, key, tally(rules, contract, _more_than_half(rules, contract)), tell)
    if rules.rounding is Rounding.BULGARIAN_TENS and rules.sides == 2:
        taken = in_play(rules, EXAMPLE) - 56
        yield shown(rules, "deal-rounded", tally(rules, EXAMPLE, taken), tell)


def shown(rules: RuleSet, key: str, tallied: Tally, tell: Tell, **said: str | int) -> BookDeal:
    """A deal as the book shows it, under the sentence ``book-KEY``."""
    scored = score(rules, tallied)
    return BookDeal(
        line=BookLine(f"book-{key}", said),
        contract=scored.contract.letter,
        height="" if scored.bid is None else str(scored.bid),
        taker=scored.taker,
        result=Result(scored.result).value,
        rows=tuple(_rows(scored)),
        written=scored.written,
        story=tell(rules, scored, tallied.hung),
    )


def _rows(scored: Score) -> Iterator[BookRow]:
    """The parts that somebody has points from, the total, and what hung before."""
    yield BookRow("cards", scored.cards)
    if any(scored.last):
        yield BookRow("last", scored.last)
    if any(scored.capot):
        yield BookRow("capot", scored.capot)
    if any(scored.declarations):
        yield BookRow("declarations", scored.declarations)
    if any(scored.belote):
        yield BookRow("belote", scored.belote)
    yield BookRow("totals", scored.totals)
    if any(scored.from_hung):
        yield BookRow("hung", scored.from_hung)
