"""The deals of one match checked together: nothing is missing, and the chains go on.

A player's own notes of what was published before each deal can be laid beside the receipts; then
a list of participants that was replaced afterwards is seen as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from belot.fair.faults import Fault, FaultCode
from belot.fair.key import Participant
from belot.fair.receipt import Receipt
from belot.fair.verify import verify
from belot.rules import RuleSet
from belot.rules.auction import next_dealer, open_auction
from belot.rules.deal import cut, lay_hands, lay_out, stub


@dataclass(frozen=True, slots=True)
class Notes:
    """What a player noted of a match while it was played: the head of the server's chain, and for
    each deal who was to take part, as it was published before any value was shown (seats and
    commitments)."""

    match: str
    head: bytes
    deals: Mapping[int, tuple[tuple[int, bytes], ...]]


def verify_match(
    receipts: Iterable[Receipt], notes: Notes | None = None, *, whole: bool = True
) -> list[Fault]:
    """Everything that is wrong with the receipts of a match, one by one and together; and notes.

    ``notes`` is what a player noted before the deals, for some of them or for all. ``whole`` says
    that all deals from the first on must be there. Dropped values are summed up, one finding a
    seat (``count``).
    """
    ordered = sorted(receipts, key=lambda receipt: receipt.deal)
    found = [fault for receipt in ordered for fault in verify(receipt)]
    found = [fault for fault in found if fault.code is not FaultCode.DROPPED]
    if whole:
        found += _numbers(ordered)
    for before, after in pairwise(ordered):
        found += _same_match(ordered[0], after)
        if after.deal == before.deal + 1:
            found += _goes_on(before, after, found)
    found += _chains(ordered)
    if notes is not None:
        found += [fault for receipt in ordered for fault in _noted(receipt, notes)]
    return [*sorted(found, key=lambda fault: fault.deal), *_dropped(ordered)]


def _noted(receipt: Receipt, notes: Notes) -> Iterator[Fault]:
    """Whether a receipt says what was published before its deal."""
    if receipt.head != notes.head:
        yield Fault(FaultCode.HEAD_REPLACED, receipt.deal)
    published = notes.deals.get(receipt.deal)
    called = sorted((each.seat, each.commitment) for each in receipt.participants)
    if published is not None and called != sorted(published):
        yield Fault(FaultCode.PARTICIPANTS_REPLACED, receipt.deal)


def _numbers(ordered: Sequence[Receipt]) -> Iterator[Fault]:
    """Every deal from the first to the last, each once; a gap is told once, with its length."""
    before = 0
    for deal in (receipt.deal for receipt in ordered):
        if deal == before:
            yield Fault(FaultCode.DEAL_TWICE, deal)
        elif deal > before + 1:
            yield Fault(FaultCode.DEAL_MISSING, before + 1, count=deal - before - 1)
        before = deal


def _same_match(first: Receipt, receipt: Receipt) -> Iterator[Fault]:
    for code, one, other in (
        (FaultCode.MATCH_MIXED, first.match, receipt.match),
        (FaultCode.HEAD_CHANGED, first.head, receipt.head),
        (FaultCode.RULES_CHANGED, first.rules, receipt.rules),
    ):
        if one != other:
            yield Fault(code, receipt.deal)


def _goes_on(before: Receipt, after: Receipt, found: Sequence[Fault]) -> Iterator[Fault]:
    """The dealership moves on; and a gathered pack is what was left lying."""
    if _broken(before, found) or before.rules != after.rules:
        return
    rules = RuleSet.parse(before.rules)
    passed, dealer = before.taker < 0, rules.next(before.dealer)
    if passed:
        dealer = next_dealer(rules, open_auction(rules, before.dealer, None))
    if after.dealer != dealer:
        yield Fault(FaultCode.DEALER_WRONG, after.deal, detail=f"it is the turn of seat {dealer}")
    if after.gathered is None:
        return
    packets = after.gathered.packets
    if passed:
        pattern = _pattern(before, rules)
        layout = lay_out(rules, cut(before.pack, before.cut), before.dealer, pattern)
        laid = lay_hands(rules, layout.hands, before.dealer, stub(layout))
        right = packets == laid.packets
    else:  # the play is not on the receipts, but a trick has a card of each player
        right = {len(packet) for packet in packets} == {rules.players}
    if not right:
        yield Fault(FaultCode.PACKETS_WRONG, after.deal)


def _broken(receipt: Receipt, found: Sequence[Fault]) -> bool:
    """Whether the cards of a deal are not what they should be, so that nothing follows of them."""
    return any(fault.deal == receipt.deal and not fault.note for fault in found)


def _pattern(receipt: Receipt, rules: RuleSet) -> int:
    """In which of the ways that the rules know the packets of a deal were dealt."""
    pack = cut(receipt.pack, receipt.cut)
    ways = range(len(rules.plan.patterns))
    hands = receipt.cards.hands
    return next(way for way in ways if lay_out(rules, pack, receipt.dealer, way).hands == hands)


def _chains(ordered: Sequence[Receipt]) -> Iterator[Fault]:
    """The commitment of each seat is the value it showed last, or the one it kept back; another is
    newly published. A value that was seen in an earlier deal brings no chance to this one."""
    last: dict[int, Participant] = {}
    known: set[bytes] = set()
    before = 0
    for receipt in ordered:
        if receipt.deal > before + 1:
            last = {}  # deals are missing, and what was shown in them
        for each in receipt.participants:
            if each.value in known:
                yield Fault(FaultCode.VALUE_KNOWN, receipt.deal, each.seat)
            elif each.seat in last and each.commitment != _next(last[each.seat]):
                yield Fault(FaultCode.COMMITMENT_NEW, receipt.deal, each.seat)
            last[each.seat] = each
        for each in receipt.participants:
            known |= {each.commitment} if each.value is None else {each.commitment, each.value}
        before = receipt.deal


def _next(shown: Participant) -> bytes:
    return shown.commitment if shown.value is None else shown.value


def _dropped(ordered: Sequence[Receipt]) -> Iterator[Fault]:
    counts = Counter(seat for receipt in ordered for seat in receipt.dropped)
    for seat, count in sorted(counts.items()):
        yield Fault(FaultCode.DROPPED, 0, seat, count=count)
