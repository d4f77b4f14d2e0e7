"""How the deals of a match are made checkable: the fold of the events, and the steps that call a
deal, take values for it and fix its key (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from belot.rules.state import put
from belot.table import fair_events as ev

LINKS: Final = 4096
"""Secrets in the server's chain: more deals than any match has."""


@dataclass(frozen=True, slots=True)
class Called:
    """A deal that was called: who brings chance to it, since when, and the values so far."""

    deal: int
    at: float
    participants: tuple[tuple[int, str], ...]
    values: Mapping[int, str] = field(default_factory=dict)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose values have not come."""
        return tuple(seat for seat, _ in self.participants if seat not in self.values)


@dataclass(frozen=True, slots=True)
class Fair:
    """The deals of the running match.

    ``match`` is its name for ever, ``head`` and ``seed`` the server's chain. ``commitments`` are
    those of the seats, empty where there is none; ``called`` is the deal being made; ``dropped``
    counts the values that did not come, seat by seat; ``shown`` the deals whose secret was shown.
    """

    commitments: tuple[str, ...]
    dropped: tuple[int, ...]
    match: str = ""
    head: str = ""
    seed: str = ""
    called: Called | None = None
    shown: int = 0


def nothing(players: int) -> Fair:
    """No chain, and nobody has committed to anything."""
    return Fair(("",) * players, (0,) * players)


def folded(fair: Fair, event: ev.FairEvent, at: float) -> Fair:
    """The state of fairness after an event."""
    match event:
        case ev.ChainOpened():
            none = (0,) * len(fair.dropped)
            return Fair(fair.commitments, none, event.match, event.head, event.seed)
        case ev.Committed():
            return replace(fair, commitments=put(fair.commitments, event.seat, event.head))
        case ev.DealCalled():
            return replace(fair, called=Called(event.deal, at, event.participants))
        case ev.Revealed():
            assert fair.called is not None
            values = {**fair.called.values, event.seat: event.value}
            return replace(fair, called=replace(fair.called, values=values))
        case ev.DealKeyed():
            return _keyed(fair, event)
        case ev.SecretShown():
            return replace(fair, shown=event.deal)


def _keyed(fair: Fair, event: ev.DealKeyed) -> Fair:
    """The values that came are the new commitments, and those that did not are counted; only for
    those who still have the seat that was called."""
    called = dict(fair.called.participants) if fair.called else {}
    values = fair.called.values if fair.called else {}
    stay = [called.get(s) == c for s, c in enumerate(fair.commitments)]
    return replace(
        fair,
        called=None,
        commitments=tuple(
            values.get(s, c) if stay[s] else c for s, c in enumerate(fair.commitments)
        ),
        dropped=tuple(n + (stay[s] and s in event.dropped) for s, n in enumerate(fair.dropped)),
    )


def moved(fair: Fair, before: Sequence[int], after: Sequence[int]) -> Fair:
    """Members hold other seats now (before and after: a member for each seat, -1 for none): what
    somebody committed to goes with them, and what others had committed to there is forgotten."""
    old = [before.index(m) if m >= 0 and m in before else -1 for m in after]
    return replace(
        fair,
        commitments=tuple(fair.commitments[s] if s >= 0 else "" for s in old),
        dropped=tuple(fair.dropped[s] if s >= 0 else 0 for s in old),
    )


def later(fair: Fair, seconds: float) -> Fair:
    """The deal that was called waits so much longer for values."""
    called = fair.called
    return fair if called is None else replace(fair, called=replace(called, at=called.at + seconds))
