"""Logs as lines of JSON: what happened, at which table; never a hand, a token or a name."""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Final

FIELDS: Final = ("table", "rules", "entries", "bot", "by", "path", "request", "why")
"""What a line may say besides the event."""

_SECRET: Final = re.compile(
    r"\b(?:[789TJQKA]|10)[CDHS♣♦♥♠](?![a-z])|\b[0-9a-f]{32,}\b|b'\\x[^']*'|\b[\w-]{32}\b(?=['\"])"
)
"""Cards, keys in hex or as bytes, tokens in quotes."""


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {f: vars(record)[f] for f in FIELDS if f in vars(record)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        line |= {f: _hidden(str(line[f])) for f in ("what", "why", "trace") if f in line}
        return json.dumps(line, ensure_ascii=False)


def _hidden(text: str) -> str:
    """A text of an error, which may quote what it is about, without cards and keys."""
    return _SECRET.sub("··", text)


def not_theirs(record: logging.LogRecord) -> bool:
    """Whether a fault is ours. A client that sent a request with rubbish behind it was refused for
    the rubbish; that the request can then not be answered any more is no fault of the server."""
    error = record.exc_info[1] if record.exc_info else None
    return type(error).__name__ != "LocalProtocolError"


def log_to_stderr(level: str) -> None:
    """Send the server's logs to standard error. Requests are not logged one by one."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("belot").setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.ERROR)  # not what strangers send
    uvicorn.addFilter(not_theirs)
