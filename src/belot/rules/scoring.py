"""From card points to the contract to the written score (house_rules §1 "Scoring pipeline", §10.7).

*Card points* are what cards, last trick, capot, declarations and belote are worth; *written points*
are what goes on the sheet, after awards, rounding and doubling (Bulgarian: tens). The table, the
pad and the solver all score through ``score``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from belot.rules.cards import Contract
from belot.rules.options import (
    FailAward,
    Forfeit,
    NoTrick,
    RenoncePenalty,
    Rounding,
    SuccessBasis,
    TieRule,
)
from belot.rules.rounding import multiplied, round_pair, round_pot
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
    side first in turn.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A scored deal, with every number that a score sheet explains.

    Per side, in card points: ``cards`` and ``last`` (No Trumps already doubled), ``capot``,
    ``declarations`` and ``belote`` after what a side without a trick loses, ``totals`` their sum.
    ``award`` is what the judged contract gives each side, still unrounded, and ``in_play`` all
    points of the deal, also those that nobody writes. ``written`` are written points including hung
    points received (``from_hung``); ``hanging`` is what hangs after this deal.
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


def count(rules: RuleSet, tally: Tally) -> Score:
    """The points of a deal before the contract is judged: nothing awarded or written yet."""
    sides = range(rules.sides)
    none = (0,) * rules.sides
    times = rules.nt_multiplier if tally.contract is Contract.NO_TRUMPS else 1
    capot = _all_tricks(tally)
    cards = tuple(points * times for points in tally.cards)
    last = tuple(rules.last_trick * times if s == tally.last_trick else 0 for s in sides)
    bonus = tuple(rules.capot_bonus if s == capot else 0 for s in sides)
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
    )


# --- the contract ---


def judge(rules: RuleSet, counted: Score) -> Result:
    """Whether the taking side made its contract."""
    taker = counted.taker
    if rules.success_basis is SuccessBasis.CARDS82:
        own = counted.cards[taker] + counted.last[taker] + counted.capot[taker]
        return Result.MADE if own >= 82 else Result.FAILED
    margin = 2 * counted.totals[taker] - counted.in_play
    if margin:
        return Result.MADE if margin > 0 else Result.FAILED
    return {
        TieRule.MADE: Result.MADE,
        TieRule.FAIL: Result.FAILED,
        TieRule.HANG: Result.HANG,
    }[rules.tie_rule]


def _opponents(rules: RuleSet, tally: Tally) -> tuple[int, ...]:
    """The sides other than the taker's, first in turn first."""
    order = ((tally.eldest + i) % rules.sides for i in range(rules.sides))
    return tuple(side for side in order if side != tally.taker)


def _award_failed(rules: RuleSet, tally: Tally, counted: Score) -> tuple[int, ...]:
    """Who gets the points of a failed contract: ``fail_award``, ``fail_declarations``,
    ``belote_on_fail``. What goes to two opponents is halved, an odd point to the first in turn."""
    taker = tally.taker
    tricks = counted.cards[taker] + counted.last[taker] + counted.capot[taker]
    pool = 0 if rules.fail_award is FailAward.KEEP_OWN else tricks
    kept = 0
    parts = (
        (counted.declarations[taker], rules.fail_declarations),
        (counted.belote[taker], rules.belote_on_fail),
    )
    for points, rule in parts:
        pool += points if rule is Forfeit.TRANSFER else 0
        kept += points if rule is Forfeit.KEEP else 0
    award = list(counted.totals)
    award[taker] = kept
    heirs = _opponents(rules, tally)
    share, odd = divmod(pool, len(heirs))
    for place, side in enumerate(heirs):
        award[side] += share + (place < odd)
    return tuple(award)


# --- the written score ---


def score(rules: RuleSet, tally: Tally) -> Score:
    """Score a finished deal: judge the contract, award, round, multiply, pay hung points."""
    counted = count(rules, tally)
    result = judge(rules, counted)
    counted = replace(counted, result=result)
    if result is Result.HANG:
        return _hang(rules, tally, counted)
    if result is Result.FAILED:
        return _pay(rules, tally, counted, _award_failed(rules, tally, counted))
    award = counted.totals
    if tally.multiplier > 1:  # a doubled pot goes whole to the winner, whoever called
        award = tuple(counted.in_play if side == tally.taker else 0 for side in range(rules.sides))
    return _pay(rules, tally, counted, award)


def _lower(totals: tuple[int, ...], taker: int) -> int:
    """The side with fewer points; of level ones the taker's, whose part hangs rounded up."""
    return min(range(len(totals)), key=lambda side: (totals[side], side != taker))


def _pay(rules: RuleSet, tally: Tally, counted: Score, award: tuple[int, ...]) -> Score:
    """Write an award and pay the hung points to the side that won the deal."""
    rounded = _written(rules, tally, counted, award)
    winner = tally.taker if counted.result is Result.MADE else _opponents(rules, tally)[0]
    from_hung = tuple(tally.hung if side == winner else 0 for side in range(rules.sides))
    written = tuple(r + h for r, h in zip(rounded, from_hung, strict=True))
    return replace(counted, award=award, from_hung=from_hung, written=written, hanging=0)


def _written(
    rules: RuleSet, tally: Tally, counted: Score, award: tuple[int, ...]
) -> tuple[int, ...]:
    """An award rounded and multiplied. What a failed taker keeps of a doubled deal is undoubled."""
    taker = tally.taker
    if tally.multiplier == 1:
        lost = counted.result is Result.FAILED and rules.fail_award is not FailAward.KEEP_OWN
        if lost and max(award) == sum(award):  # a whole pot
            return tuple(round_pot(rules, points) for points in award)
        return round_pair(rules, tally.contract, award, _lower(award, taker))
    return tuple(
        round_pot(rules, points)
        if side == taker and counted.result is Result.FAILED
        else multiplied(rules, points, tally.multiplier)
        for side, points in enumerate(award)
    )


def _hang(rules: RuleSet, tally: Tally, counted: Score) -> Score:
    """Equal totals: the takers' points hang, the others write theirs; a doubled pot hangs whole."""
    taker = tally.taker
    if tally.multiplier > 1:
        pot = multiplied(rules, counted.in_play, tally.multiplier)
        return replace(counted, hanging=tally.hung + pot)
    rounded = round_pair(rules, tally.contract, counted.totals, taker)
    award = tuple(0 if s == taker else t for s, t in enumerate(counted.totals))
    written = tuple(0 if s == taker else r for s, r in enumerate(rounded))
    return replace(counted, award=award, written=written, hanging=tally.hung + rounded[taker])


def stop(rules: RuleSet, tally: Tally) -> Score:
    """Score a deal in which the match ends at once (ENOUGH): both sides write what they have and
    nobody falls (§10.8). Declarations and belote count from a side's first trick on."""
    counted = count(rules, tally)
    declared = _earned(counted.declarations, tally)
    belote = _earned(counted.belote, tally)
    parts = (counted.cards, counted.last, counted.capot, declared, belote)
    totals = tuple(map(sum, zip(*parts, strict=True)))
    return replace(
        counted,
        declarations=declared,
        belote=belote,
        totals=totals,
        award=totals,
        in_play=sum(totals),
        written=running(rules, totals),
    )


def _earned(bonus: tuple[int, ...], tally: Tally) -> tuple[int, ...]:
    return tuple(b if n else 0 for b, n in zip(bonus, tally.tricks, strict=True))


def running(rules: RuleSet, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Totals of an unjudged deal in written points: tens count when they are full, and nothing is
    rounded up towards a target (decision 4)."""
    if rules.rounding is Rounding.BULGARIAN_TENS:
        return tuple(points // 10 for points in totals)
    return totals


# --- renonce (house_rules §10.9) ---


def score_renonce(rules: RuleSet, tally: Tally, offender: int, full: int) -> Score:
    """Score a deal that a renonce (or a wrong claim) ended.

    ``offender`` is the side at fault; ``full`` the card points of all cards that were dealt.
    With three players the others keep what they collected (bela3.md §9).
    """
    times = rules.nt_multiplier if tally.contract is Contract.NO_TRUMPS else 1
    counted = replace(
        count(rules, replace(tally, last_trick=-1)), result=Result.RENONCE, offender=offender
    )
    innocent = next(side for side in range(rules.sides) if side != offender)
    if rules.renonce_penalty is RenoncePenalty.FIXED_26:
        written = tuple(0 if side == offender else 26 for side in range(rules.sides))
        return replace(counted, award=written, written=written, in_play=26)
    if rules.sides == 3:
        award = tuple(0 if s == offender else t for s, t in enumerate(counted.totals))
        written = tuple(round_pot(rules, points) for points in award)
        return replace(counted, award=award, written=written)
    bonuses = sum(tally.declarations) + sum(tally.belote)
    pot = (full + rules.last_trick) * times + bonuses
    award = tuple(0 if side == offender else pot for side in range(rules.sides))
    written = tuple(
        0 if side == offender else multiplied(rules, pot, tally.multiplier) + tally.hung
        for side in range(rules.sides)
    )
    from_hung = tuple(tally.hung if side == innocent else 0 for side in range(rules.sides))
    return replace(
        counted, award=award, in_play=pot, written=written, from_hung=from_hung, hanging=0
    )
