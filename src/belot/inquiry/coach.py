"""Helper cards, the assistant and lessons: topic ``coach``.

>>> from belot.inquiry import inquire
>>> asked = {"rules": "bela4", "contract": "H", "hand": "AS 7S JH", "leader": 3, "trick": "KS"}
>>> [card["card"] for card in inquire("coach", "turn", asked)["cards"] if card["legal"]]
['AS']

All questions name ``rules``. A position that cannot be is refused with its code and its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.coach import PositionError, assistant, calling, helper, lessons
from belot.coach.lessons import Exercise
from belot.inquiry.coaching import (
    CoachCalls,
    CoachLessons,
    CoachTurn,
    HelperCard,
    HelperDuty,
    HelperOrder,
    HelperRank,
    HelperRuling,
    HelperWorth,
    LessonTask,
)
from belot.inquiry.coachview import (
    announced,
    card_or_none,
    cards_shape,
    offers,
    plays,
    reason_shape,
    said,
    seat_table,
    section,
    texts,
    told,
)
from belot.inquiry.errors import InquiryError
from belot.inquiry.reading import Fields, number, rules_of, text, wrong
from belot.protocol.showing import sorted_hand
from belot.rules import Call, Card, Contract, Refusal, RuleSet, card_text, hand_of, parse_card
from belot.rules.auction import call_of, legal_calls
from belot.rules.cards import cards_of, contract_of
from belot.rules.law import law_of
from belot.rules.ruleset import value_text

LARGEST_SEED: Final = 2**53 - 1  # the largest whole number that a browser counts with


def _cards(data: Fields, name: str) -> tuple[Card, ...]:
    """Cards in the order written; one that is there twice is kept, to be refused by its place."""
    found = []
    for place, word in enumerate(text(data, name, "", longest=200).split()):
        try:
            found.append(parse_card(word))
        except Refusal as refusal:
            raise InquiryError(refusal.code, f"{name}.{place}", str(refusal)) from None
    return tuple(found)


def _contract(data: Fields) -> Contract:
    try:
        return contract_of(text(data, "contract", longest=4))
    except Refusal:
        raise wrong("contract", "a contract") from None


def _calls(data: Fields) -> tuple[Call, ...]:
    try:
        return tuple(map(call_of, text(data, "calls", "", longest=400).split()))
    except Refusal:
        raise wrong("calls", "calls") from None


# --- the assistant ---


def turn(data: Fields) -> CoachTurn:
    """What may be played: ``contract``, ``hand``, ``leader`` (a seat) and ``trick``, the cards on
    the table in the order played."""
    rules = rules_of(data)
    asked = assistant.Table(
        rules,
        _contract(data),
        _cards(data, "hand"),
        number(data, "leader", low=0, high=rules.players - 1),
        _cards(data, "trick"),
    )
    assistant.check(asked)
    trick, law = assistant.trick_on(asked), law_of(rules, asked.contract)
    ready = not asked.missing and bool(asked.hand)
    seen = assistant.view(asked) if ready else None
    waits = (asked.leader + len(asked.trick)) % rules.players
    return CoachTurn(
        table=seat_table(rules),
        hand=sorted_hand(hand_of(asked.hand), asked.contract),
        waits=waits if asked.missing else -1,
        winner=trick.winner,
        winning=card_text(law.order.card[trick.best]) if trick.cards else None,
        points=sum(law.points[card] for card in trick.cards) * _times(rules, asked.contract),
        cards=cards_shape(seen) if seen else (),
        duty=reason_shape(assistant.reason(seen)) if seen else None,
        announced=announced(rules, asked.contract, asked.hand),
    )


def _times(rules: RuleSet, contract: Contract) -> int:
    return rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1


def calls(data: Fields) -> CoachCalls:
    """What the club player would call: ``hand`` as dealt before the auction, ``dealer`` (a seat),
    ``turned`` where a card is turned up, and ``calls`` so far, the eldest's first."""
    rules = rules_of(data)
    hand, turned = _cards(data, "hand"), _cards(data, "turned")
    dealer = number(data, "dealer", low=0, high=rules.players - 1)
    if len(turned) > 1:
        raise InquiryError("position-twice", "turned", "only one card is turned up")
    if not turned and calling.turns_up(rules):
        return _waiting(rules, hand, ("turned",), rules.next(dealer), ())
    up = turned[0] if turned and calling.turns_up(rules) else -1
    auction = calling.spoken(rules, dealer, up, _calls(data), hand)
    legal = tuple(call.value for call in legal_calls(rules, auction))
    if auction.over:
        return _waiting(rules, hand, (), -1, ())
    if auction.turn != 0:
        return _waiting(rules, hand, ("calls",), auction.turn, legal)
    if len(hand) < rules.plan.first:
        return _waiting(rules, hand, ("hand",), 0, legal)
    found = calling.advice(calling.view(rules, auction, up, hand))
    return CoachCalls(
        table=seat_table(rules),
        hand=sorted_hand(hand_of(hand), None),
        turns_up=calling.turns_up(rules),
        wants=(),
        turn=0,
        legal=legal,
        says=found.says.value,
        offers=offers(rules, found),
    )


def _waiting(
    rules: RuleSet,
    hand: tuple[Card, ...],
    wants: tuple[str, ...],
    seat: int,
    legal: tuple[str, ...],
) -> CoachCalls:
    return CoachCalls(
        table=seat_table(rules),
        hand=sorted_hand(hand_of(hand), None),
        turns_up=calling.turns_up(rules),
        wants=wants,
        turn=seat,
        legal=legal,
        says=None,
        offers=(),
    )


# --- helper cards ---


def card(data: Fields) -> HelperCard:
    """The helper card of a rule set."""
    rules = rules_of(data)
    return HelperCard(
        table=seat_table(rules),
        orders=tuple(map(_order, helper.orders(rules))),
        sequence=tuple(rank.letter for rank in helper.sequence_order(rules)),
        worths=tuple(
            HelperWorth(w.what, tuple(map(card_text, w.cards)), w.points)
            for w in helper.bonuses(rules)
        ),
        rulings=tuple(
            HelperRuling(option, value_text(getattr(rules, option)))
            for option in (helper.RULINGS if rules.declarations else ())
        ),
        duties=tuple(map(_duty, helper.duties(rules))),
    )


def _order(order: helper.Order) -> HelperOrder:
    def column(cards: tuple[helper.Ranked, ...]) -> tuple[HelperRank, ...]:
        return tuple(HelperRank(card_text(each.card), each.points) for each in cards)

    return HelperOrder(
        order.contract.letter, column(order.trump), column(order.plain), order.together
    )


def _duty(found: helper.Duty) -> HelperDuty:
    contract = found.case.contract
    return HelperDuty(
        case=found.case.name,
        contract=contract.letter,
        trick=tuple(map(card_text, found.trick)),
        hand=sorted_hand(found.hand, contract),
        legal=texts(found.legal),
        code=found.code,
    )


# --- lessons ---


def lesson_list(data: Fields) -> CoachLessons:
    """The lessons of a rule set."""
    rules = rules_of(data)
    return CoachLessons(seat_table(rules), lessons.lessons_of(rules))


def task(data: Fields) -> LessonTask:
    """An exercise of ``lesson`` made from ``seed``, a whole number."""
    rules, name = rules_of(data), text(data, "lesson", longest=40)
    seed = number(data, "seed", low=0, high=LARGEST_SEED)
    made = lessons.exercise(rules, name, seed)
    seen, contract = made.seen, made.contract
    declared = made.lesson == "declare" and contract is not None
    return LessonTask(
        table=seat_table(rules),
        lesson=name,
        seed=seed,
        ask=made.ask,
        contract=contract.letter if contract is not None else None,
        taker=made.taker,
        dealer=made.dealer,
        turned=card_or_none(made.turned),
        hand=sorted_hand(made.hand, contract),
        trick=plays(rules, made.trick),
        winner=made.trick.winner if made.trick else -1,
        pile=_pile(rules, made),
        choices=made.choices,
        answers=made.answers,
        cards=cards_shape(seen) if seen else (),
        duty=reason_shape(assistant.reason(seen)) if seen else None,
        said=said(made),
        announced=announced(rules, contract, cards_of(made.hand))
        if declared and contract is not None
        else None,
        offers=offers(rules, made.advice) if made.advice else (),
        score=told(rules, made.score) if made.score else None,
        section=section(made),
    )


def _pile(rules: RuleSet, made: Exercise) -> tuple[HelperRank, ...]:
    if made.contract is None:
        return ()
    points = law_of(rules, made.contract).points
    times = _times(rules, made.contract)
    return tuple(HelperRank(card_text(each), points[each] * times) for each in made.pile)


Question = Callable[[Mapping[str, Any]], Any]


def _answered(question: Question) -> Question:
    """A question whose impossible positions are refused as inquiries are, with their place."""

    def answer(data: Mapping[str, Any]) -> Any:
        try:
            return question(data)
        except PositionError as error:
            raise InquiryError(error.code, error.place, str(error)) from None

    return answer


QUESTIONS: Final = {
    "card": _answered(card),
    "turn": _answered(turn),
    "calls": _answered(calls),
    "lessons": _answered(lesson_list),
    "task": _answered(task),
}
