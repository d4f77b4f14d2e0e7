"""A room: the people around a table, who holds which seat, and what was agreed. The fold of the
room's events; what members may ask for is in ``rooms``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from belot.rules import RuleSet
from belot.rules.state import put
from belot.table import room_events as ev
from belot.table.handed import Handed

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who came in. ``agreed`` to what is played; ``here`` until they leave for good."""

    id: int
    session: str
    name: str
    bot: bool = False
    agreed: bool = True
    here: bool = True


@dataclass(frozen=True, slots=True)
class Room:
    """The people around a table.

    ``host`` is a member. ``holders`` has a member (or -1) for each seat: a bot may play there all
    the same, while its holder is missing. ``names`` are what the bots of the seats are called.
    ``before`` are the rules and the clock that everybody agreed to last; ``asks`` who wants whose
    seat. ``banned`` are sessions. ``seen`` is the seat whose cards a member saw in this match.
    ``next`` are the holders of the next match, if they will be others. ``handed`` is what the
    first match goes on from, until it has begun.
    """

    code: str
    names: tuple[str, ...]
    holders: tuple[int, ...]
    watch: bool = True
    chat: bool = True
    host: int = NOBODY
    locked: bool = False
    members: tuple[Member, ...] = ()
    before: str = ""
    asks: tuple[tuple[int, int], ...] = ()
    banned: frozenset[str] = frozenset()
    seen: Mapping[int, int] = field(default_factory=dict)
    next: tuple[int, ...] = ()
    handed: Handed | None = None

    @property
    def here(self) -> tuple[Member, ...]:
        """Everybody who has not left for good."""
        return tuple(member for member in self.members if member.here)

    def of_session(self, session: str) -> Member | None:
        """The member of a session, if they are in the room."""
        found = (m for m in self.members if m.here and m.session == session)
        return next(found, None)

    def seat_of(self, member: int) -> int:
        """The seat a member holds, -1 for none."""
        return self.holders.index(member) if member >= 0 and member in self.holders else NOBODY

    def bot_name(self, seat: int) -> str:
        """What the bot of a seat is called: as nobody in the room is."""
        taken = {member.name.casefold() for member in self.here}
        name = tried = self.names[seat]
        number = 2
        while tried.casefold() in taken:
            tried, number = f"{name} {number}", number + 1
        return tried

    def name_of(self, member: int) -> str:
        """What a member is called."""
        return self.members[member].name


def opened(event: ev.RoomOpened, players: int, rules: str) -> Room:
    """An empty room."""
    holders = (NOBODY,) * players
    handed = Handed(event.totals, event.hung, event.dealer) if event.totals else None
    return Room(
        event.code, event.names, holders, event.watch, event.chat, before=rules, handed=handed
    )


def folded(room: Room, event: ev.RoomEvent) -> Room:
    """The room after an event, as far as the room alone is concerned."""
    after = _FOLDS.get(type(event))
    return room if after is None else after(room, event)


def match_begins(room: Room, rules: str) -> Room:
    """A match begins: what is played now is what everybody agreed to."""
    seen = {member: seat for seat, member in enumerate(room.holders) if member >= 0}
    return replace(room, before=rules, seen=seen, asks=(), handed=None)


def settled(room: Room, seat: int) -> Room:
    """The holder of a seat is back: nobody else can have it."""
    asks = tuple(ask for ask in room.asks if ask[1] != seat)
    return room if asks == room.asks else replace(room, asks=asks)


def _joined(room: Room, event: ev.Joined) -> Room:
    member = Member(event.member, event.session, event.name, event.bot)
    if event.member < len(room.members):
        return replace(room, members=put(room.members, event.member, member))
    host = event.member if room.host == NOBODY else room.host
    return replace(room, members=(*room.members, member), host=host)


def _parted(room: Room, event: ev.Parted) -> Room:
    left = room.members[event.member]
    banned = room.banned | {left.session} if event.kicked else room.banned
    seat = room.seat_of(event.member)
    holders = put(room.holders, seat, NOBODY) if seat >= 0 else room.holders
    after = replace(room, holders=holders, banned=banned, asks=_others(room, event.member))
    after = replace(after, next=tuple(-1 if m == event.member else m for m in room.next))
    return _member(after, event.member, here=False)


def _given(room: Room, seat: int, member: int) -> Room:
    holders = tuple(-1 if m == member else m for m in room.holders) if member >= 0 else room.holders
    holders = put(holders, seat, member)
    asks = tuple(ask for ask in room.asks if ask[1] != seat and ask[0] != member)
    seen = {**room.seen, member: seat} if member >= 0 else room.seen
    return replace(room, holders=holders, asks=asks, seen=seen, next=())


def _host(room: Room, event: ev.HostChanged) -> Room:
    return _member(replace(room, host=event.member), event.member, agreed=True)


def _asked(room: Room, event: ev.SeatAsked) -> Room:
    return replace(room, asks=(*_others(room, event.member), (event.member, event.seat)))


def _changed(room: Room, event: ev.RulesChanged | ev.ClockChanged) -> Room:
    """Everybody but the host has to agree anew."""
    agreed = tuple(replace(m, agreed=m.id == room.host) for m in room.members)
    after = replace(room, members=agreed, next=())
    if isinstance(event, ev.ClockChanged):
        return after
    if len(room.here) == 1:
        after = replace(after, before=event.rules)
    players = RuleSet.parse(event.rules).players
    kept = [m for m in room.holders if m >= 0]
    holders = room.holders
    if players != len(holders):  # whoever sits stays seated, if there is a seat
        holders = (*kept[:players], *(NOBODY,) * (players - len(kept[:players])))
    return replace(after, holders=holders)


def _member(room: Room, member: int, **fields: Any) -> Room:
    changed = replace(room.members[member], **fields)
    return replace(room, members=put(room.members, member, changed))


def _others(room: Room, member: int) -> tuple[tuple[int, int], ...]:
    return tuple(ask for ask in room.asks if ask[0] != member)


_FOLDS: Final[Mapping[type, Callable[[Room, Any], Room]]] = {
    ev.Joined: _joined,
    ev.Parted: _parted,
    ev.Renamed: lambda room, event: _member(room, event.member, name=event.name),
    ev.SeatGiven: lambda room, event: _given(room, event.seat, event.member),
    ev.Placed: lambda room, event: replace(room, holders=event.holders, next=(), asks=()),
    ev.NextPlaced: lambda room, event: replace(room, next=event.holders),
    ev.RulesChanged: _changed,
    ev.ClockChanged: _changed,
    ev.Allowed: lambda room, event: replace(room, watch=event.watch, chat=event.chat),
    ev.Locked: lambda room, event: replace(room, locked=event.on),
    ev.HostChanged: _host,
    ev.Agreed: lambda room, event: _member(room, event.member, agreed=True),
    ev.SeatAsked: _asked,
}
