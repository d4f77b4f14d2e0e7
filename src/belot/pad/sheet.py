"""The sheet: every round scored in its turn, with what stands after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from belot.pad.entry import Entry
from belot.pad.faults import Checked, Fault, check
from belot.pad.pad import Pad, Placed
from belot.pad.scored import Numbers, padded, tally_of, write
from belot.rules import RuleSet, Score
from belot.rules.auction import next_dealer, open_auction
from belot.rules.flow import added, verdict_after
from belot.rules.match import GOES_ON, Ending, eight_of_suit, passes, with_eight
from belot.rules.scoring import stop
from belot.rules.state import Standing

State = Literal["scored", "eight", "passed", "correction", "open", "fault", "after-end"]


@dataclass(frozen=True, slots=True)
class Line:
    """A round on the sheet. ``before`` and ``after`` are how the match stood: totals and hung
    points in written points, the dealer of this deal and of the next, the scored deals, the
    verdict. ``number`` counts deals, 0 for a correction."""

    placed: Placed
    state: State
    number: int
    dealer: int
    checked: Checked
    score: Score | None
    before: Standing
    after: Standing

    @property
    def counts(self) -> bool:
        """Whether it is part of the totals; a passed deal with a penalty is."""
        return self.state in COUNTED or (self.state == "passed" and any(self.written))

    @property
    def written(self) -> Numbers:
        """What each side writes for it, penalties and hung points included."""
        pairs = zip(self.before.totals, self.after.totals, strict=True)
        return tuple(after - before for before, after in pairs)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A pad worked out: its lines, and how the match stands after them."""

    pad: Pad
    lines: tuple[Line, ...]
    start: Standing
    now: Standing

    @property
    def counted(self) -> tuple[Line, ...]:
        """The lines that make up the totals."""
        return tuple(line for line in self.lines if line.counts)


COUNTED = ("scored", "eight", "correction")


def sheet_of(pad: Pad) -> Sheet:
    """Work a pad out."""
    totals = pad.opening.totals or (0,) * pad.opened.sides
    start = Standing(totals, pad.opening.hung, pad.opening.dealer)
    lines = tuple(_lines(pad, start))
    now = lines[-1].after if lines else start
    if pad.dealer is not None:
        now = replace(now, dealer=pad.dealer)
    return Sheet(pad, lines, start, now)


def _lines(pad: Pad, standing: Standing) -> Iterator[Line]:
    number = 0
    for placed in pad.rounds:
        if placed.dealer is not None:
            standing = replace(standing, dealer=placed.dealer)
        number += placed.entry.kind != "correction"
        line = enter(placed, standing, number)
        yield line
        standing = line.after


def enter(placed: Placed, before: Standing, number: int) -> Line:
    """One round on top of what stands before it."""
    rules, entry = placed.rules, placed.entry
    checked = check(rules, entry)
    here = 0 if entry.kind == "correction" else number
    line = Line(placed, "fault", here, before.dealer, checked, None, before, before)
    after = before if entry.kind == "correction" else _next_dealer(rules, entry, before)
    if checked.faults:
        return replace(line, after=after)
    if before.verdict.over and entry.kind != "correction":
        return replace(line, state="after-end", after=after)
    if entry.open or checked.missing:
        return replace(line, state="open", after=after)
    if entry.kind == "passed":
        fined = _corrected(rules, entry, after) if any(entry.penalty) else after
        return replace(line, state="passed", after=fined)
    if entry.kind == "correction":
        return replace(line, state="correction", after=_corrected(rules, entry, after))
    if entry.eight is not None:
        return replace(line, state="eight", after=_eight(rules, entry.eight, entry, after))
    return _scored(line, rules, entry, after)


def _next_dealer(rules: RuleSet, entry: Entry, before: Standing) -> Standing:
    dealer = rules.next(before.dealer)
    if entry.kind == "passed":
        dealer = next_dealer(rules, open_auction(rules, before.dealer, None))
    return replace(before, dealer=dealer, deals=before.deals + 1)


def _scored(line: Line, rules: RuleSet, entry: Entry, after: Standing) -> Line:
    before = line.before
    eldest = rules.side(rules.next(line.dealer))
    written = write(rules, entry, before.totals, before.hung, eldest)
    if written is None:
        short = _unstopped(rules, entry, line)
        return replace(line, checked=replace(line.checked, faults=(short,)), after=after)
    score, verdict = written
    totals = added(added(before.totals, score.written), padded(rules, entry.penalty, 0))
    scores = (*before.scores, score)
    now = replace(after, totals=totals, hung=score.hanging, scores=scores, verdict=verdict)
    return replace(line, state="scored", score=score, after=now)


def _unstopped(rules: RuleSet, entry: Entry, line: Line) -> Fault:
    """Why the match does not stop in the middle of this deal."""
    tally = tally_of(rules, entry, line.before.hung, 0)
    base = added(line.before.totals, padded(rules, entry.penalty, 0))
    top = max(added(base, stop(rules, tally).written))
    if passes(rules, top):
        return Fault("stopped-level", "stopped", {"n": top})
    return Fault("stopped-short", "stopped", {"n": rules.target})


def _eight(rules: RuleSet, side: int, entry: Entry, after: Standing) -> Standing:
    """Eight of a suit: the winner's total is raised to the target (house_rules §10.6)."""
    totals = added(after.totals, padded(rules, entry.penalty, 0))
    raised = with_eight(rules, totals, side)
    return replace(after, totals=raised, verdict=eight_of_suit(side))


def _corrected(rules: RuleSet, entry: Entry, before: Standing) -> Standing:
    """A correction changes the totals, and so perhaps who has won: the last deal is looked at again
    as if the totals had been right all the time."""
    totals = added(before.totals, padded(rules, entry.penalty, 0))
    verdict = verdict_after(rules, before.scores[-1], totals) if before.scores else GOES_ON
    if before.verdict.ending is Ending.EIGHT:
        verdict = before.verdict
    return replace(before, totals=totals, verdict=verdict)
