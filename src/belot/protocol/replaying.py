"""A deal that is over, card by card, with all hands open: TableState → ReplayShape.

The table is taken as it rested after the deal. Its log has everything that was dealt, said and
played, without what was taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from belot.protocol.cloth import item_shape, texts
from belot.protocol.shapes import ItemShape, ScoreShape, ViewShape
from belot.protocol.showing import sorted_hand, view_shape
from belot.rules import Contract, Event, Hand, State, card_text, fold, replay
from belot.rules import events as ev
from belot.rules.cards import Suit
from belot.table import TableState
from belot.table.again import last_deal


@dataclass(frozen=True, slots=True)
class SaidShape:
    """What a seat announced before the first trick, with the cards."""

    seat: int
    items: tuple[ItemShape, ...]
    belotes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedShape:
    """A card as it was played: the word and the declarations that went with it, who is winning the
    trick after it, and the points of the cards that lie."""

    seat: int
    card: str
    word: Literal["none", "belote", "rebelote"]
    items: tuple[ItemShape, ...]
    belotes: tuple[str, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class ClaimedShape:
    """How a deal ended before its last trick: a claimed renonce."""

    seat: int
    card: str
    right: bool


@dataclass(frozen=True, slots=True)
class ReplayShape:
    """A deal that is over. ``end`` is the table as it rested then, with names, calls, tricks and
    the score; the hands of all seats are here. ``deal`` and ``match`` count from 1.

    ``dealt`` are the hands in the auction, ``talons`` what lay face down, ``offered`` the card that
    was turned first; ``hands`` the cards with which the play began, ``away`` what was put back
    before. ``contest`` is how many cards lay open when the declarations were shown, -1 if they
    never were; ``rest`` the seat that was given all the remaining tricks, -1 for nobody. ``before``
    are the totals, ``hung`` the points that hung before the deal.
    """

    match: int
    deal: int
    dealer: int
    cut: int
    dealt: tuple[tuple[str, ...], ...]
    talons: tuple[tuple[str, ...], ...]
    offered: str | None
    hands: tuple[tuple[str, ...], ...]
    away: tuple[str, ...]
    said: tuple[SaidShape, ...]
    plays: tuple[PlayedShape, ...]
    contest: int
    claimed: ClaimedShape | None
    rest: int
    before: tuple[int, ...]
    hung: int
    score: ScoreShape | None
    end: ViewShape


@dataclass(frozen=True, slots=True)
class DealShape:
    """A deal in the list of a match. ``score`` is its place among the written ones, -1 for one that
    was not written."""

    deal: int
    score: int
    contract: str | None
    taker: int
    written: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchShape:
    """The deals of a match that may be looked at, in order; ``matches`` is how many the table has
    seen, ``over`` whether this one has ended."""

    match: int
    matches: int
    over: bool
    rules: str
    variant: str
    seat: int
    names: tuple[str, ...]
    deals: tuple[DealShape, ...]


def replay_shape(rested: TableState, seat: int) -> ReplayShape:
    """A deal, from the table as it rested after it; explained for a seat, -1 for anybody."""
    state = rested.match
    assert state is not None
    earlier, deal = last_deal(rested)
    before, end = replay(earlier), replace(view_shape(rested, seat), prompt=None, takeback=False)
    opened = deal[0]
    assert isinstance(opened, ev.DealOpened)
    dealt = next((e for e in deal if isinstance(e, ev.Dealt)), None)
    layout, contract = state.secret.layout, state.board.contract
    claim = state.run.claim if state.run else None
    plays, contest = _played(before, deal)
    return ReplayShape(
        match=rested.matches,
        deal=opened.number,
        dealer=opened.dealer,
        cut=state.board.cut,
        dealt=_hands(dealt.hands if dealt else (), None),
        talons=tuple(tuple(map(card_text, talon)) for talon in layout.talons) if layout else (),
        offered=card_text(state.board.offered) if state.board.offered >= 0 else None,
        hands=_hands(state.secret.full, contract),
        away=texts(state.secret.away),
        said=tuple(_said(event) for event in deal if isinstance(event, ev.Announced)),
        plays=plays,
        contest=contest,
        claimed=claim and ClaimedShape(claim.seat, card_text(claim.card), claim.right),
        rest=next((event.seat for event in deal if isinstance(event, ev.RestTaken)), -1),
        before=before.standing.totals,
        hung=before.standing.hung,
        score=end.scores[-1] if len(end.scores) > len(before.standing.scores) else None,
        end=end,
    )


def _hands(hands: tuple[Hand, ...], contract: Contract | None) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted_hand(hand, contract) for hand in hands)


def _suits(mask: int) -> tuple[str, ...]:
    return tuple("CDHS"[suit] for suit in Suit if mask >> suit & 1)


def _said(event: ev.Announced) -> SaidShape:
    return SaidShape(event.seat, tuple(map(item_shape, event.items)), _suits(event.belote))


def _played(before: State, deal: tuple[Event, ...]) -> tuple[tuple[PlayedShape, ...], int]:
    """The cards in the order played, and how many lay open when the declarations were shown."""
    plays, contest = list[PlayedShape](), -1
    for state, event in _states(before, deal):
        if isinstance(event, ev.CardPlayed):
            plays.append(_play(state, event))
        elif isinstance(event, ev.DeclarationsShown):
            contest = len(plays)
    return tuple(plays), contest


def _states(state: State, events: tuple[Event, ...]) -> Iterator[tuple[State, Event]]:
    """Each event with the state after it."""
    for event in events:
        state = fold(state, event)
        yield state, event


def _play(state: State, event: ev.CardPlayed) -> PlayedShape:
    assert state.run is not None and state.law is not None
    trick, worth = state.run.trick, state.law.points
    return PlayedShape(
        seat=event.seat,
        card=card_text(event.card),
        word=_WORDS[event.word],
        items=tuple(map(item_shape, event.items)),
        belotes=_suits(event.belote),
        winner=trick.winner,
        points=sum(worth[card] for card in trick.cards),
    )


_WORDS: dict[ev.Word, Literal["none", "belote", "rebelote"]] = {
    ev.Word.NONE: "none",
    ev.Word.BELOTE: "belote",
    ev.Word.REBELOTE: "rebelote",
}


def match_shape(
    rests: tuple[TableState, ...], last: TableState, matches: int, seat: int
) -> MatchShape:
    """The list of deals, from the table as it rested after each of them and as it stood last."""
    state = last.match
    assert state is not None
    return MatchShape(
        match=last.matches,
        matches=matches,
        over=state.standing.verdict.over,
        rules=state.rules.name,
        variant=state.rules.variant,
        seat=seat,
        names=tuple(each.name for each in last.seats),
        deals=tuple(map(_deal, rests)),
    )


def _deal(rested: TableState) -> DealShape:
    state = rested.match
    assert state is not None
    standing, contract = state.standing, state.board.contract
    written = contract is not None and state.board.eight < 0
    return DealShape(
        deal=standing.deals,
        score=len(standing.scores) - 1 if written else -1,
        contract=contract.letter if contract is not None else None,
        taker=state.board.taker,
        written=standing.scores[-1].written if written else (),
        totals=standing.totals,
    )
