"""The law book: every variant's rules, pure and in one place.

Standard library only, no input or output, no clock, and chance only from keys handed in. Begin with
``RuleSet`` and ``Match``; bots need ``SeatView`` and ``legal_actions``.
"""

from belot.rules.actions import (
    Accept,
    Action,
    Announce,
    ChoosePackets,
    Claim,
    Cut,
    Discard,
    Play,
    Say,
    Swap,
)
from belot.rules.announce import Contest, Declaration, Kind
from belot.rules.arising import arises
from belot.rules.auction import Call
from belot.rules.cards import (
    Card,
    Contract,
    Hand,
    Rank,
    Suit,
    card_text,
    cards_of,
    hand_of,
    hand_text,
    parse_card,
    parse_hand,
)
from belot.rules.errors import BelotError, Code, Refusal, RuleSetError
from belot.rules.events import Event, Word, seen_by
from belot.rules.fold import fold, replay
from belot.rules.game import Match, act, open_deal, open_match, take_rest
from belot.rules.legality import check, legal_actions
from belot.rules.match import Ending, Verdict
from belot.rules.presets import PRESETS, VARIANTS
from belot.rules.rest import check_rest
from belot.rules.ruleset import OPTIONS, RuleSet
from belot.rules.scoring import Result, Score, Tally, score
from belot.rules.state import Phase, State
from belot.rules.view import SeatView, view_of

__all__ = [
    "OPTIONS",
    "PRESETS",
    "VARIANTS",
    "Accept",
    "Action",
    "Announce",
    "BelotError",
    "Call",
    "Card",
    "ChoosePackets",
    "Claim",
    "Code",
    "Contest",
    "Contract",
    "Cut",
    "Declaration",
    "Discard",
    "Ending",
    "Event",
    "Hand",
    "Kind",
    "Match",
    "Phase",
    "Play",
    "Rank",
    "Refusal",
    "Result",
    "RuleSet",
    "RuleSetError",
    "Say",
    "Score",
    "SeatView",
    "State",
    "Suit",
    "Swap",
    "Tally",
    "Verdict",
    "Word",
    "act",
    "arises",
    "card_text",
    "cards_of",
    "check",
    "check_rest",
    "fold",
    "hand_of",
    "hand_text",
    "legal_actions",
    "open_deal",
    "open_match",
    "parse_card",
    "parse_hand",
    "replay",
    "score",
    "seen_by",
    "take_rest",
    "view_of",
]
