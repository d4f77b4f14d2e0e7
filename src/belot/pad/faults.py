"""What cannot be: every entry is looked at while it is typed, and what no deal can bring is named.

A fault has a code, the place of the entry it is about, and numbers for the sentence that says it.
What is merely not there yet is no fault but missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from belot.pad import in_play
from belot.pad.bidding import asks_alone, heights, multipliers, slam_of
from belot.pad.entry import Entry
from belot.pad.piles import Piles, holds_last, piles_of, played
from belot.rules import Contract, RuleSet, arises
from belot.rules.auction import contracts
from belot.rules.options import Belot8, DeclContest, EndRule, Rounding, TieRule


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an entry cannot be: ``code`` is ``pad-fault-CODE`` in the catalogues."""

    code: str
    place: str
    numbers: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """An entry that was looked at. ``points`` as typed, with what follows from them filled in."""

    faults: tuple[Fault, ...]
    missing: tuple[str, ...]
    points: tuple[int | None, ...]

    @property
    def complete(self) -> bool:
        """Whether it can be scored."""
        return not self.faults and not self.missing


def check(rules: RuleSet, entry: Entry) -> Checked:
    """Look at an entry under the rules of its deal."""
    blank = (None,) * rules.sides
    shape = tuple(_shape(rules, entry))
    if shape:
        return Checked(shape, (), blank)
    if entry.kind == "correction":
        empty = not any(entry.penalty) and not entry.note
        return Checked((), ("penalty",) if empty else (), blank)
    if entry.kind == "passed":
        forced = not arises(rules, "all_pass")
        return Checked((Fault("passed-forced", "kind"),) if forced else (), (), blank)
    if entry.eight is not None:
        off = rules.belot8_wins_match is Belot8.OFF
        return Checked((Fault("eight-off", "eight"),) if off else (), (), blank)
    piles = piles_of(rules, entry)
    faults = (*_called(rules, entry), *_bonuses(rules, entry), *_tricks(rules, entry, piles))
    faults = (*faults, *_points(rules, entry, piles))
    return Checked(faults, tuple(_missing(rules, entry, piles)), piles.points)


# --- the form of it ---


def at_table(rules: RuleSet, entry: Entry) -> bool:
    """Whether an entry speaks of sides of this table alone."""
    return not any(_shape(rules, entry))


def _shape(rules: RuleSet, entry: Entry) -> Iterator[Fault]:
    """Sides that are not at this table."""
    for place in ("taker", "last", "capot", "renonce", "eight"):
        side = getattr(entry, place)
        if side is not None and side >= rules.sides:
            yield Fault("side", place)
    if any(side >= rules.sides for side in entry.trickless or ()):
        yield Fault("side", "trickless")
    for place in ("points", "declarations", "belote", "penalty"):
        if len(getattr(entry, place)) > rules.sides:
            yield Fault("side", place)


def _called(rules: RuleSet, entry: Entry) -> Iterator[Fault]:
    contract = played(rules, entry)
    if contract is not None and contract not in contracts(rules):
        yield Fault("contract", "contract")
    if entry.multiplier not in multipliers(rules):
        yield Fault("multiplier", "multiplier")
    elif entry.multiplier not in multipliers(rules, slam_of(entry)):
        yield Fault("multiplier-capot", "multiplier")
    if entry.bid is not None and not rules.bids_numbers:
        yield Fault("bid-off", "bid")
    elif entry.bid is not None and entry.bid not in heights(rules):
        yield Fault("bid", "bid")


# --- declarations and belote ---


def _bonuses(rules: RuleSet, entry: Entry) -> Iterator[Fault]:
    contract = played(rules, entry)
    scoring = [side for side, values in enumerate(entry.declarations) if values]
    for side in scoring:
        values, place = entry.declarations[side], f"declarations.{side}"
        odd = [value for value in values if value not in in_play.values(rules)]
        if not rules.declarations:
            yield Fault("declarations-off", place)
        elif contract is not None and not in_play.declared(rules, contract):
            yield Fault("declarations-nt", place)
        elif odd:
            yield Fault("declaration-value", place, {"n": odd[0]})
        elif in_play.too_many(rules, values):
            yield Fault("declarations-many", place, {"n": sum(values)})
    if len(scoring) > 1:
        yield from _both_score(rules, entry, scoring)
    most = 4 if contract is None else in_play.belotes(rules, contract)
    holders = [side for side, count in enumerate(entry.belote) if count]
    if holders and most == 0:
        yield Fault("belote-nt", f"belote.{holders[0]}")
    elif sum(entry.belote) > most:
        yield Fault("belote-many", f"belote.{holders[-1]}", {"n": most})


def _both_score(rules: RuleSet, entry: Entry, scoring: list[int]) -> Iterator[Fault]:
    place = f"declarations.{scoring[-1]}"
    if rules.decl_contest is DeclContest.SINGLE:
        yield Fault("declarations-both", place)
    elif not in_play.both_score(rules, [entry.declarations[side] for side in scoring]):
        yield Fault("declarations-apart", place)


# --- tricks ---


def _tricks(rules: RuleSet, entry: Entry, piles: Piles) -> Iterator[Fault]:
    capot, without = entry.capot, sorted({*(entry.trickless or ())})
    if entry.stopped and rules.end_rule is not EndRule.ENOUGH:
        yield Fault("stopped-off", "stopped")
    ways = [entry.stopped, entry.renonce is not None, capot is not None]
    if sum(ways) > 1:
        yield Fault("two-ends", "capot" if capot is not None else "renonce")
    if capot is not None:
        if capot in without:
            yield Fault("capot-trickless", "capot")
        if entry.last not in (None, capot):
            yield Fault("last-capot", "last")
    for side in without:
        if side == entry.last:
            yield Fault("last-trickless", "last")
        if piles.points[side]:
            yield Fault("trickless-points", f"points.{side}", {"n": piles.points[side] or 0})
    if capot is None and not entry.stopped and len(without) >= rules.sides - 1:
        yield Fault("trickless-all", "trickless")


# --- points ---


def _points(rules: RuleSet, entry: Entry, piles: Piles) -> Iterator[Fault]:
    contract, points = played(rules, entry), piles.points
    if entry.tens and rules.rounding is not Rounding.BULGARIAN_TENS:
        yield Fault("tens-off", "tens")
        return
    if contract is None or contract not in contracts(rules):
        return
    typed = entry.points
    for side in sorted(range(rules.sides), key=lambda s: s >= len(typed) or typed[s] is None):
        own = points[side]
        if own is None:
            continue
        if own > piles.most:
            yield Fault("points-many", f"points.{side}", {"n": own, "points": piles.most})
            return
        if entry.capot not in (None, side) and own:
            yield Fault("capot-points", f"points.{side}", {"n": own})
            return
        if not entry.tens and not _makes(rules, entry, contract, side, own):
            yield Fault("points-unmade", f"points.{side}", {"n": own})
            return
    yield from _together(entry, piles)
    yield from _outcome(rules, entry, piles)


def _makes(rules: RuleSet, entry: Entry, contract: Contract, side: int, own: int) -> bool:
    """Whether cards, with or without the last trick, are worth what a side is said to have."""
    bonus = rules.last_trick if entry.last_included and holds_last(rules, entry) else 0
    last = entry.capot if entry.last is None else entry.last
    if not bonus:
        rests = [own]
    elif last is not None:
        rests = [own - bonus if side == last else own]
    else:
        rests = [own, own - bonus]
    return any(rest >= 0 and in_play.can_be_made(rules, contract, rest) for rest in rests)


def _together(entry: Entry, piles: Piles) -> Iterator[Fault]:
    """All piles together."""
    if None in piles.points:
        return
    both = sum(own or 0 for own in piles.points)
    where = f"points.{len(piles.points) - 1}"
    if entry.capot is not None:
        where = f"points.{entry.capot}"
    if piles.total is not None and both != piles.total:
        yield Fault("points-sum", where, {"n": both, "points": piles.total})
    elif both > piles.most:
        yield Fault("points-sum-many", where, {"n": both, "points": piles.most})
    elif both < piles.least:
        yield Fault("points-sum-few", where, {"n": both, "points": piles.least})


def _outcome(rules: RuleSet, entry: Entry, piles: Piles) -> Iterator[Fault]:
    if entry.outcome is None:
        return
    margin = piles.margin_in_tens(entry)
    if entry.outcome == "hang" and rules.tie_rule is not TieRule.HANG:
        yield Fault("outcome-hang", "outcome")
    elif not entry.tens:
        yield Fault("outcome-points", "outcome")
    elif margin is not None and margin and (margin > 0) != (entry.outcome == "made"):
        yield Fault("outcome-tens", "outcome")


# --- what is not there yet ---


def _missing(rules: RuleSet, entry: Entry, piles: Piles) -> Iterator[str]:
    if entry.taker is None:
        yield "taker"
    if played(rules, entry) is None:
        yield "contract"
    if rules.bids_numbers and entry.bid is None:
        yield "bid"
    if asks_alone(rules, entry) and entry.alone is None:
        yield "alone"
    if piles.one_side and not any(own is not None for own in piles.points):
        yield "points"
    elif not piles.one_side:
        for side in piles.needed:
            if piles.points[side] is None:
                yield f"points.{side}"
    known = entry.capot is not None or entry.last is not None or piles.broken or entry.tens
    if not known and (not entry.last_included or entry.trickless):
        yield "last"
    yield from _trickless(rules, entry, piles)
    yield from _level(entry, piles)


def _trickless(rules: RuleSet, entry: Entry, piles: Piles) -> Iterator[str]:
    """Nothing in the pile can mean no trick, which decides about capot and bonuses; then it is
    asked. A pile of sevens and eights is a pile."""
    settled = entry.capot is not None or entry.trickless is not None or entry.renonce is not None
    if settled or entry.tens or None in piles.points:
        return
    empty = [s for s, own in enumerate(piles.points) if not own and s != entry.last]
    announced = [s for s in empty if _announced(entry, s)]
    loses = bool(announced) and (entry.stopped or in_play.trickless_matters(rules))
    if loses or (len(empty) == rules.sides - 1 and not entry.stopped):
        yield "trickless"


def _announced(entry: Entry, side: int) -> bool:
    declared = side < len(entry.declarations) and bool(entry.declarations[side])
    return declared or (side < len(entry.belote) and bool(entry.belote[side]))


def _level(entry: Entry, piles: Piles) -> Iterator[str]:
    """Level tens do not tell who has more."""
    if entry.tens and entry.outcome is None and piles.margin_in_tens(entry) == 0:
        yield "outcome"
