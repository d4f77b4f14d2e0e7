"""The client's files, as the package build made them: compressed beforehand, cached for good where
their names hold a hash."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from belot.server.api.problems import NO_PAGES, Refused
from belot.server.headers import policy

FOLDER: Final = Path(__file__).resolve().parent.parent / "_web"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"

LASTING: Final = ("/assets/", "/pyodide/")
"""Where every name has a hash or a version in it."""

_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NOT_BUILT: Final = """<!doctype html><html lang="en"><title>Belot</title>
<p>The server runs, but this installation has no client: web/ was not built.
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the client: its bytes, the same compressed with brotli where that is worth it."""

    plain: bytes
    brotli: bytes | None
    type: str
    tag: str
    cache: str


class Assets:
    """All files of the client, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _asset(folder, path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != ".br" and not path.name.startswith(".")
        }
        index = self._files.get("/index.html")
        self.index = index or _made("/index.html", _NOT_BUILT.encode(), None)
        self.policy = policy(self.index.plain.decode())

    def find(self, path: str) -> Asset | None:
        """The file at a path; the page itself wherever the client has a page of its own."""
        if path in self._files:
            return self._files[path]
        page = "." not in path.rpartition("/")[2] and not NO_PAGES.match(path)
        return self.index if page else None


def _asset(folder: Path, path: Path) -> Asset:
    brotli = path.with_name(path.name + ".br")
    name = f"/{path.relative_to(folder).as_posix()}"
    return _made(name, path.read_bytes(), brotli.read_bytes() if brotli.is_file() else None)


def _made(name: str, plain: bytes, brotli: bytes | None) -> Asset:
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith(LASTING) else ASK_EACH_TIME
    return Asset(plain, brotli, kind, f'"{sha256(plain).hexdigest()[:20]}"', cache)


def _takes_brotli(accept: str) -> bool:
    return any(
        name.strip() == "br" and weight.replace(" ", "") not in ("q=0", "q=0.0")
        for name, _, weight in (part.partition(";") for part in accept.split(","))
    )


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the client."""
    assets: Assets = request.app.state.assets
    asset = assets.find(request.url.path)
    if asset is None:
        raise Refused(404, "not-found", "no such file")
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if asset is assets.index:
        headers["Content-Security-Policy"] = assets.policy
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers)
    body = asset.plain
    if asset.brotli is not None and _takes_brotli(request.headers.get("accept-encoding", "")):
        body = asset.brotli
        headers["Content-Encoding"] = "br"
    return Response(body, media_type=asset.type, headers=headers)
