"""The order in which cards are tried: likely good ones first. It decides speed, never a value.

The card that last cut off in a like place comes first. The others are rated by class, card points
and strength, with weights tuned on random deals (``weights.py``). A class puts together what
matters at a glance: does the card win, can the trick still be taken away, whose is it.
"""

from __future__ import annotations

from typing import Final

from belot.rules import play
from belot.search import jit, memory
from belot.search.bits import count, lowest
from belot.search.memory import At, Block

WINS: Final = 1  # it takes the trick as it lies
THREATENED: Final = 2  # a foe still to play can beat what is winning then (a lead: can ruff it)
FRIENDLY: Final = 4  # the trick was the side's own (a lead: a friend holds the suit's highest)
TRUMP: Final = 8
FOLLOWS: Final = 16  # it follows suit (a lead: a friend can ruff the suit)
MASTER: Final = 32  # no foe holds a higher card of the suit
CLASSES: Final = 64

UNTRIED: Final = -1


@jit.inlined
def choose(m: Block, at: At, legal: int) -> int:
    """The place of the legal card to try next, of those not yet tried in this position."""
    if legal & (legal - 1) == 0:
        return lowest(legal)
    left = count(at[0])
    row = memory.RATED + left * memory.RATED_ROW
    if m[row] == UNTRIED:
        m[row] = 0
        killer = m[memory.KILLERS + left * memory.KILLER_ROW + at[4] + 1]
        if killer >= 0 and legal >> killer & 1:
            return killer & 31
    if m[row] == 0:
        m[row] = rate_leads(m, at, row, legal) if at[3] < 0 else rate_follows(m, at, row, legal)
    return pick(m, row)


@jit.inlined
def pick(m: Block, row: int) -> int:
    """Take the card with the highest rating out of a row."""
    end = row + m[row]
    top = end
    for each in range(row + 1, end):
        if m[each] > m[top]:
            top = each
    found = m[top]
    m[top] = m[end]
    m[row] -= 1
    return found & 31


@jit.inlined
def rate(m: Block, row: int, position: int, kind: int, place: int) -> None:
    """Write a card into a row: its rating, and below it its place."""
    weights = memory.WEIGHTS + (position * CLASSES + kind) * 3
    rating = m[weights] + m[weights + 1] * m[memory.WORTH + place] + m[weights + 2] * (place & 7)
    m[row] = (rating << 5) + place


@jit.inlined
def suits_in(mask: int) -> int:
    """All eight places of every suit of which a mask has a card."""
    some = ((mask & 0x7F7F7F7F) + 0x7F7F7F7F | mask) & 0x80808080
    return (some >> 7) * 255


@jit.inlined
def ruffs(m: Block, cards: int, seat: int) -> tuple[int, int]:
    """The suits that foes, and that friends, have none of while they have trumps."""
    foes = friends = 0
    for other in range(m[memory.PLAYERS]):
        hand = m[memory.HANDS + other] & cards
        if hand & m[memory.TRUMPS]:
            if m[memory.SIDE + other] != m[memory.SIDE + seat]:
                foes |= ~suits_in(hand)
            elif other != seat:
                friends |= ~suits_in(hand)
    return foes, friends


@jit.inlined
def rate_leads(m: Block, at: At, row: int, legal: int) -> int:
    """Rate the cards that can be led into a row; how many there are."""
    cards, _, seat = at[:3]
    trumps, side = m[memory.TRUMPS], m[memory.SIDE + seat]
    foes = m[memory.CARDS + 1 - side] & cards
    friends = m[memory.CARDS + side] & cards & ~m[memory.HANDS + seat]
    foes_ruff, friends_ruff = ruffs(m, cards, seat)
    rated = 0
    while legal:
        place = lowest(legal)
        legal &= legal - 1
        over = play.above(foes, place)
        kind = WINS | MASTER if over == 0 else 0
        kind += (foes_ruff >> place & 1) * THREATENED
        kind += (friends_ruff >> place & 1) * FOLLOWS
        kind += (trumps >> place & 1) * TRUMP
        if play.above(friends, place) > over:
            kind += FRIENDLY
        rated += 1
        rate(m, row + rated, 0, kind, place)
    return rated


@jit.inlined
def rate_follows(m: Block, at: At, row: int, legal: int) -> int:
    """Rate the cards that can be played to a trick into a row; how many there are."""
    cards, _, seat, led, best, winner, _ = at
    trumps, side = m[memory.TRUMPS], m[memory.SIDE + seat]
    foes = m[memory.CARDS + 1 - side] & cards
    later = m[memory.LATER + count(cards)]
    follow, ruff = foes_to_play(m, cards, seat, led, later)
    node = FRIENDLY if m[memory.SIDE + winner] == side else 0
    if play.same_suit(m[memory.HANDS + seat] & cards, led):
        node += FOLLOWS
    if beatable(follow, ruff, best, trumps):
        node += THREATENED
    rated = 0
    while legal:
        place = lowest(legal)
        legal &= legal - 1
        kind = node
        if play.beats(place, best, trumps):
            kind = node & ~THREATENED | WINS
            if beatable(follow, ruff, place, trumps):
                kind += THREATENED
        kind += (trumps >> place & 1) * TRUMP
        if play.above(foes, place) == 0:
            kind += MASTER
        rated += 1
        rate(m, row + rated, 3 - later, kind, place)
    return rated


@jit.inlined
def foes_to_play(m: Block, cards: int, seat: int, led: int, later: int) -> tuple[int, int]:
    """What foes among the ``later`` seats can follow with, and what they can ruff with."""
    follow = ruff = 0
    other = seat
    for _ in range(later):
        other = other + 1 if other + 1 < m[memory.PLAYERS] else 0
        if m[memory.SIDE + other] != m[memory.SIDE + seat]:
            hand = m[memory.HANDS + other] & cards
            same = play.same_suit(hand, led)
            follow |= same
            if not same:
                ruff |= hand & m[memory.TRUMPS]
    return follow, ruff


@jit.inlined
def beatable(follow: int, ruff: int, best: int, trumps: int) -> bool:
    """Whether these cards can beat the best card of a trick."""
    if play.above(follow | ruff, best):
        return True
    return ruff != 0 and not trumps >> best & 1
