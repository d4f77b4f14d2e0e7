"""Words: every sentence a person reads, in their language and in the terms of their game.

>>> from belot.words import Words
>>> w = Words.load("en")
>>> w("refusal-follow", led="S", card="9S")
'Follow spades: you hold the nine of spades.'
>>> Words.load("hr")("points", n=22)
'22 boda'

The sentences stand in Fluent files beside this module: `forms.ftl` is the grammar shared by all
languages, `<language>/*.ftl` the words, `<language>/beloz.ftl` and `bela.ftl` the themes of two
games laid over them. Fluent itself is imported when the first sentence is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["LANGUAGES", "THEMES", "Words", "WordsError", "pick", "value_key"]

LANGUAGES = ("en", "fr", "hr", "bg")
THEMES = ("cards", "beloz", "bela")
CATALOGUES = tuple("cards table refusals score bids options cli client rooms fair replay".split())
LATER = tuple("pad padscreen learn which book offline privacy".split())
"""Catalogues that are read when the first of their sentences is asked for."""

# Neighbours who read one of our languages with ease.
_READS = {"sr": "hr", "bs": "hr", "sh": "hr", "me": "hr", "mk": "bg"}


class WordsError(LookupError):
    """A sentence asked for in strict mode that cannot be said: unknown key, form or variable."""


class Words:
    """All sentences of one language in one theme.

    `w(key, **variables)` says a sentence; `form` asks for a grammatical case or another attribute
    of it: `w("card", form="acc", card="KH")`. A variable `card` is a code such as "TH" and also
    fills `rank` and `suit`. Numbers are written without grouping, as players write them.

    Strict words raise `WordsError` for whatever cannot be said; otherwise the English sentence is
    said instead and, failing that, the key itself: a table never stops for want of a word.
    """

    __slots__ = ("_bundle", "lang", "strict", "theme")

    def __init__(self, lang: str, theme: str = "cards", *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; known: {', '.join(LANGUAGES)}")
        if theme not in THEMES:
            raise ValueError(f"unknown theme {theme!r}; known: {', '.join(THEMES)}")
        self.lang = lang
        self.theme = theme
        self.strict = strict
        self._bundle: FluentBundle | None = None

    @staticmethod
    def load(lang: str, *, theme: str = "cards", strict: bool = False) -> Words:
        """The words of a language and theme; the same object every time."""
        return _load(lang, theme, strict)

    def __call__(self, key: str, /, *, form: str | None = None, **variables: object) -> str:
        """Say the sentence `key`, or its attribute `form`, with these variables."""
        try:
            return self._say(key, form, _arguments(variables))
        except WordsError:
            if self.strict:
                raise
        if self.lang != "en":
            return Words.load("en", theme=self.theme)(key, form=form, **variables)
        return key

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence `key`; an attribute is written `key.form`."""
        name, _, form = key.partition(".")
        return self._pattern(name, form or None) is not None

    def option(self, name: str) -> str:
        """The short name of a house rule, for instance `head_plain`."""
        return self(_option_key(name))

    def meaning(self, name: str) -> str:
        """What a house rule is about, in one sentence."""
        return self(_option_key(name), form="meaning")

    def value(self, name: str, value: object) -> str:
        """What a value of a house rule means; None says that the rule does not arise."""
        if value is None:
            return self("value-none")
        key, form = _option_key(name), value_key(value)
        if f"{key}.{form}" not in self and f"{key}.v-any" in self:
            form = "v-any"
        return self(key, form=form, n=value)

    def _say(self, key: str, form: str | None, arguments: dict[str, Any]) -> str:
        pattern = self._pattern(key, form)
        if pattern is None:
            raise WordsError(f"no sentence {_full(key, form)!r} in {self.lang!r}")
        text, errors = self._fluent().format_pattern(pattern, arguments)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise WordsError(f"{_full(key, form)!r} in {self.lang!r}: {reasons}")
        return str(text)

    def _pattern(self, key: str, form: str | None) -> Pattern | None:
        bundle = self._fluent()
        if not bundle.has_message(key):
            _read_later(self.lang, self.theme)
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        pattern: Pattern | None = message.attributes.get(form) if form else message.value
        return pattern

    def _fluent(self) -> FluentBundle:
        if self._bundle is None:
            self._bundle = _bundle(self.lang, self.theme)
        return self._bundle


def pick(locale: str | None) -> str:
    """The language for a locale such as `hr_HR.UTF-8` or `fr-CA`; English when there is none."""
    language = re.split(r"[-_.@]", locale or "", maxsplit=1)[0].lower()
    language = _READS.get(language, language)
    return language if language in LANGUAGES else "en"


def value_key(value: object) -> str:
    """The attribute that describes an option's value: `MUST_PASS` is `v-must-pass`."""
    return "v-" + re.sub(r"[^a-z0-9]+", "-", _text(value).lower()).strip("-")


def sources(lang: str, theme: str = "cards") -> Iterator[Traversable]:
    """The Fluent files of a language in the order in which they are laid over each other."""
    yield from _first(lang, theme)
    yield from _later(lang, theme)


def _first(lang: str, theme: str) -> Iterator[Traversable]:
    here = _here()
    yield here / "forms.ftl"
    for name in CATALOGUES:
        yield here / lang / f"{name}.ftl"
    if theme != "cards":
        yield here / lang / f"{theme}.ftl"


def _later(lang: str, theme: str) -> Iterator[Traversable]:
    here = _here()
    for name in LATER:
        yield here / lang / f"{name}.ftl"
    yield here / "all" / "glossary.ftl"
    if theme != "cards":
        yield here / lang / f"book-{theme}.ftl"


def _here() -> Traversable:
    from importlib.resources import files

    return files(__name__)


@cache
def _load(lang: str, theme: str, strict: bool) -> Words:
    return Words(lang, theme, strict=strict)


@cache
def _bundle(lang: str, theme: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks would show as blanks in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    _read(bundle, _first(lang, theme))
    return bundle


@cache
def _read_later(lang: str, theme: str) -> None:
    """Once: what is not there after that is not there at all."""
    _read(_bundle(lang, theme), _later(lang, theme))


def _read(bundle: FluentBundle, files: Iterator[Traversable]) -> None:
    from fluent.runtime import FluentResource

    for source in files:
        resource = FluentResource(source.read_text(encoding="utf-8"))
        bundle.add_resource(resource, allow_overrides=True)


def _arguments(variables: dict[str, object]) -> dict[str, Any]:
    """Variables as Fluent wants them; a card is spread into its rank and suit."""
    spread = dict(variables)
    card = spread.get("card")
    if card is not None:
        code = _text(card)
        spread.setdefault("rank", code[:-1])
        spread.setdefault("suit", code[-1:])
    return {name: _argument(name, value) for name, value in spread.items()}


def _argument(name: str, value: object) -> Any:
    from fluent.runtime.types import fluent_number

    if name == "rank":
        value = _rank(_text(value))
    if isinstance(value, int | float) and not isinstance(value, bool | Enum):
        return fluent_number(value, useGrouping=False)
    return _text(value)


def _rank(code: str) -> int | str:
    """A rank as the selectors write it: 7, 8 and 9 are numbers, the others letters."""
    if code == "10":
        return "T"
    return int(code) if code.isdecimal() else code


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Enum):
        return str(value.value)
    return str(value)


def _option_key(name: str) -> str:
    return "option-" + name.replace("_", "-")


def _full(key: str, form: str | None) -> str:
    return f"{key}.{form}" if form else key
