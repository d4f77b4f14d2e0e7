"""Reading what a person types: cards, numbers and words, in the player's language or in code.

A card is a rank and a suit: as shown (``10♥``, ``R♠``, ``lion N``), in the code of records (``TH``,
``AS``; not in BeloZ), or in words (``ten of hearts``, ``dix de coeur``). A rank may stand alone.
Where a reading is uncertain, all cards that it may mean are given and the hand decides.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from belot.cli.voice import Voice
from belot.rules import Card
from belot.rules.cards import Rank, Suit

T = TypeVar("T")

_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_LOOKALIKES = str.maketrans("акт", "akt")  # Cyrillic letters that look like Latin ones

EXACT, LIKELY, POSSIBLE = 3, 2, 1


def plain(text: str) -> str:
    """Text without case, accents, marks and surplus blanks."""
    tidy = text.casefold().replace("œ", "oe").replace("’", "'")
    letters = unicodedata.normalize("NFD", tidy)
    kept = "".join(c for c in letters if not unicodedata.combining(c) and c != "\ufe0f")
    return " ".join(kept.split())


def numbers(text: str) -> list[int] | None:
    """Whole numbers parted by blanks, commas or points; None if there is anything else."""
    words = text.replace(",", " ").replace(".", " ").replace(";", " ").split()
    if not words or not all(w.isascii() and w.isdecimal() and len(w) < 6 for w in words):
        return None
    return [int(w) for w in words]


def cards_meant(v: Voice, text: str) -> list[Card]:
    """The cards that a text may mean, by the best reading; empty if it is no card.

    A rank alone means its four cards. A name and a suit are parted by a blank; only a single sign
    or ``10`` may stand close to its suit.
    """
    typed = plain(_PLACE.sub("", text))
    shown = [card for card in range(32) if plain(v.card(card)) == typed]
    if shown:
        return shown
    found: dict[Card, int] = {}
    for left, right in _cuts(v, typed):
        for rank, sure_rank in _ranks(v, left, alone=not right):
            for suit, sure_suit in _suits(v, right):
                card = suit * 8 + rank
                found[card] = max(found.get(card, 0), sure_rank * sure_suit)
    best = max(found.values(), default=0)
    return sorted(card for card, sure in found.items() if sure == best)


_PLACE: Final = re.compile(
    r" ?\([1-8]\) *$"
)  # a BeloZ animal's place in a sequence, as it is shown


def _cuts(v: Voice, typed: str) -> list[tuple[str, str]]:
    """Every way to part a text into a rank and a suit; an empty suit is a rank alone."""
    words = typed.split()
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words) + 1)]
    close = not v.animals and " " not in typed
    head = 2 if typed.startswith("10") else 1
    if close and len(typed) > head:
        cuts.append((typed[:head], typed[head:]))
    if typed and typed[-1] in _SIGNS:
        cuts.append((typed[:-1].strip(), typed[-1]))
    return cuts


def _ranks(v: Voice, text: str, *, alone: bool) -> list[tuple[Rank, int]]:
    """The ranks that a text may mean; a name alone may be shortened to three letters."""
    if alone and len(text) == 1:
        return []
    code = "t" if text == "10" else text.translate(_LOOKALIKES) if len(text) == 1 else ""
    found = []
    for rank in Rank:
        sure = _reading(v, text, "rank", rank.letter, v("rank-letter", rank=rank.letter))
        if not v.animals:
            sure = max(sure, LIKELY * (code == rank.letter.lower()))
        found.append((rank, sure))
    short = alone and len(text) < 3
    return [(rank, sure) for rank, sure in found if sure > (POSSIBLE if short else 0)]


def _suits(v: Voice, text: str) -> list[tuple[Suit, int]]:
    if not text:
        return [(suit, EXACT) for suit in Suit]
    if text in _SIGNS:
        return [(suit, EXACT) for suit in Suit if suit.letter.lower() == _SIGNS[text]]
    found = []
    for suit in Suit:
        sure = _reading(v, text, "suit", suit.letter, v("suit-sign", suit=suit.letter))
        if not v.animals:
            code = EXACT if v.words.lang == "en" else POSSIBLE
            sure = max(sure, code * (text == suit.letter.lower()))
        found.append((suit, sure))
    return [(suit, sure) for suit, sure in found if sure]


def _reading(v: Voice, text: str, key: str, letter: str, shown: str) -> int:
    """How surely a text means the rank or suit of this letter; 0 if it does not."""
    if text == plain(shown):
        return EXACT
    names = [plain(v(key, form=form, **{key: letter})) for form in _FORMS[key]]
    if text in names:
        return LIKELY
    return POSSIBLE if names[0].startswith(text) else 0


_FORMS: Final[dict[str, tuple[str | None, ...]]] = {
    "rank": (None, "the", "acc", "gen"),
    "suit": (None, "of", "acc", "gen"),
}


class Choices(Generic[T]):
    """Answers to choose from: by number, by word or by the beginning of a word.

    Each choice is a value with the words that mean it, the first of them the one that is shown.
    """

    def __init__(self, options: Iterable[tuple[T, tuple[str, ...]]]) -> None:
        self.options = list(options)

    def read(self, text: str) -> T | None:
        """The value meant, or None where nothing or more than one thing is."""
        if (found := numbers(text)) is not None:
            place = found[0] - 1 if len(found) == 1 else -1
            return self.options[place][0] if 0 <= place < len(self.options) else None
        typed = plain(text)
        names = [(value, [plain(word) for word in words]) for value, words in self.options]
        for fits in (_same, _begins, _has):
            meant = [value for value, words in names if any(fits(w, typed) for w in words)]
            if len(meant) == 1:
                return meant[0]
            if meant:
                return None
        return None


def _same(word: str, typed: str) -> bool:
    return word == typed


def _begins(word: str, typed: str) -> bool:
    return bool(typed) and word.startswith(typed)


def _has(word: str, typed: str) -> bool:
    return bool(typed) and f" {typed}" in f" {word}"
