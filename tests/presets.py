"""Which presets a test goes through. All of them where each is a game of its own; these lists where
most would say the same again, or where something cannot be played yet."""

from __future__ import annotations

from typing import Final

from belot.inquiry.rules import has_screen
from belot.rules import PRESETS, VARIANTS, RuleSet

ON_SCREEN: Final = tuple(name for name in PRESETS if has_screen(RuleSet.preset(name)))
"""What the client offers."""

FAMILIES: Final = VARIANTS
"""One of each family: bundles of house rules add nothing to frames, secrets and windows."""
