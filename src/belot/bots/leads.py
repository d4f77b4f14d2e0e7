"""What a lead does beyond its own trick: drawing trumps, making voids, exposing cards."""

from __future__ import annotations

from typing import Final

from belot.bots.memory import Memory
from belot.bots.weigh import Scale
from belot.rules import play

DRAW: Final = 8.0  # for each trump drawn from an opponent by the taker's side
WASTE: Final = 11.0  # for leading trumps when the opponents have none
DEFEND: Final = 3.0  # for leading the taker's trumps
RUFF: Final = 3.0  # for making a void to ruff
EXPOSE: Final = 4.0  # for leading away from a ten or another card that needs its guards


def plan(scale: Scale, place: int) -> float:
    """What a lead brings later, in card points."""
    memory = scale.memory
    if memory.trumps >> place & 1:
        return _trump(scale)
    suit = 0xFF << (place & 24)
    own = memory.hand & suit
    bonus = 0.0
    if memory.trumps and own == 1 << place and memory.hand & memory.trumps:
        bonus += RUFF if not _callers(memory) else RUFF / 2
    if _exposed(memory, own, place):
        bonus -= EXPOSE
    return bonus


def _trump(scale: Scale) -> float:
    memory = scale.memory
    trumps = memory.trumps
    theirs = sum(
        memory.expected(s, trumps) for s in range(memory.players) if scale.value[s] == -1.0
    )
    if theirs < 0.3:
        return -WASTE
    if not _callers(memory):
        return -DEFEND
    return DRAW * min(theirs, 2.0)


def _callers(memory: Memory) -> bool:
    """Whether our side called."""
    return memory.rules.side(memory.taker) == memory.rules.side(memory.seat)


def _exposed(memory: Memory, own: int, place: int) -> bool:
    """Whether another card of the suit loses a guard that it needs."""
    against = memory.unseen & 0xFF << (place & 24)
    top = own.bit_length() - 1
    return top != place and bool(play.above(against, top))
