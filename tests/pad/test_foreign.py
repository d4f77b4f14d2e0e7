"""Questions with anything in them: they are answered or refused, and nothing else happens."""

from __future__ import annotations

import copy
import json
import random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.inquiry import InquiryError, inquire, plain
from belot.inquiry.pad_sheet import shape
from belot.pad.reading import to_json
from belot.rules import BelotError, Match, RuleSet
from tests.pad.devices import wander
from tests.properties.strategies import examples, play_on

JUNK: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 3, 1.5, 10**30, "", "x", "a.1", [], [None], [[]], {}, {"a": 1}),
    *("\x00", "A" * 5000, [1] * 100, "correction", ["a.1"], "NT", 200, [20, 20], [[20], [50]]),
)


def questions(seed: int) -> dict[str, dict[str, Any]]:
    """A proper question of each kind."""
    device = wander(seed, steps=12)[0]
    ops: Any = [to_json(o) for o in device.ledger.operations]
    rules = RuleSet.preset(("bela4", "bulgarian", "bela3", "bela2", "belot3")[seed % 5])
    match = Match(rules, seed=seed)
    play_on(match, seed, 2)
    standing = match.state.standing
    entry = {"taker": 0, "contract": "H", "points": [90, None], "declarations": [[20], []]}
    return {
        "sheet": {"ops": ops, "device": "x"},
        "preview": {"ops": ops, "entry": entry, "round": None, "after": None},
        "form": {"rules": rules.name},
        "count": {"rules": rules.name, "contract": "H", "cards": "AS KH"},
        "export": {"ops": ops, "form": "csv"},
        "read": {"text": inquire("pad", "export", {"ops": ops, "form": "text"})["text"]},
        "continue": {"ops": ops},
        "taken": {
            "rules": rules.name,
            "names": ["A", "B", "C", "D"][: rules.players],
            "dealer": 0,
            "totals": [0] * rules.sides,
            "hung": 0,
            "scores": [plain(shape(score)) for score in standing.scores],
        },
    }


def spoil(rng: random.Random, value: Any) -> Any:
    """The same with something else in one place."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice([*value])
        return {**value, key: spoil(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        return [*value[:place], spoil(rng, value[place]), *value[place + 1 :]]
    if isinstance(value, str) and len(value) > 20:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice(('"', "#", "\n", "=", "-", "+", "A", " ", "9")) + value[at:]
    return copy.deepcopy(rng.choice(JUNK))


@examples(50)
@given(seed=st.integers(0, 2**32 - 1))
def test_anything_is_answered_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    for question, data in questions(seed % 50).items():
        for _ in range(6):
            spoilt = spoil(rng, data)
            try:
                answer = inquire("pad", question, spoilt)
            except BelotError:
                continue
            assert json.loads(json.dumps(answer)) == answer


def test_proper_questions_are_answered() -> None:
    for question, data in questions(5).items():
        assert inquire("pad", question, data)


@pytest.mark.parametrize("text", ['{"a":' * 5000, "[" * 9, " " * 3000, '"' * 1999, "-" * 1999])
def test_no_text_takes_long_or_breaks(text: str) -> None:
    head = "" if text.startswith("{") else "Rules: bela4\nPlayers: " + text + "\n"
    for whole in (head + text, text):
        with pytest.raises((InquiryError, BelotError)):
            inquire("pad", "read", {"text": whole})
