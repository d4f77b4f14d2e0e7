"""The end of a match: totals, the target, and who has won (house_rules §2 G, §10.8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from belot.rules.options import EndRule, MatchTie
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


def _highest(rules: RuleSet, totals: tuple[int, ...], caller: int) -> Verdict:
    """Judge by totals alone: the higher one wins, level ones as ``match_tie`` says."""
    over = [side for side, total in enumerate(totals) if total >= rules.target]
    top = max(totals)
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
) -> Verdict:
    """Whether the match ends with this deal.

    ``totals`` are written points with the deal in them. ``award`` (per side) and ``in_play`` are
    the points of the deal for the test of MUST_PASS: what each side got, hung points of earlier
    deals left out, and everything that was in play. ``caller`` is the side that called. A deal
    that a renonce ended is passed for everybody but the ``offender`` (a side).
    """
    over = [side for side, total in enumerate(totals) if total >= rules.target]
    if not over:
        return GOES_ON
    if capot and not rules.capot_ends_match:
        return Verdict(-1, Ending.CAPOT)
    must_pass = rules.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER)
    if must_pass and len(over) == 1:
        side = over[0]
        passed = 2 * award[side] > in_play if offender < 0 else side != offender
        if rules.end_rule is EndRule.MUST_PASS_CALLER and side != caller:
            passed = False
        return Verdict(side, Ending.TARGET) if passed else Verdict(-1, Ending.NOT_PASSED)
    return _highest(rules, totals, caller)


def mid_deal(rules: RuleSet, running: tuple[int, ...]) -> Verdict:
    """The test of ENOUGH: old totals and what each side has so far, in written points.

    Under any other ``end_rule`` a match never ends in the middle of a deal.
    """
    if rules.end_rule is not EndRule.ENOUGH or max(running) < rules.target:
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
