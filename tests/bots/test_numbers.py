"""Auctions of points: what a club player bids, raises, doubles and leaves alone. Seat 1 is eldest,
its partner is seat 3."""

from __future__ import annotations

import pytest

from belot.bots import make, numbers
from belot.bots.slams import stopped, sure_tricks
from belot.rules import Contract, RuleSet, Say, parse_hand
from tests.tables import Table

CLUB = make("club", b"")

STRONG = "JH 9H AH KH AS TS 7D 8C"
POOR = "7S 8S 9D QD 7C KC 8H QC"
SOLID = "JH 9H AH TH KH AS TS KS"
SUPPORT = "9H AH AC 7S 8S QD 7D KC"
RAISE = "9H AH AC AS 7S 8S QD 7D"
AGAINST = "JH 9H 8H AS AD TD 7C 8C"


def says(hand: str, calls: str = "", rules: str = "contree") -> str:
    """What the seat in turn says with a hand after these calls."""
    words = calls.split()
    seat = (1 + len(words)) % 4
    table = Table(rules).deal({seat: hand})
    if words:
        table.say(calls)
    assert table.turn == seat
    action = CLUB.act(table.view(seat))
    assert isinstance(action, Say)
    return action.call.value


@pytest.mark.parametrize(
    ("hand", "calls", "said"),
    [
        (POOR, "", "pass"),
        (POOR, "pass pass pass", "pass"),
        (STRONG, "pass 80S", "110H"),  # over opponents
        (STRONG, "pass 150S", "pass"),
        (RAISE, "80H pass", "100H"),  # raises the partner
        (SUPPORT, "80H pass", "pass"),  # no more than he may expect
        (POOR, "80H pass", "pass"),
        (SUPPORT, "80H 90S", "100H"),  # competes in the partner's suit
        (SUPPORT, "80H pass 90H pass 100H pass", "pass"),  # what was told is not told again
        (SOLID, "", "capotH"),
        (SOLID, "capotS pass", "pass"),
        (AGAINST, "120H", "double"),
        (AGAINST, "pass 120H pass", "pass"),  # the partner's: no double, and little to add
        (POOR, "120H", "pass"),
        ("9H 8H AS AD TD 7C 8C KC", "capotH", "double"),  # the nine is guarded: a sure trick
        ("9H KS AS AD TD 7C 8C KC", "capotH", "pass"),
        (STRONG, "capotD", "pass"),
    ],
)
def test_what_it_says(hand: str, calls: str, said: str) -> None:
    assert says(hand, calls) == said


@pytest.mark.parametrize(
    ("hand", "calls", "rules", "said"),
    [
        ("AS AH AD AC TS TH KD QC", "", "coinche(contracts=suits+NT+AT)", "300NT"),  # 200 are said
        ("JS JH JD JC 9S 9H KD QC", "", "coinche(contracts=suits+NT+AT,declarations=off)", "90AT"),
        (SOLID, "", "contree(generale=on)", "generaleH"),
        (SOLID, "", "coinche(capot_bid=off)", "140H"),
        (SOLID, "", "coinche_essarts", "130H"),  # two points more are needed there
        # 20 for king and queen, where they help
        ("JH 9H KH QH AS TD 7D 8C", "", "contree", "130H"),
        ("JH 9H KH QH AS TD 7D 8C", "", "contree(belote_in_contract=off)", "110H"),
        # 50 for queen, jack, ten and nine, if no better ones are against them
        ("JH 9H TH QH AS TD 7D 8C", "", "coinche", "150H"),
        ("JH 9H TH QH AS TD 7D 8C", "", "coinche(decl_in_contract=off)", "110H"),
    ],
)
def test_house_rules_count(hand: str, calls: str, rules: str, said: str) -> None:
    assert says(hand, calls, rules) == said


def test_a_double_that_came_back_is_redoubled_with_much_to_spare() -> None:
    hand = "JH 9H AH TH 8H AS TS AD"
    assert says(hand, "80H double pass pass") == "redouble"
    assert says("JH 9H 8H KD AS 7D 8D 7C", "80H double pass pass") == "pass"


@pytest.mark.parametrize(
    ("contract", "hand", "tricks"),
    [
        (Contract.HEARTS, SOLID, 8),
        (Contract.HEARTS, "JH 9H AH TH KH AS TS QS", 7),  # the king is out
        (Contract.HEARTS, "JH AH TH KH QH 8H 7H AS", 8),  # the jack draws the nine
        (Contract.NO_TRUMPS, "AS TS KS QS JS AH TH AD", 8),
        (Contract.ALL_TRUMPS, "JS 9S AS TS JH 9H JD AD", 7),
        (Contract.SPADES, "7H 8H 9H 7D 8D 9D 7C 8C", 0),
    ],
)
def test_sure_tricks(contract: Contract, hand: str, tricks: int) -> None:
    assert sure_tricks(contract, parse_hand(hand)) == tricks


@pytest.mark.parametrize(
    ("contract", "hand", "stops"),
    [
        (Contract.HEARTS, "JH AS", True),
        (Contract.HEARTS, "9H 7H", True),
        (Contract.HEARTS, "9H AS", False),
        (Contract.HEARTS, "AH 8H 7H", True),
        (Contract.HEARTS, "AH 8H", False),
        (Contract.HEARTS, "AS AD", False),
        (Contract.NO_TRUMPS, "AS AD", False),
    ],
)
def test_a_trick_against_all_tricks(contract: Contract, hand: str, stops: bool) -> None:
    assert stopped(contract, parse_hand(hand)) == stops


def test_a_pack_is_worth_what_the_law_says() -> None:
    points = {
        "contree": 162,
        "coinche(contracts=suits+NT+AT,at_points=full)": 258,
        "coinche(contracts=suits+NT+AT,at_points=scaled)": 162,
    }
    for rules, whole in points.items():
        law = RuleSet.parse(rules)
        contract = Contract.ALL_TRUMPS if "NT" in rules else Contract.HEARTS
        assert numbers.pack_points(law, contract) == whole
