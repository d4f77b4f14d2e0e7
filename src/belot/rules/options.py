"""The values of every house-rule option. One enum an option; ``on``/``off`` options are booleans
of the RuleSet. The words are those of the law files, so they read the same in names, records and
catalogues."""

from __future__ import annotations

from enum import StrEnum


class Rotation(StrEnum):
    """Which way dealing, bidding and play go round, as people see it."""

    CCW = "ccw"
    CW = "cw"


class SeqOrder(StrEnum):
    """Rank order of sequences: 7 8 9 T J Q K A, or 7 8 9 J Q K T A."""

    NATURAL = "natural"
    STRENGTH = "strength"


class FirstDealer(StrEnum):
    """Who deals first."""

    DRAW_LOWEST = "draw_lowest"
    DRAW_LOWEST_PAIR = "draw_lowest_pair"
    RANDOM = "random"
    CHOSEN = "chosen"


class Shuffle(StrEnum):
    """Whether the pack is shuffled before every deal or only gathered and cut."""

    FIRST_DEAL_ONLY = "first_deal_only"
    EVERY_DEAL = "every_deal"


class Gather(StrEnum):
    """How a pack that is only cut is put together again."""

    LAST_TRICK_TEAM_ON_TOP = "last_trick_team_on_top"
    TAKERS_ON_TOP = "takers_on_top"
    SECRET = "secret"


class TurnUp(StrEnum):
    """What becomes of the turned card."""

    TO_TAKER = "to_taker"
    OFFER_ONLY = "offer_only"
    NONE = "none"


class Stock3p(StrEnum):
    """What becomes of the two undealt cards with three players."""

    DEAD = "dead"
    CALLER_TAKES_2_DISCARDS_2 = "caller_takes_2_discards_2"


class AuctionKind(StrEnum):
    """The kinds of auction."""

    TWO_ROUND_TAKE = "two_round_take"
    ONE_ROUND_CALL = "one_round_call"
    ELDEST_CALLS = "eldest_calls"
    TWO_PLAYER_SHORT = "two_player_short"
    LADDER = "ladder"
    NUMERIC = "numeric"


class SecondRoundSuits(StrEnum):
    """The suits that may be named in the second round."""

    ANY = "any"
    NOT_TURNED = "not_turned"


class AllPass(StrEnum):
    """Who deals after everybody passed."""

    REDEAL_NEXT_DEALER = "redeal_next_dealer"
    REDEAL_SAME_DEALER = "redeal_same_dealer"


class Contracts(StrEnum):
    """The contracts that can be bid."""

    SUITS = "suits"
    SUITS_NT_AT = "suits+NT+AT"


class HeadTrumpLead(StrEnum):
    """Whether a led trump must be beaten."""

    ALWAYS = "always"
    NOT_PARTNER = "not_partner"
    NEVER = "never"


class VoidPartnerWinning(StrEnum):
    """What a player void in the led plain suit must do while the partner is winning."""

    FREE = "free"
    MUST_TRUMP = "must_trump"
    TRUMP_NO_OVER = "trump_no_over"


class Undertrump(StrEnum):
    """Whether a trump that cannot win must be played all the same."""

    FORCED = "forced"
    FREE = "free"


class IllegalMoves(StrEnum):
    """Whether the table refuses illegal cards or lets opponents claim a renonce."""

    PREVENTED = "prevented"
    RENONCE = "renonce"


class RenoncePenalty(StrEnum):
    """What a renonce costs."""

    DEAL_TO_OPPONENTS = "deal_to_opponents"
    FIXED_26 = "fixed_26"


class DeclWhen(StrEnum):
    """When declarations are announced."""

    FIRST_TRICK = "first_trick"
    WITH_FIRST_CARD = "with_first_card"
    BEFORE_FIRST_TRICK = "before_first_trick"


class DeclShow(StrEnum):
    """When the scoring side shows its declarations."""

    SECOND_TRICK = "second_trick"
    AT_ONCE = "at_once"
    AFTER_DEAL = "after_deal"


class DeclContest(StrEnum):
    """One contest for all declarations, or one for quads and one for sequences."""

    SINGLE = "single"
    PER_CLASS = "per_class"


class QuadVsSeq(StrEnum):
    """Whether a quad beats a sequence of the same points."""

    QUAD_FIRST = "quad_first"
    POINTS_ONLY = "points_only"


class Quad100Order(StrEnum):
    """How the four 100-point quads rank among themselves, highest first."""

    ATKQ = "ATKQ"
    AKQT = "AKQT"
    EQUAL = "equal"


class SeqRank(StrEnum):
    """How sequences compare."""

    POINTS_THEN_TOP = "points_then_top"
    LENGTH_THEN_TOP = "length_then_top"
    POINTS_ONLY = "points_only"


class DeclTie(StrEnum):
    """What happens when the best declarations are equal."""

    NONE_SCORE = "none_score"
    FIRST_IN_TURN = "first_in_turn"
    NEXT_BEST = "next_best"


class BeloteAnnounce(StrEnum):
    """Which words make a belote count."""

    MANUAL_BOTH = "manual_both"
    MANUAL_FIRST = "manual_first"
    AUTO = "auto"


class BeloteInContest(StrEnum):
    """Whether a belote called before play stands as a 20 in the contest."""

    OFF = "off"
    IF_CALLED_BEFORE_PLAY = "if_called_before_play"


class Belot8(StrEnum):
    """Whether eight cards of one suit in one hand win the match."""

    OFF = "off"
    TRUMP_ONLY = "trump_only"
    ON = "on"


class SuccessBasis(StrEnum):
    """What a contract is measured by."""

    MORE_THAN_OPPONENTS = "more_than_opponents"
    CARDS82 = "cards82"
    BID = "bid"
    BID_AND_MORE = "bid_and_more"


class TieRule(StrEnum):
    """What equal totals are."""

    FAIL = "fail"
    HANG = "hang"
    MADE = "made"


class FailAward(StrEnum):
    """Who writes the card points of a failed contract, or what is written in their place."""

    ALL_TO_OPPONENTS = "all_to_opponents"
    KEEP_OWN = "keep_own"
    SPLIT = "split"
    PILE_AND_BID = "pile+bid"
    PILE = "pile"
    BID = "bid"


class Forfeit(StrEnum):
    """What becomes of the failing side's declarations or belote."""

    TRANSFER = "transfer"
    LOST = "lost"
    KEEP = "keep"


class NoTrick(StrEnum):
    """What becomes of the declarations or belote of a side without a trick."""

    KEEP = "keep"
    VOID = "void"
    TRANSFER = "transfer"


class Rounding(StrEnum):
    """How points are written."""

    NONE = "none"
    NEAREST_TEN = "nearest_ten"
    BULGARIAN_TENS = "bulgarian_tens"
    NEAREST_TEN_6UP = "nearest_ten_6up"
    COMPLEMENT_160 = "complement_160"
    NEAREST_FIVE = "nearest_five"


class DoubleRounding(StrEnum):
    """The order of rounding and multiplying in a doubled deal."""

    ROUND_THEN_MULTIPLY = "round_then_multiply"
    MULTIPLY_THEN_ROUND = "multiply_then_round"


class HangTo(StrEnum):
    """Who receives hung points."""

    NEXT_DEAL_WINNER = "next_deal_winner"


class EndRule(StrEnum):
    """When the match ends."""

    END_OF_DEAL = "end_of_deal"
    MUST_PASS = "MUST_PASS"
    MUST_PASS_CALLER = "MUST_PASS_CALLER"
    ENOUGH = "ENOUGH"


class BothOver(StrEnum):
    """Several sides at or over the target."""

    HIGHER_WINS = "higher_wins"


class MatchTie(StrEnum):
    """Equal totals at or over the target."""

    EXTRA_DEAL = "extra_deal"
    CALLER_WINS = "caller_wins"
