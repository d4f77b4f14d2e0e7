"""Lessons: every exercise shows what its lesson is about, and the law gives the answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from belot.coach import PositionError
from belot.coach.lessons import LESSONS, exercise, lessons_of
from belot.inquiry import InquiryError, inquire
from belot.rules import (
    PRESETS,
    Code,
    Contract,
    Result,
    RuleSet,
    Tally,
    announce,
    card_text,
    cards_of,
    parse_card,
    parse_hand,
    score,
)
from belot.rules.calls import bid_and_contract, bid_of, call_of
from belot.rules.cards import Card, Hand, card_points, contract_of, suit_mask
from belot.rules.law import PlayLaw, Trick, duty, law_of, legal_cards, partner_winning, trick_of
from tests.properties.strategies import examples, rule_sets, seeds

Task = dict[str, Any]
PLAYING = ("follow", "head", "ruff", "over", "under", "partner", "free")
ALL = [(preset, lesson) for preset in PRESETS for lesson in lessons_of(RuleSet.preset(preset))]


def asked(rules: RuleSet, lesson: str, seed: int) -> Task:
    """An exercise as a client gets it."""
    task: Task = inquire("coach", "task", {"rules": rules.name, "lesson": lesson, "seed": seed})
    return json.loads(json.dumps(task))  # type: ignore[no-any-return]


def position(rules: RuleSet, task: Task) -> tuple[PlayLaw, Hand, Trick]:
    """The position of a task put together again from nothing but its text."""
    law = law_of(rules, contract_of(task["contract"]))
    plays = tuple((play["seat"], parse_card(play["card"])) for play in task["trick"])
    return law, parse_hand(" ".join(task["hand"])), trick_of(law, plays)


def trumps(law: PlayLaw, cards: Hand) -> Hand:
    return cards & law.order.to_natural(law.trumps)


def in_led_suit(trick: Trick, cards: Hand) -> Hand:
    return cards & suit_mask(trick.cards[0] >> 3)


def winning_card(trick: Trick, players: int) -> Card:
    return trick.cards[(trick.winner - trick.leader) % players]


def shows(lesson: str, law: PlayLaw, hand: Hand, trick: Trick, players: int) -> bool:
    """What each lesson promises, in the words of the table and not of the generator."""
    legal = legal_cards(law, hand, trick, 0)
    led, own = in_led_suit(trick, hand), trumps(law, hand)
    ruffed = bool(trumps(law, 1 << winning_card(trick, players))) and not trumps(
        law, 1 << trick.cards[0]
    )
    partner = bool(partner_winning(law, trick, 0))
    match lesson:
        case "follow":
            return bool(led) and legal == led and legal != hand
        case "head":
            return bool(led & legal) and bool(led & ~legal) and not legal & ~led
        case "ruff":
            return not led and not ruffed and legal == own and own != hand
        case "over":
            return not led and ruffed and bool(own & ~legal) and bool(legal) and not legal & ~own
        case "under":
            free = legal == hand and duty(law, hand, trick, 0) is Code.CANNOT_OVERTRUMP_FREE
            return not led and ruffed and bool(own) and (free or (legal == own and own != hand))
        case "partner":
            return not led and partner and bool(own) and own != hand
        case _:
            return not led and not own and legal == hand and law.trumps != 0


@pytest.mark.parametrize(("preset", "lesson"), [pair for pair in ALL if pair[1] in PLAYING])
def test_a_duty_really_arises_and_the_answer_is_the_legal_set(preset: str, lesson: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(4):
        task = asked(rules, lesson, seed)
        law, hand, trick = position(rules, task)
        assert len(trick.cards) == -trick.leader % rules.players > 0
        legal = {card_text(card) for card in cards_of(legal_cards(law, hand, trick, 0))}
        assert set(task["answers"]) == legal
        assert {card["card"] for card in task["cards"] if card["legal"]} == legal
        assert all(card["legal"] == (card["why"] is None) for card in task["cards"])
        assert sorted(task["choices"]) == sorted(task["hand"])
        assert task["winner"] == trick.winner
        assert shows(lesson, law, hand, trick, rules.players), task


@pytest.mark.parametrize("preset", PRESETS)
def test_who_takes_a_trick_and_what_it_is_worth(preset: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(6):
        task = asked(rules, "winner", seed)
        _, _, trick = position(rules, task)
        assert task["answers"] == [str(trick.winner)] != [str(trick.leader)]
        assert len(task["choices"]) == rules.players == len(trick.cards)
        task = asked(rules, "count", seed)
        contract = contract_of(task["contract"])
        times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
        points = card_points(contract, rules.nine_trump_points, rules.nt_points, rules.at_points)
        total = sum(points[parse_card(each["card"])] for each in task["pile"]) * times
        assert task["answers"] == [str(total)]
        assert task["choices"].count(str(total)) == 1 < len(task["choices"])


@pytest.mark.parametrize("preset", [p for p, lesson in ALL if lesson == "declare"])
def test_declarations_and_their_contest(preset: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(4):
        task = asked(rules, "declare", seed)
        contract, hand = contract_of(task["contract"]), parse_hand(" ".join(task["hand"]))
        items = announce.proposal(rules, contract, hand)
        pairs = announce.belote_suits(contract, hand, rules.at_belotes).bit_count()
        assert items
        total = sum(item.points for item in items) + 20 * pairs
        assert task["answers"] == [str(total)]
        assert task["announced"]["points"] == total
        task = asked(rules, "contest", seed)
        assert_contest(rules, task)


def assert_contest(rules: RuleSet, task: Task) -> None:
    """The answer is what the contest of the law says about the cards that are shown."""
    said = [
        [
            announce.Declaration(
                item["points"], announce.Kind(item["kind"]), parse_hand(" ".join(item["cards"]))
            )
            for item in seat["items"]
        ]
        for seat in task["said"]
    ]
    sides = {rules.side(seat) for seat, items in enumerate(said) if items}
    assert len(sides) > 1
    contract, eldest = contract_of(task["contract"]), rules.next(task["dealer"])
    settled = announce.contest(rules, contract, eldest, said)
    assert task["answers"] == [str(settled.winner)]
    counted = sum(item["points"] for seat in task["said"] for item in seat["counted"])
    assert counted == sum(settled.points)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_judged_by_the_law(preset: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(6):
        task = asked(rules, "score", seed)
        told = task["score"]
        again = score(
            rules,
            Tally(
                contract=contract_of(task["contract"]),
                taker=told["taker"],
                cards=tuple(told["cards"]),
                last_trick=next(side for side, n in enumerate(told["last"]) if n),
                declarations=tuple(told["declarations"]),
                belote=tuple(told["belote"]),
                eldest=rules.side(rules.next(task["dealer"])),
                bid=bid_of(told["height"]) if told["height"] else None,
            ),
        )
        if contract_of(task["contract"]) is not Contract.NO_TRUMPS and not any(told["capot"]):
            assert task["answers"] == [again.result.value]
            assert tuple(told["written"]) == again.written
        assert task["answers"][0] in {*map(str, Result)} & set(task["choices"])


def says_pass(preset: str) -> int:
    """In how many of twenty exercises passing is right."""
    rules = RuleSet.preset(preset)
    return sum(asked(rules, "bid", seed)["answers"] == ["pass"] for seed in range(20))


def test_both_answers_come_up() -> None:
    """A lesson in which one answer is always right teaches nothing."""
    belote, ladder = RuleSet.preset("belote"), RuleSet.preset("bulgarian")
    for rules in (belote, RuleSet.preset("contree")):
        ends = {asked(rules, "score", seed)["answers"][0] for seed in range(20)}
        assert {"made", "failed"} <= ends
    says = {asked(belote, "bid", seed)["answers"][0] for seed in range(20)}
    assert says == {"pass", "take"}
    assert len({asked(ladder, "bid", seed)["answers"][0] for seed in range(30)}) > 3
    numbers = {asked(RuleSet.preset("contree"), "bid", seed)["answers"][0] for seed in range(20)}
    assert "pass" in numbers
    assert len(numbers) > 3
    assert 2 < says_pass("contree") < 18
    sides = {asked(belote, "contest", seed)["answers"][0] for seed in range(30)}
    assert sides >= {"0", "1"}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_call_is_no_near_thing(preset: str) -> None:
    rules = RuleSet.preset(preset)
    for seed in range(6):
        task = asked(rules, "bid", seed)
        [says] = task["answers"]
        assert says in task["choices"]
        assert len(task["hand"]) == rules.plan.first
        best = task["offers"][0]
        if says == "pass":
            assert best["worth"] < best["need"] - 10
        else:
            assert best["call"] == says
            assert best["verdict"] == "call"


@pytest.mark.parametrize("preset", ["contree", "coinche_pagat"])
def test_a_number_is_far_from_the_other_answers(preset: str) -> None:
    """A handful of answers, and those in the same suit well above or below the right one."""
    for seed in range(12):
        task = asked(RuleSet.preset(preset), "bid", seed)
        [says] = task["answers"]
        assert 4 < len(task["choices"]) < 10
        right = bid_and_contract(call_of(says))
        for other in map(bid_and_contract, map(call_of, task["choices"])):
            if right and other and other != right and other[1] is right[1]:
                assert abs(other[0].number - right[0].number) >= 30


def test_a_seed_makes_the_same_exercise_and_another_seed_another() -> None:
    rules = RuleSet.preset("bela4")
    assert asked(rules, "ruff", 7) == asked(rules, "ruff", 7)
    assert len({str(asked(rules, "ruff", seed)["hand"]) for seed in range(20)}) > 15


def test_two_players_have_no_partner_and_nobody_to_overtrump() -> None:
    assert {"over", "under", "partner"}.isdisjoint(lessons_of(RuleSet.preset("bela2")))
    assert {"over", "under"} <= set(lessons_of(RuleSet.preset("bela3")))
    assert "partner" not in lessons_of(RuleSet.preset("bela3"))
    assert "partner" in lessons_of(RuleSet.preset("bela4"))
    assert "declare" not in lessons_of(RuleSet.preset("belote_ffb"))


@examples(12)
@given(rules=rule_sets(), seed=seeds)
def test_every_house_rule_has_its_lessons(rules: RuleSet, seed: int) -> None:
    for lesson in lessons_of(rules):
        made = exercise(rules, lesson, seed)
        assert set(made.answers) <= set(made.choices)
        if lesson in PLAYING:
            task = asked(rules, lesson, seed)
            law, hand, trick = position(rules, task)
            assert shows(lesson, law, hand, trick, rules.players), task


def test_lessons_that_do_not_exist_are_refused() -> None:
    with pytest.raises(PositionError) as told:
        exercise(RuleSet.preset("bela2"), "partner", 1)
    assert told.value.code == "lesson-none"
    with pytest.raises(InquiryError) as refused:
        inquire("coach", "task", {"rules": "bela4", "lesson": "chess", "seed": 1})
    assert (refused.value.code, refused.value.place) == ("lesson-unknown", "lesson")
    assert set(LESSONS) >= set(PLAYING)
