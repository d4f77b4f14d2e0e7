"""Renonce: illegal cards may be played, and opponents may claim them (house_rules §10.9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belot.rules import (
    Accept,
    Announce,
    Claim,
    Code,
    Phase,
    Play,
    Result,
    RuleSet,
    Tally,
    legal_actions,
    parse_card,
)
from belot.rules import events as ev
from belot.rules.cards import Contract, card_text, cards_of
from belot.rules.scoring import score_renonce
from tests.rules.test_contest import item
from tests.tables import Table

# Hearts are trumps; seat 1 leads.
HANDS = {
    1: "JH 9H AH AS KS QS 7S TD",
    2: "8H KH QH TS 9S 8S 7D 8D",
    3: "TH 7H JS AD KD QD AC TC",
    0: "9D JD 7C 8C 9C JC QC KC",
}


def at_play(name: str = "bela4_tournament", more: str = "", hung: int = 0) -> Table:
    changes = f"illegal_moves=renonce{more}"
    base = RuleSet.parse(name)
    rules = base.replace(**dict(c.split("=") for c in changes.split(",")))
    table = Table(rules, hung=hung).deal(HANDS)
    table.say("H pass pass pass" if rules.auction.value == "ladder" else "H")
    if table.phase is Phase.ANNOUNCE:
        table.announce()
    return table


def claim(table: Table, card: str, seat: int) -> tuple[ev.Event, ...]:
    return table.do(Claim(parse_card(card)), seat)


def test_a_right_claim_ends_the_deal() -> None:
    """The innocent side writes all that is in play, the offenders nothing."""
    table = at_play()
    table.play("AS 7D")  # seat 2 holds spades
    claimed, scored = claim(table, "7D", 3)
    assert claimed == ev.RenonceClaimed(3, parse_card("7D"), right=True)
    assert isinstance(scored, ev.DealScored)
    assert scored.score.result is Result.RENONCE
    assert table.state.standing.totals == (0, 162)
    assert table.state.run is not None
    assert table.state.run.claim == (3, parse_card("7D"), True)


def test_a_wrong_claim_costs_the_claimant() -> None:
    table = at_play()
    table.play("AS TS")
    claim(table, "TS", 1)
    assert table.state.standing.totals == (162, 0)


def test_who_may_claim_and_what() -> None:
    table = at_play()
    assert not any(isinstance(a, Claim) for a in legal_actions(table.view(3)))
    table.play("AS 7D JS")
    assert Claim(parse_card("7D")) in legal_actions(table.view(1))
    assert Claim(parse_card("7D")) not in legal_actions(table.view(0))
    assert table.refuse(Claim(parse_card("7D")), 0) is Code.CLAIM_OWN_CARD
    assert table.refuse(Claim(parse_card("7D")), 2) is Code.CLAIM_OWN_CARD
    assert table.refuse(Claim(parse_card("8S")), 1) is Code.CLAIM_NOT_PLAYED
    assert table.refuse(Claim(40), 1) is Code.CLAIM_NOT_PLAYED
    assert table.refuse(Claim(parse_card("7D")), -1) is Code.NOT_YOUR_TURN
    assert table.refuse(Claim(parse_card("7D")), 4) is Code.NOT_YOUR_TURN
    assert legal_actions(table.view(4)) == legal_actions(table.view(-1)) == []


def test_no_claims_where_illegal_cards_are_prevented() -> None:
    table = Table("bela4_tournament").deal(HANDS)
    table.say("H")
    assert table.refuse(Claim(0), 1) is Code.CLAIM_OFF
    table.announce()
    table.play("AS")
    assert table.refuse(Claim(parse_card("AS")), 2) is Code.CLAIM_OFF


def finish(table: Table) -> None:
    while table.phase is Phase.PLAY:
        table.play(card_text(cards_of(table.view(table.turn).lawful)[0]))


def test_the_score_waits_until_everybody_has_accepted() -> None:
    """A claim may come until the score of the deal is written."""
    table = at_play()
    table.play("AS 7D")
    finish(table)
    assert (table.phase, table.turn) == (Phase.ACCEPT, 1)
    assert table.refuse(Play(0)) is Code.WRONG_PHASE
    assert table.refuse(Accept(), -1) is Code.NOT_YOUR_TURN
    table.do(Accept(), 0)
    assert table.refuse(Accept(), 0) is Code.NOT_YOUR_TURN
    assert Accept() not in legal_actions(table.view(0))
    assert table.turn == 1
    table.do(Accept(), 1)
    assert table.turn == 2
    table.do(Accept(), 2)
    assert Accept() in legal_actions(table.view(3))
    before = table.state
    claim(table, "7D", 3)
    assert table.state.standing.totals == (0, 162)
    table.state = before
    *_, scored = table.do(Accept(), 3)
    assert isinstance(scored, ev.DealScored)
    assert scored.score.result is not Result.RENONCE


def test_bonuses_of_both_sides_go_with_the_deal() -> None:
    """What scored in the contest and what was said, whoever held it; a kept belote included."""
    table = Table("bela4_tournament(illegal_moves=renonce)").deal(
        {**HANDS, 0: "9D JD 7C 8C 9C JC QC KC"}
    )
    table.say("H")
    four = item("JC QC KC")
    assert four.points == 20
    table.announce(Announce(), Announce(), Announce(), Announce((item("7C 8C 9C"), four)))
    table.play("AS")
    table.play("KH!")  # a renonce, with a word of bela
    claim(table, "KH", 1)
    assert table.state.standing.totals == (0, 162 + 40 + 20)


def test_an_open_contest_is_settled_on_what_was_announced() -> None:
    table = Table("belote(illegal_moves=renonce,auction=one_round_call,turn_up=none,packets=3+2/3)")
    table.deal(HANDS).say("H")
    table.play("AS")
    table.do(Play(parse_card("7D"), announce=Announce((item("8S 9S TS"),))))
    shown = claim(table, "7D", 1)
    assert [type(e) for e in shown] == [ev.RenonceClaimed, ev.DeclarationsShown, ev.DealScored]
    assert table.state.standing.totals == (0, 182)


def test_the_first_word_counts_when_the_deal_is_broken_off() -> None:
    """``manual_both``: what was said so far."""
    table = Table("belote(illegal_moves=renonce,auction=one_round_call,turn_up=none,packets=3+2/3)")
    table.deal(HANDS).say("H")
    table.play("AS KH!")
    claim(table, "KH", 3)
    assert table.state.standing.totals == (0, 182)


def test_doubled_where_the_deal_was_and_hung_points_paid() -> None:
    table = at_play("bulgarian", ",renonce_penalty=deal_to_opponents", hung=9)
    doubled = Table(table.rules, hung=9).deal(HANDS)
    doubled.say("H double pass pass pass")
    for each, points in ((table, 16 + 9), (doubled, 32 + 9)):
        each.play("AS 7D")
        claim(each, "7D", 1)
        assert each.state.standing.totals == (0, points)
        assert each.state.standing.hung == 0


def test_a_flat_26() -> None:
    """Nothing else is written; hung points stay."""
    table = at_play("bulgarian", hung=9)
    table.play("AS 7D")
    claim(table, "7D", 1)
    assert table.state.standing.totals == (0, 26)
    assert table.state.standing.hung == 9


BULGARIAN = "bulgarian(rounding=none,renonce_penalty=deal_to_opponents)"


@pytest.mark.parametrize(
    ("name", "contract", "full", "pot"),
    [
        ("beloz", Contract.HEARTS, 153, 163),
        ("bela4", Contract.HEARTS, 152, 162),
        (BULGARIAN, Contract.ALL_TRUMPS, 248, 258),
        (BULGARIAN, Contract.NO_TRUMPS, 120, 260),
        ("bela2", Contract.HEARTS, 95, 105),  # the cards actually dealt + 10
    ],
)
def test_all_points_in_play(name: str, contract: Contract, full: int, pot: int) -> None:
    rules = RuleSet.parse(name)
    tally = Tally(contract=contract, taker=0, cards=(10, 0), last_trick=-1, tricks=(1, 0))
    assert score_renonce(rules, tally, 0, full).written == (0, pot)
    assert score_renonce(rules, tally, 1, full).in_play == pot


def test_three_players_keep_what_they_collected() -> None:
    """bela3.md §9: unplayed cards and the last trick are not awarded."""
    rules = RuleSet.preset("bela3")
    tally = Tally(
        contract=Contract.HEARTS,
        taker=1,
        cards=(30, 40, 20),
        last_trick=2,
        tricks=(2, 3, 1),
        declarations=(50, 0, 0),
        belote=(0, 0, 20),
    )
    assert score_renonce(rules, tally, 1, 150).written == (80, 0, 40)
    flat = rules.replace(renonce_penalty="fixed_26")
    assert score_renonce(flat, tally, 1, 150).written == (26, 0, 26)


def test_with_three_the_culprit_is_one_seat() -> None:
    rules = RuleSet.parse("bela3(illegal_moves=renonce)")
    table = Table(rules, dealer=0).deal({1: "AS KS QS", 2: "7S 8S 7D 8D 9D", 0: "9S"})
    table.say("H")
    table.announce()
    table.play("AS 7D")
    claim(table, "7D", 0)
    assert table.state.standing.scores[0].offender == 2


def test_an_illegal_trick_is_taken_by_the_law_all_the_same() -> None:
    table = at_play()
    table.play("AS KH JS 9D")  # seat 2 ruffed although he holds spades
    assert table.turn == 2
    assert table.state.secret.illegal == 1 << parse_card("KH")
    public = replace(table.state, secret=replace(table.state.secret, illegal=0))
    assert table.view(1).board == public.board  # the table tells nobody
