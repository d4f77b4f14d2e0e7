"""Shared pads over HTTP: two people, one pad, and whoever only looks on."""

from __future__ import annotations

import json
import ssl
import threading
import time
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest

from belot.pad.entry import Entry
from belot.pad.reading import MOST_OPERATIONS
from belot.store.pads import OPERATIONS
from tests.server import web
from tests.server.running import RunningServer

Op = dict[str, Any]

TRUST = ssl.create_default_context()  # made once: it takes longer than a request


def opened(url: str) -> tuple[str, str]:
    """The secrets of a new pad."""
    with web.client(url) as me:
        proof = {"Authorization": f"Bearer {web.guest(url)}"}
        answer = me.post("/api/pads", headers=proof)
    assert answer.status_code == 201, answer.text
    return answer.json()["write"], answer.json()["read"]


class Phone:
    """A device with a pad: what it knows, and how it tells and asks."""

    def __init__(self, url: str, link: str) -> None:
        self.url, self._link = url, link
        self.top, self.known = 0, list[Op]()

    def line(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, verify=TRUST)

    def tell(self, *ops: Op) -> httpx.Response:
        with self.line() as me:
            return me.post(f"/api/pads/{self._link}/ops", json={"ops": ops})

    def ask(self, wait: int = 0) -> dict[str, Any]:
        with self.line() as me:
            answer = me.get(f"/api/pads/{self._link}", params={"since": self.top, "wait": wait})
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        self.top = body["top"]
        self.known += body["ops"]
        return body

    def remove(self) -> httpx.Response:
        with self.line() as me:
            return me.delete(f"/api/pads/{self._link}")


def op(id: str, by: str = "a", **more: Any) -> Op:
    names = ["Ana", "Bo", "Eva", "Ivo"]
    return {"id": id, "op": "names", "at": 1, "by": by, "names": names, **more}


def test_two_write_and_both_know_all(server: RunningServer) -> None:
    write, read = opened(server.url)
    ana, bo, looker = (Phone(server.url, link) for link in (write, write, read))
    assert ana.tell(op("a.1"), op("a.2")).json() == {"top": 2, "refused": []}
    assert bo.tell(op("b.1")).json() == {"top": 3, "refused": []}
    for phone in (ana, bo, looker):
        assert not phone.ask()["more"]
        assert phone.known == [op("a.1"), op("a.2"), op("b.1")]
    assert ana.ask() == {"ops": [], "top": 3, "more": False, "writable": True, "read": read}
    assert looker.ask()["writable"] is False
    assert looker.ask()["read"] == read


def test_what_is_told_twice_is_there_once(server: RunningServer) -> None:
    write, _ = opened(server.url)
    ana = Phone(server.url, write)
    for _ in range(3):
        assert ana.tell(op("a.1"), op("a.2", by="Ana"), op("a.1")).json()["top"] == 2
    same = dict(reversed(op("a.2", by="Ana").items()))
    assert ana.tell(same).json() == {"top": 2, "refused": []}, "whatever the order of its fields"
    refused = ana.tell(op("a.2", by="Eva"), op("a.3")).json()
    assert refused == {"top": 3, "refused": [{"id": "a.2", "code": "op-differs"}]}


def test_who_looks_on_cannot_write(server: RunningServer) -> None:
    write, read = opened(server.url)
    Phone(server.url, write).tell(op("a.1"))
    looker = Phone(server.url, read)
    for answer in (looker.tell(op("x.1")), looker.remove()):
        assert answer.status_code == 403
        assert answer.json()["code"] == "read-only"
    looker.ask()
    assert looker.known == [op("a.1")]
    assert write not in json.dumps(looker.ask()), "nothing tells of the other link"


def test_strangers_find_nothing(server: RunningServer) -> None:
    write, read = opened(server.url)
    for link in ("x", write[:-1], f"{read}x", write.swapcase(), "%00", "w' or '1'='1"):
        stranger = Phone(server.url, link)
        answers = [stranger.tell(op("x.1")), stranger.remove()]
        assert [answer.status_code for answer in answers] == [404, 404], link
    with web.client(server.url) as nobody:
        assert nobody.post("/api/pads").status_code == 401


ENTRY: Op = {"taker": 0, "contract": "S", "points": [90, None]}
ROUND: Op = {"id": "a.9", "op": "round", "at": 1, "after": None, "entry": ENTRY}
WRONG: list[Op] = [
    {},
    {"id": "a.9"},
    op("a.9") | {"op": []},
    op("a.9") | {"id": 1},
    op(""),
    op("x" * 65 + ".1"),
    op("ž.1"),
    op("a 1.1"),
    op("a.1\n"),
    op("a.9", nonsense=1),
    op("a.9") | {"names": "Ana"},
    ROUND | {"entry": ENTRY | {"points": ["90"]}},
    ROUND | {"entry": {"note": "x" * 5000}},
    {"id": "a.9", "op": "rules", "at": 1, "after": None, "rules": "bela4(target=0)"},
]


def test_what_is_no_operation_keeps_nothing_out(server: RunningServer) -> None:
    write, _ = opened(server.url)
    ana = Phone(server.url, write)
    said = ana.tell(op("a.1"), *WRONG, ROUND).json()
    assert said["top"] == 2
    assert [each["code"] for each in said["refused"]] == ["op-malformed"] * len(WRONG)
    ana.ask()
    assert ana.known == [op("a.1"), ROUND]


OPEN: Op = {"op": "open", "at": 1, "rules": "bela4", "names": ["Ana", "Bo", "Eva", "Ivo"]}


def test_nobody_takes_a_pad_away_from_the_others(server: RunningServer) -> None:
    """Neither by opening another match in it nor by a clock that has no number left."""
    write, _ = opened(server.url)
    ana, eve = Phone(server.url, write), Phone(server.url, write)
    assert ana.tell(OPEN | {"id": "a.1"}).json()["refused"] == []
    said = eve.tell(OPEN | {"id": "-.1"}, op("e.1") | {"at": 2**53 - 1}, op("e.2")).json()
    codes = [(each["id"], each["code"]) for each in said["refused"]]
    assert codes == [("-.1", "pad-opened"), ("e.1", "op-ahead")]
    assert ana.tell(ROUND | {"at": 3}).json() == {"top": 3, "refused": []}


def test_a_device_may_hold_more_than_the_server_keeps() -> None:
    """What found no room there is still read here, together with all that did."""
    assert MOST_OPERATIONS >= 2 * OPERATIONS


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b'{"ops": "a"}', 400),
        (b'{"ops": [1]}', 400),
        (b'{"ops": [' + b'{"a":' * 9_000, 400),
        (json.dumps({"ops": [op(f"a.{n}") for n in range(101)]}).encode(), 400),
        (json.dumps({"ops": [{"id": "a", "note": "x" * 70_000}]}).encode(), 413),
    ],
)
def test_foreign_bytes_are_refused(server: RunningServer, body: bytes, status: int) -> None:
    write, _ = opened(server.url)
    with web.client(server.url) as me:
        headers = {"Content-Type": "application/json"}
        answer = me.post(f"/api/pads/{write}/ops", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert Phone(server.url, write).ask()["top"] == 0


def test_a_page_at_a_time(server: RunningServer) -> None:
    write, _ = opened(server.url)
    ana = Phone(server.url, write)
    for start in range(0, 250, 50):
        ana.tell(*(op(f"a.{n}") for n in range(start, start + 50)))
    assert (ana.ask()["more"], len(ana.known)) == (True, 200)
    assert (ana.ask()["more"], len(ana.known)) == (False, 250)
    assert len({each["id"] for each in ana.known}) == 250


def test_news_come_at_once(server: RunningServer) -> None:
    write, read = opened(server.url)
    looker, answered = Phone(server.url, read), list[float]()

    def wait() -> None:
        looker.ask(wait=20)
        answered.append(time.monotonic())

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.5)
    assert not answered, "there was nothing to tell"
    told = time.monotonic()
    Phone(server.url, write).tell(op("a.1"))
    waiting.join(10)
    assert looker.known == [op("a.1")]
    assert answered[0] - told < 5


def test_waiting_ends_with_nothing(server: RunningServer) -> None:
    _, read = opened(server.url)
    before = time.monotonic()
    assert Phone(server.url, read).ask(wait=1)["ops"] == []
    assert time.monotonic() - before > 0.9


def test_a_pad_that_was_removed_is_gone_for_all(server: RunningServer) -> None:
    write, read = opened(server.url)
    ana, answered = Phone(server.url, write), list[int]()

    def wait() -> None:
        with web.client(server.url) as looker:
            answered.append(looker.get(f"/api/pads/{read}", params={"wait": 20}).status_code)

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.5)
    assert ana.remove().status_code == 204
    waiting.join(10)
    assert answered == [404]
    assert ana.tell(op("a.1")).status_code == 404


def test_pads_outlive_the_server_and_nobody_who_waits_holds_it_up(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        write, _ = opened(server.url)
        ana, statuses = Phone(server.url, write), list[int]()
        ana.tell(op("a.1"))

        def wait() -> None:
            with web.client(server.url) as looker:
                query = {"since": 1, "wait": 25}
                statuses.append(looker.get(f"/api/pads/{write}", params=query).status_code)

        waiting = threading.Thread(target=wait)
        waiting.start()
        time.sleep(0.5)
        before = time.monotonic()
        assert server.stop() == 0
        waiting.join(10)
        assert statuses == [200]
        assert time.monotonic() - before < 10
        server.start()
        again = Phone(server.url, write)
        again.ask()
        assert again.known == [op("a.1")]


def test_one_address_cannot_write_without_end(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        write, _ = opened(server.url)
        statuses = list[int]()
        with Phone(server.url, write).line() as me:
            while 429 not in statuses and len(statuses) < 600:  # two a second are let in meanwhile
                wish = {"ops": [op(f"a.{len(statuses)}")]}
                statuses.append(me.post(f"/api/pads/{write}/ops", json=wish).status_code)
        assert statuses[:100] == [200] * 100
        assert statuses[-1] == 429


def test_a_table_goes_on_from_a_pad(server: RunningServer) -> None:
    token = web.guest(server.url)
    proof = {"Authorization": f"Bearer {token}"}
    start = {"totals": [620, 480], "hung": 0, "dealer": 3}
    wish = {"rules": "bela4", "seats": web.seats(4), "seat": 0, "start": start}
    with web.client(server.url) as me:
        assert me.post("/api/tables", json=wish, headers=proof).status_code == 201
        (table,) = me.get("/api/tables", headers=proof).json()
        assert (table["totals"], table["deal"]) == ([620, 480], 1)
        three = wish | {"rules": "bela3", "seats": web.seats(3)}
        answer = me.post("/api/tables", json=three, headers=proof)
        assert (answer.status_code, answer.json()["code"]) == (422, "standing")
        room: Op = {"rules": "bela4", "name": "Ana", "start": {"totals": [1, 2, 3]}}
        answer = me.post("/api/rooms", json=room, headers=proof)
        assert (answer.status_code, answer.json()["code"]) == (422, "standing")
        room["start"] = start
        assert me.post("/api/rooms", json=room, headers=proof).status_code == 201


def evening(rounds: int) -> list[Op]:
    """A long match as a browser writes it down, with every field of every entry."""
    full: Op = {name.name: name.default for name in fields(Entry)}
    entry = full | {"taker": 0, "contract": "H", "points": [81, None]}
    stamp: Op = {"by": "Ana Marija", "time": 1_796_000_000_000}
    ops = [OPEN | stamp | {"id": "k3f9ab.1", "seen": [], "rules": "bela4(target=100000)"}]
    for n in range(2, rounds + 2):
        last = f"k3f9ab.{n - 1}"
        after = last if n > 2 else None
        ops.append(
            {"id": f"k3f9ab.{n}", "at": n, "seen": [last], "op": "round", "after": after}
            | {"entry": entry}
            | stamp
        )
    return ops


def test_two_hundred_rounds_are_worked_out_saved_and_read(server: RunningServer) -> None:
    ops = evening(200)
    with web.client(server.url) as me:
        sheet = me.post("/api/inquire/pad/sheet", json={"ops": ops})
        assert sheet.status_code == 200, sheet.text
        assert sheet.json()["totals"] == [0, 200 * 162]
        form = {"ops": ops, "form": "json"}
        saved = me.post("/api/inquire/pad/export", json=form).json()["text"]
        read = me.post("/api/inquire/pad/read", json={"text": saved, "device": "q"})
        assert len(read.json()["ops"]) == 201
        endless = me.post("/api/inquire/pad/sheet", json={"ops": ops * 5})
        assert (endless.status_code, endless.json()["code"]) == (413, "too-large")
