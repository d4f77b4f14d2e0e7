"""A pad as it stands: the fold of its ledger, with nothing scored yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from belot.pad.entry import Entry
from belot.pad.errors import PadError
from belot.pad.faults import at_table
from belot.pad.ledger import Ledger
from belot.pad.operations import (
    DealerOp,
    DeleteOp,
    EditOp,
    NamesOp,
    OpenOp,
    RoundOp,
    RulesOp,
)
from belot.pad.order import Place, in_order, reachable
from belot.pad.versions import (
    Choice,
    Settled,
    Version,
    choices_of,
    entry_of,
    round_of,
    set_aside,
    settle,
)
from belot.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Rival:
    """One of several versions that nobody has chosen among. ``op`` is what a choice names."""

    op: str
    round: str
    version: Version
    entry: Entry | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A round that counts. ``place`` is its place among all that were ever entered, ``rules`` hold
    for it; ``dealer`` is set where somebody said who deals it. ``rivals`` are empty where nobody
    has to choose."""

    id: str
    version: RoundOp | EditOp
    entry: Entry
    rivals: tuple[Rival, ...]
    place: int
    rules: RuleSet
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Gone:
    """A round that does not count: deleted, another one chosen for its place, or entered twice."""

    id: str
    why: Literal["deleted", "set-aside", "twice"]
    version: Version
    entry: Entry


@dataclass(frozen=True, slots=True)
class Changed:
    """House rules changed after the opening: they hold from ``place`` on (a place of ``order``)."""

    op: RulesOp
    place: int
    before: RuleSet
    rules: RuleSet


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad. ``rounds`` are those that count, ``rules`` hold and ``dealer``, where somebody said
    so, deals after the last of them. ``waiting`` are operations without effect: what they speak of
    is not in the ledger, or cannot be."""

    ledger: Ledger
    opening: OpenOp
    opened: RuleSet
    names: tuple[str, ...]
    teams: tuple[str, ...]
    rounds: tuple[Placed, ...]
    gone: tuple[Gone, ...]
    changes: tuple[Changed, ...]
    rules: RuleSet
    dealer: int | None
    last: str | None
    waiting: tuple[str, ...]


def pad_of(ledger: Ledger) -> Pad:
    """Fold a ledger. Raises PadError (``pad-unopened``) where no match was opened."""
    opening = ledger.opening
    if opening is None:
        raise PadError("pad-unopened", "ops", "no operation opens a match")
    opened = RuleSet.parse(opening.rules)
    settled, waiting = _settled(ledger, opened)
    order = in_order(ledger, settled)
    at = {each.origin.id: n for n, place in enumerate(order, 1) for each in place}
    changes = _changes(ledger, opened, at)
    dealers = _dealers(ledger, opened, at)
    choices = choices_of(ledger)
    rounds, gone = list[Placed](), list[Gone]()
    due: int | None = None  # a dealer that was named for a place where nothing counts
    for n, place in enumerate(order):
        due = dealers.get(n, due)
        counting, rest = _stand(place, choices)
        gone += rest
        rules = _rules_at(opened, changes, n)
        for each in counting:
            rounds.append(Placed(*each, place=n, rules=rules, dealer=due))
            due = due if each.entry.kind == "correction" else None
    names = _names(ledger, opening, opened)
    return Pad(
        ledger=ledger,
        opening=opening,
        opened=opened,
        names=names[0],
        teams=names[1],
        rounds=tuple(rounds),
        gone=tuple(gone),
        changes=tuple(changes),
        rules=_rules_at(opened, changes, len(order)),
        dealer=dealers.get(len(order), due),
        last=order[-1][0].origin.id if order else None,
        waiting=(*waiting, *_idle(ledger, opened, at)),
    )


def _settled(ledger: Ledger, opened: RuleSet) -> tuple[list[Settled], list[str]]:
    """All rounds that were ever entered, with the versions that are left of each. One that speaks
    of a side which is not at the table (only a foreign ledger can) is as if undone."""
    versions: dict[str, list[Version]] = {}
    foreign: list[str] = []
    for o in ledger.counting:
        if isinstance(o, DeleteOp) or (
            isinstance(o, RoundOp | EditOp) and at_table(opened, o.entry)
        ):
            versions.setdefault(round_of(o), []).append(o)
        elif isinstance(o, RoundOp | EditOp):
            foreign.append(o.id)
    choices = choices_of(ledger)
    origins = {o.id: o for o in ledger.operations if isinstance(o, RoundOp)}
    aside = set_aside(choices, {one for one in versions if one in origins})
    rounds = {
        one: replace(settle(ledger, o, versions.get(one, []), choices), aside=one in aside)
        for one, o in origins.items()
    }
    there, waiting = reachable(rounds)
    lost = [v.id for one, all_ in versions.items() if one not in origins for v in all_]
    return there, waiting + foreign + lost


# --- one place ---


class Counting(NamedTuple):
    """What counts in a place: the first fields of a Placed."""

    id: str
    version: RoundOp | EditOp
    entry: Entry
    rivals: tuple[Rival, ...]


def _stand(place: Place, choices: Iterable[Choice]) -> tuple[list[Counting], list[Gone]]:
    """What counts in a place, and what does not."""
    gone = [_gone(each) for each in place if each.open and not each.alive]
    different, said, picked = list[Settled](), set[_Said](), _picked(choices, place)
    for each in (each for each in place if each.alive):
        if _said(each) in said and not picked:
            gone.append(Gone(each.origin.id, "twice", each.open[0], _entry(each)))
        else:
            different.append(each)
            said.add(_said(each))
    order = _picked(choices, different)
    if order or len(different) < 2:
        at = {one: n for n, one in enumerate(order)}
        different.sort(key=lambda each: at.get(each.origin.id, 0))
        return [_counting(each) for each in different], gone
    rivals = tuple(rival for each in different for rival in _rivals(each))
    return [_counting(different[0])._replace(rivals=rivals)], gone


def _picked(choices: Iterable[Choice], rounds: Iterable[Settled]) -> tuple[str, ...]:
    """The order of these rounds, where a person picked all of them."""
    ids = {each.origin.id for each in rounds if each.alive}
    orders = [choice.picked for choice in choices if len(ids) > 1 and ids <= {*choice.picked}]
    return orders[-1] if orders else ()


def _rivals(each: Settled) -> tuple[Rival, ...]:
    return tuple(Rival(v.id, each.origin.id, v, entry_of(v)) for v in each.open)


def _counting(each: Settled) -> Counting:
    version, entry = each.open[0], each.entry
    assert entry is not None and not isinstance(version, DeleteOp)
    rivals = _rivals(each) if len(each.open) > 1 else ()
    return Counting(each.origin.id, version, entry, rivals)


_Said = tuple[Entry | None, ...]


def _said(each: Settled) -> _Said:
    return tuple(entry_of(version) for version in each.open)


def _gone(each: Settled) -> Gone:
    why: Literal["deleted", "set-aside"] = "deleted" if each.entry is None else "set-aside"
    return Gone(each.origin.id, why, each.open[0], _entry(each))


def _entry(each: Settled) -> Entry:
    return each.entry or each.origin.entry


# --- what holds from a place on ---


def _changes(ledger: Ledger, opened: RuleSet, at: dict[str, int]) -> list[Changed]:
    """The changes of the rules that are in force, by place; a later one replaces all that were made
    for the same place or further on."""
    changes: list[Changed] = []
    for o in ledger.counting:
        if not isinstance(o, RulesOp) or not _follows(o, opened, at):
            continue
        place = at[o.after] if o.after is not None else 0
        changes = [c for c in changes if c.place < place]
        before = changes[-1].rules if changes else opened
        changes.append(Changed(o, place, before, RuleSet.parse(o.rules)))
    return changes


def _follows(o: RulesOp, opened: RuleSet, at: dict[str, int]) -> bool:
    known = o.after is None or o.after in at
    return known and RuleSet.parse(o.rules).players == opened.players


def _rules_at(opened: RuleSet, changes: Iterable[Changed], place: int) -> RuleSet:
    rules = opened
    for change in changes:
        if change.place <= place:
            rules = change.rules
    return rules


def _dealers(ledger: Ledger, opened: RuleSet, at: dict[str, int]) -> dict[int, int]:
    """Place → who deals there, where somebody said so."""
    return {
        at[o.after] if o.after is not None else 0: o.dealer
        for o in ledger.counting
        if isinstance(o, DealerOp)
        and (o.after is None or o.after in at)
        and o.dealer < opened.players
    }


def _names(
    ledger: Ledger, opening: OpenOp, opened: RuleSet
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    names, teams = opening.names, opening.teams
    for o in ledger.counting:
        if isinstance(o, NamesOp) and len(o.names) == opened.players:
            names, teams = o.names, o.teams
    return names, teams


def _idle(ledger: Ledger, opened: RuleSet, at: dict[str, int]) -> list[str]:
    """Operations without effect: they speak of a round that is not there, or of other seats."""
    idle = []
    for o in ledger.counting:
        match o:
            case RulesOp():
                fits = _follows(o, opened, at)
            case DealerOp():
                fits = (o.after is None or o.after in at) and o.dealer < opened.players
            case NamesOp():
                fits = len(o.names) == opened.players
            case OpenOp():
                fits = o is ledger.opening
            case _:
                fits = True
        if not fits:
            idle.append(o.id)
    return idle
