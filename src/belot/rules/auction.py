"""The auction: one protocol, a small strategy for each kind (house_rules §2 C, law files §5).

An ``Auction`` is public and immutable. ``legal_calls`` lists what the seat in turn may say,
``after`` is the auction after one call. Nothing here knows a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from belot.rules.bidding import Auction, Kind, bids, contracts, passing
from belot.rules.calls import BIDS, Call, call_of
from belot.rules.cards import Contract, Suit
from belot.rules.errors import Code, Refusal
from belot.rules.options import AllPass, AuctionKind, SecondRoundSuits
from belot.rules.options_numeric import DoubleTiming
from belot.rules.raising import Ladder, Numeric, every_bid
from belot.rules.ruleset import RuleSet

__all__ = [
    "BIDS",
    "KINDS",
    "Auction",
    "Call",
    "after",
    "bids",
    "call_of",
    "check_call",
    "contracts",
    "every_bid",
    "legal_calls",
    "next_dealer",
    "open_auction",
    "out_of_turn",
]


def _first_call_wins(auction: Auction, call: Call, contract: Contract) -> Auction:
    return replace(
        auction,
        calls=(*auction.calls, (auction.turn, call)),
        contract=contract,
        taker=auction.turn,
        over=True,
    )


@dataclass(frozen=True, slots=True)
class FirstCall:
    """Auctions that end with the first call.

    ``rounds`` lists, for each seat in turn, whether it is offered the turned suit or names one.
    """

    rounds: str

    def schedule(self, rules: RuleSet) -> tuple[str, ...]:
        """Who may do what: one step a seat, ``offer`` or ``name``."""
        n = rules.players
        if self.rounds == "take":
            return ("offer",) * n + ("name",) * n
        if self.rounds == "short":
            return ("offer", "offer", "name")
        return ("name",) * (1 if self.rounds == "eldest" else n)

    def forced(self, rules: RuleSet, auction: Auction) -> bool:
        """Whether the seat in turn may not pass."""
        last = auction.passes == len(self.schedule(rules)) - 1
        return self.rounds == "eldest" or (last and rules.forced_dealer)

    def legal(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        if self.schedule(rules)[auction.passes] == "offer":
            return (Call.PASS, Call.TAKE)
        names = tuple(b for b in bids(rules) if not self._barred(rules, auction, b))
        return names if self.forced(rules, auction) else (Call.PASS, *names)

    def _barred(self, rules: RuleSet, auction: Auction, call: Call) -> bool:
        """The turned suit, where the naming round leaves it out."""
        left_out = self.rounds == "short" or (
            self.rounds == "take" and rules.second_round_suits is SecondRoundSuits.NOT_TURNED
        )
        return left_out and auction.turned is not None and BIDS[call] == Contract(auction.turned)

    def why_not(self, rules: RuleSet, auction: Auction, call: Call) -> Code:
        if call is Call.PASS:
            return Code.MUST_CALL
        naming = self.schedule(rules)[auction.passes] == "name"
        if naming and call in bids(rules):
            return Code.NOT_TURNED_SUIT
        return Code.DOUBLE_NOTHING if call in (Call.DOUBLE, Call.REDOUBLE) else Code.CALL_UNKNOWN

    def after(self, rules: RuleSet, auction: Auction, call: Call) -> Auction:
        if call is Call.PASS:
            passed = passing(rules, auction)
            done = passed.passes == len(self.schedule(rules))
            if self.rounds == "short" and not done and passed.passes == 2:
                return replace(passed, turn=auction.dealer)
            return replace(passed, over=done)
        if call is Call.TAKE:
            assert auction.turned is not None  # refused by the RuleSet (auction, turn_up)
            return _first_call_wins(auction, call, Contract(auction.turned))
        return _first_call_wins(auction, call, BIDS[call])


KINDS: Final[dict[AuctionKind, Kind]] = {
    AuctionKind.TWO_ROUND_TAKE: FirstCall("take"),
    AuctionKind.ONE_ROUND_CALL: FirstCall("call"),
    AuctionKind.ELDEST_CALLS: FirstCall("eldest"),
    AuctionKind.TWO_PLAYER_SHORT: FirstCall("short"),
    AuctionKind.LADDER: Ladder(),
    AuctionKind.NUMERIC: Numeric(),
}


def open_auction(rules: RuleSet, dealer: int, turned: Suit | None) -> Auction:
    """The auction before the eldest speaks."""
    return Auction(dealer=dealer, turn=rules.next(dealer), turned=turned)


def legal_calls(rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
    """What the seat in turn may call; nothing once the auction is over."""
    return () if auction.over else KINDS[rules.auction].legal(rules, auction)


def out_of_turn(rules: RuleSet, auction: Auction, seat: int) -> tuple[Call, ...]:
    """What a seat may call before its turn comes: a double or redouble with
    ``double_timing=any_time``."""
    early = rules.double_timing is DoubleTiming.ANY_TIME and rules.doubling > 0
    if auction.over or not early or seat == auction.turn:
        return ()
    legal = KINDS[rules.auction].legal(rules, replace(auction, turn=seat))
    return tuple(call for call in legal if call in (Call.DOUBLE, Call.REDOUBLE))


def after(rules: RuleSet, auction: Auction, call: Call, seat: int | None = None) -> Auction:
    """The auction after a seat (by default the one in turn) makes a legal call (unchecked)."""
    turn = auction.turn if seat is None else seat
    return KINDS[rules.auction].after(rules, replace(auction, turn=turn), call)


def check_call(rules: RuleSet, auction: Auction, call: Call, seat: int | None = None) -> None:
    """Raise Refusal if a seat (by default the one in turn) may not make this call."""
    if seat is not None and seat != auction.turn:
        if call not in out_of_turn(rules, auction, seat):
            raise Refusal(Code.NOT_YOUR_TURN, f"seat {seat} is not to speak", rule="turn")
    elif call not in legal_calls(rules, auction):
        code = KINDS[rules.auction].why_not(rules, auction, call)
        raise Refusal(code, f"{call} is not allowed here", rule=f"auction={rules.auction}")


def next_dealer(rules: RuleSet, auction: Auction) -> int:
    """Who deals after a passed-out deal."""
    same = rules.all_pass is AllPass.REDEAL_SAME_DEALER
    return auction.dealer if same else rules.next(auction.dealer)
