"""Cards, hands and orders (house_rules §1)."""

from __future__ import annotations

import pytest

from belot.rules import Code, Contract, Rank, Refusal, Suit, cards_of, hand_of, hand_text
from belot.rules.cards import (
    FULL,
    PLAY_ORDER,
    card,
    card_points,
    card_text,
    contract_of,
    parse_card,
    parse_hand,
    rank_of,
    suit_mask,
    suit_of,
)


def test_cards_are_read_and_written() -> None:
    ten = card(Rank.TEN, Suit.HEARTS)
    assert parse_card("TH") == parse_card(" 10h ") == ten
    assert (card_text(ten), suit_of(ten), rank_of(ten)) == ("TH", Suit.HEARTS, Rank.TEN)
    assert hand_text(parse_hand("7C AS 10S")) == "AS TS 7C"
    assert cards_of(hand_of((3, 1))) == (1, 3)


@pytest.mark.parametrize("text", ["", "1S", "ASS", "T", "hearts", "A♠"])
def test_no_such_card(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse_card(text)
    assert refusal.value.code is Code.CARD_UNKNOWN


def test_a_card_twice() -> None:
    with pytest.raises(Refusal) as refusal:
        parse_hand("AS KS as")
    assert refusal.value.code is Code.CARD_DUPLICATE


def test_contracts() -> None:
    assert [contract_of(c.letter) for c in Contract] == list(Contract)
    assert Contract.HEARTS.trump is Suit.HEARTS
    assert Contract.NO_TRUMPS.trump is None
    assert Contract.ALL_TRUMPS.trumps(0)
    assert not Contract.NO_TRUMPS.trumps(0)
    with pytest.raises(Refusal) as refusal:
        contract_of("X")
    assert refusal.value.code is Code.CALL_UNKNOWN


def test_points() -> None:
    """bulgarian.md §2, beloz.md §2."""
    assert sum(card_points(Contract.HEARTS)) == 152
    assert sum(card_points(Contract.HEARTS, 15)) == 153
    assert sum(card_points(Contract.ALL_TRUMPS)) == 248
    assert sum(card_points(Contract.NO_TRUMPS)) == 120


@pytest.mark.parametrize("contract", list(Contract))
def test_play_order_and_back(contract: Contract) -> None:
    order = PLAY_ORDER[contract]
    for mask in (0, FULL, parse_hand("AS 9H 7D"), suit_mask(contract % 4)):
        assert order.to_natural(order.to_play(mask)) == mask
    assert sorted(order.place) == list(range(32))
    if contract.trump is not None:
        assert order.to_play(suit_mask(contract)) == 0xFF000000
        assert order.place[card(Rank.JACK, contract.trump)] == 31
