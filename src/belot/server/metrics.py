"""What the server counts and measures, for Prometheus: never a hand, a name or a token."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry

from belot.protocol.frames import Ack, Nak
from belot.rules.events import CardPlayed

if TYPE_CHECKING:
    from belot.server.hall import Hall
    from belot.store.writer import Append

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS: Final = Counter(
    "belot_commands", "Commands by their answer", ["outcome"], registry=REGISTRY
)
NAKS: Final = Counter("belot_naks", "Refused commands by code", ["code"], registry=REGISTRY)
BYES: Final = Counter(
    "belot_byes", "Connections that the server ended, by code (slow: slow readers)", ["code"],
    registry=REGISTRY,
)  # fmt: skip
LIMITED: Final = Counter(
    "belot_limited", "What had to wait (frames) or was refused (requests)", ["what"],
    registry=REGISTRY,
)  # fmt: skip
FAULTS: Final = Counter("belot_faults", "Requests that broke something of ours", registry=REGISTRY)
PLAYS: Final = Counter("belot_plays", "Cards that were played and are stored", registry=REGISTRY)
ENTRIES: Final = Counter("belot_entries", "Entries of logs that are stored", registry=REGISTRY)
ANSWERED: Final = Histogram(
    "belot_ack_seconds", "From a command's arrival to its answer", buckets=_SECONDS,
    registry=REGISTRY,
)  # fmt: skip
APPENDED: Final = Histogram(
    "belot_append_seconds", "From the wish to write to the disk", buckets=_SECONDS,
    registry=REGISTRY,
)  # fmt: skip
COMMITTED: Final = Histogram(
    "belot_commit_seconds", "Transactions of the store", buckets=_SECONDS, registry=REGISTRY
)
LAG: Final = Histogram(
    "belot_loop_lag_seconds", "How late the event loop is", buckets=_SECONDS, registry=REGISTRY
)

CODES_MAX: Final = 150
"""More codes of refusals than there are."""
TICK: Final = 0.5

_ACKS, _NAKS = COMMANDS.labels("ack"), COMMANDS.labels("nak")

_codes: set[str] = set()


def sent(frame: object) -> None:
    """A frame is on its way to a client: answers are counted."""
    if isinstance(frame, Ack):
        _ACKS.inc()
    elif isinstance(frame, Nak):
        _NAKS.inc()
        NAKS.labels(_bounded(frame.code)).inc()


def _bounded(code: str) -> str:
    """The code, as long as there are not too many: each is a time series of its own."""
    if code not in _codes and len(_codes) >= CODES_MAX:
        return "other"
    _codes.add(code)
    return code


class Watch:
    """Looks on while the store writes."""

    def appended(self, seconds: float) -> None:
        """Somebody waited so long until their entries were on disk."""
        APPENDED.observe(seconds)

    def committed(self, seconds: float, works: Sequence[Append]) -> None:
        """A transaction took so long, and these appends are on disk."""
        COMMITTED.observe(seconds)
        events = [entry.event for work in works for entry in work.entries]
        ENTRIES.inc(len(events))
        PLAYS.inc(sum(isinstance(event, CardPlayed) for event in events))


class Everything(Collector):
    """What was counted since the start, and how things stand at this moment."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        """All metrics."""
        yield from REGISTRY.collect()
        owners = self._hall.here
        rooms = sum(owner.state.room is not None for owner in owners)
        waits = sum(not owner.waits for owner in owners)
        yield GaugeMetricFamily("belot_connections", "Open sockets", len(self._hall.connections))
        yield GaugeMetricFamily("belot_tables", "Tables in memory", len(owners))
        yield GaugeMetricFamily("belot_tables_busy", "Tables where something is to happen", waits)
        yield GaugeMetricFamily("belot_rooms", "Rooms in memory", rooms)


async def watch_loop() -> None:
    """Measure how late the event loop is, until cancelled."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + TICK
        await asyncio.sleep(TICK)
        LAG.observe(max(0.0, clock() - due))
