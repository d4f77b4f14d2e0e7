"""The German deck is spoken of in its own words, whatever game is played with it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from belot.words import LANGUAGES, Words, sources
from tests.words.catalogue import catalogue

FILES = files("belot.words")


def text(lang: str) -> str:
    return (FILES / lang / "german.ftl").read_text(encoding="utf-8")


def worded(lang: str, theme: str) -> FluentBundle:
    """All words of a game, those of the deck over them, as the screen lays them."""
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, theme):
        bundle.add_resource(
            FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True
        )
    bundle.add_resource(FluentResource(text(lang)), allow_overrides=True)
    return bundle


def said(bundle: FluentBundle, name: str, form: str = "", **given: str) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    words, faults = bundle.format_pattern(pattern, given)
    assert faults == []
    return str(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_same(lang: str) -> None:
    def names(language: str) -> set[str]:
        body = parse(text(language)).body
        assert not any(isinstance(entry, ast.Junk) for entry in body)
        return {e.id.name for e in body if isinstance(e, ast.Term | ast.Message)}

    assert names(lang) == names("en")


@pytest.mark.parametrize("theme", ["cards", "bela"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_french_suit_is_left(lang: str, theme: str) -> None:
    bundle = worded(lang, theme)
    for suit in "SHDC":
        for form in ("", "acc", "gen", "of"):
            assert re.fullmatch(r"[\w ]+", said(bundle, "suit", form, suit=suit))
        short = said(bundle, "card-short", rank="Q", suit=suit)
        assert short.startswith("O ")
        assert not set(short) & set("♠♥♦♣")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_french_suit_by_itself(lang: str) -> None:
    """Suits are named through their terms, for which a deck has words of its own."""
    suits = "|".join(Words.load(lang)("suit", suit=suit) for suit in "SHDC")
    told = _Texts()
    for pattern in catalogue(lang).patterns.values():
        told.visit(pattern)
    assert len(told.texts) > 1000
    assert [text for text in told.texts if re.search(rf"\b({suits})\b", text, re.I)] == []


class _Texts(Visitor):
    """What is written out in sentences."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def test_the_ladder_of_bids_in_the_words_of_the_deck() -> None:
    assert said(worded("hr", "cards"), "option-auction", "v-ladder") == (
        "Zove se naviše: žir, bundeva, srce, zelje, bez aduta, sve adut."
    )
    ladder = said(worded("en", "cards"), "book-auction", "v-ladder")
    assert "acorns, bells, hearts, leaves" in ladder


def test_the_words_of_each_country() -> None:
    def card(lang: str, rank: str, suit: str) -> str:
        return said(worded(lang, "cards"), "card", rank=rank, suit=suit)

    assert card("en", "J", "S") == "Unter of leaves"
    assert card("fr", "Q", "D") == "Ober de grelots"
    assert card("hr", "A", "C") == "as žira"
    assert card("bg", "J", "H") == "унтер сърца"
