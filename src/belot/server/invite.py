"""``/r/CODE``: the page of the client, with what a messenger shows of a link to a room."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from belot.server.api.problems import Refused
from belot.server.context import context
from belot.server.hall import Full
from belot.server.limits import address_of
from belot.server.static import Assets
from belot.store import UnknownTable
from belot.table import TableState
from belot.words import Words, pick

AnyRequest = Request[Any, Any, State]


@get("/r/{code:str}", include_in_schema=False)
async def invitation(code: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """The client, which goes to that room. Whoever only looks at the link learns game and host."""
    assets: Assets = request.app.state.assets
    state = await _state(request, code)
    page = assets.index.plain.decode()
    if state is not None:
        first = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
        words = Words.load(pick(first.strip()))
        page = page.replace("</head>", _tags(state, words) + "</head>", 1)
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": assets.policy}
    return Response(page.encode(), media_type="text/html", headers=headers)


async def _state(request: AnyRequest, code: str) -> TableState | None:
    """The table of a room. Wrong codes are counted here too; what becomes of one is shown by the
    client."""
    here, address = context(request), address_of(request)
    try:
        await here.guesses.take(address)
        owner = await here.hall.owner_of_room(code)
    except UnknownTable:
        return None
    except (Refused, Full):
        return None
    here.guesses.right(address)
    return owner.state


def _tags(state: TableState, words: Words) -> str:
    """Open Graph: a title and a line of text."""
    room = state.room
    assert room is not None
    game, host = words(f"preset-{state.rules.variant.replace('_', '-')}"), room.name_of(room.host)
    tags = {
        "og:title": words("invite-title", player=host, game=game),
        "og:description": words("invite-text", game=game, n=state.rules.players),
        "og:site_name": "Belot",
        "og:type": "website",
    }
    lines = (f'<meta property="{name}" content="{_plain(text)}" />' for name, text in tags.items())
    return "\n".join(lines)


def _plain(text: str) -> str:
    """A sentence as the value of an attribute."""
    return escape("".join(c for c in text if c not in "\u2068\u2069"), quote=True)
