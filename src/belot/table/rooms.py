"""What members of a room may ask for, seated or not, and what only the host may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from belot.rules import RuleSet
from belot.rules.random import Stream
from belot.rules.state import put
from belot.table import commands as c
from belot.table import room_events as ev
from belot.table.dealing import call_deal
from belot.table.draft import Draft
from belot.table.errors import TableRefusal
from belot.table.events import SeatKind, SeatTaken
from belot.table.handed import Handed
from belot.table.host import Host
from belot.table.opening import continued, fits
from belot.table.room import NOBODY, Member, Room
from belot.table.state import TableState

PEOPLE: Final = 60
"""Most members of a room at one time."""


def room_of(state: TableState) -> Room:
    """The room; refused with ``no-room`` where the table is none."""
    if state.room is None:
        raise TableRefusal("no-room", "this table is no room")
    return state.room


def carry_out(draft: Draft, member: int, wish: c.RoomCommand, host: Host) -> None:
    """What a member asks for. Raises TableRefusal."""
    room = room_of(draft.state)
    if not 0 <= member < len(room.members) or not room.members[member].here:
        raise TableRefusal("not-member", "only members of the room may do that")
    if type(wish) in _HOSTS and room.host != member:
        raise TableRefusal("not-host", "only the host may do that")
    _ALL[type(wish)](draft, member, wish, host)


# --- coming and going ---


def join(draft: Draft, session: str, name: str, bot: bool = False) -> int:
    """Somebody comes in, and gets a seat if one is free before the match. Returns their number.

    Raises TableRefusal: ``kicked``, ``room-locked``, ``room-full``.
    """
    room = room_of(draft.state)
    if session in room.banned:
        raise TableRefusal("kicked", "the host does not want them here")
    known = next((m for m in room.members if m.session == session), None)
    if known is not None and known.here:
        return known.id
    free = _free(draft.state)
    if room.locked and not (known is not None and _deserted(room)):
        raise TableRefusal("room-locked", "the host has locked the room")
    if len(room.here) >= PEOPLE or not (room.watch or free):
        raise TableRefusal("room-full", "there is no place left")
    member = known.id if known is not None else len(room.members)
    draft.add(ev.Joined(member, session, _unlike(room, name), bot))
    if not room.members or not room.members[room.host].here:
        draft.add(ev.HostChanged(member))
    if free and not draft.state.running:
        draft.add(ev.SeatGiven(free[0], member))
    return member


def _deserted(room: Room) -> bool:
    """Whether no person is there any more. Then a lock holds only for who never was."""
    return all(member.bot for member in room.here)


def _unlike(room: Room, name: str, own: int = NOBODY) -> str:
    """A name that nobody else in the room bears."""
    taken = {m.name.casefold() for m in room.here if m.id != own}
    number, tried = 2, name
    while tried.casefold() in taken:
        tried, number = f"{name[:20]} {number}", number + 1
    return tried


def _free(state: TableState) -> list[int]:
    """The seats that nobody holds."""
    room = room_of(state)
    return [seat for seat, member in enumerate(room.holders) if member == NOBODY]


def _part(draft: Draft, member: int, wish: Any, host: Host) -> None:
    room = room_of(draft.state)
    if room.host == member:
        heir = successor(room, [m.id for m in room.here if m.id != member])
        if heir is not None:
            draft.add(ev.HostChanged(heir))
    draft.add(ev.Parted(member))


def successor(room: Room, others: list[int]) -> int | None:
    """Who becomes host, of these members: people before bots, seated before others, the longest
    here first."""
    people = [room.members[m] for m in others if room.members[m].here and not room.members[m].bot]
    order = sorted(people, key=lambda m: (room.seat_of(m.id) < 0, m.id))
    return order[0].id if order else None


def change_host(draft: Draft, heir: int) -> None:
    """The host has been missing for long: another member takes over."""
    draft.add(ev.HostChanged(heir))


def _kick(draft: Draft, member: int, wish: c.Kick, host: Host) -> None:
    _here(draft.state, wish.member)
    if wish.member == member:
        raise TableRefusal("not-member", "nobody can send themselves out")
    draft.add(ev.Parted(wish.member, kicked=True))


def _here(state: TableState, member: int) -> Member:
    room = room_of(state)
    if not 0 <= member < len(room.members) or not room.members[member].here:
        raise TableRefusal("not-member", f"no member {member} is here")
    return room.members[member]


def _rename(draft: Draft, member: int, wish: c.Rename, host: Host) -> None:
    draft.add(ev.Renamed(member, _unlike(room_of(draft.state), wish.name, member)))


def _make_host(draft: Draft, member: int, wish: c.MakeHost, host: Host) -> None:
    if _here(draft.state, wish.member).bot:
        raise TableRefusal("not-member", "a bot is no host")
    draft.add(ev.HostChanged(wish.member))


# --- seats ---


def _sit(draft: Draft, member: int, wish: c.Sit, host: Host) -> None:
    state, room = draft.state, room_of(draft.state)
    mine = room.seat_of(member)
    if mine >= 0 and wish.seat in (NOBODY, mine):
        _return(draft, mine, member)
        return
    seat = wish.seat if wish.seat != NOBODY else next(iter(_free(state)), NOBODY)
    if not 0 <= seat < len(room.holders):
        raise TableRefusal("seat-taken", "no seat is free")
    _unseen(state, member, seat)
    _not_called(state, mine)
    if room.holders[seat] == NOBODY:
        draft.add(ev.SeatGiven(seat, member))
    elif state.running and state.seats[seat].kind is SeatKind.BOT:
        draft.add(ev.SeatAsked(member, seat))
    else:
        raise TableRefusal("seat-taken", f"somebody sits on seat {seat}")


def _return(draft: Draft, seat: int, member: int) -> None:
    """Back to one's own seat, where a bot plays."""
    if draft.state.seats[seat].kind is SeatKind.PERSON:
        raise TableRefusal("seat-taken", f"seat {seat} is one's own already")
    draft.add(SeatTaken(seat, SeatKind.PERSON, room_of(draft.state).name_of(member)))


def _not_called(state: TableState, seat: int) -> None:
    """Nobody changes seats while values are taken for a deal: they are asked of seats."""
    if state.calling and seat >= 0:
        raise TableRefusal("called", "a deal is being made")


def _unseen(state: TableState, member: int, seat: int) -> None:
    """Nobody plays one seat after they saw the cards of another in the same match."""
    if state.running and room_of(state).seen.get(member, seat) != seat:
        raise TableRefusal("seat-other", "they have seen the cards of another seat")


def _stand(draft: Draft, member: int, wish: c.Stand, host: Host) -> None:
    room = room_of(draft.state)
    seat = room.seat_of(member)
    if seat < 0 or seat in draft.state.left:
        raise TableRefusal("not-seated", "they have no seat")
    if draft.state.running:
        draft.add(SeatTaken(seat, SeatKind.BOT, room.name_of(member)))
    else:
        draft.add(ev.SeatGiven(seat, NOBODY))


def _place(draft: Draft, member: int, wish: c.Place, host: Host) -> None:
    state, room = draft.state, room_of(draft.state)
    _here(state, wish.member)
    old, seat = room.seat_of(wish.member), wish.seat
    if not -1 <= seat < len(room.holders) or seat == old:
        raise TableRefusal("seat-taken", f"no seat {seat} for member {wish.member}")
    _not_called(state, old)
    if seat >= 0 and room.holders[seat] != NOBODY:
        _not_called(state, seat)
    if state.running:
        _put_in(draft, wish.member, seat)
    elif seat < 0:
        draft.add(ev.SeatGiven(old, NOBODY))
    elif old < 0:
        draft.add(ev.SeatGiven(seat, wish.member))
    else:
        draft.add(ev.Placed(put(put(room.holders, old, room.holders[seat]), seat, wish.member)))


def _put_in(draft: Draft, member: int, seat: int) -> None:
    """In a match: only on a seat where a bot plays, and only who has seen no other cards."""
    state = draft.state
    if seat < 0 or state.seats[seat].kind is SeatKind.PERSON:
        raise TableRefusal("match-running", "only a bot's seat can be given in a match")
    _unseen(state, member, seat)
    draft.add(ev.SeatGiven(seat, member))


def _choose_bot(draft: Draft, member: int, wish: c.ChooseBot, host: Host) -> None:
    if not 0 <= wish.seat < len(draft.state.seats):
        raise TableRefusal("seat-taken", f"there is no seat {wish.seat}")
    if wish.bot not in host.bots:
        raise TableRefusal("bot-unknown", f"no such bot: {wish.bot}")
    draft.add(ev.BotChosen(wish.seat, wish.bot))


def _draw(draft: Draft, member: int, wish: c.DrawSeats, host: Host) -> None:
    _before_match(draft.state)
    draft.add(ev.Placed(Stream(host.key()).shuffled(room_of(draft.state).holders)))


# --- what is played ---


def _before_match(state: TableState) -> None:
    if state.match is not None or state.calling:
        raise TableRefusal("match-running", "a match has begun")


def _set_rules(draft: Draft, member: int, wish: c.SetRules, host: Host) -> None:
    _before_match(draft.state)
    draft.add(ev.RulesChanged(RuleSet.parse(wish.rules).name))


def _set_clock(draft: Draft, member: int, wish: c.SetClock, host: Host) -> None:
    _before_match(draft.state)
    clock = wish.clock
    draft.add(ev.ClockChanged(None if clock is None else (clock.move, clock.bank)))


def _allow(draft: Draft, member: int, wish: c.Allow, host: Host) -> None:
    room = room_of(draft.state)
    watch = room.watch if wish.watch is None else wish.watch
    draft.add(ev.Allowed(watch, room.chat if wish.chat is None else wish.chat))


def _lock(draft: Draft, member: int, wish: c.Lock, host: Host) -> None:
    draft.add(ev.Locked(wish.on))


def _agree(draft: Draft, member: int, wish: c.Agree, host: Host) -> None:
    draft.add(ev.Agreed(member))


# --- matches ---


def unagreed(room: Room) -> tuple[int, ...]:
    """The seated members who have not agreed to what was changed."""
    return tuple(m for m in room.holders if m >= 0 and not room.members[m].agreed)


def may_start(state: TableState) -> bool:
    """Whether a match can begin: somebody sits, and all who sit have agreed."""
    room = room_of(state)
    seated = any(m >= 0 for m in room.holders)
    return state.match is None and not state.calling and seated and not unagreed(room)


def handed_over(state: TableState) -> Handed | None:
    """What the first match of a room goes on from, unless another game was chosen meanwhile."""
    handed = room_of(state).handed
    return handed if handed is not None and fits(handed, state.rules) else None


def _start(draft: Draft, member: int, wish: c.Start, host: Host) -> None:
    _before_match(draft.state)
    if not may_start(draft.state):
        raise TableRefusal("not-agreed", "not everybody who sits has agreed")
    handed = handed_over(draft.state)
    if handed is not None:
        draft.add(*continued(draft.state.rules, handed, host))
    call_deal(draft, host)


def _over(state: TableState) -> None:
    if state.match is None or state.running or state.calling:
        raise TableRefusal("match-running", "the match is not over")


def _rotate(draft: Draft, member: int, wish: c.Rotate, host: Host) -> None:
    state, room = draft.state, room_of(draft.state)
    _over(state)
    now = room.next or room.holders
    turned = (now[0], now[-1], *now[1:-1])  # everybody but one moves on: three times, then again
    draft.add(ev.NextPlaced(() if turned == room.holders else turned))


def _back(draft: Draft, member: int, wish: c.BackToRoom, host: Host) -> None:
    _over(draft.state)
    draft.add(ev.RoomReturned())


_HOSTS: Final[Mapping[type, Callable[[Draft, int, Any, Host], None]]] = {
    c.SetRules: _set_rules,
    c.SetClock: _set_clock,
    c.Allow: _allow,
    c.Lock: _lock,
    c.Kick: _kick,
    c.MakeHost: _make_host,
    c.Place: _place,
    c.ChooseBot: _choose_bot,
    c.DrawSeats: _draw,
    c.Start: _start,
    c.Rotate: _rotate,
    c.BackToRoom: _back,
}
_ALL: Final[Mapping[type, Callable[[Draft, int, Any, Host], None]]] = {
    **_HOSTS,
    c.Sit: _sit,
    c.Stand: _stand,
    c.Rename: _rename,
    c.Agree: _agree,
    c.Part: _part,
}
