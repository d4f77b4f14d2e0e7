"""Logs in which what seldom happens happens: played by a script from stacked packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from belot.bots import make
from belot.rules import (
    Action,
    Announce,
    Call,
    Claim,
    Cut,
    Phase,
    Play,
    Say,
    SeatView,
    State,
    Swap,
    legal_actions,
    parse_card,
)
from belot.rules.actions import ChoosePackets
from belot.rules.events import DealOpened
from belot.table import (
    Act,
    AskReady,
    Command,
    Entry,
    TableState,
    TakeBack,
    TakeBot,
    asked_view,
    come_back,
    command,
    fold_table,
    stand_in,
    wake,
    wake_at,
)
from tests.table.hosting import host_of, opened
from tests.tables import stacked


class Straight:
    """A bot that cuts so that the pack stays as it was stacked, and plays like another."""

    def act(self, view: SeatView) -> Action:
        match view.phase:
            case Phase.CUT:
                return Cut(view.rules.cut_min)
            case Phase.PACKETS:
                return ChoosePackets(0)
            case _:
                return make("club", b"").act(view)


class Script:
    """A table and its log; seats are counted from the eldest, who speaks first."""

    def __init__(
        self, rules: str, hands: Sequence[str], turned: str = "", persons: Sequence[int] = range(4)
    ) -> None:
        self.now = 1000.0
        self.log: list[Entry] = []
        first = opened(rules, tuple(range(4)), host_of(rules))[0]
        assert first.match is not None
        self.rules, dealer = first.rules, first.match.standing.dealer
        self.order = self.rules.in_turn(self.rules.next(dealer))
        people = tuple(self.order[who] for who in persons if who < self.rules.players)
        straight = host_of(rules, window=6.0)  # the same chance again
        self.host = replace(straight, bot=lambda _: Straight())
        _, entries = opened(rules, people, self.host)
        own = dict(zip(self.order, hands, strict=False))
        at = self.rules.cut_min
        pack = stacked(self.rules, own, dealer=dealer, turned=turned)
        self._open(entries, pack[-at:] + pack[:-at] if at else pack)
        while self.phase in (Phase.CUT, Phase.PACKETS):
            action = Cut(at) if self.phase is Phase.CUT else ChoosePackets(0)
            if self._match.turn in self.state.persons:
                self._command(self._match.turn, Act(action))
            else:
                self.wait()

    def _open(self, entries: tuple[Entry, ...], pack: tuple[int, ...]) -> None:
        state: TableState | None = None
        for entry in entries:
            event = entry.event
            if isinstance(event, DealOpened):
                event = replace(event, pack=pack)
            self.log.append(replace(entry, event=event))
            state = fold_table(state, self.log[-1])
        assert state is not None
        self.state = state

    @property
    def _match(self) -> State:
        assert self.state.match is not None
        return self.state.match

    @property
    def phase(self) -> Phase:
        return self._match.phase

    @property
    def turn(self) -> int:
        """Whose turn it is, counted from the eldest."""
        return self.order.index(self._match.turn)

    def take(self, step: tuple[TableState, tuple[Entry, ...]]) -> None:
        self.state, entries = step
        self.log += entries

    def _command(self, seat: int, wish: Command) -> None:
        self.now += 1.25
        step = command(self.state, seat, wish, self.host, self.now, f"{seat}:n.{len(self.log)}")
        self.take(step)

    def wish(self, wish: Command, who: int) -> None:
        self._command(self.order[who], wish)

    def do(self, action: Action, who: int | None = None) -> None:
        """An action of the game."""
        self.wish(Act(action), self.turn if who is None else who)

    def say(self, calls: str) -> None:
        for call in calls.split():
            self.do(Say(Call(call)))

    def play(self, cards: str) -> None:
        for card in cards.split():
            self.do(Play(parse_card(card)))

    def announce(self, who: int) -> None:
        """Answer the window with all there is."""
        actions = legal_actions(asked_view(self.state, self.order[who]))
        said = [action for action in actions if isinstance(action, Announce)]
        self.do(max(said, key=lambda each: sum(item.points for item in each.items)), who)

    def wait(self) -> None:
        """Until something happens by itself."""
        due = wake_at(self.state, self.host)
        assert due is not None
        self.now = max(due, self.now + 0.5)
        self.take(wake(self.state, self.host, self.now))

    def gone(self, who: int) -> None:
        self.now += 60
        self.take(stand_in(self.state, self.order[who], self.host, self.now))

    def back(self, who: int) -> None:
        self.now += 5
        self.take(come_back(self.state, self.order[who], self.host, self.now))


SEVEN = ("JD QD KD AD 8S 9S AS KS 7C 8C", "7D 8H 9H TH QH KH AC KC QC JS")


def _swap(made: bool) -> Script:
    script = Script("belot2", SEVEN, turned="TD")
    script.say("take")
    script.do(Swap(made), 1)
    script.wait()
    return script


def _passed_out() -> Script:
    script = Script("bulgarian", ())
    script.say("pass pass pass pass")
    for who in range(4):
        script.wish(AskReady(), who)
    script.do(Cut(script.rules.cut_min))
    return script


def _eight() -> Script:
    script = Script("bela4_tournament", ("7S 8S 9S TS JS QS KS AS",))
    script.say("S")
    return script


# Hearts are trumps; the eldest leads.
HANDS = (
    "JH 9H AH AS KS QS 7S TD",
    "8H KH QH TS 9S 8S 7D 8D",
    "TH 7H JS AD KD QD AC TC",
    "9D JD 7C 8C 9C JC QC KC",
)


def _renonce() -> Script:
    script = Script("bela4_tournament(illegal_moves=renonce)", HANDS)
    script.say("H")
    if script.phase is Phase.ANNOUNCE:
        script.wait()
    script.play("AS 7D")  # who plays the seven holds spades
    script.do(Claim(parse_card("7D")), 0)
    return script


def _window() -> Script:
    script = Script("bela4_tournament", HANDS)
    script.say("H")
    script.announce(3)
    script.announce(0)
    script.wait()
    script.play("AS TS")
    return script


def _taken_back() -> Script:
    script = Script("bela4_tournament", HANDS, persons=(0,))
    script.say("H")
    script.announce(0)
    script.play("AS")
    script.wish(TakeBack(), 0)
    script.play("KS")
    return script


def _absent() -> Script:
    script = Script("bela4_tournament", HANDS, persons=(0, 1, 2))
    script.say("H")
    script.gone(1)
    script.wait()
    script.play("AS")
    script.back(1)
    script.play("TS")
    script.wish(TakeBot(script.order[1]), 2)
    script.do(make("club", b"").act(asked_view(script.state, script.order[2])), 2)
    script.wait()
    script.back(1)
    return script


SCRIPTS: dict[str, Callable[[], Script]] = {
    "absent": _absent,
    "declined": lambda: _swap(False),
    "eight": _eight,
    "passed_out": _passed_out,
    "renonce_claimed": _renonce,
    "swapped": lambda: _swap(True),
    "taken_back": _taken_back,
    "window": _window,
}
