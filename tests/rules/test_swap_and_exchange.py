"""The seven swap (house_rules §10.4, belot2.md §11, bela4.md §11), the captain's exchange
(belot3.md §6), and eight of a suit (house_rules §10.6)."""

from __future__ import annotations

import pytest

from belot.rules import (
    Call,
    Code,
    Discard,
    Phase,
    Say,
    Suit,
    Swap,
    cards_of,
    hand_of,
    legal_actions,
    parse_card,
    parse_hand,
    seen_by,
)
from belot.rules import events as ev
from tests.tables import Table

# --- the seven swap ---


def belot2(hands: dict[int, str], calls: str = "take", turned: str = "AH") -> Table:
    table = Table("belot2").deal(hands, turned=turned)
    table.say(calls)
    return table


def test_the_seven_for_the_turned_card() -> None:
    table = belot2({1: "7H AS KS", 0: "7S 8S"})
    assert (table.phase, table.turn) == (Phase.SWAP, 1)
    assert Swap(True) in legal_actions(table.view(1))
    events = table.do(Swap(True))
    assert events[0] == ev.SevenSwapped(1)
    assert table.state.board.turned == parse_card("7H")
    assert table.state.board.swapped == 1
    assert parse_card("AH") in cards_of(table.view(1).hand)
    assert parse_card("7H") not in cards_of(table.view(0).hand | table.view(1).hand)
    assert table.view(1).hand.bit_count() == 10


def test_a_seat_is_asked_whether_it_holds_the_seven_or_not() -> None:
    """§10.4: declining shows nothing; nobody sees who is being asked (design §4)."""
    table = belot2({1: "AS KS", 0: "7H 8S"})
    assert table.view(1).my_turn
    assert table.view(0).turn == table.view(-1).turn == -1
    assert table.refuse(Swap(True)) is Code.SWAP_NOT_POSSIBLE
    assert table.refuse(Swap(True), 0) is Code.NOT_YOUR_TURN
    (declined,) = table.do(Swap(False))
    assert seen_by(declined, 1) == declined
    assert seen_by(declined, 0) is seen_by(declined, -1) is None
    assert table.turn == 0
    table.do(Swap(False))
    assert table.phase is Phase.ANNOUNCE


@pytest.mark.parametrize(
    ("calls", "turned"),
    [("pass pass S", "AH"), ("take", "7H")],  # another suit is trump; the seven itself is turned
)
def test_no_swap(calls: str, turned: str) -> None:
    assert belot2({1: "AS KS"}, calls, turned).phase is Phase.ANNOUNCE


BELA = "bela4(seven_swap=on)"


def test_the_dealer_does_not_swap_with_himself() -> None:
    """bela4.md §11: the offered card is his own talon card."""
    table = Table(BELA).deal({0: "7H 8S 9S TS JS QS KS AH"})
    assert table.state.board.turned == parse_card("AH")
    table.say("take")
    for seat in (1, 2, 3):
        assert table.turn == seat
        table.do(Swap(False))
    assert legal_actions(table.view(0)) == [Swap(False)]
    assert table.refuse(Swap(True)) is Code.SWAP_NOT_POSSIBLE


@pytest.mark.parametrize("packets", ["2+2+2/T2", "2+2+2/2"])
def test_the_dealer_gets_the_seven_into_his_talon(packets: str) -> None:
    table = Table(f"{BELA[:-1]},packets={packets})").deal(
        {0: "7C 8S 9S TS JS QS KS AH", 2: "7H 8C"}
    )
    table.say("take")
    table.do(Swap(False))
    table.do(Swap(True))
    assert parse_card("7H") in cards_of(table.view(0).hand)
    assert parse_card("AH") in cards_of(table.view(2).hand)


def test_the_taker_gets_the_seven_where_the_turned_card_is_his() -> None:
    table = Table("belote(seven_swap=on)").deal({2: "7H 8C"}, taker=1, turned="AH")
    table.say("take")
    table.do(Swap(False))
    table.do(Swap(True))
    assert parse_card("7H") in cards_of(table.view(1).hand)
    assert parse_card("AH") in cards_of(table.view(2).hand)


# --- the captain's two cards (belot3) ---


def captain() -> Table:
    table = Table("belot3").deal({1: "7S 8S 9S TS JS QS KS AS 7H 8H"}, captain="KD QD")
    table.say("D")
    return table


def test_the_captain_takes_two_and_puts_two_away() -> None:
    table = captain()
    assert (table.phase, table.turn) == (Phase.EXCHANGE, 1)
    assert table.view(1).hand.bit_count() == 12
    assert len(legal_actions(table.view(1))) == 66
    assert table.refuse(Discard(parse_hand("7S"))) is Code.DISCARD_TWO
    assert table.refuse(Discard(parse_hand("7S 8S 9S"))) is Code.DISCARD_TWO
    assert table.refuse(Discard(parse_hand("7S 7C"))) is Code.DISCARD_NOT_HELD
    assert table.refuse(Discard(-1)) is Code.DISCARD_NOT_HELD
    assert table.refuse(Discard(parse_hand("7S 8S")), 2) is Code.NOT_YOUR_TURN
    away = parse_hand("7S KD")  # a trump, and half of a bela, may go
    (discarded, *_) = table.do(Discard(away))
    assert seen_by(discarded, 1) == ev.Discarded(1, away)
    assert seen_by(discarded, 0) == ev.Discarded(1)
    assert table.state.board.discarded
    assert [table.view(seat).away for seat in (-1, 0, 1, 2)] == [0, 0, away, 0]
    assert table.view(1).hand == hand_of(
        c for c in cards_of(parse_hand("8S 9S TS JS QS KS AS 7H 8H QD"))
    )
    assert table.view(1).pairs == 0


def test_eight_of_a_suit_counts_after_the_discard() -> None:
    table = captain()
    assert table.turn == 1  # all eight spades are in hand, but not yet for good
    table.do(Discard(parse_hand("7H 8H")))
    assert table.phase is Phase.OVER
    assert table.state.board.eight == 1


# --- eight of a suit (§10.6) ---

SPADES = "7S 8S 9S TS JS QS KS AS"


@pytest.mark.parametrize(
    ("name", "contract", "over"),
    [
        ("bela4_tournament", "H", True),
        ("bela4_tournament(belot8_wins_match=trump_only)", "H", False),
        ("bela4_tournament(belot8_wins_match=trump_only)", "S", True),
        ("bela4_tournament(belot8_wins_match=off)", "S", False),
        ("bulgarian(belot8_wins_match=trump_only)", "AT", True),
        ("bulgarian(belot8_wins_match=trump_only)", "NT", False),
        ("bulgarian(belot8_wins_match=on)", "NT", True),
    ],
)
def test_which_eight_win(name: str, contract: str, over: bool) -> None:
    table = Table(name, totals=(300, 20)).deal({3: SPADES})
    table.say(f"{contract} pass pass pass" if "bulgarian" in name else contract)
    assert (table.phase is Phase.OVER) == over
    if over:
        standing = table.state.standing
        assert standing.verdict.winner == 1
        assert standing.totals == (300, max(20, table.rules.target))  # the others keep theirs
        assert standing.scores == ()
        assert standing.dealer == 1  # a rematch goes on with the seat after the last dealer
        assert table.refuse(Say(Call.PASS)) is Code.MATCH_OVER


def test_a_higher_total_stays_and_the_earlier_in_turn_wins() -> None:
    table = Table("bela4_tournament(end_rule=MUST_PASS)", totals=(1100, 1200), dealer=2)
    table.deal({2: SPADES, 1: "7H 8H 9H TH JH QH KH AH"}).say("C")
    assert table.state.board.eight == 1
    assert table.state.standing.totals == (1100, 1200)
    assert table.log[-1] == ev.EightOfSuit(1, Suit.HEARTS)
