"""Worlds: what the others may hold, drawn from all that one seat has seen.

``Sampler(view)`` takes a SeatView, never a state. ``weighted`` draws worlds with weights that make
them uniform over everything the seat has seen; ``sample`` draws plain worlds, by a policy's weights
if one is handed in. What counts as seen: docs/search.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from belot.rules.announce import eight_of_suit
from belot.rules.cards import Hand
from belot.rules.law import Trick, add, legal_cards
from belot.rules.options import Belot8, IllegalMoves
from belot.rules.view import SeatView
from belot.search.sampler_claims import Claim, Claims, needs
from belot.search.sampler_facts import Facts, facts_of
from belot.search.sampler_layouts import Layouts, Words

TRIES: Final = 40
"""Draws for each world that is wanted: with some announcements many lead nowhere."""


@dataclass(frozen=True, slots=True)
class World:
    """A layout of all cards, in natural order.

    ``hands``: what each seat holds now; ``talons``: what lies face down before each, nothing once
    it is dealt out; ``rest``: the stock, or what is still to be dealt, the open card in it;
    ``away``: what the captain put away.
    """

    hands: tuple[Hand, ...]
    talons: tuple[Hand, ...]
    rest: Hand
    away: Hand


Weigh = Callable[[World], float]
"""A policy's weight of a world, 0 or more: how likely it makes what was seen."""


class Sampler:
    """Draws worlds for one seat at one moment; make a new one for every view."""

    __slots__ = ("_claims", "_counted", "_facts", "_view")

    def __init__(self, view: SeatView) -> None:
        """Raises ValueError for a spectator, and where no cards are dealt."""
        self._view = view
        self._facts: Facts = facts_of(view)
        self._claims: Claims | None = None
        self._counted: dict[Claim, Layouts] = {}
        if any(view.board.heard):
            gone = self._gone()
            held = [pile.may | own for pile, own in zip(self._facts.hands, gone, strict=True)]
            claims = Claims(view, held)
            self._claims = claims if claims.open else None

    # --- drawing ---

    def sample(
        self, count: int, *, seed: int = 0, weigh: Weigh | None = None, spread: int = 4
    ) -> list[World]:
        """``count`` worlds, uniformly or by the weights of a policy; the same for the same seed.

        Where weights come in, ``spread`` times as many are drawn and chosen from by their weights,
        so that a likely one may come more than once. Fewer, or none, where no draw leads anywhere.
        """
        if weigh is None and self._claims is None:
            return [world for world, _ in self.weighted(count, seed=seed)]
        drawn = self.weighted(count * spread, seed=seed)
        weights = [weight * (weigh(world) if weigh else 1.0) for world, weight in drawn]
        return _chosen([world for world, _ in drawn], weights, count, Words(seed, 1))

    def weighted(self, count: int, *, seed: int = 0) -> list[tuple[World, float]]:
        """Up to ``count`` worlds with their weights, of which 1 is the mean.

        A mean over them with these weights is one over all worlds that agree with what was seen,
        each as likely as any other. The weights differ only where something was announced and not
        shown.
        """
        words, found = Words(seed), list[tuple[World, Fraction]]()
        for _ in range(TRIES * count):
            if len(found) == count:
                break
            drawn = self._draw(words)
            if drawn is not None:
                found.append(drawn)
        total = sum(weight for _, weight in found)
        return [(world, float(weight * len(found) / total)) for world, weight in found]

    def _draw(self, words: Words) -> tuple[World, Fraction] | None:
        claim = self._choose(words)
        layouts = self._layouts(claim)
        if not layouts.count:
            return None
        world = self._world(layouts.draw(words))
        if self._holds_eight(world) or (self._facts.loose and not self._lawful(world)):
            return None
        if self._claims is None:
            return world, Fraction(1)
        # A world comes by any claim that is true in it, all claims being equally likely.
        chances = [Fraction(1, self._layouts(c).count) for c in self._true_claims(world)]
        return (world, 1 / sum(chances, Fraction(0))) if chances else None

    def _choose(self, words: Words) -> Claim:
        if self._claims is None:
            return ()
        return tuple(
            choices[words.below(len(choices))] if choices else ()
            for choices in self._claims.choices
        )

    def _true_claims(self, world: World) -> Iterator[Claim]:
        assert self._claims is not None
        return self._claims.true_in(self._full(world))

    def _layouts(self, claim: Claim) -> Layouts:
        """The layouts in which everybody holds what a claim says."""
        if claim not in self._counted:
            facts = self._facts
            may = [pile.may for pile in facts.piles]
            for seat, cards in enumerate(needs(claim)):
                may = [mask if pile == seat else mask & ~cards for pile, mask in enumerate(may)]
            rooms = [pile.room for pile in facts.piles]
            self._counted[claim] = Layouts(rooms, may, facts.hidden)
        return self._counted[claim]

    def _world(self, piles: Sequence[Hand]) -> World:
        players, view = self._view.rules.players, self._view
        hands = list(piles[:players])
        hands[view.seat] = view.hand
        rest, away = piles[-2:]
        talons = tuple(piles[players : 2 * players])
        return World(tuple(hands), talons, rest | self._facts.open, away | view.away)

    # --- judging ---

    def possible(self, world: World) -> bool:
        """Whether the seat cannot prove a world wrong."""
        view, facts = self._view, self._facts
        piles = [*world.hands, *world.talons, world.rest & ~facts.open, world.away & ~view.away]
        piles[view.seat] &= ~view.hand
        if world.hands[view.seat] != view.hand or world.rest & facts.open != facts.open:
            return False
        for cards, pile in zip(piles, facts.piles, strict=True):
            if cards.bit_count() != pile.room or cards & ~(pile.may & facts.hidden):
                return False
        if sum(piles) != facts.hidden or self._holds_eight(world) or not self._lawful(world):
            return False
        return self._claims is None or any(True for _ in self._true_claims(world))

    def _gone(self) -> list[Hand]:
        """The cards that each seat has played."""
        run = self._view.run
        gone = [0] * self._view.rules.players
        for trick in (*run.tricks, run.trick) if run else ():
            for seat, card in trick.plays(self._view.rules.players):
                gone[seat] |= 1 << card
        return gone

    def _full(self, world: World) -> list[Hand]:
        """What each seat held when the play began."""
        return [hand | gone for hand, gone in zip(world.hands, self._gone(), strict=True)]

    def _holds_eight(self, world: World) -> bool:
        """Whether a whole suit in one hand would have ended the match before the play."""
        rules, contract = self._view.rules, self._view.contract
        if contract is None or self._view.run is None or rules.belot8_wins_match is Belot8.OFF:
            return False
        return any(eight_of_suit(rules, contract, hand) >= 0 for hand in self._full(world))

    def _lawful(self, world: World) -> bool:
        """Whether every card that was played was lawful."""
        view, full = self._view, self._full(world)
        if view.run is None or view.law is None:
            return True
        if view.rules.illegal_moves is IllegalMoves.RENONCE:
            return True
        for trick in (*view.run.tricks, view.run.trick):
            so_far = Trick(trick.leader)
            for seat, card in trick.plays(view.rules.players):
                if not legal_cards(view.law, full[seat], so_far, seat) >> card & 1:
                    return False
                so_far = add(view.law, so_far, seat, card)
                full[seat] &= ~(1 << card)
        return True


def _chosen(
    worlds: Sequence[World], weights: Sequence[float], count: int, words: Words
) -> list[World]:
    """So many worlds in proportion to their weights: one word sets the first of evenly spaced
    marks on the sum of the weights."""
    total, found = sum(weights), list[World]()
    if not total:
        return found
    step = total / count
    mark, passed = step * words.below(1 << 32) / (1 << 32), 0.0
    for world, weight in zip(worlds, weights, strict=True):
        passed += weight
        while mark < passed and len(found) < count:
            found.append(world)
            mark += step
    words_left = count - len(found)
    return found + [found[-1]] * words_left if found else found
