"""What a seat can prove about the cards that it does not see, from its view alone.

Every fact here says of a card where it cannot lie. What was announced but not shown is a choice
between such facts and is treated in ``sampler_claims``. Calls and passes prove nothing: the law
leaves them free, as it leaves everybody free to announce nothing and to swap no seven.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from belot.rules import play
from belot.rules.cards import DECK, FULL, Card, Contract, Hand, Rank
from belot.rules.law import PlayLaw, Trick, add, partner_winning
from belot.rules.options import BeloteAnnounce, IllegalMoves
from belot.rules.state import Phase
from belot.rules.view import SeatView, shown, turned_owner

_PAIR = 1 << Rank.KING | 1 << Rank.QUEEN


@dataclass(slots=True)
class Pile:
    """Hidden cards that lie together: ``room`` of them, among ``may``."""

    room: int
    may: Hand


@dataclass(slots=True)
class Facts:
    """Where the hidden cards may lie.

    ``hidden`` are all cards that the seat does not see; where they are: ``hands`` (one a seat, of
    no room for the seat's own), ``talons`` (one a seat), ``rest`` (the stock, or what is still to
    be dealt) and ``away`` (the captain's discards). ``open`` is what lies open in the rest.
    ``loose`` says that some card was lawful for a reason that is no fact about single cards, so
    that a layout has to be played through.
    """

    hidden: Hand
    hands: list[Pile]
    talons: list[Pile]
    rest: Pile
    away: Pile
    open: Hand = 0
    loose: bool = False

    @property
    def piles(self) -> list[Pile]:
        """All piles: hands, talons, rest, away."""
        return [*self.hands, *self.talons, self.rest, self.away]

    def only(self, pile: Pile, cards: Hand) -> None:
        """These cards lie in that pile, as far as they are hidden."""
        for other in self.piles:
            if other is not pile:
                other.may &= ~cards


def facts_of(view: SeatView) -> Facts:
    """What the view's seat can prove. Raises ValueError where no cards are dealt, or for a
    spectator."""
    if not view.seated:
        raise ValueError("a spectator has no cards to begin with")
    if view.phase in _BEFORE:
        return _in_auction(view)
    if view.phase in _AFTER and view.run is not None:
        return _in_play(view)
    if view.phase is Phase.EXCHANGE:
        return _in_exchange(view)
    raise ValueError(f"there are no hands to be found out during {view.phase}")


_BEFORE = (Phase.AUCTION, Phase.SWAP)
_AFTER = (Phase.ANNOUNCE, Phase.PLAY)


def _piles(view: SeatView, hidden: Hand, rooms: list[int], talon: int, away: int) -> Facts:
    """Piles that may hold every hidden card; the rest takes what has no room elsewhere."""
    rooms = [0 if seat == view.seat else room for seat, room in enumerate(rooms)]
    talons = [Pile(talon, hidden) for _ in rooms]
    rest = hidden.bit_count() - sum(rooms) - talon * len(rooms) - away
    hands = [Pile(room, hidden) for room in rooms]
    return Facts(hidden, hands, talons, Pile(rest, hidden), Pile(away, hidden))


def _in_auction(view: SeatView) -> Facts:
    """Before the hands are filled: everybody holds the first cards, the talons lie face down."""
    rules, turned = view.rules, view.board.turned
    plan = rules.plan
    lies = _lies_open(view, before=True)
    hidden = FULL & ~view.hand & ~lies
    facts = _piles(view, hidden, [plan.first] * rules.players, plan.talon, 0)
    facts.open = lies
    if turned >= 0 and hidden >> turned & 1:  # the dealer's last card, shown to all
        dealer = view.standing.dealer
        holder = facts.rest if plan.after else facts.talons[dealer]
        facts.only(holder, 1 << turned)
    return facts


def _in_exchange(view: SeatView) -> Facts:
    """The captain holds the stock and has not put anything away."""
    rules, taker = view.rules, view.board.taker
    hidden = FULL & ~view.hand
    rooms = [rules.hand_size + rules.stock_size * (seat == taker) for seat in range(rules.players)]
    facts = _piles(view, hidden, rooms, 0, 0)
    _turned(view, facts)
    return facts


def _in_play(view: SeatView) -> Facts:
    """From the complete hands on."""
    rules, run, board = view.rules, view.run, view.board
    assert run is not None
    lies = _lies_open(view, before=False)
    hidden = FULL & ~view.hand & ~run.played & ~view.away & ~lies
    rooms = [rules.hand_size - len(run.tricks)] * rules.players
    for seat, _ in run.trick.plays(rules.players):
        rooms[seat] -= 1
    away = 2 if rules.captain_exchanges and view.seat != board.taker else 0
    facts = _piles(view, hidden, rooms, 0, away)
    facts.open = lies
    _turned(view, facts)
    for seat in range(rules.players):
        facts.only(facts.hands[seat], shown(view, seat))
    if rules.illegal_moves is IllegalMoves.PREVENTED:
        _played(view, facts)
    if rules.belote_announce is BeloteAnnounce.AUTO:
        _unsaid(view, facts)
    return facts


def _lies_open(view: SeatView, *, before: bool) -> Hand:
    """The turned card where it lies open in nobody's hand: beside the talons, or in the stock."""
    turned, rules = view.board.turned, view.rules
    if turned < 0:
        return 0
    if before:
        whole = turned_owner(rules, view.standing.dealer, -2) >= 0
        return 0 if whole else 1 << turned
    kept = turned_owner(rules, view.standing.dealer, view.board.taker) >= 0
    return 0 if kept or rules.captain_exchanges else 1 << turned


def _turned(view: SeatView, facts: Facts) -> None:
    """Who got the turned card, and who swapped the seven for it."""
    board, rules = view.board, view.rules
    if board.turned < 0:
        return
    owner = turned_owner(rules, view.standing.dealer, board.taker)
    if rules.captain_exchanges:  # he got it with the stock
        owner = board.taker
    if owner >= 0:
        _holds(facts, owner, board.turned, board.taker)
    if board.swapped >= 0:
        _holds(facts, board.swapped, board.offered, board.taker)


def _holds(facts: Facts, seat: int, card: Card, taker: int) -> None:
    """A seat got a card, which nobody but the captain can have put away."""
    for pile in facts.piles:
        if pile is not facts.hands[seat] and not (seat == taker and pile is facts.away):
            pile.may &= ~(1 << card)


def _played(view: SeatView, facts: Facts) -> None:
    """Who followed, did not follow, did not go higher, did not ruff."""
    law, run = view.law, view.run
    assert law is not None
    assert run is not None
    for trick in (*run.tricks, run.trick):
        so_far = Trick(trick.leader)
        for seat, card in trick.plays(view.rules.players):
            without, loose = barred(law, so_far, seat, card)
            facts.hands[seat].may &= ~without
            facts.loose |= loose
            so_far = add(law, so_far, seat, card)


def barred(law: PlayLaw, trick: Trick, seat: int, card: Card) -> tuple[Hand, bool]:
    """The cards that a seat cannot hold which plays ``card`` to a trick: with one of them it would
    be illegal, whatever else it holds. And whether it might be illegal for several cards at once.
    """
    if trick.led < 0:
        return 0, False
    partner = partner_winning(law, trick, seat)
    place = law.order.place[card]
    mask, loose = _barred(trick.led, trick.best, partner, place, law.trumps, law.flags)
    return law.order.to_natural(mask), loose


@lru_cache(maxsize=1 << 14)
def _barred(
    led: int, best: int, partner: int, place: int, trumps: int, flags: int
) -> tuple[int, bool]:
    own, found, loose = 1 << place, 0, False
    everything = play.legal(FULL, led, best, partner, trumps, flags) & own
    for other in range(DECK):
        hand = own | 1 << other
        if not play.legal(hand, led, best, partner, trumps, flags) & own:
            if everything:
                loose = True
            else:
                found |= 1 << other
    return found, loose


def _unsaid(view: SeatView, facts: Facts) -> None:
    """Where the table announces belotes by itself, silence proves that there was none."""
    run, contract = view.run, view.contract
    assert run is not None
    assert contract is not None
    for trick in (*run.tricks, run.trick):
        for seat, card in trick.plays(view.rules.players):
            pair = _PAIR << (card & ~7)
            if not pair >> card & 1 or not contract.trumps(card >> 3):
                continue
            follows = trick.cards[0] >> 3 == card >> 3
            heard = any(w.seat == seat and w.suit == card >> 3 for w in view.board.words)
            if not heard and (follows or contract is not Contract.ALL_TRUMPS):
                facts.hands[seat].may &= ~pair
