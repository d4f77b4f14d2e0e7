"""Helper cards: the order and value of the cards, what may be announced, and what must be played.

Every number and every duty is asked of ``rules``, so that a card cannot say anything else than the
table does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from belot.coach.position import in_play
from belot.rules import Card, Contract, Declaration, Hand, RuleSet, SeatView, parse_hand
from belot.rules import announce as ann
from belot.rules.announce import RANK_PLACE
from belot.rules.auction import contracts
from belot.rules.cards import PLAY_ORDER, Rank, cards_of, parse_card
from belot.rules.law import duty, law_of, trick_of
from belot.rules.options import Belot8
from belot.rules.worths import every_declaration

SUIT: Final = Contract.HEARTS
"""The suit that is trump on a helper card."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A card with its points; a column of them has the strongest first."""

    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class Order:
    """How cards rank in a kind of contract: ``trump`` and ``plain`` columns, the strongest first,
    and all card points of a deal with the last trick."""

    contract: Contract
    trump: tuple[Ranked, ...]
    plain: tuple[Ranked, ...]
    together: int


def orders(rules: RuleSet) -> tuple[Order, ...]:
    """A suit contract, and No Trumps and All Trumps where they are played."""
    kinds = (SUIT, Contract.NO_TRUMPS, Contract.ALL_TRUMPS)
    return tuple(_order(rules, kind) for kind in kinds if kind in contracts(rules))


def _order(rules: RuleSet, contract: Contract) -> Order:
    points = law_of(rules, contract).points
    times = rules.nt_multiplier if contract is Contract.NO_TRUMPS else 1
    place = PLAY_ORDER[contract].place

    def column(suit: int) -> tuple[Ranked, ...]:
        cards = sorted(range(suit * 8, suit * 8 + 8), key=place.__getitem__, reverse=True)
        return tuple(Ranked(card, points[card] * times) for card in cards)

    trump = next((s for s in (SUIT, *range(4)) if contract.trumps(s)), None)
    plain = next((s for s in (3, *range(4)) if not contract.trumps(s)), None)
    return Order(
        contract,
        trump=() if trump is None else column(trump),
        plain=() if plain is None else column(plain),
        together=(sum(points) + rules.last_trick) * times,
    )


def sequence_order(rules: RuleSet) -> tuple[Rank, ...]:
    """The ranks in the order of sequences, the highest first."""
    return tuple(sorted(Rank, key=RANK_PLACE[rules.seq_order].__getitem__, reverse=True))


# --- what may be announced ---


@dataclass(frozen=True, slots=True)
class Worth:
    """Something that brings points: what it is, an example of the cards, and how much. ``eight`` of
    a suit wins the match and has none."""

    what: Literal["sequence", "quad", "belote", "last", "capot", "eight"]
    cards: tuple[Card, ...]
    points: int


def bonuses(rules: RuleSet) -> tuple[Worth, ...]:
    """Everything that counts beside the cards."""
    found = [*_declared(rules)] if rules.declarations else []
    pair = parse_hand("KH QH")
    if ann.belote_suits(SUIT, pair, rules.at_belotes):
        found.append(Worth("belote", cards_of(pair)[::-1], rules.belote_points))
    if rules.belot8_wins_match is not Belot8.OFF:
        found.append(Worth("eight", tuple(range(23, 15, -1)), 0))
    found.append(Worth("last", (), rules.last_trick))
    found.append(Worth("capot", (), rules.capot_bonus))
    return tuple(found)


def _declared(rules: RuleSet) -> Iterator[Worth]:
    """Fours from the best down, then sequences of five, four and three."""
    every = every_declaration(rules)
    fours = [item for item in every if item.kind is ann.Kind.QUAD]
    for item in sorted(fours, key=lambda i: (i.points, _rank(rules, i)), reverse=True):
        yield Worth("quad", cards_of(item.cards)[::-1], item.points)
    place = RANK_PLACE[rules.seq_order]
    for item in (each for each in every if each.kind is ann.Kind.SEQUENCE):
        cards = sorted(cards_of(item.cards), key=lambda card: place[card & 7], reverse=True)
        yield Worth("sequence", tuple(cards), item.points)


def _rank(rules: RuleSet, item: Declaration) -> tuple[int, ...]:
    return ann.contest_key(rules, SUIT, item)


RULINGS: Final = (
    "card_reuse",
    "decl_contest",
    "quad_vs_seq",
    "seq_rank",
    "seq_trump_priority",
    "decl_tie",
)
"""The house rules that say whose declarations count, in the order in which one asks them."""


# --- what must be played ---


@dataclass(frozen=True, slots=True)
class Case:
    """A situation that players ask about: its name, the contract, the cards on the table, a hand.

    Who is last on the table sits to the asker's one side, the partner (of four) before them.
    """

    name: str
    contract: Contract
    trick: str
    hand: str


CASES: Final = (
    Case("suit", SUIT, "KS", "AS 7S JH 8D"),
    Case("suit-ruffed", SUIT, "KS 8H", "AS 7S JH 8D"),
    Case("trump", SUIT, "TH", "JH 7H AS"),
    Case("trump-partner", SUIT, "TH 7H", "JH 8H AS"),
    Case("ruff", SUIT, "AS", "9H 8H KD 7C"),
    Case("over", SUIT, "AS QH", "9H 7H KD"),
    Case("under", SUIT, "AS QH", "8H 7H KD"),
    Case("partner", SUIT, "AS 7S", "9H 7H KD 8C"),
    Case("partner-ruffed", SUIT, "AS QH 7S", "9H 7H KD 8C"),
    Case("free", SUIT, "AS", "KD 7C"),
    Case("no-trumps", Contract.NO_TRUMPS, "KS", "AS 7S JH"),
    Case("all-trumps", Contract.ALL_TRUMPS, "TS", "JS 7S AH"),
)


@dataclass(frozen=True, slots=True)
class Duty:
    """What is to be done in a case: the code of the duty, and the cards of the hand that may be
    played."""

    case: Case
    trick: tuple[Card, ...]
    hand: Hand
    legal: Hand
    code: str


def duties(rules: RuleSet) -> tuple[Duty, ...]:
    """What must be played, case by case; only cases that these rules know or answer differently."""
    found = {case.name: _duty(rules, case) for case in CASES if _possible(rules, case)}
    for twin, other in (("suit-ruffed", "suit"), ("trump-partner", "trump")):
        if twin in found and found[twin].code == found[other].code:
            del found[twin]
    ruffed = found.get("partner-ruffed")
    if ruffed and ruffed.code == found["partner"].code:
        del found["partner-ruffed"]
    return tuple(found.values())


def _possible(rules: RuleSet, case: Case) -> bool:
    partners = case.name in ("partner", "partner-ruffed", "trump-partner")
    cards = len(case.trick.split())
    return (
        case.contract in contracts(rules)
        and cards < (rules.players if not partners else 4)
        and (rules.players == 4 or not partners)
    )


def _duty(rules: RuleSet, case: Case) -> Duty:
    seen = case_view(rules, case)
    assert seen.law is not None and seen.run is not None
    code = duty(seen.law, seen.hand, seen.run.trick, seen.seat)
    return Duty(case, seen.run.trick.cards, seen.hand, seen.lawful, code.value)


def case_view(rules: RuleSet, case: Case) -> SeatView:
    """A case as the seat sees it that is to play."""
    cards = tuple(map(parse_card, case.trick.split()))
    trick = trick_of(law_of(rules, case.contract), tuple(enumerate(cards)))
    return in_play(rules, case.contract, parse_hand(case.hand), trick)
