"""The HTTP API, the client's files, and the headers around them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belot.record import read_text
from belot.rules import OPTIONS, PRESETS, RuleSet
from belot.server.headers import policy
from belot.server.static import Assets
from tests.server import web
from tests.server.player import Line, Player
from tests.server.running import RunningServer

JSON = {"Content-Type": "application/json"}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    ("method", "path", "wish"),
    [
        ("GET", "/api/presets", None),
        ("POST", "/api/inquire/book/chapters", {"rules": "belote"}),
    ],
)
def test_a_long_answer_is_packed(
    server: RunningServer, method: str, path: str, wish: dict[str, str] | None
) -> None:
    """For whoever can unpack it, and only where it holds nothing of anybody's."""
    with web.client(server.url) as me:
        packed = me.request(method, path, json=wish)
        bare = me.request(method, path, json=wish, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in bare.headers
        assert packed.json() == bare.json()
        assert int(packed.headers["content-length"]) * 4 < int(bare.headers["content-length"])
        assert "content-encoding" not in me.post("/api/session", json={}).headers


def test_a_guest(server: RunningServer) -> None:
    with web.client(server.url) as me:
        answer = me.post("/api/session", json={"name": "  Ana\u0007  Marija "})
        assert answer.status_code == 200
        session = answer.json()
        assert session["name"] == "Ana Marija"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        known = {"id": session["id"], "name": session["name"]}
        assert me.get("/api/session").json() == known, "the cookie says who I am, not the token"
        again = me.post("/api/session", json={"name": "Ana M."}).json()
        assert again == {**session, "name": "Ana M."}, "a name changes, the session stays"
        assert me.post("/api/session", json={}).json() == again
    with web.client(server.url) as other:
        assert other.get("/api/session").status_code == 401
        assert other.get("/api/session").json()["code"] == "token"
        known = {"id": session["id"], "name": "Ana M."}
        assert other.get("/api/session", headers=bearer(session["token"])).json() == known
        assert other.post("/api/session", json={"name": "Bea"}).json()["id"] != session["id"]


def test_other_peoples_pages_may_not_write(server: RunningServer) -> None:
    with web.client(server.url) as me:
        evil = {"Origin": "https://evil.example"}
        assert me.post("/api/session", json={}, headers=evil).status_code == 403
        own = {"Origin": server.url}
        assert me.post("/api/session", json={}, headers=own).status_code == 200


def test_games(server: RunningServer) -> None:
    with web.client(server.url) as me:
        games = me.get("/api/presets").json()
    assert {preset["name"] for preset in games["presets"]} == set(PRESETS)
    assert [option["option"] for option in games["options"]] == list(OPTIONS)
    for preset in games["presets"]:
        rules = RuleSet.preset(preset["name"])
        assert preset["players"] == rules.players
        assert preset["group"] in PRESETS
        assert preset["theme"] == ("beloz" if preset["name"].startswith("beloz") else "cards")
        values = {default["option"]: default["value"] for default in preset["options"]}
        assert rules.replace(**values) == rules
    opened = [option["option"] for option in games["options"] if option["open"]]
    assert opened == ["target", "packets", "bid_min"]
    assert all(option["values"] for option in games["options"])


@pytest.mark.parametrize(
    ("wish", "status", "expected"),
    [
        ({"variant": "bela4"}, 200, {"name": "bela4"}),
        ({"variant": "bela4", "options": {"target": "701"}}, 200, {"name": "bela4(target=701)"}),
        ({"variant": "x"}, 422, {"code": "preset-unknown", "names": ["x"]}),
        ({"variant": "bela4", "options": {"x": "1"}}, 422, {"code": "option-unknown"}),
        ({"variant": "bela4", "options": {"target": "0"}}, 422, {"code": "option-value"}),
        (
            {"variant": "bela4", "options": {"auction": "two_player_short"}},
            422,
            {"code": "option-clash"},
        ),
        ({"variant": 7}, 400, {"code": "malformed"}),
        ({}, 400, {"code": "malformed"}),
        ([], 400, {"code": "malformed"}),
    ],
)
def test_rules(server: RunningServer, wish: object, status: int, expected: dict[str, str]) -> None:
    with web.client(server.url) as me:
        answer = me.post("/api/rules", json=wish)
    assert answer.status_code == status, answer.text
    assert answer.json().items() >= expected.items()


def test_a_clash_names_both(server: RunningServer) -> None:
    with web.client(server.url) as me:
        wish = {"variant": "bela4", "options": {"auction": "two_player_short"}}
        assert set(me.post("/api/rules", json=wish).json()["names"]) == {"auction", "players"}
        made = me.post("/api/rules", json={"variant": "bela3", "options": {"target": "501"}}).json()
        assert made["changed"] == {"target": "501"}
        assert made["rules"]["target"] == 501


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"rules": "nonsense"}, 422, "preset-unknown"),
        ({"rules": "bela4(target=0)"}, 422, "option-value"),
        ({"rules": "bela3"}, 422, "seats"),
        ({"seat": 1}, 422, "seats"),
        ({"seat": 9}, 422, "seats"),
        ({"seat": -1}, 422, "seats"),
        ({"seats": []}, 422, "seats"),
        ({"seats": [*web.seats(4)[:3], {"kind": "bot", "name": "B", "bot": "x"}]}, 422, ""),
        ({"seats": [*web.seats(4)[:3], {"kind": "cat", "name": "B"}]}, 400, "malformed"),
        ({"seats": [*web.seats(4)[:3], {"kind": "bot", "name": "\u0007"}]}, 422, "name-empty"),
        ({"clock": {"move": -1, "bank": 5}}, 400, "malformed"),
        ({"clock": {"move": 10, "bank": 5}}, 201, ""),
    ],
)
def test_opening_a_table(
    server: RunningServer, change: dict[str, object], status: int, code: str
) -> None:
    wish = {"rules": "bela4", "seats": web.seats(4), "seat": 0} | change
    with web.client(server.url) as me:
        me.post("/api/session", json={"name": "Ana"})
        answer = me.post("/api/tables", json=wish)
    assert answer.status_code == status, answer.text
    assert not code or answer.json()["code"] == code


def test_my_tables(server: RunningServer) -> None:
    ana, bea = web.guest(server.url), web.guest(server.url, "Bea")
    with web.client(server.url) as me:
        assert me.get("/api/tables").status_code == 401
        assert me.get("/api/tables", headers=bearer(ana)).json() == []
        one = web.open_table(server.url, ana, "bela3", 3)
        two = web.open_table(server.url, ana, "bela4(target=701)")
        rows = me.get("/api/tables", headers=bearer(ana)).json()
        assert [row["table"] for row in rows] == [two, one]
        assert rows[0]["rules"] == "bela4(target=701)"
        assert rows[0]["variant"] == "bela4"
        assert (rows[0]["totals"], rows[0]["over"], rows[0]["deal"]) == ([0, 0], False, 1)
        assert rows[1]["seats"] == ["Seat 0", "Seat 1", "Seat 2"]
        record = f"/api/tables/{two}/record"
        assert me.get(record, headers=bearer(ana)).status_code == 409, "never a running deal"
        assert me.get(record, headers=bearer(bea)).status_code == 404
        assert me.delete(f"/api/tables/{two}", headers=bearer(bea)).status_code == 404
        assert me.delete(f"/api/tables/{two}", headers=bearer(ana)).status_code == 204
        assert me.delete(f"/api/tables/{two}", headers=bearer(ana)).status_code == 404
        assert len(me.get("/api/tables", headers=bearer(ana)).json()) == 1
        assert me.get("/api/tables", headers=bearer(bea)).json() == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/session", b"{"),
        ("POST", "/api/session", b"\xff\xfe"),
        ("POST", "/api/session", b'{"name": ' + b"[" * 5000),
        ("POST", "/api/session", b'{"name": "\\ud800"}'),
        ("POST", "/api/tables", b"null"),
        ("POST", "/api/rules", b'{"variant": "bela4", "options": {"target": 1e999}}'),
        ("PUT", "/api/session", b"{}"),
        ("GET", "/api/nothing", b""),
        ("GET", "/api/tables/%00/record", b""),
        ("DELETE", "/api/tables/..%2f..%2fetc", b""),
        ("GET", "/assets/../../../etc/passwd", b""),
        ("GET", "/%2e%2e/%2e%2e/pyproject.toml", b""),
        ("POST", "/", b"x"),
        ("POST", "/api/session", b"x" * 100_000),
    ],
)
def test_nothing_is_a_fault_of_the_server(
    server: RunningServer, method: str, path: str, body: bytes
) -> None:
    with web.client(server.url) as me:
        answer = me.request(method, path, content=body, headers=JSON)
    assert answer.status_code < 500, answer.text


def test_security_headers(server: RunningServer) -> None:
    with web.client(server.url) as me:
        for path in ("/", "/table/abc", "/api/presets", "/api/nothing", "/no.js", "/health/live"):
            headers = me.get(path).headers
            rules = headers["content-security-policy"]
            assert "default-src 'none'" in rules
            assert "frame-ancestors 'none'" in rules
            assert "'unsafe" not in rules
            assert "http" not in rules, "nothing from third parties"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in headers
            assert "strict-transport-security" not in headers, "this is plain http"
        assert me.get("/api/presets").headers["cache-control"] == "no-store"


def test_what_stands_inline_is_allowed_by_its_hash() -> None:
    rules = policy("<script>let a</script><style>b{}</style><script src=x></script>")
    assert rules.count("sha256-") == 2
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in rules


def test_health_and_schema(server: RunningServer) -> None:
    with web.client(server.url) as me:
        assert me.get("/health/live").json() == {"ok": True}
        assert me.get("/health/ready").json() == {"ok": True}
        schema = me.get("/schema").json()
    assert {"/api/session", "/api/presets", "/api/rules", "/api/tables"} <= set(schema["paths"])


def test_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, text in {
        "index.html": "<title>B</title>",
        "assets/a-1234.js": "let a",
        "assets/a-1234.js.br": "squeezed",
        "icon.svg": "<svg/>",
        ".stamp": "x",
    }.items():
        (tmp_path / name).write_text(text)
    assets = Assets(tmp_path)
    script = assets.find("/assets/a-1234.js")
    assert script is not None
    assert (script.type, script.brotli) == ("text/javascript", b"squeezed")
    assert "immutable" in script.cache
    icon = assets.find("/icon.svg")
    assert icon is not None
    assert icon.cache == "no-cache"
    assert assets.find("/table/x1_-") is assets.index
    assert assets.find("/assets/gone.js") is None
    assert assets.find("/.stamp") is None
    assert assets.find("/assets/a-1234.js.br") is None
    assert assets.find("/api/none") is None
    assert assets.find("/../index.html") is None


def test_pages_of_the_client(server: RunningServer) -> None:
    with web.client(server.url) as me:
        page = me.get("/table/abc")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        again = me.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        assert me.get("/nothing.js").status_code == 404
        assert me.head("/").status_code == 200


def test_a_finished_match_is_a_record(server: RunningServer) -> None:
    token = web.guest(server.url)
    table = web.open_table(server.url, token, "bela2(target=101)", 2)
    Line.run(Player(server.socket_url, table, token, 1).play())
    with web.client(server.url) as me:
        answer = me.get(f"/api/tables/{table}/record", headers=bearer(token))
        (row,) = me.get("/api/tables", headers=bearer(token)).json()
    assert row["over"]
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.belot"')
    record = read_text(answer.text)
    assert record.finished
    assert record.tags["Player0"] == "Seat 0"
    assert record.tags["Bot1"] == "club"
    assert json.dumps(row["totals"]).strip("[]").replace(", ", "-") in answer.text
