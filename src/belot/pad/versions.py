"""One round, several versions: which of them stands, and where a person has to choose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from belot.pad.entry import Entry
from belot.pad.ledger import Ledger
from belot.pad.operations import ChooseOp, DeleteOp, EditOp, RoundOp

Version: TypeAlias = RoundOp | EditOp | DeleteOp


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice among versions, and the rounds that these are versions of: whoever picks a version
    of one of two rival rounds has picked that round, too."""

    among: frozenset[str]
    picks: tuple[str, ...]
    rivals: frozenset[str]
    picked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """A round with its versions. ``open`` are those that nobody has chosen among, the one in force
    first; one only where there is no conflict, none where the round is undone. ``aside``: another
    round was chosen for its place."""

    origin: RoundOp
    open: tuple[Version, ...]
    aside: bool = False

    @property
    def entry(self) -> Entry | None:
        """The entry in force, None where the round does not count."""
        return entry_of(self.open[0]) if self.open else None

    @property
    def alive(self) -> bool:
        """Whether it counts, or would if it is chosen: a version of it has an entry."""
        return not self.aside and any(entry_of(version) is not None for version in self.open)


def entry_of(version: Version) -> Entry | None:
    """The entry of a version, None where it deletes."""
    return None if isinstance(version, DeleteOp) else version.entry


def choices_of(ledger: Ledger) -> list[Choice]:
    """All choices that count, in their order."""
    of = {
        o.id: round_of(o) for o in ledger.operations if isinstance(o, RoundOp | EditOp | DeleteOp)
    }
    return [
        Choice(
            among=frozenset(o.among),
            picks=o.picks,
            rivals=frozenset(of[one] for one in o.among if one in of),
            picked=tuple(dict.fromkeys(of[one] for one in o.picks if one in of)),
        )
        for o in ledger.counting
        if isinstance(o, ChooseOp)
    ]


def round_of(version: Version) -> str:
    """The round that an operation is a version of."""
    return version.id if isinstance(version, RoundOp) else version.round


def settle(
    ledger: Ledger, origin: RoundOp, versions: Iterable[Version], choices: Iterable[Choice]
) -> Settled:
    """Find the versions of a round that no other one replaced, and the choice among them."""
    versions, replaced = list(versions), 0
    for one in versions:
        replaced |= ledger.before(one.id)
    last = [one for one in versions if not ledger.bit(one.id) & replaced]
    left = _different(_chosen(choices, last))
    left.sort(key=lambda version: entry_of(version) is None)  # stable: an entry before a deletion
    return Settled(origin, tuple(left))


def _chosen(choices: Iterable[Choice], versions: list[Version]) -> list[Version]:
    """What is left of rival versions after the last choice among them: its pick, and those that it
    did not know."""
    by_id = {version.id: version for version in versions}
    if len(by_id) < 2:
        return versions
    for choice in reversed([*choices]):
        picks = [one for one in choice.picks if one in by_id]
        if picks and len(choice.among & by_id.keys()) > 1:
            new = [one for one in by_id if one not in choice.among]
            return [by_id[one] for one in (*picks, *new)]
    return versions


def set_aside(choices: Iterable[Choice], there: set[str]) -> set[str]:
    """The rounds, of those that are there, that were not chosen for their place."""
    aside: set[str] = set()
    for choice in choices:
        picks, among = {*choice.picked} & there, choice.rivals & there
        if picks and len(among) > 1:
            aside = aside - picks | among - picks
    return aside


def _different(versions: list[Version]) -> list[Version]:
    """Versions that say the same are one."""
    kept: dict[Entry | None, Version] = {}
    for version in versions:
        kept.setdefault(entry_of(version), version)
    return list(kept.values())
