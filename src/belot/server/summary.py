"""How a table stands, in a line of JSON for lists of tables."""

from __future__ import annotations

import msgspec

from belot.protocol.summary import Summary, summary
from belot.table import TableState


def summary_of(state: TableState) -> str:
    """The summary of a table as JSON."""
    return msgspec.json.encode(summary(state)).decode()


def goes_on(state: TableState) -> bool:
    """Whether the table goes on without anybody saying hello: in the middle of a deal, with a
    clock, or with people who wait for each other. Where one person plays at leisure it sleeps, and
    so do a room before its match and a paused match."""
    if state.calling:
        return True
    still = state.match is None or state.resting or state.paused is not None
    return not still and (state.clock is not None or len(state.persons) > 1)


def read_summary(text: str) -> Summary:
    """Read what ``summary_of`` wrote."""
    return msgspec.json.decode(text, type=Summary)
