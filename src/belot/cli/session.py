"""One match at one terminal: a player, bots, the log, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from belot.bots import Bot
from belot.cli.ask import Player, only_action
from belot.cli.asking import TakeBack
from belot.cli.here import here, taken_back
from belot.cli.tell import Teller
from belot.cli.terminal import Terminal
from belot.cli.voice import LETTERS, Voice
from belot.cli.why import why_not
from belot.rules import (
    Action,
    Card,
    Event,
    Phase,
    Play,
    RuleSet,
    SeatView,
    State,
    act,
    fold,
    open_deal,
    open_match,
    replay,
    seen_by,
    view_of,
)
from belot.rules.events import DealOpened, RenonceClaimed
from belot.rules.random import derive, seed_key


class Session:
    """A match being played. ``log`` is all there is; a takeback cuts it and folds it again."""

    def __init__(
        self,
        voice: Voice,
        terminal: Terminal,
        bots: Sequence[Bot | None],
        seed: str,
        dealer: int | None = None,
    ) -> None:
        self.voice = voice
        self.rules: RuleSet = voice.rules
        self.terminal = terminal
        self.bots = tuple(bots)
        self.seed = seed
        self.key = seed_key(seed)
        self.player = Player(voice, terminal)
        self.teller = Teller(voice)
        self.decisions: list[int] = []
        self.broken: dict[Card, str] = {}
        self.log: list[Event] = []
        self._intro()
        self.state, events = open_match(self.rules, derive(self.key, "dealer"), dealer=dealer)
        self._take(None, events)
        terminal.say(f"{voice('match-seed', seed=seed)} {voice('match-help')}")

    def play(self) -> bool:
        """Play to the end, and say whether to play another match. Raises Quit and Left."""
        while True:
            self.run()
            try:
                return self.rematch()
            except TakeBack:
                self.take_back()

    def run(self) -> None:
        """Play to the end. Raises Quit and Left."""
        while self.state.phase is not Phase.OVER:
            if self.state.phase is Phase.BETWEEN:
                number = self.state.standing.deals + 1
                self._step(*open_deal(self.state, derive(self.key, "deal", number)))
            else:
                self._turn()

    def _intro(self) -> None:
        v = self.voice
        if v.style == LETTERS and not v.animals:
            suits = (f"{letter} {v('suit', suit=letter)}" for letter in "SHDC")
            self.terminal.say(", ".join(suits))

    def good_bye(self) -> str:
        """The last words, with the score of a match that was left."""
        v = self.voice
        if self.state.phase is Phase.OVER:
            return v("good-bye")
        totals = v.per_side(self.state.standing.totals)
        return f"{v('match-left', list=totals)} {v('good-bye')}"

    def rematch(self) -> bool:
        """Whether the player wants another match. Raises Quit, Left, and TakeBack."""
        question = self.player.yes_or_no(self.voice("ask-rematch"), enter=False)
        return self.player.ask(self._view(self.state), question)

    @property
    def next_dealer(self) -> int:
        """Who deals first in a rematch: the seat after the last dealer."""
        dealer = self.state.standing.dealer
        return self.rules.next(dealer) if self.state.board.eight >= 0 else dealer

    def _turn(self) -> None:
        state, seat = self.state, self.state.turn
        self.terminal.tell(*self.teller.heading(self._view(state)))
        bot = self.bots[seat]
        view = view_of(state, seat)
        if bot is not None:
            self._step(*act(state, seat, bot.act(view)))
            return
        try:
            action = self._own(view)
        except TakeBack:
            self.take_back()
            return
        self._remember(view, action)
        self._step(*act(state, seat, action))

    def _own(self, view: SeatView) -> Action:
        """The player's action, asked for where there is a choice."""
        action = only_action(view)
        if action is not None:
            self._say_only(view)
            return action
        action = self.player.act(view)
        self.decisions.append(len(self.log))
        return action

    def _remember(self, view: SeatView, action: Action) -> None:
        """Keep the duty that an own card breaks, in case that somebody claims it."""
        if isinstance(action, Play) and not view.lawful >> action.card & 1:
            self.broken[action.card] = why_not(self.voice, view, action.card)

    def _say_only(self, view: SeatView) -> None:
        """Tell why there is no question."""
        v = self.voice
        if view.phase is Phase.PLAY and view.hand.bit_count() > 1:
            cards = v.cards(v.in_order(view.lawful, view.contract))
            self.terminal.say(v("legal-one", cards=cards))

    def take_back(self) -> None:
        """Go back to the player's last decision that was asked for, whatever followed it."""
        if not self.decisions:
            self.terminal.say(self.voice("takeback-none"))
            return
        place = self.decisions.pop()
        event = self.log[place]
        del self.log[place:]
        self.state = replay(self.log)
        self.teller.forget()
        v = self.voice
        self.terminal.say(taken_back(v, event), *here(v, self._view(self.state)))

    def _view(self, state: State) -> SeatView:
        return view_of(state, self.voice.seat)

    def _step(self, state: State, events: tuple[Event, ...]) -> None:
        before = self.state
        self.state = state
        self._take(before, events)

    def _take(self, before: State | None, events: tuple[Event, ...]) -> None:
        """Add events to the log and tell the player what of them is his to know."""
        self.log += events
        for event in events:
            after = fold(before, event)
            seen = seen_by(event, self.voice.seat)
            if seen is not None:
                was = self._view(before) if before else None
                self.terminal.tell(*self.teller.tell(seen, was, self._view(after)))
            if isinstance(event, RenonceClaimed) and event.right and event.card in self.broken:
                self.terminal.tell(self.broken[event.card])
            if isinstance(event, DealOpened):
                self.broken.clear()
            before = after
