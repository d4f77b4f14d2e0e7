"""What must not be possible in rooms, tried: to act for another, to lock people out, to guess."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from belot.protocol.frames import Cmd
from belot.rules import Action, SeatView, legal_actions
from belot.server.api.problems import Refused
from belot.server.clerk import PACED
from belot.server.context import Guesses
from belot.server.headers import same_origin
from belot.server.limits import network_of
from belot.server.lines import Requests, requests_within
from belot.server.options import Options
from belot.server.pace import Pace
from belot.server.players import Steady
from tests.server import web
from tests.server.inside import Inside, in_thread, inside
from tests.server.player import Line, answer

HEAD = "ab" * 32


def run(work: Coroutine[Any, Any, None]) -> None:
    Line.run(work)


async def _room(server: Inside, *names: str) -> tuple[str, str, list[str]]:
    """A room with these people, the host first: its table, its code, their tokens."""
    tokens = [await in_thread(web.guest, server.url, name) for name in names]
    table, code = await in_thread(web.open_room, server.url, tokens[0], "bela4", names[0])
    for token, name in zip(tokens[1:], names[1:], strict=True):
        await in_thread(web.join, server.url, token, code, name)
    return table, code, tokens


def test_whoever_was_sent_out_acts_no_more_for_their_seat(tmp_path: Path) -> None:
    """A slow reader is heard for some seconds after the goodbye. By then the seat may be somebody
    else's."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            table, code, (host, mal) = await _room(server, "Ana", "Mal")
            line, _ = await Line.open(server.socket_url, table, host)
            await Line.open(server.socket_url, table, mal)
            owner = server.context.hall.loaded(table)
            assert owner is not None
            old = next(each for each in owner.audience if each.seat == 1)
            assert (await line.ask("kick", {"member": 1}, id="h.1"))["t"] == "ack"
            eve = await in_thread(web.guest, server.url, "Eve")
            await in_thread(web.join, server.url, eve, code, "Eve")
            await Line.open(server.socket_url, table, eve)
            assert owner.state.persons == (0, 1)
            for number, (a, d) in enumerate(
                (("commit", {"head": HEAD}), ("leave", {}), ("name", {"name": "X"}))
            ):
                await owner.ask(old, Cmd(f"m.{number}", 0, a, d))
            await owner.ask(old, Cmd("m.9", 0, "phrase", {"phrase": "bye"}))
            assert owner.state.fair.commitments == ("",) * 4
            assert owner.state.persons == (0, 1)
            assert [seat.name for seat in owner.state.seats[:2]] == ["Ana", "Eve"]
            await line.write(
                {"t": "cmd", "id": "h.2", "base": 0, "a": "phrase", "d": {"phrase": "hello"}}
            )
            said, _ = await line.until("said")
            assert (said["name"], said["phrase"]) == ("Ana", "hello"), "and says nothing"

    run(work())


def test_an_older_connection_has_the_seat_of_now(tmp_path: Path) -> None:
    """Two devices of one person, who then changes seats: the older one means the new seat too."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            table, _, (ana, bea) = await _room(server, "Ana", "Bea")
            line, _ = await Line.open(server.socket_url, table, ana)
            await Line.open(server.socket_url, table, bea)
            owner = server.context.hall.loaded(table)
            assert owner is not None
            old = next(each for each in owner.audience if each.seat == 1)
            await Line.open(server.socket_url, table, bea)  # the newer one
            assert (await line.ask("place", {"member": 1, "seat": 0}, id="a.1"))["t"] == "ack"
            await owner.ask(old, Cmd("b.1", 0, "commit", {"head": HEAD}))
            assert owner.state.fair.commitments == (HEAD, "", "", "")

    run(work())


def test_onlookers_keep_nobody_from_their_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, spectators=2) as server:
            table, _, (ana, bea) = await _room(server, "Ana", "Bea")
            line, _ = await Line.open(server.socket_url, table, ana)
            assert (await line.ask("stand", id="a.1"))["t"] == "ack"  # a host without a seat
            await line.close()
            stranger = await in_thread(web.guest, server.url, "Eve")
            for _ in range(2):
                _, welcome = await Line.open(server.socket_url, table, stranger)
                assert welcome["seat"] == -1
            _, refused = await Line.open(server.socket_url, table, stranger)
            assert (refused["t"], refused["code"]) == ("bye", "gone"), "it is crowded"
            _, seated = await Line.open(server.socket_url, table, bea)
            assert (seated["t"], seated["seat"]) == ("welcome", 1)
            _, host = await Line.open(server.socket_url, table, ana)
            assert (host["t"], host["me"]) == ("welcome", 0)
            _, again = await Line.open(server.socket_url, table, ana)
            assert again["t"] == "bye", "once is enough"

    run(work())


def test_a_room_is_removed_by_its_host_alone(tmp_path: Path) -> None:
    """Whoever opened it and gave it to another does not take it away from everybody."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            table, _, (ana, bea) = await _room(server, "Ana", "Bea")
            line, _ = await Line.open(server.socket_url, table, ana)
            for member, token, status in ((1, ana, 403), (0, bea, 403), (0, ana, 204)):
                if member:
                    assert (await line.ask("host", {"member": 1}, id="a.1"))["t"] == "ack"
                elif token == ana:
                    other, _ = await Line.open(server.socket_url, table, bea)
                    assert (await other.ask("host", {"member": 0}, id="b.1"))["t"] == "ack"
                async with httpx.AsyncClient(
                    base_url=server.url, timeout=30, verify=False
                ) as client:
                    bearer = {"Authorization": f"Bearer {token}"}
                    answer = await client.delete(f"/api/tables/{table}", headers=bearer)
                assert answer.status_code == status, answer.text

    run(work())


def test_many_guesses_at_once_are_many_guesses() -> None:
    async def work() -> None:
        guesses, looked = Guesses(), 0

        async def guess() -> None:
            nonlocal looked
            await guesses.take("203.0.113.7")
            await asyncio.sleep(0)  # the store is asked
            looked += 1

        tried = await asyncio.gather(*(guess() for _ in range(100)), return_exceptions=True)
        assert looked == 20
        assert sum(isinstance(error, Refused) for error in tried) == 80
        for _ in range(50):  # right ones do not count
            await guesses.take("203.0.113.8")
            guesses.right("203.0.113.8")

    run(work())


def test_a_network_of_addresses_is_no_way_round() -> None:
    async def work() -> None:
        guesses = Guesses()
        addresses = [f"2001:db8:0:{number:x}::/64" for number in range(100)]
        assert {network_of(address) for address in addresses} == {"2001:db8::/48"}
        assert network_of("203.0.113.7") == "203.0.113.7"
        for address in addresses:
            await guesses.take(address)
        with pytest.raises(Refused):
            await guesses.take("2001:db8:0:ffff::/64")
        await guesses.take("2001:db8:1:1::/64")

    run(work())


def test_a_household_has_not_all_lines() -> None:
    """However many of its addresses it uses."""
    kind, lines = requests_within(1.0, each=2), set[Requests]()

    def crowded(host: str) -> bool:
        line = object.__new__(kind)
        line.client, line.connections = (host, 1), lines  # type: ignore[assignment]
        lines.add(line)
        return line._crowded

    assert [crowded(f"2001:db8::{n}") for n in range(1, 5)] == [False, False, True, True]
    assert [crowded(f"2001:db8:0:1::{n}") for n in range(1, 3)] == [False, False]
    assert [crowded("203.0.113.7") for _ in range(3)] == [False, False, True]
    assert not any(crowded("::1") for _ in range(5))


def test_tables_that_were_left_keep_nobody_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, loaded=3) as server:
            table, _, (ana,) = await _room(server, "Ana")
            await Line.open(server.socket_url, table, ana)
            mal = await in_thread(web.guest, server.url, "Mal")
            left = [await in_thread(web.open_room, server.url, mal, "bela4") for _ in range(5)]
            hall = server.context.hall
            assert hall.loaded(table) is not None, "somebody is there"
            assert [hall.loaded(each) is not None for each, _ in left] == [False] * 3 + [True] * 2
            _, welcome = await Line.open(server.socket_url, left[0][0], mal)
            assert welcome["t"] == "welcome", "it is loaded again"

    run(work())


def test_a_bot_that_thinks_is_no_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees how long a bot thinks sees whether it had a choice."""
    act = Steady.act

    def slowly(bot: Steady, view: SeatView) -> Action:
        if len(legal_actions(view)) > 1:
            time.sleep(0.2)
        return act(bot, view)

    monkeypatch.setattr(Steady, "act", slowly)

    async def work() -> None:
        async with inside(tmp_path, pace=0.5) as server:
            table, _, (ana,) = await _room(server, "Ana")
            line, _ = await Line.open(server.socket_url, table, ana)
            await line.write({"t": "cmd", "id": "a.1", "base": 0, "a": "start", "d": {}})
            late = list[float]()
            while len(late) < 6 and min(late, default=1.0) >= 0.15:
                frame = await line.read()
                if frame["t"] == "view" and (wish := answer(frame["d"], Random(1))):
                    await line.write(
                        {
                            "t": "cmd",
                            "id": f"b.{frame['seq']}",
                            "base": 0,
                            "a": wish[0],
                            "d": wish[1],
                        }
                    )
                elif frame["t"] == "ev" and frame["e"] == "called" and frame["d"]["seat"] != 0:
                    late.append(time.time() - frame["at"] / 1000)
            assert min(late) < 0.15, late  # one is enough: the machine may be busy

    run(work())


def test_others_at_my_tables_keep_me_from_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, running_each=1) as server:
            table, _, (ana, mal) = await _room(server, "Ana", "Mal")
            await Line.open(server.socket_url, table, mal)
            other, _ = await in_thread(web.open_room, server.url, ana, "bela4")
            _, welcome = await Line.open(server.socket_url, other, ana)
            assert welcome["t"] == "welcome"
            _, refused = await Line.open(server.socket_url, table, ana)
            assert (refused["t"], refused["code"]) == ("bye", "slow"), "two at once"

    run(work())


def test_nobody_fills_a_log_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            table, _, (ana, bea) = await _room(server, "Ana", "Bea")
            line, _ = await Line.open(server.socket_url, table, ana)
            owner = server.context.hall.loaded(table)
            assert owner is not None
            owner._pace = Pace(burst=5, every=1000.0)
            answers = [await line.ask("name", {"name": f"A{n}"}, id=f"a.{n}") for n in range(8)]
            refused = [answer["code"] for answer in answers if answer["t"] == "nak"]
            assert refused == ["too-fast"] * 2
            assert (await line.ask("name", {"name": "A0"}, id="a.0"))["t"] == "ack", "a retry"
            other, _ = await Line.open(server.socket_url, table, bea)
            assert (await other.ask("name", {"name": "B"}, id="b.1"))["t"] == "ack"

    run(work())
    assert {"play", "call", "cut", "ready", "reveal"}.isdisjoint(PACED)


def test_bots_for_a_room_are_rationed_like_guests(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            _, code, (ana,) = await _room(server, "Ana")
            for _ in range(100):
                with suppress(Refused):
                    await server.context.limit.take("127.0.0.1")
            async with httpx.AsyncClient(base_url=server.url, timeout=30, verify=False) as client:
                bearer = {"Authorization": f"Bearer {ana}"}
                place = f"/api/rooms/{code}/bots"
                answer = await client.post(place, json={"name": "B"}, headers=bearer)
            assert answer.status_code == 429

    run(work())


def test_an_origin_that_is_no_address_is_somebody_elses() -> None:
    options = Options(data=".")
    for origin in ("http://[::1", "http://[bad", "null", "", "http://localhost:x@evil.example"):
        assert not same_origin({"origin": origin, "host": "localhost"}, options), origin
    assert same_origin({"origin": "http://localhost", "host": "localhost"}, options)
