"""``/metrics``: what the server counts, for whoever may read it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from belot.server.api.problems import Refused
from belot.server.context import context
from belot.server.limits import address_of, is_local
from belot.server.metrics import Everything

LOCAL: Final = "local"
PUBLIC: Final = "public"
_FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def scrape(request: Request[Any, Any, State]) -> Response[bytes]:
    """All metrics as Prometheus reads them; 403 for strangers."""
    here = context(request)
    if not _may_read(request, here.options.metrics):
        raise Refused(403, "metrics", "only from this computer, or with the token of --metrics")
    return Response(
        generate_latest(Everything(here.hall)),
        headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"},
    )


def _may_read(request: Request[Any, Any, State], who: str) -> bool:
    if who == PUBLIC:
        return True
    if who != LOCAL:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        fits = secrets.compare_digest(token.strip().encode(), who.encode())
        return kind.lower() == "bearer" and fits
    passed_on = any(name in request.headers for name in _FORWARDED)
    return is_local(address_of(request)) and not passed_on
