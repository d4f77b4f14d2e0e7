"""What holds for every request and connection, whatever it asks for."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import resource
import socket
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from h11 import LocalProtocolError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from belot.server import lines
from belot.server.hosts import Hosts
from belot.server.logs import not_theirs
from belot.server.options import Options
from tests.server import web
from tests.server.inside import in_thread, inside
from tests.server.player import Line
from tests.server.running import RunningServer


@pytest.mark.parametrize(
    ("host", "known"),
    [
        *[(name, True) for name in ("localhost", "LOCALHOST:8000", "a.localhost", "localhost.")],
        *[(name, True) for name in ("127.0.0.1", "127.0.0.1:81", "127.1.2.3", "[::1]:8000")],
        *[(name, True) for name in ("192.168.1.20:8000", "10.0.0.9", "172.16.0.1", "[fe80::1]")],
        *[(name, True) for name in ("play.example", "PLAY.example:443", "friends.example")],
        *[(name, True) for name in (socket.gethostname(), f"{socket.gethostname()}.local:80")],
        ("198.51.100.7:8000", True),  # where the connection arrived
        ("[::ffff:10.0.0.9]", True),
        *[(name, False) for name in ("evil.example", "localhost.evil.example", "xlocalhost")],
        *[(name, False) for name in ("198.51.100.8", "127.0.0.1.evil.example", "8.8.8.8:80")],
        *[(name, False) for name in ("a@localhost", "localhost:80:80", "[::1", "", " ", "[::2]")],
        *[(name, False) for name in ("localhost/x", "localhost#", "127.0.0.1:80x", "0x7f.1")],
    ],
)
def test_which_names_are_ours(host: str, known: bool) -> None:
    options = Options(
        data="x", public_url="https://play.example:8443/", hosts=("friends.example",), host="::"
    )
    assert Hosts(options).knows(host, "198.51.100.7") == known


def test_a_name_that_is_not_ours(server: RunningServer) -> None:
    """DNS rebinding: a foreign name that points to this computer."""
    with web.client(server.url) as me:
        for path in ("/", "/api/presets", "/health/live", "/schema", "/nothing.js"):
            answer = me.get(path, headers={"Host": "evil.example"})
            assert answer.status_code == 421
            assert answer.json()["code"] == "host"
            assert answer.json()["names"] == ["evil.example"]
            assert "--allow-host" in answer.json()["message"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        posted = me.post("/api/session", json={}, headers={"Host": "evil.example"})
        assert (posted.status_code, "set-cookie" in posted.headers) == (421, False)

    async def knock() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect("ws://evil.example/ws", host="127.0.0.1", port=server.port)
        return refused.value.response.status_code

    assert asyncio.run(knock()) == 403


def test_head_says_what_get_would(server: RunningServer) -> None:
    with web.client(server.url) as me:
        for path in ("/", "/health/live", "/health/ready", "/api/presets", "/schema", "/api/no"):
            get, head = me.get(path), me.head(path)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-length"] == get.headers["content-length"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/session", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("DELETE", "/api/presets", {"GET", "HEAD", "OPTIONS"}),
        ("GET", "/api/rules", {"POST", "OPTIONS"}),
        ("POST", "/health/live", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/some/page", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_the_wrong_method(server: RunningServer, method: str, path: str, allowed: set[str]) -> None:
    with web.client(server.url) as me:
        answer = me.request(method, path)
        asked = me.options(path)
    assert answer.status_code == 405
    assert answer.json()["code"] == "method"
    assert set(answer.headers["allow"].split(", ")) == allowed
    assert (asked.status_code, asked.content) == (204, b"")
    assert set(asked.headers["allow"].split(", ")) == allowed
    assert asked.headers["x-content-type-options"] == "nosniff"


def test_what_is_not_there(server: RunningServer) -> None:
    with web.client(server.url) as me:
        for path in ("/assets/gone-1234.js", "/assets/gone", "/assets/", "/gone.png", "/a/b.css"):
            answer = me.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        for method in ("GET", "PUT", "POST", "DELETE"):
            answer = me.request(method, "/api/nothing")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), method
        assert me.get("/some/page").status_code == 200


# --- requests that do not come to an end ---


def _until_cut(port: int, first: bytes, drip: bytes, patience: float = 10) -> tuple[float, bytes]:
    """Send something, then drip by drip; how long the server bears it, and what it says."""
    start, said = time.monotonic(), b""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(first)
        line.settimeout(0.1)
        while time.monotonic() - start < patience:
            try:
                heard = line.recv(4096)
                if not heard:
                    break
                said += heard
            except TimeoutError:
                try:
                    line.sendall(drip)
                except OSError:
                    break
            except OSError:
                break
    return time.monotonic() - start, said


POST = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
WHOLE = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "drip", "answers"),
    [
        (b"", b"", [b"408"]),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n", [b"408"]),
        (POST + b"Content-Length: 900\r\n\r\n", b" ", [b"408"]),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n", [b"408"]),
        (WHOLE + b"GET / HT", b"", [b"200", b"408"]),
    ],
    ids=["nothing", "headers", "body", "chunks", "second"],
)
def test_an_unfinished_request_is_cut(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    first: bytes,
    drip: bytes,
    answers: list[bytes],
) -> None:
    async def work() -> None:
        async with inside(tmp_path, request=0.8) as server:
            lasted, said = await in_thread(_until_cut, server.port, first, drip)
            assert 0.5 < lasted < 5
            heads = [part.split(b"\r\n")[0] for part in said.split(b"HTTP/1.1 ")[1:]]
            assert [head.split()[0] for head in heads] == answers, said

    Line.run(work())
    assert caplog.records == []


def test_whole_requests_are_not_cut(tmp_path: Path) -> None:
    """One line for many requests, and a socket that outlives the time for a request."""

    def ask(port: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", port)
        for _ in range(4):
            line.request("GET", "/health/live")
            assert json.load(line.getresponse()) == {"ok": True}
            time.sleep(0.2)
        line.close()

    async def work() -> None:
        async with inside(tmp_path, request=0.5) as server:
            token = await in_thread(web.guest, server.url)
            table = await in_thread(web.open_table, server.url, token, "bela4")
            line, _ = await Line.open(server.socket_url, table, token)
            await in_thread(ask, server.port)
            await line.write({"t": "ping", "l": 0})
            await line.until("pong")
            await line.close()

    Line.run(work())


def test_one_address_has_not_all_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines on which nothing is ever said, from somewhere else than this computer."""
    monkeypatch.setattr(lines, "is_local", lambda address: False)

    def knock(port: int) -> list[bool]:
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(6)]
        time.sleep(0.5)
        alive = list[bool]()
        for line in held:
            try:
                line.sendall(WHOLE)
                line.settimeout(5)
                alive.append(line.recv(12) == b"HTTP/1.1 200")
            except OSError:
                alive.append(False)
            line.close()
        return alive

    async def work() -> None:
        async with inside(tmp_path, connections_each=2) as server:
            assert await in_thread(knock, server.port) == [True] * 4 + [False] * 2
            await asyncio.sleep(0.2)
            assert await in_thread(knock, server.port) == [True] * 4 + [False] * 2
        async with inside(tmp_path, connections_each=0) as server:
            assert await in_thread(knock, server.port) == [True] * 6

    Line.run(work())


def test_headers_without_end(server: RunningServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(10)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 40_000)
        assert line.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 431")


# --- sockets ---


def _frame(opcode: int, data: bytes, *, last: bool = True) -> bytes:
    mask = b"\1\2\3\4"
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    assert len(data) < 126
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data)]) + mask + masked


async def _raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.mark.parametrize(
    "frames",
    [
        [_frame(1, b"\xff\xfe{}")],
        [_frame(1, b'{"t":"\xc3', last=False), _frame(0, b'("}')],
        [_frame(1, b"\xed\xa0\x80")],
        [_frame(2, b"\xff")],
    ],
    ids=["bytes", "pieces", "surrogate", "binary"],
)
def test_text_that_is_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frames: list[bytes]
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            reader, writer = await _raw(server.port)
            writer.write(b"".join(frames))
            head = await reader.readexactly(2)
            assert json.loads(await reader.readexactly(head[1])) == {"t": "bye", "code": "protocol"}
            writer.write(_frame(8, b"\x03\xe8"))
            await reader.read()
            writer.close()

    run(work())
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize(
    "flood",
    [
        _frame(1, b"", last=False) + _frame(0, b"", last=False) * 200,
        _frame(9, b"x" * 125) * 500_000,
    ],
    ids=["pieces", "pings"],
)
def test_a_flood_below_the_frames(tmp_path: Path, flood: bytes) -> None:
    """Messages in endless pieces, and pings by one who never reads the pongs."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            _, writer = await _raw(server.port)
            with pytest.raises(ConnectionError):  # noqa: PT012
                for start in range(0, len(flood), 65_536):
                    writer.write(flood[start : start + 65_536])
                    await writer.drain()
                for _ in range(100):
                    writer.write(_frame(9, b""))
                    await asyncio.sleep(0.05)
                    await writer.drain()
            writer.close()

    run(work())


def test_a_socket_is_still_a_socket(server: RunningServer) -> None:
    """A client that sends its hello in pieces, and pings."""

    async def work() -> None:
        async with connect(server.socket_url, compression=None) as line:
            await (await line.ping())
            await line.send(['{"t":"hello","v":1,"table":"x",', '"token":"é","since":null}'])
            assert json.loads(await line.recv()) == {"t": "bye", "code": "token"}
            with pytest.raises(ConnectionClosed):
                await line.recv()

    run(work())


# --- a disk that takes nothing any more ---


def test_not_ready_when_nothing_can_be_written(tmp_path: Path) -> None:
    def ready(server: RunningServer) -> int:
        with web.client(server.url) as me:
            return me.get("/health/ready").status_code

    def wait_for(server: RunningServer, status: int) -> bool:
        end = time.monotonic() + 20
        while ready(server) != status and time.monotonic() < end:
            time.sleep(0.2)
        return ready(server) == status

    with RunningServer(tmp_path) as server:
        assert ready(server) == 200
        pid, limits = server.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))  # a full disk
        assert wait_for(server, 503)
        with web.client(server.url) as me:
            assert me.get("/health/live").status_code == 200
            assert me.post("/api/session", json={}).status_code == 500
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        assert wait_for(server, 200)
        assert web.guest(server.url)


@pytest.mark.parametrize(
    ("error", "told"), [(LocalProtocolError("MUST_CLOSE"), False), (ValueError("x"), True)]
)
def test_an_answer_to_a_line_that_is_closed_is_no_fault(error: Exception, told: bool) -> None:
    try:
        raise error
    except Exception:
        record = logging.LogRecord("uvicorn.error", 40, "", 0, "x", None, sys.exc_info())
    assert not_theirs(record) is told
