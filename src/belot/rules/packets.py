"""Dealing packets: the little language of the option ``packets`` and the plan it describes.

Steps parted by ``/``: first the packets dealt before the auction (``3+2``; ``;`` between patterns
among which the dealer chooses), then any of ``U`` (turn up one card), ``Tn`` (n talon cards each,
face down), ``n`` or ``n(m)`` (n cards each after the auction, m to the taker). What is left over
is the stock.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from belot.rules.errors import Code, RuleSetError

_PATTERN: Final = re.compile(r"[1-9](\+[1-9])*(;[1-9](\+[1-9])*)*")
_LATER: Final = re.compile(r"(?P<turn>U)|T(?P<talon>[1-9])|(?P<after>[1-9])(\((?P<taker>[0-9])\))?")


@dataclass(frozen=True, slots=True)
class DealPlan:
    """How many cards go where. All counts are cards for one player.

    ``patterns``: the packets before the auction, one tuple for each choice of the dealer;
    ``turned``: one card is turned up after them; ``talon``: face-down cards each; ``after``: dealt
    after the auction, ``after_taker`` to the taker.
    """

    patterns: tuple[tuple[int, ...], ...]
    turned: bool
    talon: int
    after: int
    after_taker: int

    @property
    def first(self) -> int:
        """Cards in hand during the auction."""
        return sum(self.patterns[0])

    @property
    def taker_gets_turned(self) -> bool:
        """Whether the taker is dealt one card less, because the turned one is his."""
        return self.turned and self.after_taker == self.after - 1

    @property
    def hand_size(self) -> int:
        """Cards in hand when the play begins."""
        return self.first + self.talon + self.after

    def dealt(self, players: int) -> int:
        """All cards that leave the pack."""
        apart = self.turned and not self.taker_gets_turned
        return players * self.hand_size + apart

    def stock_size(self, players: int) -> int:
        """Cards that stay in the pack."""
        return 32 - self.dealt(players)


@lru_cache(maxsize=256)
def parse_packets(text: str) -> DealPlan:
    """Read the option ``packets``; raises RuleSetError (option-value)."""
    head, *steps = text.split("/")
    if not _PATTERN.fullmatch(head):
        raise _bad(text, f"{head!r} is not a list of packets such as 3+2 or 3+2;2+3")
    patterns = tuple(tuple(int(n) for n in p.split("+")) for p in head.split(";"))
    if len({sum(p) for p in patterns}) != 1:
        raise _bad(text, "the patterns deal different numbers of cards")
    found: dict[str, int] = {}
    for step in steps:
        match = _LATER.fullmatch(step)
        if match is None:
            raise _bad(text, f"{step!r} is neither U, Tn, n nor n(m)")
        for key in ("turn", "talon", "after"):
            if match[key]:
                if key in found:
                    raise _bad(text, f"{step!r} comes twice")
                if key == "turn" and found:
                    raise _bad(text, "U comes right after the first packets")
                found[key] = 1 if key == "turn" else int(match[key])
        if match["after"]:
            found["taker"] = int(match["taker"] or match["after"])
    after = found.get("after", 0)
    plan = DealPlan(
        patterns=patterns,
        turned="turn" in found,
        talon=found.get("talon", 0),
        after=after,
        after_taker=found.get("taker", after),
    )
    if plan.after_taker != after and not plan.taker_gets_turned:
        raise _bad(text, "the taker gets one card less, and only for a turned card")
    return plan


def _bad(text: str, why: str) -> RuleSetError:
    return RuleSetError(Code.OPTION_VALUE, f"packets={text}: {why}", names=("packets",))
