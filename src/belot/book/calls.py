"""Auctions as they may go: somebody's wishes, as far as the auction of the table takes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belot.book.book import BookCall, BookCalls, BookLine
from belot.rules import Call, RuleSet, card_text
from belot.rules.auction import Auction, after, legal_calls, open_auction
from belot.rules.cards import Card, Rank, Suit, card
from belot.rules.options import AuctionKind, TurnUp

TURNED: Card = card(Rank.NINE, Suit.CLUBS)
"""The card that is turned up in an example."""

_NAMED = (Call.HEARTS, Call.SPADES)


def held(rules: RuleSet, wishes: Sequence[Call]) -> Auction:
    """The auction in which everybody says what is wished, or passes where that is not allowed, and
    what must be said where passing is not allowed either. Seat 0 speaks first."""
    turned = None if rules.turn_up is TurnUp.NONE else Suit(TURNED >> 3)
    auction = open_auction(rules, rules.players - 1, turned)
    said = iter(wishes)
    while not auction.over:
        legal = legal_calls(rules, auction)
        wish = next(said, Call.PASS)
        if wish not in legal:
            wish = Call.PASS if Call.PASS in legal else _forced(legal)
        auction = after(rules, auction, wish)
    return auction


def _forced(legal: Sequence[Call]) -> Call:
    return next((call for call in _NAMED if call in legal), legal[0])


def _shown(rules: RuleSet, key: str, auction: Auction) -> BookCalls:
    contract = auction.contract
    return BookCalls(
        line=BookLine(f"book-{key}"),
        dealer=auction.dealer,
        turned="" if auction.turned is None else card_text(TURNED),
        calls=tuple(BookCall(seat, call.value) for seat, call in auction.calls),
        contract="" if contract is None else contract.letter,
        height="" if auction.bid is None else str(auction.bid),
        taker=auction.taker,
        multiplier=auction.multiplier,
    )


def examples(rules: RuleSet) -> Iterator[BookCalls]:
    """Two ways in which an auction of this table may go, and the one in which nobody calls."""
    seen: list[tuple[tuple[int, Call], ...]] = []
    for key, wishes in _wishes(rules):
        auction = held(rules, wishes)
        if auction.calls not in seen and bool(auction.contract is None) == (key == "calls-nobody"):
            seen.append(auction.calls)
            yield _shown(rules, key, auction)


def _wishes(rules: RuleSet) -> Iterator[tuple[str, tuple[Call, ...]]]:
    quiet = (Call.PASS,)
    if rules.auction is AuctionKind.LADDER:
        yield "calls-raised", (Call.CLUBS, *quiet, Call.SPADES)
        yield "calls-doubled", (Call.HEARTS, Call.DOUBLE, Call.PASS, *quiet, Call.REDOUBLE)
    elif rules.bids_numbers:
        yield from _numbers(rules)
    else:
        yield "calls-first", (*quiet, Call.TAKE, Call.HEARTS)
        yield "calls-second", quiet * (rules.players + 1) + (Call.HEARTS,)
        yield "calls-forced", quiet * 12
    yield "calls-nobody", quiet * 12


def _numbers(rules: RuleSet) -> Iterator[tuple[str, tuple[Call, ...]]]:
    """Bids of points: raised in steps and skipping some, doubled, and a capot over a number."""
    lowest, step = rules.bid_min, rules.bid_step
    raised = (
        (min(lowest + n * step, rules.bid_max), suit) for n, suit in ((0, "H"), (1, "S"), (3, "H"))
    )
    low, higher, high = (Call(f"{number}{suit}") for number, suit in raised)
    yield "calls-raised", (low, higher, high)
    yield "calls-doubled", (high, Call.DOUBLE, Call.REDOUBLE)
    yield "calls-capot", (Call.PASS, low, Call.PASS, Call("capotH"))
