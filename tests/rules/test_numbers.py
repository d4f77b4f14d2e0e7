"""The numeric auction (contree.md §5): what the vectors leave out, and why a call is refused."""

from __future__ import annotations

from typing import Any

import pytest

from belot.rules import Call, Code, Contract, Phase, Refusal, RuleSet, Say
from belot.rules.auction import Auction, after, check_call, legal_calls, open_auction, out_of_turn
from belot.rules.calls import CAPOT, GENERALE, Bid, Slam, bid_and_contract, bid_call, bid_of
from tests.tables import Table


def spoken(name: str, calls: str) -> Auction:
    """An auction after some calls, dealer 0; ``2:double`` is a call out of turn."""
    rules = RuleSet.parse(name)
    auction = open_auction(rules, 0, None)
    for said in calls.split():
        seat, _, call = said.rpartition(":")
        speaker = int(seat) if seat else auction.turn
        check_call(rules, auction, Call(call), speaker)
        auction = after(rules, auction, Call(call), speaker)
    return auction


def refused(name: str, calls: str, call: str, seat: int | None = None) -> Code:
    with pytest.raises(Refusal) as refusal:
        check_call(RuleSet.parse(name), spoken(name, calls), Call(call), seat)
    return refusal.value.code


def test_bids_are_calls_of_their_own() -> None:
    assert Call("120H") is Call("120H")
    assert Call("120H") not in tuple(Call)
    assert bid_and_contract(Call("85NT")) == (Bid(Slam.NONE, 85), Contract.NO_TRUMPS)
    assert bid_and_contract(Call.PASS) is bid_and_contract(Call.HEARTS) is None
    assert bid_call(CAPOT, Contract.SPADES).value == "capotS"
    assert [str(bid_of(text)) for text in ("160", "capot", "generale")] == [
        "160",
        "capot",
        "generale",
    ]
    assert Bid(Slam.NONE, 650) < CAPOT < GENERALE


@pytest.mark.parametrize("text", ["083H", "82H", "655H", "120", "H120", "120X", "capot", "", 7])
def test_what_is_no_bid(text: Any) -> None:
    with pytest.raises(ValueError, match="not a valid"):
        Call(text)


@pytest.mark.parametrize("text", ["82", "slam", ""])
def test_what_is_no_height(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        bid_of(text)
    assert refusal.value.code is Code.CALL_UNKNOWN


@pytest.mark.parametrize(
    ("name", "calls", "call", "code"),
    [
        ("contree", "", "double", Code.DOUBLE_NOTHING),
        ("contree", "80H", "80S", Code.BID_HIGHER),
        ("contree", "80H", "170S", Code.CALL_UNKNOWN),
        ("contree", "80H", "85S", Code.CALL_UNKNOWN),
        ("contree", "80H", "90NT", Code.CALL_UNKNOWN),
        ("contree", "80H", "H", Code.CALL_UNKNOWN),
        ("contree", "80H", "generaleH", Code.CALL_UNKNOWN),
        ("contree", "80H double", "90S", Code.CALL_FROZEN),
        ("contree", "80H pass", "double", Code.DOUBLE_OWN),
        ("contree", "80H", "redouble", Code.REDOUBLE_NEEDS_DOUBLE),
        ("contree(capot_doubling=off)", "capotH", "double", Code.DOUBLE_CAPOT),
        ("contree(capot_bid=off)", "160H", "capotS", Code.CALL_UNKNOWN),
        ("contree(doubling=1)", "80H double", "redouble", Code.CALL_UNKNOWN),
        ("contree(forced_dealer=on)", "pass pass pass", "pass", Code.MUST_CALL),
        ("contree(bid_min=100)", "", "90H", Code.CALL_UNKNOWN),
    ],
)
def test_why_a_call_is_refused(name: str, calls: str, call: str, code: Code) -> None:
    assert refused(name, calls, call) is code


def test_doubles_out_of_turn() -> None:
    """``double_timing=any_time``: an opponent at once, then either of the doubled side."""
    early, rules = "contree(double_timing=any_time)", RuleSet.parse("contree_annonces")
    bid = spoken(early, "80H")
    assert [out_of_turn(rules, bid, seat) for seat in range(4)] == [
        (Call.DOUBLE,),
        (),
        (),
        (),
    ]
    assert refused(early, "80H", "pass", 0) is Code.NOT_YOUR_TURN
    assert refused(early, "80H", "double", 3) is Code.NOT_YOUR_TURN
    assert refused("contree", "80H", "double", 0) is Code.NOT_YOUR_TURN
    done = spoken(early, "80H 0:double 3:redouble")
    assert (done.over, done.taker, done.multiplier) == (True, 1, 4)
    assert out_of_turn(rules, done, 0) == ()


def test_a_table_takes_doubles_out_of_turn() -> None:
    table = Table("contree(double_timing=any_time)").deal()
    table.say("80H")
    table.do(Say(Call.DOUBLE), 0)
    assert (table.turn, table.state.board.multiplier) == (1, 2)
    assert table.refuse(Say(Call.DOUBLE), 2) is Code.NOT_YOUR_TURN
    table.say("redouble")
    assert table.phase is Phase.PLAY


def test_only_the_doubled_side_is_asked() -> None:
    """``double_reply=doubled_side``, and a ladder played that way."""
    reply = "double_reply=doubled_side"
    assert spoken(f"contree({reply})", "80H pass pass double").turn == 1
    ladder = f"bulgarian({reply})"
    assert [spoken(ladder, f"C double {more}").turn for more in ("", "pass")] == [3, 1]
    assert spoken(ladder, "C double pass pass").over
    alone = f"bulgarian(players=3,tie_rule=fail,packets=3+2/3,{reply})"
    doubled = spoken(alone, "C pass double")
    assert doubled.turn == 1
    assert spoken(alone, "C pass double pass").over


def test_the_last_bidder_may_bid_on_in_another_suit() -> None:
    """``self_overcall=new_suit``; nothing is above a capot, so that nobody is asked."""
    name = "contree(self_overcall=new_suit)"
    reopened = spoken(name, "80H pass pass pass")
    assert (reopened.over, reopened.turn) == (False, 1)
    assert refused(name, "80H pass pass pass", "90H") is Code.BID_HIGHER
    assert not spoken(name, "80H pass pass pass 90S").over
    assert spoken(name, "80H pass pass pass pass").over
    assert spoken("contree(self_overcall=new_suit,generale=on)", "generaleH pass pass pass").over
    assert spoken(name, "80H double pass pass pass").over


def test_the_bidder_leads_a_generale() -> None:
    """contree.md §5; ``generale_lead=eldest`` leaves the lead where it always is."""
    for lead, seat in (("bidder", 3), ("eldest", 1)):
        table = Table(f"contree(generale=on,generale_lead={lead})").deal()
        table.say("80H pass generaleS pass pass pass")
        assert (table.phase, table.turn) == (Phase.PLAY, seat)
    before = Table("coinche(generale=on,decl_when=before_first_trick)").deal()
    before.say("pass generaleS pass pass pass")
    assert (before.phase, before.turn) == (Phase.ANNOUNCE, 1)


def test_the_redouble_of_a_ladder_counts_what_the_house_says() -> None:
    assert spoken("bulgarian(redouble_factor=3)", "C double redouble").multiplier == 3
    assert legal_calls(RuleSet.preset("contree"), spoken("contree", "80H double redouble")) == ()
