"""Belote and rebelote: said, forgotten, refused (house_rules §10.5, §10 of the law files)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belot.rules import Announce, Code, Phase, Play, SeatView, legal_actions, parse_card
from belot.rules import events as ev
from belot.rules.events import Word
from belot.rules.flow import tally
from belot.rules.law import Trick
from tests.rules.test_contest import item
from tests.tables import Table

# Seat 1 is eldest and holds king and queen of hearts, spades and clubs.
HANDS = {
    1: "KH QH KS QS KC QC 7D 8D",
    2: "7H 7S 8S 9S TS 7C 8C 9C",
    3: "8H AH JS AS TC JC AC 9D",
    0: "9H TH JH TD JD QD KD AD",
}
LADDER = "auction=ladder,turn_up=none,packets=3+2/3"


def at_play(name: str, contract: str = "H") -> Table:
    table = Table(name).deal(HANDS)
    table.say(f"{contract} pass pass pass" if table.rules.auction.value == "ladder" else contract)
    if table.phase is Phase.ANNOUNCE:
        table.announce()
    return table


def words(table: Table) -> list[tuple[int, Word]]:
    return [(e.card, e.word) for e in table.log if isinstance(e, ev.CardPlayed) and e.word]


def belote(table: Table) -> tuple[int, ...]:
    return tally(table.state).belote


def offers_word(view: SeatView, card: str) -> bool:
    return Play(parse_card(card), belote=True) in legal_actions(view)


def finish_trick(table: Table) -> None:
    """The other three follow with what the law allows first, and say nothing."""
    for _ in range(3):
        plays = [a for a in legal_actions(table.view(table.turn)) if isinstance(a, Play)]
        table.do(next(a for a in plays if not a.belote and not a.announce))


def test_both_words_are_needed() -> None:
    """belote.md §10, beloz.md §10: a missing word loses it."""
    table = at_play(f"belote({LADDER})")
    table.play("KH!")
    assert belote(table) == (0, 0)
    finish_trick(table)
    seat_1_leads(table)
    assert offers_word(table.view(1), "QH")
    table.play("QH!")
    assert words(table) == [(parse_card("KH"), Word.BELOTE), (parse_card("QH"), Word.REBELOTE)]
    assert belote(table) == (0, 20)


def seat_1_leads(table: Table) -> None:
    """Give the lead back to seat 1, whoever has it: the state is what the test is about."""
    run = table.state.run
    assert run is not None
    table.state = replace(table.state, turn=1, run=replace(run, trick=Trick(1)))


def test_the_second_word_forgotten() -> None:
    table = at_play(f"belote({LADDER})")
    table.play("KH!")
    finish_trick(table)
    seat_1_leads(table)
    table.play("QH")
    assert belote(table) == (0, 0)


def test_refused_at_the_first_card_is_refused_for_the_deal() -> None:
    for name in (f"belote({LADDER})", "bela4_tournament"):
        table = at_play(name)
        table.play("KH")
        finish_trick(table)
        seat_1_leads(table)
        assert not offers_word(table.view(1), "QH")
        assert table.refuse(Play(parse_card("QH"), belote=True)) is Code.BELOTE_NOT_HELD
        table.play("QH")
        assert words(table) == []


def test_the_second_word_follows_by_itself() -> None:
    """bela4.md §10 ``manual_first``."""
    table = at_play("bela4_tournament")
    table.play("QH!")
    assert belote(table) == (0, 20)
    finish_trick(table)
    seat_1_leads(table)
    assert not offers_word(table.view(1), "KH")
    assert table.refuse(Play(parse_card("KH"), belote=True)) is Code.BELOTE_NOT_NOW
    table.play("KH")
    assert words(table)[1][1] is Word.REBELOTE
    assert belote(table) == (0, 20)


def test_the_table_announces() -> None:
    table = at_play("bela4_tournament(belote_announce=auto)")
    assert not offers_word(table.view(1), "KH")
    table.play("KH")
    finish_trick(table)
    seat_1_leads(table)
    table.play("QH")
    assert [word for _, word in words(table)] == [Word.BELOTE, Word.REBELOTE]
    assert belote(table) == (0, 20)


@pytest.mark.parametrize("card", ["KS", "QC", "7D"])
def test_no_word_goes_with_another_card(card: str) -> None:
    table = at_play("bela4_tournament")
    assert table.refuse(Play(parse_card(card), belote=True)) is Code.BELOTE_NOT_HELD


def test_nobody_has_it_without_both() -> None:
    table = at_play("bela4_tournament", contract="D")
    assert [table.view(seat).pairs for seat in range(4)] == [0b0010, 0, 0, 0]
    assert table.refuse(Play(parse_card("KH"), belote=True)) is Code.BELOTE_NOT_HELD


# --- All Trumps and No Trumps (bulgarian.md §10) ---


def test_each_suit_of_all_trumps_is_asked_for_itself() -> None:
    table = at_play("bulgarian", "AT")
    assert all(offers_word(table.view(1), card) for card in ("KH", "QS", "KC"))
    table.play("KH!")
    finish_trick(table)
    seat_1_leads(table)
    table.play("QS!")
    assert belote(table) == (0, 40)


def test_a_discard_in_all_trumps_says_nothing() -> None:
    """Only a card that is led or follows its own suit; after a discard it is lost."""
    table = Table("bulgarian").deal({1: "7D 8D", 2: "KH QH 7S 8S 9S TS 7C 8C"})
    table.say("AT pass pass pass")
    table.play("7D")
    assert table.refuse(Play(parse_card("KH"), belote=True)) is Code.BELOTE_NOT_NOW
    table.play("KH")
    assert table.state.secret.pairs[2] == 0
    auto = Table("bulgarian(belote_announce=auto)").deal({1: "7D 8D", 2: "KH QH 7S 8S 9S TS 7C 8C"})
    auto.say("AT pass pass pass")
    auto.play("7D KH")
    assert words(auto) == []


def test_no_trumps_have_none() -> None:
    table = at_play("bulgarian", "NT")
    assert table.refuse(Play(parse_card("KH"), belote=True)) is Code.BELOTE_NOT_HELD


def test_trumping_with_it_counts_in_a_suit() -> None:
    table = Table("bulgarian").deal({1: "7D 8D", 2: "KH QH 7S 8S 9S TS 7C 8C"})
    table.say("H pass pass pass")
    table.play("7D")
    assert offers_word(table.view(2), "KH")


# --- called with the declarations (``belote_before_play``) ---


def test_called_before_the_play_it_is_announced_for_good() -> None:
    """§10.5: no word is needed when the cards are played, and none is said."""
    table = Table("bela4_tournament").deal(HANDS)
    table.say("H")
    table.announce(Announce((), 0b0100))
    assert belote(table) == (0, 20)
    assert not offers_word(table.view(1), "KH")
    assert table.refuse(Play(parse_card("KH"), belote=True)) is Code.BELOTE_NOT_NOW
    table.play("KH")
    assert words(table) == []


def test_called_with_the_first_card() -> None:
    """``first_trick`` with ``belote_before_play``: on that card no word of its own."""
    table = Table(f"belote({LADDER},belote_before_play=on)").deal(HANDS)
    table.say("H pass pass pass")
    called = Announce((), 0b0100)
    king = parse_card("KH")
    assert table.refuse(Play(king, True, called)) is Code.BELOTE_NOT_NOW
    assert Play(king, announce=called) in legal_actions(table.view(1))
    assert Play(king, True, called) not in legal_actions(table.view(1))
    table.do(Play(king, announce=called))
    assert words(table) == []
    assert belote(table) == (0, 20)


def test_a_belote_called_before_stands_in_the_contest() -> None:
    """belot4.md §10; its own 20 points are never lost by losing the contest."""
    hands = {**HANDS, 1: "KH QH 7D 8D 7S 8C JC KC", 2: "9S TS JS 7H 7C 9C QD 9D"}
    table = Table("belot4").deal(hands)
    table.say("H")
    table.announce(Announce((), 0b0100), Announce((item("9S TS JS"),)))
    assert table.state.board.contest is not None
    assert table.state.board.contest.points == (0, 0)
    assert belote(table) == (0, 20)
