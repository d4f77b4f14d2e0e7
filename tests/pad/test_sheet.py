"""The sheet as a whole: corrections, endings, statistics, who can still win."""

from __future__ import annotations

import pytest

from belot.pad.entry import Entry
from belot.pad.outlook import reaches
from belot.pad.statistics import deeds
from belot.rules import Ending, RuleSet
from belot.rules.state import Standing
from tests.pad.devices import Device, deal


def device(rules: str) -> Device:
    made = Device("ana")
    made.open(rules)
    return made


def test_a_correction_counts_and_nobody_deals_it() -> None:
    pad = device("bela4")
    pad.round(deal(100))
    pad.round(Entry(kind="correction", penalty=(-10, 5), note="misdeal"))
    pad.round(deal(100))
    assert [line.number for line in pad.sheet.lines] == [1, 0, 2]
    assert [line.dealer for line in pad.sheet.lines] == [0, 1, 1]
    assert pad.totals == (190, 129)


def test_a_penalty_in_a_deal_is_written_with_it() -> None:
    pad = device("bela4")
    pad.round(deal(100, penalty=(0, -26)))
    assert pad.sheet.lines[0].written == (100, 36)
    assert pad.totals == (100, 36)


def test_a_correction_can_end_a_match_and_take_the_end_back() -> None:
    pad = device("bela4(target=301)")
    for points in (100, 100, 99):
        pad.round(deal(points))
    assert not pad.sheet.now.verdict.over
    pad.round(Entry(kind="correction", penalty=(2, 0)))
    assert pad.sheet.now.verdict.winner == 0
    pad.round(Entry(kind="correction", penalty=(-2, 0)))
    assert not pad.sheet.now.verdict.over
    pad.round(deal(100))
    assert pad.sheet.lines[-1].state == "scored"


def test_eight_of_a_suit_ends_it_and_a_correction_does_not_bring_it_back() -> None:
    pad = device("bela4")
    pad.round(deal(100))
    pad.round(Entry(eight=1))
    pad.round(Entry(kind="correction", penalty=(10, 0)))
    assert pad.totals == (110, 1001)
    assert pad.sheet.now.verdict.ending is Ending.EIGHT
    pad.round(deal(90))
    assert pad.sheet.lines[-1].state == "after-end"
    assert pad.totals == (110, 1001)


def test_an_unfinished_round_counts_when_it_is_finished() -> None:
    pad = device("belote")
    begun = pad.round(Entry(taker=0, contract="H", open=True))
    pad.round(deal(90))
    assert [line.state for line in pad.sheet.lines] == ["open", "scored"]
    assert [line.dealer for line in pad.sheet.lines] == [0, 1]
    pad.edit(begun, deal(81))
    assert pad.sheet.lines[0].after.hung == 81
    assert pad.totals == (81 + 90, 81 + 72)  # the litige is paid in the round after it


def test_who_deals_after_a_passed_deal() -> None:
    for rules, dealers in (
        ("belote", [0, 1, 2]),
        ("belote(all_pass=redeal_same_dealer)", [0, 0, 1]),
    ):
        pad = device(rules)
        pad.round(Entry(kind="passed"))
        pad.round(deal(90))
        assert [*(line.dealer for line in pad.sheet.lines), pad.sheet.now.dealer] == dealers


def test_a_fine_in_a_passed_deal() -> None:
    pad = device("belote")
    pad.round(deal(81))  # level: 81 hang
    pad.round(Entry(kind="passed", penalty=(-10, 0)))
    pad.round(Entry(kind="passed"))
    assert [line.counts for line in pad.sheet.lines] == [True, True, False]
    assert [line.written for line in pad.sheet.lines] == [(0, 81), (-10, 0), (0, 0)]
    assert (pad.totals, pad.sheet.now.hung, pad.sheet.now.dealer) == ((-10, 81), 81, 3)


def test_statistics() -> None:
    pad = device("belote")
    pad.round(deal(100, declarations=((50,), ())))  # made, 150 and 62
    pad.round(deal(60, belote=(1, 0)))  # fallen, 20 and 162
    pad.round(deal(81, taker=1))  # level: 81 written, 81 hang
    pad.round(Entry(taker=1, contract="S", capot=1))  # 252 and the 81
    pad.round(Entry(kind="correction", penalty=(5, 0)))
    us, them = deeds(pad.sheet.counted, 2)
    assert (us.called, us.made, us.failed, us.hung) == (2, 1, 1, 0)
    assert (them.called, them.made, them.failed, them.hung) == (2, 1, 0, 1)
    assert (us.belotes, us.declared, us.capots, them.capots) == (1, 70, 0, 1)
    assert (us.best, them.best) == (150, 333)
    assert us.average == round((150 + 20 + 81 + 0) / 4, 1)


@pytest.mark.parametrize(
    ("rules", "totals", "expected"),
    [
        ("bela4", (839, 838), ("deal", "capot")),
        ("bela4", (749, 748), ("capot", "more")),
        ("bela4", (1001, 1010), ("there", "there")),
        ("bulgarian", (125, 124), ("deal", "capot")),
        ("bulgarian", (116, 115), ("capot", "more")),
        ("bela2", (341, 340), ("deal", "capot")),
    ],
)
def test_who_can_still_win(rules: str, totals: tuple[int, ...], expected: tuple[str, ...]) -> None:
    """162 and 252; 260 in No Trumps make 26 and with 90 more 35; the best twenty cards make 150."""
    assert reaches(RuleSet.parse(rules), Standing(totals)) == expected


def test_hung_points_help() -> None:
    assert reaches(RuleSet.preset("belote"), Standing((300, 258), hung=81)) == ("deal", "deal")


def test_after_the_end_one_has_won() -> None:
    pad = device("bela4(target=90)")
    pad.round(deal(100))
    assert reaches(pad.sheet.pad.rules, pad.sheet.now) == ("won", "lost")
