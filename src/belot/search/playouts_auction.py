"""Auctions for kernels: every auction of a rule set as a graph, walked by a policy.

``graph_of`` asks ``rules.auction`` what may be called and what follows; the kernel knows nothing
but the graph.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from belot.rules.auction import Auction, after, legal_calls, open_auction
from belot.rules.cards import Suit
from belot.rules.options import TurnUp
from belot.rules.ruleset import RuleSet
from belot.search.bits import count, lowest
from belot.search.jit import inlined
from belot.search.playouts_policy import CALLS, PASS
from belot.search.playouts_random import WORDS, onward, stir, word

WIDTH: Final = 8 + len(CALLS)
OVER, TURN, CONTRACT, TAKER, MULTIPLIER, LEGAL = range(6)
CHILDREN: Final = 8
"""Fields of a node: whether it is over, the seat in turn, the standing contract (or -1) and its
taker (or -1), the multiplier, the legal calls as a mask, and from ``CHILDREN`` on the node that
follows each call."""


@dataclass(frozen=True, slots=True)
class Graph:
    """Every auction that a dealer can see: ``nodes``, ``WIDTH`` numbers each, and ``openings``, the
    first node for each turned suit, and in all four places the same where no card is turned."""

    nodes: tuple[int, ...]
    openings: tuple[int, ...]


@lru_cache(maxsize=64)
def graph_of(rules: RuleSet, dealer: int) -> Graph:
    """The auctions of a rule set. What was called before matters for nothing that follows.

    Raises ValueError where points are bid.
    """
    found: dict[Auction, int] = {}
    waiting: list[Auction] = []

    def number(auction: Auction) -> int:
        bare = replace(auction, calls=())
        if bare not in found:
            found[bare] = len(found)
            waiting.append(bare)
        return found[bare]

    suits = (None,) * len(Suit) if rules.turn_up is TurnUp.NONE else tuple(Suit)
    openings = tuple(number(open_auction(rules, dealer, suit)) for suit in suits)
    nodes: list[int] = []
    for auction in waiting:  # grows while it is read
        nodes += _node(rules, auction, number)
    return Graph(tuple(nodes), openings)


def _node(rules: RuleSet, auction: Auction, number: Any) -> list[int]:
    calls = legal_calls(rules, auction)
    if any(call not in CALLS for call in calls):
        raise ValueError(f"{rules.name}: no policy bids points")
    contract = -1 if auction.contract is None else int(auction.contract)
    legal = sum(1 << CALLS.index(call) for call in calls)
    head = [int(auction.over), auction.turn, contract, auction.taker, auction.multiplier, legal]
    children = [number(after(rules, auction, call)) if call in calls else -1 for call in CALLS]
    return [*head, 0, 0, *children]


@inlined
def worth_of(hand: int, contract: int, prices: Any) -> int:
    """What a hand (natural order) is worth in a contract, by the table of ``bid_prices``."""
    total, base = 0, contract * 1024
    for suit in range(4):
        total += prices[base + 256 * suit + (hand >> 8 * suit & 255)]
    return total


@inlined
def random_call(legal: int, drawn: int) -> int:
    """One of the legal calls, drawn by a word."""
    left = drawn * count(legal) >> 32
    while left > 0:
        legal &= legal - 1
        left -= 1
    return lowest(legal)


@inlined
def priced_call(hand: int, node: int, nodes: Any, prices: Any, bars: Any, sides: int) -> int:
    """The legal call that gains most over its bar; a pass where it is legal and none gains."""
    legal = nodes[node + LEGAL]
    seat, taker = nodes[node + TURN], nodes[node + TAKER]
    ours = taker >= 0 and taker % sides == seat % sides
    chosen, most, free = -1, 0, legal >> PASS & 1
    if free:
        chosen, most = PASS, -1
        legal ^= 1 << PASS
    while legal:
        call = lowest(legal)
        legal &= legal - 1
        child = nodes[node + CHILDREN + call] * WIDTH
        bids = nodes[child + TAKER] == seat
        if free and ours and bids:
            continue
        gain = worth_of(hand, nodes[child + CONTRACT], prices) - bars[call]
        if chosen < 0 or gain > most:
            chosen, most = call, gain
    return chosen


@inlined
def bid(
    node: int,
    hands: Any,
    turned: int,
    graph: Any,
    bidding: Any,
    sides: int,
    chance: int,
    state: int,
) -> tuple[int, int]:
    """Walk an auction from a node (its first number) to its end; that node, and the state.

    ``hands`` are in natural order, ``turned`` is a mask of the turned card where the caller gets
    it, else 0; ``bidding`` are prices of holdings, and bars; ``chance`` is that of any legal call.
    """
    prices, bars = bidding
    while graph[node + OVER] == 0:
        state = onward(state)
        drawn = word(state)
        if chance < WORDS and stir(drawn) >= chance:
            hand = hands[graph[node + TURN]] | turned
            call = priced_call(hand, node, graph, prices, bars, sides)
        else:
            call = random_call(graph[node + LEGAL], drawn)
        node = graph[node + CHILDREN + call] * WIDTH
    return node, state
