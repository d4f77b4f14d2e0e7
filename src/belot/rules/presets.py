"""The named rule sets, data only.

One line an option, one column a variant, in the order of ``VARIANTS``. Each cell is a value and
where it comes from: S stated by a source document, R a trusted source, C our choice. A dash is an
option that the variant's own law never asks; ``FALLBACK`` says what it is when a house rule makes
it matter (house_rules §10.11).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from belot.rules.bundles import DERIVED

__all__ = ["DERIVED", "FALLBACK", "GROUPS", "PRESETS", "VARIANTS", "Default", "defaults_of"]

VARIANTS: Final = (
    "beloz",
    "bela4",
    "bela3",
    "bela2",
    "belote",
    "belot4",
    "belot3",
    "belot2",
    "bulgarian",
    "contree",
    "coinche",
)

TABLE: Final = """
# A table
players               | 4 S | 4 S | 3 S | 2 S | 4 S | 4 S | 3 S | 2 S | 4 S | 4 R | 4 R
rotation              | ccw S | ccw S | ccw S | ccw S | ccw S | ccw R | ccw R | ccw R | ccw S | ccw R | ccw R
target                | 1000 S | 1001 S | 701 S | 501 S | 501 S | 1001 S | 701 S | 501 S | 151 S | 2000 R | 3000 R
nine_trump_points     | 15 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 R | 14 R
seq_order             | strength C | natural S | natural S | natural S | natural R | natural S | natural S | natural S | natural R | natural C | natural R
nt_points             | - | - | - | - | - | - | - | - | plain R | a19_j2 R | a19_j2 R
at_points             | - | - | - | - | - | - | - | - | full R | j13_q2 R | j13_q2 R
# B deal
first_dealer          | draw_lowest S | random R | random R | random R | draw_lowest_pair R | random C | random C | random C | random C | random R | random R
shuffle               | first_deal_only S | every_deal S | every_deal S | every_deal S | first_deal_only S | every_deal R | every_deal R | every_deal R | every_deal R | every_deal R | every_deal R
cut_min               | 3 S | 0 R | 0 R | 0 R | 3 R | 0 R | 0 R | 0 R | 0 R | 3 R | 3 R
gather                | last_trick_team_on_top C | - | - | - | last_trick_team_on_top C | - | - | - | - | - | -
packets               | 3+2;2+3/U/3(2) S | 2+2+2/T2 S | 2+2+2/T4 S | 2+2+2/T4 S | 3+2;2+3/U/3(2) R | 3+3/T2 R | 3+3/T4 R | 3+3/T4 R | 3+2/3 S | 3+2+3;3+3+2;2+3+3 R | 3+2+3;3+3+2;2+3+3 R
turn_up               | to_taker S | offer_only S | none C | offer_only S | to_taker S | none S | none S | offer_only S | none S | none R | none R
stock_3p              | - | - | dead S | - | - | - | caller_takes_2_discards_2 S | - | - | - | -
seven_swap            | off C | off C | off C | off C | off C | off C | off C | on S | off C | off C | off C
# C auction
auction               | two_round_take S | two_round_take S | eldest_calls S | two_player_short S | two_round_take S | one_round_call S | eldest_calls C | two_round_take S | ladder S | numeric R | numeric R
second_round_suits    | any S | any S | - | not_turned S | not_turned S | - | - | not_turned S | - | - | -
forced_dealer         | off S | on S | - | on S | off S | on S | - | on S | off R | off R | off R
all_pass              | redeal_next_dealer S | redeal_next_dealer C | - | redeal_next_dealer C | redeal_next_dealer R | redeal_next_dealer C | - | redeal_next_dealer C | redeal_next_dealer R | redeal_next_dealer R | redeal_next_dealer R
contracts             | suits S | suits S | suits S | suits S | suits S | suits S | suits S | suits S | suits+NT+AT S | suits R | suits R
doubling              | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 2 S | 2 R | 2 R
bid_after_double      | - | - | - | - | - | - | - | - | on R | off R | off R
bid_min               | - | - | - | - | - | - | - | - | - | 80 R | 80 R
bid_step              | - | - | - | - | - | - | - | - | - | 10 R | 10 R
bid_max               | - | - | - | - | - | - | - | - | - | 160 R | 650 R
capot_bid             | - | - | - | - | - | - | - | - | - | on R | on R
capot_doubling        | - | - | - | - | - | - | - | - | - | on R | on R
generale              | - | - | - | - | - | - | - | - | - | off R | off R
generale_value        | - | - | - | - | - | - | - | - | - | 500 R | 500 R
generale_lead         | - | - | - | - | - | - | - | - | - | bidder R | bidder R
double_timing         | - | - | - | - | - | - | - | - | in_turn R | in_turn R | in_turn R
double_reply          | - | - | - | - | - | - | - | - | three_passes R | three_passes R | three_passes R
self_overcall         | - | - | - | - | - | - | - | - | - | off R | off R
# D play
head_plain            | off S | on S | on S | on S | off S | off R | off R | off R | off R | off R | off R
head_trump_lead       | always S | always S | always S | always S | always R | always S | always S | always S | always R | always R | always R
head_after_ruff       | - | off R | off R | off R | - | - | - | - | - | - | -
void_partner_winning  | free S | must_trump S | - | - | free R | must_trump S | - | - | free R | free R | free R
undertrump            | forced S | forced S | forced S | forced S | forced S | forced S | forced S | forced S | free R | free R | free R
illegal_moves         | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C
renonce_penalty       | deal_to_opponents C | deal_to_opponents S | deal_to_opponents S | deal_to_opponents S | deal_to_opponents C | deal_to_opponents C | deal_to_opponents C | deal_to_opponents C | fixed_26 R | deal_to_opponents R | deal_to_opponents R
partner_ruff          | free R | - | - | - | free R | - | - | - | free R | free R | free R
# E declarations
declarations          | on S | on S | on S | on S | on S | on S | on S | on S | on S | off R | on R
decl_when             | first_trick S | before_first_trick R | before_first_trick R | before_first_trick R | first_trick S | before_first_trick S | before_first_trick S | before_first_trick S | with_first_card S | first_trick C | first_trick R
decl_show             | second_trick S | at_once R | at_once R | at_once R | second_trick R | at_once S | at_once S | at_once S | after_deal R | second_trick C | second_trick R
decl_contest          | single S | single S | single S | single S | single S | single R | single R | single R | single S | single C | single R
quad_vs_seq           | quad_first S | quad_first R | quad_first R | quad_first R | quad_first S | points_only S | points_only S | points_only S | quad_first C | quad_first C | quad_first R
quad100_order         | ATKQ C | AKQT R | AKQT R | AKQT R | ATKQ R | equal S | equal S | equal S | ATKQ R | ATKQ C | ATKQ R
seq_rank              | points_then_top S | points_then_top R | points_then_top R | points_then_top R | points_then_top R | points_only S | points_only S | points_only S | length_then_top R | points_then_top C | points_then_top R
seq_trump_priority    | on S | off R | off R | off R | on R | off S | off S | off S | off R | on C | on R
decl_tie              | none_score S | first_in_turn R | first_in_turn R | first_in_turn R | none_score R | first_in_turn S | first_in_turn S | first_in_turn S | none_score R | none_score C | none_score R
card_reuse            | off S | on R | on R | on R | off R | on S | on S | on S | off R | off C | off R
seq_values            | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 C | 20/50/100 R
quads_tkq             | on S | on S | on S | on S | on S | on S | on S | on S | on R | on C | on R
belote_points         | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 R | 20 R
belote_announce       | manual_both S | manual_first R | manual_first R | manual_first R | manual_both S | manual_first S | manual_first S | manual_first S | manual_first R | manual_both R | manual_both R
belote_before_play    | off S | on S | on S | on S | off S | on S | on S | on S | off R | off R | off R
belote_in_contest     | off S | off S | off S | off S | off S | if_called_before_play S | if_called_before_play S | if_called_before_play S | off S | off R | off R
belot8_wins_match     | off C | on S | on S | on S | off C | on S | on S | on S | off R | off R | off R
at_belotes            | - | - | - | - | - | - | - | - | 4 R | 4 R | 4 R
nt_declarations       | - | - | - | - | - | - | - | - | off R | sa_table R | sa_table R
decl_in_contract      | on R | on R | on R | on R | on R | on R | on R | on R | on R | on C | on R
belote_in_contract    | on R | on R | on R | on R | on R | on R | on R | on R | on R | on R | on R
# F scoring
last_trick            | 10 S | 10 S | 10 S | 10 S | 10 S | 10 R | 10 R | 10 R | 10 S | 10 R | 10 R
capot_bonus           | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 R | 90 R
success_basis         | more_than_opponents S | more_than_opponents S | more_than_opponents S | more_than_opponents S | more_than_opponents R | more_than_opponents S | more_than_opponents C | more_than_opponents S | more_than_opponents S | bid R | bid_and_more R
tie_rule              | fail S | fail S | fail S | fail S | hang R | fail S | fail S | fail S | hang S | fail C | fail R
fail_award            | all_to_opponents S | all_to_opponents S | keep_own S | all_to_opponents S | all_to_opponents S | all_to_opponents S | split C | all_to_opponents S | all_to_opponents S | pile+bid R | pile+bid R
fail_declarations     | transfer S | transfer S | lost S | transfer S | transfer R | transfer S | transfer C | transfer S | transfer R | transfer C | transfer R
belote_on_fail        | keep S | transfer S | lost S | transfer S | keep S | transfer S | transfer C | transfer S | transfer R | transfer R | keep R
no_trick_declarations | void S | transfer S | transfer S | transfer S | keep C | void S | void S | void S | keep C | transfer C | transfer R
no_trick_belote       | keep S | transfer R | transfer R | transfer R | keep S | void S | void S | void S | keep C | keep R | keep R
rounding              | none S | none R | none R | none R | none S | none S | none S | none S | bulgarian_tens R | nearest_ten R | nearest_ten R
nt_multiplier         | - | - | - | - | - | - | - | - | 2 S | 1 R | 1 R
double_rounding       | - | - | - | - | - | - | - | - | round_then_multiply R | multiply_then_round C | multiply_then_round C
hang_to               | - | - | - | - | next_deal_winner R | - | - | - | next_deal_winner S | next_deal_winner C | next_deal_winner R
count_mode            | - | - | - | - | - | - | - | - | - | made+bid R | made+bid R
pile_base             | - | - | - | - | - | - | - | - | - | 160/250 R | 160/250 R
pile_defence_capot    | - | - | - | - | - | - | - | - | - | off R | off R
bid_threshold         | - | - | - | - | - | - | - | - | - | exact R | exact R
capot_award           | - | - | - | - | - | - | - | - | - | flat_500 R | contract_250 R
double_scope          | - | - | - | - | - | - | - | - | all R | all R | all R
redouble_factor       | - | - | - | - | - | - | - | - | 4 R | 4 R | 4 R
double_bonus          | - | - | - | - | - | - | - | - | declarations+belote R | declarations R | declarations+belote R
rounding_last_deal    | - | - | - | - | - | - | - | - | - | rounded R | rounded R
# G match
end_rule              | end_of_deal S | MUST_PASS C | MUST_PASS C | MUST_PASS C | end_of_deal S | end_of_deal C | end_of_deal C | end_of_deal C | end_of_deal S | end_of_deal R | end_of_deal R
both_over             | higher_wins S | higher_wins S | higher_wins S | higher_wins S | higher_wins S | higher_wins C | higher_wins C | higher_wins C | higher_wins R | higher_wins R | higher_wins R
match_tie             | extra_deal C | extra_deal R | extra_deal R | extra_deal R | extra_deal S | extra_deal C | extra_deal C | extra_deal C | extra_deal R | extra_deal R | extra_deal R
capot_ends_match      | on C | on C | on C | on C | on C | on C | on C | on C | off S | on R | on R
target_test           | reach R | reach R | reach R | reach R | reach R | reach R | reach R | reach R | reach R | reach R | reach R
end_belote_guard      | off R | off R | off R | off R | off R | off R | off R | off R | off R | off R | capot_or_failed R
"""

FALLBACK: Final = {
    "gather": "last_trick_team_on_top",
    "stock_3p": "dead",
    "second_round_suits": "any",
    "forced_dealer": "on",
    "all_pass": "redeal_next_dealer",
    "bid_after_double": "on",
    "head_after_ruff": "off",
    "void_partner_winning": "free",
    "renonce_penalty": "deal_to_opponents",
    "nt_multiplier": "2",
    "double_rounding": "round_then_multiply",
    "hang_to": "next_deal_winner",
    "nt_points": "plain",
    "at_points": "full",
    "bid_min": "80",
    "bid_step": "10",
    "bid_max": "160",
    "capot_bid": "on",
    "capot_doubling": "on",
    "generale": "off",
    "generale_value": "500",
    "generale_lead": "bidder",
    "double_timing": "in_turn",
    "double_reply": "three_passes",
    "self_overcall": "off",
    "partner_ruff": "free",
    "at_belotes": "4",
    "nt_declarations": "off",
    "count_mode": "made+bid",
    "pile_base": "160/250",
    "pile_defence_capot": "off",
    "bid_threshold": "exact",
    "capot_award": "flat_500",
    "double_scope": "all",
    "redouble_factor": "4",
    "double_bonus": "declarations+belote",
    "rounding_last_deal": "rounded",
}

PRESETS: Final = (*VARIANTS, *DERIVED)


class Default(NamedTuple):
    """A preset's value of one option as text, and its tag: S, R, C, or - for never asked."""

    value: str
    tag: str


def _read_table() -> tuple[dict[str, str], dict[str, dict[str, Default]]]:
    groups: dict[str, str] = {}
    defaults: dict[str, dict[str, Default]] = {v: {} for v in VARIANTS}
    group = ""
    for line in TABLE.strip().splitlines():
        if line.startswith("#"):
            group = line[2:]
            continue
        option, *cells = (part.strip() for part in line.split("|"))
        groups[option] = group
        for variant, cell in zip(VARIANTS, cells, strict=True):
            value, _, tag = cell.rpartition(" ")
            defaults[variant][option] = Default(value or FALLBACK[option], tag)
    return groups, defaults


GROUPS, _VARIANT_DEFAULTS = _read_table()
"""Option → group title, in the order of the law."""


def defaults_of(preset: str) -> dict[str, Default]:
    """Every option of a preset with its value and tag; raises KeyError for an unknown name."""
    if preset in DERIVED:
        base, changed = DERIVED[preset]
        own = {option: Default(value, "R") for option, value in changed.items()}
        return {**_VARIANT_DEFAULTS[base], **own}
    return dict(_VARIANT_DEFAULTS[preset])
