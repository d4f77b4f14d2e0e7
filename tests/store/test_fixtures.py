"""Logs of every version ever released replay today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from belot.rules import Phase
from belot.rules.events import RestTaken
from belot.store import Newer
from belot.store.lines import VERSION, entry_line, read_entry, read_lines, seal, unseal
from belot.table import SeatTaken, TableState, TakenBack, fold_table, plain, replay_table
from belot.table.fair_events import DealKeyed
from tests.store.gathered import room_log
from tests.store.make import FOLDER, NAMES, ROOM, log_of
from tests.store.scripted import SCRIPTS

LOGS = sorted(FOLDER.glob("v*/*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_logs_replay(path: Path) -> None:
    entries = read_lines(path.read_text("utf-8"))
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    state: TableState | None = None
    over = 0
    for entry in entries:
        state = fold_table(state, entry)
        assert state.seq == entry.seq
        over += state.match is not None and state.match.phase is Phase.OVER
    assert state is not None
    if path.stem not in SCRIPTS:
        assert state.matches == (3 if path.stem == ROOM else 2)
        assert over


HAPPENS: dict[str, tuple[str, ...]] = {
    "absent": ('"kind":"bot","name":"P', '"absent":true', '"kind":"person"'),
    "declined": ('"t":"swap_declined"', '"t":"answered"'),
    "eight": ('"t":"eight_of_suit"',),
    "passed_out": ('"t":"passed_out"', '"number":2'),
    "renonce_claimed": ('"t":"renonce_claimed"', '"right":true', '"t":"deal_scored"'),
    "swapped": ('"t":"seven_swapped"', '"t":"answered"'),
    "taken_back": ('"t":"taken_back"',),
    "window": ('"t":"answered"', '"a":"announce","items":[[', '"t":"announced"'),
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_seldom_happens_is_in_a_log(name: str) -> None:
    stored = (FOLDER / "v1" / f"{name}.jsonl").read_text("utf-8")
    today = "\n".join(map(entry_line, SCRIPTS[name]().log))
    for text in (stored, today):
        assert [what for what in HAPPENS[name] if what not in text] == []


def test_everything_that_happens_in_a_room_is_in_a_log() -> None:
    stored = read_lines((FOLDER / "v2" / f"{ROOM}.jsonl").read_text("utf-8"))
    for log in (stored, room_log()):
        assert {type(entry.event) for entry in log} >= {*plain.KINDS.values()}
        assert any(isinstance(entry.event, DealKeyed) and entry.event.dropped for entry in log)
        assert any(isinstance(entry.event, RestTaken) for entry in log)
        assert any(isinstance(entry.event, TakenBack) for entry in log)
        assert any(isinstance(entry.event, SeatTaken) and entry.event.absent for entry in log)


def test_every_version_has_fixtures() -> None:
    assert {path.parent.name for path in LOGS} == {f"v{n}" for n in range(1, VERSION + 1)}


@pytest.mark.parametrize("name", NAMES)
def test_a_log_is_written_as_it_was(name: str) -> None:
    """Whoever changes how a log is written makes a new version."""
    text = (FOLDER / f"v{VERSION}" / f"{name}.jsonl").read_text("utf-8")
    assert "".join(f"{entry_line(entry)}\n" for entry in read_lines(text)) == text


def test_lines_and_seals_come_back() -> None:
    log = list(log_of("alone"))
    assert read_lines("\n".join(map(entry_line, log))) == log
    assert unseal(seal(log)) == log
    assert len(seal(log)) < sum(len(entry_line(entry)) for entry in log) / 4
    assert replay_table(unseal(seal(log))) == replay_table(log)


def test_a_log_of_the_future_is_refused() -> None:
    with pytest.raises(Newer):
        read_entry(VERSION + 1, 1, 1.0, None, {"t": "ready", "seat": 0})


def test_a_line_keeps_the_command() -> None:
    entry = replace(next(log_of("alone")), cmd="0:abc.1", at=1795995931.775206)
    assert read_lines(entry_line(entry)) == [entry]
