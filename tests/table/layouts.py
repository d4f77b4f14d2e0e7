"""Claims looked at one layout after the other, card by card: the slow way, which needs no thought.

Nothing here is shared with ``table.hidden`` and ``table.claiming`` but the law of play itself.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from belot.rules import SeatView, cards_of
from belot.rules.cards import FULL, hand_of
from belot.rules.law import PlayLaw, Trick, add, legal_cards

Hands = tuple[int, ...]


def played_lawfully(view: SeatView, seat: int, hand: int) -> bool:
    """Whether all that a seat played was allowed if it holds this hand now."""
    law, run, players = view.law, view.run, view.rules.players
    assert law is not None
    assert run is not None
    for done in reversed((*run.tricks, run.trick)):
        plays = done.plays(players)
        mine = [n for n, (who, _) in enumerate(plays) if who == seat]
        if not mine:
            continue
        trick = Trick(done.leader)
        for who, card in plays[: mine[0]]:
            trick = add(law, trick, who, card)
        card = plays[mine[0]][1]
        hand |= 1 << card
        if not legal_cards(law, hand, trick, seat) >> card & 1:
            return False
    return True


def surely_held(view: SeatView, seat: int) -> int:
    """Cards that a seat showed, or got before everybody's eyes and could not put away."""
    board, rules = view.board, view.rules
    held = 0
    for item in board.contest.counted[seat] if board.contest else ():
        held |= item.cards
    for word in board.words:
        held |= 0x60 << word.suit * 8 if word.seat == seat else 0
    captain = rules.captain_exchanges and seat == board.taker
    if seat == board.swapped and not captain:
        held |= 1 << board.offered
    if board.turned >= 0 and not captain:
        to_taker = rules.plan.taker_gets_turned and seat == board.taker
        whole = rules.players * rules.hand_size == 32 and not rules.plan.taker_gets_turned
        if to_taker or (whole and seat == view.standing.dealer):
            held |= 1 << board.turned
    assert view.run is not None
    return held & ~view.run.played


def layouts(view: SeatView, most: int) -> list[Hands] | None:
    """Every layout that a seat can think possible; None if there are more than so many."""
    run, rules = view.run, view.rules
    assert run is not None
    unseen = FULL & ~(view.hand | view.away | run.played)
    left_over = rules.players * rules.hand_size < 32 and not rules.captain_exchanges
    if view.board.turned >= 0 and left_over and not rules.plan.taker_gets_turned:
        unseen &= ~(1 << view.board.turned)
    players = rules.players
    lying = {seat for seat, _ in run.trick.plays(players)}
    fits: list[list[int]] = []
    for seat in range(players):
        number = rules.hand_size - len(run.tricks) - (seat in lying)
        if seat == view.seat:
            fits.append([view.hand])
            continue
        sure = surely_held(view, seat)
        turned = 1 << view.board.turned if view.board.turned >= 0 else 0
        if rules.captain_exchanges and seat != view.board.taker:
            turned &= ~sure  # it came to the captain with the stock
        else:
            turned = 0
        hands = map(hand_of, combinations(cards_of(unseen & ~turned), number))
        fits.append([h for h in hands if not sure & ~h and played_lawfully(view, seat, h)])
    found: list[tuple[int, Hands]] = [(0, ())]
    for held in fits:
        found = [(out | h, (*some, h)) for out, some in found for h in held if not out & h]
        if len(found) > 40 * most:
            return None
    return [some for _, some in found] if len(found) <= most else None


def surely_wins(law: PlayLaw, seat: int, trick: Trick, possible: list[Hands]) -> bool:
    """Whether a seat that cannot tell these layouts apart can win this trick and all that follow,
    whatever the others do; ``trick`` is in progress or about to begin."""
    players = len(possible[0])
    if len(trick.cards) == players:
        if trick.winner != seat:
            return False
        trick = Trick(seat)
    if not trick.cards and not any(possible[0]):
        return True
    turn = (trick.leader + len(trick.cards)) % players
    if turn == seat:
        own = possible[0][seat]
        return any(
            surely_wins(law, seat, add(law, trick, seat, card), _without(possible, seat, card))
            for card in cards_of(legal_cards(law, own, trick, seat))
        )
    seen: dict[int, list[Hands]] = defaultdict(list)
    for hands in possible:
        for card in cards_of(legal_cards(law, hands[turn], trick, turn)):
            seen[card].append(hands)
    if seat in {who for who, _ in trick.plays(players)} and any(
        add(law, trick, turn, card).winner == turn for card in seen
    ):
        return False
    return all(
        surely_wins(law, seat, add(law, trick, turn, card), _without(some, turn, card))
        for card, some in seen.items()
    )


def _without(possible: list[Hands], seat: int, card: int) -> list[Hands]:
    return [
        tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(hands))
        for hands in possible
    ]
