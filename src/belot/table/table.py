"""One table, sans I/O: a command or the time goes in, log entries come out.

Every function takes a ``TableState`` and gives the next one with the entries that lead to it;
nothing is changed in place, so the owner of a table can store the entries first and move on only
when they are safe. Time is seconds since 1970 and handed in; so is chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.rules import RuleSet, check
from belot.table import asking, giving, rooms
from belot.table.clock import give_back
from belot.table.commands import (
    Act,
    AskReady,
    AskUndo,
    ClaimRest,
    Command,
    Commit,
    Consent,
    Leave,
    Pause,
    Resume,
    Reveal,
    RoomCommand,
    Sit,
    TakeBack,
    TakeBot,
    WaitFor,
)
from belot.table.dealing import call_deal, finish, open_called
from belot.table.draft import Draft, Step
from belot.table.errors import TableRefusal
from belot.table.events import (
    Answered,
    Clock,
    Entry,
    Ready,
    Seat,
    SeatKind,
    SeatTaken,
    TableOpened,
)
from belot.table.fair_events import Committed
from belot.table.fold import fold_table
from belot.table.handed import Handed
from belot.table.host import Host
from belot.table.opening import check as check_handed
from belot.table.opening import continued
from belot.table.room import NOBODY
from belot.table.room_events import RoomOpened, SeatGiven
from belot.table.state import TableState
from belot.table.takeback import take_back
from belot.table.window import asked_view, settle


def open_table(
    rules: RuleSet,
    seats: tuple[Seat, ...],
    host: Host,
    now: float,
    clock: Clock | None = None,
    *,
    id: str = "",
    heads: Mapping[int, str] | None = None,
    handed: Handed | None = None,
) -> Step:
    """A new table with its first match, from nothing or from totals ``handed`` over. ``heads`` are
    what people commit to beforehand: where there are none the first deal is opened at once,
    otherwise it is called."""
    draft = _opened(rules, seats, now, clock, id)
    if handed is not None:
        draft.add(*continued(rules, handed, host))
    for seat, head in (heads or {}).items():
        draft.add(Committed(seat, head))
    call_deal(draft, host)
    return finish(draft)


def open_room(
    rules: RuleSet,
    room: RoomOpened,
    session: str,
    name: str,
    now: float,
    clock: Clock | None = None,
    *,
    id: str = "",
) -> Step:
    """A new room. Whoever opens it is its host, and sits on the first seat. Raises TableRefusal."""
    seats = tuple(Seat(SeatKind.BOT, name) for name in room.names[: rules.players])
    if room.totals:
        check_handed(Handed(room.totals, room.hung, room.dealer), rules)
    draft = _opened(rules, seats, now, clock, id)
    draft.add(room)
    rooms.join(draft, session, name)
    return draft.done()


def _opened(
    rules: RuleSet, seats: tuple[Seat, ...], now: float, clock: Clock | None, id: str
) -> Draft:
    if len(seats) != rules.players:
        raise TableRefusal("seats", f"{rules.name} is played by {rules.players}")
    first = Entry(1, now, TableOpened(rules.name, seats, clock, id))
    draft = Draft(fold_table(None, first), now)
    draft.entries.append(first)
    return draft


def command(
    state: TableState,
    seat: int,
    wish: Command,
    host: Host,
    now: float,
    cmd: str = "",
    lag: float = 0.0,
) -> Step:
    """What a person asks for. ``lag`` is that of their line, in seconds. Raises Refusal (the law)
    or TableRefusal, and nothing has happened."""
    draft = Draft(state, now, cmd)
    if state.seats[seat].kind is SeatKind.BOT and not isinstance(wish, Sit):
        raise TableRefusal("not-seated", f"a bot plays seat {seat}")
    does = _DOES.get(type(wish))
    if does is None:
        raise TableRefusal("no-room", "only members of a room may do that")
    does(draft, seat, wish, lag)
    return _settled(draft, host)


def room_command(
    state: TableState, member: int, wish: RoomCommand, host: Host, now: float, cmd: str = ""
) -> Step:
    """What a member of a room asks for, seated or not. Raises TableRefusal and RuleSetError, and
    nothing has happened."""
    draft = Draft(state, now, cmd)
    rooms.carry_out(draft, member, wish, host)
    return _settled(draft, host)


def join(state: TableState, session: str, name: str, host: Host, now: float, *, bot: bool) -> Step:
    """Somebody comes into a room."""
    draft = Draft(state, now)
    rooms.join(draft, session, name, bot)
    return _settled(draft, host)


def new_host(state: TableState, heir: int, now: float) -> Step:
    """The host of a room has been missing for long."""
    draft = Draft(state, now)
    rooms.change_host(draft, heir)
    return draft.done()


def all_gone(state: TableState, now: float) -> Step:
    """Everybody has gone in the middle of a match: it waits for them."""
    draft = Draft(state, now)
    asking.pause(draft, -1)
    return draft.done()


def stand_in(state: TableState, seat: int, host: Host, now: float) -> Step:
    """A bot takes the seat of a person who is missing."""
    draft = Draft(state, now)
    _stand_in(draft, seat)
    return _settled(draft, host)


def come_back(state: TableState, seat: int, host: Host, now: float) -> Step:
    """A person for whom a bot stood in is back, and goes on where the bot is."""
    draft = Draft(state, now)
    draft.add(SeatTaken(seat, SeatKind.PERSON, state.seats[seat].name))
    return _settled(draft, host)


def _missing(state: TableState, seat: int, other: int) -> None:
    if other == seat or other not in state.persons:
        raise TableRefusal("seat-taken", f"nobody is missing from seat {other}")


def _stand_in(draft: Draft, seat: int) -> None:
    draft.add(SeatTaken(seat, SeatKind.BOT, draft.state.seats[seat].name, absent=True))


def _sit(draft: Draft, seat: int, wish: Sit, lag: float) -> None:
    who = draft.state.seats[seat]
    taken = SeatTaken(seat, SeatKind.PERSON, wish.name or who.name)
    if (taken.kind, taken.name) == (who.kind, who.name):
        raise TableRefusal("seat-taken", f"{taken.name} has seat {seat}")
    draft.add(taken)


def _leave(draft: Draft, seat: int, wish: Leave, lag: float) -> None:
    if draft.state.room is not None and not draft.state.running:
        draft.add(SeatGiven(seat, NOBODY))
    else:
        draft.add(SeatTaken(seat, SeatKind.BOT, draft.state.seats[seat].name))


def _wait_for(draft: Draft, seat: int, wish: WaitFor, lag: float) -> None:
    _missing(draft.state, seat, wish.seat)  # where it is remembered is for the owner to say


def _take_bot(draft: Draft, seat: int, wish: TakeBot, lag: float) -> None:
    if draft.state.match is None:
        raise TableRefusal("no-match", "the match has not begun")
    _missing(draft.state, seat, wish.seat)
    _stand_in(draft, wish.seat)


def _settled(draft: Draft, host: Host) -> Step:
    """What follows at once: the next deal when everybody who plays is ready for it, and the end of
    a window that waits for nobody."""
    state = draft.state
    called = state.fair.called
    if state.paused is not None:
        return finish(draft)
    if called is not None and not called.missing:
        open_called(draft, host)
    elif called is None and state.resting and state.persons and state.ready >= {*state.persons}:
        call_deal(draft, host)
    settle(draft, host)
    return finish(draft)


def _act(draft: Draft, seat: int, wish: Act, lag: float) -> None:
    state, action = draft.state, wish.action
    asking.playing(state)
    if not state.window:
        give_back(draft, seat, lag)
        draft.play(seat, action)
        return
    if state.answers[seat] is not None:
        raise TableRefusal("answered", f"seat {seat} has answered")
    check(asked_view(state, seat), action)
    draft.add(Answered(seat, action))


def _take_back(draft: Draft, seat: int, wish: TakeBack, lag: float) -> None:
    asking.playing(draft.state)
    take_back(draft, seat)


def _ready(draft: Draft, seat: int, wish: AskReady, lag: float) -> None:
    state = draft.state
    asking.playing(state)
    if not state.resting or state.calling:
        raise TableRefusal("deal-running", "the deal is still running")
    if seat in state.ready:
        raise TableRefusal("answered", f"seat {seat} is ready")
    draft.add(Ready(seat))


_DOES: Final[Mapping[type, Callable[[Draft, int, Any, float], None]]] = {
    Act: _act,
    AskReady: _ready,
    TakeBack: _take_back,
    Sit: _sit,
    Leave: _leave,
    WaitFor: _wait_for,
    TakeBot: _take_bot,
    AskUndo: lambda draft, seat, wish, lag: asking.ask_undo(draft, seat),
    ClaimRest: lambda draft, seat, wish, lag: asking.claim_rest(draft, seat),
    Consent: lambda draft, seat, wish, lag: asking.consent(draft, seat, wish),
    Pause: lambda draft, seat, wish, lag: asking.pause(draft, seat),
    Resume: lambda draft, seat, wish, lag: asking.resume(draft, seat),
    Commit: lambda draft, seat, wish, lag: giving.commit(draft, seat, wish.head),
    Reveal: lambda draft, seat, wish, lag: giving.reveal(draft, seat, wish.value),
}
