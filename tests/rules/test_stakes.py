"""What a bid of points pays (contree.md §14, coinche.md §14): what the vectors leave out."""

from __future__ import annotations

from typing import Any

import pytest

from belot.rules import Contract, Result, RuleSet, Score, Tally, score
from belot.rules.calls import bid_of
from belot.rules.scoring import score_renonce


def tally(bid: str, **fields: Any) -> Tally:
    base: dict[str, Any] = {"contract": Contract.HEARTS, "taker": 0, "last_trick": 0}
    return Tally(bid=bid_of(bid), **{**base, **fields})


def scored(name: str, bid: str, **fields: Any) -> Score:
    return score(RuleSet.parse(name), tally(bid, **fields))


ALL = {"cards": (152, 0), "tricks": (8, 0)}


def test_a_bid_is_missing() -> None:
    with pytest.raises(ValueError, match="has a bid"):
        score(RuleSet.preset("contree"), Tally(**VALID))


VALID: dict[str, Any] = {
    "contract": Contract.HEARTS,
    "taker": 0,
    "cards": (100, 52),
    "last_trick": 0,
}


def test_points_that_hang() -> None:
    """coinche.md §14: the takers' 81 wait, the bid is not written; later they go to the winner,
    added before rounding: 160 + 90 + 81 = 331."""
    level = scored("coinche(tie_rule=hang)", "80", cards=(71, 81))
    assert (level.result, level.written, level.hanging) == (Result.HANG, (0, 80), 81)
    assert level.award == (0, 81)
    made = scored("coinche(tie_rule=made)", "80", cards=(71, 81))
    assert (made.result, made.written, made.hanging) == (Result.MADE, (160, 80), 0)
    again = scored("coinche(tie_rule=hang)", "80", cards=(71, 81), hung=81)
    assert again.hanging == 162
    fallen = scored("coinche(tie_rule=hang)", "90", cards=(60, 92), last_trick=1, hung=81)
    assert (fallen.written, fallen.from_hung, fallen.hanging) == ((0, 330), (0, 81), 0)
    second = scored("coinche", "90", cards=(62, 90), taker=1, last_trick=1, hung=81)
    assert (second.result, second.written) == (Result.MADE, (60, 270))


@pytest.mark.parametrize(
    ("rounding", "cards", "written"),
    [
        ("complement_160", (77, 75), (160, 80)),
        ("complement_160", (82, 70), (170, 70)),
        ("nearest_five", (77, 75), (165, 75)),
        ("nearest_five", (80, 72), (170, 70)),
        ("nearest_ten_6up", (75, 77), (160, 80)),
    ],
)
def test_rounding(rounding: str, cards: tuple[int, int], written: tuple[int, int]) -> None:
    """ANGE: 87-75 gives 80-80; fr.wikipedia: 87 less one is 86, to 85, and 75 to 75; 165 to 160."""
    assert scored(f"contree(rounding={rounding})", "80", cards=cards).written == written


def test_rounding_of_card_points_alone() -> None:
    """0/250 after a capot, whichever side calls; failed and doubled deals are piles."""
    made = scored("contree(rounding=complement_160)", "80", **ALL)
    assert made.written == (330, 0)
    failed = scored("contree(rounding=complement_160)", "85", cards=(90, 62), taker=1)
    assert failed.written == (245, 0)
    held = scored("contree(rounding=complement_160)", "80", cards=(60, 92), taker=1)
    assert held.written == (70, 170)


def test_scaled_all_trumps_are_exact_until_they_are_rounded() -> None:
    """FFB 27-01-2016 11.3: 153 of 258 points are 96.07 of 162."""
    rules = "coinche(contracts=suits+NT+AT,at_points=scaled,success_basis=bid,bid_step=5"
    deal = {"contract": Contract.ALL_TRUMPS, "cards": (143, 105)}
    short = scored(f"{rules},belote_in_contract=off)", "100", **deal)
    assert (short.totals, short.result) == ((96, 66), Result.FAILED)
    made = scored(f"{rules},rounding=none)", "95", **deal)
    assert (made.result, made.written) == (Result.MADE, (191, 66))
    assert made.last == (6, 0)
    # 166 of 258 are 104.23: with the bid 194.23
    six = scored(f"{rules},rounding=nearest_ten_6up)", "90", **{**deal, "cards": (156, 92)})
    assert six.written == (190, 60)


def test_the_defenders_keep_nothing_of_a_doubled_deal() -> None:
    """``lost``: neither side writes the belote of the side that lost."""
    doubled = scored(
        "contree(belote_on_fail=lost)", "100", cards=(100, 52), belote=(0, 20), multiplier=2
    )
    assert doubled.written == (520, 0)


def test_capot_and_generale() -> None:
    """contree.md §14; a capot by the defenders is no capot of the takers."""
    assert scored("contree", "capot", cards=(0, 152), tricks=(0, 8), last_trick=1).written == (
        0,
        500,
    )
    assert scored("contree(capot_award=contract_270)", "capot", **ALL).written == (520, 0)
    alone = scored("contree(generale=on)", "generale", bidder_tricks=8, **ALL)
    assert (alone.result, alone.written) == (Result.MADE, (1000, 0))


def test_only_the_bid_is_written() -> None:
    """ASCEE: belote and declarations help, but are not written."""
    with_belote = scored("contree_annonces", "100", cards=(72, 80), belote=(20, 0))
    assert (with_belote.result, with_belote.written) == (Result.MADE, (100, 0))
    doubled = scored("contree_annonces", "100", cards=(90, 62), multiplier=2)
    assert doubled.written == (200, 0)
    fallen = scored("contree_annonces", "100", cards=(60, 92), belote=(0, 20), last_trick=1)
    assert fallen.written == (0, 100)


def test_helping_where_no_number_is_bid() -> None:
    """``belote_in_contract=off`` in belote: 72 + 40 against 90 make it, 72 against 90 do not."""
    with_it = scored_belote("belote", (62, 90), (40, 0))
    without = scored_belote("belote(belote_in_contract=off)", (62, 90), (40, 0))
    assert (with_it.result, without.result) == (Result.MADE, Result.FAILED)


def scored_belote(name: str, cards: tuple[int, int], belote: tuple[int, int]) -> Score:
    fields: dict[str, Any] = {**VALID, "cards": cards, "belote": belote}
    return score(RuleSet.parse(name), Tally(**fields))


@pytest.mark.parametrize(("name", "written"), [("contree", 160), ("contree_colver", 162)])
def test_a_renonce_costs_the_pile(name: str, written: int) -> None:
    """contree.md §9: the deal is lost, 160 to the others, whatever was bid."""
    renonce = tally("120", cards=(30, 20), last_trick=-1)
    assert score_renonce(RuleSet.parse(name), renonce, 0, 152).written == (0, written)
