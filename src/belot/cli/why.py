"""Refusals and duties as sentences, with the cards that they are about."""

from __future__ import annotations

from belot.cli.voice import Voice
from belot.rules import Card, Code, Refusal, SeatView, card_text
from belot.rules.cards import Contract, suit_mask
from belot.rules.law import breach, duty


def why_duty(v: Voice, view: SeatView, code: Code | None = None) -> str:
    """The duty that holds for the listener now, or why every card is free."""
    run, law = view.run, view.law
    assert run is not None and law is not None
    trick = run.trick
    code = code or duty(law, view.hand, trick, view.seat)
    if trick.led < 0:
        return v("refusal-lead-any")
    led = law.order.card[trick.led]
    if code is Code.VOID_FREE and law.contract is Contract.ALL_TRUMPS:
        return v("why-void-all-trumps", led=card_text(led)[1])
    best = law.order.card[trick.best]
    held = v.in_order(view.hand & suit_mask(led >> 3), law.contract)
    card = {Code.FOLLOW: held[0] if held else led, Code.HEAD: led}.get(code, best)
    return v(f"refusal-{code}", led=card_text(led)[1], card=card_text(card))


_FREE = (Code.LEAD_ANY, Code.PARTNER_FREE, Code.VOID_FREE, Code.CANNOT_OVERTRUMP_FREE)


def may_play(v: Voice, view: SeatView, card: Card) -> str:
    """That a card may be played, and why where every card may."""
    assert view.run is not None and view.law is not None
    said = v("legal-cards", cards=v.card(card))
    code = duty(view.law, view.hand, view.run.trick, view.seat)
    return f"{said} {why_duty(v, view, code)}" if code in _FREE else said


def why_not(v: Voice, view: SeatView, card: Card) -> str:
    """Why the listener may not play a card of the hand now."""
    assert view.run is not None and view.law is not None
    code = breach(view.law, view.hand, view.run.trick, view.seat, card)
    return why_duty(v, view, code)


def refused(v: Voice, view: SeatView, refusal: Refusal, card: Card = -1, text: str = "") -> str:
    """Any refusal as a sentence: ``card`` and ``text`` are what was asked for."""
    if refusal.legal and card >= 0 and view.hand >> card & 1:
        return why_not(v, view, card)
    low = max(view.rules.cut_min, 1)
    auction, turned = view.board.auction, view.board.turned
    standing = auction.contract if auction else None
    key = "refusal-" + refusal.code
    return v(
        key,
        card=card_text(card) if card >= 0 else "",
        text=text,
        min=low,
        max=32 - low,
        contract=standing.letter if standing is not None else "",
        suit=card_text(turned)[1] if turned >= 0 else "",
        player=v.name(view.turn) if view.turn >= 0 else "",
    )
