"""What a seat may do now, with everything a client needs to ask for it: no client knows a rule."""

from __future__ import annotations

from functools import cache, lru_cache

from belot.protocol.shapes import (
    AnnouncePrompt,
    AnnounceShape,
    CallPrompt,
    CardShape,
    ClaimPrompt,
    CutPrompt,
    DiscardPrompt,
    ItemShape,
    NextPrompt,
    PacketsPrompt,
    PlayPrompt,
    Prompt,
    SwapPrompt,
    WhyShape,
)
from belot.rules import Card, Code, Phase, SeatView, card_text, cards_of, legal_actions
from belot.rules import announce as ann
from belot.rules.actions import Accept, Claim
from belot.rules.auction import Call, legal_calls, out_of_turn
from belot.rules.cards import iter_cards, suit_mask
from belot.rules.deal import seven_of
from belot.rules.law import breach, broken, duty
from belot.rules.options import IllegalMoves
from belot.rules.view import belote_choice, first_card, swap_possible
from belot.table import TableState


def prompt(table: TableState, view: SeatView, closes: float | None = None) -> Prompt | None:
    """The question the table has for this seat, or None while it waits for others. ``closes`` is
    when an open window closes (seconds since 1970)."""
    if not view.seated:
        return None
    if view.phase in (Phase.BETWEEN, Phase.OVER):
        waiting = view.seat in table.persons and view.seat not in table.ready and not table.calling
        return NextPrompt(rematch=view.phase is Phase.OVER) if waiting else None
    if not view.my_turn:
        return _early(view) or _claims(view)
    return _question(view, None if closes is None else round(closes * 1000))


def _question(view: SeatView, closes: float | None) -> Prompt | None:
    """What the seat on turn is asked."""
    match view.phase:
        case Phase.CUT:
            low = view.rules.cut_min
            return CutPrompt(max(low, 1), 32 - max(low, 1), tap=low == 0)
        case Phase.PACKETS:
            return PacketsPrompt(view.rules.plan.patterns)
        case Phase.AUCTION:
            assert view.board.auction is not None
            calls = legal_calls(view.rules, view.board.auction)
            return _calls(calls, forced=Call.PASS not in calls)
        case Phase.SWAP:
            turned = view.board.turned
            cards = card_text(seven_of(turned)), card_text(turned)
            return SwapPrompt(swap_possible(view), *cards, closes)
        case Phase.EXCHANGE:
            return DiscardPrompt(2)
        case Phase.ANNOUNCE:
            return AnnouncePrompt(_announce(view), closes)
        case Phase.PLAY:
            return _play(view)
        case _:
            return _claims(view)


def _calls(calls: tuple[Call, ...], *, forced: bool, early: bool = False) -> CallPrompt:
    return CallPrompt(tuple(call.value for call in calls), forced, early)


def _early(view: SeatView) -> CallPrompt | None:
    """The doubles that need not wait for the seat's turn."""
    if view.phase is not Phase.AUCTION:
        return None
    assert view.board.auction is not None
    calls = out_of_turn(view.rules, view.board.auction, view.seat)
    return _calls(calls, forced=False, early=True) if calls else None


def _items(items: tuple[ann.Declaration, ...]) -> tuple[ItemShape, ...]:
    return tuple(
        ItemShape(i.points, i.kind.value, tuple(map(card_text, cards_of(i.cards)))) for i in items
    )


def _announce(view: SeatView) -> AnnounceShape:
    contract = view.contract
    assert contract is not None
    sets = ann.announcements(view.rules, contract, view.hand)
    suits = view.pairs if view.rules.belote_before_play else 0
    return AnnounceShape(
        sets=tuple(map(_items, sets)),
        proposal=_items(ann.proposal(view.rules, contract, view.hand)),
        belotes=tuple(s for i, s in enumerate("CDHS") if suits >> i & 1),
    )


def _play(view: SeatView) -> PlayPrompt:
    riding = _announce(view) if first_card(view) else None
    anything = riding is not None and (len(riding.sets) > 1 or riding.belotes)
    held = duty_of(view)
    return PlayPrompt(
        cards=_cards(view, held),
        duty=why(view, held),
        announce=riding if anything else None,
        claims=_claimable(view),
    )


def _cards(view: SeatView, held: Code) -> tuple[CardShape, ...]:
    """The cards of the hand, each with what it may do while that duty holds."""
    assert view.law is not None and view.run is not None
    lawful, renonce = view.lawful, view.rules.illegal_moves is IllegalMoves.RENONCE
    whys, shapes = dict[Code, WhyShape](), list[CardShape]()
    for card in iter_cards(view.hand):
        belote = belote_choice(view, card)
        if lawful >> card & 1:
            shapes.append(_legal(card, belote))
            continue
        code = broken(view.law, view.hand, view.run.trick, card, held)
        if code not in whys:
            whys[code] = why(view, code)
        shapes.append(_illegal(card, renonce, belote, whys[code]))
    return tuple(shapes)


@cache
def _legal(card: Card, belote: bool) -> CardShape:
    return CardShape(card_text(card), legal=True, allowed=True, belote=belote)


@lru_cache(maxsize=1 << 14)
def _illegal(card: Card, renonce: bool, belote: bool, broken: WhyShape) -> CardShape:
    return CardShape(card_text(card), legal=False, allowed=renonce, belote=belote, why=broken)


def duty_of(view: SeatView) -> Code:
    """The duty that holds for a seat on turn to play."""
    assert view.law is not None and view.run is not None
    return duty(view.law, view.hand, view.run.trick, view.seat)


def broken_by(view: SeatView, card: Card) -> Code:
    """The duty that an illegal card would break."""
    assert view.law is not None and view.run is not None
    return breach(view.law, view.hand, view.run.trick, view.seat, card)


def why(view: SeatView, code: Code) -> WhyShape:
    """A duty with the suit that was led and the card it is about: the one to follow with, the one
    to beat, or the one that is winning."""
    law, run = view.law, view.run
    assert law is not None and run is not None
    trick = run.trick
    if trick.led < 0:
        return _why(code)
    led, best = law.order.card[trick.led], law.order.card[trick.best]
    card = led if code is Code.HEAD else best
    if code is Code.FOLLOW:
        own = cards_of(view.hand & suit_mask(led >> 3))
        card = max(own, key=law.order.place.__getitem__)
    return _why(code, led, card)


@lru_cache(maxsize=1 << 14)
def _why(code: Code, led: Card = -1, card: Card = -1) -> WhyShape:
    return (
        WhyShape(code.value, card_text(led)[1], card_text(card))
        if led >= 0
        else WhyShape(code.value)
    )


def _claimable(view: SeatView) -> tuple[str, ...]:
    if view.rules.illegal_moves is IllegalMoves.PREVENTED:
        return ()
    return tuple(card_text(a.card) for a in legal_actions(view) if isinstance(a, Claim))


def _claims(view: SeatView) -> ClaimPrompt | None:
    """Where renonces are claimed: what may be claimed out of turn, and whether to accept."""
    if view.rules.illegal_moves is IllegalMoves.PREVENTED:
        return None
    if view.phase not in (Phase.PLAY, Phase.ACCEPT):
        return None
    accept = any(isinstance(a, Accept) for a in legal_actions(view))
    return ClaimPrompt(_claimable(view), accept)
