"""What a store promises of shared pads: nothing twice, nothing lost, no writing by reading."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.store import Operation, Store
from belot.store.database import FILE
from belot.store.pads import LEAP, OPERATIONS, reading
from tests.store.postgres import database

__all__ = ["database"]


def ops(*ids: str, text: str = "{}") -> list[Operation]:
    return [Operation(id, text) for id in ids]


async def opened(store: Store) -> tuple[str, str]:
    """A new pad's secret for writing, and its id."""
    me, _ = await store.new_session("Ana")
    write = await store.new_pad(me.id)
    pad = await store.find_pad(write)
    assert pad is not None
    return write, pad.id


async def check_pads(data: str | Path) -> None:
    """The order is that of arrival, what is told twice is there once, and the first word holds."""
    store = await Store.open(data)
    write, pad = await opened(store)
    _, other = await opened(store)
    first = await store.add_operations(pad, ops("a.1", "a.2"))
    assert first is not None
    assert (first.top, first.new, first.refused) == (2, 2, ())
    again = await store.add_operations(pad, ops("a.2", "b.1", "b.1"))
    assert again is not None
    assert (again.top, again.new, again.refused) == (3, 1, ())
    liar = await store.add_operations(pad, ops("a.1", "c.1", text='{"x":1}'))
    assert liar is not None
    assert (liar.top, liar.new, liar.refused) == (4, 1, (("a.1", "op-differs"),))
    assert await store.operations(pad, 0, 2) == [(1, "{}"), (2, "{}")]
    assert await store.operations(pad, 3, 10) == [(4, '{"x":1}')]
    assert await store.operations(other, 0, 10) == [], "the other pad has nothing of this one"
    assert await store.add_operations("nowhere", ops("a.1")) is None

    found = await store.find_pad(reading(write))
    assert found is not None
    assert (found.id, found.writable) == (pad, False)
    assert await store.find_pad(reading(reading(write))) is None
    assert await store.find_pad("") is None
    assert await store.find_pad("\ud800") is None

    assert await store.drop_old_pads(0) == 0
    await store.drop_pad(pad)
    assert await store.find_pad(write) is None
    assert await store.operations(pad, 0, 10) == []
    assert await store.add_operations(pad, ops("d.1")) is None
    assert await store.drop_old_pads(4e9) == 1
    await store.close()


def test_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_pads(tmp_path))


def test_on_postgres(database: str) -> None:
    asyncio.run(check_pads(database))


def test_many_at_once_lose_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(tmp_path)
        _, pad = await opened(store)
        told = [ops(*(f"{device}.{n}" for n in range(10))) for device in "abcdefgh"]
        await asyncio.gather(*(store.add_operations(pad, each) for each in told * 2))
        found = await store.operations(pad, 0, 1000)
        assert [seq for seq, _ in found] == list(range(1, 81))
        await store.close()

    asyncio.run(check())


def test_a_pad_is_full_at_last(tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(tmp_path)
        _, pad = await opened(store)
        all_but_one = await store.add_operations(pad, ops(*map(str, range(1, OPERATIONS))))
        assert all_but_one is not None
        taken = await store.add_operations(pad, ops("1", "last", "late"))
        assert taken is not None
        assert (taken.top, taken.refused) == (OPERATIONS, (("late", "pad-full"),))
        await store.close()

    asyncio.run(check())


def test_nobody_uses_up_the_numbers_of_all_who_come_after(tmp_path: Path) -> None:
    """As far as it may, again and again; whoever counts on from there is never refused."""

    async def check() -> None:
        store = await Store.open(tmp_path)
        _, pad = await opened(store)
        leap = await store.add_operations(pad, [Operation("z.1", "{}", 2**53 - 1)])
        assert leap is not None
        assert leap.refused == (("z.1", "op-ahead"),)
        at = 0
        for n in range(1, 9):
            at = LEAP * (2 * n - 1)
            taken = await store.add_operations(
                pad, [Operation(f"z.{n}", "{}", at), Operation(f"a.{n}", "{}", at + 1)]
            )
            assert taken is not None
            assert (taken.new, taken.refused) == (2, ())
        assert LEAP * OPERATIONS < 2**53
        await store.close()

    asyncio.run(check())


def test_a_match_is_opened_once(tmp_path: Path) -> None:
    """A second opening that sorts before the first would take its place, and cannot be undone."""

    async def check() -> None:
        store = await Store.open(tmp_path)
        _, pad = await opened(store)
        note = Operation("a.0", r'{"by":"\"op\":\"open\"","op":"names"}')
        mine = Operation("a.1", '{"id":"a.1","op":"open"}', opens=True)
        other = Operation("-.1", '{"id":"-.1","op":"open"}', opens=True)
        for told, refused in (
            ([note], ()),
            ([mine, other], (("-.1", "pad-opened"),)),
            ([other, mine], (("-.1", "pad-opened"),)),
        ):
            taken = await store.add_operations(pad, told)
            assert taken is not None
            assert taken.refused == refused
        await store.close()

    asyncio.run(check())


def test_the_file_holds_no_secret(tmp_path: Path) -> None:
    async def make() -> str:
        store = await Store.open(tmp_path)
        write, _ = await opened(store)
        await store.close()
        return write

    write = asyncio.run(make())
    with sqlite3.connect(tmp_path / FILE) as database:
        (row,) = database.execute("select * from pads").fetchall()
    database.close()
    assert write not in map(str, row)
    assert reading(write) not in map(str, row)


@given(st.text(max_size=40))
def test_reading_is_another_secret_of_the_same_length(write: str) -> None:
    read = reading(write)
    assert len(read) == 25
    assert read[0] == "r"
    assert reading(read) != read
    assert reading(write) == read


@pytest.mark.parametrize("wrong", ["w", "%", "' or 1=1 --"])
def test_nobody_guesses(wrong: str, tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(tmp_path)
        await opened(store)
        assert await store.find_pad(wrong) is None
        await store.close()

    asyncio.run(check())
