"""The values of the options that came with the numeric auction of contrée and coinche. Some of them
are asked in other games as well: points of No Trumps and All Trumps, doubles, the target."""

from __future__ import annotations

from enum import StrEnum


class NtPoints(StrEnum):
    """Card points in No Trumps: A T K Q J as in a plain suit, or the ace 19 and the jack 2 or 0."""

    PLAIN = "plain"
    A19_J2 = "a19_j2"
    A19_J0 = "a19_j0"


class AtPoints(StrEnum):
    """Card points in All Trumps: those of trumps, smaller ones, or those of trumps × 162/258."""

    FULL = "full"
    J13_Q2 = "j13_q2"
    J14_Q1 = "j14_q1"
    SCALED = "scaled"


class GeneraleLead(StrEnum):
    """Who leads to the first trick of a générale."""

    ELDEST = "eldest"
    BIDDER = "bidder"


class DoubleTiming(StrEnum):
    """Whether a double waits for one's turn."""

    IN_TURN = "in_turn"
    ANY_TIME = "any_time"


class DoubleReply(StrEnum):
    """Who is asked after a double: everybody, or the doubled side only."""

    THREE_PASSES = "three_passes"
    DOUBLED_SIDE = "doubled_side"


class SelfOvercall(StrEnum):
    """Whether the last bidder may bid on after three passes."""

    OFF = "off"
    NEW_SUIT = "new_suit"


class PartnerRuff(StrEnum):
    """What a void player may do while the partner is winning with a trump."""

    FREE = "free"
    MUST_BEAT_IF_ONLY_TRUMPS = "must_beat_if_only_trumps"
    NO_UNDERTRUMP = "no_undertrump"


class NtDeclarations(StrEnum):
    """Declarations in No Trumps: none, those of a suit, or quads in an order of their own."""

    OFF = "off"
    SAME = "same"
    SA_TABLE = "sa_table"


class CountMode(StrEnum):
    """What a contract that is made pays."""

    MADE_AND_BID = "made+bid"
    MADE = "made"
    BID = "bid"


class PileBase(StrEnum):
    """What stands for the card points where one side takes everything, and after all tricks."""

    P160 = "160/250"
    P162 = "162/252"


class BidThreshold(StrEnum):
    """The points that a number needs."""

    EXACT = "exact"
    EIGHTY_NEEDS_82 = "80_needs_82"
    PLUS_2 = "plus_2"


class CapotAward(StrEnum):
    """What a bid capot pays: a contract of that value, or 500 in place of pile and bid."""

    CONTRACT_250 = "contract_250"
    CONTRACT_270 = "contract_270"
    FLAT_500 = "flat_500"


class DoubleScope(StrEnum):
    """What a double multiplies: pile and bid, the bid, or the pile."""

    ALL = "all"
    BID = "bid"
    BASE = "base"


class DoubleBonus(StrEnum):
    """Which bonuses a double multiplies as well."""

    NONE = "none"
    DECLARATIONS = "declarations"
    DECLARATIONS_AND_BELOTE = "declarations+belote"


class RoundingLastDeal(StrEnum):
    """Whether the deal that ends the match is rounded."""

    ROUNDED = "rounded"
    EXACT = "exact"


class TargetTest(StrEnum):
    """Whether reaching the target is enough or it has to be exceeded."""

    REACH = "reach"
    EXCEED = "exceed"


class BeloteGuard(StrEnum):
    """When a side that is over the target only by a belote has not won."""

    OFF = "off"
    CAPOT = "capot"
    CAPOT_OR_FAILED = "capot_or_failed"
