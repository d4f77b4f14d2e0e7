"""Five questions find the rules of a table where numbers are bid."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest

from belot.inquiry import InquiryError, inquire
from belot.inquiry.which import FRACTURES, answers_of, named, rules_for
from belot.rules import RuleSet
from belot.words import LANGUAGES, Words

COINCHE = {"fall": "pile-bid-160", "capot": "contract-250", "double": "all-4"} | {
    "bonus": "all-stays",
    "rounding": "nearest-ten",
}


def asked() -> dict[str, dict[str, tuple[int, int]]]:
    """Every answer with its example, as a client gets them."""
    found = inquire("which", "questions", {})["questions"]
    return {q["name"]: {a["name"]: (a["a"], a["b"]) for a in q["answers"]} for q in found}


@pytest.mark.parametrize("preset", named())
def test_every_named_rule_set_is_reached_by_its_answers(preset: str) -> None:
    answers = answers_of(RuleSet.preset(preset))
    assert answers.keys() == FRACTURES.keys()
    found = inquire("which", "rules", {"answers": answers})
    assert found == {"name": preset, "preset": preset, "changed": {}}


def test_there_are_five_questions_and_nine_sets() -> None:
    assert list(asked()) == ["fall", "capot", "double", "bonus", "rounding"]
    assert len(named()) == 9
    assert len({tuple(answers_of(RuleSet.preset(name)).items()) for name in named()}) == 9


def test_any_answers_name_rules_that_say_the_same() -> None:
    """All of them together can be played, and are what was answered: one of seven of all ways."""
    for picked in islice(product(*map(list, FRACTURES.values())), 0, None, 7):
        answers = dict(zip(FRACTURES, picked, strict=True))
        rules = RuleSet.parse(rules_for(answers).name)
        assert answers_of(rules) == answers


def test_the_nearest_set_is_changed_where_it_disagrees() -> None:
    found = rules_for(COINCHE | {"double": "all-3"})
    assert (found.name, found.preset) == ("coinche(redouble_factor=3)", "coinche")
    assert found.changed == {"redouble_factor": "3"}


def test_examples_are_the_numbers_of_the_law() -> None:
    """contree.md §14 and §16, by hand: 100 bid, 110 or 90 points; a capot; doubles; 87 to 75."""
    found = asked()
    assert found["fall"] == {
        "pile-bid-160": (210, 260),
        "pile-bid-162": (210, 262),
        "pile-160": (110, 160),
        "pile-162": (110, 162),
        "bid": (100, 100),
        "bid-or-pile": (100, 160),
    }
    assert found["capot"]["flat-500"] == (500, 500)
    assert found["capot"]["contract-250"] == (500, 410)
    assert found["double"]["all-4"] == (520, 1040)
    assert found["double"]["bid-3"] == (360, 460)
    assert found["double"]["base-3"] == (420, 580)
    assert found["rounding"] == {
        "nearest-ten": (90, 80),
        "nearest-ten-6up": (90, 70),
        "none": (87, 75),
        "complement-160": (80, 80),
        "nearest-five": (85, 75),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_answer_can_be_said(lang: str) -> None:
    words = Words.load(lang, strict=True)
    for question, answers in asked().items():
        assert words(f"which-{question}")
        said = {words(f"which-{question}", form=form, a=a, b=b) for form, (a, b) in answers.items()}
        assert len(said) == len(answers)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"answers": []},
        {"answers": {"fall": "bid"}},
        {"answers": COINCHE | {"fall": "nothing"}},
        {"answers": COINCHE | {"fall": 160}},
        {"answers": COINCHE | {"more": "bid"}},
    ],
)
def test_half_an_answer_is_none(data: dict[str, Any]) -> None:
    with pytest.raises(InquiryError) as told:
        inquire("which", "rules", data)
    assert told.value.code == "malformed"
