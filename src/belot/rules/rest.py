"""All the remaining tricks to one seat: the cards are thrown in, and the deal is scored as if they
had been played. Whether the seat would have got them is for the table to find out."""

from __future__ import annotations

from belot.rules.cards import Rank, cards_of
from belot.rules.errors import Code, Refusal
from belot.rules.law import Trick, add
from belot.rules.options import IllegalMoves
from belot.rules.state import Phase, State, changed
from belot.rules.view import SeatView, rides_on_card, speaks

_PAIR = 1 << Rank.KING | 1 << Rank.QUEEN


def check_rest(view: SeatView) -> None:
    """Raise Refusal unless this seat may claim the remaining tricks now, in turn or out of it.

    It depends on nothing but what everybody knows.
    """
    if view.phase is Phase.OVER:
        raise Refusal(Code.MATCH_OVER, "the match is over", rule="phase=over")
    if view.phase is not Phase.PLAY:
        raise Refusal(Code.WRONG_PHASE, f"not during {view.phase}", rule=f"phase={view.phase}")
    if not view.seated:
        raise Refusal(Code.NOT_YOUR_TURN, f"there is no seat {view.seat}", rule="turn")
    if view.rules.illegal_moves is IllegalMoves.RENONCE:
        raise Refusal(
            Code.REST_RENONCE, "a renonce may still be claimed", rule="illegal_moves=renonce"
        )
    if tricks_left(view) < 1:
        raise Refusal(Code.REST_NONE, "no whole trick is left")
    if _somebody_announces(view):
        raise Refusal(
            Code.REST_NONE, "not everybody has announced", rule=f"decl_when={view.rules.decl_when}"
        )


def tricks_left(view: SeatView) -> int:
    """How many tricks are left besides the one on the table."""
    run = view.run
    assert run is not None
    return view.rules.hand_size - len(run.tricks) - bool(run.trick.cards)


def _somebody_announces(view: SeatView) -> bool:
    """Whether somebody has still to announce with the first card."""
    rules, contract = view.rules, view.contract
    assert contract is not None
    return rides_on_card(rules) and speaks(rules, contract) and None in view.board.heard


def open_belotes(state: State) -> tuple[int, ...]:
    """The belotes that each seat could still announce in the play, or complete (a 4-bit mask of
    suits): nobody loses one because the cards are not played."""
    run = state.run
    assert run is not None
    found = list(state.secret.pairs)
    for word in state.board.words:
        pair = _PAIR << word.suit * 8
        if word.said == 1 and run.played & pair != pair:
            found[word.seat] |= 1 << word.suit
    return tuple(found)


def thrown_in(state: State, seat: int) -> tuple[Trick, ...]:
    """The trick on the table and those after it, all of them the seat's.

    The cards come in a fixed order: each seat's from the strongest down, trumps first.
    """
    run, law, players = state.run, state.law, state.rules.players
    assert run is not None and law is not None
    place = law.order.place
    hands = [sorted(cards_of(hand), key=place.__getitem__) for hand in state.secret.hands]
    trick, tricks = run.trick, list[Trick]()
    while trick.cards or any(hands):
        for who in state.rules.in_turn(trick.leader)[len(trick.cards) :]:
            trick = add(law, trick, who, hands[who].pop())
        own = dict(trick.plays(players))[seat]
        tricks.append(changed(trick, winner=seat, best=place[own]))
        trick = Trick(seat)
    return tuple(tricks)
