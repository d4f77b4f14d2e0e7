"""What one seat may know.

A SeatView is an allow-list: the public parts of the state and the seat's own cards, nothing else,
by reference and without copying. Bots and sockets only ever see this.
"""

from __future__ import annotations

from belot.rules import announce, play
from belot.rules.actions import (
    Play,
)
from belot.rules.announce import Declaration
from belot.rules.cards import (
    Card,
    Contract,
    Hand,
    Rank,
)
from belot.rules.deal import seven_of
from belot.rules.events import Word
from belot.rules.law import PlayLaw, legal_cards
from belot.rules.options import BeloteAnnounce, DeclWhen
from belot.rules.ruleset import RuleSet
from belot.rules.state import Board, Phase, Run, Standing, State


class SeatView:
    """A match as one seat sees it. Make one with ``view_of``; do not keep it across events.

    ``hand`` is the seat's own hand (0 for a spectator, seat -1), ``items`` what it announced
    itself, ``pairs`` the suits in which it can still announce a belote, ``away`` what it discarded.
    """

    __slots__ = (
        "_lawful",
        "away",
        "board",
        "hand",
        "items",
        "law",
        "pairs",
        "phase",
        "rules",
        "run",
        "seat",
        "standing",
        "turn",
    )

    rules: RuleSet
    law: PlayLaw | None
    phase: Phase
    turn: int
    seat: int
    standing: Standing
    board: Board
    run: Run | None
    hand: Hand
    items: tuple[Declaration, ...]
    pairs: int
    away: Hand
    _lawful: int

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.turn == self.seat >= 0

    @property
    def seated(self) -> bool:
        """Whether this is a player's view and not a spectator's."""
        return 0 <= self.seat < self.rules.players

    @property
    def contract(self) -> Contract | None:
        """The contract once the auction is over."""
        return self.board.contract

    @property
    def side(self) -> int:
        """The side of this seat."""
        return self.rules.side(self.seat)

    def forget_lawful(self) -> None:
        """Work out ``lawful`` again when it is next asked for."""
        self._lawful = -1

    @property
    def lawful(self) -> Hand:
        """The cards the law allows this seat to play now; 0 when it is not its turn to play."""
        if self._lawful < 0:
            playing = self.phase is Phase.PLAY and self.my_turn
            if playing and self.law and self.run:
                self._lawful = legal_cards(self.law, self.hand, self.run.trick, self.seat)
            else:
                self._lawful = 0
        return self._lawful


def view_of(state: State, seat: int) -> SeatView:
    """The view of a seat; -1 is a spectator, who sees no hand."""
    view = SeatView()
    secret = state.secret
    view.rules = state.rules
    view.law = state.law
    view.phase = state.phase
    # Whom the table asks about the seven is nobody else's business (the window of design §4).
    asked = state.phase is Phase.SWAP and state.turn != seat
    view.turn = -1 if asked else state.turn
    view.seat = seat
    view.standing = state.standing
    view.board = state.board
    view.run = state.run
    sits = 0 <= seat < len(secret.hands)
    view.hand = secret.hands[seat] if sits else 0
    view.items = secret.items[seat] if sits else ()
    view.pairs = secret.pairs[seat] if sits else 0
    view.away = secret.away if sits and seat == state.board.taker else 0
    view.forget_lawful()
    return view


# --- what may be said and done ---


def swap_possible(view: SeatView) -> bool:
    """Whether this seat holds the seven that can be swapped for the turned card.

    Not where the turned card is the seat's own already (bela4.md §11).
    """
    owner = turned_owner(view.rules, view.standing.dealer, view.board.taker)
    return bool(view.hand >> seven_of(view.board.turned) & 1) and view.seat != owner


def shown(view: SeatView, seat: int) -> Hand:
    """Cards that a seat is known to hold or to have held in the play, by its announcements."""
    board = view.board
    held = 0
    if board.contest is not None:
        for item in board.contest.counted[seat]:
            held |= item.cards
    for word in board.words:
        if word.seat == seat:
            held |= (1 << Rank.KING | 1 << Rank.QUEEN) << word.suit * 8
    return held


def turned_owner(rules: RuleSet, dealer: int, taker: int) -> int:
    """Whose own the turned card is once the auction is over: the taker's who gets it, the dealer's
    where the whole pack is dealt, or nobody's (-1)."""
    if rules.plan.taker_gets_turned:
        return taker
    dealt = rules.stock_size == 0 and not rules.plan.turned
    return dealer if dealt else -1


def rides_on_card(rules: RuleSet) -> bool:
    """Whether announcements belong to the first card instead of a round of their own."""
    return rules.decl_when is not DeclWhen.BEFORE_FIRST_TRICK


def speaks(rules: RuleSet, contract: Contract) -> bool:
    """Whether there is anything to announce in this contract before or with the first card."""
    before = rules.belote_before_play and contract is not Contract.NO_TRUMPS
    return before or announce.plays_declarations(rules, contract)


def first_card(view: SeatView) -> bool:
    """Whether the seat has not announced yet and does so with the card it is about to play."""
    return (
        rides_on_card(view.rules)
        and view.board.heard[view.seat] is None
        and view.contract is not None
        and speaks(view.rules, view.contract)
    )


def belote_choice(view: SeatView, card: Card) -> bool:
    """Whether a word of belote may be said, or kept back, with this card."""
    rank = card & 7
    if rank not in (Rank.KING, Rank.QUEEN) or view.rules.belote_announce is BeloteAnnounce.AUTO:
        return False
    said = said_already(view, card >> 3)
    if said:
        return said == 1 and view.rules.belote_announce is BeloteAnnounce.MANUAL_BOTH
    return first_word_possible(view, card)


def said_already(view: SeatView, suit: int) -> int:
    """How much of a belote this seat has announced in a suit: 0, 1 or 2 words."""
    for word in view.board.words:
        if word.seat == view.seat and word.suit == suit:
            return word.said
    return 0


def first_word_possible(view: SeatView, card: Card) -> bool:
    """Whether "belote" may go with this card: the first of a king and queen of trumps in hand."""
    suit = card >> 3
    if not view.pairs >> suit & 1:
        return False
    trick = view.run.trick.cards if view.run else ()
    led = trick[0] >> 3 if trick else -1
    return play.word_fits(suit, led, view.contract is Contract.ALL_TRUMPS)


def word_with(view: SeatView, action: Play) -> Word:
    """The word that goes with a checked play, said by the player or by the table."""
    card = action.card
    if card & 7 not in (Rank.KING, Rank.QUEEN):
        return Word.NONE
    kind = view.rules.belote_announce
    if said_already(view, card >> 3) == 1:
        by_itself = kind is not BeloteAnnounce.MANUAL_BOTH
        return Word.REBELOTE if by_itself or action.belote else Word.NONE
    by_table = kind is BeloteAnnounce.AUTO and first_word_possible(view, card)
    called = action.announce.belote if action.announce else 0
    if called >> (card >> 3) & 1:
        return Word.NONE  # announced for good with the declarations
    return Word.BELOTE if by_table or action.belote else Word.NONE


def may_accept(view: SeatView) -> bool:
    """Whether this seat has still to accept the finished tricks."""
    return view.phase is Phase.ACCEPT and not (
        view.run is None or view.run.accepted >> view.seat & 1
    )
