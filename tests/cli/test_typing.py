"""Cards as a person types them: never another card than the one that was named."""

from __future__ import annotations

import pytest

from belot.cli.typed import cards_meant
from belot.cli.voice import Voice, seat_names, words_for
from belot.rules import RuleSet, card_text
from belot.words import LANGUAGES
from tests.cli.test_answers import played


def voice(lang: str, name: str) -> Voice:
    rules = RuleSet.parse(name)
    words = words_for(lang, rules)
    return Voice(words, rules, seat_names(words, rules.players, 0), 0)


def meant(text: str, lang: str, name: str) -> str:
    return " ".join(card_text(card) for card in cards_meant(voice(lang, name), text))


FOUR = "{0}C {0}D {0}H {0}S"


@pytest.mark.parametrize(
    ("lang", "text", "cards"),
    [
        ("en", "lion", FOUR.format("A")),  # not lio + n
        ("en", "leopard", FOUR.format("T")),  # not leopar + d
        ("en", "croc", FOUR.format("J")),
        ("en", "rhino", FOUR.format("Q")),
        ("en", "snake", FOUR.format("9")),
        ("en", "elephant", FOUR.format("K")),
        ("en", "leo", FOUR.format("T")),
        ("en", "lions", ""),
        ("en", "lionN", ""),
        ("en", "lion d", ""),  # diamonds are no plain
        ("en", "lion c", ""),
        ("en", "lion h", ""),
        ("en", "lion s", "AH"),
        ("en", "lion of the south", "AH"),
        ("en", "lion N (8)", "AS"),
        ("en", "li", ""),
        ("en", "n", ""),
        ("fr", "croco", FOUR.format("J")),
        ("fr", "singe", FOUR.format("8")),
        ("fr", "singe e", "8D"),
        ("fr", "serpent d'eau o", "9C"),
        ("hr", "zmija", FOUR.format("9")),
        ("bg", "маймуна ю", "8H"),
    ],
)
def test_animals(lang: str, text: str, cards: str) -> None:
    assert meant(text, lang, "beloz") == cards


@pytest.mark.parametrize(
    ("lang", "text", "cards"),
    [
        ("en", "king", FOUR.format("K")),
        ("en", "kings", ""),
        ("en", "tens", ""),  # not the ten of spades
        ("en", "aces", ""),
        ("en", "queen s", "QS"),
        ("en", "ten♥", "TH"),
        ("en", "no", ""),
        ("fr", "valet", FOUR.format("J")),  # not vale + t, the jack of clubs
        ("fr", "valet t", "JC"),
        ("fr", "as", FOUR.format("A")),
        ("hr", "dama p", "QS"),
        ("bg", "поп", FOUR.format("K")),
    ],
)
def test_cards(lang: str, text: str, cards: str) -> None:
    assert meant(text, lang, "bela4") == cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["beloz", "bela4"])
@pytest.mark.parametrize("style", ["signs", "letters", "words"])
def test_a_card_can_be_typed_as_it_is_shown(style: str, name: str, lang: str) -> None:
    v = voice(lang, name)
    v.style = style
    for card in range(32):
        for number in (False, True):
            assert cards_meant(v, v.card(card, number=number)) == [card]


def test_a_name_alone_plays_a_card_or_asks_which() -> None:
    """In hand: lion N, lion E, leopard S, leopard E, two crocodiles, one elephant."""
    start = ["1", "none"]
    asked = played("beloz", [*start, "lion", "rhino", "xyz"], seed=11, seat=0)
    assert "Your card: lion\nWhich one? lion N, lion E.\n" in asked
    assert "Your card: rhino\nNot in your hand: rhinoceros.\n" in asked
    assert "Your card: xyz\nNo such card: xyz. “help” lists the commands.\n" in asked
    text = played("beloz", [*start, "elephant"], seed=11, seat=0)
    assert "Your card: elephant\nYou: elephant E." in text
