"""What must be played: positions in which a duty holds, or in which one is free of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from belot.coach.deals import Moment, deal_out, moments
from belot.coach.lessons.exercise import Exercise, Lesson, always, seen_from
from belot.rules import Code, RuleSet, card_text, cards_of
from belot.rules.auction import contracts
from belot.rules.cards import suit_mask
from belot.rules.law import duty, law_of, partner_winning
from belot.rules.play import HEAD_PLAIN, HEAD_TRUMP
from belot.rules.random import Stream

Point = Callable[[Moment, Code], bool]
"""Whether a moment shows what a lesson is about; told the duty that holds."""


def _choice(moment: Moment) -> bool:
    """Whether some cards may be played and others may not."""
    return moment.legal != moment.hand


def _trumps(moment: Moment) -> int:
    return moment.hand & moment.law.order.to_natural(moment.law.trumps)


def _void(moment: Moment) -> bool:
    led = moment.law.order.card[moment.trick.led]
    return not moment.hand & suit_mask(led >> 3)


def _follow(moment: Moment, code: Code) -> bool:
    return code is Code.FOLLOW and _choice(moment)


def _head(moment: Moment, code: Code) -> bool:
    """Something in the suit may not be played, because it is too low."""
    led = moment.law.order.card[moment.trick.led]
    low = moment.hand & suit_mask(led >> 3) & ~moment.legal
    return code in (Code.HEAD, Code.HEAD_TRUMP) and bool(low)


def _ruff(moment: Moment, code: Code) -> bool:
    return code is Code.RUFF and _choice(moment)


def _over(moment: Moment, code: Code) -> bool:
    """A lower trump is there too, and may not be played."""
    return code is Code.OVERTRUMP and bool(_trumps(moment) & ~moment.legal)


def _under(moment: Moment, code: Code) -> bool:
    if code is Code.CANNOT_OVERTRUMP_FREE:
        return True
    return code is Code.UNDERTRUMP and _choice(moment)


def _partner(moment: Moment, _: Code) -> bool:
    """The partner is winning, the suit is missing, and trumps are held beside other cards."""
    trumps = _trumps(moment)
    winning = partner_winning(moment.law, moment.trick, moment.seat)
    return bool(winning and _void(moment) and trumps and trumps != moment.hand)


def _free(moment: Moment, code: Code) -> bool:
    return code is Code.VOID_FREE and moment.law.trumps != 0


def _heads(rules: RuleSet) -> bool:
    flags = (law_of(rules, contract).flags for contract in contracts(rules))
    return any(flag & (HEAD_PLAIN | HEAD_TRUMP) for flag in flags)


def _crowd(rules: RuleSet) -> bool:
    """Whether somebody can have ruffed before."""
    return rules.players > 2


def _partners(rules: RuleSet) -> bool:
    return rules.partner_of(0) is not None


LEAST: Final = 3
"""Cards in hand: with fewer there is nothing to think about."""


def shows(point: Point, moment: Moment) -> bool:
    """Whether a moment of a deal is one to ask about."""
    if not moment.trick.cards or moment.hand.bit_count() < LEAST:
        return False
    return point(moment, duty(moment.law, moment.hand, moment.trick, moment.seat))


def _maker(name: str, point: Point) -> Callable[[RuleSet, Stream], Exercise | None]:
    def make(rules: RuleSet, stream: Stream) -> Exercise | None:
        dealt = deal_out(rules, stream)
        found = [m for m in moments(dealt, stream) if shows(point, m)]
        return _asked(name, stream.pick(found)) if found else None

    return make


def _asked(name: str, found: Moment) -> Exercise:
    moment = seen_from(found, found.seat)
    seen, dealt = moment.view(), moment.dealt
    return Exercise(
        lesson=name,
        ask="cards",
        contract=dealt.contract,
        choices=tuple(map(card_text, cards_of(seen.hand))),
        answers=tuple(map(card_text, cards_of(seen.lawful))),
        taker=dealt.taker,
        dealer=dealt.dealer,
        hand=seen.hand,
        trick=moment.trick,
        seen=seen,
    )


POINTS: Final[dict[str, Point]] = {
    "follow": _follow,
    "head": _head,
    "ruff": _ruff,
    "over": _over,
    "under": _under,
    "partner": _partner,
    "free": _free,
}

_ARISES: Final = {"head": _heads, "over": _crowd, "under": _crowd, "partner": _partners}

LESSONS: Final = tuple(
    Lesson(name, _ARISES.get(name, always), _maker(name, point)) for name, point in POINTS.items()
)
