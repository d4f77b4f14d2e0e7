"""Headers that keep browsers to our own pages: nothing from third parties, nothing inline."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from belot.server.options import Options

_INLINE: Final = re.compile(r"<(script|style)(?![^>]*\bsrc=)[^>]*>(.*?)</\1>", re.DOTALL)

PLAIN: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}


def policy(page: str = "") -> str:
    """The content security policy; what stands inline in our own page is allowed by its hash. The
    browser's Python is WebAssembly of ours, which is no ``eval``."""
    hashes = {"script": "", "style": ""}
    for kind, text in _INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes[kind] += f" 'sha256-{digest}'"
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval'{hashes['script']}",
            f"style-src 'self'{hashes['style']}",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def security_headers(options: Options, page: str = "") -> dict[str, str]:
    """The headers of every answer."""
    headers = {**PLAIN, "Content-Security-Policy": policy(page)}
    if options.secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


def same_origin(headers: Mapping[str, str], options: Options) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    own = urlsplit(options.public_url or "").netloc
    return bool(place) and place in (headers.get("host", ""), own)
