"""Deals played at random, and worlds put to the test: the deal is dealt again with a world's cards
and every action is made again through the front door. The seat must see the same."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from belot.rules import (
    Action,
    Announce,
    Cut,
    Discard,
    Match,
    Phase,
    Play,
    RuleSet,
    Say,
    Swap,
    act,
    fold,
    hand_of,
    legal_actions,
    view_of,
)
from belot.rules import announce as announcing
from belot.rules import events as ev
from belot.rules.actions import ChoosePackets
from belot.rules.announce import Declaration
from belot.rules.cards import FULL, cards_of
from belot.rules.deal import fill, lay_out, seven_of
from belot.rules.events import Event, seen_by
from belot.rules.state import State
from belot.rules.view import belote_choice, turned_owner
from belot.search.sampler import World

ALL = tuple(range(32))


@dataclass(slots=True)
class Moment:
    """Somebody is to act: the state, the state before the deal, and what has happened in it."""

    state: State
    before: State
    log: tuple[Event, ...]


def moments(rules: RuleSet, seed: int, deals: int) -> Iterator[Moment]:
    """The moments of so many deals in which everybody acts at random, announcing most of it."""
    rng, match = random.Random(seed), Match(rules, seed=seed)
    for _ in range(deals):
        before, start = match.state, len(match.log)
        match.deal()
        while match.state.turn >= 0 and match.state.phase not in (Phase.BETWEEN, Phase.OVER):
            yield Moment(match.state, before, tuple(match.log[start:]))
            match.act(match.state.turn, _random(rng, match))


def _random(rng: random.Random, match: Match) -> Action:
    actions = legal_actions(match.view(match.state.turn))
    best: list[Action] = [a for a in actions if isinstance(a, Announce) and (a.items or a.belote)]
    best += [a for a in actions if isinstance(a, Play) and (a.announce or a.belote)]
    best += [a for a in actions if isinstance(a, Swap) and a.made]
    if best and rng.random() < 0.8:
        actions = best
    return rng.choice(actions)


def truth(state: State) -> World:
    """The world as it is."""
    secret, board = state.secret, state.board
    hands, nothing = secret.hands, (0,) * state.rules.players
    gone = state.run.played if state.run else 0
    talons = nothing
    if state.phase in (Phase.AUCTION, Phase.SWAP):
        assert secret.layout is not None
        talons = tuple(hand_of(talon) for talon in secret.layout.talons)
    rest = FULL & ~sum(hands) & ~gone & ~secret.away & ~sum(talons)
    assert board.turned < 0 or state.phase is not Phase.AUCTION or not hands[0] >> board.turned & 1
    return World(hands, talons, rest, secret.away)


# --- dealing a world again ---


def pack_of(moment: Moment, seat: int, world: World) -> tuple[int, ...]:
    """A pack, cut already, that deals a world, and to ``seat`` the very cards that it was dealt."""
    state, rules = moment.state, moment.state.rules
    board, dealer, pattern = state.board, state.standing.dealer, max(state.board.pattern, 0)
    layout = lay_out(rules, ALL, dealer, pattern)
    dealt = next(e for e in moment.log if isinstance(e, ev.Dealt))
    filled = board.taker >= 0 and state.phase is not Phase.SWAP
    later = fill(rules, layout, dealer, board.taker) if filled else None
    spots: dict[int, int] = {}
    if layout.turned >= 0:
        spots[layout.turned] = board.offered
    for who in range(rules.players):
        held = _dealt_to(moment, world, who)
        first = dealt.hands[seat] if who == seat else 0
        if board.swapped == who:
            first |= 1 << seven_of(board.offered)
        places = list(layout.hands[who])
        if later is not None:
            places += cards_of(later[who])
        elif who < len(layout.talons):
            held &= ~(1 << board.offered) if board.offered >= 0 else -1
        places = [p for p in places if p not in spots]
        cards = [*cards_of(held & first), *cards_of(held & ~first)]
        cards = [c for c in cards if c not in spots.values()]
        spots |= zip(places, cards, strict=True)
        if later is None:
            free = [p for p in layout.talons[who] if p not in spots]
            talon = [c for c in cards_of(world.talons[who]) if c not in spots.values()]
            spots |= zip(free, talon, strict=True)
    left = [c for c in ALL if c not in spots.values()]
    return tuple(spots[p] if p in spots else left.pop() for p in ALL)


def _dealt_to(moment: Moment, world: World, who: int) -> int:
    """All cards that a seat was dealt so far, before any swap."""
    state = moment.state
    board, held = state.board, world.hands[who]
    for event in moment.log:
        if isinstance(event, ev.CardPlayed) and event.seat == who:
            held |= 1 << event.card
    if who == board.taker:
        held |= world.away
    if board.swapped >= 0:
        traded = 1 << board.offered | 1 << board.turned
        held ^= traded if (who == board.swapped) != (who == _owner(state)) else 0
    return held


def _owner(state: State) -> int:
    """Who got the turned card, or the seven in its place."""
    if state.rules.captain_exchanges:
        return state.board.taker
    return turned_owner(state.rules, state.standing.dealer, state.board.taker)


# --- acting again ---


def deal_again(moment: Moment, seat: int, world: World) -> None:
    """Play the deal with a world's cards up to this moment; the seat must see what it has seen.

    Raises Refusal where an action would be against the law, AssertionError where the seat would
    have seen something else.
    """
    opened = moment.log[0]
    assert isinstance(opened, ev.DealOpened)
    pack, at = pack_of(moment, seat, world), moment.state.board.cut
    uncut = pack[-at:] + pack[:-at] if at > 0 else pack
    first: Event = ev.DealOpened(opened.number, opened.dealer, uncut)
    state = fold(moment.before, first)
    log: list[Event] = [first]
    items = said_again(moment, seat, world)
    for event in moment.log[1:]:
        action = _again(state, event, items, world)
        if action is not None:
            who: int = event.seat  # type: ignore[union-attr]
            state, events = act(state, who, action)
            log += events
    assert [seen_by(e, seat) for e in log] == [seen_by(e, seat) for e in moment.log]


def said_again(moment: Moment, seat: int, world: World) -> Sequence[tuple[Declaration, ...]]:
    """Items that everybody can have announced in a world, so that the contest comes out the same;
    AssertionError where there are none."""
    state = moment.state
    board, rules = state.board, state.rules
    if not any(board.heard):
        return [()] * rules.players
    ways: list[list[tuple[Declaration, ...]]] = []
    for who in range(rules.players):
        if who == seat:
            ways.append([state.secret.items[seat]])
            continue
        full = _dealt_to(moment, world, who)
        if board.swapped >= 0:
            traded = 1 << board.offered | 1 << board.turned
            full ^= traded if (who == board.swapped) != (who == _owner(state)) else 0
        full &= ~world.away
        points = sorted(item.points for item in board.heard[who] or ())
        sayable = announcing.announcements(rules, state.contract, full)
        ways.append([i for i in sayable if sorted(item.points for item in i) == points])
    belotes: list[int] = []
    if rules.belote_in_contest != "off":
        belotes = [b.bit_count() for b in board.belotes]
    for claim in product(*ways):
        found = announcing.contest(rules, state.contract, state.eldest, claim, belotes)
        if board.contest in (None, found):
            return claim
    raise AssertionError("nobody can have announced that")


def _again(
    state: State, event: Event, items: Sequence[tuple[Declaration, ...]], world: World
) -> Action | None:
    match event:
        case ev.PackCut():
            return Cut(event.at)
        case ev.PacketsChosen():
            return ChoosePackets(event.pattern)
        case ev.Called():
            return Say(event.call)
        case ev.SwapDeclined():
            return Swap(False)
        case ev.SevenSwapped():
            return Swap(True)
        case ev.Discarded():
            return Discard(world.away)
        case ev.Announced():
            return Announce(items[event.seat], event.belote)
        case ev.CardPlayed():
            view = view_of(state, event.seat)
            rides = event.items or event.belote
            said = Announce(items[event.seat], event.belote) if rides else None
            called = event.belote >> (event.card >> 3) & 1
            word = bool(event.word) and not called and belote_choice(view, event.card)
            return Play(event.card, word, said)
        case _:
            return None
