"""What ``belot.rules`` answers to a vector, one function for each kind (house_rules §7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from belot.rules import Code, Play, Refusal, RuleSet, act, announce, auction, match
from belot.rules.auction import Auction, call_of
from belot.rules.calls import Bid
from belot.rules.cards import Contract, card_text, cards_of
from belot.rules.events import CardPlayed, Word
from belot.rules.game import open_match
from belot.rules.law import law_of, legal_cards, trick_of
from belot.rules.options import BeloteAnnounce
from belot.rules.scoring import Tally, score
from belot.rules.state import Board, Phase, Run, Secret, State
from tests.law.reading import (
    Fields,
    Malformed,
    below,
    bid,
    by_number,
    card,
    hand,
    hands,
    items,
    lawful,
    plays,
    suit,
    text,
    trump,
    truth,
    whole,
)

Answer = dict[str, Any]


def legal_plays(rules: RuleSet, given: Fields) -> Answer:
    contract, seat = given.get("trump", trump), given.get("seat", below(rules.players))
    held, done = given.get("hand", hand), given.get("trick", plays(rules.players))
    if len(done) == rules.players or (done and (done[-1][0] + 1) % rules.players != seat):
        raise Malformed(f"seat {seat} is not the next to play to the trick")
    if any(held >> c & 1 for _, c in done):
        raise Malformed("a card of the hand lies in the trick")
    law = law_of(rules, contract)
    allowed = legal_cards(law, held, trick_of(law, done, seat), seat)
    return {"legal": {card_text(c) for c in cards_of(allowed)}}


def trick_winner(rules: RuleSet, given: Fields) -> Answer:
    law, done = (
        law_of(rules, given.get("trump", trump)),
        given.get("trick", plays(rules.players)),
    )
    if not done:
        raise Malformed("nobody played to the trick")
    return {"winner": trick_of(law, done).winner, "points": sum(law.points[c] for _, c in done)}


def declarations(rules: RuleSet, given: Fields) -> Answer:
    contract = given.get("trump", trump)
    if "hands" in given:
        eldest, held = (
            given.get("eldest", below(rules.players)),
            given.get("hands", hands(rules.players)),
        )
        said = [announce.proposal(rules, contract, each) for each in held]
        return {"points": _by_side(announce.contest(rules, contract, eldest, said).points)}
    if "belote_play" in given:
        return {"belote": belote_play(rules, contract, given.get("belote_play", _fields))}
    held_by_one = given.get("hand", hand)
    return {
        "points": sum(item.points for item in announce.proposal(rules, contract, held_by_one)),
        "belot8_wins": announce.eight_of_suit(rules, contract, held_by_one) >= 0,
    }


def _fields(value: Any, name: str) -> Fields:
    return Fields(value, name)


def belote_play(rules: RuleSet, contract: Contract, given: Fields) -> bool:
    """Whether the word of belote goes with a card, asked of the game itself."""
    played, held = given.get("card", card), given.get("hand", hand)
    done = given.get("trick", plays(rules.players))
    given.close()
    if len(done) == rules.players or any(held >> c & 1 for _, c in done):
        raise Malformed("the trick is full, or a card of the hand lies in it")
    seat = (done[-1][0] + 1) % rules.players if done else 0
    state = _in_play(rules, contract, seat, held, done)
    try:
        act(state, seat, Play(played))
    except Refusal as e:
        raise Malformed(f"belote_play: {e.args[0]}") from None
    said = rules.belote_announce is not BeloteAnnounce.AUTO
    try:
        _, events = act(state, seat, Play(played, belote=said))
    except Refusal:
        return False
    return isinstance(events[0], CardPlayed) and events[0].word is Word.BELOTE


def _in_play(
    rules: RuleSet, contract: Contract, seat: int, held: int, done: Sequence[tuple[int, int]]
) -> State:
    """A deal in which a seat holds a hand and is to play to a trick."""
    state, _ = open_match(rules, b"", dealer=0)
    law = law_of(rules, contract)
    trick = trick_of(law, tuple(done), seat)
    none = (0,) * rules.sides
    only = tuple(held if s == seat else 0 for s in range(rules.players))
    return replace(
        state,
        phase=Phase.PLAY,
        turn=seat,
        law=law,
        board=Board(
            auction=Auction(0, 0, contract=contract, taker=seat, over=True),
            heard=((),) * rules.players,
            belotes=(0,) * rules.players,
        ),
        run=Run(trick, (), none, none),
        secret=Secret(
            hands=only,
            full=only,
            items=((),) * rules.players,
            pairs=tuple(announce.belote_suits(contract, h, rules.at_belotes) for h in only),
        ),
    )


def _by_side(points: Sequence[int]) -> dict[str, int]:
    return {str(side): each for side, each in enumerate(points)}


def _multiplier(value: Any, name: str) -> int:
    if whole(value, name) not in (1, 2, 3, 4):
        raise Malformed(f"{name} is not 1, 2, 3 or 4: {value}")
    return int(value)


def scoring(rules: RuleSet, given: Fields) -> Answer:
    if "card_list" in given:
        points = law_of(rules, given.get("trump", trump)).points
        return {"points": sum(points[c] for c in cards_of(given.get("card_list", hand)))}
    per_side, side = by_number(rules.sides, whole), below(rules.sides)
    some = by_number(rules.sides, whole, 0)
    scored = score(
        rules,
        Tally(
            contract=given.optional("contract", trump, Contract.HEARTS),
            taker=given.get("taker", side),
            cards=given.get("cards", per_side),
            last_trick=given.get("last_trick", side),
            tricks=given.optional("tricks", per_side, ()),
            declarations=given.optional("declarations", some, ()),
            belote=given.optional("belote", some, ()),
            multiplier=given.optional("multiplier", _multiplier, 1),
            hung=given.optional("hanging_in", whole, 0),
            bid=given.get("bid", bid) if rules.bids_numbers else None,
            bidder_tricks=given.optional("bidder_tricks", whole, 0),
        ),
    )
    return {
        "totals": _by_side(scored.totals),
        "result": scored.result.value,
        "scores": _by_side(scored.written),
        "hanging": scored.hanging,
    }


def bidding(rules: RuleSet, given: Fields) -> Answer:
    dealer = given.get("dealer", below(rules.players))
    so_far = auction.open_auction(rules, dealer, given.optional("turned", suit, None))
    if so_far.turned is None and rules.auction.value in ("two_round_take", "two_player_short"):
        raise Malformed("no card is turned, and this auction offers one")
    for each in given.get("calls", items):
        fields = Fields(each, "a call")
        seat = fields.get("seat", below(rules.players))
        call = lawful(call_of, fields.get("call", text), "call")
        fields.close()
        if so_far.over:
            raise Malformed(f"seat {seat} says {call} out of turn")
        try:
            auction.check_call(rules, so_far, call, seat)
        except Refusal as e:
            out_of_turn = "out of turn, " if e.code is Code.NOT_YOUR_TURN else ""
            raise Malformed(f"seat {seat}: {out_of_turn}{e.args[0]} ({e.code})") from None
        so_far = auction.after(rules, so_far, call, seat)
    if not so_far.over:
        legal = {call.value for call in auction.legal_calls(rules, so_far)}
        return {"over": False, "turn": so_far.turn, "legal": legal}
    if so_far.contract is None:
        return {
            "over": True,
            "outcome": "redeal",
            "next_dealer": auction.next_dealer(rules, so_far),
        }
    return {
        "over": True,
        "outcome": "contract",
        **_height(so_far.bid),
        "contract": so_far.contract.letter,
        "taker": so_far.taker,
        "multiplier": so_far.multiplier,
    }


def _height(made: Bid | None) -> Answer:
    """How high a contract was bid, where points are bid."""
    if made is None:
        return {}
    return {"bid": str(made) if made.slam else made.number}


def match_end(rules: RuleSet, given: Fields) -> Answer:
    per_side, side = by_number(rules.sides, whole), below(rules.sides)
    before, dealt = given.get("before", per_side), given.get("deal", per_side)
    exact = given.optional("deal_exact", per_side, dealt)
    counted = match.last_deal(rules, before, dealt, exact)
    totals = tuple(a + b for a, b in zip(before, counted, strict=True))
    total = given.optional("deal_total", whole, sum(dealt))
    caller = given.optional("caller", side, -1)
    capot = given.optional("capot", truth, False)
    middle = given.optional("mid_deal", truth, False)
    without = given.optional("capot_side", side, -1)  # the side that took no trick
    barred = match.barred(
        rules,
        totals,
        given.optional("belote", per_side, (0,) * rules.sides),
        failed=given.optional("failed", side, -1),
        capot=1 - without if without >= 0 else -1,
    )
    if "belot8" in given:
        verdict = match.eight_of_suit(given.get("belot8", side))
    elif middle:
        verdict = match.mid_deal(rules, totals)
    else:
        verdict = match.after_deal(
            rules, totals, dealt, total, caller=caller, capot=capot, barred=barred
        )
    return {"over": verdict.over, "winner": verdict.winner if verdict.over else None}


KINDS: Final[Mapping[str, Callable[[RuleSet, Fields], Answer]]] = {
    "legal_plays": legal_plays,
    "trick_winner": trick_winner,
    "declarations": declarations,
    "scoring": scoring,
    "auction": bidding,
    "match_end": match_end,
}
