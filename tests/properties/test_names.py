"""Rule sets read back as what was written, whatever their options."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.rules import OPTIONS, PRESETS, Match, RuleSet, RuleSetError
from belot.rules.cards import CARD_TEXT, card_text, hand_text, parse_card, parse_hand
from belot.rules.ruleset import read_value, value_text, values_of
from tests.properties.strategies import examples, rule_sets


@examples(120)
@given(rule_sets())
def test_names_and_json_read_back(rules: RuleSet) -> None:
    assert RuleSet.parse(rules.name) == rules
    assert RuleSet.parse(rules.name).name == rules.name
    assert RuleSet.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    assert str(rules) == rules.name
    changed = rules.changes()
    assert list(changed) == [o for o in OPTIONS if o in changed]
    assert RuleSet.preset(rules.variant).replace(**changed) == rules


@examples(100)
@given(rules=rule_sets(), order=st.randoms(use_true_random=False))
def test_a_name_is_read_in_any_order_and_spacing(rules: RuleSet, order: random.Random) -> None:
    changes = [f"{k} = {v}" for k, v in rules.changes().items()]
    order.shuffle(changes)
    assert RuleSet.parse(f" {rules.variant} ( {' , '.join(changes)} ) ") == rules


@examples(40)
@given(rule_sets())
def test_the_log_holds_the_rules(rules: RuleSet) -> None:
    assert Match(rules).state.rules == rules


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_reads_back(option: str) -> None:
    for text in values_of(option):
        assert value_text(read_value(option, text)) == text


@examples(120)
@given(st.text("belotz4(),=;/+UT 3-n", max_size=40) | st.text(max_size=20))
def test_anything_else_is_refused_as_a_rule_set(text: str) -> None:
    for name in (text, f"beloz({text})", f"beloz(packets={text})", f"beloz(target={text})"):
        with suppress(RuleSetError):
            rules = RuleSet.parse(name)
            assert RuleSet.parse(rules.name) == rules


@examples(100)
@given(
    st.dictionaries(
        st.sampled_from([*OPTIONS, "variant", "colour"]),
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers()),
    )
)
def test_json_of_anybody_is_read_or_refused(data: dict[str, object]) -> None:
    with suppress(RuleSetError):
        rules = RuleSet.from_json({"variant": "belote", **data})
        assert RuleSet.from_json(rules.to_json()) == rules


def test_presets_have_plain_names() -> None:
    assert [RuleSet.preset(p).name for p in PRESETS] == list(PRESETS)


def test_cards_read_back() -> None:
    assert [card_text(parse_card(t.lower())) for t in CARD_TEXT] == list(CARD_TEXT)
    assert parse_hand(hand_text(0xFFFFFFFF)) == 0xFFFFFFFF
