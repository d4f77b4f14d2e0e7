"""A pad worked out, as it is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from belot.inquiry import pad_story as say
from belot.inquiry.pad_shapes import (
    PadEnding,
    PadFault,
    PadGone,
    PadRound,
    PadRules,
    PadSheet,
    PadSide,
    PadStatistics,
    PadStep,
    PadVersion,
)
from belot.pad.operations import Operation
from belot.pad.outlook import reaches, to_go
from belot.pad.pad import Changed, Placed, Rival
from belot.pad.sheet import Line, Sheet, enter
from belot.pad.statistics import deeds
from belot.protocol.shapes import ScoreShape
from belot.protocol.stories import score_shape
from belot.protocol.teller import Teller
from belot.protocol.themes import theme_of
from belot.rules import RuleSet, Score
from belot.rules.state import Standing

Speaker = Callable[[RuleSet], Teller]
"""Who tells the sentences of a pad, under the rules of a round."""


def told(sheet: Sheet, device: str | None = None, speaker: Speaker = say.marks) -> PadSheet:
    """The whole pad. ``device``: undo and redo are those of its own operations."""
    pad, now = sheet.pad, sheet.now
    rules, ledger, v = pad.rules, pad.ledger, speaker(pad.rules)
    before: list[RuleSet] = [pad.opened, *(line.placed.rules for line in sheet.lines)]
    pairs = zip(before, sheet.lines, strict=False)
    return PadSheet(
        rules=rules.name,
        theme=theme_of(rules),
        opened=pad.opened.name,
        changes=tuple(_change(sheet, change) for change in pad.changes),
        names=pad.names,
        teams=pad.teams,
        target=rules.target,
        rounds=tuple(
            _round(speaker(line.placed.rules), line, changed=line.placed.rules != old)
            for old, line in pairs
        ),
        gone=tuple(PadGone(g.id, g.why, g.version.by, g.version.time, g.entry) for g in pad.gone),
        dealer=now.dealer,
        hung=now.hung,
        totals=now.totals,
        sides=_sides(v, now),
        ending=ending(v, now),
        conflicts=sum(bool(line.placed.rivals) for line in sheet.lines),
        statistics=tuple(
            PadStatistics(side, *(getattr(d, name) for name in d.__match_args__))
            for side, d in enumerate(deeds(sheet.counted, rules.sides))
        ),
        race=(sheet.start.totals, *(line.after.totals for line in sheet.counted)),
        undo=_step(v, ledger.undo(device)),
        redo=_step(v, ledger.redo(device)),
        heads=ledger.heads,
        clock=ledger.clock,
        waiting=pad.waiting,
    )


def _step(v: Teller, operation: Operation | None) -> PadStep | None:
    return None if operation is None else PadStep(operation.id, say.doing(v, operation))


def _change(sheet: Sheet, change: Changed) -> PadRules:
    old, new = (r.to_json() for r in (change.before, change.rules))
    options = {o: (str(old[o]), str(new[o])) for o in new if old[o] != new[o]}
    earlier = [line for line in sheet.lines if line.placed.place < change.place]
    number = 1 + max((line.number for line in earlier), default=0)
    op = change.op
    return PadRules(op.id, op.by, op.time, op.after, number, change.rules.name, options)


def _round(v: Teller, line: Line, *, changed: bool) -> PadRound:
    placed = line.placed
    return PadRound(
        id=placed.id,
        version=placed.version.id,
        number=line.number,
        state=line.state,
        dealer=line.dealer,
        by=placed.version.by,
        time=placed.version.time,
        entry=placed.entry,
        faults=faults(v, line),
        missing=line.checked.missing,
        score=shape(line.score),
        story=say.story(v, line),
        written=line.written,
        totals=line.after.totals,
        hung=line.after.hung,
        ending=ending(v, line.after, quiet=not line.counts),
        rules=placed.rules.name if changed else None,
        conflict=tuple(_version(line, rival) for rival in placed.rivals),
    )


def faults(v: Teller, line: Line) -> tuple[PadFault, ...]:
    """What is wrong with the entry of a line."""
    return tuple(PadFault(f.code, f.place, say.fault(v, f)) for f in line.checked.faults)


def _version(line: Line, rival: Rival) -> PadVersion:
    """A rival version, scored as if it had been chosen."""
    version, placed = rival.version, line.placed
    counts = version.id == placed.version.id
    scored = line
    if not counts and rival.entry is not None:
        scored = enter(_with(line, rival), line.before, line.number)
    gone = rival.entry is None
    return PadVersion(
        op=rival.op,
        round=rival.round,
        by=version.by,
        time=version.time,
        entry=rival.entry,
        score=None if gone else shape(scored.score),
        written=(0,) * placed.rules.sides if gone else scored.written,
        counts=counts,
    )


def _with(line: Line, rival: Rival) -> Placed:
    assert rival.entry is not None
    return replace(line.placed, entry=rival.entry)


def ending(v: Teller, standing: Standing, *, quiet: bool = False) -> PadEnding:
    """How the match stands: over, or going on; ``quiet``: explained somewhere else."""
    verdict = standing.verdict
    lines = () if quiet else say.ends(v, standing)
    return PadEnding(verdict.winner, verdict.ending.value, lines)


def _sides(v: Teller, now: Standing) -> tuple[PadSide, ...]:
    rules = v.rules
    rows = zip(now.totals, to_go(rules, now), reaches(rules, now), strict=True)
    return tuple(
        PadSide(side, total, missing, what, say.reach(v, side, what, missing))
        for side, (total, missing, what) in enumerate(rows)
    )


def shape(score: Score | None) -> ScoreShape | None:
    """A score with its numbers; the sentences stand with the round."""
    return None if score is None else score_shape(score)
