"""Playouts: thousands of deals a call, played to the end by a policy.

``play_on`` plays positions to their end, ``play_contract`` shuffles and plays one contract,
``play_deals`` plays whole deals with the auction. All give a ``Batch``: what each deal brought, to
be scored by ``rules.scoring``. What everything means, with examples: docs/search.md.

Every belote is announced. Nothing is said here about the end of a match: no deal stops in the
middle (ENOUGH), and eight cards of a suit are played like others. Packs are shuffled before every
deal, whatever ``shuffle`` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from belot.rules.cards import DECK, PLAY_ORDER, Contract, Hand
from belot.rules.ruleset import RuleSet
from belot.search import jit, playouts_deal, playouts_kernel
from belot.search.packed import pack
from belot.search.playouts_auction import graph_of
from belot.search.playouts_batch import Batch, as_list, contests
from belot.search.playouts_begun import Begun, begun_of
from belot.search.playouts_deal import dealing_of, laws_of, orders
from belot.search.playouts_policy import (
    RANDOM,
    BidPolicy,
    CardPolicy,
    Policy,
    bid_prices,
    card_prices,
    chance_word,
)

__all__ = ["Batch", "Begun", "begun_of", "play_contract", "play_deals", "play_on"]

SEEDS: Final = 1 << 63
DEALS: Final = 1 << 32
SIMPLY: Final = Policy()


def play_on(
    rules: RuleSet,
    begun: Begun,
    layouts: Sequence[Sequence[Hand]],
    *,
    each: int = 1,
    seed: int = 0,
    policy: CardPolicy = RANDOM,
    compiled: bool = jit.compiled,
) -> Batch:
    """Play every layout (a hand for each seat, natural order) to its end, ``each`` times.

    Playout i is of layout ``i // each``. Raises ValueError where a hand has not as many cards as
    it must have.
    """
    tricks = _check_layouts(rules, begun, layouts)
    law, order = pack(rules, begun.contract), PLAY_ORDER[begun.contract]
    numbers = _numbers(compiled)
    codes = numbers.zeros(len(layouts) * each)
    held = numbers.of([order.to_play(hand) for layout in layouts for hand in layout])
    trick = begun.trick
    pile = sum(law.law.points[card] for card in trick.cards)
    lying = len(trick.cards)
    turn = (trick.leader + lying) % rules.players
    table = (turn, trick.led, trick.best, trick.winner if lying else turn, pile, lying)
    queens = playouts_deal.queens_of(rules, begun.contract) & ~order.to_play(_suits(begun.closed))
    kernel = numbers.choose(playouts_kernel.positions_kernel, playouts_kernel.play_positions)
    tables = (_worth(numbers, rules), _card_prices(numbers, policy), numbers.zeros(4))
    terms = _terms(rules, begun.contract, policy)
    code = begun.code(rules)
    kernel(codes, held, tables, terms, table, tricks, queens, code, each, _seed(seed))
    return Batch(rules, codes, rules.side(begun.eldest))


def play_contract(
    rules: RuleSet,
    begun: Begun,
    deals: int,
    *,
    seed: int = 0,
    first: int = 0,
    policy: CardPolicy = RANDOM,
    compiled: bool = jit.compiled,
) -> Batch:
    """Shuffle, deal and play a contract: the deals ``first`` to ``first + deals - 1`` of the seed.

    ``begun`` says what is played and who leads; no card has been played. Talons are dealt, a stock
    stays away, nobody exchanges. Raises ValueError where tricks have been.
    """
    if begun.trick.cards or sum(begun.tricks):
        raise ValueError("cards have been played already")
    numbers = _numbers(compiled)
    codes = numbers.zeros(_count(first, deals))
    kernel = numbers.choose(playouts_kernel.shuffled_kernel, playouts_kernel.play_shuffled)
    tables = (
        _worth(numbers, rules),
        _card_prices(numbers, policy),
        numbers.zeros(4),
        numbers.zeros(DECK),
    )
    queens = playouts_deal.queens_of(rules, begun.contract)
    terms, tricks = _terms(rules, begun.contract, policy), rules.hand_size
    leader, code = begun.trick.leader, begun.code(rules)
    kernel(codes, tables, terms, leader, tricks, queens, code, _seed(seed), first)
    return Batch(rules, codes, rules.side(begun.eldest))


def play_deals(
    rules: RuleSet,
    deals: int,
    *,
    dealer: int = 0,
    seed: int = 0,
    first: int = 0,
    policy: Policy = SIMPLY,
    declare: bool = False,
    compiled: bool = jit.compiled,
) -> Batch:
    """Whole deals: shuffled, called, dealt out and played, ``first`` to ``first + deals - 1`` of
    the seed.

    The seven is always swapped. Sequences and quads are declared with ``declare`` only: contests
    are settled by ``rules.announce``, deal by deal, which takes longer than all the rest. Raises
    ValueError where points are bid.
    """
    numbers = _numbers(compiled)
    codes = numbers.zeros(_count(first, deals))
    dealt = numbers.zeros(deals * rules.players if declare else 0)
    policies = (_card_prices(numbers, policy.cards), *_bid_prices(numbers, policy.bids))
    chances = (chance_word(policy.bids.chance), chance_word(policy.cards.chance))
    kernel = numbers.choose(playouts_deal.deals_kernel, playouts_deal.play_deals)
    room = (numbers.zeros(4), numbers.zeros(DECK))
    tables, terms = (*_deal_tables(numbers, rules, dealer), *room), _deal_terms(rules, dealer)
    kernel(codes, dealt, tables, policies, terms, chances, _seed(seed), first)
    eldest = rules.next(dealer)
    won = contests(rules, as_list(codes), as_list(dealt), eldest) if declare else ()
    return Batch(rules, codes, rules.side(eldest), won)


# --- numbers for kernels ---


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Arrays for compiled kernels, lists for plain ones."""

    compiled: bool

    def of(self, numbers: Sequence[int]) -> Any:
        if not self.compiled:
            return list(numbers)
        import numpy as np

        return np.array(numbers, np.int64)

    def zeros(self, length: int) -> Any:
        if not self.compiled:
            return [0] * length
        import numpy as np

        return np.zeros(length, np.int64)

    def choose(self, kernel: Any, plain: Any) -> Any:
        return kernel if self.compiled else plain


def _numbers(compiled: bool) -> _Numbers:
    return _Numbers(compiled and jit.compiled)


# What follows is made once and only read by kernels; what they write is new for every call.


@lru_cache(maxsize=64)
def _worth(numbers: _Numbers, rules: RuleSet) -> Any:
    """What each place is worth, contract by contract."""
    return numbers.of([points for contract in Contract for points in pack(rules, contract).worth])


@lru_cache(maxsize=64)
def _card_prices(numbers: _Numbers, policy: CardPolicy) -> Any:
    """What each place is priced at, contract by contract."""
    return numbers.of(card_prices(policy))


@lru_cache(maxsize=64)
def _bid_prices(numbers: _Numbers, policy: BidPolicy) -> tuple[Any, Any]:
    """What holdings are priced at, and the bars."""
    return numbers.of(bid_prices(policy)), numbers.of(policy.bars)


@lru_cache(maxsize=64)
def _deal_tables(numbers: _Numbers, rules: RuleSet, dealer: int) -> tuple[Any, ...]:
    """The tables that ``playouts_deal.play_deals`` takes, without room for hands and pack."""
    dealing, graph = dealing_of(rules, dealer), graph_of(rules, dealer)
    lists = (dealing.first, dealing.later, dealing.owners, graph.nodes, graph.openings)
    return (*map(numbers.of, (*lists, orders(), laws_of(rules))), _worth(numbers, rules))


@lru_cache(maxsize=64)
def _deal_terms(rules: RuleSet, dealer: int) -> tuple[int, ...]:
    """The terms that ``playouts_deal.play_deals`` takes."""
    players, mask, eldest = rules.players, _side_mask(rules), rules.next(dealer)
    asked = (
        rules.plan.taker_gets_turned,
        rules.seven_swap,
        rules.captain_exchanges,
        rules.belote_before_play,
    )
    turned = dealing_of(rules, dealer).turned
    return (players, mask, rules.hand_size, eldest, turned, *map(int, asked))


def _side_mask(rules: RuleSet) -> int:
    """What turns a seat into its side: ``seat & mask == seat % sides``."""
    return 1 if rules.sides == 2 else 3


def _terms(rules: RuleSet, contract: Contract, policy: CardPolicy) -> tuple[int, ...]:
    law = pack(rules, contract)
    mask, chance = _side_mask(rules), chance_word(policy.chance)
    return (rules.players, mask, int(contract), law.trumps, law.flags, chance)


def _suits(mask: int) -> Hand:
    """All cards of the suits of a 4-bit mask."""
    return sum(0xFF << 8 * suit for suit in range(4) if mask >> suit & 1)


def _seed(seed: int) -> int:
    """A seed as it is; raises ValueError where it is none."""
    if not 0 <= seed < SEEDS:
        raise ValueError("a seed is 0…2^63-1")
    return seed


def _count(first: int, deals: int) -> int:
    """How many deals; raises ValueError where a seed has not as many."""
    if not 0 <= first <= first + deals <= DEALS:
        raise ValueError("a seed has the deals 0…2^32-1")
    return deals


def _check_layouts(rules: RuleSet, begun: Begun, layouts: Sequence[Sequence[Hand]]) -> int:
    """How many tricks are still to be played; raises ValueError where the hands do not fit."""
    left = rules.hand_size - sum(begun.tricks)
    lying = [(begun.trick.leader + i) % rules.players for i in range(len(begun.trick.cards))]
    wanted = [left - (seat in lying) for seat in range(rules.players)]
    for layout in layouts:
        together = 0
        for hand in layout:
            together |= hand
        if [hand.bit_count() for hand in layout] != wanted or together.bit_count() != sum(wanted):
            raise ValueError(f"the seats hold {wanted} cards here, no two the same")
    return left
