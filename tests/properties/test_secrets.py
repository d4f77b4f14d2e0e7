"""No seat learns what it may not know (design §2, §4): not from its view, not from its events, not
from who is asked, nor from what is missing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from belot.rules import (
    Kind,
    Match,
    Phase,
    RuleSet,
    SeatView,
    State,
    fold,
    legal_actions,
    replay,
    seen_by,
    view_of,
)
from belot.rules import events as ev
from belot.rules.announce import Contest, Declaration
from belot.rules.auction import Auction
from belot.rules.cards import PlayOrder, cards_of, hand_of
from belot.rules.law import PlayLaw, Trick
from belot.rules.match import Verdict
from belot.rules.packets import DealPlan
from belot.rules.scoring import Score
from belot.rules.state import BeloteWord, Board, Renonce, Run, Standing
from tests.presets import FAMILIES
from tests.properties.hiding import another_way, deal_of, known_to, reachable, slots
from tests.properties.strategies import examples, play_on, rule_sets, seeds

PUBLIC = (
    SeatView,
    RuleSet,
    PlayLaw,
    PlayOrder,
    Standing,
    Score,
    Verdict,
    Board,
    BeloteWord,
    Auction,
    Run,
    Renonce,
    Trick,
    Declaration,
    Contest,
)
PLAIN = (DealPlan, int, str, bool, type(None), tuple, dict)


def nothing_is_known_that_may_not_be(match: Match, rng: random.Random) -> None:
    """The hidden cards dealt another way, the seat's view and all it heard stay the same."""
    state, seat = match.state, rng.randrange(-1, match.state.rules.players)
    deal = deal_of(match.log)
    before = replay(match.log[: len(match.log) - len(deal)])
    other = another_way(seat, deal, rng)
    assert [seen_by(e, seat) for e in other] == [seen_by(e, seat) for e in deal]
    there: State = before
    for event in other:
        there = fold(there, event)
    if there.phase is not state.phase:
        assert there.phase is Phase.FILLING  # the other way, somebody holds eight of a suit
        return
    assert slots(view_of(there, seat)) == slots(view_of(state, seat))
    assert legal_actions(view_of(there, seat)) == legal_actions(view_of(state, seat))


def the_view_is_public(match: Match, rng: random.Random) -> None:
    """By type: nothing that only the table knows hangs on a view; by value: no unseen card does."""
    seat = rng.randrange(-1, match.state.rules.players)
    view = view_of(match.state, seat)
    known = known_to(seat, deal_of(match.log))
    for thing in reachable(view):
        assert isinstance(thing, (*PUBLIC, *PLAIN)), type(thing)
    assert (
        not (view.hand | view.away | hand_of(c for i in view.items for c in cards_of(i.cards)))
        & ~known
    )
    for heard in view.board.heard:
        assert all(item.kind is Kind.VALUE and not item.cards for item in heard or ())
    if view.run:
        lying = [c for t in (*view.run.tricks, view.run.trick) for c in t.cards]
        assert (hand_of(lying) | view.run.played) & ~known == 0
    if view.board.contest:
        shown = [c for s in view.board.contest.counted for i in s for c in cards_of(i.cards)]
        assert hand_of(shown) & ~known == 0
    assert view.board.turned < 0 or known >> view.board.turned & 1


def watch(match: Match, rng: random.Random) -> None:
    if rng.random() < 0.25:
        nothing_is_known_that_may_not_be(match, rng)
        the_view_is_public(match, rng)


@pytest.mark.parametrize("preset", FAMILIES)
def test_every_preset_keeps_its_secrets(preset: str) -> None:
    for seed in range(6):
        play_on(Match(RuleSet.preset(preset), seed=seed), seed, 2, watch)


@examples(100)
@given(rules=rule_sets(), seed=seeds)
def test_any_house_rules_keep_their_secrets(rules: RuleSet, seed: int) -> None:
    play_on(Match(rules, seed=seed), seed, 2, watch)


@examples(30)
@given(rules=rule_sets(), seed=seeds)
def test_events_show_each_seat_its_own(rules: RuleSet, seed: int) -> None:
    """What a seat hears holds no card of others, and nothing at all of a swap declined."""
    match = Match(rules, seed=seed)
    play_on(match, seed, 2)
    for event in match.log:
        for seat in range(-1, rules.players):
            heard = seen_by(event, seat)
            match heard:
                case ev.DealOpened():
                    assert heard.pack == ()
                case ev.Dealt():
                    assert [s for s, h in enumerate(heard.hands) if h] in ([], [seat])
                case ev.HandsFilled():
                    assert [s for s, h in enumerate(heard.cards) if h] in ([], [seat])
                case ev.SwapDeclined():
                    assert heard.seat == seat
                case ev.Discarded():
                    assert (heard.cards != 0) == (heard.seat == seat)
                case ev.Announced() | ev.CardPlayed() if heard.seat != seat:
                    assert all(i.kind is Kind.VALUE and not i.cards for i in heard.items)
                case None:
                    assert isinstance(event, ev.SwapDeclined)
                case _:
                    assert heard == event


def test_the_proof_would_see_a_leak() -> None:
    """If another's hand were in the view or in the stream, the test above would fail."""
    match = Match(RuleSet.preset("belote"), seed=1)
    match.deal()
    while match.state.phase is not Phase.AUCTION:
        match.act(match.state.turn, legal_actions(match.view(match.state.turn))[0])
    rng, deal = random.Random(1), deal_of(match.log)
    other = another_way(0, deal, rng)
    assert [seen_by(e, 1) for e in other] != [seen_by(e, 1) for e in deal]
    view = match.view(0)
    view.run = match.state.secret  # type: ignore[assignment]
    assert any(not isinstance(thing, (*PUBLIC, *PLAIN)) for thing in reachable(view))
