"""A table: a room, and one match after another between people and bots, without any I/O."""

from belot.table.asking import may_claim, may_undo
from belot.table.clock import came_up, runs_out, wake, wake_at
from belot.table.commands import (
    Act,
    AskReady,
    Command,
    Leave,
    RoomCommand,
    Sit,
    TakeBack,
    TakeBot,
    WaitFor,
)
from belot.table.errors import TableRefusal
from belot.table.events import (
    Answered,
    AnyEvent,
    Clock,
    Entry,
    Ready,
    Seat,
    SeatKind,
    SeatTaken,
    TableEvent,
    TableOpened,
    TakenBack,
    TimedOut,
    seen_by,
)
from belot.table.fold import fold_table, replay_table
from belot.table.handed import Handed
from belot.table.host import Host, Player
from belot.table.presence import Attendance, Presence
from belot.table.room_events import RoomOpened
from belot.table.rooms import handed_over, may_start, successor
from belot.table.state import TableState
from belot.table.table import (
    all_gone,
    come_back,
    command,
    join,
    new_host,
    open_room,
    open_table,
    room_command,
    stand_in,
)
from belot.table.takeback import may_take_back
from belot.table.window import asked_view, closes_at

__all__ = [
    "Act",
    "Answered",
    "AnyEvent",
    "AskReady",
    "Attendance",
    "Clock",
    "Command",
    "Entry",
    "Handed",
    "Host",
    "Leave",
    "Player",
    "Presence",
    "Ready",
    "RoomCommand",
    "RoomOpened",
    "Seat",
    "SeatKind",
    "SeatTaken",
    "Sit",
    "TableEvent",
    "TableOpened",
    "TableRefusal",
    "TableState",
    "TakeBack",
    "TakeBot",
    "TakenBack",
    "TimedOut",
    "WaitFor",
    "all_gone",
    "asked_view",
    "came_up",
    "closes_at",
    "come_back",
    "command",
    "fold_table",
    "handed_over",
    "join",
    "may_claim",
    "may_start",
    "may_take_back",
    "may_undo",
    "new_host",
    "open_room",
    "open_table",
    "replay_table",
    "room_command",
    "runs_out",
    "seen_by",
    "stand_in",
    "successor",
    "wake",
    "wake_at",
]
