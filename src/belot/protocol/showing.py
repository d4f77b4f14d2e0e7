"""A table as one seat sees it: TableState → ViewShape, through that seat's SeatView and nothing
else.

Public facts come from the public parts of the state, private ones from the SeatView; the hands of
others are counted, never looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from belot.protocol import prompts
from belot.protocol.cloth import belotes, contest, draws, history, texts, trick_shape
from belot.protocol.shapes import (
    AskedShape,
    CallShape,
    SeatShape,
    ViewShape,
)
from belot.protocol.stories import ends, score_shapes
from belot.protocol.themes import theme_of
from belot.rules import (
    Contract,
    Hand,
    Phase,
    RuleSet,
    SeatView,
    State,
    card_text,
    cards_of,
    replay,
)
from belot.rules import events as ev
from belot.rules.announce import RANK_PLACE
from belot.rules.cards import PLAY_ORDER, Rank
from belot.rules.options import IllegalMoves
from belot.table import TableState, asked_view, may_claim, may_take_back
from belot.table.asking import undo_seat


@lru_cache(maxsize=8192)
def sorted_hand(hand: Hand, contract: Contract | None) -> tuple[str, ...]:
    """A hand sorted for the eye: trumps first, then suits with colours alternating, each from the
    strongest card down."""
    order = PLAY_ORDER[contract if contract is not None else Contract.NO_TRUMPS]
    suits = [3, 2, 0, 1]  # spades, hearts, clubs, diamonds: colours alternate
    if contract is not None and contract.trump is not None:
        trump = int(contract.trump)
        suits = suits[suits.index(trump) :] + suits[: suits.index(trump)]
    place = {suit: i for i, suit in enumerate(suits)}
    cards = sorted(cards_of(hand), key=lambda c: (place[c >> 3], -(order.place[c] & 7)))
    return tuple(map(card_text, cards))


def view_shape(table: TableState, seat: int, closes: float | None = None) -> ViewShape:
    """What a seat is shown; -1 is a spectator. ``closes`` is when an open window closes."""
    rules, deal, public = rules_part(table.rules.name), deal_part(table), public_part(table)
    own = own_part(table, seat, asks(table), closes)
    return ViewShape(**rules, **deal, **public, **sheet_part(table, seat), **own)


def deal_of(table: TableState) -> tuple[object, ...]:
    """What ``deal_part`` is made of: as long as that stays, so do those fields."""
    match, begun = table.match, (table.rules, table.matches, table.log[:2])
    if match is None:
        return begun
    ended = match.run if table.resting else None
    return match.board, match.standing, match.phase, ended, begun


def deal_part(table: TableState) -> dict[str, Any]:
    """The fields of a view that are the same for everybody and stay from one card to the next; made
    like ``public_part``."""
    table = _shown(table)
    view = asked_view(table, -1)
    rules, board, standing, contract = view.rules, view.board, view.standing, view.contract
    auction = board.auction
    spoken = auction.calls if auction else ()
    bid = auction.contract if auction else None
    height = auction.bid if auction else None
    return {
        "packets": rules.plan.patterns[max(board.pattern, 0)],
        "dealer": standing.dealer if view.phase is Phase.BETWEEN else _dealer(view),
        "deal": standing.deals,
        "match": table.matches,
        "totals": standing.totals,
        "hung": standing.hung,
        "draws": draws(table),
        "turned": card_text(board.turned) if board.turned >= 0 else None,
        "calls": tuple(CallShape(who, call.value) for who, call in spoken),
        "bid": bid.letter if bid is not None else None,
        "height": str(height) if height is not None else None,
        "contract": contract.letter if contract is not None else None,
        "taker": board.taker,
        "multiplier": board.multiplier,
        "swapped": board.swapped,
        "heard": tuple(None if h is None else tuple(i.points for i in h) for h in board.heard),
        "contest": contest(view),
        "history": history(view),
        "winner": standing.verdict.winner,
        "ending": standing.verdict.ending.value,
        "eight": board.eight,
    }


def public_part(table: TableState) -> dict[str, Any]:
    """The other fields that are the same for everybody: made of a spectator's view, and the hands
    of all are counted, never looked at."""
    begun, table = table.match is not None, _shown(table)
    view = asked_view(table, -1)
    run, none = view.run, (0,) * view.rules.sides
    last = run.tricks[-1] if run and run.tricks else None
    return {
        "seats": _seats(table),
        "phase": view.phase.value if begun else "room",
        "belotes": belotes(view),
        "trick": trick_shape(run.trick, view) if run else None,
        "last_trick": trick_shape(last, view) if last else None,
        "tricks": run.won if run else none,
        "points": run.points if run else none,
        "asked": _asked(table),
        "paused": table.paused is not None,
    }


def sheet_part(table: TableState, seat: int) -> dict[str, Any]:
    """The fields of a view that tell what was written, to the side of that seat. They are the same
    as long as the deal goes on."""
    view = asked_view(_shown(table), seat)
    return {"scores": score_shapes(view), "ends": ends(view)}


@dataclass(frozen=True, slots=True)
class Asks:
    """What the people who play may ask of each other now, which hangs on nothing but what everybody
    knows: whether the remaining tricks may be claimed, and the seat whose last decision may be
    asked back, or -1."""

    rest: bool
    undo: int


def asks(table: TableState) -> Asks:
    """What may be asked for."""
    rest = not table.alone and any(may_claim(table, seat) for seat in table.persons[:1])
    return Asks(rest, undo_seat(table))


def own_part(
    table: TableState, seat: int, may: Asks, closes: float | None = None
) -> dict[str, Any]:
    """The fields of a view that are that seat's alone."""
    begun, table = table.match is not None, _shown(table)
    view = asked_view(table, seat)
    return {
        "seat": seat,
        "turn": view.turn,
        "hand": sorted_hand(view.hand, view.contract),
        "away": texts(view.away),
        "prompt": prompts.prompt(table, view, closes) if begun else None,
        "takeback": seat >= 0 and may_take_back(table, seat),
        "undo": seat == may.undo >= 0,
        "rest": may.rest and seat in table.persons,
    }


def _shown(table: TableState) -> TableState:
    """The table, as before its first deal where there is no match yet."""
    return table if table.match is not None else replace(table, match=_unbegun(table.rules))


@lru_cache(maxsize=256)
def rules_part(name: str) -> dict[str, Any]:
    """The fields of a view that follow from the rules alone, by their canonical name."""
    rules = RuleSet.parse(name)
    places = RANK_PLACE[rules.seq_order]
    return {
        "rules": rules.name,
        "variant": rules.variant,
        "theme": theme_of(rules),
        "players": rules.players,
        "sides": rules.sides,
        "rotation": rules.rotation.value,
        "target": rules.target,
        "renonce": rules.illegal_moves is IllegalMoves.RENONCE,
        "seq_order": rules.seq_order.value,
        "order": "".join(r.letter for r in sorted(Rank, key=places.__getitem__)),
        "talon": rules.plan.talon,
    }


@lru_cache(maxsize=64)
def _unbegun(rules: RuleSet) -> State:
    """A match before its first deal, to show the table of a room by."""
    return replay((ev.MatchOpened(rules.name, (0,) * rules.sides), ev.DealerDrawn(0)))


def _asked(table: TableState) -> AskedShape | None:
    asked = table.question
    if asked is None:
        return None
    return AskedShape(asked.kind, asked.seat, tuple(sorted(asked.yes)))


def _seats(table: TableState) -> tuple[SeatShape, ...]:
    match, ready, side = table.match, table.ready, table.rules.side
    hands = match.secret.hands if match else ()
    held = [hand.bit_count() for hand in hands] or [0] * len(table.seats)
    return tuple(
        [
            _seat_shape(who.name, who.kind.value, side(seat), held[seat], seat in ready, who.bot)
            for seat, who in enumerate(table.seats)
        ]
    )


@lru_cache(maxsize=8192)
def _seat_shape(*fields: Any) -> SeatShape:
    return SeatShape(*fields)


def _dealer(view: SeatView) -> int:
    """The dealer of the deal on the table; after the last deal the dealership has moved on."""
    moved = view.phase is Phase.OVER
    return (view.standing.dealer - moved) % view.rules.players
