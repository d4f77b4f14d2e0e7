"""Honest deals have no fault; each way to cheat is caught and named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.fair import (
    Fault,
    FaultCode,
    Notes,
    Participant,
    Receipt,
    Turned,
    deal_key,
    read_receipt,
    verify,
    verify_match,
)
from belot.fair.dealing import dealing
from belot.fair.receipt import Gathered
from belot.rules import RuleSet
from belot.rules.deal import Packets, cut, gather, new_pack
from belot.rules.random import Stream
from tests.fair.made import EVERY_DECK, FairMatch, seed

match = cache(FairMatch)
DEALS = 6


def faults(found: Sequence[Fault]) -> set[str]:
    return {fault.code.value for fault in found if not fault.note}


def notes(found: Sequence[Fault]) -> set[tuple[str, int]]:
    return {(fault.code.value, fault.seat) for fault in found if fault.note}


@cache
def honest(rules: str = "beloz(gather=secret)", drops: float = 0.1) -> tuple[Receipt, ...]:
    return tuple(match(rules, deals=DEALS, sulky=0.7, drops=drops).receipts())


@pytest.mark.parametrize("rules", EVERY_DECK)
def test_honest_deals(rules: str) -> None:
    receipts = honest(rules)
    assert [verify(receipt) for receipt in receipts] == [
        [Fault(FaultCode.DROPPED, receipt.deal, seat) for seat in receipt.dropped]
        for receipt in receipts
    ]
    counts = {seat: sum(seat in receipt.dropped for receipt in receipts) for seat in range(4)}
    assert verify_match(reversed(receipts)) == [
        Fault(FaultCode.DROPPED, 0, seat, count=count) for seat, count in counts.items() if count
    ]


def test_passed_out_and_played_deals_were_among_them() -> None:
    receipts = [receipt for rules in EVERY_DECK for receipt in honest(rules)]
    seen = {(before.taker < 0, after.made) for before, after in pairs(receipts)}
    assert seen == {(passed, made) for passed in (False, True) for made in MADE}
    assert any(receipt.draw for receipt in receipts)
    assert any(receipt.cards.rest and receipt.taker >= 0 for receipt in receipts)


MADE = ("shuffled", "gathered")


def pairs(receipts: Sequence[Receipt]) -> list[tuple[Receipt, Receipt]]:
    return [(one, other) for one, other in pairwise(receipts) if other.deal == one.deal + 1]


# --- one receipt ------------------------------------------------------------------------


def swapped(row: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    changed = list(row)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def person(receipt: Receipt, n: int, **changes: Any) -> Receipt:
    people = list(receipt.participants)
    people[n] = replace(people[n], **changes)
    return replace(receipt, participants=tuple(people))


def cards(receipt: Receipt, **changes: Any) -> Receipt:
    return replace(receipt, cards=replace(receipt.cards, **changes))


def between(receipt: Receipt, part: str, one: int, other: int) -> Receipt:
    """The first cards of two seats change places."""
    rows = [list(row) for row in getattr(receipt.cards, part)]
    rows[one][0], rows[other][0] = rows[other][0], rows[one][0]
    return cards(receipt, **{part: tuple(map(tuple, rows))})


def rekeyed(receipt: Receipt) -> Receipt:
    """A forger makes the key anew, but not the pack."""
    key = deal_key(receipt.secret, receipt.match, receipt.deal, receipt.rules, receipt.participants)
    return replace(receipt, key=key)


def redealt(receipt: Receipt) -> Receipt:
    """A forger makes everything anew that follows from the secrets."""
    receipt = rekeyed(receipt)
    rules, laid, stream = RuleSet.parse(receipt.rules), receipt.gathered, Stream(receipt.key)
    pack = gather(rules, Packets(laid.packets), stream) if laid else new_pack(stream)
    return recut(replace(receipt, pack=pack))


def recut(receipt: Receipt) -> Receipt:
    pack, rules = cut(receipt.pack, receipt.cut), RuleSet.parse(receipt.rules)
    return replace(receipt, cards=dealing(rules, pack, receipt.dealer, 0, receipt.taker))


def other(receipt: Receipt) -> Receipt:
    """Another deal of the same match."""
    return honest(drops=0.0)[receipt.deal % DEALS]


def packets(receipt: Receipt) -> tuple[tuple[int, ...], ...]:
    assert receipt.gathered is not None
    return receipt.gathered.packets


FORGED: list[tuple[str, Callable[[Receipt], Receipt]]] = [
    ("pack-wrong", lambda r: replace(r, pack=swapped(r.pack, 3, 20))),
    ("pack-wrong", lambda r: recut(replace(r, pack=swapped(r.pack, 3, 20)))),
    ("pack-wrong", lambda r: replace(r, pack=r.pack[:31])),
    ("pack-wrong", lambda r: replace(r, pack=(*r.pack[:31], r.pack[0]))),
    ("packets-wrong", lambda r: replace(r, gathered=Gathered(packets(r)[1:], True))),
    ("made-wrong", lambda r: replace(r, gathered=Gathered(packets(r), False))),
    ("pack-wrong", lambda r: replace(r, gathered=None)),
    ("hands-wrong", lambda r: between(r, "hands", 0, 2)),
    ("later-wrong", lambda r: between(r, "later", 1, 3)),
    ("turned-wrong", lambda r: cards(r, turned=None)),
    ("turned-wrong", lambda r: cards(r, turned=Turned(r.pack[0], 20))),
    ("rest-wrong", lambda r: cards(r, rest=(0,))),
    ("dealt-wrong", lambda r: cards(r, packets=swapped(r.cards.packets, 0, 4))),
    ("hands-wrong", lambda r: replace(r, cut=r.cut + (1 if r.cut < 20 else -1))),
    ("cut-wrong", lambda r: replace(r, cut=2)),
    ("later-wrong", lambda r: replace(r, taker=(r.taker + 1) % 4)),
    ("hands-wrong", lambda r: replace(r, dealer=(r.dealer + 1) % 4)),
    ("secret-not-in-chain", lambda r: redealt(replace(r, secret=seed("other")))),
    ("secret-not-in-chain", lambda r: redealt(replace(r, secret=other(r).secret))),
    ("secret-not-in-chain", lambda r: redealt(replace(r, head=seed("other")))),
    ("secret-not-in-chain", lambda r: redealt(replace(r, deal=r.deal + 1))),
    ("value-not-committed", lambda r: redealt(person(r, 1, value=seed("other")))),
    ("value-not-committed", lambda r: redealt(person(r, 2, value=other(r).participants[2].value))),
    ("value-not-committed", lambda r: redealt(person(r, 0, commitment=seed("other")))),
    ("key-wrong", lambda r: replace(r, deal=r.deal + 1)),
    ("key-wrong", lambda r: replace(r, match="another/1")),
    ("key-wrong", lambda r: replace(r, key=seed("other"))),
    ("key-wrong", lambda r: replace(r, rules="beloz(gather=secret,target=500)")),
    ("pack-wrong", lambda r: rekeyed(replace(r, rules="beloz(gather=secret,target=500)"))),
    ("key-wrong", lambda r: person(r, 1, value=None)),
    ("pack-wrong", lambda r: rekeyed(person(r, 1, value=None))),
    ("key-wrong", lambda r: replace(r, participants=r.participants[1:])),
    ("pack-wrong", lambda r: rekeyed(replace(r, participants=r.participants[1:]))),
    ("pack-wrong", lambda r: rekeyed(person(r, 3, commitment=seed("x"), value=None))),
    ("participants-order", lambda r: replace(r, participants=r.participants[::-1])),
    ("participants-order", lambda r: redealt(replace(r, participants=r.participants[:1] * 2))),
    ("rules-unknown", lambda r: replace(r, rules="poker")),
    ("rules-unknown", lambda r: replace(r, rules="beloz( gather=secret )")),
    ("seats-wrong", lambda r: replace(r, rules="bela3")),
    ("seats-wrong", lambda r: cards(r, hands=r.cards.hands[:3])),
    ("dealer-wrong", lambda r: replace(r, draw=())),
]


@pytest.mark.parametrize(("code", "forge"), FORGED, ids=range(len(FORGED)))
def test_a_forged_receipt(code: str, forge: Callable[[Receipt], Receipt]) -> None:
    receipts = honest(drops=0.0)
    honest_one = next(r for r in receipts if r.made == "gathered" and r.taker >= 0 and r.cut > 3)
    assert faults(verify(honest_one)) == set()
    forged = forge(honest_one)
    assert code in faults(verify(forged))
    assert verify(read_receipt(forged.to_text())) == verify(forged)


def test_a_fault_names_its_seat() -> None:
    receipt = honest(drops=0.0)[0]
    assert [f.seat for f in verify(between(receipt, "hands", 0, 2))] == [0, 2]
    forged = redealt(person(receipt, 1, value=seed("other")))
    assert Fault(FaultCode.VALUE_NOT_COMMITTED, 1, 1) in verify(forged)


def test_talons() -> None:
    receipt = honest("bela4", drops=0.0)[0]
    assert [(f.code, f.seat) for f in verify(between(receipt, "talons", 0, 3))] == [
        (FaultCode.TALON_WRONG, 0),
        (FaultCode.TALON_WRONG, 3),
    ]


def test_the_draw_for_the_first_deal() -> None:
    first = honest("beloz(shuffle=every_deal)")[0]
    assert first.draw
    moved = recut(replace(first, dealer=(first.dealer + 1) % 4))
    assert faults(verify(moved)) == {"dealer-wrong"}
    again = replace(first, draw=first.draw * 2)
    assert faults(verify(again)) == {"dealer-wrong"}
    assert faults(verify(replace(first, draw=None))) == set()
    assert ("dealer-not-drawn", -1) in notes(verify(replace(first, draw=None)))
    chosen = match("beloz(first_dealer=chosen)", deals=1).receipt(1)
    assert chosen.draw is None
    assert notes(verify(chosen)) == {("dropped", seat) for seat in chosen.dropped}


def test_withheld_values_are_told() -> None:
    alone = match("bela3", deals=2, drops=1.0).receipts()
    assert notes(verify(alone[0])) == {("server-alone", -1), ("dropped", 0)} | {
        ("dropped", 1),
        ("dropped", 2),
    }
    assert [f for f in verify_match(alone) if f.code is FaultCode.DROPPED] == [
        Fault(FaultCode.DROPPED, 0, seat, count=2) for seat in range(3)
    ]
    nobody = match("bela3", deals=1, people=()).receipts()
    assert notes(verify_match(nobody)) == {("server-alone", -1)}


def test_a_deck_that_is_only_cut_may_be_shuffled_after_a_deal_that_broke_off() -> None:
    receipt = redealt(replace(honest(drops=0.0)[1], gathered=None))
    assert faults(verify(receipt)) == set()
    assert notes(verify(receipt)) == {("shuffled-anew", -1)}


# --- a match ----------------------------------------------------------------------------


def called(receipts: Sequence[Receipt]) -> Notes:
    """What a player at this table noted."""
    deals = {
        receipt.deal: tuple((each.seat, each.commitment) for each in receipt.participants)
        for receipt in receipts
    }
    return Notes(receipts[0].match, receipts[0].head, deals)


def only(receipts: Sequence[Receipt], deal: int, change: Callable[[Receipt], Receipt]) -> list[Any]:
    return [change(r) if r.deal == deal else r for r in receipts]


def test_what_a_player_noted() -> None:
    receipts = honest(drops=0.0)
    mine = called(receipts)
    assert verify_match(receipts, mine) == []
    assert verify_match(receipts[2:3], mine, whole=False) == []

    stranger = Participant(3, "Eve", seed("e"), None)
    for forge in (
        lambda r: redealt(replace(r, participants=r.participants[:-1])),
        lambda r: redealt(replace(r, participants=(*r.participants[:-1], stranger))),
    ):
        forged = only(receipts, 3, forge)
        assert Fault(FaultCode.PARTICIPANTS_REPLACED, 3) in verify_match(forged, mine)

    other_chain = match("beloz(gather=secret)", 2, deals=DEALS, drops=0.0).receipts()
    replaced = [replace(r, match=receipts[0].match) for r in other_chain]
    assert "head-replaced" in faults(verify_match(replaced, mine))


def test_a_match_is_whole() -> None:
    receipts = honest(drops=0.0)
    assert verify_match([]) == []
    assert verify_match(receipts[:1] + receipts[3:]) == [
        Fault(FaultCode.DEAL_MISSING, 2, count=2),
    ]
    assert verify_match(receipts[4:]) == [Fault(FaultCode.DEAL_MISSING, 1, count=4)]
    assert verify_match(receipts[4:], whole=False) == []
    twice = verify_match([*receipts, receipts[-1]])
    assert Fault(FaultCode.DEAL_TWICE, receipts[-1].deal) in twice


def test_a_match_has_one_name_one_chain_and_one_rule_book() -> None:
    receipts = honest(drops=0.0)
    elsewhere = match("beloz(gather=secret)", 2, deals=DEALS, drops=0.0).receipts()
    mixed = verify_match([*receipts[:3], elsewhere[3]])
    assert {Fault(FaultCode.MATCH_MIXED, 4), Fault(FaultCode.HEAD_CHANGED, 4)} <= set(mixed)
    target = honest("beloz(gather=secret,target=500)", drops=0.0)
    assert Fault(FaultCode.RULES_CHANGED, 3) in verify_match([*receipts[:2], target[2]])


def test_values_swapped_between_deals() -> None:
    """Each value still belongs to its commitment, but one was seen too early."""
    right = honest("beloz(shuffle=every_deal)", drops=0.0)
    receipts = list(right)
    two, three = receipts[1].participants, receipts[2].participants
    receipts[1] = redealt(replace(receipts[1], participants=(three[0], *two[1:])))
    receipts[2] = redealt(replace(receipts[2], participants=(two[0], *three[1:])))
    found = verify_match(receipts)
    assert faults(found) == {"value-known"}
    assert Fault(FaultCode.VALUE_KNOWN, 3, 0) in found
    assert Fault(FaultCode.COMMITMENT_NEW, 2, 0) in found
    assert faults(verify_match(receipts, called(right))) == {"value-known", "participants-replaced"}


def test_a_value_that_is_known_already() -> None:
    receipts = list(honest("beloz(shuffle=every_deal)", drops=0.0))
    receipts[3] = redealt(replace(receipts[3], participants=receipts[2].participants))
    found = verify_match(receipts)
    assert faults(found) == {"value-known"}
    assert {fault.seat for fault in found if fault.deal == 4} == {0, 1, 2, 3}


def test_a_new_chain_is_told() -> None:
    one, two = honest("bela3", drops=0.0), match("bela3", 2, deals=DEALS, drops=0.0).receipts()
    fresh = redealt(
        replace(one[2], participants=(two[0].participants[0], *one[2].participants[1:]))
    )
    assert verify_match([*one[:2], fresh]) == [Fault(FaultCode.COMMITMENT_NEW, 3, 0)]


def test_the_deal_goes_round() -> None:
    receipts = list(honest("beloz(shuffle=every_deal)", drops=0.0))
    receipts[2] = recut(replace(receipts[2], dealer=(receipts[2].dealer + 1) % 4))
    assert [(f.code, f.deal) for f in verify_match(receipts)] == [(FaultCode.DEALER_WRONG, 3)]


def test_the_pack_is_gathered_from_what_was_left_lying() -> None:
    """After a passed-out deal the receipt has it all; after a played one tricks have 4 cards."""
    receipts = [r for rules in EVERY_DECK for r in honest(rules, drops=0.0)]
    for passed in (True, False):
        before, after = next(
            (one, other)
            for one, other in pairs(receipts)
            if (one.taker < 0) is passed and other.made == "gathered"
        )
        assert verify_match([before, after], whole=False) == []
        row = [card for packet in packets(after) for card in packet]
        moved = (row[1], row[0], *row[2:])
        sizes = [len(packet) for packet in packets(after)] if passed else [5, 3] * 4
        ends = [sum(sizes[:n]) for n in range(len(sizes) + 1)]
        other_packets = tuple(moved[a:b] for a, b in pairwise(ends))
        assert after.gathered is not None
        forged = redealt(replace(after, gathered=replace(after.gathered, packets=other_packets)))
        assert faults(verify(forged)) == set()
        assert faults(verify_match([before, forged], whole=False)) == {"packets-wrong"}


# --- anything ---------------------------------------------------------------------------

NAMES = st.sampled_from([*EVERY_DECK, "beloz(packets=9+9/U/9)", "bela4(packets=1)", "(", "x" * 99])
SEATS = st.integers(-1, 3)
PACKS = st.lists(st.integers(0, 31), max_size=32).map(tuple)
ROWS = st.lists(PACKS, max_size=4).map(tuple)


@given(st.data())
def test_any_receipt_can_be_checked(data: st.DataObject) -> None:
    """Whatever stands in a receipt, the answer is findings and no traceback."""
    receipt = data.draw(st.sampled_from(honest(data.draw(st.sampled_from(EVERY_DECK)))))
    changes: dict[str, st.SearchStrategy[Any]] = {
        "rules": NAMES,
        "dealer": st.integers(0, 3),
        "taker": SEATS,
        "deal": st.integers(1, 40),
        "cut": st.integers(0, 32),
        "pack": PACKS | st.permutations(range(32)).map(tuple),
        "gathered": st.none() | st.builds(Gathered, ROWS, st.booleans()),
        "draw": st.none() | st.just(()),
    }
    parts: dict[str, st.SearchStrategy[Any]] = {
        "packets": st.lists(st.tuples(SEATS, st.integers(1, 32)), max_size=8).map(tuple),
        "hands": ROWS,
        "talons": ROWS,
        "later": ROWS,
        "rest": PACKS,
        "turned": st.none() | st.builds(Turned, st.integers(0, 31), st.integers(0, 31)),
    }
    for name in data.draw(st.lists(st.sampled_from([*changes, *parts]), min_size=1, max_size=3)):
        if name in changes:
            receipt = replace(receipt, **{name: data.draw(changes[name])})
        else:
            receipt = cards(receipt, **{name: data.draw(parts[name])})
    assert all(isinstance(fault.to_json()["code"], str) for fault in verify(receipt))
    assert len(verify_match([*honest()[:2], receipt])) >= len(
        [fault for fault in verify(receipt) if fault.code is not FaultCode.DROPPED]
    )
