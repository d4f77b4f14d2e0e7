"""Receipts say what was dealt, and are read as they were written, or refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.fair import (
    FairCode,
    FairError,
    Receipt,
    read_notes,
    read_receipt,
    read_receipts,
    receipt_from,
    receipt_of,
)
from belot.fair.reading import FIELDS, MAX_SIZE
from belot.rules import Event, cards_of, hand_of
from belot.rules.events import DealerDrawn, DealOpened, Dealt, HandsFilled, PackCut, SevenSwapped
from tests.fair.made import EVERY_DECK, FairMatch

match = cache(FairMatch)


@pytest.mark.parametrize("rules", EVERY_DECK)
def test_a_receipt_says_what_happened(rules: str) -> None:
    played = match(rules, deals=8, sulky=0.5)
    for deal, receipt in enumerate(played.receipts(), 1):
        log = events_of(played, deal)
        opened = next(event for event in log if isinstance(event, DealOpened))
        dealt = next(event for event in log if isinstance(event, Dealt))
        cards = receipt.cards
        assert (receipt.deal, receipt.dealer) == (deal, opened.dealer)
        assert receipt.pack == opened.pack
        assert receipt.cut == next(event.at for event in log if isinstance(event, PackCut))
        assert tuple(map(hand_of, cards.hands)) == dealt.hands
        assert (cards.turned.card if cards.turned else -1) == dealt.turned
        assert sum(count for _, count in cards.packets) == 32
        filled = [event for event in log if isinstance(event, HandsFilled)]
        assert bool(filled) == (receipt.taker >= 0)
        if filled and not any(isinstance(event, SevenSwapped) for event in log):
            assert got_later(receipt, played) == filled[0].cards


def events_of(played: FairMatch, deal: int) -> list[Any]:
    starts = [n for n, event in enumerate(played.log) if isinstance(event, DealOpened)]
    return played.log[starts[deal - 1] : (*starts, None)[deal]]


def got_later(receipt: Receipt, played: FairMatch) -> tuple[int, ...]:
    """What each seat got after the auction; the taker may get the turned card."""
    cards = receipt.cards
    got = [hand_of(talon + later) for talon, later in zip(cards.talons, cards.later, strict=True)]
    if played.rules.plan.taker_gets_turned and cards.turned:
        got[receipt.taker] |= 1 << cards.turned.card
    return tuple(got)


@pytest.mark.parametrize("rules", EVERY_DECK)
def test_anybody_can_deal_by_the_packets(rules: str) -> None:
    for receipt in match(rules, deals=8, sulky=0.5).receipts():
        data = receipt.to_json()
        cut, left = data["pack"][data["cut"] :] + data["pack"][: data["cut"]], 0
        got: dict[int, list[str]] = {seat: [] for seat in range(-2, 4)}
        for seat, count in data["dealt"]:
            got[seat] += cut[left : left + count]
            left += count
        for seat, hand in enumerate(data["hands"]):
            assert got[seat] == hand + data["talons"][seat] + data["later"][seat]
        assert got[-2] == data["rest"]
        if data["turned"]:
            assert cut[data["turned"]["at"]] == data["turned"]["card"]
            assert got[-1] in ([], [data["turned"]["card"]])


def test_the_draw_stands_on_the_first_receipt_only() -> None:
    played = match("beloz", deals=3)
    drawn = next(event for event in played.log if isinstance(event, DealerDrawn))
    assert drawn.draws
    assert [receipt.draw for receipt in played.receipts()] == [drawn.draws, None, None]
    assert played.receipt(1, drawn=False).draw is None
    assert match("bela4", deals=1).receipt(1).draw == ()


def test_packets_stand_on_a_gathered_receipt_only() -> None:
    first, second = match("beloz(gather=secret)", deals=2).receipts()
    assert (first.made, first.gathered) == ("shuffled", None)
    assert second.made == "gathered"
    assert second.gathered is not None
    assert second.gathered.secret
    packed = [card for packet in second.gathered.packets for card in packet]
    assert sorted(packed) == sorted(second.pack) == list(range(32))
    assert packed != list(second.pack)
    public = match("beloz", deals=2).receipt(2).gathered
    assert public is not None
    assert not public.secret


@pytest.mark.parametrize("deal", [0, 3, 100])
def test_no_receipt_of_what_was_not_dealt(deal: int) -> None:
    assert refusal(match("bela3", deals=2).log, deal) is FairCode.NO_DEAL


def test_no_receipt_before_the_cards_are_dealt() -> None:
    log = match("bela3", deals=1).log
    opened = next(n for n, event in enumerate(log) if isinstance(event, DealOpened))
    assert refusal(log[: opened + 1], 1) is FairCode.NO_DEAL


def refusal(log: list[Event], deal: int) -> FairCode:
    zero = bytes(32)
    with pytest.raises(FairError) as caught:
        receipt_of(log, deal, match="t/1", head=zero, secret=zero, participants=())
    return caught.value.code


def test_dropped_values_are_named() -> None:
    played = match("belote", deals=2, drops=1.0)
    assert played.receipt(2).dropped == (0, 1, 2, 3)
    assert match("belote", deals=2, drops=0.0).receipt(2).dropped == ()


# --- reading ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EVERY_DECK)
def test_receipts_are_read_as_they_were_written(rules: str) -> None:
    receipts = tuple(match(rules, deals=8, sulky=0.5).receipts())
    assert tuple(read_receipt(receipt.to_text()) for receipt in receipts) == receipts
    whole = "[" + ",".join(receipt.to_text() for receipt in receipts) + "]"
    assert read_receipts(whole) == receipts
    assert read_receipts(receipts[0].to_text()) == receipts[:1]


def sample() -> dict[str, Any]:
    data: dict[str, Any] = match("beloz(gather=secret)", deals=2).receipt(2).to_json()
    return data


CHANGES: list[tuple[str, FairCode, Callable[[dict[str, Any]], object]]] = [
    ("format", FairCode.FORMAT, lambda r: r.update(format="belot receipt 2")),
    ("format", FairCode.FORMAT, lambda r: r.pop("format")),
    ("format", FairCode.FORMAT, lambda r: r.update(format=["belot receipt 1"])),
    ("deal", FairCode.FIELD, lambda r: r.pop("deal")),
    ("deal", FairCode.FIELD, lambda r: r.update(deal=0)),
    ("deal", FairCode.FIELD, lambda r: r.update(deal=10**9)),
    ("deal", FairCode.FIELD, lambda r: r.update(deal=True)),
    ("deal", FairCode.FIELD, lambda r: r.update(deal=1.0)),
    ("deal", FairCode.FIELD, lambda r: r.update(deal="1")),
    ("extra", FairCode.FIELD, lambda r: r.update(extra=1)),
    ("match", FairCode.FIELD, lambda r: r.update(match=7)),
    ("match", FairCode.FIELD, lambda r: r.update(match="\ud800")),
    ("rules", FairCode.FIELD, lambda r: r.update(rules="x" * 5000)),
    ("dealer", FairCode.FIELD, lambda r: r.update(dealer=4)),
    ("draw", FairCode.FIELD, lambda r: r.update(draw=[])),
    ("draw.rounds[0][0]", FairCode.FIELD, lambda r: r.update(draw={"rounds": [[7]]})),
    ("draw.rounds[0][0][1]", FairCode.FIELD, lambda r: r.update(draw={"rounds": [[[0, 7]]]})),
    ("server.secret", FairCode.FIELD, lambda r: r["server"].pop("secret")),
    ("server.head", FairCode.FIELD, lambda r: r["server"].update(head="ab")),
    ("server.head", FairCode.FIELD, lambda r: r["server"].update(head="AB" * 32)),
    ("participants", FairCode.FIELD, lambda r: r.update(participants={})),
    ("participants", FairCode.FIELD, lambda r: r.update(participants=r["participants"] * 2)),
    ("participants[1].value", FairCode.FIELD, lambda r: r["participants"][1].update(value="")),
    ("participants[2]", FairCode.FIELD, lambda r: r["participants"].__setitem__(2, None)),
    ("participants[0].seat", FairCode.FIELD, lambda r: r["participants"][0].update(seat=-1)),
    ("key", FairCode.FIELD, lambda r: r.update(key=None)),
    ("made", FairCode.FIELD, lambda r: r.update(made="stacked")),
    ("made", FairCode.FIELD, lambda r: r.update(made="shuffled")),
    ("made", FairCode.FIELD, lambda r: r.update(gathered=None)),
    ("gathered.secret", FairCode.FIELD, lambda r: r["gathered"].update(secret=1)),
    ("pack", FairCode.FIELD, lambda r: r["pack"].append("AS")),
    ("pack[31]", FairCode.FIELD, lambda r: r["pack"].__setitem__(31, "as")),
    ("pack[0]", FairCode.FIELD, lambda r: r["pack"].__setitem__(0, ["AS"])),
    ("cut", FairCode.FIELD, lambda r: r.update(cut=-1)),
    ("cut", FairCode.FIELD, lambda r: r.update(cut=None)),
    ("dealt[0]", FairCode.FIELD, lambda r: r["dealt"].__setitem__(0, [0])),
    ("dealt[3][1]", FairCode.FIELD, lambda r: r["dealt"].__setitem__(3, [0, 0])),
    ("dealt[3][0]", FairCode.FIELD, lambda r: r["dealt"].__setitem__(3, [-3, 1])),
    ("hands[2][1]", FairCode.FIELD, lambda r: r["hands"][2].__setitem__(1, "ZZ")),
    ("turned.at", FairCode.FIELD, lambda r: r["turned"].update(at=32)),
    ("taker", FairCode.FIELD, lambda r: r.update(taker=-2)),
]


@pytest.mark.parametrize(("place", "code", "change"), CHANGES)
def test_what_is_no_receipt_is_refused(
    place: str, code: FairCode, change: Callable[[dict[str, Any]], object]
) -> None:
    data = sample()
    change(data)
    with pytest.raises(FairError) as caught:
        read_receipt(json.dumps(data))
    assert (caught.value.code, caught.value.place) == (code, place)
    assert str(caught.value).startswith(f"{place}: ")
    with pytest.raises(FairError) as caught:
        read_receipts(json.dumps([sample(), data]))
    assert caught.value.place == f"[1].{place}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        "[" * 100_000,
        '{"a":1,"a":1}',
        '{"format":NaN}',
        '{"format":' + "9" * 10_000 + "}",
        " " * (MAX_SIZE + 1),
    ],
    ids=range(8),
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(FairError) as caught:
        read_receipts(text)
    assert caught.value.code is FairCode.JSON


@pytest.mark.parametrize("text", ["7", "null", '"receipt"', "[[]]", "[7]", "{}", "[{}]"])
def test_what_is_something_else_is_refused(text: str) -> None:
    with pytest.raises(FairError) as caught:
        read_receipts(text)
    assert caught.value.code is FairCode.FORMAT


def test_notes_are_read() -> None:
    data = {"format": "belot notes 1", "match": "t/1", "head": "ab" * 32}
    notes = read_notes(json.dumps({**data, "deals": {"1": [], "12": [[2, "cd" * 32]]}}))
    assert (notes.match, notes.head) == ("t/1", b"\xab" * 32)
    assert notes.deals == {1: (), 12: ((2, b"\xcd" * 32),)}
    wrong: list[tuple[str, dict[str, object]]] = [
        ("format", {"format": "belot receipt 1"}),
        ("head", {"head": "ab"}),
        ("deals", {"deals": []}),
        ("deals.0", {"deals": {"0": []}}),
        ("deals.١", {"deals": {"١": []}}),
        ("deals.1[0][0]", {"deals": {"1": [[4, "cd" * 32]]}}),
        ("deals.1[0][1]", {"deals": {"1": [[3, "CD" * 32]]}}),
        ("deals.1[0]", {"deals": {"1": [[3]]}}),
        ("more", {"more": 1}),
    ]
    for place, change in wrong:
        with pytest.raises(FairError) as caught:
            read_notes(json.dumps({**data, "deals": {}, **change}))
        assert caught.value.place == place


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=12,
)
PARTS = ("server", "gathered", "turned")
PLACES = [*FIELDS.split(), *(f"{part}.{name}" for part in PARTS for name in sample()[part])]


@given(st.text() | JSON.map(json.dumps))
def test_any_text_is_read_or_refused(text: str) -> None:
    read, error = tried(read_receipts, text)
    assert read == () or error.code in (FairCode.JSON, FairCode.FORMAT)


@given(st.sampled_from(PLACES), JSON)
def test_anything_in_a_receipt_is_read_or_refused(place: str, value: object) -> None:
    data = sample()
    part, _, name = place.rpartition(".")
    (data[part] if part else data)[name] = value
    read, error = tried(receipt_from, data)
    assert read.to_json() == data if read else error.place.startswith((place, "made"))


def tried(read: Callable[[Any], Any], value: object) -> tuple[Any, Any]:
    """What a reader makes of a value, or how it refuses it."""
    try:
        return read(value), None
    except FairError as error:
        return None, error


def test_cards_are_dealt_once() -> None:
    cards = match("belot3", deals=3).receipt(1).cards
    parts = [*cards.hands, *cards.talons, *cards.later, cards.rest]
    assert sorted(card for part in parts for card in part) == list(cards_of(2**32 - 1))
