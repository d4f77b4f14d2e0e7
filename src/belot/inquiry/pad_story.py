"""A pad in sentences: why a deal is written as it is, what is wrong with an entry, who can still
win. Whoever tells them: marks for a client, a voice for the terminal."""

from __future__ import annotations

from belot.pad.entry import Entry
from belot.pad.faults import Fault
from belot.pad.operations import Operation
from belot.pad.outlook import Reach
from belot.pad.piles import bonus
from belot.pad.scored import tally_of
from belot.pad.sheet import Line
from belot.pad.tariff import reached
from belot.pad.tariff import tariff as tariff_of
from belot.protocol import sheet, totals
from belot.protocol.teller import Marks, Teller
from belot.rules import Result, RuleSet, Score
from belot.rules.match import Ending
from belot.rules.options import RenoncePenalty, SuccessBasis, TieRule
from belot.rules.state import Standing

Lines = tuple[str, ...]


def marks(rules: RuleSet) -> Teller:
    """Marked sentences of a pad: nobody's seat is the listener's."""
    return Marks(rules, -1)


# --- a deal ---


def story(v: Teller, line: Line) -> Lines:
    """Why a scored deal is written as it is; nothing for a line without a score."""
    score, rules, entry = line.score, line.placed.rules, line.placed.entry
    if score is None:
        return _eight(v, line) if line.state == "eight" else ()
    over = line.after.verdict.over
    first = _contract(v, entry, score)
    if entry.tens:
        told = [_in_tens(v, score), *sheet.hung_points(v, score, over=over)]
    elif score.result is Result.RENONCE and rules.renonce_penalty is RenoncePenalty.FIXED_26:
        told = [_fixed(v, score)]
    else:
        told = _moved(v, entry, score)
        told += sheet.explained(v, score, None, line.before.hung, over=over)
    return (first, *told, *_penalty(v, entry))


def _contract(v: Teller, entry: Entry, score: Score) -> str:
    """The contract and who called it; who called alone, where nobody said which suit it was."""
    if entry.contract is not None:
        return sheet.contract(v, score, None)
    taker = v("taker-is", player=v.side(score.taker))
    if score.bid is not None:
        taker = f"{taker} {v('pad-bid-is', bid=v('pad-bid', bid=score.bid))}"
    return sheet.doubled(v, score, taker)


def _moved(v: Teller, entry: Entry, score: Score) -> list[str]:
    """What a side without a trick lost: the entry tells what it had."""
    sides = range(v.rules.sides)
    belote = v.rules.belote_points
    declared = tuple(bonus(entry, side, 0) for side in sides)
    called = tuple(bonus(entry, side, belote) - declared[side] for side in sides)
    return sheet.without_trick(v, score, declared, called)


def _in_tens(v: Teller, score: Score) -> str:
    """Tens as typed are not worked out of anything: only what they mean is said."""
    key = {Result.MADE: "pad-tens-made", Result.HANG: "pad-tens-hang"}
    return v(key.get(score.result, "pad-tens-failed"), side=v.side(score.taker))


def _fixed(v: Teller, score: Score) -> str:
    innocent = 1 - score.offender if v.rules.sides == 2 else score.written.index(26)
    at_fault = v.side(score.offender)
    return v("renonce-fixed", player=at_fault, side=v.side(innocent), n=score.written[innocent])


def _penalty(v: Teller, entry: Entry) -> list[str]:
    return [
        v("pad-penalty", side=v.side(side), n=f"{points:+}")
        for side, points in enumerate(entry.penalty)
        if points
    ]


def _eight(v: Teller, line: Line) -> Lines:
    side = line.placed.entry.eight
    assert side is not None
    return (v("end-belot8", side=v.side(side)),)


# --- the end ---


def ends(v: Teller, standing: Standing) -> Lines:
    """Why the match is over, or why it goes on although somebody has reached the target."""
    if standing.verdict.ending is Ending.RUNNING:
        return ()
    last = standing.scores[-1] if standing.scores else None
    return tuple(totals.why(v, standing, last))


def reach(v: Teller, side: int, what: Reach, missing: int) -> str:
    """Whether a side can still win with the next deal, in a sentence."""
    return v(f"pad-reach-{what}", side=v.side(side), n=missing)


# --- while it is typed ---


def fault(v: Teller, found: Fault) -> str:
    """What is wrong with an entry."""
    numbers: dict[str, object] = {**found.numbers}
    return v(f"pad-fault-{found.code}", form=None, **numbers)


def margin(rules: RuleSet, entry: Entry, score: Score) -> int | None:
    """How many points the taking side has over what it needs (0: just enough), or lacks (negative);
    None where no contract is judged, or where tens hide it."""
    judged = score.result in (Result.MADE, Result.FAILED, Result.HANG)
    if not judged or entry.tens:
        return None
    if rules.bids_numbers:
        fared = reached(rules, tally_of(rules, entry, 0, 0), score)
        return fared.margin if fared else None
    taker = score.taker
    if rules.success_basis is SuccessBasis.CARDS82:
        return score.cards[taker] + score.last[taker] + score.capot[taker] - 82
    enough = -(-score.in_play // 2) if rules.tie_rule is TieRule.MADE else score.in_play // 2 + 1
    return score.totals[taker] - enough


def judged(v: Teller, entry: Entry, score: Score) -> str:
    """Made or fallen, and by how much."""
    over = margin(v.rules, entry, score)
    taker = v.side(score.taker)
    if score.result is Result.RENONCE:
        return v("client-renonce", side=v.side(score.offender))
    if score.result is Result.STOPPED:
        return v("pad-stopped")
    if score.result is Result.HANG:
        return v("pad-tens-hang", side=taker)
    if v.rules.bids_numbers:
        return _bid_judged(v, entry, score)
    if over is None:
        return _in_tens(v, score)
    if score.result is Result.MADE:
        return v("pad-made", side=taker, n=over)
    return v("pad-failed", side=taker, n=-over)


def _bid_judged(v: Teller, entry: Entry, score: Score) -> str:
    """Whether a bid of points was made, with what, and what is written for it."""
    fared = reached(v.rules, tally_of(v.rules, entry, 0, 0), score)
    own = {"list": v.per_side(score.written, "written-side")}
    end = "made" if score.result is Result.MADE else "failed"
    if fared is None:
        return v(f"pad-slam-{end}", **own)
    if end == "failed" and fared.have >= fared.needed:
        return v("pad-bid-outdone", n=fared.have, **own)
    return v(f"pad-bid-{end}", n=fared.have, needed=fared.needed, **own)


def tariff(v: Teller, line: Line) -> str:
    """What a bid of points needs and pays; empty where there is none."""
    eldest = v.rules.side(v.rules.next(line.dealer))
    pays = tariff_of(v.rules, line.placed.entry, eldest)
    if pays is None:
        return ""
    slam = pays.needed is None
    needs = [] if slam else [v("pad-tariff-needs", n=pays.needed)]
    ends = ("made" if slam else "just", pays.made), ("failed", pays.failed)
    told = (
        v(f"pad-tariff-{end}", list=" : ".join(map(str, written)))
        for end, written in ends
        if written is not None
    )
    return " ".join((*needs, *told))


# --- operations ---


def doing(v: Teller, operation: Operation) -> str:
    """What an operation did, for an undo or a redo."""
    return v(f"pad-op-{operation.op}")
