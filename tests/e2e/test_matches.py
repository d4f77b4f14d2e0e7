"""A match of every game against bots, chosen and played by hand; phone and desktop in turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import RunningServer

GAMES = {
    "beloz": 150,
    "bela4": 160,
    "bela3": 60,
    "bela2": 100,
    "belote": 100,
    "belot4": 150,
    "belot3": 60,
    "belot2": 100,
    "bulgarian": 12,
    "beloz_classic": 150,
    "bela4_tournament": 150,
    "belote_ffb": 90,
    "belote_free_undertrump": 100,
    "belote_literal": 100,
    "bulgarian_official": 12,
    "bitola": 150,
    "contree": 200,
    "coinche": 300,
}


@pytest.mark.parametrize(("number", "preset"), list(enumerate(GAMES)))
def test_a_match_is_played_to_the_end(
    guests: Any, server: RunningServer, number: int, preset: str
) -> None:
    guest = guests(server, "desktop" if number % 2 else "phone")
    guest.passes = number % 3 == 0  # some deals are passed out
    guest.choose(preset, GAMES[preset])
    guest.play_match()


@pytest.mark.long
@pytest.mark.parametrize(("number", "preset"), list(enumerate(GAMES)))
def test_a_match_to_its_full_target(
    guests: Any, server: RunningServer, number: int, preset: str
) -> None:
    guest = guests(server, "phone" if number % 2 else "desktop")
    guest.open(preset)
    guest.play_match(900)
