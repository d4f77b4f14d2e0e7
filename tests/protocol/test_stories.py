"""The score sheet on the wire: the terminal's sentences, with marks in place of names."""

from __future__ import annotations

import re
from typing import Any

import pytest

from belot.cli.voice import Voice, seat_names, words_for
from belot.protocol import sheet
from belot.protocol.showing import view_shape
from belot.protocol.teller import BEGIN, END, PART, Marks
from belot.rules import Phase, RuleSet, view_of
from tests.table.hosting import SETS, steps

MARK = re.compile(f"{BEGIN}([^{BEGIN}{END}]*){END}")


def said(v: Voice, text: str) -> str:
    """What a client makes of a marked text."""

    def one(match: re.Match[str]) -> str:
        key, *parts = match[1].split(PART)
        values = dict(part.split("=", 1) for part in parts)
        numbers: dict[str, Any] = {
            k: int(n) if re.fullmatch(r"-?\d+", n) else n for k, n in values.items()
        }
        if key == "@name":
            return v.name(int(values["n"]))
        return v.side(int(values["n"])) if key == "@side" else v(key, **numbers)

    while BEGIN in text:
        text = MARK.sub(one, text)
    return text


@pytest.mark.parametrize("name", SETS)
def test_a_resting_deal_is_explained_as_the_terminal_does(name: str) -> None:
    rested = 0
    for state, _ in steps(name):
        match = state.match
        if match is None or not state.resting:
            continue
        for seat in range(-1, state.rules.players):
            shape = view_shape(state, seat)
            if shape.contract is None or shape.eight >= 0:
                continue
            view = view_of(match, seat)
            names = seat_names(words_for("en", state.rules), state.rules.players, seat)
            voice = Voice(words_for("en", state.rules), state.rules, names, seat)
            score, over = view.standing.scores[-1], view.standing.verdict.over
            hung = view.standing.scores[-2].hanging if len(view.standing.scores) > 1 else 0
            marked = shape.scores[-1].story
            told = sheet.explained(voice, score, view, hung, over=over)
            assert [said(voice, line) for line in marked[1:]] == told
            assert len(shape.history) == sum(shape.tricks)
            assert sum(trick.points for trick in shape.history) == sum(shape.points)
            rested += 1
    assert rested


def test_the_tricks_are_shown_only_when_the_deal_is_written() -> None:
    for state, _ in steps(SETS[0]):
        if state.match is not None and not state.resting:
            shape = view_shape(state, 0)
            assert (shape.history, shape.ends) == ((), ())
            assert state.match.phase is not Phase.BETWEEN


def test_marks_stand_in_one_another() -> None:
    marks = Marks(RuleSet.preset("belote"), 2)
    side = f"{BEGIN}@side{PART}n=0{END}"
    assert (
        marks("need", takers=marks.side(0), n=81)
        == f"{BEGIN}need{PART}takers={side}{PART}n=81{END}"
    )
    assert marks.sides() == [0, 1]
