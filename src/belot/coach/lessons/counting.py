"""Who takes a trick, and how many points lie in it."""

from __future__ import annotations

from typing import Final

from belot.coach.deals import Moment, after, deal_out, moments, sensible
from belot.coach.lessons.exercise import Exercise, Lesson, always, amounts, seen_from
from belot.rules import Contract, RuleSet
from belot.rules.law import Trick, law_of
from belot.rules.random import Stream

_Full = tuple[Moment, Trick]


def _full_tricks(rules: RuleSet, stream: Stream) -> list[_Full]:
    """All tricks of a deal, each with the moment before its last card."""
    found = []
    for moment in moments(deal_out(rules, stream), stream):
        if len(moment.trick.cards) == rules.players - 1:
            done = after(moment, sensible(moment, stream))
            found.append((moment, done.tricks[-1]))
    return found


def _telling(full: _Full) -> bool:
    """Whether it takes a look to see who wins: a card of another suit, or a ruff, lies in it, and
    the card led is not the best."""
    moment, trick = full
    led = trick.cards[0] >> 3
    mixed = any(card >> 3 != led for card in trick.cards)
    alone = moment.dealt.rules.players == 2
    return (mixed or alone) and trick.winner != trick.leader


def _placed(full: _Full, seat: int) -> tuple[Moment, Trick]:
    """The trick as that seat sees it who is 0."""
    moment = seen_from(full[0], seat)
    last = next(card for card in full[1].cards[-1:])
    return moment, after(moment, last).tricks[-1]


def _winner(rules: RuleSet, stream: Stream) -> Exercise | None:
    tricks = [full for full in _full_tricks(rules, stream) if _telling(full)]
    if not tricks:
        return None
    moment, trick = _placed(stream.pick(tricks), stream.below(rules.players))
    return Exercise(
        lesson="winner",
        ask="seat",
        contract=moment.dealt.contract,
        choices=tuple(str(seat) for seat in rules.in_turn(trick.leader)),
        answers=(str(trick.winner),),
        taker=moment.dealt.taker,
        dealer=moment.dealt.dealer,
        trick=trick,
    )


def _worth(rules: RuleSet, contract: Contract, trick: Trick) -> int:
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    points = law_of(rules, contract).points
    return sum(points[card] for card in trick.cards) * times


def _count(rules: RuleSet, stream: Stream) -> Exercise | None:
    """A trick with something in it; the others offered count it in another contract."""
    tricks = [full for full in _full_tricks(rules, stream) if len(set(full[1].cards)) > 1]
    moment, trick = _placed(stream.pick(tricks), stream.below(rules.players))
    contract = moment.dealt.contract
    right = _worth(rules, contract, trick)
    elsewhere = tuple(_worth(rules, other, trick) for other in Contract if other is not contract)
    if right < 10 or len(set(elsewhere) - {right}) < 1:
        return None
    return Exercise(
        lesson="count",
        ask="points",
        contract=contract,
        choices=amounts(right, (*elsewhere, right + 10, abs(right - 10)), stream),
        answers=(str(right),),
        taker=moment.dealt.taker,
        dealer=moment.dealt.dealer,
        pile=trick.cards,
    )


LESSONS: Final = (Lesson("winner", always, _winner), Lesson("count", always, _count))
