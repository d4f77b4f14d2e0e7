"""The auction: one protocol, a small strategy for each kind (house_rules §2 C, law files §5).

An ``Auction`` is public and immutable. ``legal_calls`` lists what the seat in turn may say,
``after`` is the auction after one call. Nothing here knows a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from belot.rules.cards import Contract, Suit
from belot.rules.errors import Code, Refusal
from belot.rules.options import AllPass, AuctionKind, Contracts, SecondRoundSuits
from belot.rules.ruleset import RuleSet


class Call(StrEnum):
    """What can be said in an auction."""

    PASS = "pass"
    TAKE = "take"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMPS = "NT"
    ALL_TRUMPS = "AT"
    DOUBLE = "double"
    REDOUBLE = "redouble"


BIDS: Final[dict[Call, Contract]] = {
    Call.CLUBS: Contract.CLUBS,
    Call.DIAMONDS: Contract.DIAMONDS,
    Call.HEARTS: Contract.HEARTS,
    Call.SPADES: Contract.SPADES,
    Call.NO_TRUMPS: Contract.NO_TRUMPS,
    Call.ALL_TRUMPS: Contract.ALL_TRUMPS,
}
"""The calls that name a contract, in ladder order."""


def call_of(text: str) -> Call:
    """Read a call as written in records; raises Refusal (call-unknown)."""
    try:
        return Call(text)
    except ValueError:
        raise Refusal(Code.CALL_UNKNOWN, f"no such call: {text!r}") from None


@dataclass(frozen=True, slots=True)
class Auction:
    """Everything said so far, and what it amounts to.

    ``turned`` is the suit on offer, if a card was turned. ``contract`` and ``taker`` (a seat, -1
    for nobody) are the standing bid, ``multiplier`` 1, 2 or 4, ``passes`` the passes since the last
    other call. When ``over``, no contract means a passed-out deal.
    """

    dealer: int
    turn: int
    turned: Suit | None = None
    calls: tuple[tuple[int, Call], ...] = ()
    contract: Contract | None = None
    taker: int = -1
    multiplier: int = 1
    passes: int = 0
    over: bool = False


class Kind(Protocol):
    """One kind of auction."""

    def legal(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        """The calls that the seat in turn may make."""
        ...

    def why_not(self, rules: RuleSet, auction: Auction, call: Call) -> Code:
        """The reason for refusing a call that is not legal."""
        ...

    def after(self, rules: RuleSet, auction: Auction, call: Call) -> Auction:
        """The auction after a legal call."""
        ...


def bids(rules: RuleSet) -> tuple[Call, ...]:
    """The contracts that can be bid, in ladder order."""
    count = 6 if rules.contracts is Contracts.SUITS_NT_AT else 4
    return tuple(BIDS)[:count]


def contracts(rules: RuleSet) -> tuple[Contract, ...]:
    """The contracts that can be played, in ladder order."""
    return tuple(BIDS[call] for call in bids(rules))


def _passing(rules: RuleSet, auction: Auction) -> Auction:
    return replace(
        auction,
        calls=(*auction.calls, (auction.turn, Call.PASS)),
        passes=auction.passes + 1,
        turn=rules.next(auction.turn),
    )


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
            passed = _passing(rules, auction)
            done = passed.passes == len(self.schedule(rules))
            if self.rounds == "short" and not done and passed.passes == 2:
                return replace(passed, turn=auction.dealer)
            return replace(passed, over=done)
        if call is Call.TAKE:
            assert auction.turned is not None  # refused by the RuleSet (auction, turn_up)
            return _first_call_wins(auction, call, Contract(auction.turned))
        return _first_call_wins(auction, call, BIDS[call])


class Ladder:
    """C < D < H < S < NT < AT with doubles (bulgarian.md §5)."""

    def legal(self, rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
        return tuple(c for c in Call if self._refused(rules, auction, c) is None)

    def why_not(self, rules: RuleSet, auction: Auction, call: Call) -> Code:
        reason = self._refused(rules, auction, call)
        assert reason is not None
        return reason

    def _refused(self, rules: RuleSet, auction: Auction, call: Call) -> Code | None:
        if call is Call.PASS:
            opening = auction.contract is None and auction.passes == rules.players - 1
            return Code.MUST_CALL if opening and rules.forced_dealer else None
        if call is Call.DOUBLE:
            return self._no_double(rules, auction)
        if call is Call.REDOUBLE:
            return self._no_redouble(rules, auction)
        if call not in bids(rules):
            return Code.CALL_UNKNOWN
        if auction.multiplier > 1 and not rules.bid_after_double:
            return Code.CALL_FROZEN
        low = auction.contract is not None and BIDS[call] <= auction.contract
        return Code.BID_HIGHER if low else None

    def _no_double(self, rules: RuleSet, auction: Auction) -> Code | None:
        if rules.doubling < 1:
            return Code.CALL_UNKNOWN
        if auction.contract is None or auction.multiplier > 1:
            return Code.DOUBLE_NOTHING
        own = rules.side(auction.taker) == rules.side(auction.turn)
        return Code.DOUBLE_OWN if own else None

    def _no_redouble(self, rules: RuleSet, auction: Auction) -> Code | None:
        if rules.doubling < 2:
            return Code.CALL_UNKNOWN
        own = auction.taker >= 0 and rules.side(auction.taker) == rules.side(auction.turn)
        return None if own and auction.multiplier == 2 else Code.REDOUBLE_NEEDS_DOUBLE

    def after(self, rules: RuleSet, auction: Auction, call: Call) -> Auction:
        if call is Call.PASS:
            passed = _passing(rules, auction)
            enough = rules.players - 1 if passed.contract is not None else rules.players
            return replace(passed, over=passed.passes == enough)
        spoken = replace(
            auction,
            calls=(*auction.calls, (auction.turn, call)),
            passes=0,
            turn=rules.next(auction.turn),
        )
        if call in (Call.DOUBLE, Call.REDOUBLE):
            return replace(spoken, multiplier=2 if call is Call.DOUBLE else 4)
        return replace(spoken, contract=BIDS[call], taker=auction.turn, multiplier=1)


KINDS: Final[dict[AuctionKind, Kind]] = {
    AuctionKind.TWO_ROUND_TAKE: FirstCall("take"),
    AuctionKind.ONE_ROUND_CALL: FirstCall("call"),
    AuctionKind.ELDEST_CALLS: FirstCall("eldest"),
    AuctionKind.TWO_PLAYER_SHORT: FirstCall("short"),
    AuctionKind.LADDER: Ladder(),
}


def open_auction(rules: RuleSet, dealer: int, turned: Suit | None) -> Auction:
    """The auction before the eldest speaks."""
    return Auction(dealer=dealer, turn=rules.next(dealer), turned=turned)


def legal_calls(rules: RuleSet, auction: Auction) -> tuple[Call, ...]:
    """What the seat in turn may call; nothing once the auction is over."""
    return () if auction.over else KINDS[rules.auction].legal(rules, auction)


def after(rules: RuleSet, auction: Auction, call: Call) -> Auction:
    """The auction after the seat in turn makes a legal call (unchecked)."""
    return KINDS[rules.auction].after(rules, auction, call)


def check_call(rules: RuleSet, auction: Auction, call: Call) -> None:
    """Raise Refusal if the seat in turn may not make this call."""
    if call not in legal_calls(rules, auction):
        code = KINDS[rules.auction].why_not(rules, auction, call)
        raise Refusal(code, f"{call} is not allowed here", rule=f"auction={rules.auction}")


def next_dealer(rules: RuleSet, auction: Auction) -> int:
    """Who deals after a passed-out deal."""
    same = rules.all_pass is AllPass.REDEAL_SAME_DEALER
    return auction.dealer if same else rules.next(auction.dealer)
