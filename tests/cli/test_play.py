"""Whole matches of every game at the terminal, sensible and silly."""

from __future__ import annotations

import re

import pytest

from belot.rules import PRESETS, VARIANTS, Call, Phase, Result, Score, fold, replay
from belot.rules.events import Called, DealScored, Event
from belot.rules.stakes import helping, needed
from belot.rules.state import State
from tests.cli.driving import at_random, first_choice, session

HOUSES = (
    "bela4(illegal_moves=renonce)",
    "bela3(illegal_moves=renonce,target=301)",
    "bulgarian(illegal_moves=renonce)",
    "bela4(illegal_moves=renonce,renonce_penalty=fixed_26,target=101)",
    "bela4(end_rule=ENOUGH,target=401)",
    "bela4(success_basis=cards82,end_rule=MUST_PASS_CALLER,target=301)",
    "belot4(belote_announce=manual_both,belote_before_play=off,seven_swap=on,turn_up=offer_only)",
    "belote(belote_announce=auto,tie_rule=hang,first_dealer=chosen,all_pass=redeal_same_dealer)",
    "bulgarian(decl_contest=per_class,double_rounding=multiply_then_round,forced_dealer=on)",
    "bulgarian(belote_before_play=on,rounding=none,fail_declarations=keep,belote_on_fail=keep)",
    "beloz(fail_award=keep_own,fail_declarations=lost,declarations=on,rounding=nearest_ten)",
    "bela2(decl_when=first_trick,decl_show=second_trick,belot8_wins_match=on)",
    "belot3(fail_award=keep_own,success_basis=cards82,target=201)",
    "bitola(belot8_wins_match=on,match_tie=extra_deal)",
)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_first_choice_always(name: str) -> None:
    match, output = session(name, first_choice, seed=3)
    match.run()
    _check_the_end(match.state, output.getvalue())
    assert replay(match.log) == match.state
    _check_sheets(match.log, output.getvalue())


@pytest.mark.parametrize("lang", ["en", "fr", "hr", "bg"])
@pytest.mark.parametrize("name", PRESETS)
def test_random_answers_in_every_language(name: str, lang: str) -> None:
    short = f"{name}(target={31 if name.startswith('bulgarian') else 101})"
    match, _ = session(short, at_random(7), lang=lang, seed=len(name), seat=1, bot="random")
    match.run()
    assert replay(match.log) == match.state


def test_a_higher_number_is_typed() -> None:
    """Only the lowest numbers are listed, but every number is understood."""
    calls = 0

    def answer(prompt: str) -> str:
        nonlocal calls
        if not prompt.startswith("Your call"):
            return first_choice(prompt)
        calls += 1
        return "120h" if calls % 2 else "1"

    match, output = session("contree(target=101)", answer, seed=3)
    match.run()
    assert Called(0, Call("120H")) in match.log
    assert "A higher number is typed, such as " in output.getvalue()


@pytest.mark.parametrize("name", HOUSES)
def test_house_rules(name: str) -> None:
    match, output = session(name, at_random(5), seed=2, bot="random")
    match.run()
    _check_the_end(match.state, output.getvalue())
    _check_sheets(match.log, output.getvalue())


def _check_the_end(state: State, text: str) -> None:
    assert state.phase is Phase.OVER
    last = text.rstrip().rsplit("\n", 1)[-1]
    winner = state.standing.verdict.winner
    mine = winner == 0
    assert last.startswith("Match won: " if mine else "Match lost. Winner: ")
    for total in state.standing.totals:
        assert f" {total}" in last


# --- the sheet against the score --------------------------------------------------------------


def _check_sheets(log: list[Event], text: str) -> None:
    """Every sheet says the numbers of its score, and they add up."""
    scored: list[tuple[State, Score, State]] = []
    state = None
    for event in log:
        before, state = state, fold(state, event)
        if isinstance(event, DealScored):
            assert before is not None
            scored.append((before, event.score, state))
    sheets = re.split(r"^Score of (?:deal|round) \d+\.$", text, flags=re.MULTILINE)[1:]
    assert len(sheets) == len(scored)
    for sheet, (before, score, after) in zip(sheets, scored, strict=True):
        _check_sheet(sheet.split("\n\n")[0].splitlines(), before, score, after)


def _check_sheet(lines: list[str], before: State, score: Score, after: State) -> None:
    rules = before.rules
    names = ("Us", "Them") if rules.players == 4 else ("You", "Alice", "Ben")[: rules.sides]
    for side, name in enumerate(names):
        said = _parts(next(line for line in lines if line.startswith(f"{name}: ")))
        assert said.get("cards", 0) == score.cards[side] == _collected(before, side, score)
        assert said.get("total", sum(said.values())) == score.totals[side]
        assert sum(said.values()) - said.get("total", 0) == score.totals[side]
    _check_list(lines, "Written: ", names, score.written)
    _check_list(lines, "Score: ", names, after.standing.totals)
    need = next((line for line in lines if " needed" in line), "")
    numbers = [int(n) for n in re.findall(r"\d+", need)]
    judged = score.result in (Result.MADE, Result.FAILED, Result.HANG)
    assert bool(need) == judged
    if judged and score.bid is not None:
        own = score.totals[score.taker] - score.declarations[score.taker]
        own += helping(rules, score, score.taker) - score.belote[score.taker]
        assert score.bid.slam or numbers[:2] == [needed(rules, score.bid), own]
    elif judged and "82 needed" not in need:
        own, others = score.totals[score.taker], score.in_play - score.totals[score.taker]
        pot = [score.in_play] if rules.sides > 2 else []
        assert numbers == [*pot, score.in_play // 2, own]
        assert (own > others) == (score.result is Result.MADE) or own == others


def _parts(line: str) -> dict[str, int]:
    parts = line.split(": ", 1)[1].rstrip(".")
    if parts == "nothing":
        return {}
    return {name: int(n) for name, n in re.findall(r"([A-Za-z ]+?) (\d+)(?:, |$)", parts)}


def _collected(before: State, side: int, score: Score) -> int:
    """Card points counted again, from the tricks."""
    assert before.run is not None
    assert before.law is not None
    times = before.rules.nt_multiplier if score.contract.letter == "NT" else 1
    tricks = [t for t in before.run.tricks if before.rules.side(t.winner) == side]
    return times * sum(before.law.points[card] for t in tricks for card in t.cards)


def _check_list(lines: list[str], key: str, names: tuple[str, ...], n: tuple[int, ...]) -> None:
    line = next(line for line in lines if line.startswith(key))
    assert line.startswith(key + ", ".join(map("{} {}".format, names, n)) + ".")
