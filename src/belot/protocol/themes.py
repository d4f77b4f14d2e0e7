"""Whose words a game is told in."""

from __future__ import annotations

from typing import Literal

from belot.rules import RuleSet

Theme = Literal["cards", "beloz", "bela"]


def theme_of(rules: RuleSet) -> Theme:
    """BeloZ and Bela have words of their own; no rule ever asks this."""
    if rules.variant.startswith("beloz"):
        return "beloz"
    return "bela" if rules.variant.startswith("bela") else "cards"
