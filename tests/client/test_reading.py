"""What the server writes the client reads; what it does not know it leaves out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from belot.client import Gone
from belot.client.reading import read_frame
from belot.protocol import frames
from belot.protocol.frames import Ack, Bye, Nak, Pong, Presence, ServerFrame, View
from belot.protocol.showing import view_shape
from belot.rules import PRESETS, RuleSet, legal_actions, view_of
from belot.server.wire import frame_text
from belot.table import Act, Host, Seat, SeatKind, command, open_table
from tests.client.test_progress import STATE, welcome

SIMPLE = (
    Ack("a.1", 7),
    Nak("a.2", "follow", "", ("TH", "9H"), 7),
    Pong(12.0),
    Bye("moved"),
    Presence(("online", "away", "gone"), (None, 5.0, None)),
    frames.Said(0, 1, "Ana", "hello", "", 3.0),
    frames.Clock(1, None, 5.0, (1.0, 2.0)),
    welcome(3),
)


@pytest.mark.parametrize("frame", SIMPLE, ids=lambda frame: frame.t)
def test_frames(frame: ServerFrame) -> None:
    assert read_frame(frame_text(frame)) == frame


@pytest.mark.parametrize("name", PRESETS)
def test_views_with_every_prompt(name: str) -> None:
    """A deal of each game, as its people are shown it: the last action that is legal each time."""
    rules = RuleSet.preset(name)
    host = Host(key=lambda: bytes(32), bot=lambda name: pytest.fail("no bot plays here"))
    people = tuple(Seat(SeatKind.PERSON, f"P{i}") for i in range(rules.players))
    table, _ = open_table(rules, people, host, 0.0)
    kinds = set[str]()
    for _ in range(45):
        assert table.match is not None
        for seat in range(-1, rules.players):
            view = view_shape(table, seat, closes=3.0)
            assert read_frame(frame_text(View(1, view))) == View(1, view)
            kinds.add("" if view.prompt is None else view.prompt.kind)
        turn = table.match.turn
        actions = legal_actions(view_of(table.match, turn)) if turn >= 0 else []
        if not actions or table.window:
            break
        table, _ = command(table, turn, Act(actions[-1]), host, 0.0)
    assert "cut" in kinds or "call" in kinds
    assert "call" in kinds


def test_what_is_new_is_left_out() -> None:
    assert read_frame('{"t":"weather","sun":true}') is None
    told: dict[str, Any] = json.loads(frame_text(View(1, view_shape(STATE, 0))))
    told["d"]["weather"] = "sun"
    assert read_frame(json.dumps(told)) == View(1, view_shape(STATE, 0))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"t":"ack"}', '{"t":"view","seq":1,"d":3}'])
def test_what_is_no_frame_ends_the_visit(text: str) -> None:
    with pytest.raises(Gone, match="protocol"):
        read_frame(text)
