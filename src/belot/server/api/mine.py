"""What this server keeps of me, and its end; what it keeps of anybody, and for how long."""

from __future__ import annotations

import logging
from typing import Any, Final, Literal

from litestar import Request, Response, delete, get
from litestar.datastructures import State
from msgspec import Struct

from belot.server.api.pads import KEPT
from belot.server.api.problems import refusals
from belot.server.api.sessions import LINK, YEAR, known
from belot.server.context import context
from belot.server.limits import address_of
from belot.server.summary import read_summary
from belot.server.talk import KEPT as SAYINGS
from belot.server.visit import NAME_OF_COOKIE
from belot.store.forget import KeptTable

log = logging.getLogger("belot.mine")

AnyRequest = Request[Any, Any, State]

UPDATED: Final = "2026-11-30"
"""When something of what follows was changed for the last time."""
DAY: Final = 86_400


class MyTable(Struct, frozen=True):
    """A table that has something of mine: who sits there, whether I ``opened`` it. ``created`` and
    ``last`` are milliseconds since 1970."""

    table: str
    code: str | None
    rules: str
    seats: tuple[str, ...]
    match: int
    over: bool
    opened: bool
    created: float
    last: float


class MyPad(Struct, frozen=True):
    """A score pad that I shared, and how many entries it holds."""

    created: float
    last: float
    operations: int


class Mine(Struct, frozen=True):
    """All that is kept of me: since when (milliseconds since 1970), under which name, on how many
    ``devices`` besides the first, and where."""

    id: str
    name: str
    created: float
    bot: bool
    admin: bool
    devices: int
    tables: list[MyTable]
    pads: list[MyPad]


class Privacy(Struct, frozen=True):
    """What this server does, as far as it concerns people: whom to ask (who runs it says so, or
    nobody did), where things are kept, and how long at most. ``updated``: the day of the last
    change, as in 2026-11-30."""

    contact: str
    updated: str
    database: Literal["sqlite", "postgresql"]
    session_days: int
    pad_days: int
    link_minutes: int
    sayings: int


@get("/mine", responses=refusals(401, 429))
async def mine(request: AnyRequest) -> Mine:
    """Everything that is kept of me."""
    session, here = await known(request), context(request)
    await here.limit.take(address_of(request))
    found = await here.store.kept_of(session.id)
    return Mine(
        id=session.id,
        name=session.name,
        created=round(found.created * 1000),
        bot=session.bot,
        admin=found.admin,
        devices=found.devices,
        tables=[_table(table) for table in found.tables],
        pads=[
            MyPad(round(pad.created * 1000), round(pad.last * 1000), pad.operations)
            for pad in found.pads
        ],
    )


def _table(kept: KeptTable) -> MyTable:
    summary = read_summary(kept.summary)
    return MyTable(
        table=kept.id,
        code=kept.code,
        rules=summary.rules or kept.rules,
        seats=summary.seats,
        match=summary.match,
        over=summary.over,
        opened=kept.opened,
        created=round(kept.created * 1000),
        last=round(kept.last * 1000),
    )


@delete("/mine", status_code=204, responses=refusals(401, 429))
async def forget_me(request: AnyRequest) -> Response[None]:
    """Remove all that is kept of me, for good: I leave every room, my tables and shared pads go,
    and where others played as well my name does."""
    session, here = await known(request), context(request)
    await here.limit.take(address_of(request))
    await here.hall.forget(session.id)
    log.info("forgotten")
    answer = Response(None, status_code=204)
    answer.delete_cookie(NAME_OF_COOKIE, path="/")
    return answer


@get("/privacy")
async def privacy(request: AnyRequest) -> Privacy:
    """What is kept of people here, where, and how long."""
    options = context(request).options
    return Privacy(
        contact=options.contact,
        updated=UPDATED,
        database="postgresql" if "://" in options.data else "sqlite",
        session_days=YEAR // DAY,
        pad_days=round(KEPT / DAY),
        link_minutes=round(LINK / 60),
        sayings=SAYINGS,
    )


HANDLERS: Final = (mine, forget_me, privacy)
