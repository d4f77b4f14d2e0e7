"""What a bid of points needed and pays. Nothing is added up here: the law scores the deals that
only just make a contract, or only just miss it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from belot.pad.entry import Entry
from belot.pad.piles import piles_of, played
from belot.pad.scored import Numbers, tally_of
from belot.rules import Result, RuleSet, Score, stakes
from belot.rules.calls import Slam
from belot.rules.counting import Tally, exact_tricks
from belot.rules.scoring import score
from belot.rules.stakes import helping, needed


@dataclass(frozen=True, slots=True)
class Reached:
    """What a bid needed and what the takers have towards it, in whole card points; ``margin`` is
    what they have over what is enough, or lack (negative): of the bid or, where they have to have
    more than the others as well, of that."""

    needed: int
    have: int
    margin: int


def reached(rules: RuleSet, tally: Tally, scored: Score) -> Reached | None:
    """How a number that was bid fared; None for a capot or générale, which tricks decide."""
    bid, taker = tally.bid, tally.taker
    if bid is None or bid.slam is not Slam.NONE:
        return None
    tricks = exact_tricks(rules, tally)
    own, others = (stakes.reached(rules, scored, side, tricks[side]) for side in (taker, 1 - taker))
    return Reached(needed(rules, bid), int(own), stakes.margin(rules, bid, own, others))


@dataclass(frozen=True, slots=True)
class Tariff:
    """What a contract pays: ``needed`` are the points of the bid, None for a capot or générale;
    ``made`` is what each side writes if it is only just made, ``failed`` if it is only just missed,
    None where that cannot be. Written points."""

    needed: int | None
    made: Numbers | None
    failed: Numbers | None


def tariff(rules: RuleSet, entry: Entry, eldest: int) -> Tariff | None:
    """What the contract of an entry without faults pays, with the declarations and belotes entered;
    None while the contract is not all there. ``eldest`` is the side first in turn."""
    unsaid = entry.bid is None or entry.taker is None or played(rules, entry) is None
    if unsaid or not rules.bids_numbers or entry.kind != "deal" or entry.renonce is not None:
        return None
    plain = replace(entry, points=(), capot=None, last=None, last_included=True, trickless=None)
    tally, whole = tally_of(rules, plain, 0, eldest), piles_of(rules, plain).most
    assert tally.bid is not None
    if tally.bid.slam is not Slam.NONE:
        made, failed = _all_tricks(rules, tally, whole), _parted(tally, 0, whole)
        return Tariff(None, score(rules, made).written, score(rules, failed).written)
    none = score(rules, _parted(tally, 0, whole))
    enough = needed(rules, tally.bid)
    just = min(whole, max(0, enough - helping(rules, none, tally.taker)))
    apart = (_parted(tally, own, whole) for own in range(just, whole + 1))
    return Tariff(
        enough,
        made=_first(rules, (*apart, _all_tricks(rules, tally, whole)), Result.MADE),
        failed=_first(
            rules, (_parted(tally, own, whole) for own in range(just, -1, -1)), Result.FAILED
        ),
    )


def _first(rules: RuleSet, deals: Iterable[Tally], result: Result) -> Numbers | None:
    """What is written for the first of these deals that ends so."""
    scores = (score(rules, deal) for deal in deals)
    return next((scored.written for scored in scores if scored.result is result), None)


def _parted(tally: Tally, own: int, whole: int) -> Tally:
    """A deal in which the takers have these points, last trick included, and both sides a trick."""
    cards = (own, whole - own) if tally.taker == 0 else (whole - own, own)
    return replace(tally, cards=cards, last_trick=-1, tricks=())


def _all_tricks(rules: RuleSet, tally: Tally, whole: int) -> Tally:
    """A deal in which the bidder took every trick."""
    taker = tally.taker
    cards = tuple((whole - rules.last_trick) * (side == taker) for side in (0, 1))
    tricks = tuple(rules.hand_size * (side == taker) for side in (0, 1))
    return replace(
        tally, cards=cards, tricks=tricks, last_trick=taker, bidder_tricks=rules.hand_size
    )
