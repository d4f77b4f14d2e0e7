"""Perft: counts of the legal sequences of cards, the fingerprint of a play law
(house_rules §8). Legality and the winning card are those of ``rules.play``, compiled or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from belot.rules import play
from belot.rules.cards import DECK, Contract, Hand
from belot.rules.law import law_of
from belot.rules.ruleset import RuleSet
from belot.search import jit

_PLACE: Final = tuple({(1 << p) % 37: p for p in range(DECK)}.get(r, -1) for r in range(37))
"""The place of a single bit, by its remainder: powers of two below 2^36 differ modulo 37."""


class Perft(NamedTuple):
    """``counts[n - 1]`` sequences of n cards; ``points[n - 1]``, summed over them, the card points
    that side 0 holds in completed tricks."""

    counts: tuple[int, ...]
    points: tuple[int, ...]


def walk(  # noqa: PLR0913, PLR0917 (a kernel's state is its parameters)
    hands: Any,
    worth: Any,
    out: Any,
    terms: tuple[int, int, int, int, int],
    done: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    pile: int,
    own: int,
) -> None:
    """Count what can follow ``done`` cards. ``pile`` points lie in the trick, ``own`` are side 0's.

    ``hands`` are masks in play order, ``worth`` the points of each place, ``out`` the counts and
    then the points, ``terms`` players, sides, trump mask, flags of the law, and depth.
    """
    players, sides, trumps, law, depth = terms
    partner = 0
    if led >= 0 and winner % sides == seat % sides:
        partner = 1
    last = done % players == players - 1
    hand = hands[seat]
    left = play.legal(hand, led, best, partner, trumps, law)
    while left:
        bit = left & -left
        left ^= bit
        place = _PLACE[bit % 37]
        new_best = play.best_after(led, best, place, trumps)
        new_winner = seat if new_best == place else winner
        new_pile = pile + worth[place]
        new_led = play.lead_after(led, place)
        new_own = own
        following = (seat + 1) % players
        if last:
            if new_winner % sides == 0:
                new_own = own + new_pile
            # Assigned, not passed: a literal argument is a type of its own, and Numba's cache
            # aborts on a function that calls itself with another type.
            following, new_led, new_best, new_pile = new_winner, -1, -1, 0
        out[done] += 1
        out[depth + done] += new_own
        if done + 1 < depth:
            hands[seat] = hand ^ bit
            walk(
                hands,
                worth,
                out,
                terms,
                done + 1,
                following,
                new_led,
                new_best,
                new_winner,
                new_pile,
                new_own,
            )
            hands[seat] = hand


_kernel: Final = jit.kernel(
    "void(int64[::1], int64[::1], int64[::1], UniTuple(int64, 5), int64, int64, int64, int64,"
    " int64, int64, int64)"
)(walk)


def perft(
    rules: RuleSet,
    contract: Contract,
    leader: int,
    hands: Sequence[Hand],
    depth: int,
    *,
    compiled: bool = jit.compiled,
) -> Perft:
    """Count the legal sequences of 1 to ``depth`` cards from a lead.

    ``hands`` are the cards of each seat; announcements and talons do not come into it. Not
    ``compiled``, or without Numba, the same lines run as plain Python.
    """
    law = law_of(rules, contract)
    held = [law.order.to_play(hand) for hand in hands]
    worth = [law.points[law.order.card[place]] for place in range(DECK)]
    out = [0] * (2 * depth)
    terms = (rules.players, rules.sides, law.trumps, law.flags, depth)
    start = (terms, 0, leader, -1, -1, -1, 0, 0)
    if compiled and jit.compiled:
        out = _compiled(held, worth, out, start)
    else:
        walk(held, worth, out, *start)
    return Perft(tuple(out[:depth]), tuple(out[depth:]))


def _compiled(held: list[int], worth: list[int], out: list[int], start: Any) -> list[int]:
    """``walk`` on arrays, which is what Numba knows best."""
    import numpy as np

    counted = np.array(out, np.int64)
    _kernel(np.array(held, np.int64), np.array(worth, np.int64), counted, *start)
    return [int(number) for number in counted]
