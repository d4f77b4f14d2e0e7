"""``belot db``: a backup brings everything back, on both databases, and a fault is found."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from belot import cli
from belot.rules.events import CardPlayed, MatchOpened
from belot.store import NewTable, Store
from belot.store.database import FILE, open_engines, url_of
from belot.store.lines import seal, unseal
from belot.store.migrations.run import configuration
from belot.table import Entry, Ready
from tests.server import web
from tests.server.player import Line, Player
from tests.server.running import RunningServer
from tests.store.make import log_of
from tests.store.postgres import database

__all__ = ["database"]


async def _fill(data: str) -> None:
    store = await Store.open(data)
    ana, _ = await store.new_session("Ana 👩🏽‍🦰")
    bea, _ = await store.new_session("Bëa")
    for name, seats in (("alone", {0: ana.id}), ("two", {0: ana.id, 1: bea.id})):
        log = tuple(log_of(name))
        rules = next(e.event.rules for e in log if isinstance(e.event, MatchOpened))
        epoch = await store.new_table(
            NewTable(name, rules, ana.id, seats, '{"totals":[]}', log[:3], awake=name == "two")
        )
        await store.append(name, epoch, log[3:])
        await store.seal(name, epoch)
    await store.close()


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("template") / "data"
    asyncio.run(_fill(str(folder)))
    return folder


@pytest.fixture
def filled(template: Path, tmp_path: Path) -> str:
    return str(shutil.copytree(template, tmp_path / "filled"))


@pytest.fixture
def backup(filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "belot.backup"
    assert db("backup", str(file), "--data", filled) == 0
    capsys.readouterr()
    return file


def db(*arguments: str) -> int:
    return cli.main(["db", *arguments])


def rows(file: Path) -> list[Any]:
    """What a backup holds, without its head, which has the time."""
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()][1:-1]


def write(file: Path, lines: list[Any]) -> None:
    """A backup of these lines, with the checksum that belongs to them."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
    count = sum(isinstance(line, list) for line in lines)
    end = json.dumps({"rows": count, "sha256": hashlib.sha256(text).hexdigest()})
    file.write_bytes(gzip.compress(text + end.encode() + b"\n"))


def test_there_and_back(
    filled: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    there, again = str(tmp_path / "there"), tmp_path / "again.backup"
    assert db("restore", str(backup), "--data", there) == 0
    assert db("verify", "--data", there) == 0
    assert "2 tables, 4 matches" in capsys.readouterr().out
    assert db("backup", str(again), "--data", there) == 0
    assert "secrets" in capsys.readouterr().out
    assert rows(again) == rows(backup)
    assert asyncio.run(_logs(there)) == asyncio.run(_logs(filled))
    assert len(list(tmp_path.glob(".*.part"))) == 0


async def _logs(data: str) -> list[list[Entry]]:
    store = await Store.open(data)
    logs = [await store.entries(name) for name in ("alone", "two")]
    await store.close()
    return logs


def test_from_sqlite_to_postgresql_and_back(
    filled: str, backup: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert db("info", "--data", database) == 0
    assert "schema None" in capsys.readouterr().out
    assert db("backup", str(tmp_path / "nothing"), "--data", database) == 1
    assert "nothing to back up" in capsys.readouterr().err
    assert db("restore", str(backup), "--data", database) == 0
    assert db("verify", "--data", database) == 0
    assert db("restore", str(backup), "--data", database) == 1
    assert "something already" in capsys.readouterr().err
    other = tmp_path / "postgresql.backup"
    assert db("backup", str(other), "--data", database) == 0
    assert rows(other) == rows(backup)
    assert db("restore", str(other), "--data", database, "--force") == 0
    assert db("restore", str(other), "--data", str(tmp_path / "back")) == 0
    assert asyncio.run(_logs(str(tmp_path / "back"))) == asyncio.run(_logs(filled))
    assert asyncio.run(_logs(database)) == asyncio.run(_logs(filled))
    _spoil_postgres(database)
    assert db("verify", "--data", database) == 1
    assert "table alone, " in capsys.readouterr().err


def _spoil_postgres(url: str) -> None:
    async def spoil() -> None:
        engine, _ = open_engines(url_of(url))
        async with engine.begin() as connection:
            await connection.exec_driver_sql(
                "delete from entries where table_id = 'alone' and seq ="
                " (select max(seq) - 1 from entries where table_id = 'alone')"
            )
        await engine.dispose()

    asyncio.run(spoil())


def test_a_backup_while_tables_are_played(filled: str, tmp_path: Path) -> None:
    """It shows one moment: every log in it is whole."""
    from belot.store import care

    async def both() -> set[int]:
        store = await Store.open(filled)
        claim = await store.claim("two")
        seq = len(claim.entries)

        async def play() -> None:
            for number in range(1, 200):
                entry = Entry(seq + number, 1e6 + number, Ready(0))
                await store.append("two", claim.epoch, (entry,))

        playing = asyncio.create_task(play())
        counts = set[int]()
        for number in range(5):
            file = tmp_path / f"{number}.backup"
            counts.add((await care.back_up(filled, file)).rows["entries"])
        await playing
        await store.close()
        return counts

    assert len(asyncio.run(both())) > 1, "it went on meanwhile"
    for number in range(5):
        held = [row for row in rows(tmp_path / f"{number}.backup") if isinstance(row, list)]
        played = [row[1] for row in held if row[0] == "two" and len(row) == 6]
        assert played == list(range(played[0], played[0] + len(played)))


def test_nothing_is_written_over_unasked(
    filled: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = backup.read_bytes()
    assert db("backup", str(backup), "--data", filled) == 1
    assert "exists" in capsys.readouterr().err
    assert backup.read_bytes() == before
    assert db("backup", str(backup), "--force", "--data", filled) == 0
    assert db("restore", str(backup), "--data", filled) == 1
    assert "something already: " in capsys.readouterr().err
    assert db("restore", str(backup), "--data", filled, "--force") == 0
    assert db("backup", str(tmp_path / "gone" / "x"), "--data", filled) == 1


def test_a_restored_table_has_a_new_owner(filled: str, backup: Path) -> None:
    """A server that went on meanwhile cannot add to a table that was replaced."""

    async def epoch() -> int:
        store = await Store.open(filled)
        claim = await store.claim("two")
        await store.close()
        return claim.epoch

    old = asyncio.run(epoch())
    assert db("restore", str(backup), "--data", filled, "--force") == 0
    with closing(sqlite3.connect(Path(filled) / FILE)) as there:
        (now,) = there.execute("select epoch from owners where table_id = 'two'").fetchone()
    assert now > old


def _lines(file: Path) -> list[Any]:
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    return lines[:-1]


def _other_name(file: Path) -> None:
    text = gzip.decompress(file.read_bytes()).replace("Bëa".encode(), "Béa".encode())
    file.write_bytes(gzip.compress(text))


def _cut_off(file: Path) -> None:
    text = gzip.decompress(file.read_bytes())
    file.write_bytes(gzip.compress(text[: text.rindex(b'{"rows"')]))


def _newer(file: Path) -> None:
    head, *others = _lines(file)
    write(file, [head | {"format": 99}, *others])


def _newer_schema(file: Path) -> None:
    head, *others = _lines(file)
    write(file, [head | {"schema": "9999"}, *others])


def _nobody(file: Path) -> None:
    """The checksum fits, but a seat is somebody's who is not there."""
    lines = _lines(file)
    at = next(i for i, line in enumerate(lines) if isinstance(line, dict) and "seats" in str(line))
    lines[at + 1][2] = "nobody"
    write(file, lines)


SPOILED: dict[str, tuple[Callable[[Path], Any], str]] = {
    "changed": (_other_name, "checksum"),
    "cut off": (_cut_off, "cut off"),
    "half a file": (lambda file: file.write_bytes(file.read_bytes()[:-400]), "cannot be read"),
    "more": (lambda file: file.write_bytes(file.read_bytes() + gzip.compress(b"x")), "follows"),
    "text": (lambda file: file.write_text("hello"), "cannot be read"),
    "other lines": (lambda file: file.write_bytes(gzip.compress(b"[1]\n{}\n")), "no backup"),
    "newer": (_newer, "newer Belot"),
    "newer schema": (_newer_schema, "newer Belot"),
    "nobody": (_nobody, "FOREIGN KEY"),
    "missing": (lambda file: file.unlink(), "cannot be read"),
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_bad_backup_changes_nothing(
    how: str, filled: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, said = SPOILED[how]
    spoil(backup)
    empty = tmp_path / "empty"
    assert db("restore", str(backup), "--data", str(empty)) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    before = asyncio.run(_logs(filled))
    assert db("restore", str(backup), "--data", filled, "--force") == 1
    assert asyncio.run(_logs(filled)) == before
    assert db("verify", "--data", filled) == 0


def test_a_backup_of_an_old_schema(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def first() -> None:
        engine, other = open_engines(url_of(tmp_path / "old"))
        async with engine.begin() as connection:
            await connection.run_sync(lambda c: command.upgrade(configuration(c), "0001"))
        await engine.dispose()
        await other.dispose()

    asyncio.run(first())
    with closing(sqlite3.connect(tmp_path / "old" / FILE)) as there, there:
        there.execute("insert into sessions values ('s', 'x', 'Ana', 1)")
        there.execute("insert into tables values ('t', 'bela4', 's', 1, 1, '{}')")
    old, file = str(tmp_path / "old"), tmp_path / "old.backup"
    assert db("backup", str(file), "--data", old) == 0
    assert "schema 0001" in capsys.readouterr().out
    assert db("verify", "--data", old) == 1
    assert "upgrade first" in capsys.readouterr().err
    assert db("restore", str(file), "--data", str(tmp_path / "new")) == 0
    assert db("info", "--data", str(tmp_path / "new")) == 0
    out = capsys.readouterr().out
    assert "belot db upgrade" not in out
    assert "1 sessions" in out
    assert db("info", "--data", old) == 0
    assert "belot db upgrade" in capsys.readouterr().out
    assert db("upgrade", "--data", old) == 0
    assert "Schema 0001 is " in capsys.readouterr().out
    assert db("upgrade", "--data", old) == 0
    assert "as it was" in capsys.readouterr().out


def test_what_a_server_wrote_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match against bots, another begun, a room, a table with people, by way of the server."""
    data = tmp_path / "data"
    with RunningServer(data) as server:
        token = web.guest(server.url)
        table = web.open_table(server.url, token, "bela2(target=101)", 2)
        Line.run(Player(server.socket_url, table, token, 1).play())
        web.open_room(server.url, token, "bela4")
        web.open_table(server.url, token, "beloz", persons=(0, 1), clock={"move": 1, "bank": 0})
        assert db("verify", "--data", str(data)) == 0, "while it runs, too"
        assert db("backup", str(tmp_path / "b"), "--data", str(data)) == 0
        assert server.stop() == 0
    assert db("restore", str(tmp_path / "b"), "--data", str(tmp_path / "again")) == 0
    capsys.readouterr()
    assert db("verify", "--data", str(tmp_path / "again")) == 0
    assert "All is well: 3 tables, 2 matches" in capsys.readouterr().out


# --- faults ---


def _sql(statement: str) -> Callable[[sqlite3.Connection], Any]:
    return lambda there: there.execute(statement)


def _sealed(change: Callable[[list[Entry]], list[Entry]]) -> Callable[[sqlite3.Connection], Any]:
    def spoil(there: sqlite3.Connection) -> None:
        (log,) = there.execute("select log from sealed where table_id = 'alone'").fetchone()
        there.execute(
            "update sealed set log = ? where table_id = 'alone'", [seal(change(unseal(log)))]
        )

    return spoil


def _other_card(log: list[Entry]) -> list[Entry]:
    """The first trick begins with a card that was played later."""
    plays = [entry for entry in log if isinstance(entry.event, CardPlayed)]
    first, later = plays[0].event, plays[4].event
    assert isinstance(first, CardPlayed)
    assert isinstance(later, CardPlayed)
    wrong = replace(plays[0], event=replace(first, card=later.card))
    return [wrong if entry is plays[0] else entry for entry in log]


FAULTS: dict[str, tuple[Callable[[sqlite3.Connection], Any], str, str]] = {
    "an entry is gone": (
        _sql("delete from entries where table_id = 'alone' and seq = (select max(seq) - 1"
             " from entries where table_id = 'alone')"),
        "table alone, entry ",
        "missing",
    ),
    "a log is gone": (
        lambda there: there.executescript("delete from entries; delete from sealed"),
        "table alone, entry 1",
        "empty",
    ),
    "no event": (
        _sql("update entries set event = '{\"t\":\"nonsense\"}' where table_id = 'alone'"),
        "table alone, entry ",
        "unreadable",
    ),
    "no JSON": (
        _sql("update entries set event = '{' where table_id = 'alone'"),
        "table alone, entry ",
        "unreadable",
    ),
    "a newer event": (
        _sql("update entries set version = 99 where table_id = 'alone'"),
        "table alone, entry ",
        "version 99",
    ),
    "torn": (
        _sql("update sealed set log = substr(log, 1, 100) where table_id = 'alone'"),
        "table alone, sealed entries 1 to ",
        "unreadable",
    ),
    "other entries": (
        _sealed(lambda log: log[:-1]),
        "table alone, sealed entries 1 to ",
        "other entries",
    ),
    "a command twice": (
        _sealed(lambda log: [replace(e, cmd="0:x") if e.cmd else e for e in log]),
        "table alone, entry ",
        "once more",
    ),
    "time runs backwards": (
        _sealed(lambda log: [*log[:-1], replace(log[-1], at=1.0)]),
        "table alone, entry ",
        "older",
    ),
    "an event left out": (
        _sealed(lambda log: [replace(e, event=Ready(0)) if e.seq == 9 else e for e in log]),
        "table alone, ",
        "",
    ),
    "totals": (
        _sql("update tables set summary = '{\"totals\":[7,7]}' where id = 'alone'"),
        "table alone, entry ",
        "totals",
    ),
    "no summary": (
        _sql("update tables set summary = 'x' where id = 'alone'"),
        "table alone, the summary",
        "unreadable",
    ),
    "nobody": (
        _sql("update seats set session_id = 'nobody' where table_id = 'two'"),
        "the database",
        "seats",
    ),
    "another card": (_sealed(_other_card), "table alone, match 1, entries ", "rules"),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_is_found(what: str, filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    spoil, place, reason = FAULTS[what]
    with closing(sqlite3.connect(Path(filled) / FILE)) as there, there:
        spoil(there)
    assert db("verify", "--data", filled) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"belot: {place}")
    assert reason in error
    assert error.count("\n") == 1


def test_a_file_that_rots(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(filled) / FILE
    with closing(sqlite3.connect(file)) as there:
        there.execute("pragma wal_checkpoint(truncate)")
        (size,) = there.execute("pragma page_size").fetchone()
    data = bytearray(file.read_bytes())
    for page in range(3, len(data) // size):
        data[page * size : page * size + 40] = zlib.compress(b"rot")[:8] * 5
    file.write_bytes(data)
    assert db("verify", "--data", filled) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("action", [["verify"], ["info"], ["upgrade"], ["backup", "x.backup"]])
def test_where_nothing_is(
    action: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    nowhere = tmp_path / "nowhere"
    assert db(*action, "--data", str(nowhere)) == 1
    assert str(nowhere) in capsys.readouterr().err
    assert not nowhere.exists()
    url = "postgresql://ana:geheim@127.0.0.1:1/belot"
    assert db(*action, "--data", url) == 1
    error = capsys.readouterr().err
    assert "geheim" not in error
    assert error.count("\n") == 1
    monkeypatch.setenv("BELOT_DATA", str(nowhere))
    assert db(*action) == 1
    assert str(nowhere) in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["dance"], ["backup"], ["restore"]])
def test_arguments_that_make_no_sense(arguments: list[str]) -> None:
    assert db(*arguments) == 2
