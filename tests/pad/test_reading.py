"""Foreign bytes: whatever is no operation is refused, with the place."""

from __future__ import annotations

from typing import Any

import pytest

from belot.pad.errors import PadError
from belot.pad.ledger import Ledger
from belot.pad.pad import pad_of
from belot.pad.reading import MOST_OPERATIONS, read_operation, read_operations
from belot.rules import RuleSetError

STAMP: dict[str, Any] = {"id": "a.1", "at": 1}
OPEN: dict[str, Any] = {**STAMP, "op": "open", "rules": "bela4", "names": ["A", "B", "C", "D"]}
ROUND: dict[str, Any] = {**STAMP, "op": "round", "after": None, "entry": {}}


def test_the_least_that_can_be_said() -> None:
    assert read_operation(OPEN).id == "a.1"
    assert read_operation(ROUND).at == 1


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (None, "op.op"),
        ([], "op.op"),
        ({}, "op.op"),
        ({**STAMP, "op": "burn"}, "op.op"),
        ({**STAMP, "op": []}, "op.op"),
        ({**OPEN, "id": "a"}, "op.id"),
        ({**OPEN, "id": "a.b"}, "op.id"),
        ({**OPEN, "id": "é.1"}, "op.id"),
        ({**OPEN, "at": 0}, "op.at"),
        ({**OPEN, "at": True}, "op.at"),
        ({**OPEN, "at": 1.5}, "op.at"),
        ({**OPEN, "seen": "a.1"}, "op.seen"),
        ({**OPEN, "seen": ["x"]}, "op.seen.0"),
        ({**OPEN, "by": "a\nb"}, "op.by"),
        ({**OPEN, "by": "x" * 61}, "op.by"),
        ({**OPEN, "time": "now"}, "op.time"),
        ({**OPEN, "names": ["A", "B"]}, "op.names"),
        ({**OPEN, "names": [1, 2, 3, 4]}, "op.names.0"),
        ({**OPEN, "teams": ["A", "B", "C"]}, "op.teams"),
        ({**OPEN, "dealer": 4}, "op.dealer"),
        ({**OPEN, "totals": [1]}, "op.totals"),
        ({**OPEN, "totals": [1, -1_000_001]}, "op.totals.1"),
        ({**OPEN, "hung": -1}, "op.hung"),
        ({**OPEN, "more": 1}, "op.more"),
        ({**STAMP, "op": "round", "after": None}, "op"),
        ({**ROUND, "after": 3}, "op.after"),
        ({**ROUND, "entry": []}, "op.entry"),
        ({**ROUND, "entry": {"points": [1, 2, 3, 4]}}, "op.entry.points"),
        ({**ROUND, "entry": {"points": [-1]}}, "op.entry.points.0"),
        ({**ROUND, "entry": {"contract": "X"}}, "op.entry.contract"),
        ({**ROUND, "entry": {"contract": ["H"]}}, "op.entry.contract"),
        ({**ROUND, "entry": {"kind": None}}, "op.entry.kind"),
        ({**ROUND, "entry": {"open": 1}}, "op.entry.open"),
        ({**ROUND, "entry": {"note": "x" * 501}}, "op.entry.note"),
        ({**ROUND, "entry": {"declarations": [[20] * 21]}}, "op.entry.declarations.0"),
        ({**ROUND, "entry": {"colour": "red"}}, "op.entry.colour"),
        ({**STAMP, "op": "choose", "among": ["a.1"], "picks": None}, "op.picks"),
    ],
)
def test_nothing_else_is_an_operation(data: Any, place: str) -> None:
    with pytest.raises(PadError) as told:
        read_operation(data)
    assert (told.value.code, told.value.place) == ("malformed", place)


def test_rules_have_to_be_playable() -> None:
    with pytest.raises(RuleSetError, match="target"):
        read_operation({**OPEN, "rules": "bela4(target=none)"})


def test_a_ledger_has_an_end() -> None:
    with pytest.raises(PadError, match="at most"):
        read_operations([ROUND] * (MOST_OPERATIONS + 1))
    with pytest.raises(PadError, match="list"):
        read_operations({"op": "open"})


def test_a_ledger_without_an_opening_is_no_pad() -> None:
    with pytest.raises(PadError) as told:
        pad_of(Ledger([read_operation(ROUND)]))
    assert told.value.code == "pad-unopened"


def test_what_knows_itself_or_the_future_does_no_harm() -> None:
    """Foreign ledgers may hold circles; nobody has seen what came later."""
    circle = [
        read_operation(OPEN),
        read_operation({**ROUND, "id": "a.2", "at": 2, "seen": ["a.3", "a.2"], "after": "a.3"}),
        read_operation({**ROUND, "id": "a.3", "at": 3, "seen": ["a.2"], "after": "a.2"}),
    ]
    pad = pad_of(Ledger(circle))
    assert pad.rounds == ()
    assert set(pad.waiting) == {"a.2", "a.3"}


def test_of_two_operations_with_one_id_everybody_keeps_the_same() -> None:
    one = read_operation({**ROUND, "id": "a.2", "entry": {"note": "one"}})
    two = read_operation({**ROUND, "id": "a.2", "entry": {"note": "two"}})
    assert Ledger([one, two]) == Ledger([two, one])
    assert len(Ledger([one, two]).operations) == 1
