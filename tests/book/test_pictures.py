"""Whatever the pictures and examples claim is true under the rules of the table."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from belot.book import (
    BookCalls,
    BookContest,
    BookDeal,
    BookItems,
    BookPosition,
    BookRanks,
    BookText,
    BookTrick,
    chapters,
)
from belot.book.calls import TURNED
from belot.book.contests import hands, judged
from belot.book.deals import in_play, tied
from belot.rules import Call, Code, Contract, RuleSet, hand_of, parse_card, parse_hand, score
from belot.rules.announce import quads, sequences
from belot.rules.auction import after, check_call, open_auction
from belot.rules.cards import Suit, card_points, contract_of
from belot.rules.law import Trick, add, breach, duty, law_of, legal_cards, trick_of
from belot.rules.options import TurnUp
from belot.rules.options_numeric import AtPoints
from tests.book.reading import blocks
from tests.properties.strategies import examples, rule_sets


@examples(40)
@given(rule_sets())
def test_pictures_say_what_the_law_says(rules: RuleSet) -> None:
    for block in blocks(chapters(rules)):
        match block:
            case BookPosition():
                _position(rules, block)
            case BookTrick():
                _trick(rules, block)
            case BookRanks():
                _ranks(rules, block)
            case BookItems():
                _items(rules, block)
            case BookCalls():
                _calls(rules, block)
            case BookDeal():
                _deal(rules, block)
            case _:
                pass


def _position(rules: RuleSet, shown: BookPosition) -> None:
    law = law_of(rules, contract_of(shown.contract))
    hand = hand_of(parse_card(held.card) for held in shown.hand)
    trick = trick_of(law, tuple((play.seat, parse_card(play.card)) for play in shown.trick))
    legal = legal_cards(law, hand, trick, 0)
    assert trick.winner == shown.winner
    assert [play.seat for play in shown.trick] == list(
        range(rules.players - len(shown.trick), rules.players)
    )
    for held in shown.hand:
        card = parse_card(held.card)
        assert held.legal == bool(legal >> card & 1)
        if held.why:
            assert held.why.key == f"refusal-{breach(law, hand, trick, 0, card)}"
    said = shown.duty.key.removeprefix("refusal-")
    assert said == duty(law, hand, trick, 0) or said == "why-void-all-trumps"


def _trick(rules: RuleSet, shown: BookTrick) -> None:
    law = law_of(rules, contract_of(shown.contract))
    trick = Trick(shown.trick[0].seat)
    for play in shown.trick:
        trick = add(law, trick, play.seat, parse_card(play.card))
    worth = card_points(law.contract, rules.nine_trump_points, rules.nt_points, rules.at_points)
    assert len(shown.trick) == rules.players
    assert (shown.winner, shown.line.args["player"]) == (trick.winner, trick.winner)
    assert parse_card(str(shown.line.args["card"])) == law.order.card[trick.best]
    assert shown.points == sum(worth[parse_card(play.card)] for play in shown.trick)


def _ranks(rules: RuleSet, shown: BookRanks) -> None:
    """Each card beats the next one; in a sequence each is the neighbour of the next."""
    cards = [parse_card(card) for card in shown.cards]
    if not shown.points:
        for three in zip(cards, cards[1:], cards[2:], strict=False):
            assert sequences(rules, hand_of(three))
        return
    law = law_of(rules, contract_of(shown.contract))
    for better, worse in pairwise(cards):
        assert trick_of(law, ((0, worse), (1, better))).winner == 1
    assert shown.total == sum(shown.points) == sum(law.points[card] for card in cards)


def _items(rules: RuleSet, shown: BookItems) -> None:
    for item in shown.items:
        hand = parse_hand(" ".join(item.cards))
        found = [*sequences(rules, hand), *quads(rules, hand)]
        assert [one.points for one in found] == [item.points]


def _calls(rules: RuleSet, shown: BookCalls) -> None:
    turned = None if rules.turn_up is TurnUp.NONE else Suit(TURNED >> 3)
    auction = open_auction(rules, shown.dealer, turned)
    for call in shown.calls:
        assert call.seat == auction.turn
        check_call(rules, auction, Call(call.call))
        auction = after(rules, auction, Call(call.call))
    assert auction.over
    assert shown.contract == ("" if auction.contract is None else auction.contract.letter)
    assert (shown.taker, shown.multiplier) == (auction.taker, auction.multiplier)
    assert shown.height == ("" if auction.bid is None else str(auction.bid))


def _deal(rules: RuleSet, shown: BookDeal) -> None:
    numbers: dict[str, tuple[int, ...]] = {row.part: row.numbers for row in shown.rows}
    parts = ("cards", "last", "capot", "declarations", "belote")
    sums = [
        sum(numbers.get(part, (0,) * rules.sides)[s] for part in parts) for s in range(rules.sides)
    ]
    assert numbers["totals"] == tuple(sums)
    contract = contract_of(shown.contract)
    if contract is Contract.ALL_TRUMPS and rules.at_points is AtPoints.SCALED:
        assert sum(numbers["cards"]) + rules.last_trick in (161, 162, 163)  # parts are rounded
        return
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    assert sum(numbers["cards"]) == in_play(rules, contract) * times


def test_the_deals_of_bela_come_out_as_their_names_say() -> None:
    rules = RuleSet.preset("bela4")
    found = {b.line.key: b for b in blocks(chapters(rules)) if isinstance(b, BookDeal)}
    assert found["book-deal-made"].result == "made"
    assert found["book-deal-fell"].result == "failed"
    assert found["book-deal-tie"].result == "failed"
    assert found["book-deal-tie"].written == (0, 162)
    assert found["book-deal-capot"].written == (162 + 90 + 20, 0)


@examples(60)
@given(rule_sets())
def test_a_deal_that_is_made_is_made_under_every_house_rule(rules: RuleSet) -> None:
    found = {b.line.key: b for b in blocks(chapters(rules)) if isinstance(b, BookDeal)}
    kind = "bid-" if rules.bids_numbers else ""
    assert found[f"book-deal-{kind}made"].result == "made"
    assert found[f"book-deal-{kind}fell"].result == "failed"


def test_82_points_of_cards_are_wanted_whatever_was_announced() -> None:
    """`cards82` (house_rules §10.7): 78 and the last trick are enough, a sequence does not help."""
    book = chapters(RuleSet.parse("belote(success_basis=cards82)"))
    found = {b.line.key: b for b in blocks(book) if isinstance(b, BookDeal)}
    made, fell = found["book-deal-made"], found["book-deal-fell"]
    assert (made.result, made.written) == ("made", (108, 94))
    assert (fell.result, fell.rows[0].numbers) == ("failed", (70, 82))


def test_beloz_has_the_numbers_of_its_own_example() -> None:
    """Takers 78 and Ten Last, a sequence against a BeloZ: 108 to 95, and 0 to 183 without it."""
    book = chapters(RuleSet.preset("beloz"))
    found = {b.line.key: b for b in blocks(book) if isinstance(b, BookDeal)}
    assert found["book-deal-made"].written == (108, 95)
    assert found["book-deal-fell"].written == (0, 183)
    assert tied(RuleSet.preset("beloz")) is None


def test_a_tie_hangs_in_french_belote_and_is_paid_after_it() -> None:
    rules = RuleSet.preset("belote")
    found = {b.line.key: b for b in blocks(chapters(rules)) if isinstance(b, BookDeal)}
    tie = tied(rules)
    assert tie is not None
    assert score(rules, tie).hanging == 81
    assert found["book-deal-hung"].written[0] == found["book-deal-hung"].rows[-2].numbers[0] + 81


@examples(40)
@given(rule_sets())
def test_contests_are_settled_as_the_rules_do(rules: RuleSet) -> None:
    shown = [b for b in blocks(chapters(rules)) if isinstance(b, BookContest)]
    if not rules.declarations:
        assert not shown
        return
    assert len(shown) == 3
    for block, held in zip(shown, hands(rules), strict=True):
        announced, settled = judged(rules, held)
        assert block.points == settled.points
        assert sum(d.points for d in block.declared if d.counts) == sum(settled.points)
        assert len(block.declared) == sum(map(len, announced))


def test_the_three_contests_of_bela_and_beloz() -> None:
    """More wins with a low one beside it; a quad beats five in a row; trump decides in BeloZ, and
    whoever comes first in turn in Bela."""
    points = {
        preset: [
            b.points for b in blocks(chapters(RuleSet.preset(preset))) if isinstance(b, BookContest)
        ]
        for preset in ("beloz", "bela4", "bulgarian")
    }
    assert points["beloz"] == [(70, 0), (100, 0), (0, 20)]
    assert points["bela4"] == [(70, 0), (100, 0), (20, 0)]
    assert points["bulgarian"][2] == (0, 0)


def test_duties_are_shown_where_they_arise() -> None:
    wanted = {
        "bela4": {
            Code.FOLLOW,
            Code.HEAD,
            Code.HEAD_TRUMP,
            Code.RUFF,
            Code.OVERTRUMP,
            Code.UNDERTRUMP,
        },
        "belote": {Code.FOLLOW, Code.HEAD_TRUMP, Code.RUFF, Code.OVERTRUMP, Code.PARTNER_FREE},
        "bulgarian": {Code.HEAD, Code.CANNOT_OVERTRUMP_FREE, Code.VOID_FREE},
    }
    for preset, codes in wanted.items():
        book = chapters(RuleSet.preset(preset))
        found = {b.duty.key for b in blocks(book) if isinstance(b, BookPosition)}
        assert {f"refusal-{code}" for code in codes} <= found


def deals_of(rules: str) -> dict[str, BookDeal]:
    """The worked examples of a rulebook, by what they are about."""
    found = (b for b in blocks(chapters(RuleSet.parse(rules))) if isinstance(b, BookDeal))
    return {deal.line.key.removeprefix("book-deal-"): deal for deal in found}


def written(rules: str, *names: str) -> list[tuple[int, ...]]:
    found = deals_of(rules)
    return [found[name].written for name in names]


def test_a_number_of_contree_pays_as_the_table_of_the_federation_says() -> None:
    """80 and a belote make 100: points and bid. Failed 160 + 100; doubled, both twice and the
    belote once (contree.md §14)."""
    names = ("bid-made", "bid-fell", "bid-doubled", "bid-doubled-fell", "bid-redoubled")
    assert written("contree", *names) == [(200, 80), (0, 260), (540, 0), (0, 520), (1060, 0)]
    names_of_capots = ("bid-all-tricks", "bid-capot", "bid-capot-fell")
    assert written("contree", *names_of_capots) == [(350, 0), (500, 0), (0, 500)]
    assert written("contree", "bid-rounded") == [(170, 80)]
    assert deals_of("contree")["bid-capot"].height == "capot"
    assert deals_of("contree")["bid-made"].line.args == {"n": 100}


def test_other_ways_of_writing_a_number() -> None:
    """The bundles of contree.md §16 and coinche.md §14, worked out by hand."""
    names = ("bid-made", "bid-fell", "bid-doubled", "bid-redoubled")
    assert written("coinche", *names) == [(200, 80), (0, 260), (560, 0), (1120, 0)]
    assert written("contree_tournoi", *names) == [(100, 80), (0, 160), (340, 0), (660, 0)]
    assert written("contree_annonces", *names) == [(100, 0), (0, 100), (200, 0), (400, 0)]
    assert written("contree_cannes", *names) == [(200, 80), (0, 260), (380, 0), (480, 0)]
    assert written("contree_colver", *names) == [(200, 82), (0, 262), (382, 0), (482, 0)]
    assert written("coinche_essarts", *names) == [(200, 80), (0, 260), (460, 0), (640, 0)]


def test_a_number_reached_is_not_enough_where_the_others_may_not_have_as_much() -> None:
    """81 to 81 at 80 (coinche.md §14): failed, or points that hang for the next deal."""
    assert written("coinche", "bid-equal") == [(0, 240)]
    hung = deals_of("coinche(tie_rule=hang)")
    assert (hung["bid-equal"].result, hung["bid-equal"].written) == ("hang", (0, 80))
    assert hung["hung"].written[0] == 280  # 200 and the 81 that hung
    assert "bid-equal" not in deals_of("contree")


def test_no_suit_and_every_suit_have_points_of_their_own() -> None:
    """Sans-atout and tout-atout (contree.md §2): both 38 a suit, 162 in all."""
    book = chapters(RuleSet.parse("contree(contracts=suits+NT+AT)"))
    found = {b.line.key: b for b in blocks(book) if isinstance(b, BookRanks)}
    assert found["book-order-nt"].points == (19, 10, 4, 3, 2, 0, 0, 0)
    assert found["book-order-at"].points == (13, 9, 6, 5, 3, 2, 0, 0)
    lines = [b.line for b in blocks(book) if isinstance(b, BookText)]
    assert [line.args for line in lines if line.key == "book-total-contracts"] == [
        {"a": 162, "b": 162}
    ]


def test_an_auction_of_numbers_is_raised_doubled_and_topped_by_a_capot() -> None:
    found = [b for b in blocks(chapters(RuleSet.preset("contree"))) if isinstance(b, BookCalls)]
    assert [b.height for b in found] == ["110", "110", "capot", ""]
    assert [b.multiplier for b in found] == [1, 4, 1, 1]
    assert [c.call for c in found[0].calls][:3] == ["80H", "90S", "110H"]


def test_a_table_where_no_number_can_be_made_has_no_examples() -> None:
    """Whatever a table bids, its book is written: 650 is more than any deal holds."""
    assert deals_of("contree(bid_max=650,bid_min=650)") == {}
