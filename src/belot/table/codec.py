"""Actions, commands and the events of a table as JSON objects and back.

Actions and commands come from outside: anything malformed raises TableRefusal (code ``malformed``)
and nothing else. Events come from our own logs and raise RecordError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from belot.record.codec import CARD, HAND, ITEMS
from belot.record.codec import from_json as match_from_json
from belot.record.codec import to_json as match_to_json
from belot.record.errors import RecordCode, RecordError
from belot.rules import (
    Accept,
    Action,
    Announce,
    BelotError,
    ChoosePackets,
    Claim,
    Cut,
    Declaration,
    Discard,
    Event,
    Play,
    Refusal,
    Say,
    Swap,
)
from belot.rules.calls import call_of
from belot.table import plain
from belot.table.commands import Act, Command
from belot.table.errors import TableRefusal
from belot.table.events import (
    Answered,
    AnyEvent,
    Clock,
    Ready,
    Seat,
    SeatKind,
    SeatTaken,
    TableOpened,
    TakenBack,
    TimedOut,
)
from belot.table.wishes import WISHES, number, truth

_Fields = Mapping[str, Any]


def _announce(d: object) -> Announce:
    if not isinstance(d, dict):
        raise TableRefusal("malformed", "announce is not an object")
    items: tuple[Declaration, ...] = ITEMS.read(d.get("items", []))
    suits = d.get("belotes", [])
    if not isinstance(suits, list) or any(s not in ("C", "D", "H", "S") for s in suits):
        raise TableRefusal("malformed", "belotes are not suits")
    return Announce(items, sum(1 << "CDHS".index(s) for s in set(suits)))


def _play(d: _Fields) -> Play:
    announce = d.get("announce")
    said = None if announce is None else _announce(announce)
    return Play(CARD.read(d.get("card")), truth(d, "belote", False), said)


def _say(d: _Fields) -> Say:
    call = d.get("call")
    try:
        return Say(call_of(str(call)))
    except Refusal:
        raise TableRefusal("call-unknown", f"no such call: {call!r:.40}") from None


_ACTIONS: Final[dict[str, Callable[[_Fields], Action]]] = {
    "cut": lambda d: Cut(number(d, "at")),
    "packets": lambda d: ChoosePackets(number(d, "pattern")),
    "call": _say,
    "swap": lambda d: Swap(truth(d, "made")),
    "discard": lambda d: Discard(HAND.read(d.get("cards"))),
    "announce": _announce,
    "play": _play,
    "claim": lambda d: Claim(CARD.read(d.get("card"))),
    "accept": lambda d: Accept(),
}


def read_command(name: object, fields: object) -> Command:
    """A command from outside; raises TableRefusal."""
    if not isinstance(name, str) or not isinstance(fields, Mapping):
        raise TableRefusal("malformed", "a command is a name and an object")
    try:
        if name in _ACTIONS:
            return Act(_ACTIONS[name](fields))
        if name in WISHES:
            return WISHES[name](fields)
    except RecordError as error:
        raise TableRefusal("malformed", error.args[0]) from None
    raise TableRefusal("unknown-action", f"no such command: {name!r:.40}")


def write_action(action: Action) -> dict[str, Any]:
    """An action as ``{"a": name, …fields}``, as ``read_command`` takes it apart."""
    match action:
        case Cut():
            return {"a": "cut", "at": action.at}
        case ChoosePackets():
            return {"a": "packets", "pattern": action.pattern}
        case Say():
            return {"a": "call", "call": action.call.value}
        case Swap():
            return {"a": "swap", "made": action.made}
        case Discard():
            return {"a": "discard", "cards": HAND.write(action.cards)}
        case Announce():
            return {"a": "announce", **_write_announce(action)}
        case Play():
            said = action.announce
            rider = {} if said is None else {"announce": _write_announce(said)}
            return {"a": "play", "card": CARD.write(action.card), "belote": action.belote} | rider
        case Claim():
            return {"a": "claim", "card": CARD.write(action.card)}
        case Accept():
            return {"a": "accept"}


def _write_announce(said: Announce) -> dict[str, Any]:
    suits = [s for i, s in enumerate("CDHS") if said.belote >> i & 1]
    return {"items": ITEMS.write(said.items), "belotes": suits}


# --- events ---


def to_json(event: AnyEvent) -> dict[str, Any]:
    """An event of a table or of its match as an object for ``json``; ``"t"`` names it."""
    match event:
        case TableOpened():
            clock = event.clock
            return {
                "t": "table_opened",
                "rules": event.rules,
                "seats": [{"kind": s.kind, "name": s.name, "bot": s.bot} for s in event.seats],
                "clock": None if clock is None else [clock.move, clock.bank],
                **({"id": event.id} if event.id else {}),
            }
        case SeatTaken():
            absent = {"absent": True} if event.absent else {}
            taken = {"seat": event.seat, "kind": event.kind, "name": event.name}
            return {"t": "seat_taken", **taken, **absent}
        case Ready():
            return {"t": "ready", "seat": event.seat}
        case Answered():
            return {"t": "answered", "seat": event.seat, "action": write_action(event.action)}
        case TakenBack():
            return {"t": "taken_back", "seat": event.seat, "to": event.to}
        case TimedOut():
            return {"t": "timed_out", "seat": event.seat}
        case _ if plain.is_plain(event):
            return plain.write(event)
        case _:
            return match_to_json(cast(Event, event))


def _seat(d: _Fields) -> Seat:
    return Seat(SeatKind(d["kind"]), d["name"], d["bot"])


def _opened(d: _Fields) -> TableOpened:
    clock = None if d["clock"] is None else Clock(*d["clock"])
    return TableOpened(d["rules"], tuple(map(_seat, d["seats"])), clock, d.get("id", ""))


def _taken(d: _Fields) -> SeatTaken:
    return SeatTaken(d["seat"], SeatKind(d["kind"]), d["name"], d.get("absent", False))


def _answered(d: _Fields) -> Answered:
    fields = dict(d["action"])
    command = read_command(fields.pop("a"), fields)
    assert isinstance(command, Act)
    return Answered(d["seat"], command.action)


_EVENTS: Final[dict[str, Callable[[_Fields], AnyEvent]]] = {
    "table_opened": _opened,
    "seat_taken": _taken,
    "ready": lambda d: Ready(d["seat"]),
    "answered": _answered,
    "taken_back": lambda d: TakenBack(d["seat"], d["to"]),
    "timed_out": lambda d: TimedOut(d["seat"]),
}


def from_json(data: Mapping[str, Any]) -> AnyEvent:
    """Read what ``to_json`` wrote; raises RecordError."""
    name = data.get("t")
    read = plain.read if name in plain.KINDS else _EVENTS.get(str(name))
    if read is None:
        return match_from_json(data)
    try:
        event: AnyEvent = read(data)
        return event
    except (KeyError, TypeError, ValueError, AssertionError, BelotError) as error:
        raise RecordError(RecordCode.FOREIGN, f"{name}: {error}") from None
