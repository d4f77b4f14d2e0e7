"""What a store promises, whichever database is behind it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from belot.rules.events import MatchOpened
from belot.store import Fenced, NewTable, Session, Share, Store, UnknownTable
from belot.table import Entry, Ready, replay_table
from tests.store.make import log_of


async def opened(store: Store, table: str, log: tuple[Entry, ...] = ()) -> Session:
    """A table with the beginning of a log, and the guest who opened it."""
    me, _ = await store.new_session("Ana")
    log = log or tuple(log_of("alone"))[:4]
    await store.new_table(NewTable(table, "beloz", me.id, {0: me.id}, "{}", log))
    return me


def more(start: int, count: int = 1, cmd: str = "") -> tuple[Entry, ...]:
    """Entries that could follow."""
    return tuple(
        Entry(start + i, 2000.0 + start + i, Ready(0), cmd if i == 0 else "") for i in range(count)
    )


async def check_logs(data: str | Path) -> None:
    store = await Store.open(data)
    log = tuple(log_of("alone"))
    await opened(store, "logs", log[:4])
    first = await store.claim("logs")
    assert first.entries == log[:4]
    await store.append("logs", first.epoch, log[4:9], '{"n":1}')
    await store.append("logs", first.epoch, log[9:20])
    await store.close()

    store = await Store.open(data)
    second = await store.claim("logs")
    assert second.entries == log[:20]
    assert second.epoch == first.epoch + 1
    with pytest.raises(Fenced):
        await store.append("logs", first.epoch, log[20:21])
    with pytest.raises(Fenced):
        await store.seal("logs", first.epoch)
    await store.append("logs", second.epoch, log[20:21])
    assert await store.entries("logs") == list(log[:21])
    with pytest.raises(UnknownTable):
        await store.claim("nowhere")
    with pytest.raises(Fenced):
        await store.append("nowhere", 1, log[:1])
    await store.close()


async def check_uniqueness(data: str | Path) -> None:
    store = await Store.open(data)
    await opened(store, "once")
    await store.append("once", 1, more(5, 2, "0:a.1"))
    with pytest.raises(IntegrityError):
        await store.append("once", 1, more(6))
    with pytest.raises(IntegrityError):
        await store.append("once", 1, more(7, 2, "0:a.1"))
    assert len(await store.entries("once")) == 6, "all of a step or nothing"
    await store.append("once", 1, more(7, 1, "1:a.1"))
    await store.close()


async def check_group_commit(data: str | Path) -> None:
    store = await Store.open(data)
    me, _ = await store.new_session("Ana")
    log, names = tuple(log_of("alone"))[:4], [f"many{i}" for i in range(60)]
    for name in names:
        await store.new_table(NewTable(name, "beloz", me.id, {0: me.id}, "{}", log))
    await store.claim(names[7])  # this one has another owner now
    before = store.commits
    outcomes = await asyncio.gather(
        *(store.append(name, 1, more(5, 3)) for name in names), return_exceptions=True
    )
    assert store.commits - before <= 2, "sixty tables, at most two fsyncs"
    assert [i for i, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Fenced)
    # One that breaks a rule of the database breaks nobody else's append.
    outcomes = await asyncio.gather(
        *(store.append(name, 1, more(5 if i == 3 else 8)) for i, name in enumerate(names[:7])),
        return_exceptions=True,
    )
    assert [i for i, outcome in enumerate(outcomes) if outcome is not None] == [3]
    assert isinstance(outcomes[3], IntegrityError)
    assert len(await store.entries(names[4])) == 8
    await store.close()


async def check_sealing(data: str | Path) -> None:
    store = await Store.open(data)
    log = tuple(log_of("alone"))
    starts = [i for i, entry in enumerate(log) if isinstance(entry.event, MatchOpened)]
    assert len(starts) == 2
    await opened(store, "seal", log)
    claim = await store.claim("seal")
    assert await store.seal("seal", claim.epoch) == 1
    assert await store.seal("seal", claim.epoch) == 0
    assert tuple(await store.entries("seal")) == log
    again = await store.claim("seal")
    assert again.entries == log
    assert replay_table(again.entries) == replay_table(log)
    await store.append("seal", again.epoch, (replace(log[-1], seq=len(log) + 1, cmd="0:z"),))
    assert len(await store.entries("seal")) == len(log) + 1
    await store.close()


async def check_people(data: str | Path) -> None:
    store = await Store.open(data)
    ana, token = await store.new_session("Ana")
    assert await store.session(token) == ana
    assert await store.session(token[:-1]) is None
    assert await store.session("\ud800") is None
    await store.rename(ana.id, "Ana M.")
    found = await store.session(token)
    assert found is not None
    assert found.name == "Ana M."
    bea = await opened(store, "people")
    assert await store.tables_of(ana.id) == []
    await store.take_seat("people", 1, ana.id)
    with pytest.raises(IntegrityError):
        await store.take_seat("people", 1, bea.id)
    assert await store.seats_of("people") == {0: bea.id, 1: ana.id}
    (row,) = await store.tables_of(ana.id)
    assert (row.id, row.seat, row.opened_by) == ("people", 1, bea.id)
    assert await store.table_of(ana.id, "people") == row
    assert (await store.count_tables(ana.id), await store.count_tables(bea.id)) == (0, 1)
    await store.drop_table("people")
    assert await store.entries("people") == []
    assert await store.tables_of(ana.id) == []
    assert await store.ready()
    await store.close()


async def check_awake(data: str | Path) -> None:
    store = await Store.open(data)
    me, _ = await store.new_session("Ana")
    log = tuple(log_of("alone"))[:4]
    for name, awake in (("clock", True), ("leisure", False)):
        await store.new_table(NewTable(name, "beloz", me.id, {0: me.id}, "{}", log, awake))
    assert await store.awake_tables(0) == ["clock"]
    assert await store.awake_tables(4e9) == [], "nothing happened there since"
    await store.append("leisure", 1, more(5), "{}", awake=True)
    await store.append("clock", 1, more(5), "{}", awake=False)
    assert await store.awake_tables(0) == ["leisure"]
    await store.append("leisure", 1, more(6))
    assert await store.awake_tables(0) == ["leisure"], "as it was"
    await store.close()


async def check_shares(data: str | Path) -> None:
    """A match has one link, and a link leads nowhere once the table is gone."""
    store = await Store.open(data)
    await opened(store, "shared")
    await opened(store, "other")
    link = await store.share(Share("shared", 1))
    assert await store.share(Share("shared", 1)) == link
    second, third = await store.share(Share("shared", 2)), await store.share(Share("other", 1))
    assert len({link, second, third}) == 3
    assert await store.shared(link) == Share("shared", 1)
    assert await store.shared(second) == Share("shared", 2)
    assert await store.shared("nowhere") is None
    await store.drop_table("shared")
    assert await store.shared(link) is None
    assert await store.shared(third) == Share("other", 1)
    await store.close()


CHECKS = (
    check_logs,
    check_uniqueness,
    check_group_commit,
    check_sealing,
    check_people,
    check_awake,
    check_shares,
)
