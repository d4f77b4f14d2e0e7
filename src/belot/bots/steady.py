"""A bot for a table that has to go on whatever the bot does."""

from __future__ import annotations

import logging
import os

from belot.bots import make
from belot.rules import Action, SeatView, check

log = logging.getLogger("belot.bots")

KEY = 32
"""Bytes of chance for a bot."""


class Steady:
    """A bot by name, whose faults are logged; in their place a random move."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._bot = make(name, os.urandom(KEY))
        self._fallback = make("random", os.urandom(KEY))

    def act(self, view: SeatView) -> Action:
        """An action that the law allows this seat now."""
        try:
            action = self._bot.act(view)
            check(view, action)
        except Exception:
            log.exception("bot", extra={"bot": self._name, "rules": view.rules.name})
            return self._fallback.act(view)
        return action
