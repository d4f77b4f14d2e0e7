"""One closed family of errors. Every refusal has a code, and where a card was refused, the cards
that the law allows instead. Catalogues of words turn codes into sentences; the text here is for
logs and for developers."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """Why something was refused. The values are keys of the word catalogues."""

    # card play: the duty that the refused card would break
    FOLLOW = "follow"
    HEAD = "head"
    HEAD_TRUMP = "head-trump"
    RUFF = "ruff"
    OVERTRUMP = "overtrump"
    UNDERTRUMP = "undertrump"
    NO_UNDERTRUMP = "no-undertrump"
    # card play: why every card is free (never a refusal, an explanation)
    LEAD_ANY = "lead-any"
    PARTNER_FREE = "partner-free"
    VOID_FREE = "void-free"
    CANNOT_OVERTRUMP_FREE = "cannot-overtrump-free"
    # turn and phase
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    MATCH_OVER = "match-over"
    UNKNOWN_ACTION = "unknown-action"
    # cards
    CARD_UNKNOWN = "card-unknown"
    CARD_DUPLICATE = "card-duplicate"
    CARD_NOT_HELD = "card-not-held"
    CARD_ALREADY_PLAYED = "card-already-played"
    # deal
    CUT_RANGE = "cut-range"
    PACKETS_UNKNOWN = "packets-unknown"
    SWAP_NOT_POSSIBLE = "swap-not-possible"
    DISCARD_TWO = "discard-two"
    DISCARD_NOT_HELD = "discard-not-held"
    # auction
    CALL_UNKNOWN = "call-unknown"
    CALL_FROZEN = "call-frozen"
    MUST_CALL = "must-call"
    BID_HIGHER = "bid-higher"
    NOT_TURNED_SUIT = "not-turned-suit"
    DOUBLE_OWN = "double-own"
    DOUBLE_NOTHING = "double-nothing"
    DOUBLE_CAPOT = "double-capot"
    REDOUBLE_NEEDS_DOUBLE = "redouble-needs-double"
    # declarations
    DECL_OFF = "decl-off"
    DECL_NT = "decl-nt"
    DECL_LATE = "decl-late"
    DECL_NOT_HELD = "decl-not-held"
    DECL_CARD_USED = "decl-card-used"
    BELOTE_NOT_HELD = "belote-not-held"
    BELOTE_LATE = "belote-late"
    BELOTE_NOT_NOW = "belote-not-now"
    # renonce
    CLAIM_OFF = "claim-off"
    CLAIM_OWN_CARD = "claim-own-card"
    CLAIM_NOT_PLAYED = "claim-not-played"
    # all the remaining tricks
    REST_NONE = "rest-none"
    REST_RENONCE = "rest-renonce"
    # rule sets
    OPTION_UNKNOWN = "option-unknown"
    OPTION_VALUE = "option-value"
    OPTION_CLASH = "option-clash"
    PRESET_UNKNOWN = "preset-unknown"
    RULES_SYNTAX = "rules-syntax"
    # opening a match from given totals
    STANDING = "standing"


class BelotError(Exception):
    """The root of everything this project raises on bad input.

    ``code`` is for programs and catalogues, ``args[0]`` a sentence for logs.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self._code = code

    @property
    def code(self) -> str:
        """The key of the reason."""
        return self._code


class _LawError(BelotError):
    """An error whose code is one of ``Code``."""

    @property
    def code(self) -> Code:
        """The reason."""
        return Code(self._code)


class Refusal(_LawError):
    """An action that the law does not allow. The state it was offered to is unchanged.

    ``rule`` names the law that stands in the way (an option and its value, or a phase),
    ``legal`` holds the cards allowed instead where a card was refused (empty otherwise).
    """

    def __init__(
        self, code: Code, message: str, *, rule: str = "", legal: tuple[int, ...] = ()
    ) -> None:
        super().__init__(code, message)
        self.rule = rule
        self.legal = legal


class RuleSetError(_LawError):
    """A rule set that cannot be read or cannot be played.

    ``names`` are the preset or options at fault; a clash always names both.
    """

    def __init__(self, code: Code, message: str, *, names: tuple[str, ...] = ()) -> None:
        super().__init__(code, message)
        self.names = names
