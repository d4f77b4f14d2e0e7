"""From what the coach found to the shapes that a client gets."""

from __future__ import annotations

from typing import Final

from belot.book.links import SECTION_OF
from belot.coach import assistant
from belot.coach.assistant import Reason
from belot.coach.calling import Advice, Offer
from belot.coach.lessons import Exercise
from belot.inquiry.coaching import (
    CoachAnnounced,
    CoachCard,
    CoachItem,
    CoachOffer,
    CoachReason,
    CoachTable,
    LessonPlay,
    LessonSaid,
)
from belot.protocol import sheet
from belot.protocol.shapes import ScoreShape
from belot.protocol.showing import rules_part, sorted_hand
from belot.protocol.stories import score_shape
from belot.protocol.teller import Marks
from belot.rules import (
    Card,
    Contract,
    Declaration,
    Hand,
    RuleSet,
    Score,
    SeatView,
    card_text,
    cards_of,
    parse_card,
)
from belot.rules.auction import contracts
from belot.rules.law import Trick, duty


def texts(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand as text."""
    return tuple(map(card_text, cards_of(hand)))


def card_or_none(card: Card) -> str | None:
    """A card as text; None for -1."""
    return card_text(card) if card >= 0 else None


def seat_table(rules: RuleSet) -> CoachTable:
    """What a screen needs to know about the rules."""
    part = rules_part(rules.name)
    names = ("rules", "variant", "theme", "players", "sides", "rotation", "order")
    return CoachTable(
        **{name: part[name] for name in names},
        hand=rules.hand_size,
        first=rules.plan.first,
        contracts=tuple(contract.letter for contract in contracts(rules)),
    )


def reason_shape(reason: Reason) -> CoachReason:
    """A duty with its cards."""
    led = card_text(reason.led)[1] if reason.led >= 0 else None
    return CoachReason(reason.code, led, card_or_none(reason.card))


def cards_shape(seen: SeatView) -> tuple[CoachCard, ...]:
    """Every card of the hand, sorted for the eye: whether it may be played, or why not."""
    found = []
    for each in sorted_hand(seen.hand, seen.contract):
        card = parse_card(each)
        legal = bool(seen.lawful >> card & 1)
        why = None if legal else reason_shape(assistant.reason(seen, card))
        found.append(CoachCard(each, legal, assistant.takes_lead(seen, card), why))
    return tuple(found)


def item_shape(item: Declaration) -> CoachItem:
    """A declaration with its cards."""
    return CoachItem(item.points, item.kind.value, texts(item.cards))


def announced(rules: RuleSet, contract: Contract, cards: tuple[Card, ...]) -> CoachAnnounced:
    """What a hand may announce."""
    found = assistant.announced(rules, contract, cards)
    return CoachAnnounced(
        items=tuple(map(item_shape, found.items)),
        belotes=tuple("CDHS"[suit] for suit in found.belotes),
        points=found.points,
        eight="CDHS"[found.eight] if found.eight >= 0 else None,
    )


def offers(rules: RuleSet, advice: Advice) -> tuple[CoachOffer, ...]:
    """All that could be called, the best first."""
    return tuple(_offer(rules, each) for each in advice.offers)


def _offer(rules: RuleSet, offer: Offer) -> CoachOffer:
    held = offer.strength
    return CoachOffer(
        call=offer.call.value,
        contract=offer.contract.letter,
        worth=round(offer.worth),
        need=round(offer.need),
        margin=not rules.bids_numbers,
        verdict=offer.verdict,
        trumps=held.trumps,
        jacks=held.jacks,
        nines=held.nines,
        aces=held.aces,
        announced=held.announced,
    )


def plays(rules: RuleSet, trick: Trick | None) -> tuple[LessonPlay, ...]:
    """The cards of a trick."""
    played = trick.plays(rules.players) if trick else ()
    return tuple(LessonPlay(seat, card_text(card)) for seat, card in played)


def said(made: Exercise) -> tuple[LessonSaid, ...]:
    """What everybody announces in an exercise."""
    counted = made.counted or ((),) * len(made.said)
    return tuple(
        LessonSaid(seat, tuple(map(item_shape, items)), tuple(map(item_shape, counted[seat])))
        for seat, items in enumerate(made.said)
    )


def told(rules: RuleSet, score: Score) -> ScoreShape:
    """A scored deal and its story, told to side 0."""
    marks = Marks(rules, 0)
    story = sheet.explained(marks, score, None, 0, over=False)
    written = marks("written", list=marks.per_side(score.written, "written-side"))
    return score_shape(score, (*story, written))


SECTIONS: Final = {
    "winner": "winning",
    "count": "all-points",
    "declare": "values",
    "contest": "contest",
    "bid": "calling",
    "score": "contract",
}
"""Where the rulebook explains what a lesson is about that breaks no duty."""


def section(made: Exercise) -> str:
    """The section of the rulebook behind an exercise."""
    if made.seen is None:
        return SECTIONS[made.lesson]
    assert made.seen.law is not None
    assert made.seen.run is not None
    code = duty(made.seen.law, made.seen.hand, made.seen.run.trick, made.seen.seat)
    return SECTION_OF[code]
