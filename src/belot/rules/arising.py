"""Which options can matter under a rule set: the others never come up, whatever their value.

A list of rules leaves them out, or says that they do not arise. An option that says yes or no to
something (``doubling``, ``declarations``, ``seven_swap``) arises also where it says no.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from belot.rules import options as o
from belot.rules.house import HouseRules
from belot.rules.ruleset import values_of

_Test = Callable[[HouseRules], bool]


def arises(rules: HouseRules, option: str) -> bool:
    """Whether the value of an option can make a difference under these rules.

    Raises RuleSetError (option-unknown).
    """
    values_of(option)
    return all(test(rules) for test in _TESTS.get(option, ()))


def _partners(r: HouseRules) -> bool:
    return r.players == 4


def _gathered(r: HouseRules) -> bool:
    return r.shuffle is o.Shuffle.FIRST_DEAL_ONLY


def _two_left(r: HouseRules) -> bool:
    return r.players == 3 and r.stock_size == 2


def _turned(r: HouseRules) -> bool:
    return r.turn_up is not o.TurnUp.NONE


def _second_round(r: HouseRules) -> bool:
    return r.auction is o.AuctionKind.TWO_ROUND_TAKE


def _last_may_pass(r: HouseRules) -> bool:
    return r.auction is not o.AuctionKind.ELDEST_CALLS


def _not_forced(r: HouseRules) -> bool:
    return not r.forced_dealer


def _doubles(r: HouseRules) -> bool:
    return r.doubling > 0


def _redoubles(r: HouseRules) -> bool:
    return r.doubling > 1


def _no_trumps(r: HouseRules) -> bool:
    return r.no_trumps_and_all


def _numbers(r: HouseRules) -> bool:
    return r.bids_numbers


def _no_numbers(r: HouseRules) -> bool:
    return not r.bids_numbers


def _generale(r: HouseRules) -> bool:
    return r.generale


def _slams(r: HouseRules) -> bool:
    return r.capot_bid or r.generale


def _free_beside_partner(r: HouseRules) -> bool:
    return r.void_partner_winning is o.VoidPartnerWinning.FREE


def _heads(r: HouseRules) -> bool:
    return r.head_plain


def _renonce(r: HouseRules) -> bool:
    return r.illegal_moves is o.IllegalMoves.RENONCE


def _declares(r: HouseRules) -> bool:
    return r.declarations


def _announces(r: HouseRules) -> bool:
    return r.declarations or r.belote_before_play


def _one_contest(r: HouseRules) -> bool:
    return r.decl_contest is o.DeclContest.SINGLE


def _more_quads_of_100(r: HouseRules) -> bool:
    return r.quads_tkq


def _belote_called(r: HouseRules) -> bool:
    return r.belote_before_play


def _compared(r: HouseRules) -> bool:
    return r.success_basis in (o.SuccessBasis.MORE_THAN_OPPONENTS, o.SuccessBasis.BID_AND_MORE)


def _all_counted(r: HouseRules) -> bool:
    return r.success_basis is not o.SuccessBasis.CARDS82


def _hangs(r: HouseRules) -> bool:
    return r.tie_rule is o.TieRule.HANG


def _rounds(r: HouseRules) -> bool:
    return r.rounding is not o.Rounding.NONE


_TESTS: Final[dict[str, tuple[_Test, ...]]] = {
    "seq_order": (_declares,),
    "gather": (_gathered,),
    "stock_3p": (_two_left,),
    "seven_swap": (_turned,),
    "second_round_suits": (_second_round,),
    "forced_dealer": (_last_may_pass,),
    "all_pass": (_last_may_pass, _not_forced),
    "bid_after_double": (_doubles,),
    "head_after_ruff": (_heads,),
    "void_partner_winning": (_partners,),
    "renonce_penalty": (_renonce,),
    "decl_when": (_announces,),
    "decl_show": (_declares,),
    "decl_contest": (_declares,),
    "quad_vs_seq": (_declares, _one_contest),
    "quad100_order": (_declares, _more_quads_of_100),
    "seq_rank": (_declares,),
    "seq_trump_priority": (_declares,),
    "decl_tie": (_declares,),
    "card_reuse": (_declares,),
    "seq_values": (_declares,),
    "quads_tkq": (_declares,),
    "belote_in_contest": (_declares, _belote_called),
    "tie_rule": (_compared,),
    "fail_declarations": (_declares,),
    "no_trick_declarations": (_declares,),
    "nt_multiplier": (_no_trumps,),
    "double_rounding": (_doubles, _rounds, _no_numbers),
    "hang_to": (_compared, _hangs),
    "nt_points": (_no_trumps,),
    "at_points": (_no_trumps,),
    "bid_min": (_numbers,),
    "bid_step": (_numbers,),
    "bid_max": (_numbers,),
    "capot_bid": (_numbers,),
    "capot_doubling": (_numbers, _doubles, _slams),
    "generale": (_numbers,),
    "generale_value": (_numbers, _generale),
    "generale_lead": (_numbers, _generale),
    "double_timing": (_doubles,),
    "double_reply": (_doubles,),
    "self_overcall": (_numbers,),
    "partner_ruff": (_partners, _free_beside_partner),
    "at_belotes": (_no_trumps,),
    "nt_declarations": (_no_trumps, _declares),
    "decl_in_contract": (_declares, _all_counted),
    "belote_in_contract": (_all_counted,),
    "count_mode": (_numbers,),
    "pile_base": (_numbers,),
    "pile_defence_capot": (_numbers,),
    "bid_threshold": (_numbers,),
    "capot_award": (_numbers, _slams),
    "double_scope": (_numbers, _doubles),
    "redouble_factor": (_redoubles,),
    "double_bonus": (_doubles,),
    "rounding_last_deal": (_numbers, _rounds),
}
