"""What a bid of points is measured by, and what a seat is known to hold by its announcements."""

from __future__ import annotations

from fractions import Fraction

import pytest

from belot.rules import Match, Phase, Result, RuleSet, legal_actions
from belot.rules.calls import bid_of
from belot.rules.cards import contract_of
from belot.rules.counting import Tally, count
from belot.rules.scoring import score
from belot.rules.stakes import margin, reached, tricks_of
from belot.rules.view import shown


@pytest.mark.parametrize(
    ("options", "own", "others", "over"),
    [
        ("", 90, 72, 10),
        ("", 79, 83, -1),
        ("", 85, 95, 5),  # contrée: the bid alone
        ("", Fraction(159, 2), 80, -1),
        ("success_basis=bid_and_more,tie_rule=fail", 85, 95, -11),
        ("success_basis=bid_and_more,tie_rule=fail", 90, 90, -1),
        ("success_basis=bid_and_more,tie_rule=made", 90, 90, 0),
        ("success_basis=bid_and_more,tie_rule=fail", Fraction(181, 2), 90, 0),  # half a point more
        ("success_basis=bid_and_more,tie_rule=made", Fraction(179, 2), 90, -1),
    ],
)
def test_what_a_number_has_to_spare(
    options: str, own: int | Fraction, others: int, over: int
) -> None:
    rules = RuleSet.parse(f"contree({options})" if options else "contree")
    assert margin(rules, bid_of("80"), own, others) == over


@pytest.mark.parametrize("own", [82, 90, 91, 71])
def test_a_number_is_made_where_there_is_nothing_lacking(own: int) -> None:
    rules = RuleSet.parse("contree(success_basis=bid_and_more,tie_rule=fail)")
    tally = Tally(
        contract=contract_of("H"),
        taker=0,
        cards=(own - 10, 162 - own),
        last_trick=0,
        tricks=(5, 3),
        belote=(0, 20),
        bid=bid_of("80"),
    )
    counted = count(rules, tally)
    assert tricks_of(counted, 0) == own
    assert (reached(rules, counted, 0), reached(rules, counted, 1)) == (own, 182 - own)
    spare = margin(rules, bid_of("80"), own, 182 - own)
    assert (score(rules, tally).result is Result.MADE) == (spare >= 0)


def test_what_was_announced_is_known_to_be_held() -> None:
    seen = 0
    for seed in range(12):
        match = Match(RuleSet.preset("belote"), seed=seed)
        while not match.over and match.state.standing.deals < 3 and seen < 40:
            if match.state.phase in (Phase.NEW, Phase.BETWEEN):
                match.deal()
                continue
            view = match.view(match.state.turn)
            if view.phase is Phase.PLAY:
                other = match.view(view.rules.next(view.seat))
                known, held = shown(other, view.seat), view.hand
                for trick in (*view.run.tricks, view.run.trick) if view.run else ():
                    held |= sum(1 << c for s, c in trick.plays(4) if s == view.seat)
                assert known & ~held == 0
                seen += known > 0
            match.act(view.seat, legal_actions(view)[-1])
    assert seen
