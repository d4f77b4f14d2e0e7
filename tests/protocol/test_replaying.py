"""A deal that is over, card by card: what was dealt, said and played, with all hands open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from belot.protocol.replaying import ReplayShape, match_shape, replay_shape
from belot.protocol.showing import view_shape
from belot.rules import Event, RuleSet, open_match, replay, take_rest
from belot.rules.events import DealOpened
from belot.table import TableState, replay_table
from tests.store.scripted import SCRIPTS
from tests.table.hosting import SETS, steps


def rested(states: Iterator[TableState]) -> Iterator[TableState]:
    """The states at which a deal had just ended."""
    before = False
    for state in states:
        resting = state.resting and state.match is not None and state.match.standing.deals > 0
        if resting and not before:
            yield state
        before = resting


def deals(name: str) -> list[TableState]:
    return list(rested(state for state, _ in steps(name)))


@pytest.mark.parametrize("name", SETS)
def test_every_card_lies_where_it_was_played(name: str) -> None:
    for state in deals(name):
        shape = replay_shape(state, 0)
        assert state.match is not None
        players = state.rules.players
        held = [Counter(hand) for hand in shape.hands]
        for play in shape.plays:
            assert held[play.seat][play.card] == 1, "from the hand, and once"
            held[play.seat][play.card] -= 1
        tricks = [shape.plays[i : i + players] for i in range(0, len(shape.plays), players)]
        for trick, known in zip(tricks, shape.end.history, strict=False):
            assert [(p.seat, p.card) for p in trick] == [(p.seat, p.card) for p in known.plays]
            assert (trick[-1].winner, trick[-1].points) == (known.winner, known.points)
            assert [p.points for p in trick] == sorted(p.points for p in trick)
        first = [card for hand in shape.dealt for card in hand]
        assert len(set(first)) == len(first) == players * state.rules.plan.first


@pytest.mark.parametrize("name", SETS)
def test_the_score_is_that_of_the_deal(name: str) -> None:
    totals: tuple[int, ...] = ()
    for number, state in enumerate(deals(name), 1):
        shape = replay_shape(state, 1)
        assert (shape.match, shape.deal) == (1, number)
        assert shape.before == (totals or (0,) * state.rules.sides)
        totals = shape.end.totals
        if shape.score is not None:
            written = [b + w for b, w in zip(shape.before, shape.score.written, strict=True)]
            assert written == list(totals)
        assert shape.end.prompt is None
        assert shape.end.seat == 1
    assert totals


def test_the_deal_is_the_same_for_whoever_looks() -> None:
    for state in deals("bela4(target=301)"):
        for seat in range(-1, 4):
            shape, mine = replay_shape(state, seat), replay_shape(state, 0)
            assert (shape.hands, shape.plays, shape.said) == (mine.hands, mine.plays, mine.said)
            assert shape.end.scores == view_shape(state, seat).scores


def test_announcements_are_there_with_their_cards() -> None:
    """Where values are said before the first trick, and where they ride on the first card."""
    said = [each for state in deals("bela4(target=301)") for each in replay_shape(state, 0).said]
    assert any(each.items or each.belotes for each in said)
    assert all(item.cards for each in said for item in each.items)
    rode = [
        play for state in deals("bulgarian(target=101)") for play in replay_shape(state, 0).plays
    ]
    assert any(play.items for play in rode)
    assert all(item.cards for play in rode for item in play.items)
    assert {"belote", "rebelote"} <= {play.word for play in rode}


def script(name: str) -> ReplayShape:
    """The last deal that rested in a scripted log."""
    entries = tuple(SCRIPTS[name]().log)
    states = (replay_table(entries[: i + 1]) for i in range(len(entries)))
    return replay_shape(list(rested(states))[-1], 0)


def test_a_deal_that_everybody_passed() -> None:
    shape = script("passed_out")
    assert (shape.hands, shape.plays, shape.score) == ((), (), None)
    assert {call.call for call in shape.end.calls} == {"pass"}
    assert all(shape.dealt)


def test_an_eight_of_a_suit() -> None:
    shape = script("eight")
    assert shape.end.eight >= 0
    assert len({card[1] for card in shape.hands[shape.end.eight]}) == 1
    assert shape.score is None


def test_a_claimed_renonce() -> None:
    shape = script("renonce_claimed")
    assert shape.claimed is not None
    assert shape.claimed.card in {play.card for play in shape.plays}
    assert shape.score is not None
    assert shape.score.result == "renonce"


def test_what_the_captain_put_back() -> None:
    for state in deals("belot3(target=201)"):
        shape = replay_shape(state, 0)
        if shape.end.contract is not None:
            assert len(shape.away) == 2
            assert not set(shape.away) & {card for hand in shape.hands for card in hand}


def test_the_remaining_tricks_given_to_one_seat() -> None:
    state = next(s for s, _ in steps("belote(target=251)") if _tricks(s) == 3)
    assert state.match is not None
    _, events = take_rest(state.match, 2)
    shape = replay_shape(with_log(state, (*state.log, *events)), 0)
    assert shape.rest == 2
    assert len(shape.plays) == 12
    assert [trick.winner for trick in shape.end.history[3:]] == [2] * 5


def _tricks(state: TableState) -> int:
    run = state.match.run if state.match else None
    return len(run.tricks) if run and not run.trick.cards else -1


def with_log(state: TableState, log: tuple[Event, ...]) -> TableState:
    return replace(state, log=log, match=replay(log))


def test_a_match_that_began_with_totals() -> None:
    """The totals before the first deal are those that were handed over."""
    rules = RuleSet.parse("belote(target=251)")
    _, events = open_match(rules, b"", dealer=2, totals=(90, 40), hung=11)
    state = deals("belote(target=251)")[0]
    place = next(i for i, event in enumerate(state.log) if isinstance(event, DealOpened))
    opened = with_log(state, (*events, *state.log[place:]))
    shape = replay_shape(opened, 0)
    assert (shape.before, shape.hung) == ((90, 40), 11)


def test_the_list_of_a_match() -> None:
    states = deals("bela4(target=301)")
    shape = match_shape(tuple(states), states[-1], 3, 2)
    assert (shape.match, shape.matches, shape.over, shape.seat) == (1, 3, True, 2)
    assert [deal.deal for deal in shape.deals] == list(range(1, len(states) + 1))
    written = [deal for deal in shape.deals if deal.score >= 0]
    assert [deal.score for deal in written] == list(range(len(written)))
    assert written[-1].totals == states[-1].match.standing.totals  # type: ignore[union-attr]
