"""Whether the server lives, and whether it can serve."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from msgspec import Struct

from belot.server.context import context


class Health(Struct, frozen=True):
    """Whether all is well."""

    ok: bool


_NOT_NOW = ResponseSpec(Health, description="Not now", generate_examples=False)


@get("/health/live", sync_to_thread=False)
def live() -> Health:
    """The process answers."""
    return Health(ok=True)


@get("/health/ready", responses={503: _NOT_NOW})
async def ready(request: Request[Any, Any, State]) -> Response[Health]:
    """The store takes what is written and the server is not about to stop; otherwise 503."""
    here = context(request)
    ok = not here.hall.closing and await here.store.ready()
    return Response(Health(ok=ok), status_code=200 if ok else 503)
