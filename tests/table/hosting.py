"""Tables without a server: hosts with fixed chance, and matches played to the end."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterator

from belot.bots import make
from belot.rules import Phase, RuleSet
from belot.table import (
    Act,
    AskReady,
    Clock,
    Entry,
    Host,
    Seat,
    SeatKind,
    TableState,
    asked_view,
    command,
    open_table,
    wake,
    wake_at,
)

Step = tuple[TableState, tuple[Entry, ...]]

# Every preset, the options that ask more questions, and a table that takes any card.
SETS = (
    "beloz(target=401)",
    "bela4(target=301)",
    "bela3(target=201)",
    "bela2(target=201)",
    "belote(target=251)",
    "belot4(target=301)",
    "belot3(target=201)",
    "belot2(target=201)",
    "bulgarian(target=41)",
    "beloz_classic(target=401)",
    "bela4_tournament(target=301)",
    "belote_ffb(target=201)",
    "belote_free_undertrump(target=201)",
    "belote_literal(target=201)",
    "bulgarian_official(target=41)",
    "bitola(target=301)",
    "bela4(belote_announce=manual_both,illegal_moves=renonce,target=201)",
    "contree(target=401)",
    "coinche_pagat(generale=on,target=401)",
)


def host_of(seed: str = "", *, pace: float = 0.0, window: float = 6.0) -> Host:
    """A host whose chance is the same each time."""
    numbers = itertools.count()

    def key() -> bytes:
        return hashlib.sha256(f"{seed}/{next(numbers)}".encode()).digest()

    return Host(key=key, bot=lambda name: make(name, key()), pace=pace, window=window)


def seats_of(players: int, persons: tuple[int, ...]) -> tuple[Seat, ...]:
    kinds = [SeatKind.PERSON if i in persons else SeatKind.BOT for i in range(players)]
    return tuple(Seat(kind, f"P{i}") for i, kind in enumerate(kinds))


def opened(
    name: str, persons: tuple[int, ...] = (0,), host: Host | None = None, clock: Clock | None = None
) -> Step:
    rules = RuleSet.parse(name)
    persons = tuple(p for p in persons if p < rules.players)
    seats = seats_of(rules.players, persons)
    return open_table(rules, seats, host or host_of(name), 1000.0, clock)


def steps(
    name: str,
    persons: tuple[int, ...] = (0, 1, 2, 3),
    host: Host | None = None,
    mind: Callable[[TableState, int], None] = lambda state, seat: None,
) -> Iterator[Step]:
    """Every step of a whole match; persons play as a bot would. ``mind`` sees every state in which
    a seat is about to act."""
    host = host or host_of(name)
    player = make("club", b"p")
    state, entries = opened(name, persons, host)
    yield state, entries
    now = 1000.0
    for number in itertools.count(1):
        match = state.match
        assert match is not None
        if match.phase is Phase.OVER:
            return
        now += 1
        due = wake_at(state, host)
        if due is not None and due <= now:
            state, entries = wake(state, host, now)
        elif state.resting:
            seat = next(s for s in state.persons if s not in state.ready)
            state, entries = command(state, seat, AskReady(), host, now, f"{seat}:{number}")
        else:
            asked = [s for s in state.persons if asked_view(state, s).turn == s]
            if not asked:
                now = due or now
                continue
            mind(state, asked[0])
            action = player.act(asked_view(state, asked[0]))
            wish = Act(action)
            state, entries = command(state, asked[0], wish, host, now, f"{asked[0]}:{number}")
        yield state, entries
