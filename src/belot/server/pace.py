"""How often each of the people at a table may do something: so many at once, then one a while."""

from __future__ import annotations

from collections import OrderedDict

from belot.table import TableRefusal

PEOPLE = 200
"""People who are remembered. Whoever is forgotten has been quiet for longest."""


class Pace:
    """A rate for each session; what is too fast is refused."""

    def __init__(self, burst: int, every: float) -> None:
        self._burst, self._every = burst, every
        self._ready: OrderedDict[str, float] = OrderedDict()

    def take(self, session: str, now: float) -> None:
        """Somebody does it. Raises TableRefusal ``too-fast``."""
        ready = max(self._ready.pop(session, 0.0), now - self._burst * self._every)
        self._ready[session] = ready
        if ready > now:
            raise TableRefusal("too-fast", "one thing at a time")
        self._ready[session] = ready + self._every
        if len(self._ready) > PEOPLE:
            self._ready.popitem(last=False)
