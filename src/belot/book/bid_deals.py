"""Scored deals where numbers are bid: made-up piles of cards, the rest worked out by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from belot.book.book import BookDeal
from belot.book.deals import TAKER, bonus, in_play, shown, tally
from belot.book.positions import EXAMPLE
from belot.book.telling import Tell
from belot.rules import Contract, Result, RuleSet, Tally, score
from belot.rules.calls import CAPOT, GENERALE, Bid, Slam
from belot.rules.options import Rounding, SuccessBasis

USUAL = 100
"""The number of the examples, where it can be bid."""


def number(rules: RuleSet, wanted: int = USUAL) -> int:
    """The number nearest to the wanted one that can be bid."""
    return min(max(rules.bid_min, wanted - wanted % rules.bid_step), rules.bid_max)


def bid_deal(rules: RuleSet, contract: Contract, taken: int, bid: Bid, **more: object) -> Tally:
    """A deal in which the takers' tricks hold ``taken`` card points, the last trick among them."""
    return replace(tally(rules, contract, taken, **more), bid=bid)


def examples(rules: RuleSet, tell: Tell) -> Iterator[BookDeal]:
    """A bid that is made, one that falls, doubles, capots bid and not bid, and whatever else this
    table has."""
    for key, found in _examples(rules):
        assert found.bid is not None
        asked = {} if found.bid.slam else {"n": found.bid.number}
        yield shown(rules, key, found, tell, **asked)


def _examples(rules: RuleSet) -> Iterator[tuple[str, Tally]]:
    made = just_made(rules)
    if made is None:
        return
    fell = falls(rules, made)
    yield "deal-bid-made", made
    yield "deal-bid-fell", fell
    yield from _doubled(rules, made, fell)
    yield from _all_tricks(rules, made)
    yield from _equal(rules)
    for contract, key in (
        (Contract.NO_TRUMPS, "deal-bid-nt"),
        (Contract.ALL_TRUMPS, "deal-bid-at"),
    ):
        if rules.no_trumps_and_all and (found := just_made(rules, contract)) is not None:
            yield key, found
    if rules.rounding is not Rounding.NONE and (rounded := _rounded(rules)) is not None:
        yield "deal-bid-rounded", rounded


def _first(rules: RuleSet, wanted: Result, deals: Iterable[Tally]) -> Tally | None:
    return next((deal for deal in deals if score(rules, deal).result is wanted), None)


def just_made(rules: RuleSet, contract: Contract = EXAMPLE) -> Tally | None:
    """The poorest piles that make the number, with a belote in a suit; None where none can."""
    held = bonus(rules, TAKER, rules.belote_points if contract is EXAMPLE else 0)
    bid = Bid(Slam.NONE, number(rules))
    piles = range(in_play(rules, contract) + 1)
    deals = (bid_deal(rules, contract, taken, bid, belote=held) for taken in piles)
    return _first(rules, Result.MADE, deals)


def falls(rules: RuleSet, made: Tally) -> Tally:
    """The same without the belote, and with poorer piles where that changes nothing."""
    assert made.bid is not None
    piles = range(made.cards[TAKER], -1, -1)
    deals = (bid_deal(rules, made.contract, taken, made.bid) for taken in piles)
    found = _first(rules, Result.FAILED, deals)
    assert found is not None  # nobody makes a number with nothing
    return found


def _doubled(rules: RuleSet, made: Tally, fell: Tally) -> Iterator[tuple[str, Tally]]:
    if rules.doubling:
        yield "deal-bid-doubled", replace(made, multiplier=2)
        yield "deal-bid-doubled-fell", replace(fell, multiplier=2)
    if rules.doubling > 1:
        yield "deal-bid-redoubled", replace(made, multiplier=rules.redouble_factor)


def every_trick(rules: RuleSet, bid: Bid) -> Tally:
    """A deal in which the bidder has all tricks, alone."""
    tricks, whole = (rules.hand_size, 0), in_play(rules, EXAMPLE)
    return bid_deal(rules, EXAMPLE, whole, bid, tricks=tricks, bidder_tricks=rules.hand_size)


def one_short(rules: RuleSet, bid: Bid) -> Tally:
    """All tricks but one, of the partner's as well."""
    tricks = (rules.hand_size - 1, 1)
    taken = in_play(rules, EXAMPLE) - 15
    return bid_deal(rules, EXAMPLE, taken, bid, tricks=tricks, bidder_tricks=rules.hand_size - 1)


def _all_tricks(rules: RuleSet, made: Tally) -> Iterator[tuple[str, Tally]]:
    assert made.bid is not None
    yield "deal-bid-all-tricks", every_trick(rules, made.bid)
    if rules.capot_bid:
        yield "deal-bid-capot", every_trick(rules, CAPOT)
        yield "deal-bid-capot-fell", one_short(rules, CAPOT)
    if rules.generale:
        yield "deal-bid-generale", every_trick(rules, GENERALE)


def _equal(rules: RuleSet) -> Iterator[tuple[str, Tally]]:
    """The number reached, and the others have as much; and the deal after points that hang."""
    if rules.success_basis is not SuccessBasis.BID_AND_MORE:
        return
    half = (in_play(rules, EXAMPLE) + rules.last_trick) // 2 - rules.last_trick
    bid = Bid(Slam.NONE, rules.bid_min)
    level = bid_deal(rules, EXAMPLE, half, bid)
    found = score(rules, level)
    if 2 * found.totals[TAKER] != found.in_play or bid.number > found.totals[TAKER]:
        return
    yield "deal-bid-equal", level
    made = just_made(rules)
    if found.hanging and made is not None:
        yield "deal-hung", replace(made, hung=found.hanging)


def _rounded(rules: RuleSet) -> Tally | None:
    """87 to 75 points, at the lowest bid; None where that does not make it."""
    bid = Bid(Slam.NONE, rules.bid_min)
    found = bid_deal(rules, EXAMPLE, 87 - rules.last_trick, bid)
    return found if score(rules, found).result is Result.MADE else None
