"""What a seat may do: one place for the table that checks and for the player who chooses.

``check`` and ``legal_actions`` depend on nothing but a SeatView, so a bot can ask the very same
questions as the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from belot.rules import announce, auction
from belot.rules.actions import (
    Accept,
    Action,
    Announce,
    ChoosePackets,
    Claim,
    Cut,
    Discard,
    Play,
    Say,
    Swap,
)
from belot.rules.announce import Declaration
from belot.rules.cards import (
    CARD_TEXT,
    DECK,
    Contract,
    Hand,
    cards_of,
    iter_cards,
)
from belot.rules.errors import Code, Refusal
from belot.rules.law import breach
from belot.rules.malformed import refuse_malformed
from belot.rules.options import IllegalMoves
from belot.rules.state import Phase
from belot.rules.view import (
    SeatView,
    belote_choice,
    first_card,
    may_accept,
    rides_on_card,
    said_already,
    swap_possible,
)

# --- cut, packets, auction, swap, discard ---


def _cuts(view: SeatView) -> Iterator[Cut]:
    low = view.rules.cut_min
    if low == 0:
        yield Cut(0)
        low = 1
    yield from (Cut(at) for at in range(low, DECK - low + 1))


def _check_cut(view: SeatView, action: Cut) -> None:
    low = view.rules.cut_min
    tapped = low == 0 and action.at == 0
    if not tapped and not max(low, 1) <= action.at <= DECK - max(low, 1):
        raise Refusal(Code.CUT_RANGE, f"cannot lift {action.at} cards", rule=f"cut_min={low}")


def _check_packets(view: SeatView, action: ChoosePackets) -> None:
    if not 0 <= action.pattern < len(view.rules.plan.patterns):
        raise Refusal(
            Code.PACKETS_UNKNOWN,
            f"no such choice: {action.pattern}",
            rule=f"packets={view.rules.packets}",
        )


def _check_say(view: SeatView, action: Say) -> None:
    assert view.board.auction is not None
    auction.check_call(view.rules, view.board.auction, action.call, view.seat)


def _early_calls(view: SeatView) -> tuple[auction.Call, ...]:
    """The doubles that need not wait for the seat's turn."""
    assert view.board.auction is not None
    return auction.out_of_turn(view.rules, view.board.auction, view.seat)


def _check_swap(view: SeatView, action: Swap) -> None:
    if action.made and not swap_possible(view):
        raise Refusal(Code.SWAP_NOT_POSSIBLE, "no seven to swap", rule="seven_swap=on")


def _check_discard(view: SeatView, action: Discard) -> None:
    rule = f"stock_3p={view.rules.stock_3p}"
    if action.cards & ~view.hand:
        raise Refusal(Code.DISCARD_NOT_HELD, "a discarded card is not held", rule=rule)
    if action.cards.bit_count() != 2:
        raise Refusal(Code.DISCARD_TWO, "exactly two cards go away", rule=rule)


def _discards(view: SeatView) -> Iterator[Discard]:
    cards = cards_of(view.hand)
    for i, first in enumerate(cards):
        for second in cards[i + 1 :]:
            yield Discard(1 << first | 1 << second)


# --- announcing ---


def _announces(view: SeatView) -> Iterator[Announce]:
    assert view.contract is not None
    rules = view.rules
    belotes = [0]
    if rules.belote_before_play:
        belotes = [b for b in range(16) if b & ~view.pairs == 0]
    for items in announce.announcements(rules, view.contract, view.hand):
        for belote in belotes:
            yield Announce(items, belote)


def _check_announce(view: SeatView, action: Announce) -> None:
    contract = view.contract
    assert contract is not None
    if action.items:
        _check_items(view, contract, action.items)
    if not action.belote:
        return
    if not view.rules.belote_before_play:
        raise Refusal(
            Code.BELOTE_NOT_NOW, "belote belongs to its cards", rule="belote_before_play=off"
        )
    if not 0 < action.belote < 16 or action.belote & ~view.pairs:
        raise Refusal(Code.BELOTE_NOT_HELD, "king and queen of trumps are not held")


def _check_items(view: SeatView, contract: Contract, items: tuple[Declaration, ...]) -> None:
    if not announce.plays_declarations(view.rules, contract):
        if contract is Contract.NO_TRUMPS:
            raise Refusal(Code.DECL_NT, "no declarations in No Trumps")
        raise Refusal(Code.DECL_OFF, "no declarations are played", rule="declarations=off")
    allowed = announce.announcements(view.rules, contract, view.hand)
    if tuple(sorted(items, reverse=True)) in allowed:
        return
    single = {item for some in allowed for item in some}
    if all(item in single for item in items) and len(set(items)) == len(items):
        raise Refusal(Code.DECL_CARD_USED, "a card is in two declarations", rule="card_reuse=off")
    raise Refusal(Code.DECL_NOT_HELD, "a declaration is not held")


# --- playing ---


def _check_play(view: SeatView, action: Play) -> None:
    card = action.card
    if not 0 <= card < DECK:
        raise Refusal(Code.CARD_UNKNOWN, f"no such card: {card!r}")
    assert view.run is not None and view.law is not None
    if not view.hand >> card & 1:
        gone = view.run.played >> card & 1
        code = Code.CARD_ALREADY_PLAYED if gone else Code.CARD_NOT_HELD
        raise Refusal(code, f"{CARD_TEXT[card]} is not in hand", legal=cards_of(view.lawful))
    prevented = view.rules.illegal_moves is IllegalMoves.PREVENTED
    if prevented and not view.lawful >> card & 1:
        raise Refusal(
            breach(view.law, view.hand, view.run.trick, view.seat, card),
            f"{CARD_TEXT[card]} may not be played",
            rule=f"contract={view.law.contract.letter}",
            legal=cards_of(view.lawful),
        )
    if action.announce is not None:
        if not rides_on_card(view.rules) or view.board.heard[view.seat] is not None:
            raise Refusal(Code.DECL_LATE, "announcements belong to the first card")
        _check_announce(view, action.announce)
        if not first_card(view):
            raise Refusal(Code.DECL_LATE, "there is nothing to announce in this contract")
    if action.belote:
        _check_word(view, action)


def _check_word(view: SeatView, action: Play) -> None:
    called = action.announce.belote if action.announce else 0
    if called >> (action.card >> 3) & 1:
        raise Refusal(Code.BELOTE_NOT_NOW, "belote is announced already")
    if belote_choice(view, action.card):
        return
    held = view.pairs >> (action.card >> 3) & 1
    code = (
        Code.BELOTE_NOT_NOW
        if held or said_already(view, action.card >> 3)
        else (Code.BELOTE_NOT_HELD)
    )
    raise Refusal(code, "no word of belote goes with this card")


def _plays(view: SeatView) -> Iterator[Play]:
    prevented = view.rules.illegal_moves is IllegalMoves.PREVENTED
    announces: list[Announce | None] = [None]
    if first_card(view):
        announces += [a for a in _announces(view) if a.items or a.belote]
    for card in iter_cards(view.lawful if prevented else view.hand):
        for said in announces:
            yield Play(card, announce=said)
            called = said.belote if said else 0
            if belote_choice(view, card) and not called >> (card >> 3) & 1:
                yield Play(card, belote=True, announce=said)


# --- renonce ---


def _claimable(view: SeatView) -> Hand:
    """Cards that opponents played in this deal."""
    if view.run is None or view.rules.illegal_moves is IllegalMoves.PREVENTED:
        return 0
    found = 0
    for trick in (*view.run.tricks, view.run.trick):
        for seat, card in trick.plays(view.rules.players):
            if view.rules.side(seat) != view.side:
                found |= 1 << card
    return found


def _check_claim(view: SeatView, action: Claim) -> None:
    assert view.run is not None
    if not (0 <= action.card < DECK and view.run.played >> action.card & 1):
        raise Refusal(Code.CLAIM_NOT_PLAYED, "that card was not played")
    if not _claimable(view) >> action.card & 1:
        raise Refusal(Code.CLAIM_OWN_CARD, "that card is your own side's")


def _check_accept(view: SeatView, action: Accept) -> None:
    if not may_accept(view):
        raise Refusal(Code.NOT_YOUR_TURN, f"seat {view.seat} has accepted", rule="turn")


# --- phases and actions ---

_PHASES: Final[dict[type[Action], tuple[Phase, ...]]] = {
    Cut: (Phase.CUT,),
    ChoosePackets: (Phase.PACKETS,),
    Say: (Phase.AUCTION,),
    Swap: (Phase.SWAP,),
    Discard: (Phase.EXCHANGE,),
    Announce: (Phase.ANNOUNCE,),
    Play: (Phase.PLAY,),
    Claim: (Phase.PLAY, Phase.ACCEPT),
    Accept: (Phase.ACCEPT,),
}


_CHECKS: Final[dict[type[Action], Callable[[SeatView, Any], None]]] = {
    Cut: _check_cut,
    ChoosePackets: _check_packets,
    Say: _check_say,
    Swap: _check_swap,
    Discard: _check_discard,
    Announce: _check_announce,
    Play: _check_play,
    Claim: _check_claim,
    Accept: _check_accept,
}


def check(view: SeatView, action: Action) -> None:
    """Raise Refusal unless the law allows this action to this seat now."""
    kind = type(action)
    if kind not in _PHASES:
        raise Refusal(Code.UNKNOWN_ACTION, f"no such action: {action!r}")
    refuse_malformed(action)
    if view.phase is Phase.OVER:
        raise Refusal(Code.MATCH_OVER, "the match is over", rule="phase=over")
    if kind is Claim and view.rules.illegal_moves is IllegalMoves.PREVENTED:
        raise Refusal(Code.CLAIM_OFF, "illegal cards are prevented", rule="illegal_moves=prevented")
    if view.phase not in _PHASES[kind]:
        raise Refusal(Code.WRONG_PHASE, f"not during {view.phase}", rule=f"phase={view.phase}")
    if not (view.my_turn or (kind in (Claim, Accept, Say) and view.seated)):
        raise Refusal(Code.NOT_YOUR_TURN, f"seat {view.seat} is not to act", rule="turn")
    _CHECKS[kind](view, action)


def _turn_actions(view: SeatView) -> Iterator[Action]:
    match view.phase:
        case Phase.CUT:
            yield from _cuts(view)
        case Phase.PACKETS:
            yield from map(ChoosePackets, range(len(view.rules.plan.patterns)))
        case Phase.AUCTION:
            assert view.board.auction is not None
            yield from map(Say, auction.legal_calls(view.rules, view.board.auction))
        case Phase.SWAP:
            yield Swap(False)
            if swap_possible(view):
                yield Swap(True)
        case Phase.EXCHANGE:
            yield from _discards(view)
        case Phase.ANNOUNCE:
            yield from _announces(view)
        case Phase.PLAY:
            yield from _plays(view)
        case _:
            pass


def legal_actions(view: SeatView) -> list[Action]:
    """Everything this seat may do now; empty when it may do nothing."""
    found: list[Action] = list(_turn_actions(view)) if view.my_turn else []
    if view.seated and view.phase is Phase.AUCTION:
        found += map(Say, _early_calls(view))
    if view.seated and view.phase in (Phase.PLAY, Phase.ACCEPT):
        found += [Claim(card) for card in iter_cards(_claimable(view))]
        if may_accept(view):
            found.append(Accept())
    return found
