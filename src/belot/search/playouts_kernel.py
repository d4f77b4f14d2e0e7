"""Tricks played out by a policy, in numbers: the kernel that every playout runs.

What may be played and who wins is asked of ``rules.play`` alone. A deal's outcome is gathered in
one integer, its *code*; the fields are named below.
"""

from __future__ import annotations

from typing import Any, Final

from belot.rules import play
from belot.rules.cards import Contract
from belot.search import jit
from belot.search.bits import count, lowest
from belot.search.jit import inlined, part
from belot.search.playouts_policy import FEEDING, LEADING, LOSING, SITUATIONS, WINNING
from belot.search.playouts_random import WORDS, onward, shuffle, stir, stream, word

# The code of a deal, from the lowest bit up. Card points are raw: without the last trick, and those
# of No Trumps undoubled. A code without a contract is a deal that was passed out.
POINTS: Final = 9  # bits of card points for each of three sides
TRICKS_AT: Final = 27  # four bits of tricks a side
TRICKS: Final = 4
BELOTES_AT: Final = 39  # three bits of belotes a side
BELOTES: Final = 3
LAST_AT: Final = 48  # the side that won the last trick, two bits
TAKER_AT: Final = 50  # the taking side, two bits
CONTRACT_AT: Final = 52  # contract + 1, three bits
MULTIPLIER_AT: Final = 55  # 1, 2 or 4, three bits

ALL_TRUMPS: Final = int(Contract.ALL_TRUMPS)


@inlined
def random_card(legal: int, chance: int) -> int:
    """The place of one of the legal cards, drawn by a word.

    The first steps are taken or not without a branch, which a processor could but guess.
    """
    left = chance * count(legal) >> 32
    for step in range(3):
        if left > step:
            legal &= legal - 1
    while left > 3:
        legal &= legal - 1
        left -= 1
    return lowest(legal)


@inlined
def priced_card(
    legal: int, prices: Any, base: int, led: int, best: int, partner: int, trumps: int
) -> int:
    """The legal card with the highest price, of equal ones the lowest."""
    chosen, highest = -1, 0
    while legal:
        place = lowest(legal)
        legal &= legal - 1
        situation = LOSING
        if led < 0:
            situation = LEADING
        elif partner:
            situation = FEEDING
        elif play.beats(place, best, trumps):
            situation = WINNING
        price = prices[base + 32 * situation + place]
        if chosen < 0 or price > highest:
            chosen, highest = place, price
    return chosen


@inlined
def play_trick(
    hands: Any,
    tables: Any,
    terms: tuple[int, int, int, int, int, int],
    table: tuple[int, int, int, int, int, int],
    open_pairs: int,
    code: int,
    state: int,
) -> tuple[int, int, int, int]:
    """Play a trick to its end; the winner, and open pairs, code and state after it.

    ``hands`` are masks of places, ``tables`` worth and prices by contract (of six), ``terms``
    players, the mask that turns a seat into its side, contract, trump mask, flags of the law and
    the chance of a random card (of 2^32). ``table`` is the trick so far: the seat to play, led,
    best and winner as in ``rules.law.Trick``, its points, its number of cards. ``open_pairs``
    are the kings and queens that their holder may still announce.
    """
    worth, prices = tables
    players, side_mask, contract, trumps, law, chance = terms
    seat, led, best, winner, pile, lying = table
    partners = players >> 2
    base = contract * SITUATIONS * 32
    while lying < players:
        partner = 0
        if led >= 0:
            partner = partners & ~(winner ^ seat)
        hand = hands[seat & 3]
        legal = play.legal(hand, led, best, partner, trumps, law)
        state = onward(state)
        drawn = word(state)
        if chance < WORDS and stir(drawn) >= chance:
            place = priced_card(legal, prices, base, led, best, partner, trumps)
        else:
            place = random_card(legal, drawn)
        hands[seat & 3] = hand ^ 1 << place
        pile += worth[(contract & 7) << 5 | place & 31]
        if open_pairs >> place & 1:
            if play.word_fits(place >> 3, led >> 3, contract == ALL_TRUMPS):
                code += 1 << BELOTES_AT + BELOTES * (seat & side_mask)
            open_pairs &= ~(0xFF << (place & 24))
        new_best = play.best_after(led, best, place, trumps)
        led = play.lead_after(led, place)
        if new_best == place:
            winner = seat
        best = new_best
        lying += 1
        seat += 1
        if seat == players:
            seat = 0
    side = winner & side_mask
    code += (pile << POINTS * side) + (1 << TRICKS_AT + TRICKS * side)
    return winner, open_pairs, code, state


@inlined
def pairs_held(hands: Any, players: int, queens: int) -> int:
    """The kings and queens of one suit that are in one hand, of the suits that ``queens`` names."""
    found = 0
    for seat in range(players):
        hand = hands[seat & 3]
        both = hand & hand >> 1 & queens  # the king is the place above the queen
        found |= both | both << 1
    return found


@part
def play_rest(
    hands: Any,
    tables: Any,
    terms: tuple[int, int, int, int, int, int],
    table: tuple[int, int, int, int, int, int],
    tricks: int,
    open_pairs: int,
    code: int,
    state: int,
) -> int:
    """Play so many tricks to their end; the code with them and the last trick in it.

    ``hands`` are empty after it; the other arguments are those of ``play_trick``.
    """
    winner = table[0]
    for _ in range(tricks):
        winner, open_pairs, code, state = play_trick(
            hands, tables, terms, table, open_pairs, code, state
        )
        table = (winner, -1, -1, winner, 0, 0)
    return code + ((winner & terms[1]) << LAST_AT)


def play_positions(  # noqa: PLR0913, PLR0917 (a kernel's state is its parameters)
    codes: Any,
    held: Any,
    tables: Any,
    terms: tuple[int, int, int, int, int, int],
    table: tuple[int, int, int, int, int, int],
    tricks: int,
    queens: int,
    begun: int,
    each: int,
    seed: int,
) -> None:
    """Play positions that differ in the hands alone to their end, each ``each`` times.

    ``held`` are the hands, as many a position as there are players; ``begun`` is the code so far.
    ``codes[i]`` is the outcome of playout i, of position i // ``each``, on stream i.
    """
    worth, prices, hands = tables
    players = terms[0]
    for number in range(len(codes)):
        first = number // each * players
        for seat in range(players):
            hands[seat] = held[first + seat]
        pairs = pairs_held(hands, players, queens)
        code = play_rest(
            hands, (worth, prices), terms, table, tricks, pairs, begun, stream(seed, number)
        )
        codes[number] = code


def play_shuffled(  # noqa: PLR0913, PLR0917 (as above)
    codes: Any,
    tables: Any,
    terms: tuple[int, int, int, int, int, int],
    leader: int,
    tricks: int,
    queens: int,
    begun: int,
    seed: int,
    first: int,
) -> None:
    """Shuffle, deal and play a contract: deal ``first + i`` of the seed gives ``codes[i]``.

    Every seat gets ``tricks`` cards; of 32 the rest stays away.
    """
    worth, prices, hands, pack = tables
    players = terms[0]
    table = (leader, -1, -1, leader, 0, 0)
    for number in range(len(codes)):
        for place in range(32):
            pack[place] = place
        state = shuffle(pack, stream(seed, first + number))
        deal_places(hands, pack, players, tricks)
        pairs = pairs_held(hands, players, queens)
        code = play_rest(hands, (worth, prices), terms, table, tricks, pairs, begun, state)
        codes[number] = code


@inlined
def deal_places(hands: Any, pack: Any, players: int, cards: int) -> None:
    """Deal the top of a pack of places, so many to each hand."""
    at = 0
    for seat in range(players):
        hand = 0
        for _ in range(cards):
            hand |= 1 << pack[at & 31]
            at += 1
        hands[seat & 3] = hand


_INTS: Final = "int64[::1]"
_SIX: Final = "UniTuple(int64, 6)"

positions_kernel: Final = jit.kernel(
    f"void({_INTS}, {_INTS}, UniTuple({_INTS}, 3), {_SIX}, {_SIX}, int64, int64, int64, int64,"
    " int64)"
)(play_positions)

shuffled_kernel: Final = jit.kernel(
    f"void({_INTS}, UniTuple({_INTS}, 4), {_SIX}, int64, int64, int64, int64, int64, int64)"
)(play_shuffled)
