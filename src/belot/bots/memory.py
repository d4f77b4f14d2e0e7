"""What one seat can know about the cards that it does not see.

Everything is derived from the view: who is out of a suit, who could not go higher or had no trump,
what was shown, what lies dead. All masks are in play order (see ``rules.play``).
"""

from __future__ import annotations

from functools import lru_cache

from belot.rules import play
from belot.rules.cards import FULL, Hand, iter_cards
from belot.rules.law import PlayLaw
from belot.rules.ruleset import RuleSet
from belot.rules.state import Run
from belot.rules.view import SeatView, shown

TAKER_TRUMPS = 2.0
"""How much likelier a hidden trump is with the taker than with another player."""


@lru_cache(maxsize=1 << 15)
def barred(led: int, best: int, partner: int, place: int, trumps: int, flags: int) -> int:
    """The cards that a player cannot hold who plays ``place``: with them it would be illegal.

    The law is asked for one card of each group that it treats alike.
    """
    if led < 0:
        return 0
    bit, suit = 1 << place, 0xFF << (led & 24)
    groups = [play.above(suit, led), suit & ~play.above(suit, led)]
    if trumps and trumps != suit:
        over = play.above(trumps, best) if trumps >> best & 1 else trumps
        groups += [over, trumps & ~over]
    found = 0
    for group in groups:
        others = group & ~bit
        hand = bit | (others & -others)
        if others and not play.legal(hand, led, best, partner, trumps, flags) & bit:
            found |= group
    return found


class Memory:
    """The hidden cards as a seat can know them.

    ``hand``: its own cards; ``unseen``: all cards it does not see; ``left[s]``: how many cards seat
    ``s`` holds; ``may[s]``: the hidden cards it may hold, ``sure[s]`` those it holds for certain;
    ``q[s][place]``: the chance that it holds a card.
    """

    __slots__ = (
        "dead",
        "flags",
        "hand",
        "law",
        "left",
        "may",
        "players",
        "points",
        "q",
        "rules",
        "run",
        "seat",
        "sure",
        "taker",
        "trumps",
        "unseen",
    )

    def __init__(self, view: SeatView) -> None:
        law, run, rules = view.law, view.run, view.rules
        assert law is not None and run is not None
        self.law: PlayLaw = law
        self.run: Run = run
        self.rules: RuleSet = rules
        self.seat = view.seat
        self.players = rules.players
        self.taker = view.board.taker
        self.trumps = law.trumps
        self.flags = law.flags
        self.hand = law.order.to_play(view.hand)
        self.points = _points_by_place(law)
        out = view.hand | run.played | view.away | _lies_open(view)
        self.unseen = law.order.to_play(FULL & ~out)
        self._count_cards()
        self._exclude(view)
        self._settle()
        self.q = self._chances()

    def _count_cards(self) -> None:
        players, run = self.players, self.run
        full = self.rules.hand_size - len(run.tricks)
        left = [full] * players
        for seat, _ in run.trick.plays(players):
            left[seat] -= 1
        self.left = left
        self.dead = self.unseen.bit_count() - sum(left) + left[self.seat]

    def _exclude(self, view: SeatView) -> None:
        """Follow the play and take from each seat what it cannot hold."""
        cannot = [0] * self.players
        place_of, trumps, flags = self.law.order.place, self.trumps, self.flags
        partners, players = self.law.partners, self.players
        for trick in (*self.run.tricks, self.run.trick):
            led = best = -1
            seat = winner = trick.leader
            for card in trick.cards:
                place = place_of[card]
                if led >= 0:
                    partner = int(partners and (winner ^ seat) & 1 == 0)
                    cannot[seat] |= barred(led, best, partner, place, trumps, flags)
                if led < 0 or play.beats(place, best, trumps):
                    best, winner = place, seat
                led = play.lead_after(led, place)
                seat = (seat + 1) % players
        others = [s for s in range(players) if s != self.seat]
        self.sure = [0] * players
        self.may = [0] * players
        for s in others:
            self.sure[s] = self.law.order.to_play(shown(view, s) | _given(view, s)) & self.unseen
            self.may[s] = self.unseen & ~cannot[s]
        if view.board.turned >= 0 and self.rules.captain_exchanges:
            turned = 1 << self.law.order.place[view.board.turned]
            for s in others:
                self.may[s] &= -1 if s == self.taker else ~turned

    def _settle(self) -> None:
        """What only one seat may hold is sure; a seat whose cards are all sure has no others."""
        others = [s for s in range(self.players) if s != self.seat]
        for _ in range(2):
            for s in others:
                elsewhere = 0
                for t in others:
                    elsewhere |= self.sure[t] if t != s else 0
                self.may[s] = (self.may[s] | self.sure[s]) & ~elsewhere
                if self.sure[s].bit_count() >= self.left[s]:
                    self.may[s] = self.sure[s]
            if self.dead:
                continue
            for s in others:
                elsewhere = 0
                for t in others:
                    elsewhere |= self.may[t] if t != s else 0
                self.sure[s] |= self.may[s] & ~elsewhere

    def _chances(self) -> list[list[float]]:
        q = [[0.0] * 32 for _ in range(self.players)]
        others = [s for s in range(self.players) if s != self.seat]
        free = [float(max(0, n - m.bit_count())) for n, m in zip(self.left, self.sure, strict=True)]
        hidden = self.unseen
        for s in others:
            hidden &= ~self.sure[s]
            for place in iter_cards(self.sure[s]):
                q[s][place] = 1.0
        for place in iter_cards(hidden):
            trump = self.trumps >> place & 1
            shares = [
                free[s] * (TAKER_TRUMPS if trump and s == self.taker else 1.0)
                if self.may[s] >> place & 1
                else 0.0
                for s in others
            ]
            total = sum(shares) + max(0, self.dead)
            if total:
                for s, share in zip(others, shares, strict=True):
                    q[s][place] = share / total
        return q

    # --- questions ---

    def lacks(self, seat: int, mask: int) -> float:
        """The chance that a seat holds none of these cards."""
        chance, q = 1.0, self.q[seat]
        mask &= self.may[seat]
        while mask:
            low = mask & -mask
            chance *= 1.0 - q[low.bit_length() - 1]
            mask ^= low
        return chance

    def beats(self, seat: int, led: int, best: int) -> float:
        """The chance that a seat can take a trick from the card at ``best``."""
        trumps = self.trumps
        suit = 0xFF << (led & 24)
        if best & 24 == led & 24:
            higher = 1.0 - self.lacks(seat, play.above(suit, best))
            if not trumps or trumps == suit:
                return higher
            return min(1.0, higher + self.lacks(seat, suit) * (1.0 - self.lacks(seat, trumps)))
        return self.lacks(seat, suit) * (1.0 - self.lacks(seat, play.above(trumps, best)))

    def expected(self, seat: int, mask: int) -> float:
        """How many of these cards a seat holds on average."""
        q = self.q[seat]
        return sum(q[place] for place in iter_cards(mask & self.may[seat]))


def _given(view: SeatView, seat: int) -> Hand:
    """The turned card, where everybody knows who got it."""
    turned, plan = view.board.turned, view.rules.plan
    if turned < 0:
        return 0
    if plan.taker_gets_turned:
        return 1 << turned if seat == view.board.taker else 0
    whole = view.rules.stock_size == 0 and not plan.turned
    return 1 << turned if whole and seat == view.standing.dealer else 0


def _lies_open(view: SeatView) -> Hand:
    """The turned card, where it stays out of play."""
    turned, rules = view.board.turned, view.rules
    if turned < 0 or rules.plan.taker_gets_turned or rules.captain_exchanges:
        return 0
    return 1 << turned if rules.stock_size or rules.plan.turned else 0


@lru_cache(maxsize=64)
def _places(points: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(points[card] for card in order)


def _points_by_place(law: PlayLaw) -> tuple[int, ...]:
    return _places(law.points, law.order.card)
