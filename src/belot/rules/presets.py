"""The named rule sets, data only.

One line an option, one column a variant, in the order of ``VARIANTS``. Each cell is a value and
where it comes from: S stated by a source document, R a trusted source, C our choice. A dash is an
option that the variant's own law never asks; ``FALLBACK`` says what it is when a house rule makes
it matter (house_rules §10.11).
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
)

TABLE: Final = """
# A table
players               | 4 S | 4 S | 3 S | 2 S | 4 S | 4 S | 3 S | 2 S | 4 S
rotation              | ccw S | ccw S | ccw S | ccw S | ccw S | ccw R | ccw R | ccw R | ccw S
target                | 1000 S | 1001 S | 701 S | 501 S | 501 S | 1001 S | 701 S | 501 S | 151 S
nine_trump_points     | 15 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S | 14 S
seq_order             | strength C | natural S | natural S | natural S | natural R | natural S | natural S | natural S | natural R
# B deal
first_dealer          | draw_lowest S | random R | random R | random R | draw_lowest_pair R | random C | random C | random C | random C
shuffle               | first_deal_only S | every_deal S | every_deal S | every_deal S | first_deal_only S | every_deal R | every_deal R | every_deal R | every_deal R
cut_min               | 3 S | 0 R | 0 R | 0 R | 3 R | 0 R | 0 R | 0 R | 0 R
gather                | last_trick_team_on_top C | - | - | - | last_trick_team_on_top C | - | - | - | -
packets               | 3+2;2+3/U/3(2) S | 2+2+2/T2 S | 2+2+2/T4 S | 2+2+2/T4 S | 3+2;2+3/U/3(2) R | 3+3/T2 R | 3+3/T4 R | 3+3/T4 R | 3+2/3 S
turn_up               | to_taker S | offer_only S | none C | offer_only S | to_taker S | none S | none S | offer_only S | none S
stock_3p              | - | - | dead S | - | - | - | caller_takes_2_discards_2 S | - | -
seven_swap            | off C | off C | off C | off C | off C | off C | off C | on S | off C
# C auction
auction               | two_round_take S | two_round_take S | eldest_calls S | two_player_short S | two_round_take S | one_round_call S | eldest_calls C | two_round_take S | ladder S
second_round_suits    | any S | any S | - | not_turned S | not_turned S | - | - | not_turned S | -
forced_dealer         | off S | on S | - | on S | off S | on S | - | on S | off R
all_pass              | redeal_next_dealer S | redeal_next_dealer C | - | redeal_next_dealer C | redeal_next_dealer R | redeal_next_dealer C | - | redeal_next_dealer C | redeal_next_dealer R
contracts             | suits S | suits S | suits S | suits S | suits S | suits S | suits S | suits S | suits+NT+AT S
doubling              | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 0 S | 2 S
bid_after_double      | - | - | - | - | - | - | - | - | on R
# D play
head_plain            | off S | on S | on S | on S | off S | off R | off R | off R | off R
head_trump_lead       | always S | always S | always S | always S | always R | always S | always S | always S | always R
head_after_ruff       | - | off R | off R | off R | - | - | - | - | -
void_partner_winning  | free S | must_trump S | - | - | free R | must_trump S | - | - | free R
undertrump            | forced S | forced S | forced S | forced S | forced S | forced S | forced S | forced S | free R
illegal_moves         | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C | prevented C
renonce_penalty       | deal_to_opponents C | deal_to_opponents S | deal_to_opponents S | deal_to_opponents S | deal_to_opponents C | deal_to_opponents C | deal_to_opponents C | deal_to_opponents C | fixed_26 R
# E declarations
declarations          | on S | on S | on S | on S | on S | on S | on S | on S | on S
decl_when             | first_trick S | before_first_trick R | before_first_trick R | before_first_trick R | first_trick S | before_first_trick S | before_first_trick S | before_first_trick S | with_first_card S
decl_show             | second_trick S | at_once R | at_once R | at_once R | second_trick R | at_once S | at_once S | at_once S | after_deal R
decl_contest          | single S | single S | single S | single S | single S | single R | single R | single R | single S
quad_vs_seq           | quad_first S | quad_first R | quad_first R | quad_first R | quad_first S | points_only S | points_only S | points_only S | quad_first C
quad100_order         | ATKQ C | AKQT R | AKQT R | AKQT R | ATKQ R | equal S | equal S | equal S | ATKQ R
seq_rank              | points_then_top S | points_then_top R | points_then_top R | points_then_top R | points_then_top R | points_only S | points_only S | points_only S | length_then_top R
seq_trump_priority    | on S | off R | off R | off R | on R | off S | off S | off S | off R
decl_tie              | none_score S | first_in_turn R | first_in_turn R | first_in_turn R | none_score R | first_in_turn S | first_in_turn S | first_in_turn S | none_score R
card_reuse            | off S | on R | on R | on R | off R | on S | on S | on S | off R
seq_values            | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S | 20/50/100 S
quads_tkq             | on S | on S | on S | on S | on S | on S | on S | on S | on R
belote_points         | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S | 20 S
belote_announce       | manual_both S | manual_first R | manual_first R | manual_first R | manual_both S | manual_first S | manual_first S | manual_first S | manual_first R
belote_before_play    | off S | on S | on S | on S | off S | on S | on S | on S | off R
belote_in_contest     | off S | off S | off S | off S | off S | if_called_before_play S | if_called_before_play S | if_called_before_play S | off S
belot8_wins_match     | off C | on S | on S | on S | off C | on S | on S | on S | off R
# F scoring
last_trick            | 10 S | 10 S | 10 S | 10 S | 10 S | 10 R | 10 R | 10 R | 10 S
capot_bonus           | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S | 90 S
success_basis         | more_than_opponents S | more_than_opponents S | more_than_opponents S | more_than_opponents S | more_than_opponents R | more_than_opponents S | more_than_opponents C | more_than_opponents S | more_than_opponents S
tie_rule              | fail S | fail S | fail S | fail S | hang R | fail S | fail S | fail S | hang S
fail_award            | all_to_opponents S | all_to_opponents S | keep_own S | all_to_opponents S | all_to_opponents S | all_to_opponents S | split C | all_to_opponents S | all_to_opponents S
fail_declarations     | transfer S | transfer S | lost S | transfer S | transfer R | transfer S | transfer C | transfer S | transfer R
belote_on_fail        | keep S | transfer S | lost S | transfer S | keep S | transfer S | transfer C | transfer S | transfer R
no_trick_declarations | void S | transfer S | transfer S | transfer S | keep C | void S | void S | void S | keep C
no_trick_belote       | keep S | transfer R | transfer R | transfer R | keep S | void S | void S | void S | keep C
rounding              | none S | none R | none R | none R | none S | none S | none S | none S | bulgarian_tens R
nt_multiplier         | - | - | - | - | - | - | - | - | 2 S
double_rounding       | - | - | - | - | - | - | - | - | round_then_multiply R
hang_to               | - | - | - | - | next_deal_winner R | - | - | - | next_deal_winner S
# G match
end_rule              | end_of_deal S | MUST_PASS C | MUST_PASS C | MUST_PASS C | end_of_deal S | end_of_deal C | end_of_deal C | end_of_deal C | end_of_deal S
both_over             | higher_wins S | higher_wins S | higher_wins S | higher_wins S | higher_wins S | higher_wins C | higher_wins C | higher_wins C | higher_wins R
match_tie             | extra_deal C | extra_deal R | extra_deal R | extra_deal R | extra_deal S | extra_deal C | extra_deal C | extra_deal C | extra_deal R
capot_ends_match      | on C | on C | on C | on C | on C | on C | on C | on C | off S
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
}

DERIVED: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "beloz_classic": (
        "beloz",
        {"nine_trump_points": "14", "seq_order": "natural", "target": "1001"},
    ),
    "bela4_tournament": (
        "bela4",
        {
            "auction": "one_round_call",
            "turn_up": "none",
            "packets": "3+3/T2",
            "end_rule": "end_of_deal",
        },
    ),
    "belote_ffb": (
        "belote",
        {"declarations": "off", "shuffle": "every_deal", "second_round_suits": "any"},
    ),
    "belote_free_undertrump": ("belote", {"undertrump": "free"}),
    "belote_literal": (
        "belote",
        {"head_trump_lead": "not_partner", "void_partner_winning": "trump_no_over"},
    ),
    "bulgarian_official": ("bulgarian", {"decl_contest": "per_class"}),
    "bitola": (
        "belote",
        {
            "shuffle": "every_deal",
            "head_plain": "on",
            "head_after_ruff": "on",
            "void_partner_winning": "must_trump",
            "quad_vs_seq": "quad_first",
            "decl_tie": "first_in_turn",
            "belote_on_fail": "transfer",
            "match_tie": "caller_wins",
            "tie_rule": "made",
            "target": "1001",
            "belot8_wins_match": "trump_only",
        },
    ),
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
