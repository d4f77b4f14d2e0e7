"""Matches at a terminal that is not there: answers are made up from what was asked."""

from __future__ import annotations

import io
import random
from collections.abc import Callable

from belot.bots import Bot, make
from belot.cli.session import Session
from belot.cli.terminal import Terminal
from belot.cli.voice import Voice, seat_names, words_for
from belot.rules import RuleSet
from belot.rules.random import derive, seed_key

Answer = Callable[[str], str]

GARBAGE = ("", "0", "99", "zz", "AS", "10h", "♠", "1 2 3", "why", "why A♠", "?", "h", "t", "l", "s")
MORE_GARBAGE = ("calls", "legal", "-1", "1.5", "as of spades", "x" * 300, "\u202e", "claim KH")


def first_choice(prompt: str) -> str:
    """Enter where Enter means something, the first of the list otherwise."""
    if "[" in prompt:
        return ""
    return "y" if "(y/n)" in prompt else "1 2" if "two cards" in prompt else "1"


def at_random(seed: int) -> Answer:
    """Mostly sense, with all kinds of nonsense in between."""
    rng = random.Random(seed)
    sense = ("1", "1", "1", "2", "3", "4", "5", "", "1 2", "y", "d", "o", "д", "n")

    def answer(prompt: str) -> str:
        return rng.choice(sense if rng.random() < 0.8 else GARBAGE + MORE_GARBAGE)

    return answer


class Stdout(io.StringIO):
    """Output that remembers what was written last."""

    last = ""

    def write(self, text: str, /) -> int:
        self.last = text
        return super().write(text)


class Stdin(io.StringIO):
    """Reads the last prompt off the output and answers it; a stuck match ends as a failure."""

    def __init__(self, output: Stdout, answer: Answer, patience: int = 20_000) -> None:
        super().__init__()
        self.output = output
        self.answer = answer
        self.patience = patience

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.patience -= 1
        assert self.patience, self.output.getvalue()[-1000:]
        return self.answer(self.output.last) + "\n"


def session(
    name: str, answer: Answer, *, lang: str = "en", seed: int = 1, seat: int = 0, bot: str = "club"
) -> tuple[Session, Stdout]:
    """A match that can be run, and what it will print."""
    rules = RuleSet.parse(name)
    output = Stdout()
    terminal = Terminal(Stdin(output, answer), output, environ={})
    words = words_for(lang, rules)
    voice = Voice(words, rules, seat_names(words, rules.players, seat), seat)
    key = seed_key(seed)
    bots: list[Bot | None] = [
        None if s == seat else make(bot, derive(key, "bot", s)) for s in range(rules.players)
    ]
    return Session(voice, terminal, bots, str(seed)), output
