"""From the opening of a match to the last card dealt, in words."""

from __future__ import annotations

from typing import Final

from belot.cli.voice import Voice
from belot.rules import Call, Hand, SeatView, arises
from belot.rules import events as ev
from belot.rules.auction import legal_calls
from belot.rules.calls import bid_and_contract
from belot.rules.cards import card_text
from belot.rules.options import (
    AllPass,
    AuctionKind,
    FirstDealer,
    Shuffle,
    TurnUp,
)

Lines = list[str]


# --- before the cards are dealt --------------------------------------------------------


def opened(v: Voice, event: ev.MatchOpened, before: SeatView, after: SeatView) -> Lines:
    """The game, the table and what it starts from."""
    rules = v.rules
    title = v("preset-" + rules.variant.replace("_", "-"))
    lines = [v("match-start", rules=title, n=rules.target)]
    changed = [o for o in rules.changes() if o != "target" and arises(rules, o)]
    if changed:
        lines.append(v("rules-changed", preset=title))
        lines += [v.rule(option, getattr(rules, option)) for option in changed]
    lines.append(v("match-seats", players=", ".join(map(v.marked, rules.in_turn(max(v.seat, 0))))))
    if any(event.totals) or event.hung:
        lines.append(v("running", list=v.per_side(event.totals)))
    if event.hung:
        lines.append(v("hung-now", n=event.hung))
    if v.animals and rules.declarations:
        lines.append(v("sequence-order", list=v.sequence_order()))
    return lines


def drawn(v: Voice, event: ev.DealerDrawn, before: SeatView, after: SeatView) -> Lines:
    """The draw for the first deal."""
    lines = [v("draw-start")] if event.draws else []
    for number, draws in enumerate(event.draws):
        if number:
            players = ", ".join(v.name(seat) for seat, _ in draws)
            lines.append(v("draw-tie", players=players))
        drawn = (v("play-short", player=v.name(s), card=v.card(c, number=True)) for s, c in draws)
        lines.append(" ".join(drawn))
    chosen = v.rules.first_dealer is FirstDealer.CHOSEN
    key = "dealer-drawn" if event.draws else "dealer-chosen" if chosen else "dealer-random"
    return [*lines, v(key, player=v.name(event.dealer))]


def deal_opened(v: Voice, event: ev.DealOpened, before: SeatView, after: SeatView) -> Lines:
    """The number of the deal and its dealer."""
    line = deal_line(v, event.number, event.dealer)
    if event.number == 2 and v.rules.shuffle is Shuffle.FIRST_DEAL_ONLY:
        line += " " + v("gathered")
    return ["", line]


def deal_line(v: Voice, number: int, dealer: int) -> str:
    """The number of a deal and its dealer."""
    return v("deal-start", n=number, player=v.name(dealer))


def cut(v: Voice, event: ev.PackCut, before: SeatView, after: SeatView) -> Lines:
    """Who cut, and where."""
    if event.at:
        return [v("cut-made", player=v.name(event.seat), n=event.at)]
    return [v("cut-tapped", player=v.name(event.seat))]


def packets_text(v: Voice, pattern: int) -> str:
    """One way to deal, as ``3+2``."""
    return "+".join(map(str, v.rules.plan.patterns[pattern]))


def packets(v: Voice, event: ev.PacketsChosen, before: SeatView, after: SeatView) -> Lines:
    """How the dealer deals."""
    pattern = packets_text(v, event.pattern)
    return [v("packets-made", player=v.name(event.seat), packets=pattern)]


def dealt(v: Voice, event: ev.Dealt, before: SeatView, after: SeatView) -> Lines:
    """The hand before the auction, and the card turned up."""
    lines = hand_lines(v, after, event.hands)
    if event.turned >= 0:
        lines.append(turn_up_line(v, after))
    return lines


def turn_up_line(v: Voice, view: SeatView) -> str:
    """The turned card; the dealer is told where it is his own."""
    rules = v.rules
    whole = rules.stock_size == 0 and not rules.plan.turned
    offered = rules.auction in (AuctionKind.TWO_ROUND_TAKE, AuctionKind.TWO_PLAYER_SHORT)
    own = whole and view.seat == view.standing.dealer
    key = "turn-up-own" if own else "turn-up" if offered else "turn-up-info"
    return v(key, card=card_text(view.board.turned))


def hand_lines(v: Voice, view: SeatView, hands: tuple[Hand, ...]) -> Lines:
    """The listener's hand; a spectator of a record is shown every hand there is."""
    if view.seat >= 0:
        return [v("hand", cards=v.hand(view))]
    return _every_hand(v, view, hands, "hand-of")


def _every_hand(v: Voice, view: SeatView, hands: tuple[Hand, ...], key: str) -> Lines:
    return [
        v(key, player=v.name(seat), cards=v.cards(v.in_order(hand, view.contract)))
        for seat, hand in enumerate(hands)
        if hand
    ]


# --- auction, swap, talon --------------------------------------------------------------

_CALLS: Final = {
    Call.PASS: "call-pass",
    Call.TAKE: "call-take",
    Call.DOUBLE: "call-double",
    Call.REDOUBLE: "call-redouble",
}


def call_line(v: Voice, seat: int, call: Call, turned: int) -> str:
    """Who said what."""
    player = v.name(seat)
    if call is Call.TAKE:
        return v("call-take", player=player, suit=card_text(turned)[1])
    if call in _CALLS:
        return v(_CALLS[call], player=player)
    bid = bid_and_contract(call)
    if bid is not None:
        return v("call-height", player=player, bid=str(bid[0]), contract=bid[1].letter)
    if v.rules.auction is AuctionKind.LADDER:
        return v("call-bid", player=player, contract=call.value)
    return v("call-suit", player=player, suit=call.value)


def called(v: Voice, event: ev.Called, before: SeatView, after: SeatView) -> Lines:
    """A call, and what follows from it."""
    lines = [call_line(v, event.seat, event.call, after.board.turned)]
    auction = after.board.auction
    assert auction is not None
    if auction.over:
        return lines + ([contract_line(v, after)] if auction.contract is not None else [])
    two_rounds = v.rules.auction is AuctionKind.TWO_ROUND_TAKE
    if two_rounds and event.call is Call.PASS and auction.passes == v.rules.players:
        lines.append(v("call-round-two"))
    if auction.contract is None and Call.PASS not in legal_calls(v.rules, auction):
        mine = auction.turn == v.seat
        forced = v("call-forced", player=v.name(auction.turn))
        lines.append(v("call-forced-you") if mine else forced)
    return lines


def passed_out(v: Voice, event: ev.PassedOut, before: SeatView, after: SeatView) -> Lines:
    """Nobody called: who deals now."""
    same = v.rules.all_pass is AllPass.REDEAL_SAME_DEALER
    redeal = v("redeal-same" if same else "redeal-next", player=v.name(event.dealer))
    return [f"{v('passed-out')} {redeal}"]


def declined(v: Voice, event: ev.SwapDeclined, before: SeatView, after: SeatView) -> Lines:
    """A seven kept is told to nobody."""
    return []


def swapped(v: Voice, event: ev.SevenSwapped, before: SeatView, after: SeatView) -> Lines:
    """The seven for the turned card."""
    card = card_text(before.board.turned)
    return [v("swap-made", player=v.name(event.seat), card=card)]


def filled(v: Voice, event: ev.HandsFilled, before: SeatView, after: SeatView) -> Lines:
    """Talon, turned card and the rest of the cards."""
    rules, taker, board = v.rules, after.board.taker, after.board
    lines = []
    if rules.turn_up is TurnUp.TO_TAKER and board.turned >= 0:
        lines.append(v("turn-up-taken", player=v.name(taker), card=card_text(board.turned)))
    if rules.captain_exchanges:
        lines.append(v("captain-takes", player=v.name(taker), n=rules.stock_size))
    if after.seat < 0:
        key = "talon-of" if rules.plan.talon else "rest-of"
        return lines + _every_hand(v, after, event.cards, key)
    if rules.plan.talon and event.cards[after.seat]:
        cards = v.cards(v.in_order(event.cards[after.seat], after.contract))
        lines.append(v("talon-yours", cards=cards))
    asked = rules.captain_exchanges and taker == after.seat  # the question shows the hand
    return lines if asked else lines + hand_lines(v, after, ())


def discarded(v: Voice, event: ev.Discarded, before: SeatView, after: SeatView) -> Lines:
    """The captain's discard."""
    if event.cards and event.seat == v.seat:
        cards = v.cards(v.in_order(event.cards, after.contract))
        return [v("discard-yours", cards=cards)]
    return [v("discard-made", player=v.name(event.seat))]


def contract_line(v: Voice, view: SeatView) -> str:
    """The contract, its caller, and whether it is doubled."""
    assert view.contract is not None
    contract, player = view.contract.letter, v.marked(view.board.taker)
    line = v("contract-is", contract=contract, player=player)
    if view.board.bid is not None:
        line = v("contract-height", bid=str(view.board.bid), contract=contract, player=player)
    if view.board.multiplier > 1:
        key = "contract-doubled" if view.board.multiplier == 2 else "contract-redoubled"
        line += f" {v(key, n=view.board.multiplier)}"
    return line
