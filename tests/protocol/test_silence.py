"""Nobody learns from the stream or its timing whether somebody else had a choice: what the others
are sent is the same to the byte, and sent at the same moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from belot.protocol.frames import Fair, Room, ServerFrame
from belot.protocol.rooming import clock_frame, fair_shape, room_shape
from belot.protocol.stream import SPECTATOR, Streams
from belot.rules import (
    Action,
    Announce,
    Call,
    Cut,
    Phase,
    Play,
    RuleSet,
    Say,
    Swap,
    legal_actions,
    parse_card,
)
from belot.rules.actions import ChoosePackets
from belot.rules.events import DealOpened
from belot.server.audience import step_texts
from belot.server.wire import frame_text
from belot.table import (
    Act,
    Clock,
    Entry,
    Host,
    RoomOpened,
    TableState,
    asked_view,
    closes_at,
    command,
    fold_table,
    join,
    open_room,
    open_table,
    room_command,
    wake,
    wake_at,
)
from belot.table.commands import Start
from tests.table.hosting import host_of, seats_of
from tests.tables import stacked

Moment = tuple[float, int, str]


class Watched:
    """A table of persons with a stacked pack, and all that everybody is sent with the time, also
    spectators; but for the ``silent`` seats, which have other cards. Where it is a room, a clock
    runs."""

    def __init__(
        self,
        name: str,
        hands: Mapping[int, str],
        silent: tuple[int, ...] = (),
        turned: str = "",
        *,
        room: bool,
    ) -> None:
        self.rules = RuleSet.parse(name)
        self.watchers = [s for s in range(SPECTATOR, self.rules.players) if s not in silent]
        self.host: Host = host_of("silence", window=6.0)
        self.sent: list[Moment] = []
        self.told: dict[str, str] = {}
        self.now = 1000.0
        self.streams = Streams()
        state, entries = self._begun(room)
        assert state.match is not None
        dealer = state.match.standing.dealer
        at = self.rules.cut_min
        pack = stacked(self.rules, hands, dealer=dealer, turned=turned)
        uncut = pack[-at:] + pack[:-at] if at else pack
        self.state = self._stack(entries, uncut)
        self.do(Cut(at))
        if self.state.match is not None and self.state.match.phase is Phase.PACKETS:
            self.do(ChoosePackets(0))

    def _begun(self, room: bool) -> tuple[TableState, tuple[Entry, ...]]:
        """The table up to the first cut, and its log."""
        players = self.rules.players
        if not room:
            seats = seats_of(players, tuple(range(players)))
            return open_table(self.rules, seats, self.host, self.now)
        clock, names = Clock(10, 60), RoomOpened("CDFHJK", tuple("ABCD"))
        state, log = open_room(self.rules, names, "0", "P0", self.now, clock, id="t")
        for member in range(1, players + 2):  # the last two look on
            step = join(state, str(member), f"P{member}", self.host, self.now, bot=False)
            state, log = step[0], log + step[1]
        state, entries = room_command(state, 0, Start(), self.host, self.now)
        return state, log + entries

    def _stack(self, entries: tuple[Entry, ...], pack: tuple[int, ...]) -> TableState:
        state: TableState | None = None
        for entry in entries:
            if isinstance(entry.event, DealOpened):
                entry = replace(entry, event=replace(entry.event, pack=pack))  # noqa: PLW2901
            state = fold_table(state, entry)
            self.streams.add([entry])
        assert state is not None
        return state

    def _take(self, step: tuple[TableState, tuple[Entry, ...]]) -> None:
        state, entries = step
        closes = closes_at(state, self.host)
        for seat in self.watchers:
            seq = self.streams.seq(seat)
            for text in step_texts(entries, state, seat, seq, closes):
                self.sent.append((self.now, seat, text))
        self.streams.add(entries)
        self.state = state
        self._notices()

    def _notices(self) -> None:
        """What everybody is told besides the events, where it has changed."""
        clock = clock_frame(self.state)
        frames: list[ServerFrame] = [] if clock is None else [clock]
        frames.append(Fair(fair_shape(self.state, self.host.reveal)))
        if self.state.room is not None:
            frames.append(Room(room_shape(self.state, lambda _: "online")))
        for frame in frames:
            if self.told.get(frame.t) != (text := frame_text(frame)):
                self.told[frame.t] = text
                self.sent.append((self.now, SPECTATOR, text))

    def do(self, action: Action, seat: int | None = None) -> None:
        """An action, a second later."""
        self.now += 1
        assert self.state.match is not None
        seat = self.state.match.turn if seat is None else seat
        self._take(command(self.state, seat, Act(action), self.host, self.now))

    def bid(self, call: Call) -> None:
        """Whoever can makes this call, the others pass."""
        while self.state.match is not None and self.state.match.phase is Phase.AUCTION:
            seat = self.state.match.turn
            can = Say(call) in legal_actions(asked_view(self.state, seat))
            self.do(Say(call if can else Call.PASS))

    def close(self) -> None:
        """Wait for what happens by itself."""
        due = wake_at(self.state, self.host)
        assert due is not None
        self.now = due
        self._take(wake(self.state, self.host, due))


def same_stream(with_choice: Watched, without: Watched) -> None:
    assert with_choice.sent == without.sent
    assert with_choice.sent


def seats_after_dealer(name: str, room: bool) -> tuple[int, ...]:
    """The seats from the eldest on: chance is the same each time."""
    table = Watched(name, {}, room=room)
    assert table.state.match is not None
    return table.rules.in_turn(table.rules.next(table.state.match.standing.dealer))


@pytest.mark.parametrize("room", [False, True])
def test_a_declined_swap_is_no_swap(room: bool) -> None:
    """The eldest takes; the other holds the seven of trumps and keeps it, or does not hold it."""
    name = "belot2"
    eldest, other = seats_after_dealer(name, room)
    hand, rest = "JD QD KD AD 8S 9S AS KS 7C 8C", "8H 9H TH QH KH AC KC QC JS"

    def table(holding: str, decline: bool) -> Watched:
        own = {eldest: hand, other: holding}
        table = Watched(name, own, (other,), turned="TD", room=room)
        table.do(Say(Call.TAKE))
        assert table.state.window
        if decline:
            table.do(Swap(False), seat=other)
        else:
            table.now += 1
        table.close()
        return table

    holds, lacks = table(f"7D {rest}", True), table(f"JH {rest}", False)
    same_stream(holds, lacks)


def announcing(room: bool, holding: str, others: Callable[[Watched, int], None]) -> Watched:
    eldest, silent, third, fourth = seats_after_dealer("bela4", room)
    own = {
        eldest: "JC 9C AC TC 8S 7D AD TD",
        silent: holding,
        third: "JH QH KH AH 7S 9S TS JD",  # the fourth has the rest
    }
    table = Watched("bela4", own, (silent, fourth), room=room)
    table.bid(Call.CLUBS)
    assert table.state.window
    others(table, silent)
    table.close()
    return table


@pytest.mark.parametrize("room", [False, True])
def test_a_sequence_kept_to_oneself_is_no_sequence(room: bool) -> None:
    """Before the first trick: who answers nothing, and who has nothing to answer."""

    def answers(table: Watched, seat: int) -> None:
        table.do(Announce(), seat=seat)

    def waits(table: Watched, seat: int) -> None:
        table.now += 1

    holding = announcing(room, "7H 8H 9H KS QS JS 9D 8C", answers)
    nothing = announcing(room, "7H 8H TH KS QS AS 9D 8C", waits)
    same_stream(holding, nothing)


@pytest.mark.parametrize("room", [False, True])
@pytest.mark.parametrize("name", ["bela4(belote_announce=manual_both)", "belot4", "bulgarian"])
def test_a_refused_belote_is_no_belote(name: str, room: bool) -> None:
    """The king of trumps without a word, with and without the queen behind it."""
    eldest, second, third, fourth = seats_after_dealer(name, room)

    def table(with_king: str, elsewhere: str) -> Watched:
        own = {
            eldest: "JC 9C AC 8D 7D AD TD 8S",
            second: f"KC {with_king} 7H 9H JH AH 9S JS",
            third: "7C 8C TH QH 7S TS QS QD",
            fourth: f"{elsewhere} 9D JD KD 8H KH KS AS",
        }
        table = Watched(name, own, (second, fourth), room=room)
        table.bid(Call.CLUBS)
        if table.state.window:
            table.close()
        table.do(Play(parse_card("8D")))
        table.do(Play(parse_card("KC")))
        return table

    same_stream(table("QC", "TC"), table("TC", "QC"))


def test_an_answer_in_a_room_is_told_to_nobody_else() -> None:
    """Not by an event, nor by the clock, nor by the room."""
    eldest, silent, *_ = seats_after_dealer("bela4", True)
    table = Watched("bela4", {eldest: "JC 9C AC TC 8S 7D AD TD"}, (silent,), room=True)
    table.bid(Call.CLUBS)
    sent = list(table.sent)
    table.do(Announce(), seat=silent)
    assert table.sent == sent
