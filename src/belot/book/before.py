"""Before the first card: the table, the cards, the deal, the talon."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book.book import Block, BookRanks, BookRule, BookSection, BookText
from belot.book.positions import EXAMPLE
from belot.book.telling import Tell, line, rule, section, text, unless_usual
from belot.rules import Contract, RuleSet, Tally
from belot.rules.announce import RANK_PLACE
from belot.rules.cards import PLAIN_ORDER, TRUMP_ORDER, Rank, parse_card
from belot.rules.counting import exact_tricks
from belot.rules.law import law_of
from belot.rules.options import Shuffle, TurnUp
from belot.rules.packets import DealPlan
from belot.rules.rounding import whole

Sections = Iterator[BookSection]


def table(rules: RuleSet, tell: Tell) -> Sections:
    """Who plays, with what, and what for."""
    aim = text("aim-bid" if rules.bids_numbers else "aim")
    yield from section("players", [*rule(rules, "players", "rotation"), aim])
    yield from section("deck", [text("deck")])


# --- the cards ---


def ranks(rules: RuleSet, key: str, order: str, suit: str, contract: Contract) -> BookRanks:
    """The cards of a suit as they rank in tricks, with their points."""
    points = law_of(rules, contract).points
    cards = tuple(rank + suit for rank in reversed(order))
    worth = tuple(points[parse_card(card)] for card in cards)
    return BookRanks(line(key), contract.letter, cards, worth, sum(worth))


def sequence_order(rules: RuleSet) -> BookRanks:
    """The cards of a suit as they follow each other in a sequence."""
    place = RANK_PLACE[rules.seq_order]
    order = sorted(Rank, key=place.__getitem__, reverse=True)
    cards = tuple(rank.letter + "D" for rank in order)
    return BookRanks(line("order-sequence"), EXAMPLE.letter, cards, (), 0)


def no_trumps(rules: RuleSet) -> bool:
    """Whether No Trumps and All Trumps can be bid."""
    return rules.no_trumps_and_all


def _without_suit(rules: RuleSet) -> Iterator[Block]:
    """The contracts in which all suits are alike."""
    yield from rule(rules, "nt_points")
    yield ranks(rules, "order-nt", PLAIN_ORDER, "S", Contract.NO_TRUMPS)
    yield from rule(rules, "at_points")
    yield ranks(rules, "order-at", TRUMP_ORDER, "S", Contract.ALL_TRUMPS)


def cards(rules: RuleSet, tell: Tell) -> Sections:
    """Order and points of the cards."""
    plain = ranks(rules, "order-plain", PLAIN_ORDER, "S", EXAMPLE)
    trump = ranks(rules, "order-trump", TRUMP_ORDER, "H", EXAMPLE)
    yield from section("plain-suits", [text("plain-suits"), plain])
    yield from section(
        "trump-suit", [text("trump-suit"), trump, *unless_usual(rules, "nine_trump_points", False)]
    )
    if no_trumps(rules):
        yield from section("without-suit", _without_suit(rules))
    if rules.declarations:
        yield from section("sequence-order", [*rule(rules, "seq_order"), sequence_order(rules)])
    yield from section("all-points", _totals(rules))


def _totals(rules: RuleSet) -> Iterator[BookText]:
    cards, last = sum(law_of(rules, EXAMPLE).points), rules.last_trick
    yield text("total", n=cards, a=last, b=cards + last)
    if rules.players * rules.hand_size < 32:
        yield text("total-less")
    if no_trumps(rules):
        nt, at = (worth(rules, kind) for kind in (Contract.NO_TRUMPS, Contract.ALL_TRUMPS))
        yield text("total-contracts", a=nt, b=at)


def worth(rules: RuleSet, contract: Contract) -> int:
    """All points of a deal in a contract, the last trick among them."""
    cards = sum(law_of(rules, contract).points)
    return whole(
        sum(exact_tricks(rules, Tally(contract=contract, taker=0, cards=(cards,), last_trick=0)))
    )


# --- the deal ---


def deal(rules: RuleSet, tell: Tell) -> Sections:
    """Who deals, and how."""
    yield from section("dealer", [*rule(rules, "first_dealer"), text("dealer-moves")])
    yield from section(
        "shuffle", [*rule(rules, "shuffle"), text("cut"), *rule(rules, "cut_min", "gather")]
    )
    yield from section("packets", _packets(rules, rules.plan))
    up = rules.turn_up is not TurnUp.NONE
    yield from section(
        "turned", [*unless_usual(rules, "turn_up", up), *(_turned_own(rules) if up else ())]
    )


def _turned_own(rules: RuleSet) -> Iterator[BookText]:
    """Where all cards are dealt, the turned one is the dealer's last."""
    if not rules.plan.turned and rules.stock_size == 0:
        yield text("turned-own")


def _packets(rules: RuleSet, plan: DealPlan) -> Iterator[Block]:
    ways = " / ".join("+".join(map(str, pattern)) for pattern in plan.patterns)
    (packets,) = rule(rules, "packets")
    later = plan.talon or plan.after
    first = line("packets-first" if later else "packets-all", n=plan.first, text=ways)
    yield BookRule(
        first, packets.option, packets.value, packets.usual, packets.changed, packets.tag
    )
    if plan.talon:
        yield text("packets-talon", n=plan.talon)
    if plan.after:
        yield text("packets-after", n=plan.after)
    if plan.taker_gets_turned:
        yield text("packets-taker", n=plan.after_taker)
    if rules.stock_size:
        yield text("packets-stock", n=rules.stock_size)


def talon(rules: RuleSet, tell: Tell) -> Sections:
    """Between the auction and the first card."""
    yield from section("swap", unless_usual(rules, "seven_swap", rules.seven_swap))
    yield from section("rest-of-cards", _rest(rules, rules.plan))
    yield from section("exchange", rule(rules, "stock_3p"))
    yield from section("eight", rule(rules, "belot8_wins_match"))


def _rest(rules: RuleSet, plan: DealPlan) -> Iterator[BookText]:
    if plan.talon:
        yield text("rest-talon", n=rules.hand_size)
    elif plan.after:
        yield text("rest-after", n=rules.hand_size)
    if rules.shuffle is Shuffle.FIRST_DEAL_ONLY:
        yield text("rest-order")
