"""Before the auction and after it: drawing for the dealer, shuffling, gathering, cutting, dealing
(house_rules §10.1–§10.3). Packs are tuples of cards, the top card first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belot.rules.announce import RANK_PLACE
from belot.rules.cards import DECK, Card, Hand, Rank, hand_of
from belot.rules.law import Trick
from belot.rules.options import FirstDealer, Gather, SeqOrder, TurnUp
from belot.rules.random import Stream
from belot.rules.ruleset import RuleSet

Pack = tuple[Card, ...]
Draws = tuple[tuple[tuple[int, Card], ...], ...]

_PAIR_ORDER = "789TJQKA"


def new_pack(stream: Stream) -> Pack:
    """A shuffled pack."""
    return stream.shuffled(range(DECK))


# --- the first dealer ---


def draw_dealer(rules: RuleSet, stream: Stream) -> tuple[int, Draws]:
    """Draw for the first deal: the dealer and the rounds of the draw (none where it is random).

    With ``first_dealer=chosen`` and nobody chosen, seat 0 deals.
    """
    if rules.first_dealer is FirstDealer.CHOSEN:
        return 0, ()
    if rules.first_dealer is FirstDealer.RANDOM:
        return stream.below(rules.players), ()
    if rules.first_dealer is FirstDealer.DRAW_LOWEST:
        place, drawing = RANK_PLACE[rules.seq_order], list(range(rules.players))
    else:  # one player of each side, compared A K Q J T 9 8 7 (FFB-B 3.1)
        place, drawing = RANK_PLACE[SeqOrder.NATURAL], list(range(rules.sides))
    pack = list(new_pack(stream))
    rounds = []
    while len(drawing) > 1:
        if len(pack) < len(drawing):
            pack = list(new_pack(stream))  # too many ties for one pack
        drawn = tuple((seat, pack.pop()) for seat in drawing)
        rounds.append(drawn)
        lowest = min(place[card & 7] for _, card in drawn)
        drawing = [seat for seat, card in drawn if place[card & 7] == lowest]
    return drawing[0], tuple(rounds)


# --- gathering and cutting ---


@dataclass(frozen=True, slots=True)
class Packets:
    """A finished deal as it lies on the table, for gathering.

    ``packets`` in the order in which the public law puts them together, from the top.
    """

    packets: tuple[Pack, ...]


def lay_tricks(rules: RuleSet, tricks: Sequence[Trick], taker: int) -> Packets:
    """The tricks of a played deal: each side's pile, the last trick won on top, in each trick the
    card played last on top; the pile that the option ``gather`` names lies on the other."""
    last_side = rules.side(tricks[-1].winner)
    top = rules.side(taker) if rules.gather is Gather.TAKERS_ON_TOP else last_side
    piles = {
        side: [t.cards[::-1] for t in reversed(tricks) if rules.side(t.winner) == side]
        for side in (top, 1 - top)
    }
    return Packets(tuple(piles[top] + piles[1 - top]))


def lay_hands(rules: RuleSet, dealt: Sequence[Pack], dealer: int, stub: Pack) -> Packets:
    """A passed-out deal: the hands on the stub, the dealer's on top, the last card dealt on top.

    ``dealt`` are the hands in the order the cards came, ``stub`` the rest with the turned card on
    top of it.
    """
    order = reversed(rules.in_turn(rules.next(dealer)))
    return Packets((*(dealt[seat][::-1] for seat in order), stub))


def gather(rules: RuleSet, laid: Packets, stream: Stream) -> Pack:
    """The pack of the next deal when it is not shuffled."""
    packets = laid.packets
    if rules.gather is Gather.SECRET:
        packets = tuple(stream.shuffled(p) for p in stream.shuffled(packets))
    return tuple(card for packet in packets for card in packet)


def cut(pack: Pack, at: int) -> Pack:
    """Lift ``at`` cards and put the rest on them."""
    return pack[at:] + pack[:at]


# --- dealing ---


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the cards of a pack go.

    ``hands``: before the auction, in the order dealt; ``talons``: face down, one a seat;
    ``turned``: the turned card or -1; ``rest``: what is dealt after the auction or stays as the
    stock; ``owner``: the seat in whose talon or later cards the turned card lies, -1 if it lies
    apart.
    """

    hands: tuple[Pack, ...]
    talons: tuple[Pack, ...]
    turned: Card
    rest: Pack
    owner: int = -1


def lay_out(rules: RuleSet, pack: Pack, dealer: int, pattern: int) -> Layout:
    """Deal up to the auction from a cut pack."""
    plan, order = rules.plan, rules.in_turn(rules.next(dealer))
    hands: list[list[Card]] = [[] for _ in order]
    position = 0
    for packet in plan.patterns[pattern]:
        for seat in order:
            hands[seat] += pack[position : position + packet]
            position += packet
    turned, owner = -1, -1
    if plan.turned:
        turned, position = pack[position], position + 1
    talons: list[Pack] = [()] * rules.players
    for seat in order:
        talons[seat] = pack[position : position + plan.talon]
        position += plan.talon
    rest = pack[position:]
    if rules.turn_up is TurnUp.OFFER_ONLY and not plan.turned:
        turned, rest, owner = _offer(rules, pack, rest, dealer)
    return Layout(tuple(map(tuple, hands)), tuple(talons), turned, rest, owner)


def _offer(rules: RuleSet, pack: Pack, rest: Pack, dealer: int) -> tuple[Card, Pack, int]:
    """The card on offer where no packet turns one: the top of the stock, or where the whole pack
    is dealt the last card, which is and stays the dealer's (bela4.md §6)."""
    later = rules.plan.after * rules.players
    if len(rest) > later:
        return rest[later], rest, -1
    return pack[-1], rest, dealer


def fill(rules: RuleSet, layout: Layout, dealer: int, taker: int) -> tuple[Hand, ...]:
    """What each seat gets after the auction: talon, turned card, the rest, the captain's stock."""
    plan, order = rules.plan, rules.in_turn(rules.next(dealer))
    got = [hand_of(talon) for talon in layout.talons]
    position = 0
    for seat in order:
        count = plan.after_taker if seat == taker else plan.after
        got[seat] |= hand_of(layout.rest[position : position + count])
        position += count
    if plan.taker_gets_turned:
        got[taker] |= 1 << layout.turned
    if rules.captain_exchanges:
        got[taker] |= hand_of(layout.rest[position:])
    return tuple(got)


def swap_turned(layout: Layout, seven: Card) -> Layout:
    """The layout after the seven took the place of the turned card."""
    if layout.owner < 0:
        rest = tuple(seven if c == layout.turned else c for c in layout.rest)
        return Layout(layout.hands, layout.talons, seven, rest)

    def exchanged(cards: Pack) -> Pack:
        return tuple(seven if c == layout.turned else c for c in cards)

    talons = tuple(exchanged(t) for t in layout.talons)
    return Layout(layout.hands, talons, seven, exchanged(layout.rest), layout.owner)


def stub(layout: Layout) -> Pack:
    """What is left in a passed-out deal, the turned card back on top (house_rules §10.3)."""
    talons = tuple(c for talon in layout.talons for c in talon)
    held = (c for hand in layout.hands for c in hand)
    apart = layout.turned >= 0 and layout.turned not in {*layout.rest, *talons, *held}
    return ((layout.turned,) if apart else ()) + layout.rest + talons


def seven_of(card: Card) -> Card:
    """The seven of a card's suit."""
    return card & ~7 | Rank.SEVEN
