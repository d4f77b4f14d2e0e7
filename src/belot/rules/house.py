"""The options of a table as typed fields, and what follows from them at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from belot.rules import options as o
from belot.rules import options_numeric as n
from belot.rules.packets import DealPlan, parse_packets


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """Every option of house_rules §2, in its order. ``RuleSet`` adds names and validation."""

    # A table
    players: int
    rotation: o.Rotation
    target: int
    nine_trump_points: int
    seq_order: o.SeqOrder
    nt_points: n.NtPoints
    at_points: n.AtPoints
    # B deal
    first_dealer: o.FirstDealer
    shuffle: o.Shuffle
    cut_min: int
    gather: o.Gather
    packets: str
    turn_up: o.TurnUp
    stock_3p: o.Stock3p
    seven_swap: bool
    # C auction
    auction: o.AuctionKind
    second_round_suits: o.SecondRoundSuits
    forced_dealer: bool
    all_pass: o.AllPass
    contracts: o.Contracts
    doubling: int
    bid_after_double: bool
    bid_min: int
    bid_step: int
    bid_max: int
    capot_bid: bool
    capot_doubling: bool
    generale: bool
    generale_value: int
    generale_lead: n.GeneraleLead
    double_timing: n.DoubleTiming
    double_reply: n.DoubleReply
    self_overcall: n.SelfOvercall
    # D play
    head_plain: bool
    head_trump_lead: o.HeadTrumpLead
    head_after_ruff: bool
    void_partner_winning: o.VoidPartnerWinning
    undertrump: o.Undertrump
    illegal_moves: o.IllegalMoves
    renonce_penalty: o.RenoncePenalty
    partner_ruff: n.PartnerRuff
    # E declarations
    declarations: bool
    decl_when: o.DeclWhen
    decl_show: o.DeclShow
    decl_contest: o.DeclContest
    quad_vs_seq: o.QuadVsSeq
    quad100_order: o.Quad100Order
    seq_rank: o.SeqRank
    seq_trump_priority: bool
    decl_tie: o.DeclTie
    card_reuse: bool
    seq_values: str
    quads_tkq: bool
    belote_points: int
    belote_announce: o.BeloteAnnounce
    belote_before_play: bool
    belote_in_contest: o.BeloteInContest
    belot8_wins_match: o.Belot8
    at_belotes: int
    nt_declarations: n.NtDeclarations
    decl_in_contract: bool
    belote_in_contract: bool
    # F scoring
    last_trick: int
    capot_bonus: int
    success_basis: o.SuccessBasis
    tie_rule: o.TieRule
    fail_award: o.FailAward
    fail_declarations: o.Forfeit
    belote_on_fail: o.Forfeit
    no_trick_declarations: o.NoTrick
    no_trick_belote: o.NoTrick
    rounding: o.Rounding
    nt_multiplier: int
    double_rounding: o.DoubleRounding
    hang_to: o.HangTo
    count_mode: n.CountMode
    pile_base: n.PileBase
    pile_defence_capot: bool
    bid_threshold: n.BidThreshold
    capot_award: n.CapotAward
    double_scope: n.DoubleScope
    redouble_factor: int
    double_bonus: n.DoubleBonus
    rounding_last_deal: n.RoundingLastDeal
    # G match
    end_rule: o.EndRule
    both_over: o.BothOver
    match_tie: o.MatchTie
    capot_ends_match: bool
    target_test: n.TargetTest
    end_belote_guard: n.BeloteGuard

    # --- what follows from the options -----------------------------------------------------------

    @cached_property
    def sides(self) -> int:
        """Two teams with four players, otherwise every player a side."""
        return 2 if self.players == 4 else self.players

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.sides

    def partner_of(self, seat: int) -> int | None:
        """The partner's seat, or None where everybody plays alone."""
        return (seat + 2) % 4 if self.players == 4 else None

    def next(self, seat: int) -> int:
        """The next seat in turn."""
        return (seat + 1) % self.players

    def in_turn(self, first: int) -> tuple[int, ...]:
        """All seats in turn, beginning with ``first``."""
        return tuple((first + i) % self.players for i in range(self.players))

    @cached_property
    def plan(self) -> DealPlan:
        """How the cards are dealt."""
        return parse_packets(self.packets)

    @cached_property
    def hand_size(self) -> int:
        """Cards in hand when the play begins."""
        return self.plan.hand_size

    @cached_property
    def stock_size(self) -> int:
        """Cards left over when everything is dealt (the turned card not counted)."""
        return self.plan.stock_size(self.players)

    @cached_property
    def captain_exchanges(self) -> bool:
        """Whether the caller takes the two stock cards and puts two away (belot3)."""
        return self.players == 3 and self.stock_3p is o.Stock3p.CALLER_TAKES_2_DISCARDS_2

    @cached_property
    def bids_numbers(self) -> bool:
        """Whether numbers are bid, so that a contract is so many points and not just more."""
        return self.auction is o.AuctionKind.NUMERIC

    @cached_property
    def no_trumps_and_all(self) -> bool:
        """Whether No Trumps and All Trumps can be bid."""
        return self.contracts is o.Contracts.SUITS_NT_AT
