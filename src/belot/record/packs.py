"""The pack of a deal of which only the hands are known: dealing backwards.

The rules deal a pack of 32 places; each place then gets the card that came to lie there. What
nobody held is filled up in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belot.record.errors import RecordCode, RecordError
from belot.record.phrases import mismatch
from belot.rules import Call, Refusal, RuleSet, card_text
from belot.rules.auction import after, check_call, open_auction
from belot.rules.cards import DECK, FULL, Suit, hand_of, iter_cards
from belot.rules.deal import Pack, cut, fill, lay_out, seven_of


@dataclass(frozen=True, slots=True)
class Known:
    """What a person wrote down of a deal.

    ``first``: each seat's cards before the auction; ``later``: those that came after it, empty
    where they are not known; ``turned``: the turned card or -1; ``swapped``: whether the seven was
    swapped for it; ``at`` and ``pattern``: the cut and the dealer's choice of packets.
    """

    dealer: int
    at: int
    pattern: int
    first: tuple[tuple[int, ...], ...]
    later: tuple[tuple[int, ...], ...]
    turned: int
    calls: tuple[Call, ...]
    swapped: bool


def pack_of(rules: RuleSet, known: Known) -> Pack:
    """A pack, before the cut, from which the deal comes as it is known. Raises RecordError."""
    if not 0 <= known.pattern < len(rules.plan.patterns):
        raise mismatch(f"there are {len(rules.plan.patterns)} choices of packets")
    layout = lay_out(rules, tuple(range(DECK)), known.dealer, known.pattern)
    pack = [-1] * DECK
    for seat, places in enumerate(layout.hands):
        _put(pack, places, known.first[seat], f"the hand of P{seat} before the auction")
    if layout.turned >= 0:
        if known.turned < 0:
            raise RecordError(RecordCode.TRUNCATED, "the turned card is not told")
        _put(pack, (layout.turned,), (known.turned,), "the turned card")
    taker = _taker(rules, known)
    if taker >= 0 and any(known.later):
        for seat, came in enumerate(fill(rules, layout, known.dealer, taker)):
            _put_later(pack, came, known, seat)
    left = iter_cards(FULL & ~hand_of(card for card in pack if card >= 0))
    filled = tuple(next(left) if card < 0 else card for card in pack)
    return cut(filled, (DECK - known.at) % DECK)


def _put_later(pack: list[int], came: int, known: Known, seat: int) -> None:
    """The cards a seat got after the auction; the turned one lies already."""
    cards = set(known.later[seat])
    if known.swapped and seven_of(known.turned) in cards:
        cards = cards - {seven_of(known.turned)} | {known.turned}
    places = [place for place in iter_cards(came) if pack[place] < 0]
    if len(places) < came.bit_count():
        cards.discard(known.turned)
    _put(pack, places, sorted(cards), f"the later cards of P{seat}")


def _put(pack: list[int], places: Sequence[int], cards: Sequence[int], what: str) -> None:
    if len(places) != len(cards):
        raise mismatch(f"{what}: {len(cards)} cards where {len(places)} belong")
    for place, card in zip(places, cards, strict=True):
        if card in pack:
            raise RecordError(RecordCode.DUPLICATE, f"{what}: {card_text(card)} lies elsewhere")
        pack[place] = card


def _taker(rules: RuleSet, known: Known) -> int:
    """Who will take, -1 where nobody does or the auction is not over."""
    auction = open_auction(
        rules, known.dealer, Suit(known.turned >> 3) if known.turned >= 0 else None
    )
    for call in known.calls:
        try:
            check_call(rules, auction, call)
        except Refusal:
            return -1  # the reader says so when it comes to that call
        auction = after(rules, auction, call)
    return auction.taker if auction.over else -1
