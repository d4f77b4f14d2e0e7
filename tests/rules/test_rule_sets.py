"""Rule sets: their names, their values, and the sets that cannot be played (house_rules §10.10)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from belot.rules import Code, RuleSet, RuleSetError
from belot.rules.options import Gather, HeadTrumpLead
from belot.rules.packets import parse_packets
from belot.rules.presets import FALLBACK, defaults_of
from belot.rules.ruleset import values_of


def refused(name: str) -> RuleSetError:
    with pytest.raises(RuleSetError) as refusal:
        RuleSet.parse(name)
    return refusal.value


def test_a_rule_set_is_frozen_and_named() -> None:
    rules = RuleSet.parse("bela4(end_rule=ENOUGH,target=701)")
    assert (rules.target, rules.end_rule.value, rules.variant) == (701, "ENOUGH", "bela4")
    assert rules.name == str(rules) == "bela4(end_rule=ENOUGH,target=701)"
    assert rules.changes() == {"target": "701", "end_rule": "ENOUGH"}
    assert RuleSet.parse("bela4(target=1001)").name == "bela4"
    with pytest.raises(FrozenInstanceError):
        rules.target = 1  # type: ignore[misc]


def test_values_are_typed_and_given_either_way() -> None:
    rules = RuleSet.preset("belote").replace(head_plain=True, gather=Gather.SECRET, cut_min=5)
    assert rules == RuleSet.parse("belote(head_plain=on,gather=secret,cut_min=5)")
    assert rules.head_trump_lead is HeadTrumpLead.ALWAYS


@pytest.mark.parametrize(
    ("name", "code", "names", "says"),
    [
        ("beelote", Code.PRESET_UNKNOWN, ("beelote",), "did you mean belote?"),
        ("xyz", Code.PRESET_UNKNOWN, ("xyz",), "the presets are"),
        ("belote(target=501", Code.RULES_SYNTAX, (), "missing ')'"),
        ("belote(target)", Code.RULES_SYNTAX, ("target",), "no '='"),
        ("belote(target=5,target=6)", Code.RULES_SYNTAX, ("target",), "set twice"),
        ("belote(targt=5)", Code.OPTION_UNKNOWN, ("targt",), "did you mean target?"),
        ("belote(zzz=5)", Code.OPTION_UNKNOWN, ("zzz",), "no option 'zzz'"),
        ("belote(variant=bela4)", Code.OPTION_UNKNOWN, ("variant",), "no option"),
        ("belote(undertrump=no)", Code.OPTION_VALUE, ("undertrump",), "forced, free"),
        ("belote(target=0)", Code.OPTION_VALUE, ("target",), "1…100000"),
        ("belote(target=100001)", Code.OPTION_VALUE, ("target",), "1…100000"),
        ("belote(target=1e3)", Code.OPTION_VALUE, ("target",), "1…100000"),
        ("belote(target=٣)", Code.OPTION_VALUE, ("target",), "1…100000"),
        ("belote(cut_min=17)", Code.OPTION_VALUE, ("cut_min",), "0, 1"),
        ("belote(head_plain=True)", Code.OPTION_VALUE, ("head_plain",), "off, on"),
        ("belote(rotation=n/a)", Code.OPTION_VALUE, ("rotation",), "ccw, cw"),
    ],
)
def test_names_that_cannot_be_read(
    name: str, code: Code, names: tuple[str, ...], says: str
) -> None:
    error = refused(name)
    assert (error.code, error.names) == (code, names)
    assert says in error.args[0]


def test_a_target_of_more_digits_than_python_reads() -> None:
    assert refused(f"belote(target={'9' * 5000})").code is Code.OPTION_VALUE


def test_a_variant_that_is_no_preset() -> None:
    with pytest.raises(RuleSetError) as refusal:
        replace(RuleSet.preset("belote"), variant="whist")
    assert refusal.value.code is Code.PRESET_UNKNOWN


COMPLEMENT = "contree(contracts=suits+NT+AT,rounding=complement_160"


@pytest.mark.parametrize(
    ("name", "names"),
    [
        # §10.10, and what cannot be dealt
        ("belote(doubling=1)", ("doubling", "auction")),
        ("bela3(tie_rule=hang)", ("tie_rule", "players")),
        ("bela2(shuffle=first_deal_only)", ("shuffle", "players")),
        ("bulgarian(nt_multiplier=1)", ("nt_multiplier", "rounding")),
        ("bela4(players=2,shuffle=first_deal_only)", ("shuffle", "players")),
        ("bela4(packets=3+3/T3)", ("packets", "players")),
        ("belote(packets=3+2/U/2(1))", ("shuffle", "packets")),
        ("belote(turn_up=offer_only)", ("turn_up", "packets")),
        ("bela4(packets=3+2/U/3(2))", ("turn_up", "packets")),
        ("bulgarian(packets=3+2/U/2)", ("turn_up", "packets")),
        ("bela4(turn_up=none)", ("auction", "turn_up")),
        ("belote(auction=two_player_short)", ("auction", "players")),
        ("belot3(packets=3+3/T3)", ("stock_3p", "packets")),
        # numbers that are bid, and what only they know
        ("contree(players=2)", ("auction", "players")),
        ("contree(success_basis=cards82)", ("success_basis", "auction")),
        ("belote(success_basis=bid)", ("success_basis", "auction")),
        ("contree(fail_award=split)", ("fail_award", "auction")),
        ("belote(fail_award=pile)", ("fail_award", "auction")),
        ("contree(bid_min=85)", ("bid_min", "bid_step")),
        ("contree(bid_min=170)", ("bid_min", "bid_max")),
        ("contree(nt_multiplier=2,rounding=bulgarian_tens)", ("rounding", "auction")),
        ("belote(rounding=nearest_five)", ("rounding", "auction")),
        ("contree(end_rule=ENOUGH)", ("end_rule", "auction")),
        ("bulgarian(at_points=scaled)", ("at_points", "auction")),
        ("belote(rounding_last_deal=exact)", ("rounding_last_deal", "auction")),
        ("bulgarian(double_bonus=none)", ("double_bonus", "auction")),
        (f"{COMPLEMENT},at_points=full)", ("rounding", "at_points")),
        (f"{COMPLEMENT},nt_multiplier=2)", ("rounding", "nt_multiplier")),
    ],
)
def test_sets_that_cannot_be_played(name: str, names: tuple[str, str]) -> None:
    error = refused(name)
    assert error.code is Code.OPTION_CLASH
    assert error.names == names
    assert all(each in error.args[0] for each in names)


@pytest.mark.parametrize(
    "name",
    [
        "bela4(auction=one_round_call)",
        "bela3(turn_up=offer_only)",
        "bulgarian(doubling=1)",
        "bela4_tournament(seven_swap=on)",
    ],
)
def test_sets_that_go_together(name: str) -> None:
    """§10.10: the card is shown for information where the auction does not offer it."""
    assert RuleSet.parse(name).name == name


def test_where_a_default_is_a_dash() -> None:
    """§10.11."""
    for option, value in FALLBACK.items():
        assert RuleSet.preset("bela4").replace(**{option: "n/a"}) is not None
        plain = [v for v in ("beloz", "bela3", "bulgarian") if defaults_of(v)[option].tag == "-"]
        assert plain or option == "renonce_penalty"  # every variant's law speaks of it
        for variant in plain:
            assert defaults_of(variant)[option].value == value
            rules = RuleSet.preset(variant)
            assert rules.replace(**{option: None}) == rules
    assert defaults_of("bitola")["target"] == ("1001", "R")


def test_json() -> None:
    rules = RuleSet.parse("bela3(target=301,head_plain=off)")
    data = rules.to_json()
    assert (data["variant"], data["target"], data["head_plain"]) == ("bela3", 301, "off")
    assert RuleSet.from_json(data) == rules
    assert RuleSet.from_json({"variant": "bela3"}).name == "bela3"
    for wrong in ({}, {"variant": "bela3", "target": None}, {"variant": "bela3", 3: 4}):
        with pytest.raises(RuleSetError):
            RuleSet.from_json(wrong)  # type: ignore[arg-type]


def test_values_of_options() -> None:
    assert values_of("undertrump") == ("forced", "free")
    assert values_of("head_plain") == ("off", "on")
    assert values_of("players") == ("4", "3", "2")
    assert values_of("target") == values_of("packets") == values_of("bid_min") == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a list of packets"),
        ("3+", "not a list of packets"),
        ("0+5", "not a list of packets"),
        ("T2/3+3", "not a list of packets"),
        ("3+2;2+2/3", "different numbers"),
        ("3+2/X", "neither U, Tn, n nor n(m)"),
        ("3+2/T0", "neither U, Tn, n nor n(m)"),
        ("3+2/", "neither U, Tn, n nor n(m)"),
        ("3+2/U/U/3(2)", "comes twice"),
        ("3+2/3/3", "comes twice"),
        ("3+2/T2/T2", "comes twice"),
        ("2+2+2/T4/U", "right after the first packets"),
        ("3+2/3(2)", "one card less"),
        ("3+2/U/3(1)", "one card less"),
        ("3+2/U/3(4)", "one card less"),
    ],
)
def test_packets_that_cannot_be_dealt(text: str, says: str) -> None:
    with pytest.raises(RuleSetError) as refusal:
        parse_packets(text)
    assert refusal.value.code is Code.OPTION_VALUE
    assert refusal.value.names == ("packets",)
    assert says in refusal.value.args[0]


def test_a_plan() -> None:
    plan = parse_packets("3+2;2+3/U/3(2)")
    assert plan.patterns == ((3, 2), (2, 3))
    assert (plan.first, plan.hand_size, plan.taker_gets_turned) == (5, 8, True)
    assert (plan.dealt(4), plan.stock_size(4)) == (32, 0)
    apart = parse_packets("3+3/U/T4")
    assert (apart.hand_size, apart.dealt(2), apart.stock_size(2)) == (10, 21, 11)


def test_seats_and_sides() -> None:
    """house_rules §1: with four seats {0,2} and {1,3}, otherwise every seat a side."""
    four, three = RuleSet.preset("belote"), RuleSet.preset("bela3")
    assert [four.side(s) for s in range(4)] == [0, 1, 0, 1]
    assert [three.side(s) for s in range(3)] == [0, 1, 2]
    assert [four.partner_of(s) for s in range(4)] == [2, 3, 0, 1]
    assert three.partner_of(0) is None
    assert (four.next(3), three.next(2)) == (0, 0)
    assert three.in_turn(1) == (1, 2, 0)
    assert (three.hand_size, three.stock_size, RuleSet.preset("belot3").captain_exchanges) == (
        10,
        2,
        True,
    )
