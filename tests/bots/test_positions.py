"""Positions in which a club player knows what to do."""

from __future__ import annotations

import pytest

from belot.bots import make
from belot.bots.claims import provable
from belot.bots.club import with_words
from belot.rules import (
    Accept,
    Announce,
    Call,
    Claim,
    Cut,
    Discard,
    Phase,
    Play,
    Say,
    Swap,
    card_text,
    fold,
    hand_text,
    parse_card,
)
from belot.rules.events import DealOpened
from tests.tables import Table

CLUB = make("club", b"")


def plays(table: Table) -> str:
    """The card that a club player plays in the seat that is in turn."""
    action = CLUB.act(table.view(table.turn))
    assert isinstance(action, Play)
    return card_text(action.card)


def says(table: Table) -> Call:
    action = CLUB.act(table.view(table.turn))
    assert isinstance(action, Say)
    return action.call


def quiet(table: Table) -> Table:
    """Announcements made by nobody."""
    table.announce()
    return table


# Seat 1 is eldest; seats 1 and 3 are partners.


def belote(hands: dict[int, str], turned: str, calls: str) -> Table:
    taker = 1 + calls.split().index("take")
    table = Table("belote").deal(hands, turned=turned, taker=taker % 4)
    table.say(calls)
    return table


def test_does_not_ruff_the_partners_ace() -> None:
    table = belote(
        {1: "AH KH 7S 8S 9C TC QD 7D", 3: "7C 8D 9D JD QS KS 8C QC", 2: "9H 8H 7H TD KD AD JC"},
        "KC",
        "pass take",
    )
    table.play("AH 7H")
    assert plays(table) not in ("7C", "8C", "QC")


def test_gives_points_to_the_partners_sure_trick() -> None:
    """The partner leads a master ace, everybody behind has followed: the ten goes to him."""
    table = belote(
        {
            1: "AH 8D 7S 8S 9S QD 7D JS",
            2: "7H JH QH 7C 9D KD AS",
            3: "TH 9H 8H 8C JD QS KS TS",
            0: "KH AC JC 9C TC QC AD TD",
        },
        "KC",
        "pass take",
    )
    table.play("AH QH")
    assert plays(table) == "TH"


def test_last_to_play_takes_with_the_richest_card() -> None:
    table = belote(
        {
            1: "7H 8D 7S 8S 9S QD 7D JS",
            2: "8H JH 9S 7C 9D KD AS",
            3: "9H KH 8C JD QS KS TS QC",
            0: "TH AH QH 9C TC AC AD TD",
        },
        "KC",
        "pass take",
    )
    table.play("7H JH KH")
    assert plays(table) in ("TH", "AH")


def test_last_to_play_throws_the_fewest_points_into_a_lost_trick() -> None:
    table = belote(
        {
            1: "AH 8D 7S 8S 9S QD 7D JS",
            2: "JH QH 9H 7C 9D KD AS",
            3: "KH 7H JC JD QS KS QC 9C",
            0: "TH 8H 8C TC AC AD TD TS",
        },
        "KC",
        "pass take",
    )
    table.play("AH JH 7H")
    assert plays(table) == "8H"


def test_draws_trumps_with_the_masters() -> None:
    table = Table("belot4").deal({1: "JC 9C AC 7C AS AH 8D QD"})
    table.say("C")
    quiet(table)
    assert plays(table) in ("JC", "9C")


def test_cashes_a_master_ace_when_no_trump_is_out() -> None:
    """In No Trumps the long suit runs from the top."""
    table = Table("bulgarian").deal({1: "AC TC KC 7D 8H 7S 8D 9H"})
    table.say("NT pass pass pass")
    assert plays(table) == "AC"


def test_takes_with_jack_nine_ace() -> None:
    table = Table("beloz").deal({1: "JC 9C AC 7D AS"}, turned="8C")
    assert says(table) is Call.TAKE


def test_passes_a_bad_hand() -> None:
    table = Table("beloz").deal({1: "7D 8D QS KH 9H"}, turned="AC")
    assert says(table) is Call.PASS


def test_a_forced_dealer_calls_his_best_suit() -> None:
    table = Table("belot4").deal({0: "JC 9C 7C 7D 8S QH"})
    table.say("pass pass pass")
    assert says(table) is Call.CLUBS


def test_calls_all_trumps_with_jacks_and_no_trumps_with_aces() -> None:
    jacks = Table("bulgarian").deal({1: "JC JD JH 9C 9D"})
    assert says(jacks) is Call.ALL_TRUMPS
    aces = Table("bulgarian").deal({1: "AC AD AH TC TD"})
    assert says(aces) is Call.NO_TRUMPS


def test_doubles_with_a_certain_set() -> None:
    table = Table("bulgarian").deal({2: "JC 9C AC TC AS"})
    table.say("C")
    assert says(table) is Call.DOUBLE


def test_does_not_double_with_nothing() -> None:
    table = Table("bulgarian").deal({2: "7C 8D 9H QS KD"})
    table.say("C")
    assert says(table) is Call.PASS


def test_announces_everything_and_says_belote() -> None:
    table = Table("bela4").deal({1: "7S 8S 9S KC QC JC AD TH"}, turned="7C")
    table.say("take")
    action = CLUB.act(table.view(1))
    assert isinstance(action, Announce)
    assert [item.points for item in action.items] == [20, 20]


@pytest.mark.parametrize("card", ["KC", "QC"])
def test_the_word_of_belote_goes_with_its_card(card: str) -> None:
    table = Table("belote").deal({1: "KC QC JC 9C 7D 8S 9S QH"}, turned="8C", taker=1)
    table.say("take")
    action = with_words(table.view(1), parse_card(card))
    assert action.belote
    assert action.card == parse_card(card)


def test_swaps_the_seven() -> None:
    table = Table("belot2").deal({1: "7C JC 9C AC AD AS"}, turned="TC")
    table.say("take")
    assert table.phase is Phase.SWAP
    assert CLUB.act(table.view(1)) == Swap(True)


def test_the_captain_puts_losers_away() -> None:
    table = Table("belot3").deal({1: "JC 9C AC TC AD TD AS TS 8H KC"}, captain="7S 7H")
    table.say("C")
    assert table.phase is Phase.EXCHANGE
    action = CLUB.act(table.view(1))
    assert isinstance(action, Discard)
    assert set(hand_text(action.cards).split()) == {"8H", "7H"}


def test_cuts_as_little_as_it_may() -> None:
    table = Table("bela4")
    table.state = fold(table.state, DealOpened(1, 0, tuple(range(32))))
    assert CLUB.act(table.view(table.turn)) == Cut(0)


# --- renonce ---


def renonce() -> Table:
    """Seat 2 ruffs a spade although it holds spades."""
    table = Table("bela4(illegal_moves=renonce)").deal(
        {
            1: "AS 7S 8S 9S AD TD KD QD",
            2: "7C 8C TS KS 7D 8D 9D JD",
            3: "JS QS 7H 8H 9H JH QH KH",
            0: "JC 9C AC TC KC QC AH TH",
        },
        taker=0,
    )
    table.say("pass pass pass pass pass pass pass C")
    return quiet(table)


def test_a_renonce_is_claimed_once_it_is_proved() -> None:
    table = renonce()
    table.play("AS 7C JS JC")
    assert provable(table.view(0)) == []
    assert not isinstance(CLUB.act(table.view(0)), Claim)
    table.play("AC 7S TS")
    assert provable(table.view(3)) == [parse_card("7C")]
    assert CLUB.act(table.view(3)) == Claim(parse_card("7C"))
    assert isinstance(make("random", b"r").act(table.view(3)), Claim | Play)


def test_own_renonces_are_kept_quiet() -> None:
    table = renonce()
    table.play("AS 7C JS JC AC 7S TS 7H")
    assert provable(table.view(0)) == []


def test_accepts_a_clean_deal() -> None:
    table = Table("bela4(illegal_moves=renonce)").deal()
    while table.phase is not Phase.ACCEPT:
        table.do(CLUB.act(table.view(table.turn)))
    assert CLUB.act(table.view(table.turn)) == Accept()
