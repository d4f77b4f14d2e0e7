"""Which card of the listener's hand a text means, or the sentence that says why none is."""

from __future__ import annotations

from belot.cli.typed import cards_meant
from belot.cli.voice import Voice
from belot.rules import Card, SeatView, card_text, hand_of


def card_held(v: Voice, view: SeatView, text: str) -> Card | str:
    """The one card in hand that a text means, or what is wrong with the text."""
    meant = cards_meant(v, text)
    held = [card for card in meant if view.hand >> card & 1]
    if len(held) == 1:
        return held[0]
    if held:
        return v("card-unclear", cards=v.cards(v.in_order(hand_of(held), view.contract)))
    if len(meant) == 1:
        gone = view.run is not None and view.run.played >> meant[0] & 1
        key = "refusal-card-already-played" if gone else "refusal-card-not-held"
        return v(key, card=card_text(meant[0]))
    ranks = {card_text(card)[0] for card in meant}
    if len(ranks) == 1:
        return v("rank-not-held", rank=ranks.pop())
    return f"{v('refusal-card-unknown', text=text)} {v('try-help')}"
