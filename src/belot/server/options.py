"""How a server runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FRAME_MAX: Final = 4096
"""Longest frame from a client, in bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Times are in seconds.

    ``data`` is a folder or a PostgreSQL URL. ``pace`` is how long a bot waits before it acts,
    ``window`` how long all seats are asked at once where several people play. A person is away
    after ``away`` without a sign of life; a bot stands in ``closed`` after they closed the table or
    ``dropped`` after the line dropped. ``rate`` is how many frames a second one connection may send
    on end, ``burst`` how many at once; what is more, waits.
    ``hello`` is how long a connection may take to say who it is, ``silence`` how long it may say
    nothing, ``idle`` how long a table without connections stays in memory. ``queue`` is how many
    frames may wait for a slow reader before it is dropped. ``request`` is how long a plain request
    may take to arrive whole, ``head`` how many bytes its headers may have.

    ``hosts`` are names that this server is reached by besides its own (``server/hosts.py``),
    ``proxies`` the addresses of proxies that are believed who they speak for, where there is a
    ``public_url``. ``by_invitation``: nobody becomes a guest without an invitation or a room.
    ``contact`` is whom people ask about this server, as its privacy page says.
    ``metrics`` is who may read them: ``local``, ``public`` or whoever gives that token.

    Limits, 0 for none: ``connections`` in all, ``connections_each`` of one address; ``spectators``
    of a table; ``loaded`` tables in memory; ``tables_each`` that a guest may have opened,
    ``running_each`` of these in memory at once and at play.
    """

    data: str
    host: str = "127.0.0.1"
    port: int = 8000
    pace: float = 0.7
    window: float = 6.0
    away: float = 9.0
    closed: float = 20.0
    dropped: float = 60.0
    tls_cert: str | None = None
    tls_key: str | None = None
    public_url: str | None = None
    rate: float = 20.0
    burst: int = 60
    hello: float = 10.0
    silence: float = 60.0
    idle: float = 600.0
    queue: int = 256
    request: float = 20.0
    head: int = 16 * 1024
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    by_invitation: bool = False
    metrics: str = "local"
    contact: str = ""
    connections: int = 2000
    connections_each: int = 200
    spectators: int = 50
    loaded: int = 5000
    tables_each: int = 50
    running_each: int = 5

    @property
    def secure(self) -> bool:
        """Whether browsers reach this server by https alone."""
        return self.tls_cert is not None or (self.public_url or "").startswith("https:")
