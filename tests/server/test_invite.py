"""A link to a room tells whoever looks at it who invites them to what, and is the client."""

from __future__ import annotations

import re

from tests.server import web
from tests.server.running import RunningServer


def _shown(server: RunningServer, code: str, language: str) -> dict[str, str]:
    with web.client(server.url) as browser:
        answer = browser.get(f"/r/{code}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert "script-src" in answer.headers["content-security-policy"]
    assert 'id="app"' in answer.text
    return dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', answer.text))


def test_a_link_names_game_and_host(server: RunningServer) -> None:
    ana = web.guest(server.url)
    _, code = web.open_room(server.url, ana, "bela4(target=701)", 'A"n<a>')
    assert _shown(server, code, "en-GB,en;q=0.9")["title"] == (
        "A&quot;n&lt;a&gt; invites you to play Bela for four"
    )
    assert "vous invite" in _shown(server, f"{code[:3]}-{code[3:]}".lower(), "fr,en")["title"]
    assert "Stol za 4" in _shown(server, code, "hr")["description"]
    assert "Маса за 4" in _shown(server, code, "bg")["description"]


def test_a_wrong_code_tells_nothing(server: RunningServer) -> None:
    assert _shown(server, "CCCCCC", "en") == {}
