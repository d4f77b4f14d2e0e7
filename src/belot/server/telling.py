"""The frames of a step, for each seat what it may know.

Most of it is the same for everybody at the table, so that is made and encoded once. What is a
seat's own is made for that seat, of its view, each time (docs/decisions/0011).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from belot.protocol.showing import (
    asks,
    deal_of,
    deal_part,
    own_part,
    public_part,
    rules_part,
    sheet_part,
)
from belot.protocol.stream import SPECTATOR
from belot.rules import State
from belot.rules.state import Standing
from belot.table import AnyEvent, Entry, TableState, seen_by
from belot.table.codec import to_json

_encode = msgspec.json.Encoder().encode


class Kept:
    """What a table was told last and that stays for a while, encoded: the deal, as everybody sees
    it, and what was written, as each seat sees it."""

    def __init__(self) -> None:
        self._deal: tuple[tuple[object, ...], bytes] = ((), b"")
        self._sheets: dict[int, tuple[State | None, Standing | None, bytes]] = {}

    def deal(self, state: TableState) -> bytes:
        """The fields of ``deal_part``."""
        made_of = deal_of(state)
        if made_of != self._deal[0]:
            self._deal = made_of, _inside(deal_part(state))
        return self._deal[1]

    def sheet(self, state: TableState, seat: int) -> bytes:
        """The fields of ``sheet_part``. While nothing is written they stay as they are."""
        match = state.match
        still = None if match is None or state.resting else match.standing
        known = self._sheets.get(seat)
        if known is not None and (
            (match is not None and known[0] is match) or (still is not None and known[1] is still)
        ):
            return known[2]
        text = _inside(sheet_part(state, seat))
        self._sheets[seat] = match, still, text
        return text


class Telling:
    """A step that is told. ``closes`` is when an open window closes."""

    def __init__(
        self, step: tuple[Entry, ...], state: TableState, closes: float | None, kept: Kept
    ) -> None:
        self._step, self._state, self._closes, self._kept = step, state, closes, kept
        self._public = b""
        self._asks = asks(state)
        self._whole = [_whole(entry) for entry in step]

    def frames(self, seat: int, seq: int) -> list[bytes]:
        """What a seat is told whose last number was ``seq``: events, then the view; nothing if it
        may know of nothing in this step."""
        frames = list[bytes]()
        for entry, whole in zip(self._step, self._whole, strict=True):
            told = whole or _seen(entry, seat)
            if told:
                seq += 1
                frames.append(b'{"seq":%d,%b' % (seq, told))
        if frames:
            frames.append(b'{"seq":%d,"d":%b,"t":"view"}' % (seq, self.view(seat)))
        return frames

    def view(self, seat: int) -> bytes:
        """The view of a seat."""
        state, kept = self._state, self._kept
        if not self._public:
            rules, public = _rules(state.rules.name), _inside(public_part(state))
            self._public = b"{%b,%b,%b" % (rules, kept.deal(state), public)
        own = _inside(own_part(state, seat, self._asks, self._closes))
        return b"%b,%b,%b}" % (self._public, kept.sheet(state, seat), own)


def _whole(entry: Entry) -> bytes:
    """An event that everybody may know all of, from behind its number on; empty if they may not."""
    return _event(entry.at, entry.event) if seen_by(entry.event, SPECTATOR) is entry.event else b""


def _seen(entry: Entry, seat: int) -> bytes:
    """An event as a seat sees it, from behind its number on; empty if it may not know of it."""
    seen = seen_by(entry.event, seat)
    return b"" if seen is None else _event(entry.at, seen)


def _event(at: float, seen: AnyEvent) -> bytes:
    fields = to_json(seen)
    told = {"at": round(at * 1000), "e": fields.pop("t"), "d": fields, "t": "ev"}
    return _encode(told)[1:]


@lru_cache(maxsize=256)
def _rules(name: str) -> bytes:
    return _inside(rules_part(name))


def _inside(fields: dict[str, Any]) -> bytes:
    return _encode(fields)[1:-1]
