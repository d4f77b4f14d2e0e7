"""What every handler needs, kept in the application's state."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from belot.server.api.problems import Refused
from belot.server.bells import Bells
from belot.server.hall import Hall
from belot.server.limits import network_of
from belot.server.options import Options
from belot.store import Store

ADDRESSES: Final = 10_000


class Limit:
    """How often one address may make something new: so many at once, then one a while."""

    def __init__(self, burst: int = 60, every: float = 2.0) -> None:
        self._burst, self._every = burst, every
        self._ready: OrderedDict[str, float] = OrderedDict()

    async def take(self, address: str) -> None:
        """Refuses with 429 what is too much."""
        now = asyncio.get_running_loop().time()
        # A clock that counts from the start of the machine may show less than a whole burst.
        ready = max(self._ready.pop(address, -math.inf), now - self._burst * self._every)
        if ready + self._every > now:
            self._ready[address] = ready
            raise Refused(429, "slow-down", "too many at once")
        self._ready[address] = ready + self._every
        if len(self._ready) > ADDRESSES:
            self._ready.popitem(last=False)

    def give_back(self, address: str) -> None:
        """What was taken did not count."""
        if address in self._ready:
            self._ready[address] -= self._every


class Guesses:
    """Tries at codes. Each is counted before it is known whether it is right, so that many at once
    are no more than many in a row. Who has a network of IPv6 has addresses without end, so their
    network is counted as well."""

    def __init__(self) -> None:
        self._address, self._network = Limit(burst=20, every=30.0), Limit(burst=100, every=6.0)

    async def take(self, address: str) -> None:
        """Somebody tries. Refuses with 429 what is too much."""
        await self._address.take(address)
        try:
            await self._network.take(network_of(address))
        except Refused:
            self._address.give_back(address)
            raise

    def right(self, address: str) -> None:
        """The code was right: that was no guess."""
        self._address.give_back(address)
        self._network.give_back(network_of(address))


@dataclass(frozen=True, slots=True)
class Context:
    """The store, the tables, how the server runs; how many sessions an address may begin, how many
    wrong codes it may try, how often it may write in shared pads; who waits for news in these."""

    store: Store
    hall: Hall
    options: Options
    limit: Limit
    guesses: Guesses
    pads: Limit
    bells: Bells


def context(connection: ASGIConnection[Any, Any, Any, State]) -> Context:
    """The context of a request or a socket."""
    return cast(Context, connection.app.state.context)
