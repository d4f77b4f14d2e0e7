"""Which presets a test goes through. All of them where each is a game of its own; this list where
most would say the same again."""

from __future__ import annotations

from typing import Final

from belot.rules import VARIANTS

FAMILIES: Final = VARIANTS
"""One of each family: bundles of house rules add nothing to frames, secrets and windows."""
