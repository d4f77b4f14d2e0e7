"""Running the application: uvicorn on sockets of our own, with a graceful stop."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar

from belot.server.app import create_app
from belot.server.context import Context
from belot.server.guard import Guard
from belot.server.lines import Frames, Requests, requests_within
from belot.server.logs import log_to_stderr
from belot.server.options import FRAME_MAX, Options

SETTINGS: Final = "BELOT_SERVER_OPTIONS"
FILES: Final = 50_000
SWITCH: Final = 0.001
"""Seconds until the thread that writes to the disk gets its turn: with the 5 ms of Python, twice a
transaction, everybody at a busy server waited for nothing else."""
STUCK: Final = 30_000  # milliseconds that a peer may leave data unacknowledged


def listen(options: Options) -> socket.socket:
    """A listening socket. Raises OSError where the port is taken."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # a peer that reads nothing is dropped at last
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
        listener.bind((options.host, options.port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def _settings(options: Options) -> dict[str, Any]:
    return {
        "lifespan": "on",
        # behind a proxy all lines are the proxy's: it limits them
        "http": requests_within(options.request, 0 if options.public_url else _lines_each(options)),
        "h11_max_incomplete_event_size": options.head,
        "ws": Frames,
        "ws_max_size": FRAME_MAX,
        "ws_per_message_deflate": False,
        "server_header": False,
        "proxy_headers": options.public_url is not None,  # only then is there a proxy to believe
        "forwarded_allow_ips": list(options.proxies),
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": 5,
        "ssl_certfile": options.tls_cert,
        "ssl_keyfile": options.tls_key,
    }


class Server(uvicorn.Server):
    """Says goodbye to every table before it closes the connections."""

    def __init__(self, app: Litestar, options: Options) -> None:
        super().__init__(uvicorn.Config(Guard(app, options), **_settings(options)))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop, which is no failure; the second Ctrl+C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: goodbye, then whatever was begun is finished."""
        context: Context | None = self._app.state.get("context")
        if context is not None:
            context.bells.close()
            await context.hall.say_goodbye()
        await super().shutdown(sockets)


def serve(options: Options, ready: Callable[[int], None], level: str = "info") -> None:
    """Serve until a signal says stop; ``ready`` is called with the port. Raises OSError."""
    log_to_stderr(level)
    _have_files(options.connections or FILES)
    listener = listen(options)
    app = create_app(options)
    gc.freeze()  # what is there now stays; a step makes much that dies with it, and few circles
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(SWITCH)
    ready(listener.getsockname()[1])
    Server(app, options).run(sockets=[listener])


def _lines_each(options: Options) -> int:
    """A browser has a socket, and for a moment a few lines for files beside it."""
    return 2 * options.connections_each


def _have_files(connections: int) -> None:
    """Every connection is an open file, of which many systems give a process no more than 1024
    unless it asks."""
    with suppress(ImportError, OSError, ValueError):  # not on Windows; not where it is forbidden
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 2 * connections + 500
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve_reloading(options: Options, folder: str) -> None:
    """Serve, and start again whenever a source file in the folder changes."""
    os.environ[SETTINGS] = msgspec.json.encode(asdict(options)).decode()
    settings = _settings(options)
    settings["http"] = Requests  # what is handed to another process has a name there
    uvicorn.run(
        f"{__name__}:app_from_environment",
        factory=True,
        reload=True,
        reload_dirs=[folder],
        host=options.host,
        port=options.port,
        **settings,
    )


def app_from_environment() -> Guard:
    """The application with the options that ``serve_reloading`` left in the environment."""
    log_to_stderr("info")
    options = msgspec.json.decode(os.environ[SETTINGS], type=Options)
    return Guard(create_app(options), options)
