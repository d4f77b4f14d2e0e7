"""The fold of the events before the play: each takes a state and an event, unchecked."""

from __future__ import annotations

from belot.rules import announce, auction, deal
from belot.rules import events as ev
from belot.rules.cards import Contract, Suit
from belot.rules.law import Trick, law_of
from belot.rules.state import Board, Phase, Run, Secret, State, changed, put
from belot.rules.view import rides_on_card, speaks


def dealer_drawn(state: State, event: ev.DealerDrawn) -> State:
    """The first dealer is known."""
    standing = changed(state.standing, dealer=event.dealer)
    return changed(state, phase=Phase.BETWEEN, standing=standing)


def deal_opened(state: State, event: ev.DealOpened) -> State:
    """A new deal: everything of the last one goes."""
    rules = state.rules
    return changed(
        state,
        phase=Phase.CUT,
        turn=(event.dealer - 1) % rules.players,
        standing=changed(state.standing, deals=event.number, dealer=event.dealer),
        board=Board(heard=(None,) * rules.players, belotes=(0,) * rules.players),
        run=None,
        law=None,
        secret=Secret(
            pack=event.pack,
            items=((),) * rules.players,
            pairs=(0,) * rules.players,
        ),
    )


def pack_cut(state: State, event: ev.PackCut) -> State:
    """The pack is cut; then the dealer chooses the packets, if he may."""
    choice = len(state.rules.plan.patterns) > 1
    return changed(
        state,
        phase=Phase.PACKETS if choice else Phase.DEALING,
        turn=state.standing.dealer if choice else -1,
        board=changed(state.board, cut=event.at),
        secret=changed(state.secret, pack=deal.cut(state.secret.pack, event.at)),
    )


def packets_chosen(state: State, event: ev.PacketsChosen) -> State:
    """How to deal is settled."""
    board = changed(state.board, pattern=event.pattern)
    return changed(state, phase=Phase.DEALING, turn=-1, board=board)


def dealt(state: State, event: ev.Dealt) -> State:
    """The hands before the auction; the auction opens."""
    rules, dealer = state.rules, state.standing.dealer
    layout = deal.lay_out(rules, state.secret.pack, dealer, max(state.board.pattern, 0))
    turned = Suit(event.turned >> 3) if event.turned >= 0 else None
    opened = auction.open_auction(rules, dealer, turned)
    return changed(
        state,
        phase=Phase.AUCTION,
        turn=opened.turn,
        board=changed(state.board, turned=event.turned, offered=event.turned, auction=opened),
        secret=changed(state.secret, layout=layout, hands=event.hands),
    )


def called(state: State, event: ev.Called) -> State:
    """A call; the last one leads on to the swap, the talon or a new deal."""
    rules = state.rules
    assert state.board.auction is not None
    spoken = auction.after(rules, state.board.auction, event.call, event.seat)
    board = changed(state.board, auction=spoken)
    if not spoken.over:
        return changed(state, board=board, turn=spoken.turn)
    if spoken.contract is None:
        return changed(state, board=board, turn=-1, phase=Phase.PASSED)
    law = law_of(rules, spoken.contract)
    if rules.seven_swap and _swap_window(state, spoken.contract):
        first = state.eldest
        return changed(state, board=board, law=law, turn=first, phase=Phase.SWAP)
    return changed(state, board=board, law=law, turn=-1, phase=Phase.FILLING)


def _swap_window(state: State, contract: Contract) -> bool:
    """Whether the turned suit became trump; the turned card itself may be the seven."""
    turned = state.board.turned
    return turned >= 0 and contract.trump == turned >> 3 and turned != deal.seven_of(turned)


def passed_out(state: State, event: ev.PassedOut) -> State:
    """Nobody called: the named seat deals."""
    standing = changed(state.standing, dealer=event.dealer)
    return changed(state, phase=Phase.BETWEEN, turn=-1, standing=standing)


def swap_declined(state: State, event: ev.SwapDeclined) -> State:
    """The next seat is asked about the seven; the dealer is the last."""
    if event.seat == state.standing.dealer:
        return changed(state, phase=Phase.FILLING, turn=-1)
    return changed(state, turn=state.rules.next(event.seat))


def seven_swapped(state: State, event: ev.SevenSwapped) -> State:
    """The seven lies where the turned card lay."""
    secret, turned = state.secret, state.board.turned
    assert secret.layout is not None
    seven = deal.seven_of(turned)
    traded = (1 << seven) | (1 << turned)  # where a hand holds one of them, it now holds the other
    hands = tuple(
        hand ^ traded if hand & traded or seat == event.seat else hand
        for seat, hand in enumerate(secret.hands)
    )
    return changed(
        state,
        phase=Phase.FILLING,
        turn=-1,
        board=changed(state.board, turned=seven, swapped=event.seat),
        secret=changed(
            secret,
            layout=deal.swap_turned(secret.layout, seven),
            hands=hands,
        ),
    )


def hands_filled(state: State, event: ev.HandsFilled) -> State:
    """Everybody has his cards; the captain puts two away."""
    hands = tuple(h | c for h, c in zip(state.secret.hands, event.cards, strict=True))
    state = changed(state, secret=changed(state.secret, hands=hands))
    if state.rules.captain_exchanges:
        return changed(state, phase=Phase.EXCHANGE, turn=state.board.taker)
    return _before_play(state)


def discarded(state: State, event: ev.Discarded) -> State:
    """The captain's hand is complete."""
    secret = state.secret
    hand = secret.hands[event.seat] & ~event.cards
    hands = put(secret.hands, event.seat, hand)
    board = changed(state.board, discarded=True)
    secret = changed(secret, hands=hands, away=event.cards)
    return _before_play(changed(state, board=board, secret=secret))


def _before_play(state: State) -> State:
    """The hands are complete: an eight of a suit ends everything, otherwise announce or play."""
    rules, contract = state.rules, state.contract
    hands = state.secret.hands
    pairs = tuple(announce.belote_suits(contract, hand, rules.at_belotes) for hand in hands)
    leader = state.leader
    none = (0,) * rules.sides
    state = changed(
        state,
        turn=leader,
        run=Run(Trick(leader), (), none, none),
        secret=changed(state.secret, full=hands, pairs=pairs),
    )
    if announce.first_eight(rules, contract, hands, state.eldest) is not None:
        return changed(state, phase=Phase.FILLING, turn=-1)
    if rides_on_card(rules) or not speaks(rules, contract):
        return changed(state, phase=Phase.PLAY)
    return changed(state, phase=Phase.ANNOUNCE, turn=state.eldest)
