"""Running totals, and why a match ends or goes on."""

from __future__ import annotations

from belot.protocol.teller import Teller
from belot.rules import Ending, Result, Score
from belot.rules.options import EndRule
from belot.rules.state import Standing

Lines = list[str]


def standing(v: Teller, after: Standing, score: Score) -> Lines:
    """The running totals with what is missing to the target, and whether the match is over."""
    target = v.rules.target
    line = v("running", list=v.per_side(after.totals))
    if not after.verdict.over:
        for side in v.sides():
            missing = target - after.totals[side]
            line += " " + v("to-go", side=v.side(side), n=missing) if missing > 0 else ""
    return [line, *match_end(v, after, score)]


def match_end(v: Teller, after: Standing, score: Score | None = None) -> Lines:
    """Why the match ended and who won, or why it goes on."""
    reason = why(v, after, score)
    return [*reason, _winner(v, after)] if after.verdict.over else reason


def why(v: Teller, after: Standing, score: Score | None = None) -> Lines:
    """Why the match ended, or why it goes on although somebody has reached the target."""
    verdict = after.verdict
    if not verdict.over:
        reason = _goes_on(v, after, score)
        return [reason] if reason else []
    if score is not None and verdict.ending is Ending.TARGET and _tested(v, score):
        return [_half(v, "end-passed", after, score, verdict.winner)]
    side, target = v.side(verdict.winner), v.rules.target
    key = {
        Ending.TARGET: "target-reached",
        Ending.HIGHER: "end-both-over" if v.rules.sides == 2 else "end-several-over",
        Ending.CALLER: "end-caller-wins",
        Ending.ENOUGH: "end-enough",
        Ending.EIGHT: "end-belot8",
    }[verdict.ending]
    return [v(key, side=side, n=target)]


def _winner(v: Teller, after: Standing) -> str:
    side = after.verdict.winner
    mine = v.seat < 0 or v.rules.side(v.seat) == side
    key = "match-won" if mine else "match-lost"
    return v(key, side=v.side(side), list=v.per_side(after.totals))


def _tested(v: Teller, score: Score) -> bool:
    """Whether more than half of this deal was asked for; a revoke is judged without numbers."""
    must_pass = v.rules.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER)
    return must_pass and score.result is not Result.RENONCE


def _half(v: Teller, key: str, after: Standing, score: Score, side: int) -> str:
    """A side's total, and what it has of this deal."""
    points, total = score.in_play, after.totals[side]
    return v(key, side=v.side(side), n=total, a=score.award[side], points=points, b=points // 2)


def _goes_on(v: Teller, after: Standing, score: Score | None) -> str:
    over = [s for s in v.sides() if after.totals[s] >= v.rules.target]
    ending = after.verdict.ending
    if ending is Ending.NOT_PASSED and score is not None:
        by_caller = v.rules.end_rule is EndRule.MUST_PASS_CALLER
        if by_caller and over[0] != score.taker:
            return v("end-not-passed-caller", side=v.side(over[0]), n=v.rules.target)
        if _tested(v, score):
            return _half(v, "end-short", after, score, over[0])
        return v("end-not-passed", side=v.side(over[0]), n=v.rules.target)
    if ending is Ending.LEVEL:
        return v("end-extra-deal")
    if ending is Ending.BELOTE:
        return v("end-belote")
    return v("end-capot") if ending is Ending.CAPOT else ""
