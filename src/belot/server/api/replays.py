"""Deals that are over: card by card, their receipts, the record of a match, and links to share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from belot.protocol import past
from belot.protocol.matches import Played
from belot.protocol.past import Form, Seating
from belot.protocol.replaying import MatchShape, ReplayShape
from belot.server.api.problems import Refused, refusals
from belot.server.api.sessions import known
from belot.server.api.tables import Opened, check_number
from belot.server.context import context
from belot.server.hall import Full
from belot.store import Share
from belot.table import Entry, TableState
from belot.table.room_events import Joined

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")

Number = Annotated[int, Meta(ge=1, le=1_000_000)]


class ShareWish(Struct, frozen=True):
    """A match of the table to share, from 1."""

    match: Number


class Shared(Struct, frozen=True):
    """The name of a share, for its link."""

    share: str


class AgainWish(Struct, frozen=True):
    """A deal of a match of the table, both from 1, to be played again."""

    match: Number
    deal: Number


# --- what is answered ---


def _seat(state: TableState, session: str, seat: int) -> int:
    """Where a session sat in a match; in a room that is for its members to say."""
    if state.room is None:
        return seat
    members = (m.id for m in state.room.members if m.session == session)
    return next((state.room.seat_of(m) for m in members), -1)


_ONE: Final = ThreadPoolExecutor(1, "replays")


async def _work(work: Callable[..., T], *arguments: Any) -> T:
    """In a thread, one at a time: a long log takes its time, and tables go on meanwhile, however
    many want to look."""
    return await asyncio.get_running_loop().run_in_executor(_ONE, work, *arguments)


async def _played(entries: list[Entry], match: int) -> Played:
    """A match of a table that may be looked at."""
    found, _ = await _work(past.find, entries, match)
    return found


def _file(text: str, variant: str, table: str, form: Form) -> Response[str]:
    suffix, kind = ("belot", "text/plain") if form == "text" else ("jsonl", "application/jsonl")
    disposition = f'attachment; filename="{variant}-{table}.{suffix}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": disposition})


# --- people of the table ---


async def _log(request: AnyRequest, table: str) -> tuple[list[Entry], Seating]:
    """The log of a table of mine, and where I sat in a match of it."""
    session, store = await known(request), context(request).store
    row = await store.table_of(session.id, table)
    entries = await store.entries(table)
    if row is None and not any(_joined(entry, session.id) for entry in entries):
        raise Refused(404, "not-found", "no table of yours")
    seat = -1 if row is None else row.seat
    return entries, lambda state: _seat(state, session.id, seat)


def _joined(entry: Entry, session: str) -> bool:
    return isinstance(entry.event, Joined) and entry.event.session == session


@get("/tables/{table:str}/deals", responses=refusals(401, 409))
async def deals(
    table: FromPath[str], request: AnyRequest, match: FromQuery[Number | None] = None
) -> MatchShape:
    """The deals of a match that can be looked at; of the last match unless told otherwise."""
    entries, seat = await _log(request, table)
    return await _work(past.deals, entries, match, seat)


@get("/tables/{table:str}/replay", responses=refusals(401, 409))
async def replay(
    table: FromPath[str],
    request: AnyRequest,
    deal: FromQuery[Number],
    match: FromQuery[Number | None] = None,
) -> ReplayShape:
    """A deal that is over, card by card."""
    entries, seat = await _log(request, table)
    return await _work(past.replay, entries, match, deal, seat)


@get("/tables/{table:str}/receipt", responses=refusals(401, 409))
async def deal_receipt(
    table: FromPath[str],
    request: AnyRequest,
    deal: FromQuery[Number],
    match: FromQuery[Number | None] = None,
) -> dict[str, Any]:
    """The receipt of a deal (docs/fairness.md)."""
    entries, _ = await _log(request, table)
    return await _work(past.receipt, entries, match, deal)


@get("/tables/{table:str}/record", media_type="text/plain", responses=refusals(401, 409))
async def record(
    table: FromPath[str],
    request: AnyRequest,
    match: FromQuery[Number | None] = None,
    format: FromQuery[Form] = "text",
) -> Response[str]:
    """A finished match of a table, the last one unless told otherwise, as text
    (docs/notation.md) or as JSON lines; 409 while there is none."""
    entries, _ = await _log(request, table)
    text, variant = await _work(past.record, entries, match, format)
    return _file(text, variant, table, format)


@post("/tables/{table:str}/share", status_code=200, responses=refusals(401, 409))
async def share(table: FromPath[str], data: JSONBody[ShareWish], request: AnyRequest) -> Shared:
    """A link to a match that is over, for anybody who gets it."""
    entries, _ = await _log(request, table)
    played = await _played(entries, data.match)
    if not played.over:
        raise Refused(409, "match-running", "a match is shared when it is over")
    return Shared(await context(request).store.share(Share(table, played.number)))


@post("/tables/{table:str}/again", status_code=201, responses=refusals(401, 409, 429))
async def again(table: FromPath[str], data: JSONBody[AgainWish], request: AnyRequest) -> Opened:
    """Play a deal again, at a table of one's own: the same cards in my seat, bots in the others."""
    here, session = context(request), await known(request)
    entries, seat = await _log(request, table)
    played = await _played(entries, data.match)
    rested = past.rested(played, data.deal)
    await check_number(request, session)
    try:
        return Opened(await here.hall.open_again(rested, max(seat(rested), 0), session))
    except Full:
        raise Refused(429, "slow-down", "no room for another table now") from None


# --- whoever has the link ---


async def _shared(request: AnyRequest, share: str) -> tuple[Share, list[Entry]]:
    store = context(request).store
    found = await store.shared(share)
    if found is None:
        raise Refused(404, "not-found", "nothing was shared under this link")
    return found, await store.entries(found.table)


def _nobody(_: TableState) -> int:
    return -1


@get("/shared/{share:str}/deals")
async def shared_deals(share: FromPath[str], request: AnyRequest) -> MatchShape:
    """The deals of a shared match."""
    found, entries = await _shared(request, share)
    return await _work(past.deals, entries, found.match, _nobody)


@get("/shared/{share:str}/replay")
async def shared_replay(
    share: FromPath[str], request: AnyRequest, deal: FromQuery[Number]
) -> ReplayShape:
    """A deal of a shared match, card by card."""
    found, entries = await _shared(request, share)
    return await _work(past.replay, entries, found.match, deal, _nobody)


@get("/shared/{share:str}/receipt")
async def shared_receipt(share: FromPath[str], request: AnyRequest, deal: Number) -> dict[str, Any]:
    """The receipt of a deal of a shared match."""
    found, entries = await _shared(request, share)
    return await _work(past.receipt, entries, found.match, deal)


@get("/shared/{share:str}/record", media_type="text/plain")
async def shared_record(
    share: FromPath[str],
    request: AnyRequest,
    format: FromQuery[Form] = "text",
) -> Response[str]:
    """The record of a shared match."""
    found, entries = await _shared(request, share)
    text, variant = await _work(past.record, entries, found.match, format)
    return _file(text, variant, share, format)


HANDLERS = [
    deals,
    replay,
    deal_receipt,
    record,
    share,
    again,
    shared_deals,
    shared_replay,
    shared_receipt,
    shared_record,
]
