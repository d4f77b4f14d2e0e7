"""Score pads that several devices keep together: what was entered anywhere, in the order in which
it arrived. What it comes to is computed on each device (``belot.pad``)."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from belot.pad.operations import OpenOp
from belot.pad.reading import read_operation
from belot.rules import BelotError
from belot.server.api.problems import Refused, refusals
from belot.server.api.sessions import known
from belot.server.bells import rung
from belot.server.context import context
from belot.server.limits import address_of
from belot.store import Operation, Pad, Store
from belot.store.pads import reading

log = logging.getLogger("belot.pads")

AnyRequest = Request[Any, Any, State]

KEPT: Final = 180 * 86_400.0
"""Seconds that a pad is kept after somebody has changed it for the last time."""
EACH: Final = 200
"""Pads that one guest may have here."""
PAGE: Final = 200
"""Operations in one answer."""
LONGEST: Final = 4096
"""Bytes of an operation."""


class PadOpened(Struct, frozen=True):
    """The secrets of a new pad: whoever has ``write`` may write, whoever has ``read`` look on."""

    write: str
    read: str


class PadOps(Struct, frozen=True):
    """Operations of a pad. ``top`` is the number of the last of them, ``more``: others follow.
    ``writable``: with this secret one may write; ``read`` is the one for looking on."""

    ops: list[dict[str, Any]]
    top: int
    more: bool
    writable: bool
    read: str


class PadWish(Struct, frozen=True):
    """Operations to add (docs/pad.md), each with an ``id`` of its own that no other ever has."""

    ops: Annotated[list[dict[str, Any]], Meta(max_length=100)]


class RefusedOp(Struct, frozen=True):
    """An operation that is not kept: ``op-malformed``, ``op-differs`` (its id is another's),
    ``op-ahead`` (its clock is), ``pad-opened`` (a second opening) or ``pad-full``."""

    id: str
    code: str


class PadTaken(Struct, frozen=True):
    """The number of the last operation there, and what was refused; all else is kept."""

    top: int
    refused: list[RefusedOp]


async def _pad(request: AnyRequest, link: str) -> Pad:
    found = await context(request).store.find_pad(link)
    if found is None:
        raise Refused(404, "no-pad", "no pad has this link, or it was removed")
    return found


async def _writable(request: AnyRequest, link: str) -> Pad:
    found = await _pad(request, link)
    if not found.writable:
        raise Refused(403, "read-only", "this link is for looking on")
    return found


@post("/pads", status_code=201, responses=refusals(401, 409, 429))
async def open_pad(request: AnyRequest) -> PadOpened:
    """Open an empty pad to be kept by several devices."""
    session, here = await known(request), context(request)
    await here.limit.take(address_of(request))
    if await here.store.count_pads(session.id) >= EACH:
        raise Refused(409, "pads-many", "too many shared pads: remove one")
    write = await here.store.new_pad(session.id)
    return PadOpened(write, reading(write))


@get("/pads/{link:str}")
async def pad_ops(
    link: FromPath[str],
    request: AnyRequest,
    since: FromQuery[Annotated[int, Meta(ge=0, le=1_000_000)]] = 0,
    wait: FromQuery[Annotated[int, Meta(ge=0, le=25)]] = 0,
) -> PadOps:
    """The operations of a pad after the number ``since``, 200 at most. Where there are none the
    answer waits up to ``wait`` seconds for one."""
    pad, here = await _pad(request, link), context(request)
    with here.bells.listening(pad.id) as bell:
        found = await here.store.operations(pad.id, since, PAGE + 1)
        if not found and wait and await rung(bell, wait):
            found = await here.store.operations(pad.id, since, PAGE + 1)
            pad = await _pad(request, link)  # it may have been removed
    ops, more = found[:PAGE], len(found) > PAGE
    top = ops[-1][0] if ops else since
    read = reading(link) if pad.writable else link
    return PadOps([json.loads(op) for _, op in ops], top, more, pad.writable, read)


@post("/pads/{link:str}/ops", status_code=200, responses=refusals(429))
async def add_ops(link: FromPath[str], data: JSONBody[PadWish], request: AnyRequest) -> PadTaken:
    """Add operations of a pad (docs/pad.md). What is there already is as good as added; what is
    refused keeps nothing else out."""
    pad, here = await _writable(request, link), context(request)
    await here.pads.take(address_of(request))
    good, refused = list[Operation](), list[RefusedOp]()
    for op in data.ops:
        read = _operation(op)
        if read is None:
            refused.append(RefusedOp(str(op.get("id", ""))[:64], "op-malformed"))
        else:
            good.append(read)
    taken = await here.store.add_operations(pad.id, good)
    if taken is None:
        raise Refused(404, "no-pad", "this pad was removed")
    if taken.new:
        here.bells.ring(pad.id)
    return PadTaken(taken.top, [*refused, *(RefusedOp(*each) for each in taken.refused)])


def _operation(op: dict[str, Any]) -> Operation | None:
    """An operation as it is kept; None for what is none."""
    try:
        read = read_operation(op)
    except BelotError:
        return None
    data = msgspec.json.encode(op, order="sorted")
    if len(data) > LONGEST:
        return None
    return Operation(read.id, data.decode(), read.at, isinstance(read, OpenOp))


@delete("/pads/{link:str}", status_code=204)
async def drop_pad(link: FromPath[str], request: AnyRequest) -> None:
    """Remove a pad from this server. Every device keeps what it has."""
    pad = await _writable(request, link)
    await context(request).store.drop_pad(pad.id)
    context(request).bells.ring(pad.id)


async def forget_old(store: Store) -> None:
    """Remove pads that nobody has changed for long, now and every day."""
    while True:
        try:
            await store.drop_old_pads(time.time() - KEPT)
        except Exception:  # a database that is busy or gone for a while is asked again tomorrow
            log.exception("old pads")
        await asyncio.sleep(86_400.0)


HANDLERS: Final = (open_pad, pad_ops, add_ops, drop_pad)
