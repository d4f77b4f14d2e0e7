"""The end of the match (house_rules §10.8), and matches that begin from given totals."""

from __future__ import annotations

import pytest

from belot.rules import Code, Ending, Match, Phase, Refusal, RuleSet, Verdict, open_match
from belot.rules import events as ev
from belot.rules.cards import card_text, cards_of
from belot.rules.fold import fold, replay
from belot.rules.game import open_deal
from belot.rules.match import GOES_ON, after_deal, barred, last_deal, mid_deal
from tests.tables import Table


def after(
    name: str,
    totals: tuple[int, ...],
    award: tuple[int, ...],
    *,
    caller: int = 0,
    capot: bool = False,
    in_play: int | None = None,
    offender: int = -1,
) -> Verdict:
    rules = RuleSet.parse(name)
    whole = sum(award) if in_play is None else in_play
    return after_deal(rules, totals, award, whole, caller=caller, capot=capot, offender=offender)


LEVEL, NOT_PASSED = Verdict(-1, Ending.LEVEL), Verdict(-1, Ending.NOT_PASSED)


@pytest.mark.parametrize(
    ("name", "totals", "award", "verdict"),
    [
        ("belote", (500, 400), (100, 62), GOES_ON),
        ("belote", (501, 400), (62, 100), Verdict(0, Ending.TARGET)),
        ("belote", (501, 510), (62, 100), Verdict(1, Ending.HIGHER)),
        ("belote", (510, 510), (62, 100), LEVEL),
        ("belote(match_tie=caller_wins)", (510, 510), (62, 100), Verdict(0, Ending.CALLER)),
        ("bela4", (1010, 900), (62, 100), NOT_PASSED),
        ("bela4", (1010, 900), (81, 81), NOT_PASSED),  # half is not more than half
        ("bela4", (1010, 900), (82, 80), Verdict(0, Ending.TARGET)),
        ("bela4", (1010, 1020), (162, 0), Verdict(1, Ending.HIGHER)),  # both over: no pass rule
        ("bela4", (1010, 1010), (162, 0), LEVEL),
        ("bela4(end_rule=MUST_PASS_CALLER)", (900, 1010), (0, 162), NOT_PASSED),
        ("bela4(end_rule=MUST_PASS_CALLER)", (1010, 900), (100, 62), Verdict(0, Ending.TARGET)),
    ],
)
def test_after_a_deal(
    name: str, totals: tuple[int, int], award: tuple[int, int], verdict: Verdict
) -> None:
    found = after(name, totals, award)
    assert found == verdict
    assert found.over == (verdict.winner >= 0)


def test_three_at_the_target() -> None:
    name = "bela3(match_tie=caller_wins,end_rule=end_of_deal)"
    assert after(name, (720, 710, 720), (50, 50, 52), caller=1) == LEVEL  # not among the level ones
    assert after(name, (720, 710, 720), (50, 50, 52), caller=2) == Verdict(2, Ending.CALLER)


def test_points_that_nobody_writes_count_in_the_half() -> None:
    """bela3.md §15: 0/50/30 with 70 lost is half of 150."""
    assert after("bela3", (640, 730, 430), (0, 50, 30), in_play=150) == NOT_PASSED
    assert after("bela3", (640, 730, 430), (0, 90, 20), in_play=150).winner == 1


def test_a_deal_won_by_capot_may_not_end_the_match() -> None:
    """bulgarian.md §15: play goes on until another deal decides."""
    assert after("bulgarian", (160, 20), (35, 0), capot=True) == Verdict(-1, Ending.CAPOT)
    assert after("bulgarian", (165, 31), (5, 11)).winner == 0
    assert after("belote", (560, 20), (252, 0), capot=True).winner == 0


def test_a_renonce_is_passed_for_the_innocent() -> None:
    """bela4.md §9, three seats and the flat 26 included."""
    assert after("bela3", (0, 705, 30), (0, 26, 26), in_play=26, offender=0).winner == 1
    assert after("bela3", (705, 0, 30), (0, 26, 26), in_play=26, offender=0) == NOT_PASSED
    caller = "bela4(end_rule=MUST_PASS_CALLER)"
    assert after(caller, (30, 1010), (0, 162), offender=0) == NOT_PASSED


def test_mid_deal() -> None:
    enough = RuleSet.parse("bela4(end_rule=ENOUGH,match_tie=caller_wins)")
    assert mid_deal(enough, (1000, 900)) == GOES_ON
    assert mid_deal(enough, (1001, 900)) == Verdict(0, Ending.ENOUGH)
    assert mid_deal(enough, (1001, 1002)) == Verdict(1, Ending.ENOUGH)
    assert mid_deal(enough, (1002, 1002)) == LEVEL  # level: play on
    assert mid_deal(RuleSet.preset("bela4"), (2000, 0)) == GOES_ON


# --- ENOUGH at the table ---

# Hearts are trumps; seat 1 leads and takes every trick. The knave of hearts draws 31 points.
HANDS = {
    1: "JH 9H AH TH KH QH 8H AS",
    2: "7C 8C 9C TC JC QC KC 7D",
    3: "AC 8D 9D TD JD QD KD AD",
    0: "7H 7S 8S 9S TS JS QS KS",
}


def enough(totals: tuple[int, int], more: str = "") -> Table:
    table = Table(f"bela4_tournament(end_rule=ENOUGH{more})", totals=totals).deal(HANDS)
    table.say("H")
    table.announce()
    return table


def trick(table: Table, card: str) -> None:
    table.play(card)
    for _ in range(3):
        if table.phase is Phase.PLAY:
            table.play(card_text(cards_of(table.view(table.turn).lawful)[0]))


def test_enough_after_a_trick() -> None:
    table = enough((900, 970))
    trick(table, "JH")
    assert table.phase is Phase.OVER
    standing = table.state.standing
    assert standing.verdict == Verdict(1, Ending.ENOUGH)
    points = standing.scores[0].written
    assert standing.totals == (900 + points[0], 970 + points[1])
    assert standing.scores[0].hanging == 0


def test_enough_after_a_word() -> None:
    """Only of a side that already has a trick."""
    table = enough((900, 985))
    table.play("KH!")  # no trick yet: 20 do not count
    assert table.phase is Phase.PLAY
    table = enough((900, 951))
    trick(table, "JH")
    assert table.phase is Phase.PLAY
    events = table.play("KH!")
    assert isinstance(events[-1], ev.DealScored)
    assert table.state.standing.verdict.ending is Ending.ENOUGH
    assert len(table.state.run.tricks if table.state.run else ()) == 1


def play_out(table: Table) -> None:
    while table.phase is Phase.PLAY:
        table.play(card_text(cards_of(table.view(table.turn).lawful)[-1]))


def test_enough_after_the_last_trick_before_the_contract_is_judged() -> None:
    """+ 10, + 90, then the test: 252 in all."""
    table = enough((0, 1001 - 252))
    play_out(table)
    scored = table.state.standing.scores[0]
    assert scored.capot_side == 1
    assert table.state.standing.verdict == Verdict(1, Ending.ENOUGH)
    assert table.state.standing.totals == (0, 1001)


def test_a_stop_by_capot_where_capot_cannot_end() -> None:
    table = enough((0, 1001 - 252), ",capot_ends_match=off")
    play_out(table)
    assert table.phase is Phase.BETWEEN
    assert table.state.standing.verdict.ending is Ending.CAPOT
    assert table.state.standing.totals == (0, 1001)


def test_not_crossed_the_deal_is_scored_as_usual() -> None:
    table = enough((0, 0))
    play_out(table)
    assert table.state.standing.totals == (0, 252)
    assert (table.phase, table.state.standing.verdict) == (Phase.BETWEEN, GOES_ON)
    assert table.state.standing.dealer == 1


# --- a match from given totals, and the order of things ---


def test_a_match_handed_over() -> None:
    """A score pad hands over totals, hung points and the dealer."""
    match = Match(RuleSet.preset("belote"), dealer=2, totals=(480, 90), hung=81)
    assert match.state.standing.totals == (480, 90)
    assert (match.state.standing.hung, match.state.standing.dealer) == (81, 2)
    assert replay(match.log) == match.state
    match.deal(b"any key")
    assert match.state.turn == 1


def test_a_total_below_nothing_is_carried_on() -> None:
    """Penalties of a pad may have made it negative."""
    match = Match(RuleSet.preset("belote"), dealer=2, totals=(-20, 90))
    assert match.state.standing.totals == (-20, 90)
    assert replay(match.log) == match.state


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("belote", {"totals": (1, 2, 3)}),
        ("bela3", {"totals": (1, 2)}),
        ("belote", {"hung": -1}),
        ("belote", {"dealer": 4}),
        ("bela2", {"dealer": -1}),
    ],
)
def test_a_standing_that_cannot_be(name: str, fields: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        open_match(RuleSet.preset(name), b"", **fields)  # type: ignore[arg-type]
    assert refusal.value.code is Code.STANDING


def test_no_deal_in_a_deal_or_after_the_end() -> None:
    match = Match(RuleSet.preset("bela4"))
    assert not match.over
    match.deal()
    with pytest.raises(Refusal) as refusal:
        match.deal()
    assert refusal.value.code is Code.WRONG_PHASE
    over = enough((900, 970))
    trick(over, "JH")
    with pytest.raises(Refusal) as refusal:
        open_deal(over.state, b"")
    assert refusal.value.code is Code.MATCH_OVER


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (Match(RuleSet.preset("beloz"), seed="x") for _ in range(2))
    assert one.deal() == other.deal()
    assert Match(RuleSet.preset("beloz"), seed="y").deal() != tuple(one.log[2:])
    assert one.view(0) is one.view(0)


def test_a_log_begins_with_its_match() -> None:
    with pytest.raises(ValueError, match="empty log"):
        replay([])
    with pytest.raises(ValueError, match="begins with MatchOpened"):
        fold(None, ev.PackCut(0, 3))


def test_the_dealership_moves_on() -> None:
    """§10.1: to the right after every deal, passed-out ones included; ``redeal_same_dealer``."""
    table = Table("bulgarian", dealer=3).deal()
    table.say("pass pass pass pass")
    assert table.state.standing.dealer == 0
    same = Table("bulgarian(all_pass=redeal_same_dealer)", dealer=3, hung=9).deal()
    same.say("pass pass pass pass")
    assert same.state.standing.dealer == 3
    assert same.state.standing.hung == 9  # untouched by a passed-out deal (§10.7)


def test_a_target_that_has_to_be_exceeded() -> None:
    """``target_test=exceed``."""
    assert after("belote(target_test=exceed)", (501, 400), (62, 100)) == GOES_ON
    assert after("belote(target_test=exceed)", (502, 400), (62, 100)).winner == 0


@pytest.mark.parametrize(
    ("guard", "failed", "capot", "out"),
    [
        ("off", 0, 1, ()),
        ("capot", 0, -1, ()),
        ("capot", -1, 1, (0,)),
        ("capot_or_failed", 0, -1, (0,)),
        ("capot_or_failed", 1, -1, ()),
        ("capot_or_failed", -1, -1, ()),
    ],
)
def test_a_belote_alone_does_not_win(
    guard: str, failed: int, capot: int, out: tuple[int, ...]
) -> None:
    """coinche.md §15: 2990 and a belote of 20."""
    rules = RuleSet.parse(f"coinche(end_belote_guard={guard})")
    assert barred(rules, (3010, 3000), (20, 0), failed, capot) == out
    verdict = after_deal(rules, (3010, 2900), (20, 250), 270, caller=0, barred=out)
    assert verdict == Verdict(-1 if out else 0, Ending.BELOTE if out else Ending.TARGET)


def test_the_last_deal_to_the_point() -> None:
    """``rounding_last_deal=exact``: only where rounded or exact points would end the match."""
    rules = RuleSet.parse("contree(rounding_last_deal=exact)")
    assert last_deal(rules, (1770, 1500), (230, 50), (227, 45)) == (227, 45)
    assert last_deal(rules, (1796, 1500), (200, 60), (204, 58)) == (204, 58)
    assert last_deal(rules, (1000, 1500), (230, 50), (227, 45)) == (230, 50)
    rounded = RuleSet.preset("contree")
    assert last_deal(rounded, (1770, 1500), (230, 50), (227, 45)) == (230, 50)
