"""Guests: a name and a token."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from belot.server.api.problems import Refused, refusals
from belot.server.codes import OF_LINK, new_code, tidy_code
from belot.server.context import context
from belot.server.limits import address_of
from belot.server.visit import NAME_OF_COOKIE
from belot.store import Session
from belot.table.names import tidy_name

AnyRequest = Request[Any, Any, State]

YEAR: Final = 365 * 24 * 3600
LINK: Final = 600.0
"""Seconds for which a code for another device is good."""


class NewSession(msgspec.Struct, frozen=True):
    """Who I am; a name is shown to the others at a table. ``invite``: an invitation or the code of
    a room, where newcomers need one."""

    name: str = ""
    invite: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Known(msgspec.Struct, frozen=True):
    """My session, without what proves it."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True):
    """My session. The token says who I am, here and in the hello of a connection."""

    token: str
    id: str
    name: str


def token_of(request: AnyRequest) -> str:
    """The token a request came with: ``Authorization: Bearer …`` or the cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else request.cookies.get(NAME_OF_COOKIE, "")


async def known(request: AnyRequest) -> Session:
    """Whose request this is; refused with 401 ``token`` where nobody's."""
    token = token_of(request)
    session = await context(request).store.session(token) if token else None
    if session is None:
        raise Refused(401, "token", "no such session")
    return session


def _name(name: str) -> str:
    return tidy_name(name) if name.strip() else ""


async def _newcomer(request: AnyRequest, name: str, invite: str) -> tuple[Session, str]:
    """A new guest; refused with 403 ``invitation`` where one is needed and this is none. Wrong ones
    are counted, so that nobody finds one by trying."""
    here, address = context(request), address_of(request)
    if not here.options.by_invitation:
        return await here.store.new_session(name)
    if invite:
        await here.guesses.take(address)
        invited = await here.store.invited_session(name, invite)
        if invited is None and await here.store.table_of_code(tidy_code(invite)) is not None:
            invited = await here.store.new_session(name)
        if invited is not None:
            here.guesses.right(address)
            return invited
    raise Refused(403, "invitation", "newcomers need an invitation or the code of a room")


@post("/session", status_code=200, responses=refusals(403, 422, 429))
async def new_session(data: JSONBody[NewSession], request: AnyRequest) -> Response[Me]:
    """Begin a session as a guest, or change one's name."""
    here, name, token = context(request), _name(data.name), token_of(request)
    session = await here.store.session(token) if token else None
    if session is None:
        await here.limit.take(address_of(request))
        session, token = await _newcomer(request, name, data.invite)
    elif name and name != session.name:
        await here.store.rename(session.id, name)
        session = Session(session.id, name, session.bot)
    return Response(Me(token, session.id, session.name), cookies=[cookie_of(request, token)])


def cookie_of(request: AnyRequest, token: str) -> Cookie:
    """What makes a browser this session."""
    return Cookie(
        NAME_OF_COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=context(request).options.secure,
        max_age=YEAR,
        path="/",
    )


@get("/session", responses=refusals(401))
async def my_session(request: AnyRequest) -> Known:
    """Who I am."""
    session = await known(request)
    return Known(session.id, session.name)


class Link(msgspec.Struct, frozen=True):
    """A code that makes another device me, once, until then (milliseconds since 1970)."""

    code: str
    expires: float


class LinkCode(msgspec.Struct, frozen=True):
    """The code of a link, as somebody typed it."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


@post("/session/link", status_code=201, responses=refusals(401))
async def new_link(request: AnyRequest) -> Link:
    """A code for another device of mine. The one before is worth nothing from now on."""
    session, code = await known(request), new_code(OF_LINK)
    until = time.time() + LINK
    await context(request).store.new_link(session.id, code, until)
    return Link(code, round(until * 1000))


@post("/session/claim", status_code=200, responses=refusals(404, 422, 429))
async def claim_link(data: JSONBody[LinkCode], request: AnyRequest) -> Response[Me]:
    """Be the person who made this code, from now on, in this browser too."""
    here, address = context(request), address_of(request)
    await here.guesses.take(address)
    claimed = await here.store.claim_link(tidy_code(data.code))
    if claimed is None:
        raise Refused(404, "no-link", "no such code, or it was used, or it is too old")
    here.guesses.right(address)
    session, token = claimed
    return Response(Me(token, session.id, session.name), cookies=[cookie_of(request, token)])
