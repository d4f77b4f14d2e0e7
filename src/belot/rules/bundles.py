"""Named bundles of house rules, data only: the variant and the options that differ from it.

Sources: house_rules §4, and for contrée and coinche the law file contree.md §16.
"""

from __future__ import annotations

from typing import Final

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
    "contree_ffb_k": (
        "contree",
        {
            "bid_max": "650",
            "success_basis": "bid_and_more",
            "belote_on_fail": "keep",
            "capot_award": "contract_250",
            "double_bonus": "declarations+belote",
            "end_belote_guard": "capot_or_failed",
        },
    ),
    "contree_colver": (
        "contree",
        {
            "pile_base": "162/252",
            "double_scope": "bid",
            "redouble_factor": "3",
            "double_bonus": "none",
            "capot_award": "contract_250",
            "rounding": "none",
        },
    ),
    "contree_cannes": (
        "contree",
        {
            "bid_max": "260",
            "pile_base": "162/252",
            "pile_defence_capot": "on",
            "double_scope": "bid",
            "redouble_factor": "3",
            "double_bonus": "none",
            "capot_award": "contract_270",
            "rounding": "nearest_ten_6up",
            "rounding_last_deal": "exact",
            "target": "2001",
        },
    ),
    "contree_tournoi": (
        "contree",
        {
            "count_mode": "made",
            "fail_award": "pile",
        },
    ),
    "contree_annonces": (
        "contree",
        {
            "count_mode": "bid",
            "fail_award": "bid",
            "capot_award": "contract_250",
            "undertrump": "forced",
            "double_timing": "any_time",
            "target": "1010",
        },
    ),
    "coinche_essarts": (
        "coinche",
        {
            "capot_bid": "off",
            "bid_max": "650",
            "bid_threshold": "plus_2",
            "double_scope": "base",
            "redouble_factor": "3",
            "target_test": "exceed",
        },
    ),
    "coinche_pagat": (
        "coinche",
        {
            "contracts": "suits+NT+AT",
            "bid_max": "650",
            "bid_threshold": "80_needs_82",
            "success_basis": "bid",
            "undertrump": "forced",
            "double_timing": "any_time",
            "capot_doubling": "off",
            "capot_award": "flat_500",
            "double_scope": "bid",
            "double_bonus": "none",
            "at_points": "j14_q1",
            "end_belote_guard": "off",
            "target": "2000",
        },
    ),
}
