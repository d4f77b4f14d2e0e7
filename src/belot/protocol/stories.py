"""The scored deals of a match as a seat is shown them: numbers, and why they are what they are."""

from __future__ import annotations

from functools import lru_cache

from belot.protocol import sheet, totals
from belot.protocol.shapes import ScoreShape
from belot.protocol.teller import Marks
from belot.rules import Phase, RuleSet, Score, SeatView

Lines = tuple[str, ...]


def scored(view: SeatView) -> bool:
    """Whether the deal on the table has been written; one that everybody passed never is."""
    resting = view.phase in (Phase.BETWEEN, Phase.OVER)
    return resting and view.contract is not None and view.board.eight < 0


def score_shapes(view: SeatView) -> tuple[ScoreShape, ...]:
    """All scored deals; the one on the table is explained with its cards."""
    scores, seat = view.standing.scores, view.seat
    hung = (0, *(score.hanging for score in scores))
    older = scores[:-1] if scored(view) else scores
    shapes = [score_shape(s, _story(view.rules, seat, s, hung[i])) for i, s in enumerate(older)]
    if scored(view):
        marks, last = Marks(view.rules, seat), scores[-1]
        over = view.standing.verdict.over
        why = sheet.explained(marks, last, view, hung[-2], over=over)
        shapes.append(score_shape(last, (sheet.contract(marks, last, view.board), *why)))
    return tuple(shapes)


def ends(view: SeatView) -> Lines:
    """Why the match ended, or why it goes on although somebody has reached the target."""
    if view.phase not in (Phase.BETWEEN, Phase.OVER):
        return ()
    last = view.standing.scores[-1] if scored(view) else None
    return tuple(totals.why(Marks(view.rules, view.seat), view.standing, last))


@lru_cache(maxsize=4096)
def _story(rules: RuleSet, seat: int, score: Score, hung: int) -> Lines:
    marks = Marks(rules, seat)
    told = sheet.explained(marks, score, None, hung, over=False)
    return (sheet.contract(marks, score, None), *told)


def score_shape(score: Score, story: Lines = ()) -> ScoreShape:
    """A score with its numbers, and the sentences of its story."""
    return ScoreShape(
        contract=score.contract.letter,
        height=None if score.bid is None else str(score.bid),
        taker=score.taker,
        multiplier=score.multiplier,
        result=score.result.value,
        cards=score.cards,
        last=score.last,
        capot=score.capot,
        declarations=score.declarations,
        belote=score.belote,
        totals=score.totals,
        award=score.award,
        in_play=score.in_play,
        from_hung=score.from_hung,
        written=score.written,
        hanging=score.hanging,
        offender=score.offender,
        story=story,
    )
