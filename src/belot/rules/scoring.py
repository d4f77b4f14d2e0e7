"""From card points to the contract to the written score (house_rules §1 "Scoring pipeline", §10.7).

*Card points* are what cards, last trick, capot, declarations and belote are worth; *written points*
are what goes on the sheet, after awards, rounding and doubling (Bulgarian: tens). The table, the
pad and the solver all score through ``score``.
"""

from __future__ import annotations

from dataclasses import replace

from belot.rules.cards import Contract
from belot.rules.counting import Result, Score, Tally, count
from belot.rules.options import (
    FailAward,
    Forfeit,
    RenoncePenalty,
    Rounding,
    SuccessBasis,
    TieRule,
)
from belot.rules.rounding import multiplied, round_pair, round_pot
from belot.rules.ruleset import RuleSet
from belot.rules.stakes import helping, pile, score_bid

__all__ = [
    "Result",
    "Score",
    "Tally",
    "count",
    "judge",
    "running",
    "score",
    "score_renonce",
    "stop",
]

# --- the contract ---


def judge(rules: RuleSet, counted: Score) -> Result:
    """Whether the taking side made its contract."""
    taker = counted.taker
    if rules.success_basis is SuccessBasis.CARDS82:
        own = counted.cards[taker] + counted.last[taker] + counted.capot[taker]
        return Result.MADE if own >= 82 else Result.FAILED
    reached = [
        sum(part[side] for part in (counted.cards, counted.last, counted.capot))
        + helping(rules, counted, side)
        for side in range(rules.sides)
    ]
    margin = 2 * reached[taker] - sum(reached)
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
    if rules.bids_numbers:
        return score_bid(rules, tally)
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
    cards = pile(rules, counted) if rules.bids_numbers else (full + rules.last_trick) * times
    pot = cards + bonuses
    award = tuple(0 if side == offender else pot for side in range(rules.sides))
    written = tuple(
        0 if side == offender else multiplied(rules, pot, tally.multiplier) + tally.hung
        for side in range(rules.sides)
    )
    from_hung = tuple(tally.hung if side == innocent else 0 for side in range(rules.sides))
    return replace(
        counted, award=award, in_play=pot, written=written, from_hung=from_hung, hanging=0
    )
