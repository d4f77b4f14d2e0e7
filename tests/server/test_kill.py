"""SIGKILL at random moments: every match finishes, nothing acknowledged is lost or doubled, every
receipt verifies. (Five hundred matches: ``benchmarks/kill.py``.)"""

from __future__ import annotations

from pathlib import Path

from tests.server.kill import play_and_kill

NAMES = (
    "beloz(target=151)",
    "bela4(target=151)",
    "bela3(target=151)",
    "bela2(target=151)",
    "belote(target=151)",
    "belot3(target=151)",
    "belot2(target=151)",
    "bulgarian(target=21)",
)


def test_twenty_matches_and_a_server_that_dies_all_the_time(tmp_path: Path) -> None:
    outcome = play_and_kill(tmp_path, NAMES, 20, seed=7)
    assert outcome.matches == 20
    assert outcome.kills >= 2
    assert outcome.drops >= 20, "lines broke as well"
    assert outcome.whole == 0, "numbers fit after every restart"
    assert outcome.deals >= 20
