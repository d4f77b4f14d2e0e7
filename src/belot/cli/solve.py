"""``belot solve``: perfect play with open cards, from a position of a record."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from belot.cli.arguments import add_cards
from belot.cli.errors import OK, number_from, stop

if TYPE_CHECKING:
    from belot.cli.voice import Voice
    from belot.record import Record
    from belot.rules import State
    from belot.search.position import Position
    from belot.search.solver import Outcome, Solution


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot solve``."""
    parser.add_argument(
        "file", metavar="FILE", help="a record (.belot or .jsonl), which may stop in mid-deal"
    )
    parser.add_argument(
        "--deal", type=number_from(1), metavar="N", help="a deal (default: the last)"
    )
    parser.add_argument(
        "--card",
        type=number_from(1),
        metavar="K",
        help="before the K-th card of the deal (default: the first, or where the record stops)",
    )
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(args: argparse.Namespace) -> int:
    """Read a record, find the position, solve it and say what was found."""
    from belot.cli.replay import read, voice_of
    from belot.search.position import PositionError, position_of
    from belot.search.solver import Solver

    record = read(args.file)
    state = _state(record, args.deal, args.card)
    try:
        position = position_of(state)
    except PositionError:
        raise stop("solve-no-position") from None
    solution = Solver().solve(position)
    if args.json:
        print(json.dumps(_data(position, solution)))
        return OK
    voice = voice_of(args.lang, record, args.cards)
    _tell(voice, position, solution)
    return OK


def _state(record: Record, deal: int | None, card: int | None) -> State:
    """The match before the ``card``-th card of a deal; raises Stop where there is no such card."""
    from belot.cli.replay import deals
    from belot.rules import Phase, State, fold
    from belot.rules.events import CardPlayed

    known = deals(record)
    wanted = deal or known
    if not 1 <= wanted <= known:
        raise stop("deal-unknown", n=wanted, known=f"1–{known}")
    state, before = None, list[State]()
    for event in record.events:
        if state is not None and state.standing.deals == wanted and isinstance(event, CardPlayed):
            before.append(state)
        state = fold(state, event)
    assert state is not None
    if state.phase is Phase.PLAY and state.standing.deals == wanted:
        before.append(state)
        card = card or len(before)
    if not 0 < (card or 1) <= len(before):
        raise stop("solve-no-position")
    return before[(card or 1) - 1]


def _tell(voice: Voice, position: Position, solution: Solution) -> None:
    outcome, law = solution.outcome, position.law
    own, other = outcome.own, outcome.other
    print(voice("solve-turn", player=voice.name(solution.turn), own=own, other=other))

    def best_first(card: int) -> tuple[int, int]:
        return -solution.cards[card].difference, law.order.place[card]

    for card in sorted(solution.cards, key=best_first):
        after = solution.cards[card]
        print("  " + voice("solve-card", card=voice.card(card), own=after.own, other=after.other))
    print(voice("solve-line", cards=voice.cards(solution.line)))


def _data(position: Position, solution: Solution) -> dict[str, object]:
    from belot.rules import card_text

    def points(outcome: Outcome) -> dict[str, int]:
        return {"own": outcome.own, "other": outcome.other, "capot": outcome.capot}

    return {
        "rules": position.rules.name,
        "contract": position.contract.letter,
        "turn": solution.turn,
        **points(solution.outcome),
        "cards": {card_text(card): points(outcome) for card, outcome in solution.cards.items()},
        "line": [card_text(card) for card in solution.line],
    }
