"""Records of deals that ended because one seat took the rest."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from belot.record import Record, RecordError, read_jsonl, read_text, write_jsonl, write_text
from belot.rules import Match, Phase, Refusal, RuleSet, replay, take_rest
from tests.golden import make
from tests.properties.strategies import examples, play_on, rule_sets, seeds

TEXT = (make.HERE / "rest.belot").read_text("utf-8")
RECORD = read_text(TEXT)
LINES = write_jsonl(RECORD)
OLD = (make.HERE / "bela4.belot").read_text("utf-8")


def test_both_formats_tell_it() -> None:
    assert "\nRest     P1  -> P2 belote H\n" in TEXT
    assert '\n{"t":"rest_taken","seat":1,"belotes":[0,0,4,0]}\n' in LINES
    assert read_jsonl(LINES) == RECORD
    assert write_text(RECORD) == TEXT
    assert replay(RECORD.events).standing.totals == (20, 272)


def test_a_record_is_of_the_lowest_version_that_can_tell_it() -> None:
    assert TEXT.startswith('[Belot "2"]\n')
    assert LINES.startswith('{"belot":2,')
    assert OLD.startswith('[Belot "1"]\n')
    assert write_jsonl(read_text(OLD)).startswith('{"belot":1,')
    assert Record({}, RECORD.events[:-2]).version == 1  # before the rest was taken


def test_what_follows_may_be_left_out() -> None:
    assert read_text(TEXT.replace("  -> P2 belote H", "")) == RECORD
    assert read_text(TEXT.replace("Rest     P1", "rest: 1")) == RECORD


FAULTS = [
    ("Rest     P1  -> P2 belote H", "Rest     P1  -> P3 belote H", "mismatch", "'P3 belote H'"),
    ("Rest     P1  -> P2 belote H", "Rest     P1  -> P2 belote S", "mismatch", "'P2 belote S'"),
    ("Rest     P1", "Rest     P7", "mismatch", "not a seat"),
    ("Rest     P1  -> P2 belote H\n", "Rest     P1\nRest     P1\n", "order", "match-over"),
    ("Rest     P1  -> P2 belote H\n", "Rest     P2\n", "mismatch", "the rules say"),  # the score
    ("Trick    1", "Rest     P1\nTrick    1", "mismatch", "rest-none"),  # nobody has announced
]


@pytest.mark.parametrize(("old", "new", "code", "reason"), FAULTS)
def test_faults_of_a_text_are_named(old: str, new: str, code: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        read_text(TEXT.replace(old, new, 1))
    assert caught.value.code == f"record-{code}"
    assert reason in str(caught.value)
    assert caught.value.line is not None


@pytest.mark.parametrize(
    ("old", "new", "code", "reason"),
    [
        ('"belotes":[0,0,4,0]', '"belotes":[0,0,0,0]', "mismatch", "belotes is [0, 0, 0, 0]"),
        ('"belotes":[0,0,4,0]', '"belotes":[0,0,4]', "mismatch", "belotes is [0, 0, 4]"),
        (',"belotes":[0,0,4,0]', "", "truncated", "without belotes"),
        ('"rest_taken","seat":1', '"rest_taken","seat":4', "mismatch", "no seat P4"),
        ('"rest_taken","seat":1', '"rest_taken","seat":-1', "mismatch", "no seat P-1"),
        ('"t":"deal_scored"', '"t":"rest_taken"', "foreign", "has no 'score'"),
    ],
)
def test_faults_of_lines_are_named(old: str, new: str, code: str, reason: str) -> None:
    assert old in LINES
    with pytest.raises(RecordError) as caught:
        read_jsonl(LINES.replace(old, new, 1))
    assert caught.value.code == f"record-{code}"
    assert reason in str(caught.value)


def test_no_rest_where_a_renonce_can_be_claimed() -> None:
    renonce = TEXT.replace("belote(", "belote(illegal_moves=renonce,")
    with pytest.raises(RecordError, match="rest-renonce"):
        read_text(renonce)


@examples(25)
@given(rules=rule_sets(), seed=seeds)
def test_any_rest_is_written_and_read(rules: RuleSet, seed: int) -> None:
    match = Match(rules, seed=seed)

    def watch(match: Match, rng: random.Random) -> None:
        if match.state.phase is not Phase.PLAY or rng.random() < 0.9:
            return
        try:
            _, events = take_rest(match.state, rng.randrange(rules.players))
        except Refusal:
            return
        record = Record({}, (*match.log, *events))
        assert read_text(write_text(record)) == record
        assert read_jsonl(write_jsonl(record)) == record

    play_on(match, seed, 2, watch)
