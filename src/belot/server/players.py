"""What tables need from the server: chance, bots, and how long things take."""

from __future__ import annotations

import secrets

from belot.bots.steady import Steady
from belot.server.options import Options
from belot.table import Host

__all__ = ["Steady", "host_of"]


def host_of(options: Options) -> Host:
    """What the tables of a server need from outside."""
    return Host(
        key=lambda: secrets.token_bytes(32),
        bot=Steady,
        pace=options.pace,
        window=options.window,
        away=options.away,
        closed=options.closed,
        dropped=options.dropped,
    )
