"""A match of a table as a pad: its finished deals become entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from belot.inquiry.reading import Fields, number, rules_of, wrong
from belot.pad.bidding import heights
from belot.pad.entry import Entry
from belot.pad.operations import Operation, RoundOp
from belot.pad.reading import read_operation
from belot.pad.taken import entry_of
from belot.rules import Result, RuleSet, Score
from belot.rules.calls import Bid, bid_of
from belot.rules.cards import contract_of

_ROWS: Final = (
    *("cards", "last", "capot", "declarations", "belote"),
    *("totals", "award", "from_hung", "written"),
)
_MOST: Final = 5_000


def taken(data: Fields, device: str) -> list[Operation]:
    """The operations of a pad that stands where the table stands. The first dealer is counted back
    from the next; deals that were passed out in between are not known here."""
    rules, scores = rules_of(data), data.get("scores", [])
    if not isinstance(scores, list | tuple) or len(scores) > 1000:
        raise wrong("scores", "a list of scored deals")
    entries = [entry_of(rules, _score(rules, s, f"scores.{n}")) for n, s in enumerate(scores)]
    dealer = number(data, "dealer", low=0, high=rules.players - 1)
    first = (dealer - len(entries)) % rules.players
    opened = {
        "op": "open",
        "id": f"{device}.1",
        "at": 1,
        "rules": rules.name,
        "names": data.get("names"),
        "teams": data.get("teams", ()),
        "dealer": first,
        "totals": data.get("totals", ()),
        "hung": data.get("hung", 0),
    }
    ops: list[Operation] = [read_operation(opened, "open")]
    for entry in entries:
        ops.append(_round(ops, entry, device))
    return ops


def _round(ops: list[Operation], entry: Entry, device: str) -> RoundOp:
    last, at = ops[-1], len(ops) + 1
    after = last.id if isinstance(last, RoundOp) else None
    return RoundOp(id=f"{device}.{at}", at=at, seen=(last.id,), after=after, entry=entry)


def _score(rules: RuleSet, data: object, place: str) -> Score:
    """A ScoreShape read back."""
    if not isinstance(data, Mapping):
        raise wrong(place, "a scored deal")
    numbers: dict[str, Any] = {name: _row(rules, data, name, place) for name in _ROWS}
    letter, result = data.get("contract"), data.get("result")
    if not isinstance(letter, str) or not isinstance(result, str) or result not in set(Result):
        raise wrong(place, "a scored deal")
    numbers |= {
        "taker": number(data, "taker", low=0, high=rules.sides - 1),
        "multiplier": number(data, "multiplier", low=1, high=4),
        "in_play": number(data, "in_play", low=0, high=_MOST),
        "hanging": number(data, "hanging", low=0, high=_MOST),
        "offender": number(data, "offender", low=-1, high=rules.sides - 1),
    }
    bid = _bid(rules, data.get("height"), f"{place}.height")
    return Score(contract=contract_of(letter), result=Result(result), bid=bid, **numbers)


def _bid(rules: RuleSet, height: object, place: str) -> Bid | None:
    if height is None:
        return None
    if not isinstance(height, str) or height not in heights(rules):
        raise wrong(place, "a height that can be bid")
    return bid_of(height)


def _row(rules: RuleSet, data: Mapping[str, Any], name: str, place: str) -> tuple[int, ...]:
    row = data.get(name)
    fits = isinstance(row, list | tuple) and len(row) == rules.sides
    if not fits or not all(type(n) is int and 0 <= n <= _MOST for n in row or ()):
        raise wrong(f"{place}.{name}", f"{rules.sides} numbers")
    return tuple(row or ())
