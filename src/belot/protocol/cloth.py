"""What lies on the table or was said there, as everybody at it sees it: tricks, belotes, items."""

from __future__ import annotations

from functools import cache, lru_cache

from belot.protocol.shapes import (
    BeloteShape,
    ContestShape,
    ItemShape,
    PlayShape,
    ShownShape,
    TrickShape,
)
from belot.rules import Card, Declaration, Hand, Phase, SeatView, card_text, cards_of
from belot.rules import events as ev
from belot.rules.cards import Rank
from belot.rules.law import Trick
from belot.table import TableState

_PAIR = 1 << Rank.KING | 1 << Rank.QUEEN


@lru_cache(maxsize=8192)
def texts(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand as text."""
    return tuple(map(card_text, cards_of(hand)))


def item_shape(item: Declaration) -> ItemShape:
    """A declaration as it may be shown to whoever may know it."""
    return ItemShape(item.points, item.kind.value, texts(item.cards))


@cache
def played(seat: int, card: int) -> PlayShape:
    """A card and whose it was."""
    return PlayShape(seat, card_text(card))


def trick_shape(trick: Trick, view: SeatView) -> TrickShape:
    """A trick as it lies."""
    worth = view.law.points if view.law else ()
    return _trick(trick.leader, trick.cards, trick.winner, view.rules.players, worth)


@lru_cache(maxsize=8192)
def _trick(
    leader: int, cards: tuple[Card, ...], winner: int, players: int, worth: tuple[int, ...]
) -> TrickShape:
    plays = tuple([played((leader + i) % players, card) for i, card in enumerate(cards)])
    return TrickShape(leader, plays, winner, sum([worth[card] for card in cards]))


def belotes(view: SeatView) -> tuple[BeloteShape, ...]:
    """The belotes that were said, with the cards of each that were played."""
    lies = view.run.played if view.run else 0
    return tuple(
        BeloteShape(w.seat, "CDHS"[w.suit], w.said, texts(lies & _PAIR << w.suit * 8))
        for w in view.board.words
    )


def history(view: SeatView) -> tuple[TrickShape, ...]:
    """The tricks of a deal that was written: by then everybody may turn them over."""
    tricks = view.run.tricks if view.run and view.phase in (Phase.BETWEEN, Phase.OVER) else ()
    return tuple(trick_shape(trick, view) for trick in tricks)


def draws(table: TableState) -> tuple[tuple[PlayShape, ...], ...]:
    """The draw for the first dealer, shown while the first deal begins."""
    for event in table.log[:2]:
        if isinstance(event, ev.DealerDrawn):
            return _rounds(event)
    return ()


@lru_cache(maxsize=1024)
def _rounds(event: ev.DealerDrawn) -> tuple[tuple[PlayShape, ...], ...]:
    return tuple(tuple(played(seat, card) for seat, card in drawn) for drawn in event.draws)


def contest(view: SeatView) -> ContestShape | None:
    """What came of the declarations, once that is settled."""
    settled = view.board.contest
    if settled is None:
        return None
    shown = tuple(
        ShownShape(seat, tuple(map(item_shape, items)))
        for seat, items in enumerate(settled.counted)
        if items
    )
    return ContestShape(settled.points, shown)
