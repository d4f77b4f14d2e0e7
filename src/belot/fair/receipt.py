"""The receipt of a deal: everything that somebody else's program needs to check it.

``receipt_of`` makes one from the log of a match; ``reading`` reads one; ``verify`` checks one. The
format is described in docs/fairness.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from belot.fair.dealing import Dealing, dealing
from belot.fair.errors import FairCode, FairError
from belot.fair.key import Participant, deal_key
from belot.rules import Event, RuleSet, State, card_text, fold
from belot.rules.deal import Draws, Pack, cut
from belot.rules.events import DealerDrawn, DealOpened
from belot.rules.game import left_lying
from belot.rules.options import FirstDealer, Gather

FORMAT: Final = "belot receipt 1"

SHUFFLED: Final = "shuffled"
GATHERED: Final = "gathered"


@dataclass(frozen=True, slots=True)
class Gathered:
    """A pack that was put together and not shuffled: the packets, the top one first.

    With ``secret`` their order and the order inside each came from the key; otherwise the packets
    were put on each other as they stand here.
    """

    packets: tuple[Pack, ...]
    secret: bool


@dataclass(frozen=True, slots=True)
class Receipt:
    """All of one deal. ``pack`` is as it was before the cut, its top card first; ``cut`` is the
    number of cards lifted, 0 for a tap.

    ``draw`` holds the rounds of the draw for the first deal, None in all other deals and where the
    first dealer was not drawn. ``gathered`` is None where the pack was shuffled.
    """

    match: str
    deal: int
    rules: str
    dealer: int
    draw: Draws | None
    head: bytes
    secret: bytes
    participants: tuple[Participant, ...]
    key: bytes
    gathered: Gathered | None
    pack: Pack
    cut: int
    taker: int
    cards: Dealing

    @property
    def made(self) -> str:
        """``shuffled`` or ``gathered``."""
        return GATHERED if self.gathered else SHUFFLED

    @property
    def dropped(self) -> tuple[int, ...]:
        """The seats whose value did not come."""
        return tuple(each.seat for each in self.participants if each.value is None)

    def to_json(self) -> dict[str, Any]:
        """The receipt as an object for ``json``."""
        cards, turned = self.cards, self.cards.turned
        return {
            "format": FORMAT,
            "match": self.match,
            "deal": self.deal,
            "rules": self.rules,
            "dealer": self.dealer,
            "draw": None if self.draw is None else {"rounds": [*map(_drawn, self.draw)]},
            "server": {"head": self.head.hex(), "secret": self.secret.hex()},
            "participants": [*map(_participant, self.participants)],
            "key": self.key.hex(),
            "made": self.made,
            "gathered": self.gathered
            and {"secret": self.gathered.secret, "packets": _packs(self.gathered.packets)},
            "pack": _cards(self.pack),
            "cut": self.cut,
            "dealt": [*map(list, cards.packets)],
            "hands": _packs(cards.hands),
            "turned": turned and {"card": card_text(turned.card), "at": turned.at},
            "taker": self.taker,
            "talons": _packs(cards.talons),
            "later": _packs(cards.later),
            "rest": _cards(cards.rest),
        }

    def to_text(self) -> str:
        """The receipt as JSON in one line."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def _cards(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _packs(packs: Iterable[Pack]) -> list[list[str]]:
    return [_cards(pack) for pack in packs]


def _drawn(row: tuple[tuple[int, int], ...]) -> list[list[Any]]:
    return [[seat, card_text(card)] for seat, card in row]


def _participant(each: Participant) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "name": each.name,
        "commitment": each.commitment.hex(),
        "value": None if each.value is None else each.value.hex(),
    }


# --- made from a log --------------------------------------------------------------------


def receipt_of(
    log: Iterable[Event],
    deal: int,
    *,
    match: str,
    head: bytes,
    secret: bytes,
    participants: Sequence[Participant],
    drawn: bool = True,
) -> Receipt:
    """The receipt of one deal of a match.

    ``log`` is the match from its opening, at least to the end of the deal; ``drawn`` says whether
    the first dealer was drawn with the key of deal 1, where the rules want that. Raises FairError
    (receipt-no-deal) where the deal is not in the log or was not dealt.
    """
    draw: Draws = ()
    before: State | None = None
    state: State | None = None
    opened: DealOpened | None = None
    for event in log:
        if isinstance(event, DealerDrawn):
            draw = event.draws
        if isinstance(event, DealOpened):
            if opened is not None:
                break
            if event.number == deal:
                before, opened = state, event
        state = fold(state, event)
    if before is None or state is None or opened is None or state.secret.layout is None:
        raise FairError(FairCode.NO_DEAL, f"no deal {deal} that was dealt")
    rules, at, pattern = state.rules, state.board.cut, max(state.board.pattern, 0)
    taker = state.board.taker if state.board.contract is not None else -1
    ordered = tuple(sorted(participants, key=lambda each: each.seat))
    return Receipt(
        match=match,
        deal=deal,
        rules=rules.name,
        dealer=opened.dealer,
        draw=draw if deal == 1 and drawn and _draws(rules, draw) else None,
        head=head,
        secret=secret,
        participants=ordered,
        key=deal_key(secret, match, deal, rules.name, ordered),
        gathered=_gathered(before),
        pack=opened.pack,
        cut=at,
        taker=taker,
        cards=dealing(rules, cut(opened.pack, at), opened.dealer, pattern, taker),
    )


def _draws(rules: RuleSet, draw: Draws) -> bool:
    """Whether the first dealer can have been drawn."""
    return bool(draw) or rules.first_dealer is FirstDealer.RANDOM


def _gathered(before: State) -> Gathered | None:
    laid = left_lying(before)
    secret = before.rules.gather is Gather.SECRET
    return Gathered(laid.packets, secret) if laid else None
