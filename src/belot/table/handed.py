"""What a match goes on from, where it began elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Handed:
    """Written points of each side (negative after penalties), those that hang, and the seat that
    deals next (-1: drawn)."""

    totals: tuple[int, ...]
    hung: int = 0
    dealer: int = -1
