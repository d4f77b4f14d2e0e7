"""How far a client is: numbers, gaps, what is asked again. No line needed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from belot.client import Progress, Step
from belot.client.progress import Gap
from belot.protocol.frames import Ack, Ev, Since, View, Welcome
from belot.protocol.showing import view_shape
from belot.rules import RuleSet
from belot.table import Host, RoomOpened, open_room

HOST = Host(key=lambda: bytes(32), bot=lambda name: pytest.fail("no bot plays here"))
STATE, _ = open_room(
    RuleSet.preset("bela4"), RoomOpened("ABCDEF", ("A", "B", "C", "D")), "me", "Ana", 1.0, id="t"
)
VIEW = view_shape(STATE, 0)
LATER = replace(VIEW, turn=3)


def event(seq: int) -> Ev:
    return Ev(seq, 0.0, "ready", {"seat": 1})


def welcome(seq: int, *events: Ev, full: bool = False) -> Welcome:
    return Welcome(1, 1, seq, 0, 0.0, "test", full, events, VIEW, me=0)


@pytest.fixture
def progress() -> Progress:
    """Welcomed at number 4."""
    fresh = Progress("t", "token")
    assert fresh.hello().since is None
    fresh.read(welcome(4, full=True))
    return fresh


def test_a_newcomer_reads_the_running_deal() -> None:
    fresh = Progress("t", "token")
    assert fresh.read(welcome(4, event(3), event(4), full=True)) == Step(
        (event(3), event(4)), VIEW, late=True
    )
    assert (fresh.seat, fresh.me, fresh.since) == (0, 0, Since(1, 4))


def test_a_step_is_its_events_and_the_view(progress: Progress) -> None:
    assert progress.read(event(5)) is None
    assert progress.read(event(6)) is None
    assert progress.view is VIEW, "nothing is shown before the step is whole"
    assert progress.read(View(6, LATER)) == Step((event(5), event(6)), LATER)
    assert progress.view is LATER


def test_what_was_seen_is_not_seen_again(progress: Progress) -> None:
    progress.read(event(4))
    progress.read(event(5))
    progress.read(event(5))
    assert progress.read(View(3, LATER)) is None, "an older view"
    assert progress.read(View(5, LATER)) == Step((event(5),), LATER)


def test_a_gap_is_noticed(progress: Progress) -> None:
    with pytest.raises(Gap):
        progress.read(event(6))
    with pytest.raises(Gap):
        progress.read(View(5, LATER))
    with pytest.raises(Gap):
        Progress("t", "token").read(event(1))


def test_events_without_their_view_come_again(progress: Progress) -> None:
    progress.read(event(5))
    assert progress.hello().since == Since(1, 4)
    step = progress.read(welcome(6, event(5), event(6)))
    assert step == Step((event(5), event(6)), VIEW, late=True)


def test_where_too_much_was_missed_the_view_stands_alone(progress: Progress) -> None:
    assert progress.read(welcome(900, full=True)) == Step((), VIEW, late=True, whole=True)
    assert progress.hello().since == Since(1, 900)


def test_a_command_waits_until_it_is_answered(progress: Progress) -> None:
    first, second = progress.ask("ready", {}), progress.ask("play", {"card": "TH"})
    assert first.id != second.id
    assert (first.base, second.a) == (4, "play")
    assert list(progress.waiting.values()) == [first, second]
    assert progress.answered(Ack(first.id, 5))
    assert not progress.answered(Ack(first.id, 5)), "the second answer is nobody's"
    assert list(progress.waiting) == [second.id]
