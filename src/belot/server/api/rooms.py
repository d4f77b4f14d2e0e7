"""Rooms: open one, look at one by its code, come in, bring a bot."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from belot.rules import RuleSet
from belot.server.api.problems import Refused, refusals
from belot.server.api.sessions import known
from belot.server.api.tables import ClockWish, StartWish, check_number, handed_of
from belot.server.codes import tidy_code
from belot.server.context import context
from belot.server.hall import Full, RoomWish
from belot.server.inbox import Ended
from belot.server.limits import address_of
from belot.server.owner import Owner
from belot.store import Session, UnknownTable
from belot.table import Clock, TableRefusal
from belot.table.names import tidy_name

AnyRequest = Request[Any, Any, State]
Name = Annotated[str, Meta(max_length=200)]

_STATUS = {"kicked": 403, "room-locked": 403, "room-full": 409}


class NewRoom(Struct, frozen=True):
    """A room to open: rules by their canonical name, what I am called, what the bots of the four
    seats are called, a clock, and whether people may look on and write."""

    rules: Annotated[str, Meta(max_length=4000)]
    name: Name
    bots: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=4)] = (
        "Ana",
        "Marko",
        "Iva",
        "Luka",
    )
    clock: ClockWish | None = None
    watch: bool = True
    chat: bool = True
    start: StartWish | None = None


class OpenedRoom(Struct, frozen=True):
    """The table of a room, for hello, and its code, for friends."""

    table: str
    code: str


class Preview(Struct, frozen=True):
    """A room before one comes in: its game, its host, how many of its seats are taken, whether it
    is locked, and whether one is a member already. ``stage``: room, match or over."""

    table: str
    code: str
    rules: str
    variant: str
    host: str
    players: int
    seated: int
    locked: bool
    stage: str
    member: bool


class NewMember(Struct, frozen=True):
    """What I am called in a room."""

    name: Name


class CameIn(Struct, frozen=True):
    """The table of a room, and who I am there."""

    table: str
    member: int


class BotToken(Struct, frozen=True):
    """A program's token: with it, it says hello at this table as a member."""

    token: str
    table: str
    member: int


@post("/rooms", status_code=201, responses=refusals(401, 409, 422, 429))
async def open_room(data: JSONBody[NewRoom], request: AnyRequest) -> OpenedRoom:
    """Open a room. I am its host, and sit on its first seat."""
    session, here = await known(request), context(request)
    rules, name = RuleSet.parse(data.rules), tidy_name(data.name)
    await check_number(request, session)
    await _call(request, session, name)
    clock = None if data.clock is None else Clock(data.clock.move, data.clock.bank)
    bots, handed = tuple(map(tidy_name, data.bots)), handed_of(data.start)
    wish = RoomWish(bots, data.watch, data.chat, handed)
    try:
        table, code = await here.hall.open_room(rules, wish, session.id, name, clock)
    except Full:
        raise Refused(429, "slow-down", "no room for another table now") from None
    return OpenedRoom(table, code)


async def _room(request: AnyRequest, code: str) -> Owner:
    """The room of a code. Wrong codes are counted, so that nobody finds one by trying."""
    here = context(request)
    address = address_of(request)
    await here.guesses.take(address)
    try:
        owner = await here.hall.owner_of_room(code)
    except UnknownTable:
        raise Refused(404, "no-room", "no room has this code") from None
    except Full:
        raise Refused(429, "slow-down", "no room for another table now") from None
    here.guesses.right(address)
    return owner


@get("/rooms/{code:str}", responses=refusals(404, 429))
async def preview(code: FromPath[str], request: AnyRequest) -> Preview:
    """A room as whoever has its code sees it before coming in."""
    owner, session = await _room(request, code), await _somebody(request)
    state = owner.state
    room = state.room
    assert room is not None
    return Preview(
        table=owner.table,
        code=room.code,
        rules=state.rules.name,
        variant=state.rules.variant,
        host=room.name_of(room.host),
        players=state.rules.players,
        seated=sum(member >= 0 for member in room.holders),
        locked=room.locked,
        stage="room" if state.match is None else "match" if state.running else "over",
        member=session is not None and room.of_session(session.id) is not None,
    )


async def _somebody(request: AnyRequest) -> Session | None:
    try:
        return await known(request)
    except Refused:
        return None


@post("/rooms/{code:str}/join", status_code=200, responses=refusals(401, 403, 404, 409, 422, 429))
async def come_in(code: FromPath[str], data: JSONBody[NewMember], request: AnyRequest) -> CameIn:
    """Come into a room; before a match with a seat, if one is free."""
    session, name = await known(request), tidy_name(data.name)
    owner = await _room(request, code)
    member = await _join(request, owner, session, name)
    await _call(request, session, name)
    return CameIn(owner.table, member)


async def _call(request: AnyRequest, session: Session, name: str) -> None:
    """A guest without a name is called as they are in their first room."""
    if not session.name:
        await context(request).store.rename(session.id, name)


async def _join(request: AnyRequest, owner: Owner, session: Session, name: str) -> int:
    try:
        return await context(request).hall.come_in(owner, session, name)
    except TableRefusal as error:
        status = _STATUS.get(str(error.code), 422)
        raise Refused(status, str(error.code), str(error)) from None
    except Ended:
        raise Refused(429, "slow-down", "the table is just being loaded anew") from None


@post("/rooms/{code:str}/bots", status_code=201, responses=refusals(401, 403, 404, 409, 422, 429))
async def bring_bot(
    code: FromPath[str], data: JSONBody[NewMember], request: AnyRequest
) -> BotToken:
    """Bring a program into a room that I host: a token that it plays with."""
    session, name = await known(request), tidy_name(data.name)
    owner, here = await _room(request, tidy_code(code)), context(request)
    room = owner.state.room
    host = room is not None and room.of_session(session.id)
    if room is None or not host or host.id != room.host:
        raise Refused(403, "not-host", "only the host may bring a bot")
    await here.limit.take(address_of(request))
    bot, token = await here.store.new_session(name, bot=True)
    return BotToken(token, owner.table, await _join(request, owner, bot, name))
