"""The golden matches read, replay, and come out of the same seeds again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import pytest

from belot.record import Record, load, read_jsonl, read_text, validate, write_jsonl, write_text
from belot.rules import PRESETS, Ending, Event, Result, Word, replay
from belot.rules import events as ev
from tests.golden import make

FILES = sorted(make.HERE.glob("*.belot"))


@lru_cache(maxsize=1)
def golden() -> dict[str, Record]:
    return dict(make.golden())


def events() -> Iterable[Event]:
    return (event for record in golden().values() for event in record.events)


def test_one_file_for_each_match() -> None:
    assert {path.stem for path in FILES} == golden().keys() >= set(PRESETS)


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_same_bytes_from_the_same_seed(name: str) -> None:
    made = write_text(golden()[name])
    assert (make.HERE / f"{name}.belot").read_bytes().decode() == made
    assert len(made.encode()) < 40_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_reads_and_replays(path: object) -> None:
    record = load(str(path))
    state = validate(record)
    assert state == replay(record.events)
    assert record.finished == (state.standing.verdict.over)
    assert read_text(write_text(record)) == record
    assert read_jsonl(write_jsonl(record)) == record


def test_every_event_is_there() -> None:
    assert {type(event) for event in events()} == set(ev.Event.__args__)


def test_every_result_is_there() -> None:
    scored = [event for event in events() if isinstance(event, ev.DealScored)]
    assert {event.score.result for event in scored} == set(Result)
    assert {event.score.multiplier for event in scored} == {1, 2, 3, 4}
    assert any(event.score.capot_side >= 0 for event in scored)
    assert any(any(event.score.from_hung) for event in scored)
    endings = {event.verdict.ending for event in scored}
    assert endings >= {Ending.ENOUGH, Ending.HIGHER, Ending.NOT_PASSED, Ending.CAPOT}
    words = {event.word for event in events() if isinstance(event, ev.CardPlayed)}
    assert words == set(Word)
    claims = {event.right for event in events() if isinstance(event, ev.RenonceClaimed)}
    assert claims == {True, False}
