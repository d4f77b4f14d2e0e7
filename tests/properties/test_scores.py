"""What all sides write together is what the case says (house_rules §1, §10.7–10.9)."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from belot.rules import Contract, Match, Result, RuleSet, Score, Tally, score
from belot.rules.calls import CAPOT, GENERALE, Bid, Slam
from belot.rules.law import law_of
from belot.rules.match import after_deal, barred, mid_deal
from belot.rules.options import (
    EndRule,
    FailAward,
    Forfeit,
    NoTrick,
    RenoncePenalty,
    Rounding,
    SuccessBasis,
)
from belot.rules.options_numeric import TargetTest
from belot.rules.scoring import score_renonce, stop
from tests.properties.strategies import examples, play_on, rule_sets, seeds


@st.composite
def tallies(draw: st.DrawFn, rules: RuleSet) -> Tally:
    """A finished deal: any sharing of the cards, often close to the half."""
    sides = rules.sides
    contract = draw(st.sampled_from(tuple(Contract)))
    whole = sum(law_of(rules, contract).points)
    tricks = [0] * sides
    for _ in range(rules.hand_size):
        tricks[draw(st.integers(0, sides - 1))] += 1
    winners = [s for s in range(sides) if tricks[s]]
    cards, left = [0] * sides, whole
    for side in winners[:-1]:
        near = st.sampled_from((whole // 2, whole // 2 - 5, whole // 2 + 5, 0, left))
        cards[side] = min(left, draw(st.integers(0, left) | near))
        left -= cards[side]
    cards[winners[-1]] = left
    bonus = st.sampled_from((0, 0, 20, 50, 100, 120))
    trumps = contract is not Contract.NO_TRUMPS
    return Tally(
        contract=contract,
        taker=draw(st.integers(0, sides - 1)),
        cards=tuple(cards),
        last_trick=draw(st.sampled_from(winners)),
        tricks=tuple(tricks),
        declarations=tuple(draw(bonus) * trumps for _ in range(sides)),
        belote=tuple(draw(st.sampled_from((0, 0, 20))) * trumps for _ in range(sides)),
        multiplier=draw(st.sampled_from((1, 1, 2, rules.redouble_factor))) if rules.doubling else 1,
        hung=draw(st.sampled_from((0, 0, 16, 81))) if sides == 2 else 0,
        eldest=draw(st.integers(0, sides - 1)),
        bid=draw(st.sampled_from(BIDS)) if rules.bids_numbers else None,
        bidder_tricks=draw(st.integers(0, max(tricks))),
    )


BIDS = (*(Bid(Slam.NONE, number) for number in (80, 85, 90, 110, 160, 250)), CAPOT, GENERALE)


def parts(tally: Tally, rules: RuleSet) -> tuple[list[int], list[int], list[int]]:
    """Tricks, declarations and belote of each side, counted once more by hand."""
    sides = range(rules.sides)
    times = rules.nt_multiplier if tally.contract is Contract.NO_TRUMPS else 1
    tricks = [(tally.cards[s] + 10 * (s == tally.last_trick)) * times for s in sides]
    all_by = [s for s in sides if tally.tricks[s]]
    if len(all_by) == 1:
        tricks[all_by[0]] += 90
    bonuses = []
    for points, rule in (
        (tally.declarations, rules.no_trick_declarations),
        (tally.belote, rules.no_trick_belote),
    ):
        own = list(points)
        if rule is NoTrick.VOID:
            own = [p if tally.tricks[s] else 0 for s, p in enumerate(own)]
        if rule is NoTrick.TRANSFER and len(all_by) == 1:
            own = [sum(own) if s == all_by[0] else 0 for s in sides]
        bonuses.append(own)
    return tricks, bonuses[0], bonuses[1]


def nobody_wrote_more_than_there_was(rules: RuleSet, tally: Tally, scored: Score) -> None:
    tricks, declared, belote = parts(tally, rules)
    taker, pot = tally.taker, sum(tricks) + sum(declared) + sum(belote)
    assert scored.in_play == pot
    assert list(scored.totals) == [
        a + b + c for a, b, c in zip(tricks, declared, belote, strict=True)
    ]
    lost = kept = 0
    if scored.result is Result.FAILED:
        lost += tricks[taker] * (rules.fail_award is FailAward.KEEP_OWN)
        for own, rule in (
            (declared[taker], rules.fail_declarations),
            (belote[taker], rules.belote_on_fail),
        ):
            lost += own * (rule is Forfeit.LOST)
            kept += own * (rule is Forfeit.KEEP)
        assert scored.award[taker] == kept
    if rules.rounding is Rounding.NONE:
        won = pot - lost - kept
        assert sum(scored.written) + scored.hanging == won * tally.multiplier + kept + tally.hung
    assert sum(scored.from_hung) in (0, tally.hung)
    assert scored.hanging >= (tally.hung if scored.result is Result.HANG else 0)
    assert min(scored.written) >= 0


def reached(rules: RuleSet, tally: Tally, side: int) -> int:
    """What a side has towards the contract (``decl_in_contract``, ``belote_in_contract``)."""
    tricks, declared, belote = parts(tally, rules)
    helping = declared[side] * rules.decl_in_contract + belote[side] * rules.belote_in_contract
    return tricks[side] + helping


@examples(350)
@given(data=st.data(), rules=rule_sets())
def test_the_sum_that_is_written(data: st.DataObject, rules: RuleSet) -> None:
    assume(not rules.bids_numbers)
    tally = data.draw(tallies(rules))
    scored = score(rules, tally)
    nobody_wrote_more_than_there_was(rules, tally, scored)
    own = reached(rules, tally, tally.taker)
    others = sum(reached(rules, tally, side) for side in range(rules.sides)) - own
    if rules.success_basis is SuccessBasis.CARDS82:
        assert scored.result in (Result.MADE, Result.FAILED)
    elif own > others:
        assert scored.result is Result.MADE
    elif own < others:
        assert scored.result is Result.FAILED
    else:
        told = {"fail": Result.FAILED, "hang": Result.HANG, "made": Result.MADE}
        assert scored.result is told[rules.tie_rule]


BULGARIAN = RuleSet.preset("bulgarian")


@examples(200)
@given(st.data())
def test_two_roundings_to_tens_are_one(data: st.DataObject) -> None:
    """bulgarian.md §14: both sides together write the whole pot to the nearest ten (16, 26, 26)."""
    tally = data.draw(tallies(BULGARIAN))
    scored = score(BULGARIAN, tally)
    pot = (scored.in_play + 5) // 10 * tally.multiplier
    assert sum(scored.written) + scored.hanging == pot + tally.hung
    for side in range(2):
        if scored.result is Result.MADE and tally.multiplier == 1:
            own = scored.written[side] - scored.from_hung[side]
            assert abs(10 * own - scored.totals[side]) <= 6


@examples(100)
@given(data=st.data(), rules=rule_sets())
def test_the_match_ends_only_as_the_law_says(data: st.DataObject, rules: RuleSet) -> None:
    """§10.8, in terms of the totals alone."""
    tally = data.draw(tallies(rules))
    scored, target = score(rules, tally), rules.target
    before = data.draw(st.tuples(*[st.integers(0, target - 1)] * rules.sides))
    totals = tuple(a + b for a, b in zip(before, scored.written, strict=True))
    capot = scored.capot_side >= 0
    failed = tally.taker if scored.result is Result.FAILED else -1
    out = barred(rules, totals, scored.belote, failed, scored.capot_side)
    verdict = after_deal(
        rules, totals, scored.award, scored.in_play, caller=tally.taker, capot=capot, barred=out
    )
    enough = target + (rules.target_test is TargetTest.EXCEED)
    assert all(totals[s] - scored.belote[s] < enough for s in out)
    over = [s for s in range(rules.sides) if totals[s] >= enough and s not in out]
    if verdict.over:
        assert totals[verdict.winner] == max(totals[s] for s in over) >= target
        assert rules.capot_ends_match or not capot
        if rules.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER) and len(over) == 1:
            assert 2 * scored.award[verdict.winner] > scored.in_play
    elif over:
        level = [s for s in over if totals[s] == max(totals[s] for s in over)]
        must_pass = rules.end_rule in (EndRule.MUST_PASS, EndRule.MUST_PASS_CALLER)
        assert (
            len(level) > 1
            or (must_pass and len(over) == 1)
            or (capot and not rules.capot_ends_match)
        )


@examples(100)
@given(data=st.data(), rules=rule_sets())
def test_enough_writes_what_everybody_has(data: st.DataObject, rules: RuleSet) -> None:
    """§10.8: whoever stops a match in the middle of a deal, nobody falls."""
    tally = data.draw(tallies(rules))
    assume(rules.rounding is Rounding.NONE)
    stopped = stop(rules, tally)
    assert stopped.written == stopped.totals == stopped.award
    assert stopped.hanging == tally.hung
    verdict = mid_deal(rules, stopped.written)
    assert not verdict.over or rules.end_rule is EndRule.ENOUGH
    if rules.end_rule is EndRule.ENOUGH:
        top = max(stopped.written)
        enough = rules.target + (rules.target_test is TargetTest.EXCEED)
        assert verdict.over == (top >= enough and stopped.written.count(top) == 1)


HANGING = (
    "belote",
    "bulgarian",
    "belote(rounding=nearest_ten)",
    "coinche(tie_rule=hang)",
    "coinche(contracts=suits+NT+AT,at_points=full,tie_rule=hang,rounding=none)",
)


@examples(60)
@given(seed=seeds, preset=st.sampled_from(HANGING))
def test_points_that_hang_are_paid_once(seed: int, preset: str) -> None:
    """Hung points lie between the deals: what goes in comes out, with whole matches played."""
    match = Match(RuleSet.parse(preset), seed=seed)
    play_on(match, seed, 12)
    hung = 0
    for scored in match.state.standing.scores:
        assert sum(scored.from_hung) in (0, hung)
        if scored.result is Result.HANG:
            assert scored.hanging > hung
        else:
            assert scored.hanging == 0
            assert sum(scored.from_hung) == hung
        hung = scored.hanging
    assert match.state.standing.hung == hung


@examples(80)
@given(data=st.data(), rules=rule_sets())
def test_a_renonce_costs_the_offender_everything(data: st.DataObject, rules: RuleSet) -> None:
    """§10.9."""
    tally, offender = data.draw(tallies(rules)), data.draw(st.integers(0, rules.sides - 1))
    scored = score_renonce(rules, tally, offender, sum(tally.cards))
    assert scored.written[offender] == scored.award[offender] == 0
    assert scored.result is Result.RENONCE
    innocent = [w for s, w in enumerate(scored.written) if s != offender]
    if rules.renonce_penalty is RenoncePenalty.FIXED_26:
        assert innocent == [26] * len(innocent)
        assert scored.hanging == tally.hung
    elif rules.sides == 2 and rules.rounding is Rounding.NONE:
        times = rules.nt_multiplier if tally.contract is Contract.NO_TRUMPS else 1
        pot = (sum(tally.cards) + 10) * times
        if rules.bids_numbers:
            pot = int(rules.pile_base[:3])
        pot += sum(tally.declarations) + sum(tally.belote)
        assert innocent == [pot * tally.multiplier + tally.hung]
        assert scored.hanging == 0
