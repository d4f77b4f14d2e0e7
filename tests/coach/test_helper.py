"""Helper cards against the law, and against what the law files say in so many words."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from belot.inquiry import inquire
from belot.rules import PRESETS, RuleSet, parse_card, parse_hand
from belot.rules.announce import quads, sequences
from belot.rules.cards import contract_of
from belot.rules.law import duty, law_of, legal_cards, trick_of
from belot.rules.play import beats
from tests.properties.strategies import examples, rule_sets

Answer = dict[str, Any]


def helper(rules: RuleSet | str) -> Answer:
    name = rules if isinstance(rules, str) else rules.name
    answer: Answer = inquire("coach", "card", {"rules": name})
    return answer


def ranks(column: list[Answer]) -> str:
    return " ".join(f"{each['card'][0]}{each['points']}" for each in column)


def duties(answer: Answer) -> dict[str, str]:
    return {each["case"]: each["code"] for each in answer["duties"]}


def test_order_and_value_of_the_cards() -> None:
    """house_rules §1: J 20, 9 14, A 11, T 10, K 4, Q 3, 8 0, 7 0; plain A 11, T 10, K 4 …"""
    [order] = helper("belote")["orders"]
    assert ranks(order["trump"]) == "J20 914 A11 T10 K4 Q3 80 70"
    assert ranks(order["plain"]) == "A11 T10 K4 Q3 J2 90 80 70"
    assert order["together"] == 162
    [flooded] = helper("beloz")["orders"]
    assert ranks(flooded["trump"]).startswith("J20 915 A11")
    assert flooded["together"] == 163


def test_no_trumps_and_all_trumps() -> None:
    suit, none, every = helper("bulgarian")["orders"]
    assert (suit["together"], none["together"], every["together"]) == (162, 260, 258)
    assert none["trump"] == [] == every["plain"]
    assert ranks(none["plain"]).startswith("A22 T20 K8")


def test_order_of_sequences() -> None:
    assert "".join(helper("bela4")["sequence"]) == "AKQJT987"
    assert "".join(helper("beloz")["sequence"]) == "ATKQJ987"


def test_what_is_announced_and_what_it_brings() -> None:
    told = [(w["what"], w["points"], " ".join(w["cards"])) for w in helper("bela4")["worths"]]
    assert told[0] == ("quad", 200, "JS JH JD JC")
    assert told[1][:2] == ("quad", 150)
    assert [what for what, *_ in told].count("quad") == 6
    assert ("sequence", 50, "AS KS QS JS") in told
    assert ("belote", 20, "KH QH") in told
    assert ("eight", 0, "AH KH QH JH TH 9H 8H 7H") in told
    assert told[-2:] == [("last", 10, ""), ("capot", 90, "")]
    silent = {w["what"] for w in helper("belote_ffb")["worths"]}
    assert silent == {"belote", "last", "capot"}


def test_what_must_be_played() -> None:
    """beloz.md §7, bela4.md §7, bulgarian.md §7."""
    beloz, bela, bulgarian = (duties(helper(name)) for name in ("beloz", "bela4", "bulgarian"))
    assert beloz["suit"] == "follow"
    assert beloz["under"] == "undertrump"
    assert beloz["partner"] == "partner-free"
    assert bela["suit"] == "head"
    assert bela["suit-ruffed"] == "follow"
    assert bela["partner"] == "ruff"
    assert bela["partner-ruffed"] == "overtrump"
    assert bulgarian["under"] == "cannot-overtrump-free"
    assert (bulgarian["no-trumps"], bulgarian["all-trumps"]) == ("follow", "head")
    assert "no-trumps" not in bela
    assert set(duties(helper("belot2"))) == {"suit", "trump", "ruff", "free"}


def assert_lawful(rules: RuleSet) -> None:
    """Columns go down by strength, examples are worth what is written, duties are the law's."""
    answer = helper(rules)
    for order in answer["orders"]:
        law = law_of(rules, contract_of(order["contract"]))
        for column in (order["trump"], order["plain"]):
            places = [law.order.place[parse_card(each["card"])] for each in column]
            assert all(beats(a, b, law.trumps) for a, b in pairwise(places))
    for worth in answer["worths"]:
        hand = parse_hand(" ".join(worth["cards"]))
        if worth["what"] in ("quad", "sequence"):
            declared = quads(rules, hand) if worth["what"] == "quad" else sequences(rules, hand)
            assert [item.points for item in declared] == [worth["points"]]
    for each in answer["duties"]:
        law = law_of(rules, contract_of(each["contract"]))
        trick = trick_of(law, tuple(enumerate(map(parse_card, each["trick"]))))
        hand, seat = parse_hand(" ".join(each["hand"])), len(trick.cards)
        assert parse_hand(" ".join(each["legal"])) == legal_cards(law, hand, trick, seat)
        assert each["code"] == duty(law, hand, trick, seat).value


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_helper_card(preset: str) -> None:
    assert_lawful(RuleSet.preset(preset))


@examples(40)
@given(rules=rule_sets())
def test_so_has_every_house_rule(rules: RuleSet) -> None:
    assert_lawful(rules)
