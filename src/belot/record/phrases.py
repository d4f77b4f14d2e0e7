"""The small phrases of the text notation: seats, sides, cards, declarations, and what follows
from the play. Whatever is derived is written and checked with the same function."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from belot.record.errors import RecordCode, RecordError
from belot.rules import (
    Call,
    Contest,
    Declaration,
    Phase,
    Refusal,
    RuleSet,
    State,
    Verdict,
    Word,
    card_text,
    cards_of,
    parse_card,
)
from belot.rules import events as ev
from belot.rules.announce import RANK_PLACE, quads, splits
from belot.rules.calls import call_of
from belot.rules.cards import DECK, Suit
from belot.rules.deal import seven_of

ARROW: Final = "->"
"""What stands behind it on a line follows from what stands before it."""

SCORE_ROWS: Final = (
    "Score Cards Last Capot Declarations Belote Points Award Received Written Hanging Match"
).split()
"""The lines of a score, in their order."""

_SUIT_SIGNS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
_CALLS: Final = {call.value.casefold(): call for call in Call}
_BID: Final = re.compile(r"([0-9]{1,3}|capot|generale)([cdhs]|nt|at)")
_SUITS: Final = {suit.letter: suit for suit in Suit}
_SEAT: Final = re.compile(r"[Pp]?([0-3])")


def mismatch(reason: str) -> RecordError:
    """The error for something that cannot stand where it stands."""
    return RecordError(RecordCode.MISMATCH, reason)


# --- seats, sides, numbers ------------------------------------------------------------


def seat_text(seat: int) -> str:
    """``P0`` … ``P3``."""
    return f"P{seat}"


def side_text(rules: RuleSet, side: int) -> str:
    """``P0+P2`` for a team, ``P1`` for a player alone."""
    return "+".join(seat_text(s) for s in range(rules.players) if rules.side(s) == side)


def read_seat(text: str) -> int:
    """Read ``P2`` or ``2``."""
    found = _SEAT.fullmatch(text.strip())
    if found is None:
        raise mismatch(f"{text.strip()!r:.40} is not a seat (P0, P1, …)")
    return int(found[1])


def read_number(text: str) -> int:
    """Read a number of up to seven digits."""
    if not re.fullmatch(r"[0-9]{1,7}", text.strip()):
        raise mismatch(f"{text.strip()!r:.40} is not a number")
    return int(text)


def read_total(text: str) -> int:
    """Read a total, which may be negative."""
    number = text.removeprefix("-")
    return read_number(number) if number == text else -read_number(number)


def read_said(text: str) -> list[tuple[int, str]]:
    """Read ``P0 this, P1 that``: each seat and the words after it."""
    said = []
    for part in text.split(","):
        seat, _, words = part.strip().partition(" ")
        said.append((read_seat(seat), words.strip()))
    return said


# --- cards ----------------------------------------------------------------------------


def plain(text: str) -> str:
    """A line with the signs of the suits turned into letters."""
    return text.translate(_SUIT_SIGNS)


def read_card(text: str) -> int:
    """Read one card."""
    try:
        return parse_card(text)
    except Refusal as refusal:
        raise mismatch(str(refusal)[:60]) from None


def read_cards(text: str) -> list[int]:
    """Read cards parted by spaces, each once."""
    names = text.split(None, DECK)
    if len(names) > DECK:
        raise mismatch("more cards than there are")
    cards = [read_card(name) for name in names]
    for card in cards:
        if cards.count(card) > 1:
            raise RecordError(RecordCode.DUPLICATE, f"{card_text(card)} comes twice")
    return cards


def read_call(text: str) -> Call:
    """Read a call of the auction."""
    word = text.casefold()
    if word in _CALLS:
        return _CALLS[word]
    bid = _BID.fullmatch(word)
    try:
        return call_of(f"{bid[1]}{bid[2].upper()}" if bid else text)
    except Refusal:
        raise mismatch(f"no such call: {text!r:.40}") from None


# --- declarations ---------------------------------------------------------------------


def item_text(rules: RuleSet, item: Declaration) -> str:
    """``50 8H-9H-TH-JH``: the points and the cards of a declaration, lowest first."""
    place = RANK_PLACE[rules.seq_order]
    cards = sorted(cards_of(item.cards), key=lambda c: (place[c & 7], c))
    return f"{item.points} {'-'.join(map(card_text, cards))}"


def said_text(rules: RuleSet, items: Iterable[Declaration], belote: int) -> str:
    """What a seat announced: declarations, and belotes called with them, joined by ``+``."""
    parts = [item_text(rules, item) for item in items]
    parts += [f"belote {suit.letter}" for suit in Suit if belote >> suit & 1]
    return " + ".join(parts)


def read_items(state: State, seat: int, text: str) -> tuple[Word, tuple[Declaration, ...], int]:
    """Read announcements and words: ``belote``, ``belote H``, ``20 7H-8H-9H``, joined by ``+``.

    Returns the word, the declarations in descending order, and the mask of belotes called.
    """
    word, items, belote = Word.NONE, [], 0
    for part in filter(None, (p.strip() for p in text.split("+"))):
        first, *rest = part.split()
        if first.casefold() in ("belote", "rebelote") and not rest:
            word = Word[first.upper()]
        elif first.casefold() == "belote" and len(rest) == 1 and rest[0].upper() in _SUITS:
            belote |= 1 << _SUITS[rest[0].upper()]
        else:
            items.append(_read_item(state, seat, part))
    return word, tuple(sorted(items, reverse=True)), belote


def _read_item(state: State, seat: int, text: str) -> Declaration:
    points, _, names = text.rpartition(" ")
    wanted = frozenset(read_card(name) for name in names.split("-"))
    hand = state.secret.hands[seat] if seat < len(state.secret.hands) else 0
    rules, contract = state.rules, state.board.contract
    parted = splits(rules, hand, contract)
    held = [*quads(rules, hand, contract), *(item for some in parted for item in some)]
    for item in held:
        if wanted == frozenset(cards_of(item.cards)):
            if points and read_number(points) != item.points:
                raise mismatch(f"{names} is worth {item.points}, not {points}")
            return item
    raise mismatch(f"{seat_text(seat)} cannot declare {text:.60}")


# --- what follows ---------------------------------------------------------------------


def auction_text(state: State) -> str:
    """How the auction ended: ``H by P2 doubled``, ``120H by P1``, ``passed out``; empty while it
    runs."""
    auction = state.board.auction
    if auction is None or not auction.over:
        return ""
    if auction.contract is None:
        return f"passed out, {seat_text(state.standing.dealer)} deals"
    height = "" if auction.bid is None else auction.bid
    times = {1: "", 2: " doubled"}.get(auction.multiplier, " redoubled")
    return f"{height}{auction.contract.letter} by {seat_text(auction.taker)}{times}"


def swap_text(turned: int) -> str:
    """``7H for AH``."""
    return f"{card_text(seven_of(turned))} for {card_text(turned)}"


def trick_text(event: ev.TrickTaken) -> str:
    """Who takes a trick, and its card points."""
    return f"{seat_text(event.seat)} {event.points}"


def rest_text(event: ev.RestTaken) -> str:
    """The belotes that count as said where the cards are thrown in: ``P1 belote H``."""
    return ", ".join(
        f"{seat_text(seat)} belote {suit.letter}"
        for seat, suits in enumerate(event.belotes)
        for suit in Suit
        if suits >> suit & 1
    )


def contest_text(rules: RuleSet, contest: Contest) -> str:
    """Which declarations count: ``P1+P3 70: P1 50 …, P3 20 …``; or ``nothing``."""
    sides = [
        f"{side_text(rules, side)} {points}" for side, points in enumerate(contest.points) if points
    ]
    shown = [
        f"{seat_text(seat)} {said_text(rules, items, 0)}"
        for seat, items in enumerate(contest.counted)
        if items
    ]
    return f"{', '.join(sides)}: {', '.join(shown)}" if shown else "nothing"


def eight_text(event: ev.EightOfSuit) -> str:
    """Who holds eight of which suit."""
    return f"{seat_text(event.seat)} {event.suit.letter}"


def verdict_text(rules: RuleSet, verdict: Verdict) -> str:
    """Who won and how, or why the match goes on though somebody is over the target."""
    if verdict.over:
        return f"{side_text(rules, verdict.winner)} wins, {verdict.ending}"
    return "" if verdict.ending == "running" else f"goes on, {verdict.ending}"


def score_rows(state: State, event: ev.DealScored) -> dict[str, str]:
    """The score sheet of a deal as it stands after it: the rows by name."""
    rules, score = state.rules, event.score
    result = str(score.result)
    if score.offender >= 0:
        result += f" by {side_text(rules, score.offender)}"
    rows = {
        "Cards": score.cards,
        "Last": score.last,
        "Capot": score.capot,
        "Declarations": score.declarations,
        "Belote": score.belote,
        "Points": score.totals,
        "Award": score.award,
        "Received": score.from_hung,
        "Written": score.written,
        "Hanging": (score.hanging,),
        "Match": state.standing.totals,
    }
    texts = {name: columns(numbers) for name, numbers in rows.items()}
    sides = columns(side_text(rules, side) for side in range(rules.sides))
    verdict = verdict_text(rules, event.verdict)
    texts["Match"] += f"  {ARROW} {verdict}" if verdict else ""
    return {"Score": f"{sides}  {result}", **texts}


def columns(values: Iterable[object]) -> str:
    """Numbers or names in columns."""
    return "".join(f"{value:>7}" for value in map(str, values))


def cut_text(at: int) -> str:
    """How many cards were lifted, or ``tap``."""
    return str(at) if at else "tap"


def packets_text(rules: RuleSet, pattern: int) -> str:
    """The packets of a choice: ``3+2``."""
    return "+".join(map(str, rules.plan.patterns[pattern]))


def right_text(right: bool) -> str:
    """Whether a claim of renonce was right."""
    return "right" if right else "wrong"


def end_text(state: State) -> str:
    """What the end mark says: who won, or ``*`` for a match that is not over."""
    if state.phase is not Phase.OVER:
        return "*"
    return side_text(state.rules, state.standing.verdict.winner)


def result_text(state: State) -> str:
    """The tag ``Result``: the totals, or ``*`` for a match that is not over."""
    over = state.phase is Phase.OVER
    return "-".join(map(str, state.standing.totals)) if over else "*"
