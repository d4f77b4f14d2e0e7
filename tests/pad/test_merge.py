"""Ledgers merge as sets: whoever knows the same sees the same, and nothing is ever dropped."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from belot.inquiry import inquire
from belot.pad.ledger import MOST_HEADS, Ledger
from belot.pad.operations import ChooseOp, DeleteOp, EditOp, RoundOp
from belot.pad.pad import pad_of
from belot.pad.reading import read_operations, to_json
from belot.pad.sheet import sheet_of
from belot.pad.versions import Version, entry_of
from tests.pad.devices import Device, deal, wander
from tests.properties.strategies import examples

seeds = st.integers(0, 2**32 - 1)


@examples(40)
@given(seed=seeds)
def test_any_order_and_grouping_gives_the_same_sheet(seed: int) -> None:
    devices, rng = wander(seed), random.Random(seed)
    every = [o for device in devices for o in device.ledger.operations]
    whole = Ledger(every)
    expected = sheet_of(pad_of(whole))
    for _ in range(3):
        rng.shuffle(every)
        cut = rng.randrange(len(every))
        parts = Ledger(every[cut:]).merged(Ledger(every[:cut]))
        assert parts == whole
        assert parts.heads == whole.heads
        again = sheet_of(pad_of(parts))
        assert (again.lines, again.now, again.pad.gone) == (
            expected.lines,
            expected.now,
            expected.pad.gone,
        )
    assert whole.merged(whole) == whole


@examples(80)
@given(seed=seeds)
def test_nothing_is_dropped(seed: int) -> None:
    """Every round that nobody undid is on the sheet or among what is gone; every version of it that
    nobody replaced knowing it stands there, unless a person chose another one."""
    devices = wander(seed)
    ledger = Ledger(o for device in devices for o in device.ledger.operations)
    pad = pad_of(ledger)
    rivals = [rival for placed in pad.rounds for rival in placed.rivals]
    shown = {
        *((placed.id, placed.entry) for placed in pad.rounds),
        *((rival.round, rival.entry) for rival in rivals),
        *((gone.id, gone.entry) for gone in pad.gone),
    }
    rejected = {one for o in ledger.counting if isinstance(o, ChooseOp) for one in o.among}
    rejected |= {gone.id for gone in pad.gone}
    versions: dict[str, list[Version]] = {}
    for o in ledger.counting:
        if isinstance(o, RoundOp | EditOp | DeleteOp):
            versions.setdefault(o.id if isinstance(o, RoundOp) else o.round, []).append(o)
    for round_, all_ in versions.items():
        assert round_ in {one for one, _ in shown} | {*pad.waiting}
        for one in all_:
            replaced = any(o is not one and ledger.knew(o.id, one.id) for o in all_)
            if not replaced and not rejected & {one.id, round_}:
                assert (round_, entry_of(one)) in shown


@examples(40)
@given(seed=seeds)
def test_undo_and_redo_have_no_limit(seed: int) -> None:
    device = wander(seed, steps=15, phones=1)[0]
    before = device.sheet
    done = 0
    while device.ledger.undo() is not None:
        device.undo()
        done += 1
    assert not device.sheet.lines
    assert device.totals == (0, 0)
    while done:
        assert device.redo()
        done -= 1
    assert device.sheet.now == before.now
    assert [line.placed.entry for line in device.sheet.lines] == [
        line.placed.entry for line in before.lines
    ]


@examples(30)
@given(seed=seeds)
def test_operations_survive_the_wire(seed: int) -> None:
    ledger = wander(seed)[0].ledger
    wire = json.loads(json.dumps([to_json(o) for o in ledger.operations]))
    assert Ledger(read_operations(wire)) == ledger
    told = inquire("pad", "sheet", {"ops": wire})
    assert json.loads(json.dumps(told)) == told
    assert told["totals"] == list(sheet_of(pad_of(ledger)).now.totals)


# --- two phones at one table ---


def pair() -> tuple[Device, Device]:
    one, other = Device("ana"), Device("ivo")
    one.open()
    one.round(deal(98))
    one.meet(other)
    return one, other


def test_two_entries_for_one_round_wait_for_a_person() -> None:
    one, other = pair()
    mine, theirs = one.round(deal(100)), other.round(deal(110))
    one.meet(other)
    placed = one.sheet.lines[1].placed
    assert [r.op for r in placed.rivals] == [mine, theirs]
    assert placed.id == mine  # the earlier one counts for now
    assert one.totals == other.totals == (98 + 100, 64 + 62)
    other.choose([theirs], [mine, theirs])
    one.meet(other)
    assert one.totals == (98 + 110, 64 + 52)
    assert not one.sheet.lines[1].placed.rivals
    assert [(g.id, g.why) for g in one.sheet.pad.gone] == [(mine, "set-aside")]


def test_both_of_two_entries_can_be_right() -> None:
    one, other = pair()
    mine, theirs = one.round(deal(100)), other.round(deal(110))
    one.meet(other)
    one.choose([theirs, mine], [mine, theirs])
    assert [line.placed.id for line in one.sheet.lines[1:]] == [theirs, mine]
    assert one.totals == (98 + 110 + 100, 64 + 52 + 62)


def test_two_evenings_apart_are_laid_side_by_side() -> None:
    one, other = pair()
    for n in (100, 90):
        one.round(deal(n))
    for n in (100, 85):
        other.round(deal(n))
    one.meet(other)
    lines = one.sheet.lines
    assert [len(line.placed.rivals) for line in lines] == [0, 0, 2]  # 100 is the same twice
    assert [g.why for g in one.sheet.pad.gone] == ["twice"]


def test_a_third_entry_opens_the_choice_again() -> None:
    one, other = pair()
    third = Device("eva")
    third.meet(one)
    mine, theirs = one.round(deal(100)), other.round(deal(110))
    late = third.round(deal(120))
    one.meet(other)
    one.choose([mine], [mine, theirs])
    one.meet(third)
    assert [r.op for r in one.sheet.lines[1].placed.rivals] == [mine, late]


def test_two_edits_of_one_round_wait_too() -> None:
    one, other = pair()
    first = one.sheet.lines[0].placed.id
    mine, theirs = one.edit(first, deal(90)), other.edit(first, deal(91))
    one.meet(other)
    assert [r.op for r in one.sheet.lines[0].placed.rivals] == [mine, theirs]
    one.choose([theirs], [mine, theirs])
    assert one.totals == (91, 71)
    other.meet(one)
    other.edit(first, deal(92))  # whoever has seen the choice may go on
    assert other.totals == (92, 70)


def test_a_deletion_and_an_edit_wait_too() -> None:
    one, other = pair()
    first = one.sheet.lines[0].placed.id
    gone, mended = one.delete(first), other.edit(first, deal(91))
    one.meet(other)
    assert {r.op for r in one.sheet.lines[0].placed.rivals} == {gone, mended}
    assert one.totals == (91, 71)
    one.choose([gone], [gone, mended])
    assert one.totals == (0, 0)
    assert [g.id for g in one.sheet.pad.gone] == [first]
    one.edit(first, deal(88))
    assert one.totals == (88, 74)


# --- one phone ---


def test_an_edit_of_an_early_round_recomputes_all_after_it() -> None:
    one = Device("ana")
    one.open("bela4(target=301)")
    ids = [one.round(deal(n)) for n in (100, 100, 100, 100)]
    assert [line.state for line in one.sheet.lines] == ["scored"] * 4
    assert one.sheet.now.verdict.winner == 0
    one.edit(ids[0], deal(120))
    assert [line.after.totals[0] for line in one.sheet.lines] == [120, 220, 320, 320]
    assert [line.state for line in one.sheet.lines][3] == "after-end"
    one.undo()
    assert [line.state for line in one.sheet.lines] == ["scored"] * 4


def test_a_round_can_go_between_two_others() -> None:
    one = Device("ana")
    one.open()
    first = one.round(deal(100))
    one.round(deal(90))
    one.round(deal(85), after=first)
    assert [line.checked.points[0] for line in one.sheet.lines] == [100, 85, 90]
    one.round(deal(120), after=None)
    assert [line.checked.points[0] for line in one.sheet.lines] == [120, 100, 85, 90]
    assert [line.dealer for line in one.sheet.lines] == [0, 1, 2, 3]


def test_house_rules_change_from_a_round_on_or_for_all() -> None:
    one = Device("ana")
    one.open()
    first = one.round(deal(81))  # a dead heat falls
    one.round(deal(81))
    assert one.totals == (0, 324)
    one.rules("bela4(tie_rule=made)", after=first)
    assert one.totals == (81, 162 + 81)
    one.rules("bela4(tie_rule=made)")
    assert one.totals == (162, 162)
    assert [c.place for c in one.sheet.pad.changes] == [0]
    one.rules("bela3")  # other players: no pad can follow
    assert one.sheet.pad.waiting == ("ana.6",)


def test_the_dealer_goes_round_from_where_it_was_put_right() -> None:
    one = Device("ana")
    one.open("belote")
    first = one.round(deal(100))
    one.round(deal(100))
    one.dealer(3, after=first)
    assert [line.dealer for line in one.sheet.lines] == [0, 3]
    assert one.sheet.now.dealer == 0
    one.dealer(2, after=pad_of(one.ledger).last)
    assert one.sheet.now.dealer == 2


def test_undo_is_of_ones_own_if_one_likes() -> None:
    one, other = pair()
    theirs = other.round(deal(110))
    one.meet(other)
    assert getattr(one.ledger.undo(), "id", None) == theirs
    assert getattr(one.ledger.undo("ana"), "id", None) == "ana.2"
    one.undo("ana.2")
    assert getattr(one.ledger.redo("ana"), "id", None) == "ana.2"
    assert one.ledger.redo("ivo") is None


def test_an_operation_on_something_unknown_waits_for_it() -> None:
    _, other = pair()
    later = other.round(deal(110))
    edit = other.edit(later, deal(111))
    halves = Ledger(o for o in other.ledger.operations if o.id != later)
    pad = pad_of(halves)
    assert pad.waiting == (edit,)
    assert len(pad.rounds) == 1
    assert other.totals == (98 + 111, 64 + 51)


def test_a_crowd_of_strangers_stops_nobody() -> None:
    """More heads than an operation names, more rivals than anybody looks at: the next one is an
    operation like any other, all entries are shown, and those that say the same are one."""
    one = Device("ana")
    one.open()
    for n in range(400):
        stamp: dict[str, Any] = {"id": f"s{n}.1", "at": 2, "seen": one.ledger.heads[:0]}
        one.add(RoundOp(after=None, entry=deal(60 + n % 40), **stamp))
    heads = one.ledger.heads
    assert len(heads) == MOST_HEADS
    assert heads[-1] == "s99.1", "the latest of them"
    mine = one.round(deal(100))
    added = one.ledger.operations[-1]
    assert read_operations([to_json(added)]) == (added,)
    sheet = one.sheet
    assert len(sheet.lines[0].placed.rivals) == 40
    assert [gone.why for gone in sheet.pad.gone] == ["twice"] * 360
    assert sheet.lines[-1].placed.id == mine
