"""``/admin/CODE``: the page of the link that ``belot admin first`` prints.

To look at it changes nothing, so that nobody who looks at links uses it up; the button does.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from belot.server.api.sessions import cookie_of, token_of
from belot.server.context import context
from belot.server.headers import policy
from belot.server.limits import address_of
from belot.words import Words, pick

AnyRequest = Request[Any, Any, State]

_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Belot</title>
<h1>{title}</h1>
<p>{text}</p>
{more}
</html>
"""
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy().replace("form-action 'none'", "form-action 'self'"),
    "Referrer-Policy": "same-origin",  # with no-referrer a form would not say where it comes from
}


@get("/admin/{code:str}", include_in_schema=False)
async def door(code: FromPath[str], request: AnyRequest) -> Response[str]:
    """What the link does, and a button that does it."""
    here, address = context(request), address_of(request)
    await here.guesses.take(address)
    found = await here.store.find_invite(code)
    if found is None or not found.admin:
        return _page(request, "door-over", status=404)
    here.guesses.right(address)
    button = escape(_words(request)("door-button"))
    form = f'<form method="post"><button>{button}</button></form>'
    return _page(request, "door-text", form)


@post("/admin/{code:str}", include_in_schema=False)
async def go_in(code: FromPath[str], request: AnyRequest) -> Response[str]:
    """Make this browser an administrator: under the session that it has, or a new one."""
    here, address = context(request), address_of(request)
    await here.guesses.take(address)
    token = token_of(request)
    session = await here.store.session(token) if token else None
    made = await here.store.enthrone(code, None if session is None else session.id)
    if made is None:
        return _page(request, "door-over", status=404)
    here.guesses.right(address)
    answer = _page(request, "door-done", f'<p><a href="/">{_words(request)("door-on")}</a></p>')
    answer.set_cookie(cookie_of(request, made[1] or token))
    return answer


def _words(request: AnyRequest) -> Words:
    first = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    return Words.load(pick(first.strip()))


def _page(request: AnyRequest, text: str, more: str = "", status: int = 200) -> Response[str]:
    words = _words(request)
    page = _PAGE.format(
        lang=words.lang, title=escape(words("door-title")), text=escape(words(text)), more=more
    )
    return Response(page, status_code=status, media_type="text/html", headers=_HEADERS)
