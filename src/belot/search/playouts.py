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
from typing import Any, Final

from belot.rules.cards import DECK, PLAY_ORDER, Contract, Hand
from belot.rules.law import Trick
from belot.rules.ruleset import RuleSet
from belot.rules.state import Phase
from belot.rules.view import SeatView
from belot.search import jit, playouts_deal, playouts_kernel
from belot.search.packed import pack
from belot.search.playouts_auction import graph_of
from belot.search.playouts_batch import Batch, as_list, contests
from belot.search.playouts_deal import dealing_of, laws_of, orders
from belot.search.playouts_kernel import (
    BELOTES,
    BELOTES_AT,
    CONTRACT_AT,
    MULTIPLIER_AT,
    POINTS,
    TAKER_AT,
    TRICKS,
    TRICKS_AT,
)
from belot.search.playouts_policy import (
    RANDOM,
    CardPolicy,
    Policy,
    bid_prices,
    card_prices,
    chance_word,
)

SEEDS: Final = 1 << 63
DEALS: Final = 1 << 32
SIMPLY: Final = Policy()


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """What everybody knows of a deal that has begun: all but the hands.

    ``taker`` is a seat, ``trick`` the one on the table (empty: its leader is to play). ``cards``
    are raw card points and ``tricks`` the tricks won so far, ``belotes`` those announced so far,
    all per side, empty for none. ``closed`` is a 4-bit mask of the suits whose king and queen
    announce nothing any more.
    """

    contract: Contract
    taker: int
    trick: Trick
    eldest: int = 0
    multiplier: int = 1
    cards: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    belotes: tuple[int, ...] = ()
    closed: int = 0


def begun_of(view: SeatView) -> Begun:
    """What a seat sees of a deal during the play. A belote of which one word was said counts.

    Raises ValueError in any other phase.
    """
    board, run, rules = view.board, view.run, view.rules
    if view.phase is not Phase.PLAY or run is None or board.contract is None:
        raise ValueError(f"nobody plays during {view.phase}")
    belotes = [0] * rules.sides
    for word in board.words:
        belotes[rules.side(word.seat)] += 1
    return Begun(
        contract=board.contract,
        taker=board.taker,
        trick=run.trick,
        eldest=rules.next(view.standing.dealer),
        multiplier=board.multiplier,
        cards=run.points,
        tricks=run.won,
        belotes=tuple(belotes),
        closed=sum(1 << word.suit for word in board.words),
    )


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
    numbers = _Numbers(compiled)
    codes = numbers.zeros(len(layouts) * each)
    held = numbers.of([order.to_play(hand) for layout in layouts for hand in layout])
    trick = begun.trick
    pile = sum(law.law.points[card] for card in trick.cards)
    lying = len(trick.cards)
    turn = (trick.leader + lying) % rules.players
    table = (turn, trick.led, trick.best, trick.winner if lying else turn, pile, lying)
    queens = playouts_deal.queens_of(begun.contract) & ~order.to_play(_suits(begun.closed))
    kernel = numbers.choose(playouts_kernel.positions_kernel, playouts_kernel.play_positions)
    tables = (*_tables(numbers, rules, policy), numbers.zeros(4))
    terms = _terms(rules, begun.contract, policy)
    code = _code(rules, begun)
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
    numbers = _Numbers(compiled)
    codes = numbers.zeros(_count(first, deals))
    kernel = numbers.choose(playouts_kernel.shuffled_kernel, playouts_kernel.play_shuffled)
    tables = (*_tables(numbers, rules, policy), numbers.zeros(4), numbers.zeros(DECK))
    queens = playouts_deal.queens_of(begun.contract)
    terms, tricks = _terms(rules, begun.contract, policy), rules.hand_size
    leader, code = begun.trick.leader, _code(rules, begun)
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
    numbers = _Numbers(compiled)
    codes = numbers.zeros(_count(first, deals))
    dealt = numbers.zeros(deals * rules.players if declare else 0)
    dealing, graph, eldest = dealing_of(rules, dealer), graph_of(rules, dealer), rules.next(dealer)
    bids, cards = policy.bids, policy.cards
    worth, prices = _tables(numbers, rules, cards)
    data = (dealing.first, dealing.later, dealing.owners, graph.nodes, graph.openings, orders())
    tables = (
        *map(numbers.of, (*data, laws_of(rules))),
        worth,
        numbers.zeros(4),
        numbers.zeros(DECK),
    )
    policies = (prices, numbers.of(bid_prices(bids)), numbers.of(bids.bars))
    terms = (
        rules.players,
        _side_mask(rules),
        rules.hand_size,
        eldest,
        dealing.turned,
        int(rules.plan.taker_gets_turned),
        int(rules.seven_swap),
        int(rules.captain_exchanges),
        int(rules.belote_before_play),
    )
    chances = (chance_word(bids.chance), chance_word(cards.chance))
    kernel = numbers.choose(playouts_deal.deals_kernel, playouts_deal.play_deals)
    kernel(codes, dealt, tables, policies, terms, chances, _seed(seed), first)
    won = contests(rules, as_list(codes), as_list(dealt), eldest) if declare else ()
    return Batch(rules, codes, rules.side(eldest), won)


# --- numbers for kernels ---


class _Numbers:
    """Arrays for compiled kernels, lists for plain ones."""

    __slots__ = ("compiled",)

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled and jit.compiled

    def of(self, numbers: Sequence[int]) -> Any:
        if not self.compiled:
            return list(numbers)
        import numpy as np

        return np.array(numbers, np.int64)

    def zeros(self, length: int) -> Any:
        return self.of([0] * length)

    def choose(self, kernel: Any, plain: Any) -> Any:
        return kernel if self.compiled else plain


def _tables(numbers: _Numbers, rules: RuleSet, policy: CardPolicy) -> tuple[Any, Any]:
    """What each place is worth, and what it is priced at, contract by contract."""
    worth = [points for contract in Contract for points in pack(rules, contract).worth]
    return numbers.of(worth), numbers.of(card_prices(policy))


def _side_mask(rules: RuleSet) -> int:
    """What turns a seat into its side: ``seat & mask == seat % sides``."""
    return 1 if rules.sides == 2 else 3


def _terms(rules: RuleSet, contract: Contract, policy: CardPolicy) -> tuple[int, ...]:
    law = pack(rules, contract)
    mask, chance = _side_mask(rules), chance_word(policy.chance)
    return (rules.players, mask, int(contract), law.trumps, law.flags, chance)


def _code(rules: RuleSet, begun: Begun) -> int:
    """The code of a deal so far."""
    code = rules.side(begun.taker) << TAKER_AT | begun.contract + 1 << CONTRACT_AT
    code |= begun.multiplier << MULTIPLIER_AT
    for parts, at, bits in (
        (begun.cards, 0, POINTS),
        (begun.tricks, TRICKS_AT, TRICKS),
        (begun.belotes, BELOTES_AT, BELOTES),
    ):
        for side, number in enumerate(parts):
            code += number << at + bits * side
    return code


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
        if [hand.bit_count() for hand in layout] != wanted:
            raise ValueError(f"the seats hold {wanted} cards here")
    return left
