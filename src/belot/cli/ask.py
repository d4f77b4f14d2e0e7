"""The questions a player is asked, one for each phase, and the answers read into actions."""

from __future__ import annotations

from belot.cli.announcing import AnnounceQuestion
from belot.cli.ask_deal import Dealing
from belot.cli.asking import Claimed, Problem, Question, TakeBack
from belot.cli.typed import Choices
from belot.rules import (
    Accept,
    Action,
    Announce,
    Card,
    Contract,
    Phase,
    Play,
    Say,
    SeatView,
    Swap,
    card_text,
)
from belot.rules.auction import legal_calls
from belot.rules.options import IllegalMoves
from belot.rules.view import belote_choice, first_card, said_already, swap_possible


def only_action(view: SeatView) -> Action | None:
    """What the seat does where there is nothing to choose, otherwise None."""
    match view.phase:
        case Phase.AUCTION:
            assert view.board.auction is not None
            calls = legal_calls(view.rules, view.board.auction)
            return Say(calls[0]) if len(calls) == 1 else None
        case Phase.SWAP:
            return None if swap_possible(view) else Swap(False)
        case Phase.ANNOUNCE:
            return None if AnnounceQuestion(view).needed else Announce()
        case Phase.PLAY:
            return _only_card(view)
        case _:
            return None


def _only_card(view: SeatView) -> Play | None:
    prevented = view.rules.illegal_moves is IllegalMoves.PREVENTED
    hand = view.lawful if prevented else view.hand
    if hand.bit_count() != 1 or not prevented:
        return None
    card = hand.bit_length() - 1
    asked = (first_card(view) and AnnounceQuestion(view).needed) or belote_choice(view, card)
    return None if asked else Play(card)


class Player(Dealing):
    """Somebody at a terminal, who is asked what to do."""

    def act(self, view: SeatView) -> Action:
        """Ask what to do. Raises TakeBack, Quit, and Left at the end of input."""
        self.refused = ""
        try:
            return self._act(view)
        except Claimed as claimed:
            return claimed.claim

    def _act(self, view: SeatView) -> Action:
        match view.phase:
            case Phase.CUT:
                return self._cut(view)
            case Phase.PACKETS:
                return self._packets(view)
            case Phase.AUCTION:
                return self._call(view)
            case Phase.SWAP:
                return self._swap(view)
            case Phase.EXCHANGE:
                return self._discard(view)
            case Phase.ANNOUNCE:
                return self._announce(view)
            case Phase.PLAY:
                return self._play(view)
            case _:
                return self._accept(view)

    # --- announcing and playing --------------------------------------------------------

    def _announce(self, view: SeatView) -> Announce:
        v, question = self.v, AnnounceQuestion(view)

        def lines() -> list[str]:
            return [v("hand", cards=v.hand(view)), v("ask-declare", list=question.listed(v))]

        def read(text: str) -> Announce | Problem:
            found = question.read(v, text)
            return Problem(found) if isinstance(found, str) else found

        enter = (question.default(), question.enter(v))
        return self.ask(view, Question(lines, v("ask-declare-which"), read, enter))

    def _play(self, view: SeatView) -> Action:
        said = None
        if first_card(view) and AnnounceQuestion(view).needed:
            said = self._announce(view)
            try:
                return self._play_card(view, said)
            except TakeBack:  # back to the first of the two questions
                self.terminal.say(self.v("takeback-done"))
                return self._play(view)
        return self._play_card(view, said)

    def _play_card(self, view: SeatView, said: Announce | None) -> Action:
        """The card, and the word of belote that may go with it."""
        card = self._ask_card(view)
        called = said.belote if said else 0
        word = False
        if belote_choice(view, card) and not called >> (card >> 3) & 1:
            question = self._belote_question(view, card)
            try:
                word = self.ask(view, self.yes_or_no(question, enter=True))
            except TakeBack:  # back to the card
                self.terminal.say(self.v("takeback-done"))
                return self._play_card(view, said)
            if not word:
                self.terminal.say(self.v("belote-lost"))
        return Play(card, belote=word, announce=said)

    def _belote_question(self, view: SeatView, card: Card) -> str:
        if said_already(view, card >> 3):
            return self.v("ask-rebelote")
        if view.contract is Contract.ALL_TRUMPS:
            return self.v("ask-belote-suit", suit=card_text(card)[1])
        return self.v("ask-belote")

    def _ask_card(self, view: SeatView) -> Card:
        v = self.v
        prevented = view.rules.illegal_moves is IllegalMoves.PREVENTED
        cards = v.in_order(view.lawful if prevented else view.hand, view.contract)

        def lines() -> list[str]:
            if len(cards) == view.hand.bit_count():
                return [self._numbered(view, cards)]
            legal = v("legal-cards", cards=self._list(view, cards))
            return [v("hand", cards=v.hand(view)), legal]

        def read(text: str) -> Card | Problem:
            card = self._card_in(view, cards, text)
            if isinstance(card, Problem):
                return card
            play = self._checked(view, Play(card), text, card)
            return play if isinstance(play, Problem) else card

        leads = view.run is not None and not view.run.trick.cards
        prompt = f"{v('your-lead')} {v('ask-card')}" if leads else v("ask-card")
        return self.ask(view, Question(lines, prompt, read))

    # --- the end of a deal, with revokes -----------------------------------------------

    def _accept(self, view: SeatView) -> Action:
        choices = Choices([(Accept(), (self.v("say-accept"),))])
        enter = (Accept(), self.v("say-accept"))
        return self._choose(view, self.v("ask-accept"), choices, enter)
