"""Renonce at the table (house_rules §10.9): a claim is right exactly when the card was illegal."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from belot.rules import Accept, Action, Claim, Match, Phase, Play, Result, RuleSet, legal_actions
from belot.rules.cards import iter_cards
from belot.rules.options import RenoncePenalty
from belot.rules.state import State
from tests.properties.strategies import choose, examples, rule_sets, seeds


def play_badly(match: Match, rng: random.Random, cards: int) -> dict[int, tuple[int, bool]]:
    """Play so many cards, half of them illegal where one can be; card → seat and whether it was."""
    played: dict[int, tuple[int, bool]] = {}
    match.deal()
    while match.state.phase not in (Phase.BETWEEN, Phase.OVER, Phase.ACCEPT):
        if len(played) == cards:
            break
        seat, view = match.state.turn, match.view(match.state.turn)
        actions: list[Action] = [a for a in legal_actions(view) if not isinstance(a, Claim)]
        if match.state.phase is Phase.PLAY:
            wrong = view.hand & ~view.lawful
            if wrong and rng.random() < 0.5:
                actions = [Play(rng.choice(list(iter_cards(wrong))))]
        action = choose(rng, actions, 0.5)
        match.act(seat, action)
        if isinstance(action, Play):
            played[action.card] = (seat, not view.lawful >> action.card & 1)
    return played


@examples(80)
@given(rules=rule_sets(), seed=seeds, cards=st.integers(1, 40))
def test_claims(rules: RuleSet, seed: int, cards: int) -> None:
    rules = rules.replace(illegal_moves="renonce", target=1001)
    match, rng = Match(rules, seed=seed), random.Random(seed)
    played = play_badly(match, rng, cards)
    if match.state.phase not in (Phase.PLAY, Phase.ACCEPT) or not played:
        return  # passed out, or the match ended first
    card = rng.choice(list(played))
    culprit, illegal = played[card]
    others = [s for s in range(rules.players) if rules.side(s) != rules.side(culprit)]
    claimant, before = rng.choice(others), match.state
    match.act(claimant, Claim(card))
    scored = match.state.standing.scores[-1]
    assert scored.result is Result.RENONCE
    assert scored.offender == rules.side(culprit if illegal else claimant)
    assert scored.written[scored.offender] == 0
    the_others_get_what_is_theirs(before, match.state, scored.offender)


def the_others_get_what_is_theirs(before: State, after: State, offender: int) -> None:
    rules, scored = after.rules, after.standing.scores[-1]
    if rules.renonce_penalty is RenoncePenalty.FIXED_26:
        assert sorted(scored.written) == sorted([0] + [26] * (rules.sides - 1))
        assert after.standing.hung == before.standing.hung
    elif rules.sides == 3:  # bela3.md §9: they keep what they collected
        run = before.run
        assert run is not None
        times = rules.nt_multiplier if scored.contract == 4 else 1
        for side in range(3):
            if side != offender:
                collected = run.points[side] * times
                assert scored.award[side] >= collected
                assert (scored.award[side] - collected) % 10 == 0
    else:
        assert scored.award[1 - offender] == scored.in_play
        assert after.standing.hung == 0


@examples(30)
@given(rules=rule_sets(), seed=seeds)
def test_illegal_cards_that_nobody_claims_stand(rules: RuleSet, seed: int) -> None:
    """The deal is scored once everybody has accepted the tricks, and not before."""
    rules = rules.replace(illegal_moves="renonce", end_rule="end_of_deal")
    match, rng = Match(rules, seed=seed), random.Random(seed)
    play_badly(match, rng, 99)
    waiting = list(range(rules.players))
    rng.shuffle(waiting)
    for seat in waiting if match.state.phase is Phase.ACCEPT else ():
        assert not match.state.standing.scores
        match.act(seat, Accept())
    if match.state.standing.deals and match.state.standing.scores:
        assert match.state.standing.scores[0].result is not Result.RENONCE
