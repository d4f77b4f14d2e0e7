"""Cases of the score pad as somebody types them: the arguments of ``arguments.json``, and the
scoring vectors of the law that can be entered by hand. The browser's test enters the same ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from belot.pad.reading import entry_json, read_entry
from belot.pad.taken import values_of
from belot.rules import RuleSet

Case = dict[str, Any]
"""``id``, ``rules`` (a canonical name), ``totals`` and ``hung`` before, ``dealer``, ``rounds``
entered before, the ``entry`` as typed, and what is ``expect``ed: any of ``result``, ``state``,
``written``, ``totals``, ``hung``, ``winner`` (a side, null while it goes on), ``ending``,
``points``, ``margin``, ``dealer`` (the next), ``fault`` (code) with ``place``, ``missing``; with
the ``source`` of the answer and the ``argument`` it settles."""

HERE: Final = Path(__file__).parent
LAW: Final = HERE.parent / "law"
VECTORS: Final = ("vectors.json", "vectors_contree.json")


def arguments() -> list[Case]:
    """The arguments that players have; everything left out is as at the beginning of a match."""
    cases: list[Case] = json.loads((HERE / "arguments.json").read_text("utf-8"))["arguments"]
    return [_whole(case) for case in cases]


def _whole(case: Case) -> Case:
    rules = RuleSet.parse(case["rules"])
    blank = {"totals": [0] * rules.sides, "hung": 0, "dealer": 0, "rounds": []}
    return {**blank, **case}


def vectors() -> list[Case]:
    """The scoring vectors that tell what each side took."""
    whole: list[Case] = [v for n in VECTORS for v in json.loads((LAW / n).read_text("utf-8"))]
    return [_vector(v) for v in whole if v["kind"] == "scoring" and "cards" in v["given"]]


def _vector(vector: Case) -> Case:
    given, expect = vector["given"], vector["expect"]
    rules = RuleSet.preset(vector["variant"]).replace(**given.get("options", {}))
    sides = range(rules.sides)
    tricks = _row(given.get("tricks"), sides)
    holders = [side for side in sides if tricks[side]]
    capot = holders[0] if len(holders) == 1 else None
    cards, last = _row(given["cards"], sides), given["last_trick"]
    entry = {
        "taker": given["taker"],
        "contract": given.get("contract", "H"),
        "bid": str(given["bid"]) if "bid" in given else None,
        "alone": _alone(given, capot),
        "multiplier": given.get("multiplier", 1),
        "points": [n + rules.last_trick * (side == last) for side, n in enumerate(cards)],
        "last": last,
        "declarations": [list(values_of(rules, n)) for n in _row(given.get("declarations"), sides)],
        "belote": [n // 20 for n in _row(given.get("belote"), sides)],
        "capot": capot,
        "trickless": [s for s in sides if not tricks[s]] if holders and capot is None else None,
    }
    return {
        "id": vector["id"],
        "argument": vector.get("note", vector["source"]),
        "rules": rules.name,
        "totals": [0] * rules.sides,
        "hung": given.get("hanging_in", 0),
        "dealer": 0,
        "rounds": [],
        "entry": entry_json(read_entry(entry)),
        "expect": {
            "result": expect["result"],
            "written": _row(expect["scores"], sides),
            "hung": expect["hanging"],
        },
        "source": vector["source"],
    }


def _alone(given: Case, capot: int | None) -> bool | None:
    if given.get("bid") != "generale" or capot != given["taker"]:
        return None
    return bool(given["bidder_tricks"] == sum(given["tricks"].values()))


def _row(numbers: dict[str, int] | None, sides: range) -> list[int]:
    return [(numbers or {}).get(str(side), 0) for side in sides]


def operations(case: Case) -> list[dict[str, Any]]:
    """The ledger of a case, its entry the last round."""
    rules = RuleSet.parse(case["rules"])
    names = [f"P{seat}" for seat in range(rules.players)]
    opening = {
        "op": "open",
        "rules": case["rules"],
        "names": names,
        "dealer": case["dealer"],
        "totals": case["totals"],
        "hung": case["hung"],
    }
    ops = [opening]
    for entry in (*case["rounds"], case["entry"]):
        after = f"t.{len(ops)}" if len(ops) > 1 else None
        ops.append({"op": "round", "after": after, "entry": entry})
    return [
        {**op, "id": f"t.{n}", "at": n, "seen": [f"t.{n - 1}"] if n > 1 else []}
        for n, op in enumerate(ops, 1)
    ]
