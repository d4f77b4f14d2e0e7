"""How a sentence is asked for, and what is said when it cannot be."""

from __future__ import annotations

import subprocess
import sys
from enum import Enum
from typing import Any

import pytest

from belot.words import LANGUAGES, THEMES, Words, WordsError, pick, value_key


class Suit(Enum):
    SPADES = "S"


def say(lang: str, key: str, **variables: Any) -> str:
    return Words.load(lang, strict=True)(key, **variables)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("fr", ["0 point", "1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("hr", ["0 bodova", "1 bod", "2 boda", "5 bodova", "21 bod", "22 boda"]),
        ("bg", ["0 точки", "1 точка", "2 точки", "5 точки", "21 точки", "22 точки"]),
    ],
)
def test_plurals(lang: str, said: list[str]) -> None:
    assert [say(lang, "points", n=n) for n in (0, 1, 2, 5, 21, 22)] == said


def test_croatian_teens_and_tens() -> None:
    said = [say("hr", "points", n=n).split()[1] for n in (4, 11, 12, 14, 101, 112, 162)]
    assert said == ["boda", "bodova", "bodova", "bodova", "bod", "bodova", "boda"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Follow spades: you hold the nine of spades."),
        ("fr", "Fournissez à pique\u00a0: vous avez le neuf de pique."),
        ("hr", "Prati pik: imaš devetku pik."),
        ("bg", "Отговори на пика: имаш деветка пика."),
    ],
)
def test_a_refusal_declines_its_card(lang: str, said: str) -> None:
    assert say(lang, "refusal-follow", led="S", card="9S") == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Over-intercept: you can beat the elephant of the south."),
        ("fr", "Surinterceptez\u00a0: vous pouvez battre l’éléphant du sud."),
        ("hr", "Presretni jače: možeš preko slona s juga."),
        ("bg", "Прихвани по-силно: можеш да биеш слона от юг."),
    ],
)
def test_a_refusal_in_beloz(lang: str, said: str) -> None:
    words = Words.load(lang, theme="beloz", strict=True)
    assert words("refusal-overtrump", card="KH") == said


def test_forms_of_a_card() -> None:
    assert say("hr", "card", form="acc", card="KH") == "kralja herc"
    assert say("fr", "card", form="the", card="AS") == "l’as de pique"
    assert say("bg", "card", form="acc", rank="K", suit="C") == "попа спатия"
    assert say("fr", "card-short", card="QH") == "D♥"
    assert [say("en", "card-short", card=card) for card in ("TH", "10H", "9S")] == [
        "10♥",
        "10♥",
        "9♠",
    ]


def test_enumerations_are_taken_by_their_value() -> None:
    assert say("en", "suit", suit=Suit.SPADES) == "spades"


def test_numbers_are_written_as_players_write_them() -> None:
    assert [say(lang, "to-go", side="A", n=1001)[-5:-1] for lang in LANGUAGES] == ["o go"] + [
        "1001"
    ] * 3
    assert say("en", "target-reached", side="A") == "A: target reached."
    assert say("fr", "simulate-average", points=81.25) == "81,2"


def test_options_by_name() -> None:
    words = Words.load("en", strict=True)
    assert words.option("end_rule") == "End"
    assert words.meaning("end_rule") == "When the match is over."
    assert words.value("end_rule", "ENOUGH").startswith("The moment")
    assert words.value("packets", "3+2;2+3/U/3(2)").startswith("3+2 or 2+3")
    assert words.value("packets", "4+4") == "Pattern 4+4."
    assert words.value("target", 2000) == "First to 2000."
    assert words.value("cut_min", 7) == "At least 7."
    assert words.value("seven_swap", True) == "Yes, if the turned suit became trump."
    assert words.value("hang_to", None) == "Does not arise in this game."
    assert value_key(True) == "v-on"
    assert value_key(False) == "v-off"
    assert value_key("suits+NT+AT") == "v-suits-nt-at"


def test_strict_words_complain() -> None:
    words = Words.load("hr", strict=True)
    with pytest.raises(WordsError, match="no sentence 'nonsense' in 'hr'"):
        words("nonsense")
    with pytest.raises(WordsError, match=r"'points' in 'hr'.*n"):
        words("points")
    with pytest.raises(WordsError, match=r"no sentence 'points\.acc'"):
        words("points", form="acc", n=1)


def test_lenient_words_never_stop_a_table() -> None:
    words = Words.load("hr")
    assert words("nonsense") == "nonsense"
    assert words("points") == "points"
    assert Words.load("en")("nonsense", n=1) == "nonsense"
    assert "refusal-follow" in words
    assert "card.acc" in words
    assert "card.xyz" not in words
    assert "nonsense" not in words


def test_english_stands_in_for_what_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("fr")
    monkeypatch.setattr(words, "_bundle", Words.load("fr")._fluent().__class__(["fr"]))
    assert words("points", n=2) == "2 points"
    assert words("your-turn") == "Your turn."


def test_words_are_loaded_once() -> None:
    assert Words.load("bg") is Words.load("bg")
    assert Words.load("bg", theme="beloz") is not Words.load("bg")
    assert [Words.load("en", theme=theme).theme for theme in THEMES] == list(THEMES)


def test_unknown_languages_and_themes_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'"):
        Words.load("xx")
    with pytest.raises(ValueError, match="unknown theme 'chess'"):
        Words.load("en", theme="chess")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("hr_HR.UTF-8", "hr"),
        ("fr-CA", "fr"),
        ("BG", "bg"),
        ("sr_RS@latin", "hr"),
        ("mk_MK", "bg"),
        ("de_DE", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_picks_its_language(locale: str | None, language: str) -> None:
    assert pick(locale) == language


def test_importing_words_does_not_load_fluent() -> None:
    code = "import sys, belot.words; print(any('fluent' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
