"""What ``/schema`` says of refusals: the shape that they really have, wherever they may come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from belot.server.api.problems import MEANINGS
from belot.server.visit import NAME_OF_COOKIE

_SHAPE: Final = {"schema": {"$ref": "#/components/schemas/Problem"}}
_PROOFS: Final = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": NAME_OF_COOKIE},
}
_WRITES: Final = ("post", "put", "patch", "delete")


class Described(JsonRenderPlugin):
    """The description of the API as JSON, refusals included."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description."""
        return super().render(request, with_refusals(openapi_schema))


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """A description in which every operation tells how it refuses."""
    components = schema.get("components", {})
    schemas = components.get("schemas", {})
    schemas |= _exact({*schemas, "Problem"})
    paths = {
        path: {
            name: _told(name, operation) if isinstance(operation, dict) else operation
            for name, operation in operations.items()
        }
        for path, operations in schema["paths"].items()
    }
    more = {"schemas": schemas, "securitySchemes": _PROOFS}
    return schema | {"paths": paths, "components": components | more}


def _exact(names: set[str]) -> dict[str, Any]:
    """The shapes of these names as the decoder itself has them: the framework's own description
    loses lengths and what lists hold."""
    below = _below(msgspec.Struct)
    ours = [kind for kind in below if kind.__module__.startswith("belot.server")]
    wanted = [kind for kind in ours if kind.__name__ in names]
    _, shapes = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    return shapes


def _below(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    lower = kind.__subclasses__()
    return [*lower, *(lowest for one in lower for lowest in _below(one))]


def _told(method: str, operation: dict[str, Any]) -> dict[str, Any]:
    responses = dict(operation["responses"])
    responses.pop("400", None)  # the framework's own shape, which we do not send
    for status in _statuses(method, operation):
        told = {"description": MEANINGS[status], "content": {"application/json": _SHAPE}}
        responses.setdefault(str(status), told)
    told = operation | {"responses": dict(sorted(responses.items()))}
    return told | {"security": [{"token": []}, {"cookie": []}]} if "401" in responses else told


def _statuses(method: str, operation: dict[str, Any]) -> Iterator[int]:
    """What follows from a request's method and parameters alone."""
    yield from (400, 421)
    if method in _WRITES:
        yield 403
    if "requestBody" in operation:
        yield 413
    if any(parameter["in"] == "path" for parameter in operation.get("parameters", ())):
        yield 404
