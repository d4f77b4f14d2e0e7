"""What each side did: contracts, capots, belotes, the best round and the average."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belot.pad.sheet import Line
from belot.rules import Result


@dataclass(frozen=True, slots=True)
class Deeds:
    """A side's match in numbers. ``declared`` are the card points of declarations and belotes that
    counted for it, ``best`` and ``average`` the written points of a scored deal."""

    called: int
    made: int
    failed: int
    hung: int
    capots: int
    belotes: int
    declared: int
    renonces: int
    best: int
    average: float


def deeds(lines: Sequence[Line], sides: int) -> tuple[Deeds, ...]:
    """The deeds of every side in the lines that are scored."""
    return tuple(_deeds([line for line in lines if line.score], side) for side in range(sides))


def _deeds(lines: Sequence[Line], side: int) -> Deeds:
    scores = [line.score for line in lines if line.score]
    own = [score for score in scores if score.taker == side]
    results = [score.result for score in own]
    written = [line.written[side] for line in lines]
    return Deeds(
        called=len(own),
        made=results.count(Result.MADE),
        failed=results.count(Result.FAILED),
        hung=results.count(Result.HANG),
        capots=sum(score.capot_side == side for score in scores),
        belotes=sum(
            line.placed.entry.belote[side] for line in lines if side < len(line.placed.entry.belote)
        ),
        declared=sum(score.declarations[side] + score.belote[side] for score in scores),
        renonces=sum(score.offender == side for score in scores),
        best=max(written, default=0),
        average=round(sum(written) / len(written), 1) if written else 0.0,
    )
