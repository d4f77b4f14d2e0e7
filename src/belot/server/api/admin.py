"""For whoever looks after this server: its tables, its people, its invitations."""

from __future__ import annotations

import logging
import time
from typing import Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from belot.server.api.problems import Refused, refusals
from belot.server.api.sessions import known
from belot.server.context import context
from belot.server.summary import read_summary
from belot.store import Invite, Session, TableLine

log = logging.getLogger("belot.admin")

AnyRequest = Request[Any, Any, State]

MOST: Final = 500
"""Tables and people in a list."""
DAY: Final = 86_400.0


class AnyTable(Struct, frozen=True):
    """A table; ``code`` if it is a room, ``here`` whether it is in memory, ``connections`` how many
    are connected to it. ``created`` and ``last`` are milliseconds since 1970."""

    table: str
    code: str | None
    rules: str
    seats: tuple[str, ...]
    match: int
    over: bool
    created: float
    last: float
    here: bool
    connections: int


class Person(Struct, frozen=True):
    """Somebody who came here: when (milliseconds since 1970), whether a program, whether an
    administrator, and how many tables they opened."""

    id: str
    name: str
    created: float
    bot: bool
    admin: bool
    tables: int


class InviteWish(Struct, frozen=True):
    """An invitation for so many newcomers, good for so many days."""

    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 7


class Invited(Struct, frozen=True):
    """An invitation: newcomers give ``code`` as ``invite``, or open ``link``. Only this answer has
    it. ``until`` is milliseconds since 1970."""

    code: str
    link: str
    uses: int
    until: float


class Invitation(Struct, frozen=True):
    """An invitation that is still good, without its code, which only its holder knows. ``admin``:
    it makes an administrator."""

    admin: bool
    name: str
    uses: int
    until: float


async def administrator(request: AnyRequest) -> Session:
    """Whose request this is; refused with 403 ``not-admin`` where they do not look after this
    server."""
    session = await known(request)
    if not await context(request).store.is_admin(session.id):
        raise Refused(403, "not-admin", "only for administrators")
    return session


@get("/admin/tables", responses=refusals(401, 403))
async def admin_tables(request: AnyRequest) -> list[AnyTable]:
    """The tables there are, the latest 500 first."""
    await administrator(request)
    here = context(request)
    return [_line(request, line) for line in await here.store.all_tables(MOST)]


def _line(request: AnyRequest, line: TableLine) -> AnyTable:
    owner = context(request).hall.loaded(line.id)
    summary = read_summary(line.summary)
    return AnyTable(
        table=line.id,
        code=line.code,
        rules=summary.rules or line.rules,
        seats=summary.seats,
        match=summary.match,
        over=summary.over,
        created=round(line.created * 1000),
        last=round(line.last * 1000),
        here=owner is not None,
        connections=0 if owner is None else len(owner.audience),
    )


@delete("/admin/tables/{table:str}", status_code=204, responses=refusals(401))
async def close_table(table: FromPath[str], request: AnyRequest) -> None:
    """Close a table for good: everybody there is told that it is gone, and its record goes too."""
    session, here = await administrator(request), context(request)
    if not await here.store.opener_of(table):
        raise Refused(404, "not-found", "no such table")
    await here.hall.drop(table)
    log.warning("closed", extra={"table": table, "by": session.id})


@get("/admin/people", responses=refusals(401, 403))
async def admin_people(request: AnyRequest) -> list[Person]:
    """Everybody who ever came, the latest 500 first."""
    await administrator(request)
    return [
        Person(p.id, p.name, round(p.created * 1000), p.bot, p.admin, p.tables)
        for p in await context(request).store.all_people(MOST)
    ]


@get("/admin/invites", responses=refusals(401, 403))
async def admin_invites(request: AnyRequest) -> list[Invitation]:
    """The invitations that are still good."""
    await administrator(request)
    return [
        Invitation(i.admin, i.name, i.uses, round(i.until * 1000))
        for i in await context(request).store.invites()
    ]


@post("/admin/invites", status_code=201, responses=refusals(401))
async def invite(data: JSONBody[InviteWish], request: AnyRequest) -> Invited:
    """Invite somebody, where newcomers need an invitation (``belot serve --closed``)."""
    session, here = await administrator(request), context(request)
    until = time.time() + data.days * DAY
    code = await here.store.new_invite(Invite(False, "", data.uses, until))
    log.warning("invited", extra={"by": session.id})
    base = (here.options.public_url or str(request.base_url)).rstrip("/")
    return Invited(code, f"{base}/?invite={code}", data.uses, round(until * 1000))


HANDLERS: Final = (admin_tables, close_table, admin_people, admin_invites, invite)
