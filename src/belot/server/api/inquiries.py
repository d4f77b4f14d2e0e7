"""Questions that need no table, for whoever has no Python in the browser yet."""

from __future__ import annotations

from typing import Any, Final

from litestar import post
from litestar.params import FromPath, JSONBody

from belot.inquiry import inquire
from belot.server.api.problems import refusals
from belot.server.packing import packed

LONGEST: Final = 256 * 1024
"""Bytes of a question: a pad of six hundred operations. A browser answers longer ones itself."""


@post(
    "/inquire/{topic:str}/{question:str}",
    status_code=200,
    responses=refusals(404, 422),
    middleware=[packed],
    sync_to_thread=True,
    request_max_body_size=LONGEST,
)
def answer(
    topic: FromPath[str], question: FromPath[str], data: JSONBody[dict[str, Any]]
) -> dict[str, Any]:
    """The answer to a question about rules, a pad, a hand; see ``belot.inquiry``."""
    found: dict[str, Any] = inquire(topic, question, data)
    return found
