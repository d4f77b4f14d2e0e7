"""Every bot plays every preset and the house options to the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from belot.bots import BOTS, Bot, make
from belot.rules import PRESETS, Event, Match, Phase, RuleSet
from belot.rules.events import RenonceClaimed

HOUSES = (
    "beloz(shuffle=every_deal,gather=secret,decl_tie=next_best,rounding=nearest_ten,target=301)",
    "bela4(end_rule=ENOUGH,seven_swap=on,cut_min=5,card_reuse=off,target=301)",
    "bela4(illegal_moves=renonce,belote_announce=manual_both,target=301)",
    "bela3(turn_up=offer_only,stock_3p=caller_takes_2_discards_2,auction=two_round_take,target=301)",
    "bela3(illegal_moves=renonce,end_rule=MUST_PASS_CALLER,target=301)",
    "bela2(auction=two_round_take,forced_dealer=off,all_pass=redeal_same_dealer,target=301)",
    "belot2(contracts=suits+NT+AT,turn_up=none,auction=one_round_call,seven_swap=off,target=301)",
    "belot3(auction=ladder,doubling=2,contracts=suits+NT+AT,forced_dealer=off,target=301)",
    "belot2(belote_announce=auto,decl_when=with_first_card,decl_show=after_deal,target=301)",
    "bulgarian(bid_after_double=off,doubling=1,end_rule=ENOUGH,illegal_moves=renonce,target=51)",
    "belote(void_partner_winning=trump_no_over,success_basis=cards82,tie_rule=made,target=301)",
)


def finish(match: Match, bots: Sequence[Bot], deals: int = 200) -> Match:
    """Play a match to its end; every refusal is an error."""
    while not match.over and match.state.standing.deals <= deals:
        if match.state.phase is Phase.BETWEEN:
            match.deal()
        elif match.state.turn >= 0:
            seat = match.state.turn
            match.act(seat, bots[seat].act(match.view(seat)))
    return match


def play(rules: RuleSet, names: Sequence[str], seed: int = 1) -> Match:
    bots = [make(name, bytes([seed, seat]) * 16) for seat, name in enumerate(names)]
    return finish(Match(rules, seed=seed), bots)


@pytest.mark.parametrize("name", [*PRESETS, *HOUSES])
def test_random_bots_finish_every_match(name: str) -> None:
    rules = RuleSet.parse(name)
    for seed in range(3):
        assert play(rules, ["random"] * rules.players, seed).over


@pytest.mark.parametrize("name", [*PRESETS, *HOUSES])
def test_club_players_finish_every_match(name: str) -> None:
    rules = RuleSet.parse(name)
    short = rules.replace(target=min(rules.target, 51 if rules.target < 300 else 301))
    assert play(short, ["club"] * rules.players).over
    assert play(short, ["club", "random", "random", "club"][: rules.players]).over


@pytest.mark.parametrize("name", [n for n in HOUSES if "renonce" in n])
def test_nobody_claims_what_did_not_happen(name: str) -> None:
    rules = RuleSet.parse(name)
    match = play(rules, ["club", "random", "club", "random"][: rules.players])
    assert not any(isinstance(event, RenonceClaimed) for event in match.log)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", ["beloz", "belot3", "bulgarian"])
def test_the_same_key_plays_the_same_match(name: str, bot: str) -> None:
    rules = RuleSet.parse(name).replace(target=101)
    first, second = (log(rules, bot) for _ in range(2))
    assert first == second


def log(rules: RuleSet, bot: str) -> list[Event]:
    return play(rules, [bot] * rules.players, 3).log


def test_another_key_plays_another_match() -> None:
    rules = RuleSet.preset("bela4")
    one = finish(Match(rules, seed=1), [make("random", b"1")] * 4)
    two = finish(Match(rules, seed=1), [make("random", b"2")] * 4)
    assert one.log != two.log


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="random, club"):
        make("shark", b"")
