"""Before the auction: drawing, shuffling, gathering, cutting, dealing (house_rules §10.1–§10.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from belot.rules import (
    Accept,
    Claim,
    Code,
    Cut,
    Match,
    Phase,
    RuleSet,
    State,
    cards_of,
    legal_actions,
    open_match,
    parse_card,
)
from belot.rules import events as ev
from belot.rules.actions import ChoosePackets
from belot.rules.announce import RANK_PLACE
from belot.rules.cards import CARD_TEXT
from belot.rules.deal import cut, draw_dealer, fill, gather, lay_out, lay_tricks, new_pack
from belot.rules.game import open_deal
from belot.rules.law import Trick
from belot.rules.options import SeqOrder
from belot.rules.random import Stream, seed_key
from tests.tables import ALL, Table

T = TypeVar("T")


def rules(name: str) -> RuleSet:
    return RuleSet.parse(name)


# --- the first dealer (§10.2) ---


@pytest.mark.parametrize(
    ("name", "order", "drawing"),
    [
        ("beloz", SeqOrder.STRENGTH, [0, 1, 2, 3]),
        ("beloz_classic", SeqOrder.NATURAL, [0, 1, 2, 3]),
        ("belote", SeqOrder.NATURAL, [0, 1]),
        ("bela3(first_dealer=draw_lowest)", SeqOrder.NATURAL, [0, 1, 2]),
    ],
)
def test_the_lowest_card_deals_and_only_the_tied_draw_again(
    name: str, order: SeqOrder, drawing: list[int]
) -> None:
    longest = 0
    for seed in range(60):
        dealer, rounds = draw_dealer(rules(name), Stream(seed_key(seed)))
        cards = [card for drawn in rounds for _, card in drawn]
        assert len(set(cards)) == len(cards)  # without replacement
        left = drawing
        for drawn in rounds:
            assert [seat for seat, _ in drawn] == left
            place = {seat: RANK_PLACE[order][card & 7] for seat, card in drawn}
            left = [seat for seat in left if place[seat] == min(place.values())]
        assert left == [dealer]
        longest = max(longest, len(rounds))
    assert longest > 1


class Rigged(Stream):
    """A stream whose packs are known."""

    def __init__(self, *packs: Sequence[int]) -> None:
        super().__init__(b"")
        self.packs = list(packs)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        pack: Any = tuple(self.packs.pop(0))
        return pack  # type: ignore[no-any-return]


def test_a_pack_that_runs_out_of_ties_is_shuffled_again() -> None:
    level = [suit * 8 + rank for rank in range(8) for suit in range(4)]  # four of each in a row
    dealer, rounds = draw_dealer(rules("beloz"), Rigged(level, ALL))
    assert len(rounds) == 9
    assert rounds[-1] == ((0, 31), (1, 30), (2, 29), (3, 28))
    assert dealer == 3  # the jack, below queen and king among the animals too


def test_the_dealer_may_be_chosen_or_drawn_by_lot() -> None:
    assert draw_dealer(rules("bela4(first_dealer=chosen)"), Stream(b"")) == (0, ())
    lots = {draw_dealer(rules("bela3"), Stream(seed_key(s))) for s in range(40)}
    assert lots == {(0, ()), (1, ()), (2, ())}


# --- gathering (§10.3) ---


def eight_tricks(winners: Sequence[int]) -> tuple[Trick, ...]:
    """Trick i holds the cards 4i…4i+3, the card played first lowest."""
    return tuple(Trick(0, ALL[4 * i : 4 * i + 4], w) for i, w in enumerate(winners))


def test_the_piles_of_a_played_deal() -> None:
    """From the top: the last winners' pile, last trick first, in each trick 4th … 1st card."""
    tricks = eight_tricks((0, 1, 2, 3, 0, 0, 0, 3))
    for name, taker, order in (
        ("belote", 0, (7, 3, 1, 6, 5, 4, 2, 0)),
        ("beloz(gather=takers_on_top)", 2, (6, 5, 4, 2, 0, 7, 3, 1)),
        ("beloz(gather=takers_on_top)", 1, (7, 3, 1, 6, 5, 4, 2, 0)),
    ):
        laid = lay_tricks(rules(name), tricks, taker)
        pack = gather(rules(name), laid, Stream(b""))
        assert pack == tuple(c for i in order for c in reversed(ALL[4 * i : 4 * i + 4]))


def test_a_secret_order_keeps_the_tricks_together() -> None:
    """``secret``: packets in an order of the next key, and the cards inside each."""
    secret = rules("belote(gather=secret)")
    laid = lay_tricks(secret, eight_tricks((0, 1, 0, 1, 0, 1, 0, 1)), 0)
    packs = {gather(secret, laid, Stream(seed_key(s))) for s in range(20)}
    assert len(packs) == 20
    for pack in packs:
        assert sorted(pack) == list(ALL)
        assert all(len({c // 4 for c in pack[4 * i : 4 * i + 4]}) == 1 for i in range(8))


def next_pack(state: State) -> tuple[int, ...]:
    _, events = open_deal(state, b"k" * 32)
    assert isinstance(events[0], ev.DealOpened)
    return events[0].pack


def test_a_passed_out_pack() -> None:
    """The turned card on the stub; on it eldest's hand first, the dealer's on top, as dealt."""
    table = Table("belote", dealer=2).deal({3: "7S 8S 9S TS JS", 2: "7C 8C 9C TC JC"}, turned="AH")
    layout = table.state.secret.layout
    assert layout is not None
    table.say("pass " * 8)
    pack = next_pack(table.state)
    assert [CARD_TEXT[c] for c in pack[:5]] == "JC TC 9C 8C 7C".split()  # the dealer's, last on top
    assert pack[5:10] == layout.hands[1][::-1]
    assert pack[10:15] == layout.hands[0][::-1]
    assert [CARD_TEXT[c] for c in pack[15:20]] == "JS TS 9S 8S 7S".split()  # eldest's
    assert CARD_TEXT[pack[20]] == "AH"
    assert pack[21:] == layout.rest


def test_a_passed_out_pack_with_talons() -> None:
    table = Table("bela4(shuffle=first_deal_only,forced_dealer=off,cut_min=0)").deal()
    layout = table.state.secret.layout
    assert layout is not None
    table.say("pass " * 8)
    pack = next_pack(table.state)
    assert pack[24:] == tuple(c for talon in layout.talons for c in talon)
    assert sorted(pack) == list(ALL)


def test_a_played_pack_is_gathered_and_a_broken_off_deal_shuffled() -> None:
    table = Table("belote(illegal_moves=renonce)", dealer=0)
    first = table.deal({1: "AS TS KS QS JS"}, turned="9S").say("take")
    assert first
    while table.phase is Phase.PLAY:
        hand = table.view(table.turn)
        table.play(CARD_TEXT[cards_of(hand.lawful)[0]])
    for seat in range(4):
        table.do(Accept(), seat)
    run = table.state.run
    assert run is not None
    top = run.tricks[-1].cards[::-1]
    assert next_pack(table.state)[:4] == top

    broken = Table("belote(illegal_moves=renonce)").deal(turned="9S")
    broken.say("take")
    broken.play(CARD_TEXT[cards_of(broken.view(1).hand)[0]])
    card = broken.state.run.trick.cards[0] if broken.state.run else 0
    broken.do(Claim(card), 2)
    assert next_pack(broken.state) == new_pack(Stream(b"k" * 32))


def test_shuffled_before_every_deal() -> None:
    table = Table("bulgarian").deal()
    table.say("pass pass pass pass")
    assert next_pack(table.state) == new_pack(Stream(b"k" * 32))


# --- the cut (§10.1) ---


@pytest.mark.parametrize(
    ("name", "allowed"),
    [("beloz", range(3, 30)), ("bela4", range(32)), ("belote(cut_min=16)", range(16, 17))],
)
def test_how_many_cards_may_be_lifted(name: str, allowed: range) -> None:
    match = Match(rules(name), dealer=0)
    match.deal()
    table = Table(name)
    table.state = match.state
    assert table.turn == 3  # the seat before the dealer
    for at in range(-1, 34):
        if at not in allowed:
            assert table.refuse(Cut(at)) is Code.CUT_RANGE
    assert [a.at for a in _cuts(table)] == list(allowed)
    pack = table.state.secret.pack
    at = allowed[-1]
    table.do(Cut(at))
    assert table.state.secret.pack == pack[at:] + pack[:at] == cut(pack, at)


def _cuts(table: Table) -> list[Cut]:
    return [a for a in legal_actions(table.view(table.turn)) if isinstance(a, Cut)]


def test_with_two_the_opponent_cuts() -> None:
    state, _ = open_match(rules("bela2"), b"", dealer=1)
    state, _ = open_deal(state, b"")
    assert state.turn == 0


# --- packets ---


def test_packets_go_round_from_the_eldest() -> None:
    layout = lay_out(rules("belote"), ALL, 0, 0)  # 3 + 2, dealer 0
    assert layout.hands[1] == (0, 1, 2, 12, 13)
    assert layout.hands[0] == (9, 10, 11, 18, 19)
    assert (layout.turned, layout.rest) == (20, tuple(range(21, 32)))
    assert lay_out(rules("belote"), ALL, 0, 1).hands[1] == (0, 1, 8, 9, 10)  # 2 + 3


def test_the_taker_gets_the_turned_card_and_one_less() -> None:
    belote = rules("belote")
    got = fill(belote, lay_out(belote, ALL, 0, 0), dealer=0, taker=2)
    assert [cards_of(hand) for hand in got] == [
        (29, 30, 31),
        (21, 22, 23),
        (20, 24, 25),
        (26, 27, 28),
    ]


@pytest.mark.parametrize(
    ("name", "turned", "owner"),
    [
        ("bela4", 31, 0),  # bela4.md §6: the dealer's last talon card
        ("bela4(packets=2+2+2/2)", 31, 0),
        ("bela2", 20, -1),  # bela2.md §4: the next card after the talons
        ("bela3(turn_up=offer_only)", 30, -1),  # one of the two dead cards
        ("bela3(packets=3+3/4,turn_up=offer_only)", 30, -1),
        ("belot2(packets=3+3/U/T4)", 12, -1),
        ("bulgarian", -1, -1),
    ],
)
def test_the_card_on_offer(name: str, turned: int, owner: int) -> None:
    layout = lay_out(rules(name), ALL, 0, 0)
    assert (layout.turned, layout.owner) == (turned, owner)


def test_the_dealer_chooses_the_packets() -> None:
    state, _ = open_match(rules("belote"), b"", dealer=0)
    state, _ = open_deal(state, b"")
    table = Table("belote")
    table.state = state
    table.do(Cut(3))
    assert (table.phase, table.turn) == (Phase.PACKETS, 0)
    assert table.refuse(ChoosePackets(2)) is Code.PACKETS_UNKNOWN
    assert table.refuse(ChoosePackets(-1)) is Code.PACKETS_UNKNOWN
    assert table.refuse(ChoosePackets(0), 1) is Code.NOT_YOUR_TURN
    table.do(ChoosePackets(1))
    assert table.state.board.pattern == 1
    assert table.phase is Phase.AUCTION


def test_stacked_packs_hold_what_was_asked_for() -> None:
    """The helper of these tests does what it says."""
    table = Table("belote", dealer=1).deal(
        {0: "AS KS QS JS TS 9S 8S", 3: "7S"}, taker=0, turned="7H"
    )
    table.say("pass pass take")
    assert parse_card("8S") in cards_of(table.view(0).hand)
    assert parse_card("7S") in cards_of(table.view(3).hand)
