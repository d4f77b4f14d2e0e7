"""What a deal brought each side, in card points, before its contract is judged (house_rules §1
"Scoring pipeline")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from belot.rules.calls import Bid
from belot.rules.cards import Contract
from belot.rules.options import NoTrick
from belot.rules.options_numeric import AtPoints
from belot.rules.rounding import Exact, whole
from belot.rules.ruleset import RuleSet


class Result(StrEnum):
    """How a deal ended. ``STOPPED`` is a match that ended in the middle of it (ENOUGH)."""

    MADE = "made"
    FAILED = "failed"
    HANG = "hang"
    RENONCE = "renonce"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What a deal brought each side, before the contract is judged. All per side, in card points.

    ``taker`` is a side. ``cards`` are the raw points of the tricks, without the last-trick bonus
    and (No Trumps) undoubled; ``tricks`` may be left empty where nobody can have them all.
    ``declarations`` are those won in the contest. ``last_trick`` is a side, or -1 while the deal
    is still running. ``hung`` are the written points hanging from earlier deals, ``eldest`` the
    side first in turn. Where points are bid, ``bid`` is how high the contract was bid, and
    ``bidder_tricks`` are the tricks of the bidder himself, without his partner's.
    """

    contract: Contract
    taker: int
    cards: tuple[int, ...]
    last_trick: int
    tricks: tuple[int, ...] = ()
    declarations: tuple[int, ...] = ()
    belote: tuple[int, ...] = ()
    multiplier: int = 1
    hung: int = 0
    eldest: int = 0
    bid: Bid | None = None
    bidder_tricks: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A scored deal, with every number that a score sheet explains.

    Per side, in card points: ``cards`` and ``last`` (No Trumps already doubled; scaled All Trumps
    to the nearest point), ``capot``, ``declarations`` and ``belote`` after what a side without a
    trick loses, ``totals`` their sum. ``award`` is what the judged contract gives each side, still
    unrounded, and ``in_play`` all points of the deal, also those that nobody writes. ``written``
    are written points including hung points received (``from_hung``); ``hanging`` is what hangs
    after this deal. Where points are bid, ``bid`` is how high, and ``award`` is doubled already.
    """

    contract: Contract
    taker: int
    multiplier: int
    result: Result
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
    offender: int = -1
    bid: Bid | None = None

    @property
    def capot_side(self) -> int:
        """The side that took every trick, or -1."""
        return next((side for side, bonus in enumerate(self.capot) if bonus), -1)


# --- totals ---


def _all_tricks(tally: Tally) -> int:
    """The side that has all the tricks of a finished deal, or -1."""
    if tally.last_trick < 0 or not tally.tricks:
        return -1
    holders = [side for side, n in enumerate(tally.tricks) if n]
    return holders[0] if len(holders) == 1 else -1


def _without_trick(
    bonus: tuple[int, ...], tally: Tally, rule: NoTrick, capot: int
) -> tuple[int, ...]:
    """Declarations or belote after what a side without a trick loses (§1 ``no_trick_*``)."""
    if rule is NoTrick.VOID and tally.tricks and tally.last_trick >= 0:
        return tuple(b if n else 0 for b, n in zip(bonus, tally.tricks, strict=True))
    if rule is NoTrick.TRANSFER and capot >= 0:
        return tuple(sum(bonus) if side == capot else 0 for side in range(len(bonus)))
    return bonus


def exact_tricks(rules: RuleSet, tally: Tally) -> tuple[Exact, ...]:
    """Cards, last trick and capot of each side, with parts of a point in scaled All Trumps."""
    times = _times(rules, tally.contract)
    capot = _all_tricks(tally)
    return tuple(
        (points + rules.last_trick * (side == tally.last_trick)) * times
        + rules.capot_bonus * (side == capot)
        for side, points in enumerate(tally.cards)
    )


def _times(rules: RuleSet, contract: Contract) -> Exact:
    """What the points of cards and last trick are multiplied by in a contract."""
    if contract is Contract.NO_TRUMPS:
        return rules.nt_multiplier
    if contract is Contract.ALL_TRUMPS and rules.at_points is AtPoints.SCALED:
        from fractions import Fraction  # seldom needed, and slow to import

        return Fraction(162, 258)  # FFB 27-01-2016, 11.3
    return 1


def count(rules: RuleSet, tally: Tally) -> Score:
    """The points of a deal before the contract is judged: nothing awarded or written yet."""
    sides = range(rules.sides)
    none = (0,) * rules.sides
    capot = _all_tricks(tally)
    last_points = whole(rules.last_trick * _times(rules, tally.contract))
    last = tuple(last_points if s == tally.last_trick else 0 for s in sides)
    bonus = tuple(rules.capot_bonus if s == capot else 0 for s in sides)
    tricks = map(whole, exact_tricks(rules, tally))
    cards = tuple(m - a - b for m, a, b in zip(tricks, last, bonus, strict=True))
    declared = _without_trick(tally.declarations or none, tally, rules.no_trick_declarations, capot)
    belote = _without_trick(tally.belote or none, tally, rules.no_trick_belote, capot)
    totals = tuple(map(sum, zip(cards, last, bonus, declared, belote, strict=True)))
    return Score(
        contract=tally.contract,
        taker=tally.taker,
        multiplier=tally.multiplier,
        result=Result.STOPPED,
        cards=cards,
        last=last,
        capot=bonus,
        declarations=declared,
        belote=belote,
        totals=totals,
        award=none,
        in_play=sum(totals),
        from_hung=none,
        written=none,
        hanging=tally.hung,
        bid=tally.bid,
    )
