"""The sheet of a bid of points: what each side gets, part by part, as the law files work it out
(contree.md §14, coinche.md §14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.cli.voice import Voice, seat_names, words_for
from belot.protocol import sheet
from belot.protocol.bids import parts_of
from belot.protocol.prompts import prompt
from belot.protocol.shapes import CallPrompt
from belot.protocol.showing import view_shape
from belot.rules import Phase, Result, RuleSet, Score
from belot.rules.calls import bid_of
from belot.rules.cards import contract_of
from belot.rules.counting import Tally
from belot.rules.scoring import score
from belot.table import asked_view
from tests.properties.test_scores import tallies
from tests.table.hosting import steps

NAMES = (
    *("contree", "contree_ffb_k", "contree_colver", "contree_cannes", "contree_tournoi"),
    *("contree_annonces", "coinche", "coinche_essarts", "coinche_pagat"),
    *("coinche(contracts=suits+NT+AT,at_points=scaled)", "contree(fail_award=bid)"),
    *("coinche(tie_rule=hang)", "contree(belote_on_fail=lost,generale=on)"),
)


@given(name=st.sampled_from(NAMES), data=st.data())
def test_the_parts_of_a_line_make_its_award(name: str, data: st.DataObject) -> None:
    rules = RuleSet.parse(name)
    scored = score(rules, data.draw(tallies(rules)))
    assert scored.bid is not None
    for side, award in enumerate(scored.award):
        if scored.result is Result.HANG and side == scored.taker:
            continue  # what hangs is not written
        parts = parts_of(rules, scored, scored.bid, side)
        assert sum(part.points * part.times for part in parts) == award


def deal(name: str, bid: str, cards: tuple[int, int], **more: Any) -> tuple[RuleSet, Score]:
    """A deal that side 0 bid in hearts; ``cards`` without the last trick, which is side 0's."""
    rules = RuleSet.parse(name)
    plain = Tally(
        contract=contract_of("H"),
        taker=0,
        cards=cards,
        last_trick=0,
        tricks=(5, 3),
        bid=bid_of(bid),
    )
    return rules, score(rules, replace(plain, **more))


def told(rules: RuleSet, scored: Score, hung: int = 0) -> list[str]:
    """The story as the side that bid reads it."""
    words = words_for("en", rules)
    voice = Voice(words, rules, seat_names(words, rules.players, 0), 0)
    return sheet.explained(voice, scored, None, hung, over=False)


def test_a_bid_is_made_with_belote() -> None:
    assert told(*deal("contree", "120", (101, 51), belote=(20, 0), multiplier=2)) == [
        "Us: 120 needed, 131 reached with belote 20.",
        "Made: Us.",
        "Us: pile 160 × 2 + bid 120 × 2 + belote 20 = 580.",
    ]


def test_each_side_writes_its_own_and_rounds_it() -> None:
    assert told(*deal("contree", "80", (77, 75))) == [
        "Us: 80 needed, 87 reached.",
        "Made: Us.",
        "Us: cards 77 + last trick 10 + bid 80 = 167.",
        "In tens: Us, 167 make 170.",
        "Them: cards 75.",
        "In tens: Them, 75 make 80.",
    ]


def test_a_bid_falls_and_its_belote_with_it() -> None:
    assert told(*deal("contree", "110", (79, 73), belote=(20, 0))) == [
        "Us: 110 needed, 109 reached with belote 20.",
        "The contract falls: Us.",
        "Them: pile 160 + bid 110 + belote 20 = 290.",
    ]


def test_a_belote_that_stays_has_a_line_of_its_own() -> None:
    lines = told(*deal("coinche", "110", (69, 83), belote=(20, 0), declarations=(0, 50)))
    assert lines[1:] == [
        "The contract falls: Us.",
        "Us: belote 20.",
        "Them: pile 160 + bid 110 + declarations 50 = 320.",
    ]


def test_a_bid_that_is_reached_can_still_be_outdone() -> None:
    assert told(*deal("coinche", "80", (71, 81), declarations=(0, 0)))[:3] == [
        "Us: 80 needed, 81 reached.",
        "The bid is reached, but the others have as much or more: Them 81.",
        "The contract falls: Us.",
    ]


@pytest.mark.parametrize(
    ("name", "cards", "tricks", "line"),
    [
        ("contree", (152, 0), (8, 0), "Us: all tricks 500."),
        ("contree", (151, 1), (7, 1), "Them: all tricks 500."),
        (
            "coinche",
            (152, 0),
            (8, 0),
            "Us: cards 152 + last trick 10 + all tricks 90 + bid 250 = 502.",
        ),
        ("coinche", (151, 1), (7, 1), "Them: pile 160 + bid 250 = 410."),
    ],
)
def test_a_capot_that_was_bid(
    name: str, cards: tuple[int, int], tricks: tuple[int, int], line: str
) -> None:
    lines = told(*deal(name, "capot", cards, tricks=tricks))
    assert lines[0] == "Us: all tricks needed."
    assert line in lines


def test_what_hangs_is_told_with_whose_it_is() -> None:
    lines = told(*deal("coinche(tie_rule=hang)", "80", (71, 81), hung=30), hung=30)
    assert "Equal: Them 80. Hanging: Us 81." in lines


def test_the_contract_says_how_high_it_was_bid() -> None:
    rules, scored = deal("contree", "120", (101, 51), multiplier=2)
    words = words_for("en", rules)
    voice = Voice(words, rules, seat_names(words, rules.players, 0), 0)
    assert sheet.contract(voice, scored, None) == "Contract: 120 hearts. Caller: Us. Doubled: ×2."


def test_a_double_need_not_wait_where_the_house_plays_so() -> None:
    early = 0
    for state, _ in steps("coinche_pagat(capot_doubling=on,target=1001)"):
        match = state.match
        if match is None or match.phase is not Phase.AUCTION or match.board.auction is None:
            continue
        auction = match.board.auction
        for seat in range(4):
            asked = prompt(state, asked_view(state, seat))
            if seat == auction.turn:
                assert isinstance(asked, CallPrompt)
                assert not asked.early
                continue
            ours = (seat - auction.taker) % 2 == 0
            word = {(1, False): "double", (2, True): "redouble"}.get((auction.multiplier, ours))
            may = auction.contract is not None and word is not None
            assert asked == (CallPrompt((word or "",), forced=False, early=True) if may else None)
            early += may
    assert early


def test_a_view_says_how_high_the_bid_is() -> None:
    for state, _ in steps("contree(target=401)"):
        match = state.match
        auction = match.board.auction if match else None
        if match and auction and auction.bid:
            shape = view_shape(state, 0)
            assert f"{shape.height}{shape.bid}" in {call.call for call in shape.calls}
            assert shape.contract == (shape.bid if auction.over else None)
            assert [score.height for score in shape.scores] == [
                str(score.bid) for score in match.standing.scores
            ]
