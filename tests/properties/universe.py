"""All sorts of actions, most of them wrong: the seat, the moment, the cards, their very type."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from belot.rules import (
    Accept,
    Action,
    Announce,
    Call,
    ChoosePackets,
    Claim,
    Cut,
    Declaration,
    Discard,
    Kind,
    Match,
    Phase,
    Play,
    Refusal,
    Say,
    State,
    Swap,
    act,
    check,
    legal_actions,
    view_of,
)
from belot.rules.announce import quads, sequences
from belot.rules.game import open_deal
from belot.rules.view import first_card


def announcements(state: State, rng: random.Random) -> Iterator[Announce]:
    """What hands hold, what they do not hold, twice the same, and belotes."""
    pool = [Declaration(20, Kind.VALUE), Declaration(100, Kind.QUAD, 0x01010101)]
    for hand in state.secret.hands:
        pool += sequences(state.rules, hand) + quads(state.rules, hand)
    yield Announce()
    for _ in range(8):
        some = tuple(rng.choices(pool, k=rng.choice((0, 1, 1, 2, 3))))
        yield Announce(some, rng.choice((0, 0, 1, 2, 4, 8, 15, 16, -1)))


NUMBERS = tuple(
    f"{height}{contract}"
    for height in ("5", "70", "80", "85", "100", "160", "170", "650", "capot", "generale")
    for contract in ("C", "H", "NT", "AT")
)
"""Some bids of points, most of them out of place."""


def universe(state: State, rng: random.Random) -> Iterator[Action]:
    """Actions of every kind."""
    said = list(announcements(state, rng))
    for card in range(-1, 33):
        yield from (Play(card), Play(card, belote=True), Claim(card))
        yield Play(card, rng.random() < 0.3, rng.choice(said))
        yield Discard(1 << card if card >= 0 else -1)
        yield Discard(1 << rng.randrange(32) | 1 << rng.randrange(32))
    held = [1 << c for h in state.secret.hands for c in range(32) if h >> c & 1]
    yield from (Discard(rng.choice(held or [1]) | rng.choice(held or [1])) for _ in range(10))
    yield from said
    yield from map(Say, (*Call, *map(Call, NUMBERS)))
    yield from map(Cut, range(-1, 34))
    yield from map(ChoosePackets, range(-1, 4))
    yield from (Swap(True), Swap(False), Accept(), Discard(0))


MALFORMED: tuple[Any, ...] = (
    None,
    "pass",
    7,
    Cut,
    Cut("3"),  # type: ignore[arg-type]
    Cut(1.0),  # type: ignore[arg-type]
    Cut(True),
    ChoosePackets(None),  # type: ignore[arg-type]
    Say("pass"),  # type: ignore[arg-type]
    Say("nonsense"),  # type: ignore[arg-type]
    Swap(1),  # type: ignore[arg-type]
    Discard("AS KS"),  # type: ignore[arg-type]
    Announce(("quad",)),  # type: ignore[arg-type]
    Announce([]),  # type: ignore[arg-type]
    Announce((), True),
    Play("AS"),  # type: ignore[arg-type]
    Play(True),
    Play(0, 1),  # type: ignore[arg-type]
    Play(0, announce=()),  # type: ignore[arg-type]
    Play(0, announce=Announce(None)),  # type: ignore[arg-type]
    Claim(None),  # type: ignore[arg-type]
)


def plainest(action: Action) -> Action:
    """The form in which an action is listed: items in order, no empty announcement on a card."""
    match action:
        case Play():
            said = action.announce
            if said is not None and said != Announce():
                return Play(action.card, action.belote, _in_order(said))
            return Play(action.card, action.belote)
        case Announce():
            return _in_order(action)
        case _:
            return action


def _in_order(said: Announce) -> Announce:
    return Announce(tuple(sorted(said.items, reverse=True)), said.belote)


def everything_else_is_refused(match: Match, rng: random.Random) -> None:
    """Every seat may do what is listed for it and nothing else, and a refusal changes nothing."""
    state, before = match.state, len(match.log)
    for seat in range(-1, state.rules.players + 1):
        view = view_of(state, seat)
        listed = legal_actions(view)
        assert len(set(listed)) == len(listed)
        for action in listed:
            check(view, action)
        for action in rng.sample(listed, min(3, len(listed))):
            act(state, seat, action)
        allowed = set(listed)
        for action in universe(state, rng):
            refused = _refused(match, seat, action)
            assert refused == (not _listed(action, allowed, state)), (seat, action)
        assert all(_refused(match, seat, action) for action in MALFORMED)
    if state.phase is not Phase.BETWEEN:
        try:
            open_deal(state, b"")
        except Refusal:
            pass
        else:
            raise AssertionError("a deal was opened in the middle of another")
    assert match.state is state
    assert len(match.log) == before


def _listed(action: Action, allowed: set[Action], state: State) -> bool:
    """Whether an action is listed; an empty announcement may ride on the first card only."""
    if isinstance(action, Play) and action.announce == Announce():
        riding = any(isinstance(a, Play) and a.announce for a in allowed)
        if not riding:
            return _first_without_items(action, allowed, state)
    return plainest(action) in allowed


def _first_without_items(action: Play, allowed: set[Action], state: State) -> bool:
    turn = view_of(state, state.turn)
    return state.turn >= 0 and first_card(turn) and plainest(action) in allowed


def _refused(match: Match, seat: int, action: Action) -> bool:
    try:
        check(match.view(seat), action)
    except Refusal as refusal:
        return bool(refusal.args[0]) and all(0 <= card < 32 for card in refusal.legal)
    return False
