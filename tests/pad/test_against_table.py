"""Matches played at the table and entered on the pad: they agree after every deal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot.pad.entry import Entry
from belot.pad.in_play import alike
from belot.pad.ledger import Ledger
from belot.pad.pad import pad_of
from belot.pad.sheet import Sheet, sheet_of
from belot.pad.taken import entry_of
from belot.pad.text import read_text, write_text
from belot.rules import PRESETS, Match, Result, RuleSet, Score
from belot.rules.rounding import round_pair
from tests.pad.watching import Watcher
from tests.properties.strategies import examples, play_on, rule_sets, seeds

MOST_DEALS = 60


def watched(rules: RuleSet, seed: int, deals: int) -> tuple[Match, Watcher]:
    """A match, played and taken down; the pad is compared after every deal."""
    match = Match(rules, seed=seed)
    watcher = Watcher(match, seed)
    for n in range(deals):
        if match.over:
            break
        play_on(match, seed + n, 1)
        watcher.look(match)
        agree(match, worked_out(watcher))
    return match, watcher


def worked_out(watcher: Watcher) -> Sheet:
    return sheet_of(pad_of(Ledger(watcher.ops)))


def agree(match: Match, sheet: Sheet) -> None:
    now, table, line = sheet.now, match.state.standing, sheet.lines[-1]
    assert line.checked.complete, (line.placed.entry, line.checked)
    assert (now.totals, now.hung, now.dealer) == (table.totals, table.hung, table.dealer)
    assert (now.verdict, now.deals) == (table.verdict, table.deals)
    assert list(map(judged, now.scores)) == list(map(judged, table.scores))


def judged(score: Score) -> tuple[object, ...]:
    return score.result, score.taker, score.written, score.from_hung, score.hanging


def strict(preset: str) -> RuleSet:
    """A preset with renonce, and with matches that stop in mid-deal where that can be."""
    rules = RuleSet.preset(preset).replace(illegal_moves="renonce")
    return rules if rules.bids_numbers else rules.replace(end_rule="ENOUGH")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset(preset: str) -> None:
    match, _ = watched(RuleSet.preset(preset), 1, MOST_DEALS)
    assert match.over


@pytest.mark.parametrize("end", ["ENOUGH", "MUST_PASS", "MUST_PASS_CALLER", "end_of_deal"])
@pytest.mark.parametrize("variant", ["bela4", "bela3", "bela2", "bulgarian", "belote", "beloz"])
def test_every_ending(variant: str, end: str) -> None:
    rules = RuleSet.preset(variant)
    low = 40 if variant == "bulgarian" else 251
    for seed in range(3):
        match, _ = watched(rules.replace(end_rule=end, target=low), seed, MOST_DEALS)
        assert match.over


@examples(60)
@given(rules=rule_sets(), seed=seeds)
def test_any_house_rules(rules: RuleSet, seed: int) -> None:
    watched(rules, seed, 4)


@pytest.mark.parametrize("preset", [p for p in PRESETS if alike(RuleSet.preset(p))])
def test_where_suits_count_alike_a_deal_needs_none(preset: str) -> None:
    rules = strict(preset).replace(target=501)
    for seed in range(2):
        match, watcher = watched(rules, seed, 12)
        watcher.rounds = [
            replace(op, entry=replace(op.entry, contract=None)) for op in watcher.rounds
        ]
        agree(match, worked_out(watcher))


def test_that_all_of_it_came_up() -> None:
    """The matches here are ones in which most of what can happen does."""
    found: set[str] = set()
    for text, number in (
        ("bela4(illegal_moves=renonce,end_rule=ENOUGH,target=301)", 4),
        ("bulgarian(illegal_moves=renonce)", 2),
        ("bela3(illegal_moves=renonce,end_rule=ENOUGH,target=301)", 3),
        ("bela2(illegal_moves=renonce)", 3),
    ):
        for seed in range(number):
            match, watcher = watched(RuleSet.parse(text), seed, 20)
            scores = match.state.standing.scores
            found |= {score.result.value for score in scores}
            found |= {"capot" for score in scores if score.capot_side >= 0}
            found |= {o.entry.kind for o in watcher.rounds}
    assert found >= {"made", "failed", "renonce", "stopped", "capot", "passed", "deal"}


# --- the table's own scores taken over ---


@pytest.mark.parametrize("preset", PRESETS)
def test_scores_taken_over_come_to_the_same(preset: str) -> None:
    rules = strict(preset)
    for seed in range(3):
        match = Match(rules, seed=seed)
        watcher = Watcher(match, seed)
        for n in range(25):
            if match.over:
                break
            play_on(match, seed * 50 + n, 1)
            entry = watcher.look(match)
            if entry.kind == "deal" and entry.eight is None:
                watcher.retype(entry_of(rules, match.state.standing.scores[-1]))
            agree(match, worked_out(watcher))


# --- Bulgarian tens ---


@pytest.mark.parametrize("seed", range(6))
def test_tens_come_to_the_same_as_points(seed: int) -> None:
    rules = RuleSet.preset("bulgarian")
    match = Match(rules, seed=seed)
    watcher = Watcher(match, seed)
    for n in range(MOST_DEALS):
        if match.over:
            break
        play_on(match, seed * 100 + n, 1)
        entry = watcher.look(match)
        if entry.kind == "deal":
            watcher.retype(in_tens(rules, entry, match.state.standing.scores[-1]))
        agree(match, worked_out(watcher))
    assert match.over


def in_tens(rules: RuleSet, entry: Entry, score: Score) -> Entry:
    """What players who count in tens would say of a deal before they judge it."""
    lower = min(range(2), key=lambda side: (score.totals[side], side != score.taker))
    written = round_pair(rules, score.contract, score.totals, lower)
    bonus = [(score.declarations[side] + score.belote[side]) // 10 for side in range(2)]
    outcomes = {Result.MADE: "made", Result.FAILED: "failed", Result.HANG: "hang"}
    return Entry(
        taker=entry.taker,
        contract=entry.contract,
        multiplier=entry.multiplier,
        tens=True,
        points=() if entry.capot is not None else tuple(map(int.__sub__, written, bonus)),
        outcome=outcomes[score.result] if len(set(written)) == 1 else None,  # type: ignore[arg-type]
        declarations=entry.declarations,
        belote=entry.belote,
        capot=entry.capot,
    )


# --- the text ---


@examples(25)
@given(rules=rule_sets(), seed=seeds, names=st.lists(st.text(max_size=8), min_size=4, max_size=4))
def test_the_text_of_a_pad_reads_back(rules: RuleSet, seed: int, names: list[str]) -> None:
    _, watcher = watched(rules, seed, 3)
    readable = tuple(n if n.isprintable() else "N" for n in names)[: rules.players]
    watcher.opening = replace(watcher.opening, names=readable)
    sheet = worked_out(watcher)
    again = sheet_of(pad_of(Ledger(read_text(write_text(sheet)))))
    assert again.now == sheet.now
    assert again.pad.names == readable
    assert [a.placed.entry for a in again.lines] == [plain(a.placed.entry) for a in sheet.lines]


def plain(entry: Entry) -> Entry:
    """An entry without rows that say nothing: the text leaves them out."""
    rows = {"declarations": any(entry.declarations), "belote": any(entry.belote)}
    blank = {name: () for name, said in rows.items() if not said}
    points = entry.points if any(p is not None for p in entry.points) else ()
    return replace(entry, points=points, **blank)  # type: ignore[arg-type]
