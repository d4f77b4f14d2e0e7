"""JSON lines: written, read, and what is wrong with them named by line."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from belot.record import Record, RecordError, read_jsonl, read_text, validate, write_jsonl
from belot.record.codec import FIELDS, from_json, to_json
from belot.rules import events as ev
from belot.rules.calls import bid_of
from tests.golden import make

RECORD = read_text((make.HERE / "belote.belot").read_text("utf-8"))
GOOD = write_jsonl(RECORD)
LINES = GOOD.splitlines()


def edited(number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """The record with one line changed; lines count from 1."""
    data = json.loads(LINES[number - 1])
    change(data)
    return "\n".join([*LINES[: number - 1], json.dumps(data), *LINES[number:]])


def lines(*chosen: str) -> str:
    return "\n".join(chosen) + "\n"


def number_of(kind: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(f'{{"t":"{kind}"'))


PLAYED, SCORED, DEALT = map(number_of, ("card_played", "deal_scored", "dealt"))

FAULTS = [
    (lambda: "", "truncated", 1, "nothing in it"),
    (lambda: "\n\n", "truncated", 1, "nothing in it"),
    (lambda: "hello", "foreign", 1, "not JSON"),
    (lambda: "[" * 100_000, "foreign", 1, "not JSON"),
    (lambda: "[1]", "foreign", 1, "not a JSON object"),
    (lambda: '{"type":"session"}\n{}', "foreign", 1, 'no "belot"'),
    (lambda: '{"belot":true}', "foreign", 1, 'no "belot"'),
    (lambda: '{"belot":4}', "version", 1, "version 4"),
    (lambda: '{"belot":1,"belot":1}', "duplicate", 1, "comes twice"),
    (lambda: '{"belot":1,"rules":"x"}', "foreign", 1, "name of a tag"),
    (lambda: '{"belot":1,"Rules":"x"}', "foreign", 1, "written from the events"),
    (lambda: '{"belot":1,"Date":1}', "foreign", 1, "not a text"),
    (lambda: '{"belot":1}', "truncated", 1, "end mark"),
    (lambda: '{"belot":1}\n{"end":0,"finished":false}', "truncated", 2, "never begins"),
    (lambda: lines(*LINES[:-1]), "truncated", len(LINES) - 1, "end mark"),
    (lambda: lines(*LINES[:100]), "truncated", 100, "end mark"),
    (lambda: lines(*LINES[:100], LINES[-1]), "truncated", 101, "end"),
    (lambda: GOOD + LINES[-1], "foreign", len(LINES) + 1, "something follows"),
    (lambda: GOOD[:3000], "truncated", None, "breaks off"),
    (lambda: GOOD[:3000] + "\n" + LINES[-1], "foreign", None, "not JSON"),
    (lambda: lines(*LINES[:2], *LINES[1:]), "duplicate", 3, "match opened twice"),
    (lambda: lines(*LINES[:1], *LINES[2:]), "order", 2, "before the match is opened"),
    (lambda: lines(*LINES[:PLAYED], *LINES[PLAYED - 1 :]), "duplicate", PLAYED + 1, "twice"),
    (lambda: lines(*LINES[: PLAYED - 1], *LINES[PLAYED:]), "order", PLAYED, "not-your-turn"),
    (lambda: lines(*LINES[: DEALT - 1], *LINES[DEALT:]), "order", DEALT, "where dealt is due"),
    (lambda: edited(2, lambda d: d.update(rules="belote()")), "mismatch", 2, "are called"),
    (lambda: edited(2, lambda d: d.update(rules="x" * 5000)), "foreign", 2, "too long"),
    (lambda: edited(2, lambda d: d.update(totals=[0])), "mismatch", 2, "standing"),
    (lambda: edited(3, lambda d: d.update(dealer=3)), "mismatch", 3, "the draw"),
    (lambda: edited(3, lambda d: d.update(dealer=7, draws=[])), "mismatch", 3, "no seat P7"),
    (lambda: edited(3, lambda d: d.update(draws=[[]])), "mismatch", 3, "the draw is between"),
    (lambda: edited(3, lambda d: d["draws"].pop()), "truncated", 3, "not decided"),
    (lambda: edited(3, lambda d: d["draws"][1].reverse()), "mismatch", 3, "is between"),
    (lambda: edited(3, lambda d: d["draws"][1][0].pop()), "foreign", 3, "a list of 2"),
    (lambda: edited(DEALT, lambda d: d["hands"].reverse()), "mismatch", DEALT, "hands is"),
    (lambda: edited(DEALT, lambda d: d.pop("hands")), "truncated", DEALT, "without hands"),
    (lambda: edited(DEALT, lambda d: d.update(turned="1S")), "foreign", DEALT, "not a card"),
    (lambda: edited(DEALT, lambda d: d["hands"].append("7H 7H")), "duplicate", DEALT, "twice"),
    (lambda: edited(PLAYED, lambda d: d.update(seat=-1)), "mismatch", PLAYED, "no seat"),
    (lambda: edited(PLAYED, lambda d: d.update(seat=4)), "mismatch", PLAYED, "no seat"),
    (lambda: edited(PLAYED, lambda d: d.update(seat=True)), "foreign", PLAYED, "number"),
    (lambda: edited(PLAYED, lambda d: d.update(seat=10**30)), "foreign", PLAYED, "number"),
    (lambda: edited(PLAYED, lambda d: d.update(card=["7H"])), "foreign", PLAYED, "a card"),
    (lambda: edited(PLAYED, lambda d: d.update(word="x")), "foreign", PLAYED, "one of none"),
    (lambda: edited(PLAYED, lambda d: d.update(word="belote")), "mismatch", PLAYED, "say nothing"),
    (lambda: edited(PLAYED, lambda d: d.update(clock=1)), "foreign", PLAYED, "has no 'clock'"),
    (lambda: edited(PLAYED, lambda d: d.update(t="x")), "foreign", PLAYED, "no such event"),
    (lambda: edited(PLAYED, lambda d: d.update(t={})), "foreign", PLAYED, "a JSON object"),
    (
        lambda: edited(PLAYED, lambda d: d.update(items=[[20, "quad", "7H"]])),
        "mismatch",
        PLAYED,
        "decl-not-held",
    ),
    (lambda: edited(SCORED, lambda d: d["score"].pop("last")), "foreign", SCORED, "object with"),
    (lambda: edited(SCORED, lambda d: d["score"].update(hanging=9)), "mismatch", SCORED, "hanging"),
    (lambda: edited(SCORED, lambda d: d.update(verdict=[])), "foreign", SCORED, "object with"),
    (lambda: edited(len(LINES), lambda d: d.update(end=3)), "mismatch", len(LINES), "says 3"),
    (lambda: edited(len(LINES), lambda d: d.update(end=999)), "truncated", len(LINES), "says 999"),
    (lambda: edited(len(LINES), lambda d: d.update(end="x")), "foreign", len(LINES), "end mark"),
    (lambda: edited(len(LINES), lambda d: d.update(more=1)), "foreign", len(LINES), "end mark"),
    (
        lambda: edited(len(LINES), lambda d: d.update(finished=False)),
        "mismatch",
        len(LINES),
        "over",
    ),
    (lambda: "x" * 300_000, "foreign", 1, "too long"),
]


@pytest.mark.parametrize(
    ("text", "code", "line", "reason"), FAULTS, ids=[f"{n}-{f[1]}" for n, f in enumerate(FAULTS)]
)
def test_faults_are_named(
    text: Callable[[], str], code: str, line: int | None, reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        read_jsonl(text(), file="a.jsonl")
    error = caught.value
    assert (error.code, error.line, reason in error.reason) == (
        f"record-{code}",
        line or error.line,
        True,
    ), str(error)
    assert str(error).startswith(f"a.jsonl:{error.line}: ")


def test_other_line_ends_and_a_mark_of_byte_order() -> None:
    assert read_jsonl("\ufeff" + GOOD.replace("\n", "\r\n")) == RECORD
    assert read_jsonl(GOOD.replace("\n", "\n\n").strip()) == RECORD


def test_every_field_of_every_event() -> None:
    assert set(FIELDS) == set(ev.Event.__args__)
    for kind, codecs in FIELDS.items():
        assert [field.name for field in fields(kind)] == list(codecs)


def test_score_and_contest_whole() -> None:
    """A field that is added to a Score must be added to the format."""
    scored = next(e for e in RECORD.events if isinstance(e, ev.DealScored))
    written = to_json(replace(scored, score=replace(scored.score, bid=bid_of("120"))))
    assert list(written["score"]) == [field.name for field in fields(scored.score)]
    assert "bid" not in to_json(scored)["score"]
    assert list(written["verdict"]) == [field.name for field in fields(scored.verdict)]


@pytest.mark.parametrize("name", sorted(make.plans()))
def test_events_round_trip(name: str) -> None:
    record = make.record(make.plans()[name])
    for event in record.events:
        assert from_json(json.loads(json.dumps(to_json(event)))) == event
    text = write_jsonl(record)
    assert write_jsonl(read_jsonl(text)) == text
    assert LINES[0].startswith('{"belot":1,')


def test_records_are_values() -> None:
    again = pickle.loads(pickle.dumps(RECORD))
    assert (again, hash(again)) == (RECORD, hash(RECORD))
    with pytest.raises(TypeError):
        RECORD.tags["Date"] = "x"  # type: ignore[index]
    with pytest.raises(AttributeError):
        RECORD.events = ()  # type: ignore[misc]


def test_validate_says_what_is_missing() -> None:
    with pytest.raises(RecordError, match="missing at the end"):
        validate(Record({}, RECORD.events[:-1]))
    with pytest.raises(RecordError, match="never begins"):
        validate(Record({}, RECORD.events[:1]))
    with pytest.raises(RecordError, match="match-over"):
        validate(Record({}, (*RECORD.events, ev.Accepted(0))))
