"""Whole deals in numbers: shuffled, dealt, called, filled, played.

Where the cards go is asked of ``rules.deal`` once, with a pack of positions; the kernel moves cards
from positions to hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from belot.rules import announce
from belot.rules.cards import DECK, FULL, PLAY_ORDER, Contract, cards_of
from belot.rules.deal import fill, lay_out
from belot.rules.ruleset import RuleSet
from belot.rules.view import turned_owner
from belot.search import jit
from belot.search.bits import count
from belot.search.jit import inlined
from belot.search.packed import pack
from belot.search.playouts_auction import CONTRACT, MULTIPLIER, TAKER, WIDTH, bid
from belot.search.playouts_kernel import (
    BELOTES,
    BELOTES_AT,
    CONTRACT_AT,
    MULTIPLIER_AT,
    TAKER_AT,
    pairs_held,
    play_rest,
)
from belot.search.playouts_policy import AWAY, SITUATIONS
from belot.search.playouts_random import WORDS, onward, shuffle, stir, stream, word


@dataclass(frozen=True, slots=True)
class Dealing:
    """Where the positions of a pack go, -1 for nowhere.

    ``first``: the seat that holds each position in the auction; ``later``: the seat that holds it
    when everything is dealt, 32 numbers for each taker; ``turned``: the position of the turned
    card; ``owners``: for each taker, the seat whose own the turned card is.
    """

    first: tuple[int, ...]
    later: tuple[int, ...]
    turned: int
    owners: tuple[int, ...]


@lru_cache(maxsize=64)
def dealing_of(rules: RuleSet, dealer: int) -> Dealing:
    """How a rule set deals (the first choice of packets: in a shuffled pack they are all alike)."""
    seats = range(rules.players)
    layout = lay_out(rules, tuple(range(DECK)), dealer, 0)
    first = [-1] * DECK
    for seat in seats:
        for position in layout.hands[seat]:
            first[position] = seat
    later: list[int] = []
    for taker in seats:
        held = list(first)
        for seat, positions in enumerate(fill(rules, layout, dealer, taker)):
            for position in cards_of(positions):
                held[position] = seat
        later += held
    owners = tuple(turned_owner(rules, dealer, taker) for taker in seats)
    return Dealing(tuple(first), tuple(later), layout.turned, owners)


LAWS: Final = 3
"""Numbers a contract in ``laws_of``: the trump mask, the flags of the law, and the queens whose
kings make a belote."""


@lru_cache(maxsize=64)
def laws_of(rules: RuleSet) -> tuple[int, ...]:
    """The play law of every contract."""
    found: list[int] = []
    for contract in Contract:
        packed = pack(rules, contract)
        found += (packed.trumps, packed.flags, queens_of(rules, contract))
    return tuple(found)


def queens_of(rules: RuleSet, contract: Contract) -> int:
    """The places of the queens whose kings make a belote in a contract."""
    suits = announce.belote_suits(contract, FULL, rules.at_belotes)
    queens = sum(1 << suit * 8 + 5 for suit in range(4) if suits >> suit & 1)
    return PLAY_ORDER[contract].to_play(queens)


@lru_cache(maxsize=1)
def orders() -> tuple[int, ...]:
    """Natural order to play order: ``(contract * 4 + suit) * 256 + ranks`` gives a mask."""
    return tuple(
        order.to_play(ranks << 8 * suit)
        for order in PLAY_ORDER
        for suit in range(4)
        for ranks in range(256)
    )


@inlined
def gather(hands: Any, cards: Any, owners: Any, base: int, players: int) -> None:
    """Give each position of a pack to its owner, as hands in natural order."""
    for seat in range(players):
        hands[seat] = 0
    for position in range(32):
        owner = owners[base + position]
        if owner >= 0:
            hands[owner] |= 1 << cards[position]


@inlined
def swap_seven(cards: Any, dealing: Any, turned_at: int, owner: int) -> None:
    """The seven of the turned card's suit changes places with it, if another seat holds it."""
    seven = cards[turned_at] & ~7
    for position in range(32):
        seat = dealing[position]
        if cards[position] == seven and seat >= 0 and seat != owner:
            cards[position] = cards[turned_at]
            cards[turned_at] = seven


@inlined
def reorder(hands: Any, players: int, contract: int, order: Any) -> None:
    """Turn hands from natural order to the play order of a contract."""
    base = contract * 1024
    for seat in range(players):
        natural, mask = hands[seat], 0
        for suit in range(4):
            mask |= order[base + 256 * suit + (natural >> 8 * suit & 255)]
        hands[seat] = mask


@inlined
def put_away(hand: int, prices: Any, base: int, chance: int, state: int) -> tuple[int, int]:
    """A captain's hand without two cards: any two by ``chance``, else those with the highest price;
    and the state after it."""
    state = onward(state)
    drawn = word(state)
    at_random = chance == WORDS or stir(drawn) < chance
    for _ in range(2):
        chosen, left = -1, drawn * count(hand) >> 32
        for place in range(32):
            if hand >> place & 1:
                if at_random:
                    better = left == 0
                    left -= 1
                else:
                    better = chosen < 0 or prices[base + place] > prices[base + chosen]
                if better:
                    chosen = place
        hand ^= 1 << chosen
        state = onward(state)
        drawn = word(state)
    return hand, state


@inlined
def called_before(hands: Any, players: int, side_mask: int, queens: int) -> int:
    """The belotes of all hands, called before play, as part of a code."""
    code = 0
    for seat in range(players):
        hand = hands[seat]
        code += count(hand & hand >> 1 & queens) << BELOTES_AT + BELOTES * (seat & side_mask)
    return code


@inlined
def complete(
    hands: Any,
    cards: Any,
    owners: Any,
    order: Any,
    bid: tuple[int, int],
    terms: tuple[int, int, int, int, int, int, int, int, int],
) -> None:
    """Complete the hands after the auction, and turn them to play order.

    ``owners`` are first and later owners of the positions, and owners of the turned card; ``bid``
    is contract and taker, ``terms`` are those of ``play_deals``.
    """
    first, later, turned_owners = owners
    contract, taker = bid
    players, _, _, _, turned_at, _, swaps, _, _ = terms
    if swaps and cards[turned_at] >> 3 == contract and cards[turned_at] & 7:
        swap_seven(cards, first, turned_at, turned_owners[taker])
    gather(hands, cards, later, 32 * taker, players)
    reorder(hands, players, contract, order)


@inlined
def play_called(
    hands: Any,
    tables: Any,
    bid: tuple[int, int, int],
    law: tuple[int, int, int],
    terms: tuple[int, int, int, int, int, int, int, int, int],
    chance: int,
    state: int,
) -> int:
    """Play complete hands; the code of the deal. ``bid`` is contract, taker and multiplier, ``law``
    the numbers of ``laws_of``."""
    contract, taker, multiplier = bid
    trumps, flags, queens = law
    players, side_mask, tricks, eldest, _, _, _, _, calls = terms
    code = (taker & side_mask) << TAKER_AT | contract + 1 << CONTRACT_AT
    code |= multiplier << MULTIPLIER_AT
    pairs = 0
    if calls:
        code += called_before(hands, players, side_mask, queens)
    else:
        pairs = pairs_held(hands, players, queens)
    play_terms = (players, side_mask, contract, trumps, flags, chance)
    table = (eldest, -1, -1, eldest, 0, 0)
    return play_rest(hands, tables, play_terms, table, tricks, pairs, code, state)


@inlined
def opening_of(
    cards: Any, openings: Any, terms: tuple[int, int, int, int, int, int, int, int, int]
) -> tuple[int, int]:
    """Where the auction of a deal begins, and the turned card as a mask if the caller gets it."""
    turned_at, gets = terms[4], terms[5]
    if turned_at < 0:
        return openings[0] * WIDTH, 0
    return openings[cards[turned_at] >> 3] * WIDTH, gets << cards[turned_at]


def play_deals(
    codes: Any,
    dealt: Any,
    tables: Any,
    policies: Any,
    terms: tuple[int, int, int, int, int, int, int, int, int],
    chances: tuple[int, int],
    seed: int,
    start: int,
) -> None:
    """Deal ``start + i`` of the seed gives ``codes[i]``, and where ``dealt`` has room for them its
    hands, in play order.

    ``tables``: first and later owners, owners of the turned card, graph of the auction and its
    openings, orders, laws, worth, and room for four hands and a pack. ``policies``: prices of
    cards, of holdings, bars. ``terms``: players, side mask, cards a hand, eldest, position of the
    turned card, and whether the taker gets it, the seven is swapped, a captain puts two away,
    belotes are called before play. ``chances``: of any call, of any card.
    """
    first, later, owners, graph, openings, order, laws, worth, hands, cards = tables
    prices, holdings, bars = policies
    players, captain = terms[0], terms[7]
    sides = 2 if terms[1] == 1 else 3
    for number in range(len(codes)):
        for position in range(32):
            cards[position] = position
        state = shuffle(cards, stream(seed, start + number))
        gather(hands, cards, first, 0, players)
        node, turned = opening_of(cards, openings, terms)
        node, state = bid(node, hands, turned, graph, (holdings, bars), sides, chances[0], state)
        contract, taker = graph[node + CONTRACT], graph[node + TAKER]
        codes[number] = 0
        if contract < 0:
            continue
        complete(hands, cards, (first, later, owners), order, (contract, taker), terms)
        if captain:
            base = (contract * SITUATIONS + AWAY) * 32
            hands[taker], state = put_away(hands[taker], prices, base, chances[1], state)
        if len(dealt) > 0:
            for seat in range(players):
                dealt[number * players + seat] = hands[seat]
        called = (contract, taker, graph[node + MULTIPLIER])
        law = (laws[3 * contract], laws[3 * contract + 1], laws[3 * contract + 2])
        codes[number] = play_called(hands, (worth, prices), called, law, terms, chances[1], state)


_INTS: Final = "int64[::1]"

deals_kernel: Final = jit.kernel(
    f"void({_INTS}, {_INTS}, UniTuple({_INTS}, 10), UniTuple({_INTS}, 3), UniTuple(int64, 9),"
    " UniTuple(int64, 2), int64, int64)"
)(play_deals)
