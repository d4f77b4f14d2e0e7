"""Random rule sets, and matches played at random under them."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Final

from hypothesis import settings
from hypothesis import strategies as st

from belot.rules import (
    OPTIONS,
    PRESETS,
    Accept,
    Action,
    Announce,
    Call,
    Claim,
    Match,
    Phase,
    Play,
    RuleSet,
    RuleSetError,
    Say,
    legal_actions,
)
from belot.rules.ruleset import values_of

PACKETS: Final = (
    "3+2/3",
    "2+3;3+2/3",
    "3+2;2+3/U/3(2)",
    "3+2/U/3(2)",
    "2+2+2/T2",
    "3+3/T2",
    "4/4",
    "3+3/T4",
    "2+2+2/T4",
    "3+3/U/T4",
    "5/3",
    "3+2/U/T3",
    "8",
    "3+2+3;3+3+2;2+3+3",
)
TARGETS: Final = ("40", "90", "151", "301", "1001")
OPEN: Final = {"packets": PACKETS, "target": TARGETS, "bid_min": ("80", "70", "90", "110")}
"""Options that can be anything, and what is tried of it."""

# Options that decide together with others: changed at once, so that all their values come up.
TOGETHER: Final = (
    {"auction": "ladder", "contracts": "suits+NT+AT", "doubling": "2"},
    {"turn_up": "offer_only", "seven_swap": "on"},
    {"illegal_moves": "renonce"},
    {"end_rule": "ENOUGH", "target": "151"},
    {"shuffle": "every_deal"},
    {"belote_before_play": "on", "belote_in_contest": "if_called_before_play"},
    {"turn_up": "none", "auction": "one_round_call", "packets": "3+2/3", "target": "90"},
    {
        "players": "4",
        "auction": "numeric",
        "success_basis": "bid",
        "fail_award": "pile+bid",
        "rounding": "nearest_ten",
        "end_rule": "end_of_deal",
        "doubling": "2",
    },
    {"contracts": "suits+NT+AT", "generale": "on", "double_timing": "any_time"},
    {"success_basis": "bid_and_more", "tie_rule": "hang", "double_reply": "doubled_side"},
)


def examples(number: int) -> settings:
    """How many examples to look at: so many, or ``BELOT_FUZZ`` new ones."""
    return settings(max_examples=int(os.environ.get("BELOT_FUZZ", number)))


@st.composite
def rule_sets(draw: st.DrawFn, preset: str | None = None) -> RuleSet:
    """A preset with up to nine options changed; changes that clash are left out."""
    rules = RuleSet.preset(preset or draw(st.sampled_from(PRESETS)))
    changes: list[dict[str, str]] = draw(st.lists(st.sampled_from(TOGETHER), max_size=3))
    for option in draw(st.lists(st.sampled_from(OPTIONS), max_size=9)):
        values = OPEN.get(option) or values_of(option)
        changes.append({option: draw(st.sampled_from(values))})
    for change in changes:
        try:
            rules = rules.replace(**change)
        except RuleSetError:
            continue
    return rules


def choose(rng: random.Random, actions: list[Action], eager: float) -> Action:
    """One of the actions; claims are rare, and ``eager`` is how readily a seat speaks up."""
    claims = [a for a in actions if isinstance(a, Claim)]
    if claims and rng.random() < 0.02:
        return rng.choice(claims)
    others = [a for a in actions if not isinstance(a, Claim)]
    if not others:
        return rng.choice(claims)
    speaking = [a for a in others if _speaks(a)]
    quiet = [a for a in others if not _speaks(a)]
    if len(speaking) > 30 and rng.random() < 0.8:  # numbers: mostly the lowest of them
        speaking = speaking[:10]
    return rng.choice((speaking if rng.random() < eager else quiet) or others)


def _speaks(action: Action) -> bool:
    match action:
        case Play():
            said = action.announce
            return action.belote or bool(said and (said.items or said.belote))
        case Announce():
            return bool(action.items or action.belote)
        case Say():
            return action.call is not Call.PASS
        case _:
            return False


def able(match: Match) -> Iterator[tuple[int, list[Action]]]:
    """The seats that may do something, and what."""
    for seat in range(match.state.rules.players):
        if actions := legal_actions(match.view(seat)):
            yield seat, actions


def play_on(
    match: Match,
    seed: int,
    deals: int = 2,
    watch: Callable[[Match, random.Random], None] | None = None,
) -> None:
    """Play some deals at random; ``watch`` looks on before every action and after each deal."""
    rng = random.Random(seed)
    for _ in range(deals):
        if match.over:
            return
        match.deal()
        eager = rng.choice((0, 0.3, 0.7, 0.7, 1))
        while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
            if watch:
                watch(match, rng)
            turn = match.state.turn
            seats = list(able(match))
            acting = [s for s in seats if s[0] == turn] or seats
            if rng.random() < 0.05:  # out of turn: a claim, an acceptance
                acting = seats
            seat, actions = rng.choice(acting)
            if any(isinstance(a, Accept) for a in actions) and rng.random() < 0.9:
                match.act(seat, Accept())
            else:
                match.act(seat, choose(rng, actions, eager))
        if watch:
            watch(match, rng)


seeds = st.integers(0, 2**32 - 1)
