"""Questions that need no table: JSON in, JSON out, without a clock, a disk or a network.

The sheet of a score pad, a page of the rulebook, what a hand is worth: the server answers them at
``/api/inquire/TOPIC/QUESTION``, and so does the browser's own Python where there is no network.
Both call ``inquire``, so that nobody can tell them apart.

>>> from belot.inquiry import inquire
>>> inquire("rules", "name", {"variant": "bela4", "options": {"target": "701"}})["name"]
'bela4(target=701)'

A topic is a module of this package with a table ``QUESTIONS``, imported when it is first asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from belot.inquiry.errors import InquiryError

__all__ = ["TOPICS", "InquiryError", "Question", "inquire"]

Question = Callable[[Mapping[str, Any]], Any]
"""What is asked, as a JSON object; a shape (a frozen dataclass) or a plain JSON value answers."""

TOPICS: Final = ("rules", "coach", "pad", "book", "which")


def inquire(topic: str, question: str, data: object) -> Any:
    """The answer to a question, as plain JSON.

    Raises InquiryError for a question that does not exist or cannot be understood (code
    ``inquiry-unknown`` or ``malformed``), and BelotError where the law does not take it: a rule set
    that cannot be played, an entry that cannot be.
    """
    questions: Mapping[str, Question] = {}
    if topic in TOPICS:
        questions = import_module(f"belot.inquiry.{topic}").QUESTIONS
    if question not in questions:
        raise InquiryError("inquiry-unknown", f"{topic}/{question}", "no such question")
    if not isinstance(data, Mapping):
        raise InquiryError("malformed", "", "a question is a JSON object")
    return plain(questions[question](data))


def plain(value: Any) -> Any:
    """A shape as JSON: dataclasses as objects, tuples as lists."""
    names = getattr(value, "__dataclass_fields__", None)
    if names is not None:
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    return value
