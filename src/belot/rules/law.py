"""The play law of a rule set in one contract, and the border between natural cards and play order.

``play.py`` holds the law itself; this module hands it the options as integers and explains what it
answered: which duty a card would break, or why every card is free.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from belot.rules import play
from belot.rules.cards import (
    PLAY_ORDER,
    Card,
    Contract,
    Hand,
    PlayOrder,
    card_points,
    suit_mask,
)
from belot.rules.errors import Code
from belot.rules.options import HeadTrumpLead, Undertrump, VoidPartnerWinning
from belot.rules.options_numeric import AtPoints, NtPoints, PartnerRuff
from belot.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class PlayLaw:
    """What ``play.py`` needs to know: the card order, the trump mask and the flags of the law.

    ``points`` are the card points of each natural card (No Trumps undoubled); ``partners`` says
    whether seats two apart play together.
    """

    contract: Contract
    order: PlayOrder
    trumps: int
    flags: int
    points: tuple[int, ...]
    partners: bool


def law_of(rules: RuleSet, contract: Contract) -> PlayLaw:
    """The play law of a contract under these rules (cached by what it depends on)."""
    points = rules.nine_trump_points, rules.nt_points, rules.at_points
    return _law(contract, _flags(rules, contract), points, rules.players == 4)


@lru_cache(maxsize=512)
def _law(
    contract: Contract, flags: int, points: tuple[int, NtPoints, AtPoints], partners: bool
) -> PlayLaw:
    return PlayLaw(
        contract=contract,
        order=PLAY_ORDER[contract],
        trumps=0xFF000000 if contract.trump is not None else 0,
        flags=flags,
        points=card_points(contract, *points),
        partners=partners,
    )


def _flags(rules: RuleSet, contract: Contract) -> int:
    """The options of card play as the flags of ``play.py``."""
    if contract is Contract.ALL_TRUMPS:
        return play.HEAD_PLAIN  # head in every suit; nothing ruffs
    if contract is Contract.NO_TRUMPS:
        return 0
    flags = play.HEAD_PLAIN if rules.head_plain else 0
    flags |= play.HEAD_AFTER_RUFF if rules.head_after_ruff else 0
    flags |= _HEADING[rules.head_trump_lead]
    flags |= _VOID[rules.void_partner_winning]
    flags |= play.UNDERTRUMP if rules.undertrump is Undertrump.FORCED else 0
    return flags | _PARTNER_RUFF[rules.partner_ruff]


_HEADING: Final = {
    HeadTrumpLead.ALWAYS: play.HEAD_TRUMP,
    HeadTrumpLead.NOT_PARTNER: play.HEAD_TRUMP | play.HEAD_TRUMP_FREE_FOR_PARTNER,
    HeadTrumpLead.NEVER: 0,
}
_VOID: Final = {
    VoidPartnerWinning.FREE: play.VOID_FREE,
    VoidPartnerWinning.MUST_TRUMP: 0,
    VoidPartnerWinning.TRUMP_NO_OVER: play.VOID_NO_OVER,
}
_PARTNER_RUFF: Final = {
    PartnerRuff.FREE: 0,
    PartnerRuff.MUST_BEAT_IF_ONLY_TRUMPS: play.PARTNER_BEATEN,
    PartnerRuff.NO_UNDERTRUMP: play.PARTNER_NOT_UNDER,
}


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: the seat that led, the cards in the order played, and the seat that is winning.

    ``led`` and ``best`` are places in play order (the best card of the led suit and the winning
    card), -1 before the lead.
    """

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int = -1
    led: int = -1
    best: int = -1

    def plays(self, players: int) -> tuple[tuple[int, Card], ...]:
        """Seat and card of each play."""
        return tuple(((self.leader + i) % players, c) for i, c in enumerate(self.cards))


def add(law: PlayLaw, trick: Trick, seat: int, card: Card) -> Trick:
    """The trick after a card is played (unchecked)."""
    place = law.order.place[card]
    led, best, trumps = trick.led, trick.best, law.trumps
    new_best = play.best_after(led, best, place, trumps)
    return Trick(
        trick.leader,
        (*trick.cards, card),
        seat if new_best == place else trick.winner,
        play.lead_after(led, place),
        new_best,
    )


def trick_of(law: PlayLaw, plays: tuple[tuple[int, Card], ...], leader: int = 0) -> Trick:
    """A trick from its plays, seat and card each."""
    trick = Trick(plays[0][0] if plays else leader)
    for seat, card in plays:
        trick = add(law, trick, seat, card)
    return trick


def partner_winning(law: PlayLaw, trick: Trick, seat: int) -> int:
    """1 if the seat's partner is winning the trick, else 0."""
    return int(law.partners and trick.winner >= 0 and (trick.winner ^ seat) & 1 == 0)


def legal_cards(law: PlayLaw, hand: Hand, trick: Trick, seat: int) -> Hand:
    """The cards of a hand that the seat may play to the trick."""
    order = law.order
    allowed = play.legal(
        order.to_play(hand),
        trick.led,
        trick.best,
        partner_winning(law, trick, seat),
        law.trumps,
        law.flags,
    )
    return order.to_natural(allowed)


def duty(law: PlayLaw, hand: Hand, trick: Trick, seat: int) -> Code:
    """The duty that holds for a seat, or the reason why it is free to play any card."""
    if trick.led < 0:
        return Code.LEAD_ANY
    allowed = legal_cards(law, hand, trick, seat)
    same = hand & suit_mask(law.order.card[trick.led] >> 3)
    if same:
        heading = Code.HEAD_TRUMP if law.trumps >> trick.led & 1 else Code.HEAD
        return Code.FOLLOW if allowed == same else heading
    trumps = hand & law.order.to_natural(law.trumps)
    if not trumps:
        return Code.VOID_FREE
    partner = partner_winning(law, trick, seat)
    if partner and law.flags & play.VOID_FREE:
        return _beside_partner(law, hand, allowed)
    if not law.trumps >> trick.best & 1 or (partner and law.flags & play.VOID_NO_OVER):
        return Code.RUFF
    if play.above(law.order.to_play(trumps), trick.best):
        return Code.OVERTRUMP
    return Code.UNDERTRUMP if law.flags & play.UNDERTRUMP else Code.CANNOT_OVERTRUMP_FREE


def _beside_partner(law: PlayLaw, hand: Hand, allowed: Hand) -> Code:
    """``duty`` of a void player whose partner is winning."""
    if allowed == hand:
        return Code.PARTNER_FREE
    return Code.OVERTRUMP if law.flags & play.PARTNER_BEATEN else Code.NO_UNDERTRUMP


def breach(law: PlayLaw, hand: Hand, trick: Trick, seat: int, card: Card) -> Code:
    """The duty that an illegal card breaks: the wrong suit breaks ``follow`` before ``head``."""
    return broken(law, hand, trick, card, duty(law, hand, trick, seat))


def broken(law: PlayLaw, hand: Hand, trick: Trick, card: Card, found: Code) -> Code:
    """``breach`` where the duty that holds was found already."""
    if found in (Code.HEAD, Code.HEAD_TRUMP):
        same = hand & suit_mask(law.order.card[trick.led] >> 3)
        return found if same >> card & 1 else Code.FOLLOW
    if found is Code.OVERTRUMP:
        trumps = hand & law.order.to_natural(law.trumps)
        return found if trumps >> card & 1 else Code.RUFF
    return found
