"""An entry becomes a tally, and the law scores it: nothing is added up here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from belot.pad import in_play
from belot.pad.bidding import asks_alone
from belot.pad.entry import Entry
from belot.pad.piles import Piles, piles_of, played
from belot.rules import Contract, RuleSet, Score
from belot.rules.calls import bid_of
from belot.rules.flow import added, enough, settled, verdict_after
from belot.rules.match import Verdict
from belot.rules.scoring import Tally, score, score_renonce

Numbers = tuple[int, ...]
T = TypeVar("T")


def tally_of(rules: RuleSet, entry: Entry, hung: int, eldest: int) -> Tally:
    """What a complete entry says that each side has. ``eldest`` is the side first in turn."""
    contract = played(rules, entry)
    assert contract is not None and entry.taker is not None
    piles = piles_of(rules, entry)
    last = _last(entry, piles)
    return Tally(
        contract=contract,
        taker=entry.taker,
        cards=_cards(rules, entry, piles, last),
        last_trick=last,
        tricks=_tricks(rules, entry),
        declarations=tuple(map(sum, padded(rules, entry.declarations, ()))),
        belote=tuple(n * rules.belote_points for n in padded(rules, entry.belote, 0)),
        multiplier=entry.multiplier,
        hung=hung,
        eldest=eldest,
        bid=None if entry.bid is None else bid_of(entry.bid),
        bidder_tricks=rules.hand_size if asks_alone(rules, entry) and entry.alone else 0,
    )


def write(
    rules: RuleSet, entry: Entry, totals: Numbers, hung: int, eldest: int
) -> tuple[Score, Verdict] | None:
    """Score a complete entry of a deal, and see whether the match ends with it; None for a deal
    said to be stopped in which nobody had enough.

    ``totals`` are written points before the deal. A deal that was played to its end is first tried
    for ENOUGH, as at the table after the last trick (house_rules §10.8).
    """
    tally = tally_of(rules, entry, hung, eldest)
    base = added(totals, padded(rules, entry.penalty, 0))
    if entry.renonce is not None:
        scored = score_renonce(rules, tally, entry.renonce, _full(rules, entry, tally))
        return scored, verdict_after(rules, scored, added(base, scored.written))
    stopped = enough(rules, tally, base)
    if stopped is not None or entry.stopped:
        return stopped
    return settled(rules, score(rules, tally), base)


def padded(rules: RuleSet, row: Sequence[T], blank: T) -> tuple[T, ...]:
    """A row with a place for every side."""
    return (*row, *(blank,) * rules.sides)[: rules.sides]


# --- the parts of a tally ---


def _last(entry: Entry, piles: Piles) -> int:
    """The side with the last trick, -1 where it is in the points or nobody had it."""
    if entry.capot is not None:
        return entry.capot
    if piles.broken or entry.tens or entry.last is None:
        return -1
    return entry.last


def _tricks(rules: RuleSet, entry: Entry) -> Numbers:
    """Which sides took a trick: all that the law asks."""
    if entry.capot is not None:
        return tuple(int(side == entry.capot) for side in range(rules.sides))
    without = entry.trickless or ()
    return tuple(int(side not in without) for side in range(rules.sides))


def _cards(rules: RuleSet, entry: Entry, piles: Piles, last: int) -> Numbers:
    """The raw points of the tricks; the last trick stays in them where nobody knows whose it is."""
    points = tuple(own or 0 for own in piles.points)
    if entry.tens:
        points = _from_tens(rules, entry, points, piles.margin_in_tens(entry))
    elif piles.broken or not entry.last_included:
        return points
    return tuple(own - rules.last_trick if side == last else own for side, own in enumerate(points))


def _from_tens(rules: RuleSet, entry: Entry, tens: Numbers, margin: int | None) -> Numbers:
    """Tens as points that are written as just these tens. Where they are level, ``outcome`` moves
    one point: it decides who has more, and the tens stay the same."""
    times = rules.nt_multiplier if entry.contract == Contract.NO_TRUMPS.letter else 1
    more = {"made": 1, "failed": -1}.get(entry.outcome or "", 0) if margin == 0 else 0
    return tuple(
        own * 10 // times + (more if side == entry.taker else -more)
        for side, own in enumerate(tens)
    )


def _full(rules: RuleSet, entry: Entry, tally: Tally) -> int:
    """The card points of all cards dealt, for a renonce."""
    if in_play.whole(rules):
        return in_play.cards_in_play(rules, tally.contract)
    return sum(tally.cards)
