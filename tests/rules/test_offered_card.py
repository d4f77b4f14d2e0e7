"""Odd places for the offered card: in a hand, or the taker's already."""

from __future__ import annotations

from belot.rules import Call, Match, Phase, RuleSet, Say, Swap, cards_of, legal_actions
from belot.rules.actions import Cut
from belot.rules.events import DealOpened


def test_a_seven_swapped_for_a_card_in_the_dealers_hand() -> None:
    """bela4.md §4 and §11: with 3+3+2 the offered card lies in the dealer's hand."""
    swaps = 0
    for seed in range(40):
        match = Match(RuleSet.parse("bela4(packets=3+3+2,seven_swap=on)"), seed=seed)
        match.deal()
        match.act(match.state.turn, Cut(0))
        match.act(match.state.turn, Say(Call.TAKE))
        while match.state.phase is Phase.SWAP:
            can = Swap(True) in legal_actions(match.view(match.state.turn))
            swaps += can
            match.act(match.state.turn, Swap(can))
        hands = match.state.secret.full or match.state.secret.hands
        assert sorted(c for hand in hands for c in cards_of(hand)) == list(range(32))
    assert swaps


def test_a_pack_gathered_with_the_offered_card_in_a_hand() -> None:
    """house_rules §10.3: a pack has 32 cards."""
    rules = RuleSet.parse("bela4(packets=3+3+2,forced_dealer=off,shuffle=first_deal_only)")
    match = Match(rules, seed=1)
    match.deal()
    match.act(match.state.turn, Cut(0))
    while match.state.phase is Phase.AUCTION:
        match.act(match.state.turn, Say(Call.PASS))
    opened = match.deal()[0]
    assert isinstance(opened, DealOpened)
    assert sorted(opened.pack) == list(range(32))


def test_the_taker_does_not_swap_for_his_own_card() -> None:
    """house_rules §10.4: not where the turned card is one's own already."""
    for seed in range(60):
        match = Match(RuleSet.parse("belote(seven_swap=on)"), seed=seed)
        match.deal()
        while match.state.phase in (Phase.CUT, Phase.PACKETS):
            match.act(match.state.turn, legal_actions(match.view(match.state.turn))[0])
        taker = match.state.turn
        match.act(taker, Say(Call.TAKE))
        while match.state.phase is Phase.SWAP:
            if match.state.turn == taker:
                assert legal_actions(match.view(taker)) == [Swap(False)]
            match.act(match.state.turn, Swap(False))
