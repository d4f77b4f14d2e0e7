"""Rare events, and that every sentence the command line asks for exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belot.cli.tell import Teller
from belot.cli.voice import Voice, seat_names, words_for
from belot.record import load
from belot.rules import (
    Contest,
    Declaration,
    Kind,
    Phase,
    RuleSet,
    State,
    Suit,
    fold,
    parse_hand,
    replay,
    view_of,
)
from belot.rules.auction import Auction
from belot.rules.cards import Contract
from belot.rules.events import DeclarationsShown, EightOfSuit, RestTaken
from belot.rules.state import Board, Secret, Standing
from belot.words import LANGUAGES, THEMES, Words
from tests.cli.driving import first_choice, session


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_exists(root: Path, lang: str, theme: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (root / "src/belot/cli").glob("*.py"))
    words = Words.load(lang, theme=theme)
    known = set(re.findall(r"\"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\"", text))
    asked = set(re.findall(r"(?:\bv|self|words|voice)\(\s*\"([a-z0-9-]+)\"", text))
    assert len(asked) > 80
    assert [key for key in sorted(asked) if key[-1] != "-" and key not in words] == []
    assert sorted(k for k in known - {"utf-8", "utf-8-sig"} if k not in words) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_of_a_suit_ends_the_match(lang: str) -> None:
    match, _ = session("bela4", first_choice, lang=lang)
    match.run()
    opened = match.log[:3]
    state: State | None = None
    for event in opened:
        state = fold(state, event)
    assert state is not None
    eight = EightOfSuit(1, Suit.HEARTS)
    after = fold(state, eight)
    lines = match.teller.tell(eight, view_of(state, 0), view_of(after, 0))
    assert after.phase is Phase.OVER
    assert len(lines) == 4
    if lang == "en":
        assert lines == [
            "Alice: all eight hearts! The match is won.",
            "Score: Us 0, Them 1001.",
            "Them: eight of a suit, the match!",
            "Match lost. Winner: Them. Us 0, Them 1001.",
        ]


def test_the_first_in_turn_is_told_why() -> None:
    """bela: equal declarations count for whoever comes first; clubs, whose number is 0, too."""
    rules = RuleSet.parse("bela4")
    mine, theirs = (Declaration(20, Kind.SEQUENCE, parse_hand(h)) for h in ("7H 8H 9H", "7S 8S 9S"))
    auction = Auction(0, 0, contract=Contract.CLUBS, taker=1, over=True)
    contest = Contest((0, 20), ((), (theirs,), (), ()))
    items = ((mine,), (theirs,), (), ())
    board = Board(auction=auction, heard=items, contest=contest)
    secret = Secret(hands=(0,) * 4, pairs=(0,) * 4, items=items)
    state = State(rules, Phase.PLAY, 1, Standing((0, 0), dealer=0), board, None, None, secret)
    words = words_for("en", rules)
    teller = Teller(Voice(words, rules, seat_names(words, 4, 0), 0))
    view = view_of(state, 0)
    assert teller.tell(DeclarationsShown(contest), view, view) == [
        "Equal: first in turn counts, Alice.",
        "Declarations: Them, 20 points.",
        "Alice: three in a row to the nine of spades (9♠, 8♠, 7♠).",
    ]


def test_the_rest_is_told_with_the_belotes_that_count(root: Path) -> None:
    record = load(str(root / "tests" / "golden" / "rest.belot"))
    voice = Voice(words_for("en", record.rules), record.rules, ["Ana", "Ben", "Cleo", "Dan"])
    place = next(n for n, event in enumerate(record.events) if isinstance(event, RestTaken))
    before, after = (view_of(replay(record.events[:n]), -1) for n in (place, place + 1))
    told = Teller(voice).tell(record.events[place], before, after)
    assert told == ["All the rest: Ben.", "Cleo: belote."]
