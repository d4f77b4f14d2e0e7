"""Plain requests to a running server."""

from __future__ import annotations

from typing import Any

import httpx


def client(url: str) -> httpx.Client:
    """Over plain http: reading the certificates that it needs not would cost it 40 ms."""
    return httpx.Client(base_url=url, timeout=30, verify=False)


def guest(url: str, name: str = "Ana") -> str:
    """A new session's token."""
    with client(url) as web:
        token: str = web.post("/api/session", json={"name": name}).json()["token"]
    return token


def seats(players: int, persons: tuple[int, ...] = (0,)) -> list[dict[str, str]]:
    return [
        {"kind": "person" if i in persons else "bot", "name": f"Seat {i}", "bot": "club"}
        for i in range(players)
    ]


def open_table(
    url: str,
    token: str,
    rules: str,
    players: int = 4,
    persons: tuple[int, ...] = (0,),
    clock: dict[str, float] | None = None,
) -> str:
    """A new table's id."""
    wish: dict[str, Any] = {"rules": rules, "seats": seats(players, persons), "seat": persons[0]}
    wish |= {"clock": clock} if clock else {}
    with client(url) as web:
        answer = web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def open_room(url: str, token: str, rules: str, name: str = "Ana", **wish: Any) -> tuple[str, str]:
    """A new room's table and code."""
    with client(url) as web:
        answer = web.post(
            "/api/rooms",
            json={"rules": rules, "name": name, **wish},
            headers={"Authorization": f"Bearer {token}"},
        )
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["code"]


def join(url: str, token: str, code: str, name: str) -> int:
    """Come into a room; one's number there."""
    with client(url) as web:
        answer = web.post(
            f"/api/rooms/{code}/join",
            json={"name": name},
            headers={"Authorization": f"Bearer {token}"},
        )
    assert answer.status_code == 200, answer.text
    member: int = answer.json()["member"]
    return member
