"""Playouts against the front door: the same choices, made in a real match, bring the same score.

Every card, call, swap and discard of the kernels is made again through ``rules.act``, which refuses
what the law does not allow, and the deal is scored by the table.
"""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from belot.rules import (
    PRESETS,
    Announce,
    Contract,
    Cut,
    Discard,
    Phase,
    Play,
    RuleSet,
    Say,
    Swap,
    fold,
)
from belot.rules import announce as announcing
from belot.rules.actions import Action, ChoosePackets
from belot.rules.auction import after, legal_calls, open_auction
from belot.rules.cards import PLAY_ORDER, Suit, iter_cards
from belot.rules.events import DealOpened
from belot.rules.law import Trick, law_of, partner_winning
from belot.rules.options import TurnUp
from belot.rules.view import SeatView, belote_choice, first_card, swap_possible, view_of
from belot.search.playouts import Begun, begun_of, play_contract, play_deals, play_on
from belot.search.playouts_auction import WIDTH, graph_of, priced_call, random_call
from belot.search.playouts_deal import put_away
from belot.search.playouts_kernel import priced_card, random_card
from belot.search.playouts_policy import (
    ANYTHING,
    AWAY,
    CALLS,
    CHEAP,
    RANDOM,
    SIMPLE,
    SITUATIONS,
    CardPolicy,
    Policy,
    bid_prices,
    card_prices,
    chance_word,
)
from belot.search.playouts_random import WORDS, onward, shuffle, stir, stream, word
from tests.search.watching import moments
from tests.tables import Table

CALLED = [name for name in PRESETS if RuleSet.preset(name).auction != "numeric"]
"""The presets whose calls are words; points are not bid by any policy."""

POLICIES = {
    "random": Policy(bids=ANYTHING, cards=RANDOM),
    "simple": Policy(bids=SIMPLE, cards=CHEAP),
    "mixed": Policy(bids=replace(SIMPLE, chance=0.3), cards=replace(CHEAP, chance=0.5)),
}


def rules_of(name: str) -> RuleSet:
    """A preset whose match does not end."""
    return RuleSet.preset(name).replace(target=100_000, belot8_wins_match="off")


class Player:
    """Makes in a match the choices that a kernel makes, from the same stream."""

    def __init__(self, policy: Policy, state: int, *, declare: bool = False) -> None:
        self.policy, self.state, self.declare = policy, state, declare

    def act(self, view: SeatView) -> Action:
        match view.phase:
            case Phase.AUCTION:
                return self.call(view)
            case Phase.SWAP:
                return Swap(swap_possible(view))
            case Phase.EXCHANGE:
                return self.discard(view)
            case Phase.ANNOUNCE:
                return self.announcement(view)
            case _:
                return self.play(view)

    def draw(self) -> int:
        self.state = onward(self.state)
        return word(self.state)

    def call(self, view: SeatView) -> Action:
        rules, auction, bids = view.rules, view.board.auction, self.policy.bids
        assert auction is not None
        drawn, chance = self.draw(), chance_word(bids.chance)
        if chance < WORDS and stir(drawn) >= chance:
            graph = graph_of(rules, view.standing.dealer)
            node = graph.openings[max(view.board.turned, 0) >> 3] * WIDTH
            for _, said in auction.calls:
                node = graph.nodes[node + 8 + CALLS.index(said)] * WIDTH
            gets = rules.plan.taker_gets_turned
            hand = view.hand | (1 << view.board.turned if gets else 0)
            prices = bid_prices(bids)
            return Say(CALLS[priced_call(hand, node, graph.nodes, prices, bids.bars, rules.sides)])
        legal = sum(1 << CALLS.index(each) for each in legal_calls(rules, auction))
        return Say(CALLS[random_call(legal, drawn)])

    def discard(self, view: SeatView) -> Action:
        assert view.contract is not None
        order, cards = PLAY_ORDER[view.contract], self.policy.cards
        hand = order.to_play(view.hand)
        base = (view.contract * SITUATIONS + AWAY) * 32
        kept, self.state = put_away(
            hand, card_prices(cards), base, chance_word(cards.chance), self.state
        )
        return Discard(order.to_natural(hand & ~kept))

    def announcement(self, view: SeatView) -> Announce:
        assert view.contract is not None
        items = announcing.proposal(view.rules, view.contract, view.hand) if self.declare else ()
        return Announce(items, view.pairs if view.rules.belote_before_play else 0)

    def play(self, view: SeatView) -> Action:
        assert view.contract is not None
        assert view.law is not None
        assert view.run is not None
        order, cards, trick = PLAY_ORDER[view.contract], self.policy.cards, view.run.trick
        legal, prices = order.to_play(view.lawful), card_prices(cards)
        drawn, chance = self.draw(), chance_word(cards.chance)
        if chance < WORDS and stir(drawn) >= chance:
            partner = partner_winning(view.law, trick, view.seat)
            base = view.contract * SITUATIONS * 32
            place = priced_card(
                legal, prices, base, trick.led, trick.best, partner, view.law.trumps
            )
        else:
            place = random_card(legal, drawn)
        card = order.card[place]
        said = self.announcement(view) if first_card(view) else None
        called = said.belote if said else 0
        word = belote_choice(view, card) and not called >> (card >> 3) & 1
        return Play(card, word, said)


def played(
    rules: RuleSet, number: int, policy: Policy, *, dealer: int, declare: bool
) -> tuple[tuple[int, ...], int]:
    """Deal ``number`` of seed 5 in a real match: written and hanging points."""
    table, cards = Table(rules, dealer=dealer), list(range(32))
    player = Player(policy, shuffle(cards, stream(5, number)), declare=declare)
    at = rules.cut_min
    pack = (*cards[-at:], *cards[:-at]) if at else tuple(cards)
    table.state = fold(table.state, DealOpened(1, dealer, pack))
    table.do(Cut(at))
    if table.phase is Phase.PACKETS:
        table.do(ChoosePackets(0))
    finish(table, player)
    if table.state.board.contract is None:
        return (0,) * rules.sides, 0
    score = table.state.standing.scores[-1]
    return score.written, score.hanging


def finish(table: Table, player: Player) -> None:
    while table.phase is not Phase.BETWEEN:
        table.do(player.act(table.view(table.turn)))


@pytest.mark.parametrize("name", CALLED)
@pytest.mark.parametrize("kind", POLICIES)
def test_whole_deals_are_those_of_a_match(name: str, kind: str) -> None:
    rules, policy = rules_of(name), POLICIES[kind]
    for dealer, declare in ((0, False), (1, True)):
        batch = play_deals(rules, 12, dealer=dealer, seed=5, policy=policy, declare=declare)
        found = list(zip(batch.written(), batch.hanging(), strict=True))
        wanted = [
            played(rules, number, policy, dealer=dealer, declare=declare) for number in range(12)
        ]
        assert found == wanted


@pytest.mark.parametrize("name", CALLED)
def test_compiled_or_not_the_deals_are_the_same(name: str) -> None:
    rules, policy = rules_of(name), POLICIES["mixed"]
    plain = play_deals(rules, 10, seed=9, first=3, policy=policy, compiled=False)
    assert plain.codes == list(play_deals(rules, 10, seed=9, first=3, policy=policy).codes)


def positions(rules: RuleSet, number: int) -> Table:
    """A match in the middle of the play, after so many cards."""
    table = Table(rules, dealer=number % rules.players)
    while True:
        table.deal()
        player = Player(POLICIES["random"], stream(7, number), declare=True)
        while table.phase not in (Phase.PLAY, Phase.BETWEEN):
            table.do(player.act(table.view(table.turn)))
        if table.phase is Phase.PLAY:
            break
    for _ in range(number % (rules.players * rules.hand_size)):
        table.do(player.act(table.view(table.turn)))
    return table


@pytest.mark.parametrize("name", CALLED)
@pytest.mark.parametrize("cards", [RANDOM, CHEAP], ids=["random", "cheap"])
def test_positions_are_played_as_in_a_match(name: str, cards: CardPolicy) -> None:
    rules = rules_of(name)
    for number in range(0, 31, 3):
        table = positions(rules, number)
        view = table.view(table.turn)
        begun = begun_of(view)
        layouts = [table.state.secret.hands]
        batch = play_on(rules, begun, layouts, seed=11, policy=cards)
        plain = play_on(rules, begun, layouts, seed=11, policy=cards, compiled=False)
        assert plain.codes == list(batch.codes)
        finish(table, Player(Policy(cards=cards), stream(11, 0)))
        score = table.state.standing.scores[-1]
        contest = table.state.board.contest
        declared = contest.points if contest else (0,) * rules.sides
        assert replace(batch, declared=[declared]).written() == [score.written]


@pytest.mark.parametrize("name", ["belote", "bela4", "bela3", "belot2", "bulgarian"])
@pytest.mark.parametrize("contract", Contract, ids=lambda c: c.letter)
def test_a_contract_is_shuffled_and_played(name: str, contract: Contract) -> None:
    rules = RuleSet.preset(name)
    begun = Begun(contract=contract, taker=1, trick=Trick(1), eldest=1)
    batch = play_contract(rules, begun, 500, seed=3)
    plain = play_contract(rules, begun, 5, seed=3, first=20, compiled=False)
    assert plain.codes == list(batch.codes[20:25])
    tallies = [tally for tally in batch.tallies() if tally is not None]
    assert {sum(tally.tricks) for tally in tallies} == {rules.hand_size}
    assert {(tally.contract, tally.taker) for tally in tallies} == {(contract, 1)}
    if rules.players == 4:
        worth = sum(law_of(rules, contract).points)
        assert {sum(tally.cards) for tally in tallies} == {worth}


def test_cutting_a_batch_up_changes_nothing_and_neither_do_threads() -> None:
    rules = RuleSet.preset("belote")
    whole = list(play_deals(rules, 4000, seed=2).codes)
    parts: list[list[int]] = [[], []]

    def part(half: int) -> None:
        parts[half] = list(play_deals(rules, 2000, seed=2, first=2000 * half).codes)

    threads = [threading.Thread(target=part, args=(half,)) for half in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert parts[0] + parts[1] == whole


def test_layouts_share_a_position_and_have_streams_of_their_own() -> None:
    rules = RuleSet.preset("belote")
    begun = Begun(contract=Contract.HEARTS, taker=0, trick=Trick(0))
    cards = list(range(32))
    shuffle(cards, stream(1, 1))
    deck = [sum(1 << card for card in cards[seat::4]) for seat in range(4)]
    both = play_on(rules, begun, [deck, deck[::-1]], each=50, seed=1)
    assert list(both.codes[:50]) == list(play_on(rules, begun, [deck], each=50, seed=1).codes)
    assert len(set(map(int, both.codes[:50]))) > 25


def test_a_belote_of_one_word_counts_until_the_other_is_kept_back() -> None:
    rules, kept_back = rules_of("belote"), 0
    for moment in moments(rules, 6, 60):
        state, run = moment.state, moment.state.run
        if state.phase is not Phase.PLAY or run is None or not state.board.words:
            continue
        ((seat, suit, said),) = state.board.words
        both = run.played >> 8 * suit & 0x60 == 0x60
        found = begun_of(view_of(state, 0)).belotes
        kept_back += both and said == 1
        counts = said == 2 or not both
        assert found == tuple(int(counts and side == seat % 2) for side in (0, 1))
    assert kept_back


def test_what_is_refused() -> None:
    rules = RuleSet.preset("belote")
    begun = Begun(contract=Contract.HEARTS, taker=0, trick=Trick(0))
    with pytest.raises(ValueError, match="cards here"):
        play_on(rules, begun, [[255, 255 << 8, 255 << 16, 1 << 24]])
    with pytest.raises(ValueError, match="no two the same"):
        play_on(rules, begun, [[255, 255, 255 << 8, 255 << 16]])
    with pytest.raises(ValueError, match="already"):
        play_contract(rules, replace(begun, tricks=(1, 0)), 1)
    with pytest.raises(ValueError, match="seed"):
        play_contract(rules, begun, 1, seed=-1)
    with pytest.raises(ValueError, match="deals"):
        play_contract(rules, begun, 2, first=(1 << 32) - 1)
    with pytest.raises(ValueError, match="chance"):
        replace(CHEAP, chance=1.5)
    with pytest.raises(ValueError, match="nobody plays"):
        begun_of(Table(rules).deal().view(0))
    with pytest.raises(ValueError, match="mean"):
        play_deals(rules, 0).means()


# --- chance ---


def test_words_shuffle_and_pick_evenly() -> None:
    """Frequencies of 8,000 draws lie within five standard deviations of even ones."""
    places = [[0] * 32 for _ in range(32)]
    picks: dict[int, int] = dict.fromkeys((1, 4, 9, 31), 0)
    hand = sum(1 << place for place in picks)
    for number in range(8000):
        cards = list(range(32))
        state = shuffle(cards, stream(1, number))
        for position, card in enumerate(cards):
            places[position][card] += 1
        picks[random_card(hand, word(onward(state)))] += 1
    assert all(abs(n - 250) < 5 * 15.6 for row in places for n in row)
    squares = sum((n - 250) ** 2 / 250 for row in places for n in row)
    assert 961 - 5 * 44 < squares < 961 + 5 * 44  # chi-square, 31 × 31 degrees of freedom
    assert all(abs(n - 2000) < 5 * 39 for n in picks.values())


def test_streams_do_not_hang_together() -> None:
    words = {word(stream(seed, number)) for seed in range(40) for number in range(250)}
    assert len(words) > 9990
    ones = [sum(word(stream(3, n)) >> bit & 1 for n in range(4000)) for bit in range(32)]
    assert all(abs(n - 2000) < 5 * 32 for n in ones)


def test_every_auction_is_in_the_graph() -> None:
    """Each node's legal calls are those of the auction that it stands for, walked at random."""
    for name in CALLED:
        rules, state = RuleSet.preset(name), stream(4, 0)
        graph = graph_of(rules, 1)
        for number in range(60):
            turned = Suit(number % 4) if rules.turn_up is not TurnUp.NONE else None
            auction, node = open_auction(rules, 1, turned), graph.openings[number % 4] * WIDTH
            while not auction.over:
                calls = legal_calls(rules, auction)
                legal = sum(1 << CALLS.index(call) for call in calls)
                fields = graph.nodes[node : node + 6]
                assert fields[:2] == (0, auction.turn)
                assert fields[4:] == (auction.multiplier, legal)
                state = onward(state)
                call = random_call(legal, word(state))
                auction = after(rules, auction, CALLS[call])
                node = graph.nodes[node + 8 + call] * WIDTH
            contract = -1 if auction.contract is None else auction.contract
            assert graph.nodes[node : node + 4] == (1, auction.turn, contract, auction.taker)


def test_the_captain_puts_away_two_cards_of_his_own() -> None:
    hand = sum(1 << place for place in range(3, 15))
    prices = card_prices(CHEAP)
    kept, state = put_away(hand, prices, AWAY * 32, 0, stream(1, 1))
    assert kept.bit_count() == 10
    assert kept & ~hand == 0
    gone = set(iter_cards(hand & ~kept))
    assert {prices[AWAY * 32 + place] for place in gone} == {20}
    again, _ = put_away(hand, prices, AWAY * 32, WORDS, state)
    assert again.bit_count() == 10
    assert again & ~hand == 0
