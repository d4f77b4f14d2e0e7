"""Which options can matter: checked against the law's own dashes, and one by one."""

from __future__ import annotations

import pytest

from belot.rules import OPTIONS, PRESETS, VARIANTS, RuleSet, RuleSetError, arises
from belot.rules.presets import defaults_of


@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_variant_never_asks_does_not_arise(name: str) -> None:
    rules, defaults = RuleSet.preset(name), defaults_of(name)
    assert [o for o in OPTIONS if defaults[o].tag == "-" and arises(rules, o)] == []


@pytest.mark.parametrize("name", PRESETS)
def test_most_options_arise(name: str) -> None:
    rules = RuleSet.preset(name)
    assert len([option for option in OPTIONS if arises(rules, option)]) > 35


@pytest.mark.parametrize(
    ("option", "without", "with_it"),
    [
        ("seq_order", "belote_ffb", "belote"),
        ("gather", "bela4", "beloz"),
        ("stock_3p", "bela4", "bela3"),
        ("stock_3p", "bela3(packets=2+2+2/T2)", "belot3"),
        ("seven_swap", "bulgarian", "bela4"),
        ("second_round_suits", "bela2", "belote"),
        ("forced_dealer", "bela3", "bulgarian"),
        ("all_pass", "bela3", "beloz"),
        ("all_pass", "bela4", "bela4(forced_dealer=off)"),
        ("bid_after_double", "bulgarian(doubling=0)", "bulgarian"),
        ("head_after_ruff", "beloz", "bela3"),
        ("void_partner_winning", "bela3", "bela4"),
        ("renonce_penalty", "bela4", "bela4(illegal_moves=renonce)"),
        ("decl_when", "belote_ffb", "bela4"),
        ("decl_when", "belote_ffb", "belote_ffb(belote_before_play=on)"),
        ("decl_tie", "belote_ffb", "belote"),
        ("quad_vs_seq", "bulgarian_official", "bulgarian"),
        ("quad100_order", "beloz(quads_tkq=off)", "beloz"),
        ("belote_in_contest", "beloz", "bela4"),
        ("belote_in_contest", "bela4(declarations=off)", "belot4"),
        ("tie_rule", "beloz(success_basis=cards82)", "beloz"),
        ("nt_multiplier", "beloz", "bulgarian"),
        ("double_rounding", "bulgarian(rounding=none)", "bulgarian"),
        ("double_rounding", "bulgarian(doubling=0)", "bulgarian"),
        ("hang_to", "bitola", "belote"),
        ("hang_to", "belote(success_basis=cards82)", "belote"),
    ],
)
def test_an_option_arises_where_it_can_matter(option: str, without: str, with_it: str) -> None:
    assert not arises(RuleSet.parse(without), option)
    assert arises(RuleSet.parse(with_it), option)


def test_what_says_no_arises_too() -> None:
    rules = RuleSet.preset("belote_ffb")
    assert arises(rules, "declarations")
    assert arises(rules, "doubling")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(RuleSetError, match="did you mean target"):
        arises(RuleSet.preset("beloz"), "targt")
