"""The piles of a deal as typed: which have to be entered, and what follows from those that are."""

from __future__ import annotations

from dataclasses import dataclass

from belot.pad import in_play
from belot.pad.entry import Entry
from belot.rules import Contract, RuleSet
from belot.rules.cards import contract_of
from belot.rules.options import RenoncePenalty
from belot.rules.rounding import round_pot


@dataclass(frozen=True, slots=True)
class Piles:
    """Points as typed, in the unit and with the last trick as typed.

    ``total`` is what all piles come to where that is known beforehand; ``least`` and ``most`` what
    they can come to. ``needed`` are the sides whose piles have to be entered, ``one_side`` that one
    of two is enough. ``broken``: the deal was broken off, and nobody had the last trick.
    """

    points: tuple[int | None, ...]
    total: int | None
    least: int
    most: int
    needed: tuple[int, ...]
    one_side: bool
    broken: bool

    def margin_in_tens(self, entry: Entry) -> int | None:
        """By how many tens the taking side leads, declarations and belotes included; None where
        that is not known or not asked."""
        if not entry.tens or entry.taker is None or None in self.points or self.broken:
            return None
        if entry.capot is not None:
            return None
        tens = [(own or 0) + bonus(entry, side) // 10 for side, own in enumerate(self.points)]
        return 2 * tens[entry.taker] - sum(tens)


def bonus(entry: Entry, side: int, belote: int = 20) -> int:
    """The declarations and belotes of a side, in card points."""
    declared = sum(entry.declarations[side]) if side < len(entry.declarations) else 0
    return declared + belote * (entry.belote[side] if side < len(entry.belote) else 0)


def played(rules: RuleSet, entry: Entry) -> Contract | None:
    """The contract of a deal; any suit where they count alike and nobody said which it was."""
    if entry.contract is not None:
        return contract_of(entry.contract)
    return Contract.CLUBS if in_play.alike(rules) else None


def piles_of(rules: RuleSet, entry: Entry) -> Piles:
    """The piles of an entry whose sides are those of the rules."""
    sides = rules.sides
    typed = (*entry.points, *(None,) * sides)[:sides]
    broken = entry.stopped or entry.renonce is not None
    said = played(rules, entry)
    contract = Contract.CLUBS if said is None else said
    most = _unit(rules, entry, contract, in_play.cards_in_play(rules, contract))
    whole = in_play.whole(rules)
    total = most if whole and said is not None and not broken else None
    return Piles(
        points=_filled(entry, typed, total),
        total=total,
        least=0 if broken or entry.tens else _least(rules, entry, contract),
        most=most,
        needed=_needed(rules, entry, whole=whole),
        one_side=whole and sides == 2 and entry.capot is None and not broken,
        broken=broken,
    )


def holds_last(rules: RuleSet, entry: Entry) -> bool:
    """Whether somebody can have the last trick. A deal that was stopped has none; a renonce may be
    found after it, but where points of a renonce are asked for, they are those of cards alone."""
    if entry.renonce is not None:
        return not _needed(rules, entry, whole=in_play.whole(rules))
    return not entry.stopped


def _unit(rules: RuleSet, entry: Entry, contract: Contract, cards: int) -> int:
    """Points of cards in the unit in which they are typed."""
    last = rules.last_trick if holds_last(rules, entry) else 0
    if entry.tens:
        times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
        return round_pot(rules, (cards + last) * times)
    return cards + last if entry.last_included else cards


def _least(rules: RuleSet, entry: Entry, contract: Contract) -> int:
    """The least that all piles can come to where a part of the pack is not played."""
    cards = in_play.least_in_play(rules, contract)
    return cards + rules.last_trick if entry.last_included else cards


def _filled(
    entry: Entry, typed: tuple[int | None, ...], total: int | None
) -> tuple[int | None, ...]:
    """What follows: the other side has the rest, or nothing where somebody has all."""
    if entry.capot is not None:
        return tuple(
            (total if own is None else own) if side == entry.capot else own or 0
            for side, own in enumerate(typed)
        )
    if entry.renonce is not None and len(typed) == 3:
        return tuple(own or 0 if side == entry.renonce else own for side, own in enumerate(typed))
    if total is None or len(typed) != 2 or typed.count(None) != 1:
        return typed
    rest = next(total - own for own in typed if own is not None)
    return typed if rest < 0 else tuple(rest if own is None else own for own in typed)


def _needed(rules: RuleSet, entry: Entry, *, whole: bool) -> tuple[int, ...]:
    every = tuple(range(rules.sides))
    if entry.capot is not None:
        return (entry.capot,)
    if entry.renonce is None:
        return every
    if rules.renonce_penalty is RenoncePenalty.FIXED_26:
        return ()
    if rules.sides == 3:
        return tuple(side for side in every if side != entry.renonce)
    return () if whole else every
