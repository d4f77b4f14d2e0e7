"""From points to the written score (house_rules §1, §10.7; §14 of the law files). The vectors say
most; here is what they leave out."""

from __future__ import annotations

from typing import Any

import pytest

from belot.rules import Contract, Result, RuleSet, Score, Tally, score
from belot.rules.scoring import count, stop


def scored(name: str, **fields: Any) -> Score:
    fields = {"contract": Contract.HEARTS, "taker": 0, "last_trick": 0, **fields}
    return score(RuleSet.parse(name), Tally(**fields))


# --- the contract ---


def test_made_and_failed() -> None:
    """beloz.md §14, the worked example."""
    made = scored("beloz", cards=(78, 75), declarations=(20, 20))
    assert (made.result, made.written, made.capot_side) == (Result.MADE, (108, 95), -1)
    failed = scored("beloz", cards=(78, 75), declarations=(0, 20))
    assert (failed.result, failed.written) == (Result.FAILED, (0, 183))


@pytest.mark.parametrize(
    ("rule", "result", "written", "hanging"),
    [
        ("made", Result.MADE, (81, 81), 0),
        ("fail", Result.FAILED, (0, 162), 0),
        ("hang", Result.HANG, (0, 81), 81),
    ],
)
def test_equal_totals(rule: str, result: Result, written: tuple[int, int], hanging: int) -> None:
    deal = scored(f"belote(tie_rule={rule})", cards=(71, 81))
    assert (deal.result, deal.written, deal.hanging) == (result, written, hanging)


def test_hung_points_go_to_the_next_winner_and_add_up() -> None:
    """belote.md §14: takers if made, defenders if failed; another litige adds to the reserve."""
    assert scored("belote", cards=(100, 52), hung=81).written == (191, 52)
    failed = scored("belote", cards=(40, 112), hung=81)
    assert (failed.written, failed.from_hung, failed.hanging) == ((0, 243), (0, 81), 0)
    assert scored("belote", cards=(71, 81), hung=81).hanging == 162


def test_cards82() -> None:
    """§10.7: declarations and belote do not help or hurt; there is no tie."""
    name = "belote(success_basis=cards82)"
    assert scored(name, cards=(72, 80), declarations=(0, 100)).result is Result.MADE
    assert scored(name, cards=(71, 81), declarations=(100, 0)).result is Result.FAILED


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ("fail_award=all_to_opponents", (0, 232)),
        ("fail_declarations=lost", (0, 212)),
        ("fail_declarations=keep", (20, 212)),
        ("belote_on_fail=keep", (20, 212)),
        ("belote_on_fail=lost", (0, 212)),
        ("fail_award=keep_own", (0, 170)),
        ("fail_award=split", (0, 232)),  # one opponent gets the whole
    ],
)
def test_what_a_failed_side_loses(options: str, written: tuple[int, int]) -> None:
    name = f"bela4({options})"
    deal = scored(name, cards=(52, 100), declarations=(20, 30), belote=(20, 0))
    assert deal.result is Result.FAILED
    assert deal.written == written


def test_three_players() -> None:
    """bela3.md §14: more than the other two together; a fallen caller's points vanish. belot3.md
    §14: both opponents get half, an odd point goes to the earlier in turn."""
    fields: dict[str, Any] = {"cards": (71, 50, 31), "last_trick": 2}
    assert scored("bela3", **fields, declarations=(20, 0, 0)).written == (0, 50, 41)
    made = scored("bela3", **fields, declarations=(30, 0, 0))
    assert made.written == (101, 50, 41)
    assert scored("belot3", **fields, eldest=1).written == (0, 86, 76)
    assert scored("belot3", **fields, eldest=2).written == (0, 85, 77)
    assert scored("belot3(fail_award=keep_own)", **fields, declarations=(20, 0, 0)).written == (
        0,
        60,
        51,
    )


# --- sides without a trick ---


def test_capot() -> None:
    """252 = 152 + 10 + 90; in No Trumps the 90 is not doubled (bulgarian.md §13)."""
    every = {"cards": (152, 0), "tricks": (8, 0)}
    assert scored("belote", **every).written == (252, 0)
    assert scored("belote", **every).capot_side == 0
    nt = scored("bulgarian", contract=Contract.NO_TRUMPS, cards=(120, 0), tricks=(8, 0))
    assert nt.totals == (350, 0)
    assert nt.written == (35, 0)


@pytest.mark.parametrize(
    ("rule", "totals"), [("keep", (272, 20)), ("void", (272, 0)), ("transfer", (292, 0))]
)
@pytest.mark.parametrize("option", ["no_trick_declarations", "no_trick_belote"])
def test_what_a_side_without_a_trick_loses(rule: str, totals: tuple[int, int], option: str) -> None:
    bonus = "belote" if option.endswith("belote") else "declarations"
    deal = scored(f"bela4({option}={rule})", cards=(152, 0), tricks=(8, 0), **{bonus: (20, 20)})
    assert deal.totals == totals


def test_a_player_without_a_trick_while_two_share_them() -> None:
    """§10.7: ``void`` strikes his announcements and belote, ``transfer`` does nothing, and nobody
    gets the capot bonus."""
    fields: dict[str, Any] = {
        "cards": (100, 52, 0),
        "tricks": (6, 4, 0),
        "declarations": (0, 0, 100),
        "belote": (0, 0, 20),
    }
    assert scored("belot3", **fields).totals == (110, 52, 0)
    assert scored("bela3", **fields).totals == (110, 52, 120)
    assert scored("bela3", **fields).capot == (0, 0, 0)
    counted = count(RuleSet.preset("belot3"), Tally(**_tally(fields, last_trick=-1)))
    assert counted.totals == (100, 52, 120)  # while the deal runs nothing is struck


def _tally(fields: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"contract": Contract.HEARTS, "taker": 0, **fields, **more}


def test_broken_takers_after_a_golden_round() -> None:
    """§10.7 beloz: their declarations are void, so not transferred; their BeloZ is kept."""
    deal = scored(
        "beloz",
        cards=(0, 153),
        tricks=(0, 8),
        last_trick=1,
        declarations=(100, 0),
        belote=(20, 0),
    )
    assert deal.written == (20, 253)
    assert deal.in_play == 273


# --- doubles and rounding ---


def test_a_doubled_pot_goes_whole_to_the_winner() -> None:
    """bulgarian.md §14; hung points are not multiplied."""
    made = scored("bulgarian", cards=(90, 62), multiplier=2, hung=8)
    assert (made.written, made.award) == ((40, 0), (162, 0))
    failed = scored("bulgarian", cards=(50, 102), multiplier=4, hung=8)
    assert failed.written == (0, 72)
    level = scored("bulgarian", cards=(71, 81), multiplier=2, hung=8)
    assert (level.written, level.hanging) == ((0, 0), 40)
    # what a failed taker keeps is his own, undoubled
    kept = scored("bulgarian(belote_on_fail=keep)", cards=(40, 112), belote=(20, 0), multiplier=2)
    assert kept.written == (2, 32)


def test_when_a_double_is_rounded() -> None:
    late = "bulgarian(double_rounding=multiply_then_round)"
    assert scored("bulgarian", cards=(100, 52), multiplier=2).written == (32, 0)
    assert scored(late, cards=(100, 52), multiplier=4).written == (65, 0)


@pytest.mark.parametrize(
    ("contract", "cards", "last", "written"),
    [
        # bulgarian.md §14: the examples of the source, and the threshold digits
        (Contract.HEARTS, (106, 46), 1, (10, 6)),
        (Contract.HEARTS, (146, 6), 0, (15, 1)),
        (Contract.ALL_TRUMPS, (214, 34), 0, (22, 4)),
        (Contract.ALL_TRUMPS, (184, 64), 0, (19, 7)),
        (Contract.NO_TRUMPS, (71, 49), 0, (16, 10)),
        (Contract.NO_TRUMPS, (72, 48), 0, (16, 10)),
    ],
)
def test_tens(
    contract: Contract, cards: tuple[int, int], last: int, written: tuple[int, int]
) -> None:
    assert scored("bulgarian", contract=contract, cards=cards, last_trick=last).written == written


@pytest.mark.parametrize(
    ("contract", "cards", "bonus", "written", "hanging"),
    [
        (Contract.HEARTS, (96, 56), (0, 50), (0, 10), 11),  # 106–106
        (Contract.ALL_TRUMPS, (144, 104), (0, 50), (0, 15), 16),  # 154–154
    ],
)
def test_the_hung_part_is_rounded_up(
    contract: Contract,
    cards: tuple[int, int],
    bonus: tuple[int, int],
    written: tuple[int, int],
    hanging: int,
) -> None:
    deal = scored("bulgarian", contract=contract, cards=cards, declarations=bonus)
    assert (deal.written, deal.hanging) == (written, hanging)


def test_to_the_nearest_ten() -> None:
    """belote.md §14: FFB-B 10.3, five goes up."""
    name = "belote(rounding=nearest_ten)"
    assert scored(name, cards=(85, 67)).written == (100, 70)
    assert scored(name, cards=(84, 68)).written == (90, 70)
    assert scored(name, cards=(40, 112)).written == (0, 160)


def test_a_beaten_stop_writes_full_tens() -> None:
    """§10.8 with tens: in the middle of a deal only full tens count."""
    rules = RuleSet.parse("bulgarian(end_rule=ENOUGH)")
    tally = Tally(
        contract=Contract.HEARTS,
        taker=0,
        cards=(59, 0),
        last_trick=-1,
        tricks=(3, 0),
        declarations=(0, 50),
        belote=(20, 0),
    )
    assert stop(rules, tally).written == (7, 0)  # the others have no trick yet


def test_own_points_of_a_fall_are_rounded_as_own_points() -> None:
    """bulgarian.md §14: R(x) of a whole pot only, r(own) otherwise."""
    rules = RuleSet.parse("bulgarian(fail_award=keep_own)")
    tally = Tally(contract=Contract.HEARTS, taker=0, cards=(36, 116), last_trick=1)
    assert score(rules, tally).written == (0, 12)
    assert score(RuleSet.preset("bulgarian"), tally).written == (0, 16)
