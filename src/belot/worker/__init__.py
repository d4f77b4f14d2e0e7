"""The browser's host: questions and tables for a page whose server is out of reach.

The same tables behind the same protocol as on the server (``belot.server``), for one person among
bots, under Pyodide. The browser's side, ``web/src/engine/worker.ts``, calls the functions below
with texts and the time, keeps what it is told to keep, and says so: as on the server, a step is
told to nobody before it is kept. Nothing here waits, reads a clock or touches a disk.

``answer`` answers questions (``belot.inquiry``) and whatever else needs no running table. The
other functions are about one table that is open; they return a reply,
``{keep, frames, wake, summary}``: lines of the log to keep (until then nothing else may be asked of
that table), frames to send to the page, when to call ``wake`` (milliseconds since 1970, null: not
by itself), and how the table stands, for the list of tables, where that has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from belot.rules import BelotError, RuleSetError

__all__ = ["answer", "close", "hear", "hello", "kept", "wake", "warm"]

_desks: Final[dict[str, Any]] = {}


def warm() -> None:
    """Import all that may be asked for: a browser keeps what memory holds after it."""
    from belot.inquiry import TOPICS
    from belot.worker import desk, errands

    del desk, errands
    for topic in TOPICS:
        import_module(f"belot.inquiry.{topic}")


def answer(name: str, text: str) -> str:
    """Carry out what ``belot.worker.errands`` has under a name, with its fields as JSON:
    ``{"ok": …}``, or ``{"code", "names"}`` of what was refused, as the server puts it."""
    from belot.worker.errands import ERRANDS

    try:
        return _json({"ok": ERRANDS[name](**json.loads(text))})
    except RuleSetError as error:
        return _json({"code": str(error.code), "names": error.names})
    except BelotError as error:
        return _json({"code": str(error.code), "names": [getattr(error, "place", "")]})


def hello(table: str, seat: int, lines: str, frame: str, now: float, pace: float) -> str:
    """Whoever plays that seat says hello to a table, whose log is these lines and whose bots wait
    ``pace`` seconds before they act; one that is open already goes on as it is."""
    from belot.worker.desk import Desk

    if table not in _desks:
        _desks[table] = Desk.load(lines, seat, pace)
    return _ask(table, lambda desk: desk.hello(json.loads(frame), now))


def hear(table: str, frame: str, now: float) -> str:
    """A frame of the page comes in."""
    return _ask(table, lambda desk: desk.hear(json.loads(frame), now))


def wake(table: str, now: float) -> str:
    """It is time for what happens by itself."""
    return _ask(table, lambda desk: desk.wake(now))


def kept(table: str, now: float) -> str:
    """The lines of the last reply are kept."""
    return _ask(table, lambda desk: desk.kept(now))


def close(table: str) -> None:
    """Let go of a table, and of a step that was not kept."""
    _desks.pop(table, None)


def _ask(table: str, ask: Callable[[Any], Any]) -> str:
    return _json(ask(_desks[table]).to_json())


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
