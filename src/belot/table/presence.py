"""Who is at a table now: online, away or gone, and when a bot stands in for whoever is missing.

Presence is no part of the fold: it is what the owner of a table sees of its people's lines, and is
forgotten with that owner. Only what it comes to is in the log: a bot takes a seat, and the person
returns to it (SeatTaken). Time is seconds since 1970, handed in.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from belot.rules.state import put
from belot.table.errors import TableRefusal
from belot.table.events import SeatKind
from belot.table.host import Host
from belot.table.state import TableState


class Presence(StrEnum):
    """Whether the person of a seat is there."""

    ONLINE = "online"
    AWAY = "away"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Attendant:
    """What is known of the person of a seat: since when they have been there without a gap, when
    they last gave a sign of life, when their line ended (None while it is open), whether they
    ended it themselves, and whether the others chose to wait for them."""

    came: float
    heard: float
    left: float | None = None
    closed: bool = False
    kept: bool = False


Attendance: TypeAlias = tuple[Attendant | None, ...]
"""One for each seat; None where nobody ever sat."""


def expected(seats: Container[int], players: int, now: float) -> Attendance:
    """These seats are somebody's, and nobody has come yet: as if every line had just dropped."""
    missing = Attendant(now, now, left=now)
    return tuple(missing if seat in seats else None for seat in range(players))


# --- signs of life ---


def came(there: Attendance, seat: int, host: Host, now: float) -> Attendance:
    """The person of a seat says hello."""
    return _alive(there, seat, host, now, open_=True)


def heard(there: Attendance, seat: int, host: Host, now: float) -> Attendance:
    """The person of a seat says something, whatever it is."""
    return _alive(there, seat, host, now, open_=False)


def _alive(there: Attendance, seat: int, host: Host, now: float, *, open_: bool) -> Attendance:
    who = there[seat]
    if who is None:
        return put(there, seat, Attendant(now, now))
    since = who.came if _online(who, host, now) else now
    left = None if open_ else who.left
    return put(there, seat, Attendant(since, now, left))


def parted(there: Attendance, seat: int, now: float, *, closed: bool) -> Attendance:
    """The line of a seat has ended: ``closed`` by its person, or it dropped."""
    who = there[seat]
    return there if who is None else put(there, seat, replace(who, left=now, closed=closed))


def keep(there: Attendance, seat: int) -> Attendance:
    """The others wait for the person of a seat, however long that takes."""
    who = there[seat]
    return there if who is None else put(there, seat, replace(who, kept=True))


# --- what that comes to ---


def _online(who: Attendant | None, host: Host, now: float) -> bool:
    return who is not None and now < who.heard + host.away


def _lost(who: Attendant) -> float:
    """When whoever is missing was lost."""
    return who.left if who.closed and who.left is not None else who.heard


def _patience(who: Attendant, host: Host) -> float:
    return host.closed if who.closed else host.dropped


def _presence(who: Attendant | None, host: Host, now: float) -> Presence:
    if who is None:
        return Presence.GONE
    if _online(who, host, now):
        return Presence.ONLINE
    return Presence.AWAY if now < _lost(who) + _patience(who, host) else Presence.GONE


def presence(there: Attendance, state: TableState, host: Host, now: float) -> tuple[Presence, ...]:
    """Who is there, seat by seat. A bot always is, unless it stands in for a missing person."""
    return tuple(
        Presence.ONLINE if kept_by_bot else _presence(there[seat], host, now)
        for seat, kept_by_bot in enumerate(_bots(state))
    )


def _bots(state: TableState) -> tuple[bool, ...]:
    return tuple(
        who.kind is SeatKind.BOT and seat not in state.absent
        for seat, who in enumerate(state.seats)
    )


def takeover_at(
    there: Attendance, state: TableState, host: Host, seat: int, now: float
) -> float | None:
    """When a bot will stand in for the person of a seat, or None.

    Only where somebody else is there and waits, and only while a match runs; and nobody waits
    longer before they came.
    """
    who, still = there[seat], not state.running or state.paused is not None
    if who is None or who.kept or still or seat not in state.persons or _online(who, host, now):
        return None
    waiting = [
        other.came
        for s in state.persons
        if s != seat and (other := there[s]) is not None and _online(other, host, now)
    ]
    return max(_lost(who), min(waiting)) + _patience(who, host) if waiting else None


def all_gone(there: Attendance, state: TableState, host: Host, now: float) -> bool:
    """Whether everybody has gone from a match that several people play."""
    if state.alone or not state.running or state.paused is not None:
        return False
    holders = {*state.persons, *state.absent}
    return bool(holders) and all(
        _presence(there[seat], host, now) is Presence.GONE for seat in holders
    )


def missing(there: Attendance, state: TableState, host: Host, now: float) -> int | None:
    """A seat that a bot should take now, or None. There may be more afterwards."""
    for seat in state.persons:
        due = takeover_at(there, state, host, seat, now)
        if due is not None and due <= now:
            return seat
    return None


def returned(there: Attendance, state: TableState, host: Host, now: float) -> int | None:
    """A seat whose person is back while a bot stands in for them, or None."""
    for seat in sorted(state.absent):
        who = there[seat]
        if who is not None and who.left is None and _online(who, host, now):
            return seat
    return None


def look_at(there: Attendance, state: TableState, host: Host, now: float) -> float | None:
    """When anything of this will be otherwise, if nobody says anything; None if never."""
    moments = list[float]()
    for seat, who in enumerate(there):
        if who is not None:
            moments += [who.heard + host.away, _lost(who) + _patience(who, host)]
            due = takeover_at(there, state, host, seat, now)
            if due is not None:
                moments.append(max(due, now + 1e-3))
    return min((moment for moment in moments if moment > now), default=None)


def check_missing(there: Attendance, state: TableState, host: Host, seat: int, now: float) -> None:
    """Whether the others may choose what happens to a seat: its person is not there."""
    if seat not in state.persons or _presence(there[seat], host, now) is Presence.ONLINE:
        raise TableRefusal("seat-taken", f"nobody is missing from seat {seat}")
