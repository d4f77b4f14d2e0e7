"""A receipt checked: the chain, what was committed to, the key, and every card that came of it.

``verify`` trusts nothing in the receipt but the head of the server's chain and the commitments,
which whoever played has seen before the cards; and the law deals the pack once more.
"""

from __future__ import annotations

from collections.abc import Iterator

from belot.fair.chain import follows, reaches
from belot.fair.dealing import Dealing, dealing
from belot.fair.faults import Fault, FaultCode
from belot.fair.key import deal_key
from belot.fair.receipt import Receipt
from belot.rules import Code, Refusal, RuleSet, RuleSetError, act, hand_text, replay
from belot.rules.actions import Cut
from belot.rules.cards import DECK, hand_of
from belot.rules.deal import Pack, Packets, cut, draw_dealer, gather, new_pack
from belot.rules.events import DealerDrawn, DealOpened, MatchOpened
from belot.rules.options import FirstDealer, Gather, Shuffle
from belot.rules.random import Stream, derive

_WHOLE = list(range(DECK))


def verify(receipt: Receipt) -> list[Fault]:
    """Everything that is wrong with a receipt, and notes (``Fault.note``); empty is all well."""
    found = [*_made_of(receipt)]
    try:
        rules = RuleSet.parse(receipt.rules)
        if rules.name != receipt.rules:
            raise RuleSetError(Code.RULES_SYNTAX, f"the canonical name is {rules.name}")
    except RuleSetError as error:
        return [*found, _fault(receipt, FaultCode.RULES_UNKNOWN, detail=str(error))]
    wrong = [*_seats(receipt, rules)]
    if wrong:
        return found + wrong
    found += _dealer(receipt, rules)
    found += _pack(receipt, rules)
    if sorted(receipt.pack) == _WHOLE:
        found += _cards(receipt, rules)
    return found


def _fault(receipt: Receipt, code: FaultCode, seat: int = -1, detail: str = "") -> Fault:
    return Fault(code, receipt.deal, seat, detail)


def _key(receipt: Receipt) -> bytes:
    """The key as it should be."""
    return deal_key(
        receipt.secret, receipt.match, receipt.deal, receipt.rules, receipt.participants
    )


def _made_of(receipt: Receipt) -> Iterator[Fault]:
    """Chains, commitments and the key; and who was missing."""
    if not reaches(receipt.head, receipt.secret, receipt.deal):
        yield _fault(receipt, FaultCode.SECRET_NOT_IN_CHAIN)
    for each in receipt.participants:
        if each.value is None:
            yield _fault(receipt, FaultCode.DROPPED, each.seat)
        elif not follows(each.commitment, each.value):
            yield _fault(receipt, FaultCode.VALUE_NOT_COMMITTED, each.seat)
    seats = [each.seat for each in receipt.participants]
    if seats != sorted(set(seats)):
        yield _fault(receipt, FaultCode.PARTICIPANTS_ORDER)
    if len(receipt.dropped) == len(receipt.participants):
        yield _fault(receipt, FaultCode.SERVER_ALONE)
    if receipt.key != _key(receipt):
        yield _fault(receipt, FaultCode.KEY_WRONG)


def _seats(receipt: Receipt, rules: RuleSet) -> Iterator[Fault]:
    """Whether everything has as many seats as the game has players."""
    cards, players = receipt.cards, rules.players
    seats = [receipt.dealer, receipt.taker, *(each.seat for each in receipt.participants)]
    lists = (cards.hands, cards.talons, cards.later)
    if max(seats) >= players or any(len(each) != players for each in lists):
        yield _fault(receipt, FaultCode.SEATS_WRONG, detail=f"{players} play {rules.name}")


def _dealer(receipt: Receipt, rules: RuleSet) -> Iterator[Fault]:
    """The draw for the first deal."""
    if receipt.draw is None:
        if receipt.deal == 1 and rules.first_dealer is not FirstDealer.CHOSEN:
            yield _fault(receipt, FaultCode.DEALER_NOT_DRAWN)
        return
    drawn = draw_dealer(rules, Stream(derive(_key(receipt), "dealer")))
    if receipt.deal != 1:
        yield _fault(receipt, FaultCode.DEALER_WRONG, detail="drawn after the first deal")
    elif drawn != (receipt.dealer, receipt.draw):
        yield _fault(receipt, FaultCode.DEALER_WRONG, detail=f"the draw gives seat {drawn[0]}")


# --- the pack ---------------------------------------------------------------------------


def _pack(receipt: Receipt, rules: RuleSet) -> Iterator[Fault]:
    """The pack before the cut, shuffled or put together."""
    laid, stream = receipt.gathered, Stream(_key(receipt))
    cut_only = rules.shuffle is Shuffle.FIRST_DEAL_ONLY and receipt.deal > 1
    if laid is None:
        if cut_only:
            yield _fault(receipt, FaultCode.SHUFFLED_ANEW)
        made = new_pack(stream)
    else:
        if not cut_only or laid.secret != (rules.gather is Gather.SECRET):
            yield _fault(receipt, FaultCode.MADE_WRONG, detail=f"shuffle={rules.shuffle}")
        packets = laid.packets
        if sorted(card for packet in packets for card in packet) != _WHOLE:
            yield _fault(receipt, FaultCode.PACKETS_WRONG, detail="not the cards of one pack")
            return
        made = gather(rules, Packets(packets), stream)
    if made != receipt.pack:
        yield _fault(receipt, FaultCode.PACK_WRONG, detail=_first_difference(made, receipt.pack))


def _first_difference(made: Pack, said: Pack) -> str:
    place = next(
        (n for n, (one, other) in enumerate(zip(made, said, strict=False)) if one != other),
        min(len(made), len(said)),
    )
    return f"from card {place + 1} on"


# --- the cards --------------------------------------------------------------------------


def _cards(receipt: Receipt, rules: RuleSet) -> Iterator[Fault]:
    """The cut, and where each card went."""
    opened = replay(
        (
            MatchOpened(rules.name, (0,) * rules.sides),
            DealerDrawn(receipt.dealer),
            DealOpened(receipt.deal, receipt.dealer, receipt.pack),
        )
    )
    try:
        act(opened, opened.turn, Cut(receipt.cut))
    except Refusal as refusal:
        yield _fault(receipt, FaultCode.CUT_WRONG, detail=str(refusal))
        return
    right, said = _as_dealt(receipt, rules), receipt.cards
    if said.packets != right.packets:
        yield _fault(receipt, FaultCode.DEALT_WRONG, detail=f"packets={rules.packets}")
    if said.turned != right.turned:
        yield _fault(receipt, FaultCode.TURNED_WRONG)
    for code, mine, theirs in (
        (FaultCode.HANDS_WRONG, right.hands, said.hands),
        (FaultCode.TALON_WRONG, right.talons, said.talons),
        (FaultCode.LATER_WRONG, right.later, said.later),
    ):
        for seat in range(rules.players):
            if mine[seat] != theirs[seat]:
                detail = f"the pack gives {hand_text(hand_of(mine[seat])) or 'nothing'}"
                yield _fault(receipt, code, seat, detail)
    if said.rest != right.rest:
        yield _fault(receipt, FaultCode.REST_WRONG)


def _as_dealt(receipt: Receipt, rules: RuleSet) -> Dealing:
    """How the cut pack is dealt: in the way, of those the dealer may choose, that fits best."""
    pack, said = cut(receipt.pack, receipt.cut), receipt.cards
    ways = [
        dealing(rules, pack, receipt.dealer, pattern, receipt.taker)
        for pattern in range(len(rules.plan.patterns))
    ]
    return max(ways, key=lambda way: (way.packets == said.packets, way.hands == said.hands))
