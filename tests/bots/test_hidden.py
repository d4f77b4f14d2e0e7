"""A club player sees only the view: what is hidden from it cannot change what it does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belot.bots import make
from belot.rules import Match, Phase, RuleSet, State, cards_of, hand_of, view_of
from belot.rules.random import Stream

CLUB = make("club", b"")


def reshuffled(state: State, seat: int, stream: Stream) -> State:
    """The same state with the cards of the other seats dealt anew."""
    hands = list(state.secret.hands)
    others = [s for s in range(len(hands)) if s != seat]
    cards = list(stream.shuffled([c for s in others for c in cards_of(hands[s])]))
    for s in others:
        count = hands[s].bit_count()
        hands[s], cards = hand_of(cards[:count]), cards[count:]
    return replace(state, secret=replace(state.secret, hands=tuple(hands)))


@pytest.mark.parametrize("name", ["beloz", "bela4", "bela3", "belot2", "belot3", "bulgarian"])
def test_hidden_cards_change_nothing(name: str) -> None:
    match, stream = Match(RuleSet.preset(name), seed=4), Stream(b"hidden")
    match.deal()
    while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
        seat = match.state.turn
        action = CLUB.act(match.view(seat))
        if any(match.state.secret.hands):
            other = reshuffled(match.state, seat, stream)
            assert CLUB.act(view_of(other, seat)) == action
        match.act(seat, action)


def test_a_club_player_takes_over_a_seat_at_any_moment() -> None:
    """Two players of whom one joined late do the same: nothing is kept between calls."""
    match, veteran = Match(RuleSet.preset("bela4"), seed=9), make("club", b"v")
    for _ in range(3):
        match.deal()
        while match.state.phase not in (Phase.BETWEEN, Phase.OVER):
            view = match.view(match.state.turn)
            action = veteran.act(view)
            assert make("club", b"n").act(view) == action
            match.act(match.state.turn, action)
