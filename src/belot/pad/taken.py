"""From a table to the pad: the finished deals of a match as entries."""

from __future__ import annotations

from functools import lru_cache

from belot.pad import in_play
from belot.pad.entry import Entry
from belot.pad.errors import PadError
from belot.pad.scored import Numbers
from belot.rules import Contract, Result, RuleSet, Score
from belot.rules.calls import GENERALE
from belot.rules.counting import Tally
from belot.rules.options_numeric import AtPoints
from belot.rules.scoring import score as scored


def entry_of(rules: RuleSet, score: Score) -> Entry:
    """The entry that scores as this deal did.

    What a score no longer tells is put so that it makes no difference: declarations that went to
    another side stand with it, and their values are the fewest that come to the same sum.
    """
    times = rules.nt_multiplier if score.contract is Contract.NO_TRUMPS else 1
    cards = unscaled(rules, score) or tuple(points // times for points in score.cards)
    capot = score.capot_side if score.capot_side >= 0 else None
    last = next((side for side, points in enumerate(score.last) if points), None)
    renonce = score.offender if score.result is Result.RENONCE else None
    stopped = score.result is Result.STOPPED and last is None
    if renonce is not None:
        points = _dealt(rules, score, cards, times)
    else:
        points = tuple(p + (rules.last_trick if s == last else 0) for s, p in enumerate(cards))
    return Entry(
        taker=score.taker,
        contract=score.contract.letter,
        bid=None if score.bid is None else str(score.bid),
        alone=_alone(score),
        multiplier=score.multiplier,
        points=points,
        last=last,
        declarations=tuple(values_of(rules, total) for total in score.declarations),
        belote=tuple(points // rules.belote_points for points in score.belote),
        capot=capot,
        trickless=None if renonce is not None or capot is not None else (),
        renonce=renonce,
        stopped=stopped,
    )


def _alone(score: Score) -> bool | None:
    """Whether the bidder of a générale had no help; None where nobody asks."""
    asked = score.bid == GENERALE and score.capot_side == score.taker
    return score.result is Result.MADE if asked else None


def unscaled(rules: RuleSet, score: Score) -> Numbers | None:
    """The points of the cards behind scaled ones (``at_points=scaled``): a pile that comes to the
    same and is written alike; None where nothing is scaled."""
    if score.contract is not Contract.ALL_TRUMPS or rules.at_points is not AtPoints.SCALED:
        return None
    whole = in_play.cards_in_play(rules, score.contract)
    for own in range(whole + 1):
        if in_play.can_be_made(rules, score.contract, own) and _same(rules, score, own, whole):
            return own, whole - own
    return None


def _same(rules: RuleSet, score: Score, own: int, whole: int) -> bool:
    """Whether a deal with these points of side 0 is scored as this one was."""
    tally = Tally(
        contract=score.contract,
        taker=score.taker,
        cards=(own, whole - own),
        last_trick=next((side for side, points in enumerate(score.last) if points), -1),
        tricks=tuple(int(score.capot_side in (side, -1)) for side in (0, 1)),
        declarations=score.declarations,
        belote=score.belote,
        multiplier=score.multiplier,
        bid=score.bid,
        hung=sum(score.from_hung),
    )
    again = scored(rules, tally)
    return (again.cards, again.result, again.written) == (score.cards, score.result, score.written)


def _dealt(rules: RuleSet, score: Score, cards: Numbers, times: int) -> tuple[int | None, ...]:
    """The points to enter for a renonce: with two players all cards that were dealt count."""
    if in_play.whole(rules):
        return ()
    if rules.sides == 3:
        return cards
    bonuses = sum(score.declarations) + sum(score.belote)
    full = (score.in_play - bonuses) // times - rules.last_trick
    return (cards[0], full - cards[0])


@lru_cache(maxsize=256)
def values_of(rules: RuleSet, points: int) -> Numbers:
    """The fewest declarations that are worth so much together; raises PadError where none are."""
    best: dict[int, Numbers] = {0: ()}
    runs, _ = in_play.by_kind(rules)
    for total in range(10, points + 1, 10):
        ways = [
            (value, *best[total - value])
            for value in in_play.values(rules)
            if total - value in best and (value in runs or value not in best[total - value])
        ]
        if ways:
            best[total] = min(ways, key=len)
    if points not in best:
        raise PadError("malformed", "declarations", f"no declarations are worth {points}")
    return best[points]
