"""Questions that need no table, asked as the browser asks them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belot.inquiry import TOPICS, InquiryError, inquire, typescript
from belot.rules import RuleSetError


def test_a_rule_set_gets_its_name() -> None:
    answer = inquire("rules", "name", {"variant": "bela4", "options": {"target": "701"}})
    assert answer["name"] == "bela4(target=701)"
    assert answer["changed"] == {"target": "701"}


def test_every_answer_is_plain_json() -> None:
    games = inquire("rules", "games", {})
    assert json.loads(json.dumps(games)) == games
    assert len(games["presets"]) >= 16


def test_rules_that_clash_are_refused_by_the_law() -> None:
    with pytest.raises(RuleSetError, match="target"):
        inquire("rules", "name", {"variant": "bela4", "options": {"target": "x"}})


@pytest.mark.parametrize(
    ("topic", "question", "data", "code"),
    [
        ("os", "system", {}, "inquiry-unknown"),
        ("rules", "burn", {}, "inquiry-unknown"),
        ("rules", "name", [], "malformed"),
        ("rules", "name", {"variant": 4}, "malformed"),
        ("rules", "name", {"variant": "bela4", "options": {"target": 701}}, "malformed"),
        ("rules", "name", {"variant": "bela4", "options": []}, "malformed"),
    ],
)
def test_a_bad_question_has_a_code(topic: str, question: str, data: Any, code: str) -> None:
    with pytest.raises(InquiryError) as told:
        inquire(topic, question, data)
    assert told.value.code == code


def test_every_topic_has_questions() -> None:
    for topic in TOPICS:
        with pytest.raises(InquiryError, match="no such question"):
            inquire(topic, "", {})


def test_the_committed_types_are_up_to_date(root: Path) -> None:
    path = root / "web" / "src" / "lib" / "answers.ts"
    assert path.read_text("utf-8") == typescript.declarations(), (
        "./test python -m belot.inquiry.typescript > web/src/lib/answers.ts"
    )
