"""Worlds agree with all that a seat has seen, never leave out the truth, and are evenly drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from belot.rules import PRESETS, Refusal, RuleSet, view_of
from belot.rules.cards import cards_of, hand_of
from belot.rules.state import Phase
from belot.search.sampler import Sampler, World
from belot.search.sampler_layouts import Layouts, Words
from tests.search.watching import Moment, deal_again, moments, truth

ODD = (
    "bela4(belote_announce=auto,seven_swap=on)",
    "bulgarian(belote_announce=auto,belot8_wins_match=on)",
    "belot3(seven_swap=on,turn_up=offer_only)",
    "bela3(auction=two_round_take,turn_up=offer_only)",
    "belot2(packets=3+3/U/T4)",
    "bela4(packets=5/3,turn_up=offer_only)",
    "belot4(decl_tie=next_best,decl_show=after_deal)",
    "belote(illegal_moves=renonce)",
)
"""Rule sets in which somebody can prove what no preset lets him prove, or cannot."""
SAMPLED = (Phase.AUCTION, Phase.SWAP, Phase.EXCHANGE, Phase.ANNOUNCE, Phase.PLAY)


def watched(name: str, seed: int, deals: int) -> Iterator[Moment]:
    rules = RuleSet.parse(name).replace(target=100_000)
    return (m for m in moments(rules, seed, deals) if m.state.phase in SAMPLED)


@pytest.mark.parametrize("name", [*PRESETS, *ODD])
def test_worlds_agree_with_what_was_seen(name: str) -> None:
    seen: Counter[Phase] = Counter()
    for number, moment in enumerate(watched(name, 3, 3)):
        state = moment.state
        seat = number % state.rules.players
        sampler = Sampler(view_of(state, seat))
        assert sampler.possible(truth(state))
        worlds = sampler.sample(1, seed=number)
        assert len(worlds) == 1
        for world in worlds:
            assert sampler.possible(world)
            deal_again(moment, seat, world)
        seen[state.phase] += 1
    assert seen[Phase.PLAY] > 15


# --- even draws, against all worlds there are ---


def every_world(moment: Moment, seat: int, most: int) -> list[World] | None:
    """All worlds that the front door lets pass, or None where there are too many to try."""
    view, real = view_of(moment.state, seat), truth(moment.state)
    piles = [hand if s != seat else 0 for s, hand in enumerate(real.hands)]
    known = view.board.turned if view.board.turned >= 0 else 32
    rest = real.rest & ~(1 << known)
    away = 0 if seat == view.board.taker else real.away
    sizes = [pile.bit_count() for pile in (*piles, rest, away)]
    hidden = cards_of(sum(piles) | rest | away)
    ways = 1
    for number, size in enumerate(sizes):
        ways *= len(list(combinations(range(sum(sizes[number:])), size))) if ways < most else most
    if not 2 <= ways <= most:
        return None
    found = []
    for *hands, left, gone in parted(hidden, sizes):
        hands[seat] = view.hand
        world = World(tuple(hands), real.talons, left | real.rest & 1 << known, gone | view.away)
        try:
            deal_again(moment, seat, world)
        except (AssertionError, Refusal, ValueError):
            continue
        found.append(world)
    return found


def parted(cards: tuple[int, ...], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to part cards among piles of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        left = tuple(card for card in cards if card not in chosen)
        for others in parted(left, sizes[1:]):
            yield [hand_of(chosen), *others]


def stray(times: Counter[World], wanted: dict[World, float]) -> float:
    """How far frequencies are from the wanted ones: chi-square, in standard deviations."""
    scale = sum(times.values()) / sum(wanted.values())
    squares = sum((times[w] - scale * n) ** 2 / (scale * n) for w, n in wanted.items())
    free = len(wanted) - 1
    return (squares - free) / sqrt(2 * free)


@pytest.mark.parametrize(
    "name", ["belote", "bela4", "bulgarian", "bela3", "belot3", "belote_literal"]
)
def test_worlds_are_drawn_evenly(name: str) -> None:
    tried = 0
    for moment in watched(name, 8, 30):
        state = moment.state
        if tried == 4:
            break
        if state.phase is not Phase.PLAY:
            continue
        seat = state.turn
        sampler = Sampler(view_of(state, seat))
        first = sampler.weighted(30)
        if {weight for _, weight in first} != {1.0} or len({world for world, _ in first}) < 3:
            continue
        worlds = every_world(moment, seat, 120)
        if worlds is None:
            continue
        drawn = Counter(world for world, _ in sampler.weighted(40 * len(worlds), seed=tried))
        assert set(drawn) <= set(worlds)
        assert abs(stray(drawn, dict.fromkeys(worlds, 1.0))) < 4
        tried += 1
    assert tried == 4


def test_weights_make_up_for_what_was_announced() -> None:
    """Somebody announced and lost: some worlds come by one claim, others by several."""
    tried = 0
    for moment in watched("beloz", 21, 60):
        state = moment.state
        if tried == 2:
            break
        if state.phase is not Phase.PLAY:
            continue
        seat = state.turn
        sampler = Sampler(view_of(state, seat))
        if len({weight for _, weight in sampler.weighted(60)}) == 1:
            continue
        worlds = every_world(moment, seat, 600)
        if worlds is None or len(worlds) < 3:
            continue
        drawn = sampler.weighted(60 * len(worlds), seed=1)
        times, weights = Counter(world for world, _ in drawn), dict(drawn)
        assert set(weights) == set(worlds)
        # A world that comes half as often must weigh twice as much.
        assert abs(stray(times, {world: 1 / weights[world] for world in worlds})) < 4
        assert abs(stray(times, dict.fromkeys(worlds, 1.0))) > 4
        tried += 1
    assert tried == 2


def test_layouts_are_counted() -> None:
    assert Layouts([2, 1], [0b111, 0b111], 0b111).count == 3
    assert Layouts([2, 1], [0b110, 0b111], 0b111).count == 1
    assert Layouts([2, 1], [0b100, 0b111], 0b111).count == 0
    assert Layouts([2, 2], [0b111, 0b111], 0b111).count == 0
    assert Layouts([0, 0], [0, 0], 0).draw(Words(1)) == [0, 0]
    assert Layouts([8, 8, 8], [(1 << 24) - 1] * 3, (1 << 24) - 1).count == 9465511770


# --- policies ---


def test_a_policy_chooses_among_the_worlds() -> None:
    moment = next(m for m in watched("belote", 5, 9) if m.state.phase is Phase.PLAY)
    seat = moment.state.turn
    sampler = Sampler(view_of(moment.state, seat))
    other = (seat + 1) % 4
    card = next(c for c in range(32) if truth(moment.state).hands[other] >> c & 1)

    def weigh(world: World) -> float:
        return 3.0 if world.hands[other] >> card & 1 else 1.0

    def share(worlds: list[World]) -> float:
        return sum(world.hands[other] >> card & 1 for world in worlds) / len(worlds)

    even, chosen = sampler.sample(4000), sampler.sample(4000, weigh=weigh)
    odds = share(even) / (1 - share(even))
    assert share(chosen) == pytest.approx(3 * odds / (1 + 3 * odds), abs=0.03)
    assert sampler.sample(5, weigh=weigh, seed=2) == sampler.sample(5, weigh=weigh, seed=2)
    assert sampler.sample(5, weigh=lambda world: 0.0) == []
    sure = sampler.sample(50, weigh=lambda world: float(world.hands[other] >> card & 1), spread=20)
    assert share(sure) == 1.0


def test_a_false_world_is_told_from_a_true_one() -> None:
    moment = next(m for m in watched("belote", 5, 9) if m.state.phase is Phase.PLAY)
    seat, real = moment.state.turn, truth(moment.state)
    sampler = Sampler(view_of(moment.state, seat))
    one, two = (seat + 1) % 4, (seat + 2) % 4
    hands = list(real.hands)
    hands[seat], hands[one] = hands[one], hands[seat]
    assert not sampler.possible(World(tuple(hands), real.talons, real.rest, real.away))
    hands = list(real.hands)
    hands[one] |= hands[two] & -hands[two]
    assert not sampler.possible(World(tuple(hands), real.talons, real.rest, real.away))


def test_there_is_nothing_to_find_out() -> None:
    opened = next(iter(moments(RuleSet.preset("belote"), 1, 1))).state
    with pytest.raises(ValueError, match="cut"):
        Sampler(view_of(opened, 0))
    with pytest.raises(ValueError, match="spectator"):
        Sampler(view_of(opened, -1))
