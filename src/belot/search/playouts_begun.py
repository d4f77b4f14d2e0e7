"""A deal that has begun, as playouts take it."""

from __future__ import annotations

from dataclasses import dataclass

from belot.rules.cards import Contract, Rank
from belot.rules.law import Trick
from belot.rules.options import BeloteAnnounce
from belot.rules.ruleset import RuleSet
from belot.rules.state import Phase
from belot.rules.view import SeatView
from belot.search.playouts_kernel import (
    BELOTES,
    BELOTES_AT,
    CONTRACT_AT,
    MULTIPLIER_AT,
    POINTS,
    TAKER_AT,
    TRICKS,
    TRICKS_AT,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """What everybody knows of a deal that has begun: all but the hands.

    ``taker`` is a seat, ``trick`` the one on the table (empty: its leader is to play). ``cards``
    are raw card points and ``tricks`` the tricks won so far, ``belotes`` those announced so far,
    all per side, empty for none. ``closed`` is a 4-bit mask of the suits whose king and queen
    announce nothing any more.
    """

    contract: Contract
    taker: int
    trick: Trick
    eldest: int = 0
    multiplier: int = 1
    cards: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    belotes: tuple[int, ...] = ()
    closed: int = 0

    def code(self, rules: RuleSet) -> int:
        """The code of a deal so far, see ``playouts_kernel``."""
        code = rules.side(self.taker) << TAKER_AT | self.contract + 1 << CONTRACT_AT
        code |= self.multiplier << MULTIPLIER_AT
        for parts, at, bits in (
            (self.cards, 0, POINTS),
            (self.tricks, TRICKS_AT, TRICKS),
            (self.belotes, BELOTES_AT, BELOTES),
        ):
            for side, number in enumerate(parts):
                code += number << at + bits * side
        return code


def begun_of(view: SeatView) -> Begun:
    """What a seat sees of a deal during the play. A belote of which the second word can still be
    said counts.

    Raises ValueError in any other phase.
    """
    board, run, rules = view.board, view.run, view.rules
    if view.phase is not Phase.PLAY or run is None or board.contract is None:
        raise ValueError(f"nobody plays during {view.phase}")
    belotes = [0] * rules.sides
    for word in board.words:
        pair = (1 << Rank.QUEEN | 1 << Rank.KING) << 8 * word.suit
        kept_back = word.said == 1 and run.played & pair == pair
        if not (kept_back and rules.belote_announce is BeloteAnnounce.MANUAL_BOTH):
            belotes[rules.side(word.seat)] += 1
    return Begun(
        contract=board.contract,
        taker=board.taker,
        trick=run.trick,
        eldest=rules.next(view.standing.dealer),
        multiplier=board.multiplier,
        cards=run.points,
        tricks=run.won,
        belotes=tuple(belotes),
        closed=sum(1 << word.suit for word in board.words),
    )
