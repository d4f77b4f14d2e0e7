"""How a player is asked: a prompt, what Enter means, the table's commands, and yes or no."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from belot.cli import desk
from belot.cli.terminal import Terminal
from belot.cli.typed import Choices, cards_meant, numbers
from belot.cli.voice import Voice
from belot.cli.why import refused
from belot.rules import Claim, Phase, Refusal, SeatView, check

T = TypeVar("T")


def unclear(v: Voice, count: int, text: str = "") -> str:
    """What to answer instead: a number of the list or a word; for a word, where help is."""
    said = v("choice-one") if count == 1 else v("choice-unclear", n=count)
    return f"{said} {v('try-help')}" if text and numbers(text) is None else said


class TakeBack(Exception):
    """The player takes back the last decision."""


class Quit(Exception):
    """The player leaves the match."""


class Claimed(Exception):
    """A claim, made in the middle of another question."""

    def __init__(self, claim: Claim) -> None:
        super().__init__()
        self.claim = claim


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an answer was not understood or not allowed, as a sentence."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """Something to ask: the lines above, the prompt, how to read an answer, and what Enter means.

    ``enter`` is the answer of an empty line with its words, or None where there is none.
    """

    lines: Callable[[], list[str]]
    prompt: str
    read: Callable[[str], T | Problem]
    enter: tuple[T, str] | None = None


class Asker:
    """Asks somebody at a terminal, and answers the table's own commands in between."""

    def __init__(self, voice: Voice, terminal: Terminal) -> None:
        self.v = voice
        self.terminal = terminal
        self.refused = ""

    def ask(self, view: SeatView, question: Question[T]) -> T:
        """Ask until there is an answer; the table's own commands are answered in between."""
        self._show(question)
        while True:
            text = self.terminal.ask(self._prompt(question))
            if not text:
                if question.enter:
                    return question.enter[0]
                self._show(question)
                continue
            command = desk.command_of(self.v, text)
            if command:
                self._command(view, *command)
                self._show(question)
                continue
            found = question.read(text)
            if not isinstance(found, Problem):
                return found
            self.refused = found.sentence
            self.terminal.say(found.sentence)

    def _show(self, question: Question[T]) -> None:
        for line in question.lines():
            if line not in self.terminal.recent:
                self.terminal.say(line)

    def _command(self, view: SeatView, name: str, rest: str) -> None:
        match name:
            case "takeback":
                raise TakeBack
            case "quit":
                if view.phase is Phase.OVER or self.confirm(self.yes_or_no(self.v("ask-quit"))):
                    raise Quit
            case "claim":
                self._claim(view, rest)
            case _:
                self.terminal.say(*desk.answer(self.v, view, name, rest, self.refused))

    def yes_or_no(self, question: str, enter: bool | None = None) -> Question[bool]:
        """A question of yes or no; ``enter`` is what an empty line means."""
        v = self.v
        keys = ((True, "answer-yes"), (False, "answer-no"))
        choices = Choices((value, (v(k), v(k, form="key"))) for value, k in keys)

        def read(text: str) -> bool | Problem:
            found = False if numbers(text) == [0] else choices.read(text)
            return Problem(v("answer-unclear")) if found is None else found

        said = None if enter is None else (enter, v("answer-yes" if enter else "answer-no"))
        return Question(list, f"{question} {v('ask-yes-no')}", read, said)

    def confirm(self, question: Question[bool]) -> bool:
        """Ask outside the game, where no command of the table is understood."""
        while True:
            text = self.terminal.ask(self._prompt(question))
            if not text and question.enter:
                return question.enter[0]
            found = question.read(text)
            if not isinstance(found, Problem):
                return found
            self.terminal.say(found.sentence)

    def _prompt(self, question: Question[T]) -> str:
        if question.enter is None:
            return question.prompt
        return f"{question.prompt} [{self.v('ask-enter', what=question.enter[1])}]"

    def _claim(self, view: SeatView, rest: str) -> None:
        """Claim that a card was a revoke; says why if that cannot be."""
        v = self.v
        text = rest or self.terminal.ask(v("ask-claim"))
        played = view.run.played if view.run else 0
        meant = cards_meant(v, text)
        on_table = [card for card in meant if played >> card & 1] or meant
        if len(on_table) != 1:
            key = "card-unclear" if on_table else "refusal-card-unknown"
            self.terminal.say(v(key, cards=v.cards(on_table), text=text))
            return
        claim = Claim(on_table[0])
        try:
            check(view, claim)
        except Refusal as refusal:
            self.terminal.say(refused(v, view, refusal, claim.card, text))
            return
        raise Claimed(claim)
