"""The end of a match: totals, the target, and who has won (house_rules §2 G, §10.8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from belot.rules.options import EndRule, MatchTie
from belot.rules.options_numeric import BeloteGuard, RoundingLastDeal, TargetTest
from belot.rules.ruleset import RuleSet


class Ending(StrEnum):
    """How a match ended, or why it goes on although somebody is over the target."""

    RUNNING = "running"
    TARGET = "target"
    HIGHER = "higher"
    CALLER = "caller"
    ENOUGH = "enough"
    EIGHT = "eight-of-suit"
    NOT_PASSED = "not-passed"
    LEVEL = "level"
    CAPOT = "capot"
    BELOTE = "belote"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner (a side, or -1 while the match goes on) and the reason."""

    winner: int
    ending: Ending

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.winner >= 0


GOES_ON = Verdict(-1, Ending.RUNNING)


def passes(rules: RuleSet, total: int) -> bool:
    """Whether a total is enough for the match: it reaches the target, or exceeds it."""
    return total >= rules.target + (rules.target_test is TargetTest.EXCEED)


def last_deal(
    rules: RuleSet, before: tuple[int, ...], written: tuple[int, ...], exact: tuple[int, ...]
) -> tuple[int, ...]:
    """What counts of a deal: the rounded lines, or with ``rounding_last_deal=exact`` the unrounded
    ones where either would end the match. All are written points, ``before`` the old totals."""
    if rules.rounding_last_deal is RoundingLastDeal.ROUNDED:
        return written
    reached = (b + max(w, e) for b, w, e in zip(before, written, exact, strict=True))
    return exact if any(passes(rules, total) for total in reached) else written


def barred(
    rules: RuleSet, totals: tuple[int, ...], belote: tuple[int, ...], failed: int, capot: int
) -> tuple[int, ...]:
    """The sides that are over the target only by the belote of this deal and may not win by it
    (``end_belote_guard``). ``failed`` is the side whose contract failed and ``capot`` the side that
    took every trick, or -1."""
    if rules.end_belote_guard is BeloteGuard.OFF:
        return ()
    fell = failed if rules.end_belote_guard is BeloteGuard.CAPOT_OR_FAILED else -1
    weak = [s for s in range(rules.sides) if s == fell or (capot >= 0 and s != capot)]
    return tuple(s for s in weak if not passes(rules, totals[s] - belote[s]))


def _highest(rules: RuleSet, totals: tuple[int, ...], over: list[int], caller: int) -> Verdict:
    """Judge by totals alone: the higher one wins, level ones as ``match_tie`` says."""
    top = max(totals[side] for side in over)
    level = [side for side in over if totals[side] == top]
    if len(level) == 1:
        return Verdict(level[0], Ending.HIGHER if len(over) > 1 else Ending.TARGET)
    if rules.match_tie is MatchTie.CALLER_WINS and caller in level:
        return Verdict(caller, Ending.CALLER)
    return Verdict(-1, Ending.LEVEL)


def after_deal(
    rules: RuleSet,
    totals: tuple[int, ...],
    award: tuple[int, ...],
    in_play: int,
    *,
    caller: int,
    capot: bool = False,
    offender: int = -1,
    barred: tuple[int, ...] = (),
) -> Verdict:
    """Whether the match ends with this deal.

    ``totals`` are written points with the deal in them. ``award`` (per side) and ``in_play`` are
    the points of the deal for the test of MUST_PASS: what each side got, hung points of earlier
    deals left out, and everything that was in play. ``caller`` is the side that called. A deal
    that a renonce ended is passed for everybody but the ``offender`` (a side). ``barred`` sides
    cannot win with this deal.
    """
    reached = [side for side, total in enumerate(totals) if passes(rules, total)]
    over = [side for side in reached if side not in barred]
    if not over:
        return Verdict(-1, Ending.BELOTE) if reached else GOES_ON
    if capot and not rules.capot_ends_match:
        return Verdict(-1, Ending.CAPOT)
    must_pass = rules.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER)
    if must_pass and len(over) == 1:
        side = over[0]
        passed = 2 * award[side] > in_play if offender < 0 else side != offender
        if rules.end_rule is EndRule.MUST_PASS_CALLER and side != caller:
            passed = False
        return Verdict(side, Ending.TARGET) if passed else Verdict(-1, Ending.NOT_PASSED)
    return _highest(rules, totals, over, caller)


def mid_deal(rules: RuleSet, running: tuple[int, ...]) -> Verdict:
    """The test of ENOUGH: old totals and what each side has so far, in written points.

    Under any other ``end_rule`` a match never ends in the middle of a deal.
    """
    if rules.end_rule is not EndRule.ENOUGH or not passes(rules, max(running)):
        return GOES_ON
    top = max(running)
    if running.count(top) > 1:
        return Verdict(-1, Ending.LEVEL)  # level: play on
    return Verdict(running.index(top), Ending.ENOUGH)


def eight_of_suit(side: int) -> Verdict:
    """Eight cards of one suit win the match at once (§10.6)."""
    return Verdict(side, Ending.EIGHT)


def with_eight(rules: RuleSet, totals: tuple[int, ...], side: int) -> tuple[int, ...]:
    """The totals after an eight of a suit: the winner's is raised to the target (§10.6)."""
    return tuple(max(n, rules.target) if s == side else n for s, n in enumerate(totals))
