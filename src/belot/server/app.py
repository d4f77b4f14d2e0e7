"""The application: handlers put together, and what lives as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from belot import __version__
from belot.server import metrics
from belot.server.api import admin, games, inquiries, mine, pads, replays, rooms, sessions, tables
from belot.server.api.described import Described
from belot.server.api.problems import HANDLERS, Refused
from belot.server.bells import Bells
from belot.server.context import Context, Guesses, Limit
from belot.server.door import door, go_in
from belot.server.hall import Hall
from belot.server.headers import same_origin, security_headers
from belot.server.health import live, ready
from belot.server.invite import invitation
from belot.server.options import Options
from belot.server.scrape import scrape
from belot.server.static import Assets, client
from belot.server.visit import table_socket
from belot.store import Store

_SAFE = ("GET", "HEAD", "OPTIONS")


def create_app(options: Options) -> Litestar:
    """The server as an ASGI application."""
    headers = [
        (name.lower().encode(), value.encode()) for name, value in security_headers(options).items()
    ]

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(options.data, metrics.Watch())
        watching = asyncio.create_task(metrics.watch_loop(), name="loop watch")
        hall = Hall(store, options)
        writing, bells = Limit(burst=120, every=0.5), Bells(options.connections)
        app.state.context = Context(store, hall, options, Limit(), Guesses(), writing, bells)
        forgetting = asyncio.create_task(pads.forget_old(store), name="old pads")
        try:
            yield
        finally:
            watching.cancel()
            forgetting.cancel()
            await asyncio.gather(forgetting, return_exceptions=True)
            await hall.close()
            await store.close()

    async def own_pages_only(request: Request[Any, Any, State]) -> None:
        if request.method not in _SAFE and not same_origin(request.headers, options):
            raise Refused(403, "origin", "not from a page of this server")

    async def secured(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = list(message["headers"])
            there = {name.lower() for name, _ in sent}
            message["headers"] = sent + [header for header in headers if header[0] not in there]

    api = Router(
        "/api",
        route_handlers=[
            sessions.new_session,
            sessions.my_session,
            sessions.new_link,
            sessions.claim_link,
            rooms.open_room,
            rooms.preview,
            rooms.come_in,
            rooms.bring_bot,
            games.presets,
            games.rules,
            inquiries.answer,
            tables.open_table,
            tables.my_tables,
            tables.drop_table,
            *replays.HANDLERS,
            *pads.HANDLERS,
            *mine.HANDLERS,
            *admin.HANDLERS,
        ],
        cache_control=None,
        response_headers={"Cache-Control": "no-store"},
    )
    return Litestar(
        route_handlers=[api, live, ready, scrape, table_socket, invitation, door, go_in, client],
        lifespan=[alive],
        state=State({"assets": Assets()}),
        before_request=own_pages_only,
        before_send=[secured],
        exception_handlers=HANDLERS,
        request_max_body_size=64 * 1024,
        openapi_config=OpenAPIConfig(
            title="Belot", version=__version__, path="/schema", render_plugins=[Described()]
        ),
        logging_config=None,
        debug=False,
    )
