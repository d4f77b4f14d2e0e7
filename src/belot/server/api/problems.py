"""Refused requests: a code of a sentence, what it is about, and words for logs."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from belot.inquiry import InquiryError
from belot.protocol.past import NotToSee
from belot.rules import RuleSetError
from belot.server import metrics
from belot.table import TableRefusal

log = logging.getLogger("belot.api")

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: ``code`` for programs, ``names`` at fault, a sentence for logs."""

    code: str
    names: tuple[str, ...] = ()
    message: str = ""


class Refused(Exception):
    """A request that is refused with a status and a problem."""

    def __init__(self, status: int, code: str, message: str = "") -> None:
        super().__init__(message)
        self.status, self.problem = status, Problem(code, (), message)


MEANINGS: Final[Mapping[int, str]] = {
    400: "Not understood: no JSON, or fields of the wrong kind",
    401: "No such session",
    403: "Not for you",
    404: "No such thing",
    409: "Not as things stand",
    413: "Too long",
    421: "Meant for another server",
    422: "Understood, but the rules or the table do not take it",
    429: "Too much at once: come back later",
}
"""Every status that a request is refused with, and why in general; ``code`` says it exactly."""

NO_PAGES: Final = re.compile(r"/(api|assets|health|metrics|schema|ws)(/|$)")
"""Paths where no page of the client can be."""

_CODES: Final = {404: "not-found", 405: "method", 413: "too-large", 500: "internal"}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For a handler's ``responses``: the statuses it refuses with, besides those that follow from
    its method and parameters (``api/described.py``)."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in statuses
    }


def _answer(
    status: int, problem: Problem, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    """A request that one of our handlers refused."""
    if error.status == 429:
        metrics.LIMITED.labels("requests").inc()
    return _answer(error.status, error.problem)


def bad_rules(_: AnyRequest, error: RuleSetError) -> Response[Problem]:
    """Rules that cannot be read or played."""
    return _answer(422, Problem(str(error.code), error.names, str(error)))


def bad_table(_: AnyRequest, error: TableRefusal) -> Response[Problem]:
    """What a table does not take."""
    return _answer(422, Problem(error.code, (), str(error)))


def bad_inquiry(_: AnyRequest, error: InquiryError) -> Response[Problem]:
    """A question that is not known or not understood; ``names`` is the place of the fault."""
    status = 404 if error.code == "inquiry-unknown" else 422
    return _answer(status, Problem(error.code, (error.place,), str(error)))


def not_to_see(_: AnyRequest, error: NotToSee) -> Response[Problem]:
    """A match or a deal that is not there, or may not be looked at yet."""
    status = 404 if error.code == "not-found" else 409
    return _answer(status, Problem(error.code, (), str(error)))


def bad_request(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refused: no such page, not JSON, fields of the wrong kind."""
    status, allowed = error.status_code, (error.headers or {}).get("allow", "")
    if status == 405 and NO_PAGES.match(request.url.path) and "path" in request.path_params:
        status = 404  # only the pages of the client reach that far
    headers = {"Allow": allowed.replace("GET", "GET, HEAD")} if status == 405 else None
    detail = "" if status == 404 else error.detail
    return _answer(status, Problem(_CODES.get(status, "malformed"), (), detail), headers)


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON, without end."""
    return _answer(400, Problem("malformed"))


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the answer has a number by which it is found in the log."""
    number = secrets.token_hex(6)
    metrics.FAULTS.inc()
    log.error("broke", exc_info=error, extra={"path": path_of(request), "request": number})
    problem = Problem("internal", (number,), f"our fault; it is number {number} in the log")
    return _answer(500, problem, {"X-Request-Id": number})


def path_of(request: AnyRequest) -> str:
    """What was asked for, without the names of tables and rooms in it."""
    return str(request.scope.get("path_template") or "?")


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    RuleSetError: bad_rules,
    TableRefusal: bad_table,
    InquiryError: bad_inquiry,
    NotToSee: not_to_see,
    HTTPException: bad_request,
    RecursionError: too_deep,
    Exception: broken,
}
