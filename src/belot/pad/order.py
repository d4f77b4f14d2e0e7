"""The order of rounds: who comes after whom, and which were entered for the same place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from belot.pad.ledger import Ledger
from belot.pad.versions import Settled

Place = tuple[Settled, ...]
"""Rounds that were entered for one place by people who did not know of each other; mostly one."""


def in_order(ledger: Ledger, rounds: Sequence[Settled]) -> list[Place]:
    """All places from the first to the last.

    Of rounds put after the same one with knowledge of each other, the later goes between: that is
    what inserting is. Whatever comes after one of several rivals comes after all of them, so that
    two people who both went on alone end up with rivals round by round.
    """
    after: dict[str | None, list[Settled]] = {}
    for each in rounds:
        after.setdefault(each.origin.after, []).append(each)
    order: list[Place] = []
    stack = _places(ledger, after.get(None, []))
    while stack:
        place = stack.pop()
        order.append(place)
        behind = [r for each in place for r in after.get(each.origin.id, [])]
        stack += _places(ledger, behind)
    return order


def _places(ledger: Ledger, rounds: Iterable[Settled]) -> list[Place]:
    """Rounds with the same predecessor, parted into places; the last one comes first."""
    places: list[_Place] = []
    ordered = sorted(rounds, key=lambda r: (r.origin.at, r.origin.id))
    for each in ordered:
        one, alive = each.origin.id, each.alive
        known = ledger.before(one)
        place = next((p for p in places if alive and p.alive and not p.mask & known), None)
        if place is None:
            places.append(_Place([each], ledger.bit(one), alive))
        else:
            place.rounds.append(each)
            place.mask |= ledger.bit(one)
    return [tuple(place.rounds) for place in places]


@dataclass(slots=True)
class _Place:
    """Rivals so far, with their operations as a mask: whoever comes later and knew none of them
    was not known to them either, because nobody has seen the future."""

    rounds: list[Settled]
    mask: int
    alive: bool


def reachable(rounds: Mapping[str, Settled]) -> tuple[list[Settled], list[str]]:
    """The rounds whose predecessors are all there, and the ids of the others."""
    there, waiting = list[Settled](), list[str]()
    known: set[str] = set()
    for each in sorted(rounds.values(), key=lambda r: (r.origin.at, r.origin.id)):
        before = each.origin.after
        if before is None or (before in known and rounds[before].origin.at < each.origin.at):
            known.add(each.origin.id)
            there.append(each)
        else:
            waiting.append(each.origin.id)
    return there, waiting
