"""How a pad speaks of those who play: teams may have names of their own."""

from __future__ import annotations

from collections.abc import Sequence

from belot.cli.voice import Voice
from belot.rules import RuleSet
from belot.words import Words


class PadVoice(Voice):
    """A voice that belongs to nobody at the table. ``teams`` are the names of the sides, empty
    where there are none: then the players' names stand for them."""

    def __init__(
        self, words: Words, rules: RuleSet, names: Sequence[str], teams: Sequence[str]
    ) -> None:
        super().__init__(words, rules, names)
        self.teams = tuple(teams)

    def side(self, side: int) -> str:
        """The name of a side."""
        own = self.teams[side] if side < len(self.teams) else ""
        return own or super().side(side)
