"""My tables: open one, see how they stand, remove one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from belot.bots import BOTS
from belot.rules import BelotError, RuleSet
from belot.server.api.problems import Refused, refusals
from belot.server.api.sessions import known
from belot.server.context import context
from belot.server.hall import Full
from belot.server.summary import read_summary
from belot.store import Session, StoreError, TableRow
from belot.table import Clock, Handed, Seat, SeatKind
from belot.table.names import tidy_name

AnyRequest = Request[Any, Any, State]
Written = Annotated[int, Meta(ge=0, le=1_000_000)]
Total = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class SeatWish(Struct, frozen=True):
    """Who is to play a seat; ``bot`` plays it, or stands in for a person."""

    kind: Literal["person", "bot"]
    name: Annotated[str, Meta(max_length=200)]
    bot: str = "club"


class ClockWish(Struct, frozen=True):
    """Thinking time in seconds: a move, and a bank for when that is not enough."""

    move: Seconds
    bank: Seconds


class StartWish(Struct, frozen=True):
    """What the first match goes on from, as on a score pad: written points of each side (negative
    after penalties), points that hang, and the seat that deals next (-1: drawn)."""

    totals: Annotated[tuple[Total, ...], Meta(min_length=2, max_length=3)]
    hung: Written = 0
    dealer: Annotated[int, Meta(ge=-1, le=3)] = -1


class TableWish(Struct, frozen=True):
    """A table to open: rules by their canonical name, who plays, and which seat is mine. ``head``:
    what I commit to for the deals (docs/fairness.md), 32 bytes in hex."""

    rules: Annotated[str, Meta(max_length=4000)]
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=4)]
    seat: int
    clock: ClockWish | None = None
    head: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    start: StartWish | None = None


class Opened(Struct, frozen=True):
    """The id of a table, for its link and for hello."""

    table: str


class Standing(Struct, frozen=True):
    """How one of my tables stands. ``seats`` are names, ``totals`` written points, ``created`` and
    ``last`` milliseconds since 1970; ``code`` is that of a room; match 0: none has begun."""

    table: str
    rules: str
    variant: str
    seat: int
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    deal: int
    match: int
    over: bool
    created: float
    last: float
    code: str | None


def _seat(wish: SeatWish) -> Seat:
    if wish.bot not in BOTS:
        raise Refused(422, "bot-unknown", f"the bots are {', '.join(BOTS)}")
    return Seat(SeatKind(wish.kind), tidy_name(wish.name), wish.bot)


def handed_of(start: StartWish | None) -> Handed | None:
    """What a match goes on from."""
    return None if start is None else Handed(start.totals, start.hung, start.dealer)


async def check_number(request: AnyRequest, session: Session) -> None:
    """Refuses with 409 whoever has opened as many tables as one may, or plays at as many."""
    here, options = context(request), context(request).options
    if options.tables_each and await here.store.count_tables(session.id) >= options.tables_each:
        raise Refused(409, "tables-many", "too many tables: delete one")
    if options.running_each and here.hall.running(session.id) >= options.running_each:
        raise Refused(409, "tables-many", "too many tables at once: finish or leave one")


@post("/tables", status_code=201, responses=refusals(401, 409, 422, 429))
async def open_table(data: JSONBody[TableWish], request: AnyRequest) -> Opened:
    """Open a table with its first match. Other seats of persons wait for somebody to sit down."""
    session, here = await known(request), context(request)
    rules, seats = RuleSet.parse(data.rules), tuple(map(_seat, data.seats))
    if not 0 <= data.seat < len(seats) or seats[data.seat].kind is not SeatKind.PERSON:
        raise Refused(422, "seats", "one's own seat is a person's")
    await check_number(request, session)
    clock = None if data.clock is None else Clock(data.clock.move, data.clock.bank)
    mine, handed = (data.seat, session.id), handed_of(data.start)
    try:
        return Opened(await here.hall.open(rules, seats, *mine, clock, data.head, handed))
    except Full:
        raise Refused(429, "slow-down", "no room for another table now") from None


@get("/tables", responses=refusals(401))
async def my_tables(request: AnyRequest) -> list[Standing]:
    """My tables, the latest first."""
    session = await known(request)
    rows = await context(request).store.tables_of(session.id)
    return [_standing(row) for row in rows]


def _standing(row: TableRow) -> Standing:
    summary = read_summary(row.summary)
    return Standing(
        table=row.id,
        rules=summary.rules or row.rules,
        variant=(summary.rules or row.rules).partition("(")[0],
        seat=row.seat,
        seats=summary.seats,
        totals=summary.totals,
        deal=summary.deal,
        match=summary.match,
        over=summary.over,
        created=round(row.created * 1000),
        last=round(row.last * 1000),
        code=row.code,
    )


async def _mine(request: AnyRequest, table: str) -> TableRow:
    session = await known(request)
    row = await context(request).store.table_of(session.id, table)
    if row is None:
        raise Refused(404, "not-found", "no table of yours")
    return row


@delete("/tables/{table:str}", status_code=204, responses=refusals(401))
async def drop_table(table: FromPath[str], request: AnyRequest) -> None:
    """Remove a table that I opened, with its record; a room as long as I am its host."""
    row, session = await _mine(request, table), await known(request)
    if row.opened_by != session.id:
        raise Refused(403, "not-yours", "somebody else opened this table")
    if row.code is not None and not await _hosts(request, session, table):
        raise Refused(403, "not-host", "this room has another host now")
    await context(request).hall.drop(table)


async def _hosts(request: AnyRequest, session: Session, table: str) -> bool:
    """Whether a session is the host of a room; of one that cannot be read nobody else is."""
    try:
        owner = await context(request).hall.owner(table)
    except Full:
        raise Refused(429, "slow-down", "no room for another table now") from None
    except (StoreError, BelotError):
        return True
    room = owner.state.room
    member = None if room is None else room.of_session(session.id)
    return room is not None and member is not None and member.id == room.host
