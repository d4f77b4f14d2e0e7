"""Which rules somebody plays: five questions about a numeric auction, and the rule set that the
answers name. Topic ``which``.

>>> from belot.inquiry import inquire
>>> answers = {
...     "fall": "pile-bid-162",
...     "capot": "contract-270",
...     "double": "bid-3",
...     "bonus": "none-moves",
...     "rounding": "nearest-ten-6up",
... }
>>> inquire("which", "rules", {"answers": answers})["name"]
'contree_cannes'

The questions are where printed rules part (contree.md §16). An answer is a few option values; the
named rule set that agrees with most answers is taken, and changed where it disagrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from belot.inquiry.reading import Fields, wrong
from belot.rules import PRESETS, VARIANTS, Contract, RuleSet, Tally, score
from belot.rules.calls import CAPOT, Bid, Slam
from belot.rules.ruleset import value_text

_MADE_AND_BID: Final = {"count_mode": "made+bid", "fail_award": "pile+bid"}
_POINTS: Final = {"count_mode": "made", "fail_award": "pile"}
_160: Final = {"pile_base": "160/250"}
_162: Final = {"pile_base": "162/252"}

FRACTURES: Final[dict[str, dict[str, dict[str, str]]]] = {
    "fall": {
        "pile-bid-160": _MADE_AND_BID | _160,
        "pile-bid-162": _MADE_AND_BID | _162,
        "pile-160": _POINTS | _160,
        "pile-162": _POINTS | _162,
        "bid": {"count_mode": "bid", "fail_award": "bid"},
        "bid-or-pile": {"count_mode": "bid", "fail_award": "pile"} | _160,
    },
    "capot": {
        "flat-500": {"capot_bid": "on", "capot_award": "flat_500"},
        "contract-250": {"capot_bid": "on", "capot_award": "contract_250"},
        "contract-270": {"capot_bid": "on", "capot_award": "contract_270"},
        "off": {"capot_bid": "off"},
    },
    "double": {
        f"{scope}-{factor}": {"double_scope": scope, "redouble_factor": factor}
        for scope in ("all", "bid", "base")
        for factor in ("4", "3")
    },
    "bonus": {
        "none-moves": {"declarations": "off", "belote_on_fail": "transfer"},
        "none-stays": {"declarations": "off", "belote_on_fail": "keep"},
        "all-moves": {"declarations": "on", "belote_on_fail": "transfer"},
        "all-stays": {"declarations": "on", "belote_on_fail": "keep"},
    },
    "rounding": {
        value.replace("_", "-"): {"rounding": value}
        for value in ("nearest_ten", "nearest_ten_6up", "none", "complement_160", "nearest_five")
    },
}
"""Question → answer → what it says about the options (contree.md §16, in the order asked)."""


@dataclass(frozen=True, slots=True)
class WhichAnswer:
    """An answer with an example in written points: ``a`` and ``b`` of the deals of its question."""

    name: str
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class WhichQuestion:
    """A question; ``which-NAME`` asks it and has a form for each answer."""

    name: str
    answers: tuple[WhichAnswer, ...]


@dataclass(frozen=True, slots=True)
class WhichQuestions:
    """All that is asked, in order."""

    questions: tuple[WhichQuestion, ...]


@dataclass(frozen=True, slots=True)
class WhichRules:
    """The rule set that the answers name: its canonical name, the named set that it is or comes
    from, and what differs from that."""

    name: str
    preset: str
    changed: Mapping[str, str]


# --- the questions, with what each answer would write ---


@cache
def questions() -> WhichQuestions:
    """Made once: the examples are scored by the law."""
    return WhichQuestions(
        tuple(
            WhichQuestion(name, tuple(_answer(name, answer) for answer in answers))
            for name, answers in FRACTURES.items()
        )
    )


def _answer(question: str, answer: str) -> WhichAnswer:
    rules = RuleSet.preset("contree").replace(**FRACTURES[question][answer])
    a, b = _EXAMPLES.get(question, _nothing)(rules)
    return WhichAnswer(answer, a, b)


def _deal(taken: int, bid: Bid, tricks: tuple[int, int] = (5, 3), **more: Any) -> Tally:
    """A deal at hearts: ``taken`` points of cards and last trick for side 0, which bid."""
    none = (0, 0)
    return Tally(
        contract=Contract.HEARTS,
        taker=0,
        cards=(taken - 10, 162 - taken),
        last_trick=0,
        tricks=tricks,
        declarations=none,
        belote=none,
        bid=bid,
        **more,
    )


_HUNDRED: Final = Bid(Slam.NONE, 100)
_EIGHTY: Final = Bid(Slam.NONE, 80)


def _nothing(_: RuleSet) -> tuple[int, int]:
    return 0, 0


def _fall(rules: RuleSet) -> tuple[int, int]:
    """100 bid: made with 110 points, and failed with 90, to the point."""
    exact = rules.replace(rounding="none")
    made, failed = (score(exact, _deal(taken, _HUNDRED)) for taken in (110, 90))
    return made.written[0], failed.written[1]


def _capot(rules: RuleSet) -> tuple[int, int]:
    """A capot bid: made, and failed by a trick."""
    if not rules.capot_bid:
        return 0, 0
    made = score(rules, _deal(162, CAPOT, (8, 0)))
    return made.written[0], score(rules, _deal(150, CAPOT, (7, 1))).written[1]


def _double(rules: RuleSet) -> tuple[int, int]:
    """100 bid and made, doubled and redoubled."""
    twice, more = (
        score(rules, _deal(110, _HUNDRED, multiplier=many)).written[0]
        for many in (2, rules.redouble_factor)
    )
    return twice, more


def _rounding(rules: RuleSet) -> tuple[int, int]:
    """87 points to 75, where only points are written."""
    found = score(rules.replace(**_POINTS), _deal(87, _EIGHTY))
    return found.written[0], found.written[1]


_EXAMPLES: Final = {"fall": _fall, "capot": _capot, "double": _double, "rounding": _rounding}


# --- the rule set ---


@cache
def named() -> tuple[str, ...]:
    """The named rule sets in which numbers are bid, the variants first."""
    found = [name for name in PRESETS if RuleSet.preset(name).bids_numbers]
    return tuple(sorted(found, key=lambda name: name not in VARIANTS))


def answers_of(rules: RuleSet) -> dict[str, str]:
    """How these rules answer the questions, as far as they have an answer to them."""
    return {
        question: answer
        for question, answers in FRACTURES.items()
        for answer, options in answers.items()
        if _agrees(rules, options)
    }


def _agrees(rules: RuleSet, options: Mapping[str, str]) -> bool:
    return all(value_text(getattr(rules, name)) == value for name, value in options.items())


def rules_for(answers: Mapping[str, str]) -> WhichRules:
    """The named rule set that agrees with most answers, changed where it does not. Of several that
    agree alike the variant itself comes first."""
    wanted = {question: FRACTURES[question][answer] for question, answer in answers.items()}

    def agreeing(name: str) -> int:
        return sum(_agrees(RuleSet.preset(name), options) for options in wanted.values())

    preset = max(named(), key=agreeing)
    base = RuleSet.preset(preset)
    differing = {
        name: value
        for options in wanted.values()
        if not _agrees(base, options)
        for name, value in options.items()
    }
    made = base.replace(**differing)
    return WhichRules(made.name, preset, made.changes())


def _questions(_: Fields) -> WhichQuestions:
    return questions()


def _rules(data: Fields) -> WhichRules:
    """``answers``: an object with an answer to every question."""
    given = data.get("answers")
    if not isinstance(given, Mapping) or given.keys() != FRACTURES.keys():
        raise wrong("answers", "an answer to every question")
    for question, answer in given.items():
        if not isinstance(answer, str) or answer not in FRACTURES[question]:
            raise wrong(f"answers.{question}", "one of its answers")
    return rules_for(given)


QUESTIONS: Final = {"questions": _questions, "rules": _rules}
