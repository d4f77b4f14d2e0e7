"""Bots: a SeatView goes in, an action comes out.

``make("club", key)`` makes a bot; ``BOTS`` lists the names. A bot sees nothing but the view of its
seat and keeps nothing between calls that the view does not show, so that one can take over a seat
in the middle of a deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from belot.bots.chance import Chance
from belot.bots.club import Club
from belot.rules.actions import Action
from belot.rules.view import SeatView

__all__ = ["BOTS", "Bot", "Chance", "Club", "make"]


class Bot(Protocol):
    """Somebody who plays. ``act`` is called when the view's seat is to act."""

    def act(self, view: SeatView) -> Action:
        """An action that the law allows this seat now."""
        ...


_MAKERS: Final[dict[str, Callable[[bytes], Bot]]] = {"random": Chance, "club": Club}

BOTS: Final = tuple(_MAKERS)
"""The names of all bots."""


def make(name: str, key: bytes) -> Bot:
    """A bot by name, with the key that all its chance comes from. Raises ValueError."""
    if name not in _MAKERS:
        raise ValueError(f"no bot {name!r}: there are {', '.join(BOTS)}")
    return _MAKERS[name](key)
