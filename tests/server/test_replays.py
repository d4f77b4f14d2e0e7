"""Deals that are over, over HTTP: for people of the table and whoever has a link, nobody else, and
nothing of a deal before it may be known."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from belot.fair import Chain, read_receipt, verify
from belot.record import read_jsonl, read_text
from tests.server import web
from tests.server.player import Frame, Line, Player, answer
from tests.server.running import RunningServer

CHAIN = Chain(b"a seed of a test, 32 bytes long.", 1024)
VALUES = [CHAIN.value(n).hex() for n in range(200)]
CUT_ONLY = "beloz(target=301)"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class FairPlayer(Player):
    """A player who commits to a chain, and gives a value when a deal is called."""

    def _read(self, frame: Frame) -> None:
        if frame["t"] != "fair":
            super()._read(frame)
            return
        shape = frame["d"]
        mine = [each for each in shape["participants"] if not each["revealed"]]
        self.owed = mine[0]["commitment"] if shape["called"] and mine else ""

    owed = ""

    async def _visit(self) -> None:
        line, welcome = await Line.open(self.url, self.table, self.token, self.since)
        try:
            self._welcome(welcome)
            while not self.over:
                if self.owed:
                    value = VALUES[VALUES.index(self.owed) + 1]
                    self.owed = ""
                    wish = {"id": value[:20], "base": 0, "a": "reveal", "d": {"value": value}}
                    await line.write({"t": "cmd", **wish})
                if self.waiting is None and (todo := answer(self.view, self.chance)):
                    await self._send(line, *todo)
                self._read(await line.read())
        finally:
            await line.close()


def opened(url: str, token: str, rules: str, players: int, head: str = "") -> str:
    wish = {"rules": rules, "seats": web.seats(players), "seat": 0, "head": head}
    with web.client(url) as me:
        table: str = me.post("/api/tables", json=wish, headers=bearer(token)).json()["table"]
    return table


def finished(url: str, socket: str, rules: str, players: int = 4) -> tuple[str, str]:
    """A table whose match is over, and its player's token."""
    token = web.guest(url)
    table = opened(url, token, rules, players, CHAIN.head.hex())
    Line.run(FairPlayer(socket, table, token, 3).play())
    return table, token


class Web:
    """Requests about one table as one person."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self.url, self.table = url, table
        self._headers = bearer(token) if token else {}

    def get(self, what: str, **query: Any) -> httpx.Response:
        with web.client(self.url) as me:
            path = f"/api/tables/{self.table}/{what}"
            return me.get(path, params=query, headers=self._headers)

    def post(self, what: str, **wish: Any) -> httpx.Response:
        with web.client(self.url) as me:
            path = f"/api/tables/{self.table}/{what}"
            return me.post(path, json=wish, headers=self._headers)

    def shared(self, share: str, what: str, **query: Any) -> httpx.Response:
        with web.client(self.url) as me:
            return me.get(f"/api/shared/{share}/{what}", params=query)


@pytest.fixture(scope="module")
def bela(server: RunningServer) -> Web:
    return Web(server.url, *finished(server.url, server.socket_url, "bela4(target=301)"))


def test_the_deals_of_a_match(bela: Web) -> None:
    match = bela.get("deals").json()
    assert (match["match"], match["matches"], match["over"], match["seat"]) == (1, 1, True, 0)
    assert match["names"] == [f"Seat {n}" for n in range(4)]
    assert [deal["deal"] for deal in match["deals"]] == list(range(1, len(match["deals"]) + 1))
    assert max(match["deals"][-1]["totals"]) >= 301
    assert bela.get("deals", match=1).json() == match
    assert bela.get("deals", match=2).status_code == 404


def test_every_deal_can_be_looked_at(bela: Web) -> None:
    for deal in bela.get("deals").json()["deals"]:
        shape = bela.get("replay", deal=deal["deal"]).json()
        assert (shape["match"], shape["deal"]) == (1, deal["deal"])
        assert shape["end"]["seat"] == 0
        assert shape["end"]["totals"] == deal["totals"]
        assert shape["end"]["prompt"] is None
        if deal["score"] >= 0:
            assert shape["score"]["written"] == deal["written"]
            held = [card for hand in shape["hands"] for card in hand]
            assert sorted(held) == sorted(play["card"] for play in shape["plays"])
    assert bela.get("replay", deal=99).json()["code"] == "not-found"
    assert bela.get("replay", deal=0).status_code == 404
    assert bela.get("replay").status_code == 400
    assert bela.get("replay", deal="x").status_code == 400


def test_every_receipt_is_right_and_has_my_value(bela: Web) -> None:
    for deal in bela.get("deals").json()["deals"]:
        receipt = read_receipt(bela.get("receipt", deal=deal["deal"]).text)
        assert [fault for fault in verify(receipt) if not fault.note] == []
        (mine,) = receipt.participants
        assert (mine.seat, mine.name) == (0, "Seat 0")
        assert mine.value == CHAIN.value(deal["deal"])


def test_the_record_in_both_forms(bela: Web) -> None:
    text = bela.get("record")
    assert text.headers["content-type"].startswith("text/plain")
    assert text.headers["content-disposition"].endswith('.belot"')
    lines = bela.get("record", match=1, format="jsonl")
    assert lines.headers["content-disposition"].endswith('.jsonl"')
    record = read_text(text.text)
    assert record == read_jsonl(lines.text)
    assert record.finished
    assert record.tags["Player0"] == "Seat 0"
    assert record.tags["Bot1"] == "club"
    assert bela.get("record", format="pdf").status_code == 400
    assert bela.get("record", match=2).json()["code"] == "match-running"


def test_only_people_of_the_table_and_whoever_has_the_link(bela: Web) -> None:
    stranger = Web(bela.url, bela.table, web.guest(bela.url, "Eve"))
    nobody = Web(bela.url, bela.table)
    for what in ("deals", "replay", "receipt", "record"):
        assert stranger.get(what, deal=1).status_code == 404, what
        assert nobody.get(what, deal=1).status_code == 401, what
    assert stranger.post("share", match=1).status_code == 404
    assert stranger.post("again", match=1, deal=1).status_code == 404
    share = bela.post("share", match=1).json()["share"]
    assert bela.post("share", match=1).json()["share"] == share, "one link a match"
    assert bela.post("share", match=2).status_code == 404
    for what in ("deals", "replay", "receipt", "record"):
        answer = nobody.shared(share, what, deal=1)
        assert answer.status_code == 200, what
        assert nobody.shared("nonsense", what, deal=1).status_code == 404
    shown = nobody.shared(share, "replay", deal=1).json()
    assert shown["end"]["seat"] == -1
    assert shown["hands"] == bela.get("replay", deal=1).json()["hands"]


def test_a_deal_that_runs_is_nobodys(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = Web(server.url, opened(server.url, token, "bela4(target=301)", 4), token)
    for what in ("replay", "receipt"):
        assert table.get(what, deal=1).status_code == 409
        assert table.get(what, deal=1).json()["code"] == "deal-running"
        assert table.get(what, deal=2).status_code == 404
    assert table.get("deals").json()["deals"] == []
    assert table.get("record").json()["code"] == "match-running"
    assert table.post("share", match=1).json()["code"] == "match-running"
    assert table.post("again", match=1, deal=1).json()["code"] == "deal-running"


def test_a_deck_that_is_only_cut_shows_nothing_before_the_end(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = Web(server.url, opened(server.url, token, CUT_ONLY, 4, CHAIN.head.hex()), token)

    class Looking(FairPlayer):
        """Asks for everything after every deal."""

        looked = 0

        def _read(self, frame: Frame) -> None:
            super()._read(frame)
            if frame["t"] == "view" and self.view["phase"] == "between":
                self.looked += 1
                deal = self.view["deal"]
                assert all("secret" not in str(event["e"]) for event in self.events)
                for what in ("deals", "replay", "receipt"):
                    refused = table.get(what, match=1, deal=deal)
                    assert (refused.status_code, refused.json()["code"]) == (409, "match-running")
                assert table.post("again", match=1, deal=deal).status_code == 409
                assert table.post("share", match=1).status_code == 409

    player = Looking(server.socket_url, table.table, token, 5)
    Line.run(player.play(), patience=120)
    assert player.looked > 0
    match = table.get("deals").json()
    for deal in match["deals"]:
        assert table.get("replay", deal=deal["deal"]).status_code == 200
        receipt = read_receipt(table.get("receipt", deal=deal["deal"]).text)
        assert [fault for fault in verify(receipt) if not fault.note] == []


def test_a_deal_is_played_again(bela: Web) -> None:
    last = bela.get("deals").json()["deals"][-1]["deal"]
    shape = bela.get("replay", deal=last).json()
    answer = bela.post("again", match=1, deal=last)
    assert answer.status_code == 201
    again = Web(bela.url, answer.json()["table"])
    token = bela._headers["Authorization"].removeprefix("Bearer ")

    async def look() -> Frame:
        socket = bela.url.replace("http", "ws") + "/ws"
        line, welcome = await Line.open(socket, again.table, token)
        await line.close()
        return welcome

    welcome = Line.run(look())
    view = welcome["view"]
    assert welcome["seat"] == 0
    assert (view["totals"], view["hung"]) == (shape["before"], shape["hung"])
    assert (view["dealer"], view["turned"]) == (shape["dealer"], shape["offered"])
    dealt = next(event for event in welcome["events"] if event["e"] == "dealt")
    assert sorted(dealt["d"]["hands"][0].split()) == sorted(shape["dealt"][0])
    assert dealt["d"]["hands"][1:] == ["", "", ""]
    with web.client(bela.url) as me:
        (row, *_) = me.get("/api/tables", headers=bearer(token)).json()
    assert row["table"] == again.table
    assert bela.post("again", match=1, deal=99).status_code == 404
    assert bela.post("again", match=1).status_code == 400


def test_a_link_goes_with_its_table(server: RunningServer) -> None:
    table, token = finished(server.url, server.socket_url, "bela2(target=101)", 2)
    mine = Web(server.url, table, token)
    share = mine.post("share", match=1).json()["share"]
    assert mine.shared(share, "deals").status_code == 200
    with web.client(server.url) as me:
        assert me.delete(f"/api/tables/{table}", headers=bearer(token)).status_code == 204
    assert mine.shared(share, "deals").status_code == 404


def test_a_member_of_a_room_looks_on_after_leaving(server: RunningServer) -> None:
    host, guest, other = (web.guest(server.url, name) for name in ("Ada", "Ben", "Eve"))
    with web.client(server.url) as me:
        wish = {"rules": "bela2(target=101)", "name": "Ada"}
        room = me.post("/api/rooms", json=wish, headers=bearer(host)).json()
        path = f"/api/rooms/{room['code']}/join"
        assert me.post(path, json={"name": "Ben"}, headers=bearer(guest)).status_code == 200

    async def begin() -> None:
        """Whoever comes in gets a free seat at once."""
        line, welcome = await Line.open(server.socket_url, room["table"], guest)
        assert welcome["seat"] == 1
        await line.close()
        line, _ = await Line.open(server.socket_url, room["table"], host)
        assert (await line.ask("start", id="h1"))["t"] == "ack"
        await line.close()

    Line.run(begin())
    players = [Player(server.socket_url, room["table"], t, i) for i, t in enumerate((host, guest))]

    async def both() -> None:
        await asyncio.gather(*(player.play() for player in players))

    Line.run(both())
    assert Web(server.url, room["table"], guest).get("replay", deal=1).json()["end"]["seat"] == 1

    async def leave() -> None:
        line, _ = await Line.open(server.socket_url, room["table"], guest)
        assert (await line.ask("part", id="g2"))["t"] == "ack"
        await line.close()

    Line.run(leave())
    assert Web(server.url, room["table"], guest).get("replay", deal=1).status_code == 200
    assert Web(server.url, room["table"], other).get("replay", deal=1).status_code == 404
