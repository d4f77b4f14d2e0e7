"""The numeric auction: what a hand should bring, turned into the number to bid.

The number is the points that the side should reach, less a reserve, as the other cards are not
known: so it also tells the partner what a hand is worth, and he adds what his own brings to it.
Where the opponents would play otherwise, less is kept back. The weights are least squares over
deals that club players played (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from belot.bots.ladder import against, helps
from belot.bots.slams import slam_call, stopped
from belot.bots.worth import bonus, tricks_worth
from belot.rules import announce
from belot.rules.auction import Auction, contracts, legal_calls
from belot.rules.calls import Bid, Call, Slam, bid_and_contract
from belot.rules.cards import Contract, Hand
from belot.rules.law import law_of
from belot.rules.options_numeric import AtPoints
from belot.rules.ruleset import RuleSet
from belot.rules.stakes import needed
from belot.rules.view import SeatView

RESERVE: Final = 25.0  # points kept back from what the side should bring
COMPETING: Final = 10.0  # … where the opponents would play otherwise
SUPPORTED: Final = 8.0  # points that a partner who raised brings
BETTER: Final = 15.0  # how much more another contract than the partner's must bring
DOUBLE: Final = 5.0  # doubled if the bidders should lack so many points
REDOUBLE: Final = 40.0  # redoubled if they should have so many to spare


class Line(NamedTuple):
    """Points of the bidders, last trick included, of 162: from what the bidder's hand is worth, and
    what each point of his partner's help above the ``usual`` adds."""

    base: float
    slope: float
    support: float
    usual: float


_SUITS: Final = Line(62.0, 0.54, 1.2, 7.0)
_NO_TRUMPS: Final = Line(73.0, 0.52, 1.6, 1.5)
_ALL_TRUMPS: Final = Line(71.0, 0.2, 1.4, 0.0)

TOP: Final = 152.0  # points that the best hands reach on average
HELD: Final = 0.8  # what of each point held against them is missing
USUAL: Final = 3.0  # what a hand holds against bidders on average, as ``against`` has it
OF_162: Final = 162


def number_call(view: SeatView, auction: Auction) -> Call:
    """What the club player says in a numeric auction."""
    calls = legal_calls(view.rules, auction)
    theirs = auction.contract is not None and view.rules.side(auction.taker) != view.side
    if theirs and Call.DOUBLE in calls and lacking(view, auction) > DOUBLE:
        return Call.DOUBLE
    if Call.REDOUBLE in calls and _to_spare(view, auction) > REDOUBLE:
        return Call.REDOUBLE
    slam = slam_call(view, auction, calls)
    return _number(view, auction, calls, theirs=theirs) if slam is None else slam


def _number(view: SeatView, auction: Auction, calls: tuple[Call, ...], *, theirs: bool) -> Call:
    """The highest number that leaves the reserve in the best contract; in the way of opponents the
    lowest, if it leaves anything."""
    values = {c: expected(view, auction, c) for c in contracts(view.rules)}
    best = max(_worth_playing(view, auction, values), key=values.__getitem__)
    numbers = [(needed(view.rules, b), c) for c, b, played in _numbers(calls) if played is best]
    within = [call for enough, call in numbers if enough <= values[best] - RESERVE]
    if within:
        return within[-1]
    pressed = theirs and numbers and numbers[0][0] <= values[best] - COMPETING
    return numbers[0][1] if pressed else Call.PASS


def _worth_playing(
    view: SeatView, auction: Auction, values: dict[Contract, float]
) -> Iterator[Contract]:
    """The contracts that may be better than the partner's standing one, and that one."""
    ours = auction.contract
    if ours is not None and view.rules.side(auction.taker) != view.side:
        ours = None
    floor = -OF_162 if ours is None else values[ours] + BETTER
    return (c for c, value in values.items() if c is ours or value > floor)


def _numbers(calls: tuple[Call, ...]) -> Iterator[tuple[Call, Bid, Contract]]:
    """The numbers that can be bid, from the lowest up."""
    for call in calls:
        found = bid_and_contract(call)
        if found is not None and found[0].slam is Slam.NONE:
            yield call, *found


# --- points ---


def expected(view: SeatView, auction: Auction, contract: Contract) -> float:
    """The points that the side should reach in a contract. The partner's first bid in it is what he
    has, less the reserve; what one has told already is not told again."""
    rules, hand = view.rules, view.hand
    own = points(rules, contract, hand)
    partner = _first_bid(auction, rules.partner_of(view.seat), contract)
    mine = _first_bid(auction, view.seat, contract)
    if partner is None:
        return own
    if mine is not None:
        return own + SUPPORTED if mine[0] < partner[0] else own
    line = _line(contract)
    scale = _scale(rules, contract)
    told = partner[1].number + RESERVE
    added = line.support * (helps(contract, hand) - line.usual) * scale
    room = max(0.0, TOP * scale - told)
    return max(own, told + min(added, room) + _counting(rules, contract, hand))


def _first_bid(auction: Auction, seat: int | None, contract: Contract) -> tuple[int, Bid] | None:
    """The first bid of a seat in a contract, and its place in the auction."""
    for place, (caller, call) in enumerate(auction.calls):
        found = bid_and_contract(call) if caller == seat else None
        if found is not None and found[1] is contract:
            return place, found[0]
    return None


def points(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """The points towards a contract that a hand should bring with an average partner."""
    line = _line(contract)
    tricks = min(TOP, line.base + line.slope * tricks_worth(rules, contract, hand))
    return tricks * _scale(rules, contract) + _counting(rules, contract, hand)


def _line(contract: Contract) -> Line:
    if contract is Contract.NO_TRUMPS:
        return _NO_TRUMPS
    return _ALL_TRUMPS if contract is Contract.ALL_TRUMPS else _SUITS


def _counting(rules: RuleSet, contract: Contract, hand: Hand) -> float:
    """What declarations and belote of a hand should bring towards a contract."""
    suits = announce.belote_suits(contract, hand, rules.at_belotes)
    belote = suits.bit_count() * rules.belote_points
    declared = bonus(rules, contract, hand) - belote
    return belote * rules.belote_in_contract + declared * rules.decl_in_contract


def _scale(rules: RuleSet, contract: Contract) -> float:
    return pack_points(rules, contract) / OF_162


def pack_points(rules: RuleSet, contract: Contract) -> int:
    """The card points of a whole deal with the last trick."""
    if contract is Contract.ALL_TRUMPS and rules.at_points is AtPoints.SCALED:
        return OF_162
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    return (sum(law_of(rules, contract).points) + rules.last_trick) * times


# --- doubles ---


def lacking(view: SeatView, auction: Auction) -> float:
    """The points by which the opponents should miss what they bid, seen from a hand against
    them."""
    rules, contract, bid = view.rules, auction.contract, auction.bid
    assert contract is not None
    assert bid is not None
    if bid.slam is not Slam.NONE:
        return 2 * DOUBLE if stopped(contract, view.hand) else 0.0
    held = HELD * (USUAL - against(contract, view.hand)) * _scale(rules, contract)
    return needed(rules, bid) - (bid.number + RESERVE) + held


def _to_spare(view: SeatView, auction: Auction) -> float:
    """The points that a doubled contract of one's own side should have above its bid."""
    contract, bid = auction.contract, auction.bid
    assert contract is not None
    assert bid is not None
    if auction.taker != view.seat or bid.slam is not Slam.NONE:
        return 0.0
    return points(view.rules, contract, view.hand) - needed(view.rules, bid)
