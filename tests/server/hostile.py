"""Frames that nobody means well with."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.player import Frame, answer

NAMES = (
    *("cut", "packets", "call", "swap", "discard", "announce", "play", "claim", "accept"),
    *("ready", "takeback", "sit", "leave", "wait", "bot", "", "x", "__class__", "play\0", "сит"),
)
FIELDS = (
    "at",
    "pattern",
    "call",
    "made",
    "cards",
    "items",
    "belotes",
    "card",
    "belote",
    "name",
    "seat",
)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 255, 256, 2**31, -(2**63), 10**300, 0.5, 1e308, -0.0),
    *("", "7C", "AS", "TH", "ZZ", "7C 8C", "7C 7C", "pass", "take", "C", "AT", "\0", "\u202e"),
    *("x" * 3000, "'; drop table entries; --", "../../etc/passwd", "{{7*7}}", "<script>"),
    *([], [[]], [[[]]], {}, {"": {}}, [1, "sequence", "7C 8C 9C"], [[20, "sequence", "7C"]]),
    *([[20, "quad", "JC JD JH JS"]] * 3, ["C", "C", "X"], [None], {"items": 7, "belotes": {}}),
)
BROKEN: tuple[str | bytes, ...] = (
    *("", "{", "null", "[]", "7", '"cmd"', "{}", '{"t":"cmd"}', '{"t":null}', '{"t":[]}'),
    *('{"t":"cmd","id":"a","base":0,"a":"x","d":[]}', '{"t":"cmd","id":7,"base":0,"a":"x","d":{}}'),
    *('{"t":"cmd","base":0,"a":"x","d":{},"id":"' + odd + '"}' for odd in ("", "é", "i" * 41)),
    '{"t":"ping","l":"now"}',
    *('{"t":"hello","v":1,"table":"x","token":"y"}', '{"t":"welcome"}', '{"t":"bye","code":"x"}'),
    *("[" * 4000, '{"d":' * 700, '{"t":"cmd","d":' + "[" * 3900, "\ufeff{}", "{'t':'ping'}"),
    *('{"t":"ping","l":NaN}', '{"t":"ping","l":1e999}', '{"t":"pi\\ud800ng"}', "x" * 4096),
    *(b"", b"\0", b'{"t":"ping","l":0}', b"\xff" * 100),
)


def command(chance: random.Random, view: Frame, number: int) -> str:
    """A frame of the right shape with something wrong inside."""
    a, d = chance.choice(NAMES), dict[str, Any]()
    wish = answer(view, chance) if chance.random() < 0.5 else None
    if wish is not None:
        a, d = wish[0], dict(wish[1])
        _spoil(chance, d)
    else:
        d = {chance.choice(FIELDS): chance.choice(ODD) for _ in range(chance.randrange(4))}
    base = chance.choice((0, -1, 10**9))
    frame = {"t": "cmd", "id": f"h.{number}", "base": base, "a": a, "d": d}
    text = json.dumps(frame)
    return text if len(text) < 4000 else json.dumps(frame | {"d": {}})


def _spoil(chance: random.Random, d: dict[str, Any]) -> None:
    for field in list(d):
        if chance.random() < 0.7:
            d[field] = chance.choice(ODD)
    if not d or chance.random() < 0.2:
        d[chance.choice(FIELDS)] = chance.choice(ODD)
