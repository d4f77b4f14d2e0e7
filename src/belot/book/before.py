"""Before the first card: the table, the cards, the deal, the auction, the talon."""

from __future__ import annotations

from collections.abc import Iterator

from belot.book import calls
from belot.book.book import Block, BookLine, BookRanks, BookRule, BookSection, BookText
from belot.book.positions import EXAMPLE
from belot.book.telling import Tell, line, rule, section, text
from belot.rules import Contract, RuleSet
from belot.rules.announce import RANK_PLACE
from belot.rules.auction import contracts
from belot.rules.cards import PLAIN_ORDER, TRUMP_ORDER, Rank, card_points, parse_card
from belot.rules.options import AuctionKind, Shuffle, TurnUp
from belot.rules.packets import DealPlan

Sections = Iterator[BookSection]


def table(rules: RuleSet, tell: Tell) -> Sections:
    """Who plays, with what, and what for."""
    yield from section("players", [*rule(rules, "players", "rotation"), text("aim")])
    yield from section("deck", [text("deck")])


# --- the cards ---


def ranks(rules: RuleSet, key: str, order: str, suit: str, contract: Contract) -> BookRanks:
    """The cards of a suit as they rank in tricks, with their points."""
    points = card_points(contract, rules.nine_trump_points)
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
    return Contract.NO_TRUMPS in contracts(rules)


def cards(rules: RuleSet, tell: Tell) -> Sections:
    """Order and points of the cards."""
    plain = ranks(rules, "order-plain", PLAIN_ORDER, "S", EXAMPLE)
    trump = ranks(rules, "order-trump", TRUMP_ORDER, "H", EXAMPLE)
    yield from section("plain-suits", [text("plain-suits"), plain])
    yield from section(
        "trump-suit", [text("trump-suit"), trump, *_unless_usual(rules, "nine_trump_points", False)]
    )
    if no_trumps(rules):
        yield from section("without-suit", [text("nt-order"), text("at-order")])
    if rules.declarations:
        yield from section("sequence-order", [*rule(rules, "seq_order"), sequence_order(rules)])
    yield from section("all-points", _totals(rules))


def _totals(rules: RuleSet) -> Iterator[BookText]:
    whole = sum(card_points(EXAMPLE, rules.nine_trump_points))
    last = rules.last_trick
    yield text("total", n=whole, a=last, b=whole + last)
    if rules.players * rules.hand_size < 32:
        yield text("total-less")
    if no_trumps(rules):
        nt = sum(card_points(Contract.NO_TRUMPS, rules.nine_trump_points)) + last
        at = sum(card_points(Contract.ALL_TRUMPS, rules.nine_trump_points)) + last
        yield text("total-contracts", a=nt * rules.nt_multiplier, b=at)


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
        "turned", [*_unless_usual(rules, "turn_up", up), *(_turned_own(rules) if up else ())]
    )


def _turned_own(rules: RuleSet) -> Iterator[BookText]:
    """Where all cards are dealt, the turned one is the dealer's last."""
    if not rules.plan.turned and rules.stock_size == 0:
        yield text("turned-own")


def _packets(rules: RuleSet, plan: DealPlan) -> Iterator[Block]:
    ways = " / ".join("+".join(map(str, pattern)) for pattern in plan.patterns)
    (packets,) = rule(rules, "packets")
    first = BookLine("book-packets-first", {"n": plan.first, "text": ways})
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


# --- the auction ---


def auction(rules: RuleSet, tell: Tell) -> Sections:
    """How the trump is chosen."""
    kind = rules.auction
    yield from section(
        "calling",
        [
            *rule(rules, "auction"),
            *(rule(rules, "second_round_suits") if kind is AuctionKind.TWO_ROUND_TAKE else ()),
            *_unless_usual(rules, "contracts", no_trumps(rules) or ladder(rules)),
            text("taker"),
        ],
    )
    yield from section("nobody", rule(rules, "forced_dealer", "all_pass"))
    doubles = _unless_usual(rules, "doubling", ladder(rules))
    yield from section("doubling", [*doubles, *rule(rules, "bid_after_double")])
    yield from section("calls", calls.examples(rules))


def ladder(rules: RuleSet) -> bool:
    """Whether bids go up step by step."""
    return rules.auction is AuctionKind.LADDER


def talon(rules: RuleSet, tell: Tell) -> Sections:
    """Between the auction and the first card."""
    yield from section("swap", _unless_usual(rules, "seven_swap", rules.seven_swap))
    yield from section("rest-of-cards", _rest(rules, rules.plan))
    yield from section("exchange", rule(rules, "stock_3p"))
    yield from section("eight", rule(rules, "belot8_wins_match"))


def _unless_usual(rules: RuleSet, option: str, told: bool) -> tuple[BookRule, ...]:
    """A rule that goes without saying, unless it is told or this table has changed it."""
    found = rule(rules, option)
    return found if told else tuple(each for each in found if each.changed)


def _rest(rules: RuleSet, plan: DealPlan) -> Iterator[BookText]:
    if plan.talon:
        yield text("rest-talon", n=rules.hand_size)
    elif plan.after:
        yield text("rest-after", n=rules.hand_size)
    if rules.shuffle is Shuffle.FIRST_DEAL_ONLY:
        yield text("rest-order")
