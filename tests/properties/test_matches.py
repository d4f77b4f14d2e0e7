"""Matches played at random, under every preset and under random house rules: nothing gets lost, the
table is always where its log says, and what is listed is exactly what is allowed."""

from __future__ import annotations

import copy
import random

import pytest
from hypothesis import given

from belot.rules import (
    PRESETS,
    Match,
    Phase,
    RuleSet,
    State,
    fold,
    hand_of,
    replay,
)
from belot.rules.cards import FULL, cards_of
from belot.rules.flow import consequence
from belot.rules.law import law_of
from belot.rules.options import BeloteAnnounce
from belot.rules.options_numeric import AtPoints
from belot.rules.scoring import Result
from tests.properties.strategies import examples, play_on, rule_sets, seeds
from tests.properties.universe import everything_else_is_refused

# --- cards ----------------------------------------------------------------------------------------


def places(state: State) -> list[int]:
    """Every card of a running deal, a place after the other."""
    secret, run = state.secret, state.run
    layout = secret.layout
    if layout is None:
        return list(secret.pack)
    held = [card for hand in secret.hands for card in cards_of(hand)]
    filled = bool(secret.full) or state.phase is Phase.EXCHANGE
    lying = [c for trick in (*run.tricks, run.trick) for c in trick.cards] if run else []
    gone = list(cards_of(secret.away))
    stock = [*layout.rest, *(c for talon in layout.talons for c in talon)]
    if layout.turned not in (-1, *stock, *held):
        stock.append(layout.turned)
    if filled:  # the table does not touch the pack again: what was dealt from it is in the hands
        dealt = {*held, *lying, *gone}
        stock = [c for c in stock if c not in dealt]
        left = 32 - state.rules.players * state.rules.hand_size
        assert len(stock) == (0 if state.rules.captain_exchanges else left)
    return held + lying + gone + stock


def cards_are_conserved(match: Match, _: random.Random) -> None:
    state = match.state
    assert state.secret.layout or state.phase in (Phase.CUT, Phase.PACKETS)
    found = places(state)
    assert len(found) == 32
    assert hand_of(found) == FULL
    run, law = state.run, state.law
    if run and law:
        points = sum(law.points[c] for trick in run.tricks for c in trick.cards)
        assert sum(run.points) == points
        assert sum(run.won) == len(run.tricks)
        assert run.played == hand_of(c for t in (*run.tricks, run.trick) for c in t.cards)


# --- the log --------------------------------------------------------------------------------------


def the_log_tells_all(match: Match) -> None:
    """The state after every event follows from the events alone; so does what happens by itself."""
    log = copy.deepcopy(match.log)  # nothing may hang on the identity of an object
    state: State | None = None
    for place, event in enumerate(log):
        if state is not None and (due := consequence(state)) is not None:
            assert due == event
        state = fold(state, event)
        if place % 7 == 0:
            assert replay(log[: place + 1]) == state
    assert state == match.state
    assert consequence(match.state) is None


def points_are_conserved(match: Match) -> None:
    state = match.state
    for score in state.standing.scores:
        if score.result in (Result.RENONCE, Result.STOPPED):
            continue
        rules = state.rules
        whole = sum(law_of(rules, score.contract).points) + rules.last_trick
        times = rules.nt_multiplier if score.contract == 4 else 1
        missing = 32 - rules.players * rules.hand_size
        scaled = score.contract == 5 and rules.at_points is AtPoints.SCALED
        tricks = whole * 162 / 258 if scaled else whole * times
        counted = sum(score.cards) + sum(score.last)
        assert counted <= tricks + 1
        if not missing:
            assert abs(counted - tricks) < 1
        assert sum(score.last) == (6 if scaled else rules.last_trick * times)
        assert sum(score.totals) == score.in_play


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset(preset: str) -> None:
    for seed in range(4):
        _one_match(RuleSet.preset(preset), seed, deals=3)


@examples(130)
@given(rules=rule_sets(), seed=seeds)
def test_any_house_rules(rules: RuleSet, seed: int) -> None:
    _one_match(rules, seed, deals=2)


def _one_match(rules: RuleSet, seed: int, deals: int) -> None:
    match = Match(rules, seed=seed)
    seen: list[State] = []

    def watch(match: Match, rng: random.Random) -> None:
        cards_are_conserved(match, rng)
        seen.append(match.state)

    play_on(match, seed, deals, watch)
    the_log_tells_all(match)
    points_are_conserved(match)
    belotes_are_earned(match, seen)
    totals_are_what_was_written(match)


def belotes_are_earned(match: Match, seen: list[State]) -> None:
    """Nobody announces a belote that he does not hold, and none twice."""
    for state in seen:
        words = [(w.seat, w.suit) for w in state.board.words]
        assert len(set(words)) == len(words)
        for seat, suit in words:
            assert state.secret.full[seat] >> (suit * 8 + 5) & 3 == 3
            assert state.contract.trumps(suit)
        if state.rules.belote_announce is BeloteAnnounce.AUTO and state.run:
            for word in state.board.words:
                played = (state.run.played >> (word.suit * 8 + 5) & 3).bit_count()
                assert word.said == 2 or played < 2


def totals_are_what_was_written(match: Match) -> None:
    standing, rules = match.state.standing, match.state.rules
    sums = [sum(s.written[side] for s in standing.scores) for side in range(rules.sides)]
    if match.state.board.eight < 0:
        assert list(standing.totals) == sums
    else:
        winner = rules.side(match.state.board.eight)
        assert standing.totals[winner] == max(sums[winner], rules.target)
    assert standing.hung == (standing.scores[-1].hanging if standing.scores else 0)


@examples(30)
@given(rules=rule_sets(), seed=seeds)
def test_what_is_listed_is_exactly_what_is_allowed(rules: RuleSet, seed: int) -> None:
    match = Match(rules, seed=seed)

    def watch(match: Match, rng: random.Random) -> None:
        if rng.random() < 0.3:
            everything_else_is_refused(match, rng)

    play_on(match, seed, 2, watch)
    everything_else_is_refused(match, random.Random(seed))


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_listed_is_exactly_what_is_allowed_in(preset: str) -> None:
    def watch(match: Match, rng: random.Random) -> None:
        if rng.random() < 0.5:
            everything_else_is_refused(match, rng)

    play_on(Match(RuleSet.preset(preset), seed=preset), 1, 2, watch)
