"""What goes over the wire: nobody is sent a card that they may not know, and numbers follow from
the log."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from belot.protocol.encode import plain
from belot.protocol.shapes import AnnouncePrompt, SwapPrompt
from belot.protocol.showing import view_shape
from belot.protocol.stream import SPECTATOR, Streams, told
from belot.rules import Phase, cards_of, parse_card
from belot.rules import events as ev
from belot.rules.deal import seven_of
from belot.server.audience import step_texts
from belot.table import Entry, closes_at
from tests.table.hosting import SETS, host_of, steps

CARDS = re.compile(r"[789TJQKA][CDHS]( [789TJQKA][CDHS])*")


def cards_in(value: Any) -> Iterator[int]:
    """Every card in a decoded frame, wherever it stands."""
    if isinstance(value, str) and CARDS.fullmatch(value):
        yield from map(parse_card, value.split())
    elif isinstance(value, dict):
        for each in value.values():
            yield from cards_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each)


class Known:
    """What everybody may know, read from the log itself: not from any view."""

    def __init__(self, players: int) -> None:
        self.public = set[int]()
        self.own = [set[int]() for _ in range(players)]
        self.scored = False

    def learn(self, entry: Entry) -> None:
        event = entry.event
        match event:
            case ev.DealOpened():
                self.public.clear()
                for own in self.own:
                    own.clear()
            case ev.DealerDrawn():
                self.public |= {card for draw in event.draws for _, card in draw}
            case ev.Dealt():
                self._hands(event.hands)
                if event.turned >= 0:
                    self.public |= {event.turned, seven_of(event.turned)}
            case ev.HandsFilled():
                self._hands(event.cards)
            case ev.CardPlayed() | ev.RenonceClaimed():
                self.public.add(event.card)
            case ev.DeclarationsShown():
                for items in event.contest.counted:
                    for item in items:
                        self.public |= set(cards_of(item.cards))
            case ev.EightOfSuit() | ev.RestTaken():  # thrown in: one suit, or all cards
                suit = event.suit if isinstance(event, ev.EightOfSuit) else -1
                self.public |= {card for card in range(32) if suit in (-1, card >> 3)}
            case _:
                pass

    def _hands(self, hands: tuple[int, ...]) -> None:
        for own, hand in zip(self.own, hands, strict=True):
            own |= set(cards_of(hand))

    def to(self, seat: int) -> set[int]:
        return self.public if seat == SPECTATOR else self.public | self.own[seat]


@pytest.mark.parametrize("name", SETS)
def test_no_frame_holds_a_card_its_seat_may_not_know(name: str) -> None:
    streams: Streams | None = None
    known = Known(4)
    numbers = dict[int, int]()
    draws = set[int]()
    for state, entries in steps(name):
        players = state.rules.players
        if streams is None:
            streams, known = Streams(), Known(players)
            numbers = dict.fromkeys(range(SPECTATOR, players), 0)
        for entry in entries:
            known.learn(entry)
            if isinstance(entry.event, ev.DealerDrawn):
                draws |= {card for draw in entry.event.draws for _, card in draw}
        for seat in range(SPECTATOR, players):
            allowed = known.to(seat) | draws
            for text in step_texts(entries, state, seat, streams.seq(seat)):
                frame = json.loads(text)
                if frame["t"] == "ev":
                    assert frame["seq"] == numbers[seat] + 1
                    numbers[seat] += 1
                else:
                    assert frame["seq"] == numbers[seat]
                    frame["d"]["draws"] = []
                secret = set(cards_in(frame)) - allowed
                assert not secret, (seat, sorted(secret), text)
        streams.add(entries)
        for seat in numbers:
            assert streams.seq(seat) == numbers[seat]


@pytest.mark.parametrize("name", SETS[:9])
def test_numbers_follow_from_the_log(name: str) -> None:
    log, live = list[Entry](), None
    sent = dict[int, list[Any]]()
    for state, entries in steps(name):
        live = live or Streams()
        for seat in range(SPECTATOR, state.rules.players):
            sent.setdefault(seat, []).extend(told(entries, seat, live.seq(seat)))
        live.add(entries)
        log += entries
    assert live is not None
    again = Streams(log)
    for seat, frames in sent.items():
        assert again.seq(seat) == live.seq(seat) == len(frames)
        begun = next(i for i, frame in enumerate(frames) if frame.e == "match_opened")
        for since in range(max(begun, len(frames) - 250), len(frames) + 1, 7):
            assert again.after(seat, since) == tuple(frames[since:])
        assert again.after(seat, len(frames)) == ()
        assert again.after(seat, len(frames) + 1) is None, "a number from another life"


def test_who_missed_too_much_gets_the_view_alone() -> None:
    log = [entry for _, entries in steps("bela4") for entry in entries]
    streams = Streams(log)
    assert streams.seq(0) > 400
    assert streams.after(0, 1) is None


def test_msgspec_and_plain_agree() -> None:
    """The server encodes shapes with msgspec, the browser's worker with ``plain``."""
    for state, _ in steps("bulgarian(target=41)"):
        for seat in (SPECTATOR, 0, 1):
            shape = view_shape(state, seat)
            assert json.loads(msgspec.json.encode(shape)) == json.loads(json.dumps(plain(shape)))


@pytest.mark.parametrize(("name", "kind"), [("bela4", "announce"), ("belot2", "swap")])
@pytest.mark.parametrize("persons", [(0,), (0, 1, 2, 3)])
def test_a_window_says_when_it_closes(name: str, kind: str, persons: tuple[int, ...]) -> None:
    host, found = host_of(name, window=6.0), 0
    for state, _ in steps(f"{name}(target=301)", persons, host):
        for seat in range(SPECTATOR, state.rules.players):
            prompt = view_shape(state, seat, closes_at(state, host)).prompt
            if isinstance(prompt, AnnouncePrompt | SwapPrompt):
                alone = len(persons) == 1
                assert prompt.closes == (None if alone else round((state.asked + 6.0) * 1000))
                found += prompt.kind == kind
    assert found or len(persons) == 1, "alone, only a choice keeps it open"


def test_the_match_ends_in_every_view() -> None:
    *_, (last, _) = steps("bela3(target=201)")
    for seat in range(SPECTATOR, 3):
        assert view_shape(last, seat).phase == Phase.OVER
