"""Claims of the rest are proved exactly where they hold over every layout and every way to play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from belot.rules import (
    PRESETS,
    Contract,
    Match,
    Phase,
    Play,
    Refusal,
    RuleSet,
    SeatView,
    State,
    act,
    legal_actions,
    take_rest,
    view_of,
)
from belot.rules.rest import open_belotes
from belot.table.claiming import may_accept, proved
from belot.table.hidden import Hidden
from tests.properties.strategies import choose
from tests.table.layouts import layouts, surely_wins
from tests.tables import Table

SETS = (
    *PRESETS,
    "bela4(head_after_ruff=on,head_trump_lead=not_partner,void_partner_winning=trump_no_over)",
    "bela3(turn_up=offer_only,seven_swap=on)",
    "belot3(turn_up=offer_only,seven_swap=on)",
    "bela2(undertrump=free,seven_swap=on)",
)
DEALS = {2: 12, 3: 7, 4: 4}
LAYOUTS = 140


def endings(name: str, cards: int, deals: int = 0) -> Iterator[Match]:
    """Every moment of some random deals from so many cards in hand on."""
    rules = RuleSet.parse(name)
    for seed in range(deals or DEALS[rules.players]):
        match, rng = Match(rules, seed=seed), random.Random(seed)
        match.deal()
        while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
            state = match.state
            if state.phase is Phase.PLAY and max(map(int.bit_count, state.secret.hands)) <= cards:
                yield match
            actions = legal_actions(match.view(state.turn))
            match.act(state.turn, choose(rng, actions, 0.7))


def surely(view: SeatView, most: int) -> bool | None:
    """Whether the claim holds, layout by layout; None where there are too many."""
    possible = layouts(view, most)
    if possible is None or view.law is None or view.run is None:
        return None
    return surely_wins(view.law, view.seat, view.run.trick, possible)


@pytest.mark.parametrize("name", SETS)
def test_proved_is_what_holds_in_every_layout(name: str) -> None:
    """In turn and out of it, for every seat; more than 2,000 endings over all rules."""
    found: Counter[bool] = Counter()
    for match in endings(name, 3):
        for seat in range(match.state.rules.players):
            view = view_of(match.state, seat)
            right = surely(view, LAYOUTS)
            if right is not None:
                found[right] += 1
                assert proved(view, 10**6) is right, (name, match.log[-1], seat)
                assert proved(view) <= right
    assert found.total() >= 110
    assert found[True] >= 10


@pytest.mark.parametrize("name", ["bela4", "belote", "bulgarian", "belot3", "bela2"])
def test_what_is_proved_holds_with_many_cards_too(name: str) -> None:
    """Where there are too many layouts to look at all of them, in the one that is there."""
    seen = 0
    for match in endings(name, 5, 30):
        hands = match.state.secret.hands
        for seat in range(match.state.rules.players):
            view = view_of(match.state, seat)
            if max(map(int.bit_count, hands)) >= 4 and proved(view):
                assert view.law is not None
                assert view.run is not None
                assert surely_wins(view.law, seat, view.run.trick, [hands])
                seen += 1
    assert seen >= 2


def played_out(state: State, claimer: int, rng: random.Random) -> State:
    """The deal played on: the claimer so that the proof stands, the others anyhow; whoever can
    announce a belote does."""
    while state.phase is Phase.PLAY:
        plays = [a for a in legal_actions(view_of(state, state.turn)) if isinstance(a, Play)]
        said = {play.card for play in plays if play.belote}
        plays = [play for play in plays if play.belote or play.card not in said]
        after = [act(state, state.turn, play)[0] for play in plays]
        if state.turn == claimer:
            after = [s for s in after if s.phase is not Phase.PLAY or proved(view_of(s, claimer))]
        state = rng.choice(after)
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_the_score_is_that_of_the_deal_played_on(name: str) -> None:
    """In All Trumps a belote may be left with no card to say it with; a claim counts it."""
    found = 0
    for match in endings(name, 6, 12):
        state = match.state
        for seat in range(state.rules.players):
            view = view_of(state, seat)
            left = state.contract is Contract.ALL_TRUMPS and any(open_belotes(state))
            if left or not proved(view):
                continue
            try:
                taken, _ = take_rest(state, seat)
            except Refusal:
                continue
            found += 1
            on = played_out(state, seat, random.Random(found))
            assert on.standing == taken.standing
            assert on.board.contest == taken.board.contest
    assert found >= 10


# Hearts are trumps; seat 1 leads.
HANDS = {
    1: "JH 9H AH TH AS TS KS QS",
    2: "KH QH 7S 8S 9S 7D 8D 9D",
    3: "8H 7H JS AD KD QD AC TC",
    0: "JD TD 7C 8C 9C JC QC KC",
}


def at_play(name: str = "bela4_tournament") -> Table:
    table = Table(name).deal(HANDS)
    table.say("H")
    table.announce()
    return table


def test_trumps_from_the_top_and_a_long_suit() -> None:
    table = at_play()
    view = table.view(1)
    assert proved(view)
    assert may_accept(view)
    assert not any(proved(table.view(seat)) for seat in (0, 2, 3))


def test_a_card_that_another_may_hold_breaks_it() -> None:
    """The seven of spades is good as soon as nobody has a spade left, and not before."""
    hands = {**HANDS, 1: "JH 9H AH TH AS TS KS 7S", 2: "KH QH QS 8S 9S 7D 8D 9D"}
    table = Table("bela4_tournament").deal(hands)
    table.say("H")
    table.announce()
    assert not proved(table.view(1))
    table.play("JH QH 7H JD 9H KH 8H TD")  # the trumps are out
    assert not proved(table.view(1))
    table.play("AH 7D QD 7C TH 8D KD 8C AS 8S JS 9C TS 9S AD JC")
    assert proved(table.view(1))  # the queen alone is left, and falls under the king


def test_out_of_turn_it_holds_whatever_comes_before() -> None:
    table = at_play()
    table.play("JH KH 7H")
    assert proved(table.view(1))  # the jack lies, and seat 0 thinks
    table.play("JD 9H QH 8H TD AH 7D AD 7C TH 8D KD 8C AS 7S JS 9C TS 8S QD")
    assert proved(table.view(1))
    assert not proved(table.view(3))


def test_nothing_is_proved_outside_the_play() -> None:
    table = at_play()
    assert not proved(table.view(-1))
    assert not proved(Table("bela4_tournament").deal(HANDS).view(1))
    assert not proved(at_play("bela4_tournament(illegal_moves=renonce)").view(1))


def test_a_proof_that_takes_too_long_is_none() -> None:
    table = at_play()
    table.play("JH KH 7H")
    assert proved(table.view(1), 10**6)
    assert not proved(table.view(1), 5)


def test_places_and_room() -> None:
    """Three hidden cards, two of which only the first place can hold, with room for one."""
    hidden = Hidden(0b111, (0b111, 0b100, 0), (2, 1, 0))
    assert hidden.possible()
    assert hidden.possible(0, 0b11)
    assert not hidden.possible(0, 0b100)
    assert not hidden.possible(2, 0b1)
    assert not hidden.possible(1, 0b10)
    assert not Hidden(0b111, (0b111, 0b100, 0), (1, 2, 0)).possible()
    assert not Hidden(0b1, (0, 0), (0, 1)).possible()
