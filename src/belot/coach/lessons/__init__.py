"""Lessons: short exercises in real positions, made from a seed until their point really arises.

``lessons_of(rules)`` lists those a rule set has, ``exercise(rules, name, seed)`` makes one: from
the same seed the same one everywhere. Seats are counted from the one who answers (0).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from belot.coach.errors import PositionError
from belot.coach.lessons import announcing, calling, counting, playing, scoring
from belot.coach.lessons.exercise import Exercise, Lesson
from belot.rules import RuleSet
from belot.rules.random import Stream, derive, seed_key

__all__ = ["LESSONS", "TRIES", "Exercise", "Lesson", "exercise", "lessons_of"]

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.name: lesson
    for lesson in (
        *playing.LESSONS,
        *counting.LESSONS,
        *announcing.LESSONS,
        *calling.LESSONS,
        *scoring.LESSONS,
    )
}
"""All lessons by name, in the order in which one learns."""

TRIES: Final = 4000
"""How many positions are looked at for one in which the lesson's point arises."""


def lessons_of(rules: RuleSet) -> tuple[str, ...]:
    """The names of the lessons that there are under these rules."""
    return tuple(name for name, lesson in LESSONS.items() if lesson.arises(rules))


def exercise(rules: RuleSet, name: str, seed: int) -> Exercise:
    """An exercise of a lesson. Raises PositionError (lesson-unknown, lesson-none) where there is no
    such lesson, or none under these rules."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise PositionError("lesson-unknown", "lesson", f"no lesson {name!r}")
    if lesson.arises(rules):
        stream = Stream(derive(seed_key(seed), "lesson", name, rules.name))
        for _ in range(TRIES):
            found = lesson.make(rules, stream)
            if found is not None:
                return found
    raise PositionError("lesson-none", "lesson", f"{name} does not arise in {rules.name}")
